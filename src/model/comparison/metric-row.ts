import * as z from "zod";
import { timeChangeSchema } from "./comparison-rows.ts";

/** A change of what the runs without CUDA tracing gave, in any unit: `timeChangeSchema` without nanoseconds. */
export const seriesChangeSchema = timeChangeSchema.omit({ baseNs: true, headNs: true }).extend({
  base: z.number().nullable().describe("The median over processes; null where the side does not have it."),
  head: z.number().nullable(),
});

/** A metric that the program itself reported. */
export const metricRowSchema = z.object({
  name: z.string(),
  unit: z.string().nullable(),
  better: z.enum(["lower", "higher"]).nullable(),
  source: z.string(),
  change: seriesChangeSchema,
});

export type SeriesChange = z.infer<typeof seriesChangeSchema>;
export type MetricRow = z.infer<typeof metricRowSchema>;
