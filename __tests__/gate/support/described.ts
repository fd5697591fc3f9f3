import { describeDiagnostic } from "../../../src/model/errors.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";

/** What a person reads of it; empty where the gate found nothing. */
export function described(found: Diagnostic | null): string {
  return found === null ? "" : describeDiagnostic(found).join("\n");
}
