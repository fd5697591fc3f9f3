import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Failure } from "../../model/run/failure.ts";
import { list, paragraph, type Block } from "./document.ts";
import { markProse } from "./text.ts";

/** Why the measurement failed, and what to do. The lead already has the first sentence. */
export function failureBlocks({ where, why, help, failures }: Failure): Block[] {
  return [
    ...part("Where", where),
    ...part("Why", why),
    ...part("Help", help),
    ...list(
      failures.map((failure) => ({ title: markProse(oneLine(failure.what)), text: describeFailure(failure) })),
      "failed captures",
      "profile.json",
    ),
  ];
}

function part(title: string, text: string | null): Block[] {
  if (text === null) return [];
  return text.trim().includes("\n")
    ? [{ kind: "lines", title, text: text.trim() }]
    : [paragraph(markProse(text), title)];
}

function describeFailure({ where, why, help }: Diagnostic): string {
  const named = (title: string, text: string | null): string[] =>
    text === null ? [] : [`${title}: ${markProse(oneLine(text))}`];
  return [...named("Where", where), ...named("Why", why), ...named("Help", help)].join(" ");
}

function oneLine(text: string): string {
  return text.replaceAll(/(?<!\s)\s*\n\s*/g, " · ");
}
