import * as z from "zod";

/** What else can regress, apart from a kernel or a family. */
export const acceptedMetrics = [
  "gpuBusyNs",
  "kernelNs", // Decided before GPU busy time did, so it still accepts a slower range.
  "wallNs",
  "launches",
  "hostLaunches",
  "graphLaunches",
  "copies",
  "copiedBytes",
  "blockingCopies",
  "synchronizations",
] as const;

/** Wall time per step or token. Judged if the sides do different numbers of them. */
const acceptedDerived = ["time-per-step", "time-per-token"] as const;

/** Names in entries without a range for figures that the program doesn't report itself. */
export const acceptedKinds = ["client-time", "peak-memory"] as const;

const ofRange: readonly string[] = [...acceptedMetrics, ...acceptedDerived];

/** A regression that people decided to live with until a given day. */
export const acceptedRegressionSchema = z
  .strictObject({
    range: z
      .string()
      .min(1)
      .optional()
      .describe("A range as in `ranges`, or a glob. If absent, `metric` is one that the program reports."),
    kernel: z.string().min(1).optional().describe("A kernel's name, or a glob of names."),
    family: z.string().min(1).optional(),
    metric: z
      .string()
      .min(1)
      .optional()
      .describe(
        `A figure of the whole range: ${ofRange.join(", ")}. Without a range: the name of a metric that the program reports, or a glob of such names; ${acceptedKinds.join(", ")}.`,
      ),
    change: z
      .union([z.number().positive(), z.literal("any")])
      .describe(
        "How many percent slower, or more of a count, is accepted. any: no limit; also covers what was 0 before, and a count that got worse by falling.",
      ),
    reason: z.string().trim().min(1),
    expires: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
      .describe("The last day on which it applies."),
  })
  .refine((entry) => [entry.kernel, entry.family, entry.metric].filter((what) => what !== undefined).length === 1, {
    message: "Name exactly one of kernel, family and metric.",
  })
  .refine(({ range, metric }) => range !== undefined || metric !== undefined, {
    path: ["range"],
    message: "A kernel or family needs its range: name it, or a glob such as *.",
  })
  .refine(({ range, metric }) => range === undefined || metric === undefined || ofRange.includes(metric), {
    path: ["metric"],
    message: `A range's metric is one of ${ofRange.join(", ")}. For a metric that the program reports, leave \`range\` out.`,
  });

export const acceptedFileSchema = z.strictObject({ accepted: z.array(acceptedRegressionSchema) });

export type AcceptedRegression = z.infer<typeof acceptedRegressionSchema>;
