import { ParseError } from "../model/errors.ts";
import type { RangeStyle } from "../model/reports/range.ts";
import type { RangeKernelRow, SummaryRow } from "../model/reports/trace.ts";
import { type CsvColumn, parseDecimal, readTable, timeExponent } from "./nsys-csv-table.ts";

interface Summary<R> {
  readonly rows: readonly R[];
  readonly warnings: readonly string[];
}

/** A higher share of bad rows is an error. */
const badLimit = 0.1;

const namedBadRows = 3;

interface SummaryFormat<R> {
  readonly columns: readonly CsvColumn[];
  readonly text: readonly string[];
  readonly instances: string;
  readonly complete: (row: SummaryRow, cell: (key: string) => string) => R | string;
}

/** Throws ParseError without data (ids `stats-…`) or header, or with too many bad rows. */
function readSummary<R>(text: string, file: string, format: SummaryFormat<R>): Summary<R> {
  refuseNonData(text, file);
  const table = readTable(text, file, format, (cell) => /^[\w.,]*$/.test(cell));
  const header = table.headers.get("total") ?? "";
  const exponent = timeExponent(header);
  if (exponent === null) {
    throw new ParseError({
      what: `The summary's times have an unknown unit: ${JSON.stringify(header)}.`,
      where: file,
      help: "Run nsys stats with --timeunit nsec.",
      id: "csv-header",
    });
  }
  const rows: R[] = [];
  const bad = [...table.bad];
  for (const { line, cells } of table.rows) {
    const row = readRow((key) => cells.get(key) ?? "", exponent, format);
    if (typeof row === "string") bad.push({ line, why: row });
    else rows.push(row);
  }
  const messages = bad.map(({ line, why }) => `${file}, line ${line}: ${why}`);
  if (bad.length > badLimit * (rows.length + bad.length)) {
    throw new ParseError({
      what: `Can't read ${bad.length} of ${rows.length + bad.length} rows of the summary.`,
      where: file,
      why: [
        ...messages.slice(0, namedBadRows),
        ...(messages.length > namedBadRows ? [`and ${messages.length - namedBadRows} more`] : []),
      ].join("\n"),
      help: "Run nsys stats again with --format csv and --force-export=true.",
      id: "csv-rows",
    });
  }
  return { rows, warnings: [...table.notes, ...messages] };
}

function readRow<R>(
  cell: (key: string) => string,
  exponent: number,
  { instances: counted, complete }: SummaryFormat<R>,
): R | string {
  const totalNs = parseDecimal(cell("total"), exponent);
  if (totalNs === null) return `the total time isn't a number: ${JSON.stringify(cell("total"))}`;
  const instances = parseDecimal(cell("instances"), 0);
  if (instances === null) return `the number of ${counted} isn't a number: ${JSON.stringify(cell("instances"))}`;
  return complete({ name: cell("name"), instances, totalNs }, cell);
}

/** Written instead of a table, with exit code 0. */
const nonData: readonly { pattern: RegExp; id: string; what: string; help: string }[] = [
  {
    pattern: /SKIPPED: .*/,
    id: "stats-skipped",
    what: "nsys stats had nothing to summarize.",
    help: "The capture has no data for this summary. Make sure that the range launches kernels, and use --cuda-graph-trace=node.",
  },
  {
    pattern: /ERROR: Report .*/,
    id: "stats-failed",
    what: "A report script in nsys stats failed.",
    help: "Run `nsys stats --help-reports` to list this nsys's reports. If it lists the report, reinstall nsys.",
  },
];

function refuseNonData(text: string, file: string): void {
  if (text.trim() === "") {
    throw new ParseError({
      what: "The summary from nsys stats is empty.",
      where: file,
      why: "nsys stats writes an empty file if there's no data (it prints SKIPPED) or if its script failed (ERROR).",
      help: "See the output of nsys stats.",
      id: "stats-empty",
    });
  }
  for (const { pattern, id, what, help } of nonData) {
    const why = pattern.exec(text)?.[0];
    // A kernel's name may match, too, so we check only text without a table.
    if (why !== undefined && !text.includes("Total Time")) throw new ParseError({ what, where: file, why, help, id });
  }
}

/*
 * `nsys stats --report cuda_gpu_kern_sum --format csv` (older: gpukernsum):
 *   Time (%),Total Time (ns),Instances,Avg (ns),Med (ns),Min (ns),Max (ns),StdDev (ns),Name
 *   18.5,1160391,256,4532.8,4640.0,3840,5824,428.6,nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT
 * Older versions: `Time(%)`, quoted numbers with thousands separators, `Kernel Name`. A name with a comma is in quotes, and quotes
 * inside it aren't doubled.
 */

export function parseKernelSummary(text: string, file: string): Summary<SummaryRow> {
  return readSummary(text, file, {
    columns: [
      { key: "total", names: ["total time"] },
      { key: "instances", names: ["instances", "count"] },
      { key: "name", names: ["name", "kernel name"] },
    ],
    text: ["name"],
    instances: "instances",
    complete: (row) => row,
  });
}

/*
 * `nsys stats --report nvtx_kern_sum --format csv` (older: nvtxkernsum):
 *   NVTX Range,Style,PID,TID,NVTX Inst,Kern Inst,Total Time (ns),Avg (ns),Med (ns),Min (ns),Max (ns),StdDev (ns),Kernel Name
 *   :decode,PushPop,22,22,1,256,1160391,4532.8,4640.0,3840,5824,428.6,nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT
 * Rows for kernels outside all ranges of their thread have no range or style.
 */

const styles = new Map<string, RangeStyle | null>([
  ["PushPop", "pushpop"],
  ["StartEnd", "startend"],
  ["", null],
]);

export function parseRangeKernelSummary(text: string, file: string): Summary<RangeKernelRow> {
  return readSummary(text, file, {
    columns: [
      { key: "range", names: ["nvtx range", "range"] },
      { key: "style", names: ["style"] },
      { key: "instances", names: ["kern inst", "kernel instances", "instances"] },
      { key: "total", names: ["total time"] },
      { key: "name", names: ["kernel name", "name"] },
    ],
    text: ["range", "name"],
    instances: "kernel instances",
    complete(row, cell) {
      const style = styles.get(cell("style"));
      return style === undefined
        ? `the style is neither PushPop nor StartEnd: ${JSON.stringify(cell("style"))}`
        : { range: cell("range"), style, ...row };
    },
  });
}
