import { parse } from "csv-parse/sync";
import { ParseError } from "../../errors.ts";
import type { NcuMessage, NcuMetric, NcuRange, NcuReport, NcuRow } from "../../model/ncu/report.ts";
import type { Dim3 } from "../../model/units.ts";
import {
  badHeader,
  exact,
  type IdentityColumn,
  type NcuColumns,
  readColumns,
  readRanges,
  refuseOtherPage,
} from "./csv-columns.ts";

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
/** In characters: room for tens of thousands of metrics. Ten million columns would take half a minute and 1.6 GB. */
const longestRecord = 2 ** 22;

/** Reads a CSV of ncu. Without any row the gate says why (`messages`); a text that is no CSV of ncu is a ParseError. */
export function parseNcuCsv(text: string, file: string): NcuReport {
  const lines = sortLines(text);
  const found = { source: file, messages: lines.messages, availableKernels: lines.availableKernels };
  const [header, units, ...records] = lines.records;
  if (header === undefined) {
    const [first] = lines.others;
    if (first !== undefined && lines.messages.length === 0)
      throw badHeader([first.text], file, "There is no line of column names.");
    return { ...found, columns: [], rows: [], warnings: otherLines(lines, file) };
  }
  if (header.text.length > longestRecord)
    throw badHeader([header.text], file, `It has more than ${String(longestRecord)} characters.`);
  const names = splitRecord(header.text) ?? [];
  refuseOtherPage(names, file);
  const unitCells = splitRecord(units?.text ?? "") ?? [];
  if ((unitCells[names.indexOf("ID")] ?? "") !== "") throw badHeader(names, file, "There is no row of units below it.");
  const columns = readColumns(names, unitCells, file);
  const rows: NcuRow[] = [];
  const bad: string[] = [];
  const inPart: string[] = [];
  for (const { text: record, line } of records) {
    const cells = splitRecord(record);
    const badCells: string[] = [];
    const row = cells === null ? "it is not CSV" : readRow(cells, line, columns, (why) => badCells.push(why));
    const place = `${file}, line ${String(line)}`;
    if (typeof row === "string") bad.push(`${place}: ${row}`);
    else rows.push(row);
    if (badCells.length > 0) inPart.push(`${place}, without what cannot be read: ${badCells.join("; ")}`);
  }
  if (bad.length + inPart.length > badLimit * records.length) throw badRows([...bad, ...inPart], records.length, file);
  refuseUnlabeled(rows, file);
  return {
    ...found,
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
    what: `${String(bad.length)} of ${String(count)} rows of ncu cannot be read.`,
    where: file,
    why: [...bad.slice(0, namedBadRows), ...(rest > 0 ? [`and ${String(rest)} more`] : [])].join("\n"),
    help: "Was ncu stopped while it wrote? Else run it with --csv --page raw --print-units base.",
    id: "ncu-rows",
  });
}

function refuseUnlabeled(rows: readonly NcuRow[], file: string): void {
  const row = rows.find(({ kind, ranges }) => kind === "range" && ranges.length === 0);
  if (row === undefined) return;
  throw new ParseError({
    what: "A replayed range has no name, so we can't tell what was measured.",
    where: `${file}, line ${String(row.line)}, the columns of NVTX ranges`,
    help: "Run ncu with --nvtx and an --nvtx-include for each range; cudaProfilerStart and cudaProfilerStop give a range no name.",
    id: "ncu-unlabeled-range",
  });
}

function otherLines({ others }: NcuLines, file: string): string[] {
  const [first] = others;
  if (first === undefined) return [];
  return [
    `${file}: ${String(others.length)} lines that are not ncu's, the first is line ${String(first.line)}: ${JSON.stringify(first.text.slice(0, 80))}`,
  ];
}

/** The lines of a CSV of ncu, sorted by what they are. */
interface NcuLines {
  readonly messages: readonly NcuMessage[];
  readonly availableKernels: readonly string[];
  /** The header first; a record may span lines, as range names may. Empty without a header. */
  readonly records: readonly { readonly text: string; readonly line: number }[];
  /** Lines that are none of these: the program's own output. */
  readonly others: readonly { readonly text: string; readonly line: number }[];
}

const levels: Readonly<Record<string, NcuMessage["level"]>> = { PROF: "prof", WARNING: "warning", ERROR: "error" };

/**
 * Sorts lines: messages (`==PROF== …`) may stand before and between the records, but a line within a quoted cell belongs to
 * its record whatever it looks like. Before the header everything else is the program's.
 */
