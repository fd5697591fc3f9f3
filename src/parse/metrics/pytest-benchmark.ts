import * as z from "zod";
import { text } from "../../model/schema.ts";
import { isRecord, measured, parseEntries, type JsonFormat } from "./format.ts";

/*
 * pytest-benchmark's --benchmark-json=FILE (5.3.1, src/pytest_benchmark/session.py, stats.py). Times are in seconds.
 *   {"machine_info": {…}, "benchmarks": [{"fullname": "test_decode.py::test_sample", "stats": {"median": 6.7e-06, …}, …}], …}
 * We use the median, because a single slow round moves the mean.
 */
const fileSchema = z.object({
  benchmarks: z.array(z.unknown()),
});
const benchmarkSchema = z.object({ fullname: text, stats: z.object({ median: measured }) });

export const pytestBenchmark: JsonFormat = {
  format: "pytest-benchmark",
  recognizes: ([file]) => isRecord(file) && "machine_info" in file && "benchmarks" in file,
  read: (values) => ({
    metrics: z
      .array(fileSchema)
      .parse(values)
      .flatMap(({ benchmarks }, index) => parseEntries(benchmarkSchema, benchmarks, [index, "benchmarks"]))
      .map(({ fullname, stats }) => ({ name: fullname, value: stats.median, unit: "s", better: "lower" })),
  }),
};
