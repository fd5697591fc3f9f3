import * as z from "zod";
import { severities, type Diagnostic } from "../diagnostic.ts";

const text = z.string().nullable();

export const diagnosticSchema = z.object({
  id: text
    .default(null)
    .describe("The cause's id in docs/failures.md. Null if the cause has no id, and in older files."),
  severity: z.enum(severities).default("error"),
  what: z.string(),
  where: text,
  why: text,
  help: text.default(null),
}) satisfies z.ZodType<Diagnostic>;

/** Why a run measured nothing, or only part of what it should have. It contains nothing that may be secret. */
export const failureSchema = diagnosticSchema.extend({
  failures: z.array(diagnosticSchema).describe("Each capture's failure, if several failed."),
});

export type Failure = z.infer<typeof failureSchema>;
