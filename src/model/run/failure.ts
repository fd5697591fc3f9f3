import * as z from "zod";
import { text, textOrNull } from "../schema.ts";
import { severities, type Diagnostic } from "../diagnostic.ts";

export const diagnosticSchema = z.object({
  id: textOrNull
    .default(null)
    .describe("The cause's id in docs/failures.md. Null if the cause has no id, and in older files."),
  severity: z.enum(severities).default("error"),
  what: text,
  where: textOrNull,
  why: textOrNull,
  help: textOrNull.default(null),
}) satisfies z.ZodType<Diagnostic>;

/** Contains nothing that may be secret. */
export const failureSchema = diagnosticSchema.extend({
  failures: z.array(diagnosticSchema).describe("Each capture's failure, if several failed."),
});

export type Failure = z.infer<typeof failureSchema>;
