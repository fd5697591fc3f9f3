import * as z from "zod";
import { nonEmptyText, number, text } from "../schema.ts";

export const acceptedMetrics = [
  "gpuBusyNs",
  "kernelNs", // Older versions judged ranges by this sum, so it still accepts a slower range.
  "wallNs",
  "launches",
  "hostLaunches",
  "graphLaunches",
  "copies",
  "copiedBytes",
  "blockingCopies",
  "synchronizations",
] as const;

/** Judged if the sides' numbers of steps or tokens differ. */
const acceptedDerived = ["time-per-step", "time-per-token"] as const;

/** Entries for these have no range. */
export const acceptedKinds = ["client-time", "peak-memory"] as const;

const ofRange: readonly string[] = [...acceptedMetrics, ...acceptedDerived];

export const acceptedRegressionSchema = z
  .strictObject({
    range: nonEmptyText
      .optional()
      .describe("A range as in `ranges`, or a glob. Absent if `metric` is a metric of the whole program."),
    kernel: nonEmptyText.optional().describe("A kernel's name, or a glob of names."),
    family: nonEmptyText.optional(),
    metric: nonEmptyText
      .optional()
      .describe(
        `With a range, one of ${ofRange.join(", ")}. Without a range, one of ${acceptedKinds.join(", ")}, or the name of a metric that the program reports (or a glob).`,
      ),
    change: z
      .union([number.positive(), z.literal("any")])
      .describe(
        "How much worse the time or count may get, in percent. any: no limit, even if the value was 0 in base, or if a count got worse by falling.",
      ),
    reason: text.trim().min(1),
    expires: text
      .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
      .describe("The last day on which the entry applies."),
  })
  .refine((entry) => [entry.kernel, entry.family, entry.metric].filter((part) => part !== undefined).length === 1, {
    message: "Name exactly one of kernel, family and metric.",
  })
  .refine(({ range, metric }) => range !== undefined || metric !== undefined, {
    path: ["range"],
    message: "A kernel or family needs a range: set `range` to a range's name or a glob such as *.",
  })
  .refine(({ range, metric }) => range === undefined || metric === undefined || ofRange.includes(metric), {
    path: ["metric"],
    message: `A range's metric is one of ${ofRange.join(", ")}. For a metric that the program reports, leave \`range\` out.`,
  });

/** The reason in a comment's suggested entries. It isn't a reason, so a file that still has it is refused. */
export const placeholderReason = "Say why, and which issue tracks it.";

export const acceptedFileSchema = z
  .strictObject({ accepted: z.array(acceptedRegressionSchema) })
  .refine(({ accepted }) => accepted.every(({ reason }) => reason !== placeholderReason), {
    path: ["accepted"],
    message: `Replace the reason "${placeholderReason}" with your own.`,
  });

export type AcceptedRegression = z.infer<typeof acceptedRegressionSchema>;
