import { ParseError } from "../../model/errors.ts";
import type { NcuSection, NcuSet } from "../../model/ncu/report.ts";

/*
 * `ncu --list-sections` and `ncu --list-sets` print a table with fixed columns. The dashes show how wide the columns are. A long cell
 * continues on the next lines, even in the middle of a word. The other columns of those lines are empty:
 *
 *   ---------- ---------------------------- ------- -----------------
 *   Identifier Sections                     Enabled Estimated Metrics
 *   ---------- ---------------------------- ------- -----------------
 *   detailed   ComputeWorkloadAnalysis, Lau no      906
 *              nchStats
 */

/** Parses `ncu --list-sections`. Throws ParseError if the text has no such table. */
export function parseSections(text: string, file = "ncu --list-sections"): NcuSection[] {
  return readRows(text, file, ["Identifier", "Display Name", "Enabled"]).map(([id = "", name = "", enabled = ""]) => ({
    id,
    name,
    enabled: enabled === "yes",
  }));
}

/** Parses `ncu --list-sets`. Throws ParseError if the text has no such table. */
export function parseSets(text: string, file = "ncu --list-sets"): NcuSet[] {
  return readRows(text, file, ["Identifier", "Sections", "Enabled", "Estimated Metrics"]).map(
    ([id = "", sections = "", enabled = ""]) => ({
      id,
      sections: sections.split(/,\s*/).filter((name) => name !== ""),
      enabled: enabled === "yes",
    }),
  );
}

/** Reads the table's rows, with cells in the order of `titles`. */
function readRows(text: string, file: string, titles: readonly string[]): string[][] {
  const lines = text.split(/\r?\n/);
  const top = lines.findIndex((line) => /^-+( -+)+\s*$/.test(line));
  const spans = columnSpans(lines[top] ?? "");
  const header = cut(lines[top + 1] ?? "", spans).map((cell) => cell.trim());
  const order = titles.map((title) => header.indexOf(title));
  if (top < 0 || order.includes(-1)) {
    throw new ParseError({
      what: "The listing from ncu has an unknown format.",
      where: file,
      why: `Expected a table with the columns ${titles.join(", ")}; found ${top < 0 ? "no table" : header.join(", ")}.`,
      help: "Please report the problem and include your ncu version.",
      id: "ncu-listing",
    });
  }
  const first = order[0] ?? 0;
  const rows: string[][] = [];
  for (const line of lines.slice(top + 3)) {
    if (line.trim() === "" || line.startsWith("==")) continue;
    const cells = cut(line, spans);
    const last = rows.at(-1);
    if (last !== undefined && (cells[first] ?? "").trim() === "")
      for (const [at, cell] of cells.entries()) last[at] = (last[at] ?? "") + cell;
    else rows.push(cells);
  }
  return rows.map((cells) => order.map((at) => (cells[at] ?? "").trim()));
}

function columnSpans(dashes: string): { start: number; end: number }[] {
  return [...dashes.matchAll(/-+/g)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

/** Splits a line into cells, and keeps their padding, because a cell may break at a space that belongs to its text. */
function cut(line: string, spans: readonly { start: number; end: number }[]): string[] {
  return spans.map(({ start, end }) => line.slice(start, end));
}
