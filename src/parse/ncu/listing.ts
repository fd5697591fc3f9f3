import { ParseError } from "../../model/errors.ts";

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

export function parseSections(text: string, file = "ncu --list-sections"): string[] {
  return readIds(text, file, ["Identifier", "Display Name", "Enabled"]);
}

export function parseSets(text: string, file = "ncu --list-sets"): string[] {
  return readIds(text, file, ["Identifier", "Sections", "Enabled", "Estimated Metrics"]);
}

function readIds(text: string, file: string, titles: readonly string[]): string[] {
  const lines = text.split(/\r?\n/);
  const top = lines.findIndex((line) => /^-+( -+)+\s*$/.test(line));
  const spans = [...(lines[top] ?? "").matchAll(/-+/g)].map(({ index, 0: dashes }) => [index, index + dashes.length]);
  const header = spans.map((span) => (lines[top + 1] ?? "").slice(...span).trim());
  if (top < 0 || titles.some((title) => !header.includes(title))) {
    throw new ParseError({
      what: "The listing from ncu has an unknown format.",
      where: file,
      why: `Expected a table with the columns ${titles.join(", ")}; found ${top < 0 ? "no table" : header.join(", ")}.`,
      help: "Please report the problem and include your ncu version.",
      id: "ncu-listing",
    });
  }
  return lines
    .slice(top + 3)
    .filter((line) => !line.startsWith("=="))
    .map((line) => line.slice(...(spans[header.indexOf("Identifier")] ?? [])).trim())
    .filter((id) => id !== "");
}
