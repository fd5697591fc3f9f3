import * as z from "zod";
import { gpuPerAmountKinds, wallPerAmountKinds } from "../profile/per-amount.ts";
import { timeChangeSchema } from "../comparison/comparison-rows.ts";

/** A change of what the runs without CUDA tracing gave, in any unit: `timeChangeSchema` without nanoseconds. */
export const seriesChangeSchema = timeChangeSchema.omit({ baseNs: true, headNs: true }).extend({
  base: z
    .number()
    .nullable()
    .describe(
      "Over processes, the middle that the change was judged by: geometric means of pairs, or medians. Null where the side does not have it.",
    ),
  head: z.number().nullable(),
});

/** What the runs without CUDA tracing gave besides the times of ranges. */
export const metricRowSchema = z.object({
  kind: z
    .enum(["reported", ...wallPerAmountKinds, ...gpuPerAmountKinds, "client-time", "peak-memory"])
    .default("reported")
    .describe(
      "reported: by the program itself. client-time: of a server's client, from its start to its end. peak-memory: the most memory of a GPU that was in use by samples; `name` is the GPU. The others are of a range, by `steps` and `tokens`.",
    ),
  name: z.string(),
  range: z.string().nullable().default(null).describe("Of which it is, as in `ranges` of a configuration."),
  unit: z.string().nullable(),
  better: z.enum(["lower", "higher"]).nullable(),
  source: z.string().describe("The file that it was read from; empty where it is from none."),
  change: seriesChangeSchema,
});

export type SeriesChange = z.infer<typeof seriesChangeSchema>;
export type MetricRow = z.infer<typeof metricRowSchema>;
