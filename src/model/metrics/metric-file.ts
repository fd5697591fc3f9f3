import type { MetricValue } from "../profile/untraced.ts";

/** The formats of metric files, most named after the program that writes them. docs/metrics.md has an example of each. */
export const metricFormats = [
  "json",
  "csv",
  "vllm",
  "sglang",
  "llama-bench",
  "pytest-benchmark",
  "google-benchmark",
  "customSmallerIsBetter",
  "customBiggerIsBetter",
] as const;

export type MetricFormat = (typeof metricFormats)[number];

/** A metric file that a program wrote. */
export interface MetricFile {
  readonly format: MetricFormat;
  /** Names are unique, and values are finite. */
  readonly metrics: readonly MetricValue[];
  /** What failed, according to the program. Null if nothing failed, or if the format doesn't show failures. */
  readonly failures: MetricFailures | null;
}

/** The failed parts of a measurement. The metrics cover only the parts that succeeded. */
export interface MetricFailures {
  readonly kind: "request" | "benchmark";
  readonly failed: number;
  /** How many requests or benchmarks there were in all. Null if unknown. */
  readonly asked: number | null;
  /** The program's first error message; null if it gave none. */
  readonly said: string | null;
}
