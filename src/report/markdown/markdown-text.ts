import { plainText } from "../../model/text/plain-text.ts";
import type { Column } from "../terminal/text-table.ts";

/**
 * What Markdown or HTML could read as more than text: marks anywhere; links and references of GitHub (`www.a.b`, also a `www.`
 * with nothing after it, `http:/`, `:emoji:`, `GH-1`).
 */
const special = /[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)|-(?=[\d-])/gi;
/** The same, and what makes lists and headings at the start. */
// The last part looks back from a mark over spaces and digits alone: no character is looked at for two marks.
// eslint-disable-next-line regexp/no-super-linear-move
const specialAtStart = new RegExp(String.raw`${special.source}|(?<=^\s*\d*)[-+=.:)]`, "gi");

/**
 * Text of a hostile program as Markdown that shows it as it is, on one line, also in a table's cell. Characters that mean
 * something become numeric entities, which Markdown does not read again. GitHub looks for mentions and references in what
 * Markdown made of them: text for a page of GitHub's goes through `prose` of safe-text.ts. `within`: it begins with words of ours.
 */
export function markdownText(text: string, within = false): string {
  const found = within ? special : specialAtStart;
  return plainText(text).replace(found, (character) => `&#${String(character.codePointAt(0))};`);
}

/**
 * Hostile text as a code span, in which nothing is read as Markdown, HTML or a link: names stay readable in the source too. The
 * fence is longer than any within the text. In a table's cell no code span can hold a backslash before a `|`: such text is
 * HTML.
 */
export function markdownCode(text: string): string {
  const plain = plainText(text).replaceAll(/\s+/g, " ").trim();
  if (plain === "") return "";
  if (plain.includes("\\|")) return `<code>${markdownText(plain)}</code>`;
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${padding}${plain}${padding}${fence}`;
}

/** A table of cells that are Markdown already; numbers to the right. A `|` is left in code spans alone, where the table takes the backslash away. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ align }) => (align === "right" ? "--:" : ":--"))),
    ...rows.map(line),
  ].join("\n");
}
