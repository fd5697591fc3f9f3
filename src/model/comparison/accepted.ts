import * as z from "zod";

/** What a regression may be of, besides a kernel or a family. */
export const acceptedMetrics = [
  "gpuBusyNs",
  "kernelNs", // What decided before GPU busy time did: it still accepts a slower range.
  "wallNs",
  "launches",
  "hostLaunches",
  "graphLaunches",
  "copies",
  "copiedBytes",
  "blockingCopies",
  "synchronizations",
] as const;

/** What `steps` and `tokens` make of a range's wall time, and is judged where the sides do other numbers of them. */
const acceptedDerived = ["time-per-step", "time-per-token"] as const;

/** What entries without a range call what the program does not report itself. */
export const acceptedKinds = ["client-time", "peak-memory"] as const;

const ofRange: readonly string[] = [...acceptedMetrics, ...acceptedDerived];

/** A regression that people decided to live with, until a day. */
export const acceptedRegressionSchema = z
  .strictObject({
    range: z
      .string()
      .min(1)
      .optional()
      .describe("A range as in `ranges`, or a glob; absent: `metric` is one that the program reports."),
    kernel: z.string().min(1).optional().describe("A kernel's name, or a glob of names."),
    family: z.string().min(1).optional(),
    metric: z
      .string()
      .min(1)
      .optional()
      .describe(
        `Of the range as a whole: ${ofRange.join(", ")}. Without a range: a metric that the program reports, or a glob of their names; ${acceptedKinds.join(", ")}.`,
      ),
    change: z
      .union([z.number().positive(), z.literal("any")])
      .describe(
        "At most so many percent slower, or more. any: also what was 0 before, and a count that is worse for having fallen.",
      ),
    reason: z.string().trim().min(1),
    expires: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
      .describe("The last day on which it holds."),
  })
  .refine((entry) => [entry.kernel, entry.family, entry.metric].filter((what) => what !== undefined).length === 1, {
    message: "Exactly one of kernel, family and metric must be there.",
  })
  .refine(({ range, metric }) => range !== undefined || metric !== undefined, {
    path: ["range"],
    message: "A kernel or family is of a range: name it, or a glob such as *.",
  })
  .refine(({ range, metric }) => range === undefined || metric === undefined || ofRange.includes(metric), {
    path: ["metric"],
    message: `The metric of a range is one of ${ofRange.join(", ")}; one that the program reports is of no range: leave \`range\` out.`,
  });

export const acceptedFileSchema = z.strictObject({ accepted: z.array(acceptedRegressionSchema) });

export type AcceptedRegression = z.infer<typeof acceptedRegressionSchema>;
