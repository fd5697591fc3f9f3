import { parse } from "csv-parse/sync";
import { ParseError } from "../../model/errors.ts";
import type { NcuMessage, NcuMetric, NcuRange, NcuReport, NcuRow } from "../../model/ncu/report.ts";
import type { Dim3 } from "../../model/units.ts";
import { countText } from "../../model/text/quantity.ts";
import { shortenName } from "../../model/text/shorten-name.ts";
import { badHeader, exact, type NcuColumns, readColumns, readRanges, refuseOtherPage } from "./csv-columns.ts";
import { counted } from "../../model/text/listing.ts";

/*
 * `ncu --csv --page raw`, in a log file (with `==` lines before and between the rows) or from `--import` (without them):
 *   ==PROF== Disconnected from process 25
 *   "ID","Process ID",…,"thread Domain:Push/Pop_Range:…","Kernel Name",…,"Block Size","Grid Size",…,"gpu__time_duration.sum",…
 *   "","",…,"","",…,"","",…,"ns",…
 *   "0","25",…,"25  ""<default domain>:decode:none:none:none:none:none:none"" ","_ZN2at…",…,"(128, 1, 1)","(1, 1, 1)",…,"3,104",…
 * If nothing was profiled, there's no table. A replayed range has no Block Size and Grid Size.
 */

/** A higher share of bad rows is an error. */
const badLimit = 0.1;
const namedBadRows = 3;
/** The longest record, in characters: enough for tens of thousands of metrics. Ten million columns would take half a minute and 1.6 GB. */
const longestRecord = 2 ** 22;

/** Without rows, the gate finds the reason in `messages`. Throws ParseError if the text isn't ncu's CSV. */
export function parseNcuCsv(text: string, file: string): NcuReport {
  const lines = sortLines(text);
  const parts = { source: file, messages: lines.messages, availableKernels: lines.availableKernels };
  const [header, units, ...records] = lines.records;
  if (header === undefined) {
    const [first] = lines.others;
    if (first !== undefined && lines.messages.length === 0)
      throw badHeader([first.text], file, "It has no header line.");
    return { ...parts, columns: [], rows: [], warnings: otherLines(lines, file) };
  }
  if (header.text.length > longestRecord)
    throw badHeader([header.text], file, `It has more than ${countText(longestRecord)} characters.`);
  const names = splitRecord(header.text) ?? [];
  refuseOtherPage(names, file);
  const unitCells = splitRecord(units?.text ?? "") ?? [];
  if ((unitCells[names.indexOf("ID")] ?? "") !== "")
    throw badHeader(names, file, "It has no row of units below the header.");
  const columns = readColumns(names, unitCells, file);
  const rows: NcuRow[] = [];
  const bad: string[] = [];
  const inPart: string[] = [];
  for (const { text: record, line } of records) {
    const cells = splitRecord(record);
    const badCells: string[] = [];
    const row = cells === null ? "it isn't CSV" : readRow(cells, line, columns, (why) => badCells.push(why));
    const place = `${file}, line ${line}`;
    if (typeof row === "string") bad.push(`${place}: ${row}`);
    else rows.push(row);
    if (badCells.length > 0) inPart.push(`${place}, ignored unreadable cells: ${badCells.join("; ")}`);
  }
  if (bad.length + inPart.length > badLimit * records.length) throw badRows([...bad, ...inPart], records.length, file);
  refuseUnlabeled(rows, file);
  return {
    ...parts,
    columns: columns.metrics.map(({ name }) => name),
    rows,
    warnings: [...bad, ...inPart, ...otherLines(lines, file)],
  };
}

function splitRecord(record: string): string[] | null {
  if (record.length > longestRecord) return null;
  try {
    const parsed: unknown = parse(record, { relaxColumnCount: true, recordDelimiter: "\n" });
    const [cells]: unknown[] = Array.isArray(parsed) ? parsed : [];
    return Array.isArray(cells) ? cells.map((cell: unknown) => String(cell)) : null;
  } catch {
    return null;
  }
}

