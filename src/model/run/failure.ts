import * as z from "zod";

const text = z.string().nullable();

/** What every message for a person answers (errors.ts), without what may be secret. */
const partsSchema = z.object({ what: z.string(), where: text, why: text, help: text });

/** Why nothing, or not all, was measured. */
export const failureSchema = partsSchema.extend({
  failures: z.array(partsSchema).describe("Each capture's own failure, where several failed."),
});

export type Failure = z.infer<typeof failureSchema>;
export type FailureParts = z.infer<typeof partsSchema>;
