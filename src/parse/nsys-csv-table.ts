import { parse } from "csv-parse/sync";
import { errorMessage, ParseError } from "../model/errors.ts";

/** `names` are its headers in different nsys versions, without the unit and in lower case. */
export interface CsvColumn {
  readonly key: string;
  readonly names: readonly string[];
}

interface Layout {
  readonly columns: readonly CsvColumn[];
  /** Free text. Other cells have no comma outside quotes. */
  readonly text: readonly string[];
}

/** In characters. Kernel names can have thousands of characters. */
const longestRecord = 2 ** 20;

/**
 * `nsys stats` quotes a cell with a comma but doesn't double the quotes inside, so a name may be split into several cells. We rejoin them
 * in the text column. With two text columns, `isPlain` must accept the cells of all others.
 */
export function readTable(text: string, file: string, layout: Layout, isPlain: (cell: string) => boolean) {
  const records = readRecords(text, file);
  const start = records.findIndex(({ cells }) => columnsOf(cells, layout.columns) !== null);
  const header = records[start];
  const indices = header === undefined ? null : columnsOf(header.cells, layout.columns);
  if (header === undefined || indices === null) throw withoutHeader(records, file, layout);
  const rows: { line: number; cells: ReadonlyMap<string, string> }[] = [];
  const bad: { line: number; why: string }[] = [];
  const notes: string[] = [];
  const textAt = layout.text.map((key) => indices.get(key) ?? -1);
  const plainAt = [...indices.values()].filter((index) => !textAt.includes(index));
  for (const { cells, line } of records.slice(start + 1)) {
    if (cells.length === 1) {
      notes.push(`${file}, line ${line}: text between the rows: ${JSON.stringify((cells[0] ?? "").slice(0, 80))}`);
      continue;
    }
    const cut = cutCells(cells, header.cells.length, textAt, (cellAt) =>
      plainAt.every((index) => isPlain(cellAt(index))),
    );
    if (cut === null) bad.push({ line, why: `${cells.length} cells, but the header has ${header.cells.length}` });
    else rows.push({ line, cells: new Map([...indices].map(([key, index]) => [key, cut[index] ?? ""])) });
  }
  const headers = new Map([...indices].map(([key, index]) => [key, header.cells[index] ?? ""]));
  return { headers, rows, bad, notes };
}

function readRecords(text: string, file: string): { cells: string[]; line: number }[] {
  try {
    const records: unknown = parse(text, {
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      info: true,
      maxRecordSize: longestRecord,
    });
    if (!Array.isArray(records)) return [];
    return records.map((entry: unknown) => readRecord(entry));
  } catch (error) {
    throw new ParseError({
      what: "The summary from nsys stats isn't CSV.",
      where: file,
      why: errorMessage(error),
      help: "Run nsys stats again with --format csv.",
      id: "csv-damaged",
      cause: error,
    });
  }
}

function readRecord(entry: unknown): { cells: string[]; line: number } {
  if (typeof entry !== "object" || entry === null || !("record" in entry) || !("info" in entry))
    throw new TypeError("csv-parse returned no record");
  const { record, info } = entry;
  const line = typeof info === "object" && info !== null && "lines" in info ? Number(info.lines) : NaN;
  if (!Array.isArray(record)) throw new TypeError("csv-parse returned no array");
  return { cells: record.map((cell: unknown) => String(cell)), line };
}

/** `Time(%)`, `Total Time (ns)` → `time`, `total time`. */
function plainHeader(header: string): string {
  return header
    .replace(/\([^()]*\)\s*$/, "")
    .trim()
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

function columnsOf(cells: readonly string[], columns: readonly CsvColumn[]): Map<string, number> | null {
  const plain = cells.map(plainHeader);
  const indices = new Map<string, number>();
  for (const { key, names } of columns) {
    const index = names.map((name) => plain.indexOf(name)).find((position) => position >= 0);
    if (index === undefined) return null;
    indices.set(key, index);
  }
  return indices;
}

/**
 * Null if there are too few cells. With two text columns, the first takes as few as `fits` accepts. Names may contain separators, so a row
 * may have very many cells.
 */
function cutCells(
  cells: readonly string[],
  width: number,
  textAt: readonly number[],
  fits: (cellAt: (index: number) => string) => boolean,
): string[] | null {
  const extra = cells.length - width;
  if (extra < 0) return null;
  if (extra === 0) return [...cells];
  const [first = -1, second] = [...textAt].sort((a, b) => a - b);
  if (second === undefined) return joinAt(cells, first, extra);
  const fitsWith = (inFirst: number): boolean =>
    fits((index) => cells[index + (index > second ? extra : index > first ? inFirst : 0)] ?? "");
  let inFirst = 0;
  while (inFirst <= extra && !fitsWith(inFirst)) inFirst += 1;
  if (inFirst > extra) inFirst = 0;
  return joinAt(joinAt(cells, first, inFirst), second, extra - inFirst);
}

function joinAt(cells: readonly string[], index: number, extra: number): string[] {
  const joined = cells.slice(index, index + extra + 1).join(",");
  return [
    ...cells.slice(0, index),
    extra === 0 ? joined : joined.replace(/^"(.*)"$/s, "$1"),
    ...cells.slice(index + extra + 1),
  ];
}

function withoutHeader(records: readonly { cells: readonly string[] }[], file: string, layout: Layout): ParseError {
  const header = records[0]?.cells.join(",");
  return new ParseError({
    what: "The summary from nsys stats has an unknown header.",
    where: file,
    why: `Expected the columns ${layout.columns.map((column) => column.names.join(" or ")).join(", ")}; ${header === undefined ? "found nothing" : `the first line is ${JSON.stringify(header.slice(0, 160))}`}.`,
    help: "Run nsys stats again with --format csv. If your nsys uses different column names, please report the problem and include your nsys version.",
    id: "csv-header",
  });
}

const exponents = new Map([
  ["ns", 0],
  ["us", 3],
  ["µs", 3],
  ["μs", 3],
  ["ms", 6],
  ["s", 9],
  ["sec", 9],
]);

/** `Total Time (us)` → 3. Null for an unknown unit, 0 without one. */
export function timeExponent(header: string): number | null {
  const unit = /\(([^()]*)\)\s*$/.exec(header)?.[1]?.trim();
  return unit === undefined ? 0 : (exponents.get(unit) ?? null);
}

/** Exact: `1,160.391` × 10^3 → 1160391. Null if the result isn't a safe integer. In floating point, 1160.391 * 1000 isn't 1160391. */
export function parseDecimal(text: string, exponent: number): number | null {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const whole = (match[1] ?? "").replaceAll(",", "");
  const fraction = (match[2] ?? "").replace(/(?<!0)0+$/, "");
  if (fraction.length > exponent) return null;
  const value = Number(whole + fraction.padEnd(exponent, "0"));
  return Number.isSafeInteger(value) ? value : null;
}
