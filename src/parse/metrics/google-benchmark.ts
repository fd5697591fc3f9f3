import * as z from "zod";
import { flag, text } from "../../model/schema.ts";
import { median } from "../../model/rounds.ts";
import type { MetricFailures } from "../../model/metrics/metric-file.ts";
import { isRecord, measured, parseEntries, type FoundMetric, type FoundMetrics, type JsonFormat } from "./format.ts";

/*
 * Google Benchmark's --benchmark_out=FILE (src/json_reporter.cc): one entry per repetition (`iteration`). If there are several
 * repetitions, `aggregate` entries follow or replace these entries. Rates are extra keys: `items_per_second`, `bytes_per_second`.
 *
 *   {"context": {…}, "benchmarks": [{"name": "fib_10", "run_name": "fib_10", "run_type": "iteration", "real_time": 2.1e+02,
 *   "time_unit": "ns", …}]}
 *
 * A benchmark that called SkipWithError has `error_occurred` and `error_message`, and its times mean nothing.
 */
const runSchema = z.object({
  name: text,
  run_name: text.optional(),
  run_type: z.enum(["iteration", "aggregate"]).optional(),
  aggregate_name: text.optional(),
  error_occurred: flag.optional(),
  error_message: text.optional(),
  skipped: flag.optional(),
  real_time: measured.optional(),
  time_unit: z.enum(["ns", "us", "ms", "s"]).optional(),
  items_per_second: measured.optional(),
  bytes_per_second: measured.optional(),
});
const fileSchema = z.object({ benchmarks: z.array(z.unknown()) });

type Run = z.infer<typeof runSchema>;

export const googleBenchmark: JsonFormat = {
  format: "google-benchmark",
  recognizes: ([file]) => isRecord(file) && "context" in file && "benchmarks" in file,
  read: (values) =>
    readRuns(
      z
        .array(fileSchema)
        .parse(values)
        .flatMap(({ benchmarks }, index) => parseEntries(runSchema, benchmarks, [index, "benchmarks"])),
    ),
};

function readRuns(runs: readonly Run[]): FoundMetrics {
  const byName = Map.groupBy(
    runs.filter(({ error_occurred, skipped }) => error_occurred !== true && skipped !== true),
    ({ name, run_name }) => run_name ?? name,
  );
  const failed = runs.filter(({ error_occurred }) => error_occurred === true);
  const names = new Set(runs.map(({ name, run_name }) => run_name ?? name));
  const failures: MetricFailures = {
    kind: "benchmark",
    failed: new Set(failed.map(({ name, run_name }) => run_name ?? name)).size,
    asked: names.size,
    said: failed.find(({ error_message }) => error_message !== undefined)?.error_message ?? null,
  };
  return {
    metrics: [...byName].flatMap(([name, its]) => metricsOf(name, its)),
    failures: failed.length === 0 ? null : failures,
  };
}

function metricsOf(name: string, runs: readonly Run[]): FoundMetric[] {
  const medians = runs.filter(({ aggregate_name }) => aggregate_name === "median");
  const chosen = medians.length > 0 ? medians : runs.filter(({ run_type }) => run_type !== "aggregate");
  const timeUnit = chosen.find(({ time_unit }) => time_unit !== undefined)?.time_unit ?? "ns";
  const figures = [
    { key: "real_time", as: name, unit: timeUnit, better: "lower" },
    { key: "items_per_second", as: `${name} items_per_second`, unit: "items/s", better: "higher" },
    { key: "bytes_per_second", as: `${name} bytes_per_second`, unit: "B/s", better: "higher" },
  ] as const;
  return figures.flatMap(({ key, as, unit, better }) =>
    middleOf(chosen.flatMap((run) => run[key] ?? [])).map((value) => ({ name: as, value, unit, better })),
  );
}

/** The first non-finite value, if there is one. Empty without values. */
function middleOf(values: readonly (number | string)[]): (number | string)[] {
  const numbers = values.filter((value) => typeof value === "number");
  const none = values.find((value) => typeof value === "string");
  if (none !== undefined) return [none];
  return numbers.length === 0 ? [] : [median(numbers)];
}
