import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Failure } from "../../model/run/failure.ts";
import { list, type Block } from "./blocks.ts";
import { codeBlock, prose } from "./safe-text.ts";

/** Why nothing, or not all, was measured, and what to do; the first sentence is the headline's. */
export function failurePart({ where, why, help, failures }: Failure): Block[] {
  return [
    ...part("Where", where),
    ...part("Why", why),
    ...part("Help", help),
    ...list(failures.slice(0, 10).map(failureText), "failed captures", failures.length),
  ];
}

function part(title: string, text: string | null): Block[] {
  if (text === null) return [];
  return text.trim().includes("\n") ? [`**${title}**:`, codeBlock(text.trim())] : [`**${title}**: ${prose(text)}`];
}

function failureText({ what, where, why, help }: Diagnostic): string {
  const parts = [
    where === null ? "" : `Where: ${prose(oneLine(where))}`,
    why === null ? "" : `Why: ${prose(oneLine(why))}`,
    help === null ? "" : `Help: ${prose(oneLine(help))}`,
  ];
  return [`**${prose(oneLine(what))}**`, ...parts.filter((text) => text !== "")].join(" ");
}

function oneLine(text: string): string {
  return text.replaceAll(/(?<!\s)\s*\n\s*/g, " · ");
}
