import type { MetricValue } from "../profile/untraced.ts";

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

export interface MetricFile {
  readonly format: MetricFormat;
  readonly metrics: readonly MetricValue[];
  /** Null if nothing failed, or if the format doesn't show failures. */
  readonly failures: MetricFailures | null;
}

export interface MetricFailures {
  readonly kind: "request" | "benchmark";
  readonly failed: number;
  readonly asked: number | null;
  readonly said: string | null;
}
