import * as z from "zod";
import { nullByDefault, number, text, textOrNull } from "../schema.ts";
import { gpuPerAmountKinds, wallPerAmountKinds } from "../profile/per-amount.ts";
import { timeChangeSchema } from "../comparison/comparison-rows.ts";

export const seriesChangeSchema = timeChangeSchema.omit({ baseNs: true, headNs: true }).extend({
  base: number
    .nullable()
    .describe(
      "The average over processes, from which the change is calculated: the geometric mean over pairs, or the median. Null if the side doesn't have the metric.",
    ),
  head: number.nullable(),
});

export const metricRowSchema = z.object({
  kind: z
    .enum(["reported", ...wallPerAmountKinds, ...gpuPerAmountKinds, "client-time", "peak-memory"])
    .default("reported")
    .describe(
      "reported: the program itself reports it. client-time: how long a server's client ran. peak-memory: the most GPU memory in use in any sample; `name` is the GPU. The other kinds are a range's times per step or token, or its tokens per second.",
    ),
  name: text,
  range: nullByDefault(text).describe("The range that the metric belongs to, as in a configuration's `ranges`."),
  unit: textOrNull,
  better: z.enum(["lower", "higher"]).nullable(),
  source: text.describe("The file that the metric comes from. Empty if it isn't from a file."),
  change: seriesChangeSchema,
});

export type SeriesChange = z.infer<typeof seriesChangeSchema>;
export type MetricRow = z.infer<typeof metricRowSchema>;
