import * as z from "zod";
import { count, textOrNull } from "../../model/schema.ts";
import type { MetricFailures } from "../../model/metrics/metric-file.ts";
import {
  flattenLists,
  isRecord,
  measured,
  mostMetrics,
  parseEntries,
  describeDifferingSettings,
  type FoundMetric,
  type JsonFormat,
} from "./format.ts";

/*
 * Results of benchmark clients for servers.
 *   vllm bench serve --save-result (vllm/benchmarks/serve.py, `benchmark` and `main_async`): one object; --append-result: one per line.
 *   SGLang bench_serving (python/sglang/bench_serving.py, later python/sglang/benchmark/serving.py, `benchmark`): appends one object
 *   per line.
 * SGLang's client is based on vLLM's, so both write `mean_ttft_ms`, `p99_itl_ms`, `output_throughput`, and the like. vLLM writes the
 * number of failed requests (since 0.11), and older versions write the number of requests sent. SGLang writes neither, but its optional
 * details have an error text for each request.
 */
const recordSchema = z.looseObject({
  completed: count,
  failed: count.optional(),
  probe_failed: count.optional(),
  num_prompts: count.optional(),
  errors: z.array(textOrNull).optional(),
});

type ServingRecord = z.infer<typeof recordSchema>;

/** Latencies first, one key per percentile; then the others, in the order we show them. */
const latency = /^(?:probe_)?(?:mean|median|p\d{1,3}(?:\.\d{1,6})?)_[a-z0-9_]+_ms$/;
const throughput = { unit: "tok/s", better: "higher" } as const;
const amount = { better: null } as const;
const plain: Readonly<Record<string, Pick<FoundMetric, "better"> & { readonly unit?: string }>> = {
  request_throughput: { unit: "req/s", better: "higher" },
  request_goodput: { unit: "req/s", better: "higher" },
  input_sequence_throughput: { unit: "inputs/s", better: "higher" },
  output_throughput: throughput,
  input_throughput: throughput,
  total_token_throughput: throughput,
  total_throughput: throughput,
  accept_length: { unit: "tok", better: "higher" },
  spec_decode_acceptance_length: { unit: "tok", better: "higher" },
  spec_decode_acceptance_rate: { unit: "%", better: "higher" },
  duration: { unit: "s", better: null },
  completed: amount,
  total_input_tokens: amount,
  total_output_tokens: amount,
};

const settings = [
  "tag",
  "label",
  "backend",
  "model_id",
  "dataset_name",
  "num_prompts",
  "request_rate",
  "burstiness",
  "max_concurrency",
  "sharegpt_output_len",
  "random_input_len",
  "random_output_len",
  "random_range_ratio",
];

function servingFormat(format: JsonFormat["format"], marks: readonly string[]): JsonFormat {
  return {
    format,
    recognizes: (values) => {
      const [first] = flattenLists(values);
      return isRecord(first) && "completed" in first && marks.some((key) => key in first);
    },
    read: (values) => {
      const records = parseEntries(recordSchema, flattenLists(values));
      const suffixes = describeDifferingSettings(records, settings);
      const metrics: FoundMetric[] = [];
      for (const [index, record] of records.entries()) {
        for (const metric of metricsOf(record, suffixes[index] ?? "")) metrics.push(metric);
        if (metrics.length > mostMetrics) break;
      }
      return {
        metrics,
        failures: failuresOf(records),
      };
    },
  };
}

export const sglang = servingFormat("sglang", ["median_e2e_latency_ms", "total_output_tokens_retokenized"]);
export const vllm = servingFormat("vllm", ["endpoint_type", "request_throughput"]);

function metricsOf(record: ServingRecord, suffix: string): FoundMetric[] {
  const latencies = Object.keys(record).filter((key) => latency.test(key));
  const others = Object.keys(plain).filter((key) => key in record);
  return [...latencies, ...others].flatMap((key) => {
    // Null means not measured: for example, goodput needs a goal.
    if (record[key] === null) return [];
    const { unit = null, better } = plain[key] ?? { unit: "ms", better: "lower" };
    const { data: value, error } = measured.safeParse(record[key]);
    if (error !== undefined) throw new z.ZodError(error.issues.map((issue) => ({ ...issue, path: [key] })));
    return [{ name: `${key}${suffix}`, value, unit, better }];
  });
}

function failuresOf(records: readonly ServingRecord[]): MetricFailures | null {
  const failed = records.reduce((sum, record) => sum + failedOf(record), 0);
  const none = records.every(({ completed }) => completed === 0);
  if (failed === 0 && !none) return null;
  const requests = records.reduce((sum, record) => sum + record.completed + failedOf(record), 0);
  const firstError = records
    .flatMap(({ errors }) => errors ?? [])
    .find((error) => error !== null && error.trim() !== "");
  return { kind: "request", failed, asked: requests === 0 ? null : requests, said: firstError ?? null };
}

function failedOf({ completed, failed, probe_failed, num_prompts, errors }: ServingRecord): number {
  const errorCount = (errors ?? []).filter((error) => error !== null && error.trim() !== "").length;
  const missing = Math.max(0, (num_prompts ?? 0) - completed);
  return (failed ?? (errors === undefined ? missing : errorCount)) + (probe_failed ?? 0);
}
