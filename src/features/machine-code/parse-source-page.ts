import { ParseError } from "../../model/errors.ts";
import { countText } from "../../model/text/quantity.ts";
import { shortenName } from "../../model/text/shorten-name.ts";
import type { Bytes } from "../../model/units.ts";

/*
 * `ncu --import R.ncu-rep --csv --page source --print-source sass --print-kernel-base mangled` prints, for each profiled launch, a line
 * with its kernel, a header, and a line for each instruction. The output has samples only if ncu collected a section that uses sampling:
 *   "Kernel Name","_Z5SobelIfEvP6uchar4S1_ii"
 *   "Address","Source","Warp Stall Sampling (All Samples)",…,"# Samples","Instructions Executed",…
 *   "0x7ff17525d200","      IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28] ","38","17","38","32768",…
 *   "0x7ff17525d850","@!P0  BRA 0x7ff17525d560","-",…
 * Addresses and branch targets are absolute. ncu 2025.3.1 writes each launch twice, 2024.1.1 once.
 *
 * With `--print-source cuda,sass`, ncu prints a row for each source line of a kernel with line information. This row has the sums for the
 * line's instructions, which follow it:
 *
 *   "File Path","/repo/kernels/sobel.cu"
 *   "Function Name","_Z5SobelIfEvP6uchar4S1_ii"
 *   "Line No","Source","Address","Source",…,"# Samples",…
 *   "76","if (x >= 0)","-","-",…,"191",…
 *   "","","0x7ff17525d2e0","      ISETP.GT.AND P4, PT, R0, c[0x0][0x170], PT ",…,"0",…
 *   "","","...","...","-",…
 */

/** The largest kernels in libraries have about 20,000 instructions. */
const mostInstructions = 200_000;
const longestText = 500;
const longestPath = 4096;

/** In the report's order. If launches have the same code, keeps the one with the most samples. Throws ParseError. */
export function parseNcuSass(text: string, file: string): KernelCode[] {
  const codes: KernelCode[] = [];
  let open: OpenCode | null = null;
  const close = () => {
    if (open !== null && open.rows.length > 0)
      codes.push({ kernel: open.kernel, instructions: makeAddressesRelative(open.rows) });
  };
  for (const { cells, line } of readRecords(text)) {
    const [first = "", second = ""] = cells;
    if (first === "Kernel Name" && cells.length === 2) {
      close();
      open = { kernel: shortenName(second), columns: null, rows: [] };
    } else if (open !== null && open.columns === null) open.columns = findColumns(cells, file, line);
    else if (open !== null) {
      if (open.rows.length >= mostInstructions)
        throw createSourceError(file, line, `A kernel has more than ${countText(mostInstructions)} instructions.`);
      open.rows.push(parseInstruction(cells, open.columns ?? defaultColumns, file, line));
    }
  }
  close();
  return keepDistinctCodes(codes);
}

/** Empty if no kernel has line information, or nothing was sampled. Throws ParseError. */
export function parseNcuLines(text: string, file: string): LineSamples[] {
  const sampledLines: LineSamples[] = [];
  let [path, kernel]: [string | null, string | null] = [null, null];
  let columns: Columns | null = null;
  for (const { cells, line } of readRecords(text)) {
    const [first = "", second = ""] = cells;
    if (first === "File Path" && cells.length === 2)
      [path, kernel, columns] = [second.slice(0, longestPath), null, null];
    else if (first === "Function Name" && cells.length === 2) kernel = shortenName(second);
    else if (first === "Line No") columns = findColumns(cells, file, line);
    else if (path !== null && kernel !== null && columns !== null && first !== "") {
      if (!/^\d{1,7}$/.test(first))
        throw createSourceError(file, line, `Expected a line number, found ${quoteText(first)}.`);
      const samples = parseSamples(cells, columns, file, line);
      if (samples !== null && samples > 0) sampledLines.push({ kernel, file: path, line: Number(first), samples });
    }
  }
  return sampledLines;
}

interface Columns {
  readonly address: number;
  readonly source: number;
  /** -1 if nothing was sampled. */
  readonly samples: number;
}

const defaultColumns: Columns = { address: 0, source: 1, samples: -1 };

interface InstructionRow {
  readonly address: bigint;
  readonly text: string;
  readonly samples: number | null;
}