function badRows(bad: readonly string[], count: number, file: string): ParseError {
  const rest = bad.length - namedBadRows;
  return new ParseError({
    what: `Can't read ${bad.length} of ${count} rows from ncu.`,
    where: file,
    why: [...bad.slice(0, namedBadRows), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"),
    help: "Make sure that ncu wasn't stopped while it wrote the file, and run it with --csv --page raw --print-units base.",
    id: "ncu-rows",
  });
}

function refuseUnlabeled(rows: readonly NcuRow[], file: string): void {
  const row = rows.find(({ kind, ranges }) => kind === "range" && ranges.length === 0);
  if (row === undefined) return;
  throw new ParseError({
    what: "A replayed range has no name, so we can't tell what was measured.",
    where: `${file}, line ${row.line}, the columns of NVTX ranges`,
    help: "Run ncu with --nvtx and an --nvtx-include for each range. Ranges between cudaProfilerStart and cudaProfilerStop have no name.",
    id: "ncu-unlabeled-range",
  });
}

function otherLines({ others }: NcuLines, file: string): string[] {
  const [first] = others;
  if (first === undefined) return [];
  return [
    `${file}: ${counted(others.length, "line isn't", "lines aren't")} from ncu; the first is line ${first.line}: ${JSON.stringify(first.text.slice(0, 80))}`,
  ];
}

interface NcuLines {
  readonly messages: readonly NcuMessage[];
  readonly availableKernels: readonly string[];
  /** The header comes first. A record may span several lines, because range names can. */
  readonly records: readonly { readonly text: string; readonly line: number }[];
  readonly others: readonly { readonly text: string; readonly line: number }[];
}

const levels: Readonly<Record<string, NcuMessage["level"]>> = { PROF: "prof", WARNING: "warning", ERROR: "error" };

/** Messages (`==PROF== …`) may come before and between records, but a line within a quoted cell belongs to its record. */
function sortLines(text: string): NcuLines {
  const messages: NcuMessage[] = [];
  const availableKernels: string[] = [];
  const records: { text: string; line: number }[] = [];
  const others: { text: string; line: number }[] = [];
  let open: { readonly lines: string[]; readonly line: number } | null = null;
  const addRecord = (): void => {
    if (open !== null) records.push({ text: open.lines.join("\n"), line: open.line });
    open = null;
  };
  let listing = false;
  for (const [index, content] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    if (open !== null) {
      open.lines.push(content);
      if (!hasPairedQuotes(content)) addRecord();
      continue;
    }
    const message = /^==([A-Za-z]+)== ?(.*)$/.exec(content);
    const listed = listing ? /^\d+\. (.*)$/.exec(content)?.[1] : undefined;
    if (message !== null) {
      messages.push({ level: levels[message[1] ?? ""] ?? "other", text: message[2] ?? "" });
    } else if (listed !== undefined) {
      availableKernels.push(shortenName(listed));
    } else if (content === "Available Kernels:") {
      listing = true;
    } else if (records.length === 0 ? content.startsWith('"ID","') : content.startsWith('"')) {
      open = { lines: [content], line };
      if (hasPairedQuotes(content)) addRecord();
    } else if (content.trim() !== "") {
      others.push({ text: content, line });
    }
  }
  addRecord();
  return { messages, availableKernels, records, others };
}

/** Quotes within cells are doubled. */
function hasPairedQuotes(line: string): boolean {
  return (line.split('"').length - 1) % 2 === 0;
}

/** Or explains why it can't. A metric whose cell isn't a number gets no value, and `badCell` gets the reason. */
function readRow(
  cells: readonly string[],
  line: number,
  columns: NcuColumns,
  badCell: (why: string) => void,
): NcuRow | string {
  if (cells.length !== columns.count) return `${cells.length} cells, but the header has ${columns.count}`;
  const text = (name: "ID" | "Kernel Name" | "Grid Size" | "Block Size"): string => {
    const index = columns.identity.get(name);
    return index === undefined ? "" : (cells[index] ?? "").trim();
  };
  const id = readValue(text("ID"), 1);
  if (typeof id !== "number" || !Number.isSafeInteger(id))
    return `the ID isn't a number: ${JSON.stringify(text("ID"))}`;
  const kernel = shortenName(text("Kernel Name"));
  if (kernel === "") return "it has no kernel name";
  const grid = readDim3(text("Grid Size"));
  const block = readDim3(text("Block Size"));
  if (grid === undefined || block === undefined)
    return `the grid or block isn't three numbers: ${JSON.stringify([text("Grid Size"), text("Block Size")])}`;
  const ranges: NcuRange[] = [];
  for (const { at, style } of columns.ranges.toSorted((a, b) => a.style.localeCompare(b.style))) {
    const read = readRanges(cells[at] ?? "", style);
    if (read === null) return `the ranges have an unknown format: ${JSON.stringify((cells[at] ?? "").slice(0, 120))}`;
    ranges.push(...read);
  }
  const metrics = new Map<string, NcuMetric>();
  for (const { at, name, unit, factor } of columns.metrics) {
    const value = readValue(cells[at] ?? "", factor);
    const isBad = typeof value === "string" && unit !== "";
    if (isBad) badCell(`${name} (${unit}) isn't a number: ${JSON.stringify(value.slice(0, 60))}`);
    metrics.set(name, { value: isBad ? null : value, unit });
  }
  return {
    // ncu calls the kernel of a row about a whole range `range`.
    kind: kernel === "range" && grid === null ? "range" : "kernel",
    id,
    line,
    kernel,
    grid,
    block,
    ranges,
    metrics,
    rules: [],
  };
}

/** `(128, 1, 1)` → 128, 1, 1. Null for an empty cell, undefined for anything else. */
function readDim3(text: string): Dim3 | null | undefined {
  if (text === "" || text === "n/a") return null;
  const match = /^\(\s*([\d,]*\d)\s*,\s+([\d,]*\d)\s*,\s+([\d,]*\d)\s*\)$/.exec(text);
  const [x, y, z] = (match ?? []).slice(1).map((part) => Number(part.replaceAll(",", "")));
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
}

const absent = new Set(["", "n/a", "no data", "nan", "-nan", "inf", "-inf", "(!) n/a", "(!) nan"]);

const number = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** `1,160.391` → 1160.391 × factor, `no data` → null, `PolicySpread` → text, `199 (1; 2; 3)` → 199. */
export function readValue(cell: string, factor: number): number | string | null {
  const text = cell.trim();
  if (absent.has(text.toLowerCase())) return null;
  const plain = text.replace(/ \(.*\)$/s, "");
  if (!number.test(plain)) return text;
  const value = Number(plain.replaceAll(",", ""));
  return factor === 1 ? value : exact(value * factor);
}
