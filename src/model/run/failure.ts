import * as z from "zod";
import { severities, type Diagnostic } from "../diagnostic.ts";

const text = z.string().nullable();

export const diagnosticSchema = z.object({
  id: text.default(null).describe("The cause's name in docs/failures.md; null without one, and in older files."),
  severity: z.enum(severities).default("error"),
  what: z.string(),
  where: text,
  why: text,
  help: text.default(null),
}) satisfies z.ZodType<Diagnostic>;

/** Why nothing, or not all, was measured, without what may be secret. */
export const failureSchema = diagnosticSchema.extend({
  failures: z.array(diagnosticSchema).describe("Each capture's own failure, where several failed."),
});

export type Failure = z.infer<typeof failureSchema>;