interface OpenCode {
  readonly kernel: string;
  columns: Columns | null;
  readonly rows: InstructionRow[];
}

/** Skips ncu's own messages. The last line may be incomplete. */
function* readRecords(text: string): Generator<{ readonly cells: readonly string[]; readonly line: number }> {
  let line = 0;
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    line += 1;
    if (text[start] === '"') yield { cells: splitCells(text.slice(start, end)), line };
    start = end + 1;
  }
}

function splitCells(text: string): string[] {
  const cells: string[] = [];
  for (let start = 0; text[start] === '"';) {
    let end = text.indexOf('"', start + 1);
    while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    if (end === -1) break;
    cells.push(text.slice(start + 1, end).replaceAll('""', '"'));
    start = end + 2;
  }
  return cells;
}

function findColumns(names: readonly string[], file: string, line: number): Columns {
  const address = names.indexOf("Address");
  // An earlier column, also named Source, has the source code.
  const source = names.indexOf("Source", address);
  if (address === -1 || source === -1)
    throw createSourceError(
      file,
      line,
      `Expected a column Address followed by a column Source, found ${quoteText(names.join(", "))}.`,
    );
  return { address, source, samples: names.indexOf("# Samples") };
}

function parseInstruction(cells: readonly string[], columns: Columns, file: string, line: number): InstructionRow {
  const [address = "", text = ""] = [cells[columns.address], cells[columns.source]?.trim().replaceAll(/\s+/g, " ")];
  if (!/^0x[0-9a-f]{1,16}$/i.test(address))
    throw createSourceError(file, line, `Expected an address, found ${quoteText(address)}.`);
  if (text === "" || text.length > longestText)
    throw createSourceError(file, line, `Expected an instruction, found ${quoteText(text)}.`);
  return { address: BigInt(address), text, samples: parseSamples(cells, columns, file, line) };
}

function parseSamples(cells: readonly string[], columns: Columns, file: string, line: number): number | null {
  if (columns.samples === -1) return null;
  const text = cells[columns.samples] ?? "";
  if (text === "" || text === "-") return null;
  const samples = Number(text.replaceAll(",", ""));
  if (!/^[\d,]+$/.test(text) || !Number.isSafeInteger(samples))
    throw createSourceError(file, line, `Expected a number of samples, found ${quoteText(text)}.`);
  return samples;
}

/** Each process loads the code at a different address. */
function makeAddressesRelative(rows: readonly InstructionRow[]): Instruction[] {
  const start = rows[0]?.address ?? 0n;
  const end = (rows.at(-1)?.address ?? 0n) + 16n;
  return rows.map(({ address, text, samples }) => ({
    offset: Number(address - start),
    text: text.replaceAll(/(?<![\w[])0x[0-9a-f]{1,16}(?!\w)/gi, (word) => {
      const value = BigInt(word);
      return value >= start && value < end ? `+0x${(value - start).toString(16)}` : word;
    }),
    samples,
  }));
}

function keepDistinctCodes(codes: readonly KernelCode[]): KernelCode[] {
  const byText = new Map<string, KernelCode>();
  for (const code of codes) {
    const key = JSON.stringify([code.kernel, code.instructions.map(({ text }) => text)]);
    const kept = byText.get(key);
    if (kept === undefined || sumSamples(code) > sumSamples(kept)) byText.set(key, code);
  }
  return [...byText.values()];
}

function sumSamples({ instructions }: KernelCode): number {
  return instructions.reduce((sum, { samples }) => sum + (samples ?? 0), 0);
}

function quoteText(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}

function createSourceError(file: string, line: number, why: string): ParseError {
  return new ParseError({
    what: "Can't read the machine code from ncu.",
    where: `${file}, line ${line}`,
    why,
    help: "The verdict doesn't depend on the machine code. Please report the problem and include your ncu version.",
    id: "ncu-source",
  });
}

export interface KernelCode {
  readonly kernel: string;
  readonly instructions: readonly Instruction[];
}

export interface Instruction {
  /** From the kernel's first instruction. */
  readonly offset: Bytes;
  /** Such as `@!P0 BRA +0x6f0`, relative to the kernel's first instruction. */
  readonly text: string;
  /** Null if ncu didn't sample. */
  readonly samples: number | null;
}

export interface LineSamples {
  readonly kernel: string;
  readonly file: string;
  readonly line: number;
  readonly samples: number;
}
