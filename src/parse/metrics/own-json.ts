import * as z from "zod";
import { flattenLists, isRecord, measured, parseEntries, type JsonFormat } from "./format.ts";

/*
 * Our own format, for programs that write their metrics themselves: a list, `{"metrics": [...]}`, or one object per line:
 *   {"name": "TTFT", "value": 41.2, "unit": "ms", "better": "lower"}
 */
const entrySchema = z.object({
  name: z.string(),
  value: measured,
  unit: z.string().nullish(),
  better: z.enum(["lower", "higher"]).nullish(),
});

export const ownJson: JsonFormat = {
  format: "json",
  recognizes: (values) => {
    const [first] = entries(values);
    return isRecord(first) && "name" in first && "value" in first;
  },
  read: (values) => ({
    metrics: parseEntries(entrySchema, entries(values)).map(({ name, value, unit, better }) => ({
      name,
      value,
      unit: unit ?? null,
      better: better ?? null,
    })),
  }),
};

function entries(values: readonly unknown[]): unknown[] {
  return flattenLists(
    values.map((value) => (isRecord(value) && Array.isArray(value["metrics"]) ? value["metrics"] : value)),
  );
}
