import * as z from "zod";
import { elements, parseEntries, type JsonFormat } from "./format.ts";

/*
 * What github-action-benchmark reads for the tools customSmallerIsBetter and customBiggerIsBetter (BenchmarkResult in its
 * src/extract.ts, examples in its test/data/extract/): a list whose values may be texts.
 *   [{"name": "Memory Used", "unit": "Megabytes", "value": 100, "range": "3", "extra": "…"}]
 * The files do not say which of the two they are for: nothing recognizes them, and the configuration has to name it.
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
      metrics: parseEntries(entrySchema, elements(values)).map(({ name, value, unit }) => ({
        name,
        value,
        unit: unit ?? null,
        better,
      })),
    }),
  };
}
