import type { LaunchStacks, Stack, StackFrame, ThreadStacks } from "../model/mapped-launches.ts";
import { countText } from "../../../model/text/quantity.ts";
import { type ExportFile, openExport } from "../../../parse/nsys-sqlite/export-file.ts";
import { readNamedDomains } from "../../../parse/nsys-sqlite/ranges.ts";
import { forEachRow } from "../../../parse/nsys-sqlite/rows.ts";
import type { StringOf } from "../../../parse/nsys-sqlite/strings.ts";

/*
 * `nsys profile --cudabacktrace=… --python-backtrace=cuda` and `nsys export --include-blobs=true` (nsys 2025.3.1):
 *
 * - Around a call with a backtrace, CUPTI_ACTIVITY_KIND_RUNTIME has another row with a `callchainId`. It refers to CUDA_CALLCHAINS (id,
 *   symbol, module, stackDepth), which has a new id for each call and lists frames innermost first.
 * - A Python stack is a mark (`eventType` 34) in the NVTX domain "Python Backtrace on CUDA" at the start of that row, on the same thread.
 *   Its `binaryData` is a list of NVTX payloads: the number of payloads (u64), then for each payload {schema id u64, bytes u64,
 *   offset u64}. A payload has a thread state id (u64), a state (u32), and the number of frames (u32), then for each frame {function u64,
 *   file u64, line i32, 4 bytes of padding}, innermost first. Function and file are ids in StringIds, with `<` as `&lt;`.
 *   NVTX_PAYLOAD_SCHEMAS and NVTX_PAYLOAD_SCHEMA_ENTRIES describe the same format.
 */

const pythonDomain = "Python Backtrace on CUDA";
const markEventType = 34;

/** More than an hour of a decode loop has. */
const mostMarks = 2_000_000;
const mostFrames = 128;
/** Enough for compiled programs, where each call has about 26 rows. */
const mostNativeRows = 5_000_000;

/** Times are relative to `Trace.originNs`. Throws ParseError. */
export function readLaunchStacks(path: string, origin: bigint): LaunchStacks {
  using file = openExport(path);
  const notes: string[] = [];
  const stacks = createStackTable();
  const calls = readBacktraced(file, origin);
  const marks = readMarks(file, { origin, stacks, notes });
  // If Python shows the line, the native functions below it add nothing.
  const chosen = marks.size > 0 ? marks : readNative(file, calls, { stacks, notes });
  return { stacks: stacks.all, threads: sortThreadStacks(chosen, calls), notes };
}

interface Reading {
  readonly stacks: ReturnType<typeof createStackTable>;
  readonly notes: string[];
}

function createStackTable() {
  const all: Stack[] = [];
  const indexes = new Map<string, number>();
  return {
    all,
    of: (key: string, make: () => Stack) => {
      const index = indexes.get(key);
      if (index !== undefined) return index;
      indexes.set(key, all.length);
      return all.push(make()) - 1;
    },
  };
}

/** Events by thread, in columns because there may be a million. */
type Threads<C extends string> = Map<
  string,
  { readonly process: number; readonly thread: number } & Record<C, number[]>
>;

function getThread<C extends string>(
  threads: Threads<C>,
  process: number | null,
  thread: number | null,
  columns: () => Record<C, number[]>,
): Record<C, number[]> {
  const key = `${String(process)}/${String(thread)}`;
  const existing = threads.get(key);
  if (existing !== undefined) return existing;
  const made = { process: process ?? -1, thread: thread ?? -1, ...columns() };
  threads.set(key, made);
  return made;
}

type Calls = Threads<"startNs" | "endNs" | "callchain">;
type Marks = Threads<"startNs" | "stack">;

const createCallColumns = () => ({ startNs: [], endNs: [], callchain: [] });
const createMarkColumns = () => ({ startNs: [], stack: [] });

function readBacktraced(file: ExportFile, origin: bigint): Calls {
  const calls: Calls = new Map();
  const table = file.openUnchecked({
    table: "CUPTI_ACTIVITY_KIND_RUNTIME",
    required: { start: "integer", end: "integer", globalTid: "integer?" },
    optional: { callchainId: "integer?" },
  });
  if (table?.has("callchainId") !== true) return calls;
  forEachRow(
    table,
    {
      columns: [
        ["start", "t.start - :origin", "integer"],
        ["end", 't."end" - :origin', "integer"],
        ["process", "t.globalTid >> 24", "integer?"],
        ["thread", "t.globalTid & 0xFFFFFF", "integer?"],
        ["callchainId", "t.callchainId", "integer"],
      ],
      where: "t.callchainId IS NOT NULL",
      limit: mostMarks,
      parameters: { origin },
    },
    ([startNs, endNs, process, thread, callchain]) => {
      const columns = getThread(calls, process, thread, createCallColumns);
      columns.startNs.push(startNs);
      columns.endNs.push(endNs);
      columns.callchain.push(callchain);
    },
  );
  return calls;
}

