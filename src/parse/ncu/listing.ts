import { ParseError } from "../../errors.ts";
import type { NcuSection, NcuSet } from "../../model/ncu/report.ts";

/*
 * `ncu --list-sections` and `ncu --list-sets`: a table of fixed columns, whose widths the dashes give. A long cell goes on in
 * the next lines, broken anywhere, also within a word; only its own column is filled there:
 *   ---------- ---------------------------- ------- -----------------
 *   Identifier Sections                     Enabled Estimated Metrics
 *   ---------- ---------------------------- ------- -----------------
 *   detailed   ComputeWorkloadAnalysis, Lau no      906
 *              nchStats
 */

/** The sections of `ncu --list-sections`. Throws ParseError where there is no such table. */
export function parseSections(text: string, file = "ncu --list-sections"): NcuSection[] {
  return readRows(text, file, ["Identifier", "Display Name", "Enabled"]).map(([id = "", name = "", enabled = ""]) => ({
    id,
    name,
    enabled: enabled === "yes",
  }));
}

/** The sets of `ncu --list-sets`. Throws ParseError where there is no such table. */
export function parseSets(text: string, file = "ncu --list-sets"): NcuSet[] {
  return readRows(text, file, ["Identifier", "Sections", "Enabled", "Estimated Metrics"]).map(
    ([id = "", sections = "", enabled = ""]) => ({
      id,
      sections: sections.split(/,\s*/).filter((name) => name !== ""),
      enabled: enabled === "yes",
    }),
  );
}

/** Rows as cells in the order of `titles`. */
function readRows(text: string, file: string, titles: readonly string[]): string[][] {
  const lines = text.split(/\r?\n/);
  const top = lines.findIndex((line) => /^-+( -+)+\s*$/.test(line));
  const spans = columnSpans(lines[top] ?? "");
  const header = cut(lines[top + 1] ?? "", spans).map((cell) => cell.trim());
  const order = titles.map((title) => header.indexOf(title));
  if (top < 0 || order.includes(-1)) {
    throw new ParseError({
      what: "The listing of ncu is not as expected.",
      where: file,
      why: `Expected a table with the columns ${titles.join(", ")}; found ${top < 0 ? "no table" : header.join(", ")}.`,
      help: "If your ncu prints it otherwise, report this with its version.",
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

/** The cells of a line with their padding: a break may fall on a space that belongs to the text. */
function cut(line: string, spans: readonly { start: number; end: number }[]): string[] {
  return spans.map(({ start, end }) => line.slice(start, end));
}
