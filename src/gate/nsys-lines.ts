import type { NsysDiagnostic } from "../model/reports/trace.ts";
import { counted } from "../model/text/listing.ts";
import { plainText } from "../model/text/plain-text.ts";
import { clipLine } from "./process-gate.ts";

/** nsys 2023.4.4 and 2025.3.1 say this in nearly every report, so it comes last. */
const usualMessage = /^Not all .* events might have been collected\.$/;

export function quoteDiagnostics(diagnostics: readonly NsysDiagnostic[], most: number): string[] {
  const times = Map.groupBy(
    diagnostics,
    ({ severity, text }) => `${severity}: ${plainText(text.replace(/\s+/g, " ").trim())}`,
  );
  const lines = [...times]
    .sort(([, [a]], [, [b]]) => rankDiagnostic(a) - rankDiagnostic(b))
    .map(([text, { length }]) => `nsys says: ${clipLine(text)}${length === 1 ? "" : ` (${counted(length, "time")})`}`);
  const more = lines.length - most;
  return more > 0 ? [...lines.slice(0, most), `nsys says ${counted(more, "more warning", "more warnings")}.`] : lines;
}

function rankDiagnostic(diagnostic: NsysDiagnostic | undefined): number {
  if (diagnostic?.severity === "error") return 0;
  return usualMessage.test(diagnostic?.text ?? "") ? 2 : 1;
}
