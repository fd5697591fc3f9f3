import { plainText } from "../model/plain-text.ts";

/**
 * What Markdown or HTML could read as more than text: marks anywhere; links and references of GitHub (`www.a.b`, `http:/`,
 * `:emoji:`, `GH-1`); lists and headings at the start.
 */
const special = /[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|:(?=\S)|-(?=[\d-])|(?<=^\s*\d*)[-+=.:)]/g;

/**
 * Text of a hostile program as Markdown that shows it as it is, on one line, also in a table's cell. Characters that mean
 * something become numeric entities, which neither Markdown nor GitHub's autolinks read again.
 */
export function markdownText(text: string): string {
  return plainText(text).replace(special, (character) => `&#${String(character.codePointAt(0))};`);
}

/** A table of cells that are Markdown already; numbers to the right. */
export function markdownTable(
  columns: readonly { readonly title: string; readonly align: "left" | "right" }[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ align }) => (align === "right" ? "--:" : ":--"))),
    ...rows.map(line),
  ].join("\n");
}
