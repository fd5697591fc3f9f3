import * as z from "zod";
import { flattenLists, parseEntries, type JsonFormat } from "./format.ts";

/*
 * github-action-benchmark's input for its tools customSmallerIsBetter and customBiggerIsBetter (BenchmarkResult in its
 * src/extract.ts, examples in its test/data/extract/): a list whose values may be strings.
 *   [{"name": "Memory Used", "unit": "Megabytes", "value": 100, "range": "3", "extra": "…"}]
 * The files don't say which of these two tools they're for, so we can't detect the format, and the configuration has to set it.
 */
const entrySchema = z.object({
  name: z.coerce.string(),
  value: z.union([z.number(), z.string()]).transform(Number),
  unit: z.coerce.string().nullish(),
});

export const smallerIsBetter = customFormat("customSmallerIsBetter", "lower");
export const biggerIsBetter = customFormat("customBiggerIsBetter", "higher");

function customFormat(format: JsonFormat["format"], better: "lower" | "higher"): JsonFormat {
  return {
    format,
    recognizes: () => false,
    read: (values) => ({
      metrics: parseEntries(entrySchema, flattenLists(values)).map(({ name, value, unit }) => ({
        name,
        value,
        unit: unit ?? null,
        better,
      })),
    }),
  };
}
