import { plainText } from "../../model/text/plain-text.ts";
import type { Column } from "../terminal/text-table.ts";

/**
 * Characters that Markdown or HTML could interpret: markup characters anywhere, and the punctuation in GitHub's links and references
 * (`www.a.b`, a `www.` with nothing after it, `http:/`, `:emoji:`, `GH-1`). Dates and times of day are neither.
 */
const special =
  /[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)(?!(?<=\d:)\d\d(?!\d))|(?<=GH)-(?=\d)/gi;
/** The characters of `special`, and those that start a list or a heading at the start of a line. */
// The last lookbehind scans only the spaces and digits before a mark, so it scans no character twice.
// eslint-disable-next-line regexp/no-super-linear-move
const specialAtStart = new RegExp(String.raw`${special.source}|(?<=^\s*)[-+=:]|(?<=^\s*\d*)[.)]`, "gi");

/**
 * A hostile program's text as one line of Markdown that shows it literally, even in a table cell. Special characters become numeric
 * entities, which Markdown doesn't interpret. GitHub looks for mentions and references after Markdown has decoded the entities, so
 * text for a GitHub page must go through `prose` in safe-text.ts. `within` means that the line begins with our own words.
 */
export function escapeMarkdown(text: string, within = false): string {
  const pattern = within ? special : specialAtStart;
  return plainText(text).replace(pattern, (character) => `&#${String(character.codePointAt(0))};`);
}

/**
 * Hostile text as a code span. Markdown doesn't interpret markup, HTML, or links in it, and names stay readable in the source. The fence is
 * longer than any run of backquotes in the text. A code span in a table cell can't contain a backslash before a `|`, so such text
 * becomes HTML.
 */
export function markdownCode(text: string): string {
  const plain = plainText(text).replaceAll(/\s+/g, " ").trim();
  if (plain === "") return "";
  if (plain.includes("\\|")) return `<code>${escapeMarkdown(plain)}</code>`;
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${padding}${plain}${padding}${fence}`;
}

/**
 * A table of cells that are already Markdown, with numbers right-aligned. A `|` can appear only in a code span; we escape it with a
 * backslash, which the table's parser removes.
 */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ align }) => (align === "right" ? "--:" : ":--"))),
    ...rows.map(line),
  ].join("\n");
}