function readMarks(file: ExportFile, { origin, stacks, notes }: Reading & { readonly origin: bigint }): Marks {
  const marks: Marks = new Map();
  const table = file.openUnchecked({
    table: "NVTX_EVENTS",
    required: { start: "integer", eventType: "integer", globalTid: "integer?" },
    optional: { text: "text?", textId: "integer?", domainId: "integer?", binaryData: "any" },
  });
  if (table === null || !table.has("binaryData") || !table.has("domainId")) return marks;
  const domains = readNamedDomains(file, table)
    .filter(({ name, process, domainId }) => name === pythonDomain && process !== null && domainId !== null)
    .map(({ process, domainId }) => `(${String(process)}, ${String(domainId)})`);
  if (domains.length === 0) return marks;
  let [read, unreadable] = [0, 0];
  forEachRow(
    table,
    {
      columns: [
        ["start", "t.start - :origin", "integer"],
        ["process", "t.globalTid >> 24", "integer?"],
        ["thread", "t.globalTid & 0xFFFFFF", "integer?"],
        // Long enough for the longest stack that we read.
        ["binaryData", `hex(substr(t.binaryData, 1, ${48 + 24 * 4 * mostFrames}))`, "hex"],
      ],
      where: `t.eventType = ${markEventType} AND t.binaryData IS NOT NULL AND (t.globalTid >> 24, t.domainId) IN (VALUES ${domains.join(", ")})`,
      limit: mostMarks,
      parameters: { origin },
    },
    ([startNs, process, thread, hex]) => {
      const stack = stacks.of(hex, () => decodePythonStack(Buffer.from(hex, "hex"), file.strings) ?? []);
      read += 1;
      if (stacks.all[stack]?.length === 0) {
        unreadable += 1;
        return;
      }
      const columns = getThread(marks, process, thread, createMarkColumns);
      columns.startNs.push(startNs);
      columns.stack.push(stack);
    },
  );
  if (unreadable > 0) notes.push(`We ignored ${unreadable} Python stacks with an unknown format.`);
  if (read === mostMarks) notes.push(`We ignored all Python stacks after the first ${countText(mostMarks)}.`);
  return marks;
}

const headerBytes = 32;
const frameBytes = 24;
const firstFrame = 16;

/** Null if the data isn't a Python stack. */
function decodePythonStack(data: Buffer, strings: StringOf): Stack | null {
  if (data.length < headerBytes + firstFrame || data.readBigUInt64LE(0) < 1n) return null;
  const [size, offset] = [Number(data.readBigUInt64LE(16)), Number(data.readBigUInt64LE(24))];
  if (offset < headerBytes || size < firstFrame || offset + firstFrame > data.length) return null;
  const payload = data.subarray(offset, offset + size);
  const count = payload.readUInt32LE(12);
  if (count === 0 || size !== firstFrame + count * frameBytes) return null;
  const frames: StackFrame[] = [];
  for (let index = 0; index < Math.min(count, mostFrames); index += 1) {
    const position = firstFrame + index * frameBytes;
    if (position + frameBytes > payload.length) break;
    const name = readText(strings, payload.readBigUInt64LE(position));
    if (name === null) return null;
    const line = payload.readInt32LE(position + 16);
    frames.push({
      function: name,
      file: readText(strings, payload.readBigUInt64LE(position + 8)),
      line: line > 0 ? line : null,
      module: null,
    });
  }
  return frames;
}

const longestText = 1024;
const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};

function readText(strings: StringOf, id: bigint): string | null {
  const text = id > BigInt(Number.MAX_SAFE_INTEGER) ? null : strings.find(Number(id));
  return text === null
    ? null
    : text.slice(0, longestText).replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);
}

function readNative(file: ExportFile, calls: Calls, { stacks, notes }: Reading): Marks {
  const marks: Marks = new Map();
  const table = file.openUnchecked({
    table: "CUDA_CALLCHAINS",
    required: { id: "integer", symbol: "integer", module: "integer", stackDepth: "integer" },
    optional: { unresolved: "integer?" },
  });
  if (table === null || calls.size === 0) return marks;
  const frames = new Map<number, [symbol: number, module: number][]>();
  let rows = 0;
  forEachRow(
    table,
    {
      columns: [
        ["id", "t.id", "integer"],
        ["symbol", "t.symbol", "integer"],
        ["module", "t.module", "integer"],
      ],
      where: `${table.column("unresolved")} IS NOT 1`,
      orderBy: "t.id, t.stackDepth",
      limit: mostNativeRows,
    },
    ([id, symbol, module]) => {
      rows += 1;
      const chain = frames.get(id);
      if (chain === undefined) frames.set(id, [[symbol, module]]);
      else if (chain.length < mostFrames) chain.push([symbol, module]);
    },
  );
  if (rows === mostNativeRows) notes.push(`We ignored all stack frames after the first ${countText(mostNativeRows)}.`);
  const findStack = (callchain: number) => {
    const chain = frames.get(callchain);
    if (chain === undefined) return null;
    return stacks.of(`native ${chain.join(" ")}`, () =>
      chain.map(([symbol, module]) => ({
        function: readText(file.strings, BigInt(symbol)) ?? "",
        file: null,
        line: null,
        module: readText(file.strings, BigInt(module)),
      })),
    );
  };
  for (const { process, thread, startNs, callchain } of calls.values()) {
    const columns = getThread(marks, process, thread, createMarkColumns);
    for (const [index, id] of callchain.entries()) {
      const stack = findStack(id);
      if (stack === null) continue;
      columns.startNs.push(startNs[index] ?? 0);
      columns.stack.push(stack);
    }
  }
  return marks;
}

function sortThreadStacks(marks: Marks, calls: Calls): ThreadStacks[] {
  return [...marks].map(([key, { process, thread, startNs, stack }]) => {
    const order = Uint32Array.from(startNs.keys()).sort((a, b) => (startNs[a] ?? 0) - (startNs[b] ?? 0));
    const threadCalls = calls.get(key);
    const ends = new Map(threadCalls?.startNs.map((start, index) => [start, threadCalls.endNs[index] ?? start]));
    return {
      process,
      thread,
      startNs: Float64Array.from(order, (index) => startNs[index] ?? 0),
      endNs: Float64Array.from(order, (index) => ends.get(startNs[index] ?? 0) ?? startNs[index] ?? 0),
      stack: Uint32Array.from(order, (index) => stack[index] ?? 0),
    };
  });
}
