import type { MetricValue } from "../profile/untraced.ts";

/** What may have written a file of metrics: docs/metrics.md has an example of each. */
export const metricFormats = [
  ...(["json", "csv", "vllm", "sglang", "llama-bench", "pytest-benchmark", "google-benchmark"] as const),
  ...(["customSmallerIsBetter", "customBiggerIsBetter"] as const),
] as const;

export type MetricFormat = (typeof metricFormats)[number];

/** What a program wrote of itself. */
export interface MetricFile {
  readonly format: MetricFormat;
  /** Of different names, all finite. */
  readonly metrics: readonly MetricValue[];
  /** What the program says that it could not do; null where its format does not tell, or nothing failed. */
  readonly failures: MetricFailures | null;
}

/** Parts of a measurement that failed: the figures are of the others alone. */
export interface MetricFailures {
  readonly kind: "request" | "benchmark";
  readonly failed: number;
  /** Null where it is not said. */
  readonly asked: number | null;
  /** The first of the program's own words for it; null without any. */
  readonly said: string | null;
}
