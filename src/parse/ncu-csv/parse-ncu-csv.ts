import { parse } from "csv-parse/sync";
import { ParseError } from "../../errors.ts";
import type { NcuReport, NcuRow } from "../../model/reports/ncu.ts";
import { badHeader, readColumns } from "./columns.ts";
import { sortLines, type NcuLines } from "./lines.ts";
import { readRow } from "./read-row.ts";

/*
 * `ncu --csv --page raw`, in a log file (with `==` lines before and between the rows) or from `--import` (without them):
 *   ==PROF== Disconnected from process 25
 *   "ID","Process ID",…,"thread Domain:Push/Pop_Range:…","Kernel Name",…,"Block Size","Grid Size",…,"gpu__time_duration.sum",…
 *   "","",…,"","",…,"","",…,"ns",…
 *   "0","25",…,"25  ""<default domain>:decode:none:none:none:none:none:none"" ","_ZN2at…",…,"(128, 1, 1)","(1, 1, 1)",…,"3,104",…
 * Where nothing was profiled there is no table at all. A range that was replayed has no Block Size and Grid Size.
 */

/** More bad rows than this share are an error. */
const badLimit = 0.1;
const namedBadRows = 3;

/** Reads a CSV of ncu. Without any row the gate says why (`messages`); a text that is no CSV of ncu is a ParseError. */
export function parseNcuCsv(text: string, file: string): NcuReport {
  const lines = sortLines(text);
  const found = { source: file, messages: lines.messages, availableKernels: lines.availableKernels };
  const [header, units, ...records] = lines.records.map(({ text: record, line }) => ({
    line,
    cells: splitRecord(record),
  }));
  if (header === undefined) {
    const [first] = lines.others;
    if (first !== undefined && lines.messages.length === 0)
      throw badHeader([first.text], file, "There is no line of column names.");
    return { ...found, columns: [], rows: [], warnings: otherLines(lines, file) };
  }
  const names = header.cells ?? [];
  if (units !== undefined && (units.cells?.[names.indexOf("ID")] ?? "") !== "")
    throw badHeader(names, file, "There is no row of units below it.");
  const columns = readColumns(names, units?.cells ?? [], file);
  const rows: NcuRow[] = [];
  const bad: string[] = [];
  const inPart: string[] = [];
  for (const { cells, line } of records) {
    const badCells: string[] = [];
    const row = cells === null ? "it is not CSV" : readRow(cells, line, columns, (why) => badCells.push(why));
    const place = `${file}, line ${String(line)}`;
    if (typeof row === "string") bad.push(`${place}: ${row}`);
    else rows.push(row);
    if (badCells.length > 0) inPart.push(`${place}, without what cannot be read: ${badCells.join("; ")}`);
  }
  if (bad.length + inPart.length > badLimit * records.length) throw badRows([...bad, ...inPart], records.length, file);
  refuseUnlabelled(rows, file);
  return {
    ...found,
    columns: columns.metrics.map(({ name }) => name),
    rows,
    warnings: [...bad, ...inPart, ...otherLines(lines, file)],
  };
}

function splitRecord(record: string): string[] | null {
  try {
    const parsed: unknown = parse(record, { relaxColumnCount: true });
    const [cells]: unknown[] = Array.isArray(parsed) ? parsed : [];
    return Array.isArray(cells) ? cells.map((cell: unknown) => String(cell)) : null;
  } catch {
    return null;
  }
}

function badRows(bad: readonly string[], count: number, file: string): ParseError {
  const rest = bad.length - namedBadRows;
  return new ParseError({
    what: `${String(bad.length)} of ${String(count)} rows of ncu cannot be read.`,
    where: file,
    why: [...bad.slice(0, namedBadRows), ...(rest > 0 ? [`and ${String(rest)} more`] : [])].join("\n"),
    hint: "Was ncu stopped while it wrote? Else run it with --csv --page raw --print-units base.",
    id: "ncu-rows",
  });
}

function refuseUnlabelled(rows: readonly NcuRow[], file: string): void {
  const row = rows.find(({ kind, ranges }) => kind === "range" && ranges.length === 0);
  if (row === undefined) return;
  throw new ParseError({
    what: "A replayed range has no name, so that nobody knows what was measured.",
    where: `${file}, line ${String(row.line)}, the columns of NVTX ranges`,
    hint: "Run ncu with --nvtx and an --nvtx-include for each range; cudaProfilerStart and cudaProfilerStop give a range no name.",
    id: "ncu-unlabelled-range",
  });
}

function otherLines({ others }: NcuLines, file: string): string[] {
  const [first] = others;
  if (first === undefined) return [];
  return [
    `${file}: ${String(others.length)} lines that are not ncu's, the first is line ${String(first.line)}: ${JSON.stringify(first.text.slice(0, 80))}`,
  ];
}
