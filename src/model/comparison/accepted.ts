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

/** A regression that people decided to live with, until a day. */
export const acceptedRegressionSchema = z
  .strictObject({
    range: z.string().min(1).describe("A range as in `ranges`, or a glob."),
    kernel: z.string().min(1).optional().describe("A kernel's name, or a glob of names."),
    family: z.string().min(1).optional(),
    metric: z.enum(acceptedMetrics).optional().describe("Of the range as a whole."),
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
  });

export const acceptedFileSchema = z.strictObject({ accepted: z.array(acceptedRegressionSchema) });

export type AcceptedRegression = z.infer<typeof acceptedRegressionSchema>;