function sortLines(text: string): NcuLines {
  const messages: NcuMessage[] = [];
  const availableKernels: string[] = [];
  const records: { text: string; line: number }[] = [];
  const others: { text: string; line: number }[] = [];
  /** A record whose last cell isn't closed yet, by its lines: what they are together is looked at once. */
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
      if (!isEven(quotesIn(content))) addRecord();
      continue;
    }
    const message = /^==([A-Za-z]+)== ?(.*)$/.exec(content);
    const listed = listing ? /^\d+\. (.*)$/.exec(content)?.[1] : undefined;
    if (message !== null) {
      messages.push({ level: levels[message[1] ?? ""] ?? "other", text: message[2] ?? "", line });
    } else if (listed !== undefined) {
      availableKernels.push(listed);
    } else if (content === "Available Kernels:") {
      listing = true;
    } else if (records.length === 0 ? isHeader(content) : content.startsWith('"')) {
      open = { lines: [content], line };
      if (isEven(quotesIn(content))) addRecord();
    } else if (content.trim() !== "") {
      others.push({ text: content, line });
    }
  }
  addRecord();
  return { messages, availableKernels, records, others };
}

function isHeader(line: string): boolean {
  return /^"ID","/.test(line);
}

/** Quotes within cells are doubled, so that a whole record holds an even number of them. */
function isEven(quotes: number): boolean {
  return quotes % 2 === 0;
}

function quotesIn(line: string): number {
  return line.match(/"/g)?.length ?? 0;
}

/** The name that ncu gives to a row that is a range as a whole. */
const rangeKernel = "range";

/** A row, or why it is none. A metric that is no number in its unit has no value; `badCell` is told. */
function readRow(
  cells: readonly string[],
  line: number,
  columns: NcuColumns,
  badCell: (why: string) => void,
): NcuRow | string {
  if (cells.length !== columns.count) return `${String(cells.length)} cells, the header has ${String(columns.count)}`;
  const text = (name: IdentityColumn): string => {
    const at = columns.identity.get(name);
    return at === undefined ? "" : (cells[at] ?? "").trim();
  };
  const id = readCount(text("ID"));
  if (typeof id !== "number" || !Number.isSafeInteger(id))
    return `the ID is not a number: ${JSON.stringify(text("ID"))}`;
  const kernel = text("Kernel Name");
  if (kernel === "") return "there is no kernel name";
  const grid = readDim3(text("Grid Size"));
  const block = readDim3(text("Block Size"));
  if (grid === undefined || block === undefined)
    return `the grid or the block is not three numbers: ${JSON.stringify([text("Grid Size"), text("Block Size")])}`;
  const ranges: NcuRange[] = [];
  for (const { at, style } of columns.ranges.toSorted((one, other) => one.style.localeCompare(other.style))) {
    const read = readRanges(cells[at] ?? "", style);
    if (read === null) return `the ranges are not as expected: ${JSON.stringify((cells[at] ?? "").slice(0, 120))}`;
    ranges.push(...read);
  }
  const metrics = new Map<string, NcuMetric>();
  for (const { at, name, unit, factor } of columns.metrics) {
    const value = readValue(cells[at] ?? "", factor);
    const isBad = typeof value === "string" && unit !== "";
    if (isBad) badCell(`${name} is in ${unit} and not a number: ${JSON.stringify(value.slice(0, 60))}`);
    metrics.set(name, { value: isBad ? null : value, unit });
  }
  const count = (name: IdentityColumn): number | null => readCount(text(name)) ?? null;
  return {
    kind: kernel === rangeKernel && grid === null ? "range" : "kernel",
    id,
    line,
    process: count("Process ID"),
    kernel,
    grid,
    block,
    device: count("Device"),
    context: count("Context"),
    stream: count("Stream"),
    computeCapability: text("CC") === "" ? null : text("CC"),
    ranges,
    metrics,
    rules: [],
  };
}

/** `(128, 1, 1)` → 128, 1, 1; null where there is none, undefined for anything else. */
function readDim3(text: string): Dim3 | null | undefined {
  if (text === "" || text === "n/a") return null;
  const match = /^\(\s*([\d,]*\d)\s*,\s+([\d,]*\d)\s*,\s+([\d,]*\d)\s*\)$/.exec(text);
  const [x, y, z] = (match ?? []).slice(1).map((part) => Number(part.replaceAll(",", "")));
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
}

/** What ncu prints where it has no value. */
const absent = new Set(["", "n/a", "no data", "nan", "-nan", "inf", "-inf", "(!) n/a", "(!) nan"]);

const number = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * A cell as a value in base units: `1,160.391` → 1160.391 × factor, `no data` → null, `PolicySpread` → text. Of a metric
 * with instances, `199 (1; 2; 3)`, the value is the part before them.
 */
export function readValue(cell: string, factor: number): number | string | null {
  const text = cell.trim();
  if (absent.has(text.toLowerCase())) return null;
  const plain = text.replace(/ \(.*\)$/s, "");
  if (!number.test(plain)) return text;
  const value = Number(plain.replaceAll(",", ""));
  return factor === 1 ? value : exact(value * factor);
}

/** A whole number of a cell; null for `n/a`. Undefined for anything that is no number. */
function readCount(cell: string): number | null | undefined {
  const value = readValue(cell, 1);
  return typeof value === "string" ? undefined : value;
}
