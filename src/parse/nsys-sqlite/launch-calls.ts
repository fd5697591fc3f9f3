import { noCall, type LaunchCalls } from "../../model/reports/trace.ts";
import { callIndex, type CallIndex } from "./call-index.ts";
import type { ExportFile } from "./export-file.ts";
import { reorder, findOrder, timesInOrder } from "./integer-column.ts";
import { numberIn, processIn, threadIn } from "./stored-cells.ts";
import type { StringOf } from "./strings.ts";
import { openTimed, type OpenTimedTable, type TimedRows } from "./timed-rows.ts";

const shape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: { returnValue: "integer?" },
} as const;

/** Together with the correlation id, identifies the call that launched some GPU work. */
interface MadeWork {
  /**
   * Correlation ids are unique only within a process. `unknown` if the report doesn't record processes, null if it doesn't record this
   * work's process.
   */
  readonly process: number | "unknown" | null;
  /** The CUDA graph of the work's node (the upper half of the node's id). Null if it isn't part of a graph. */
  readonly graph: number | null;
}

/** The part of a graph launch's work that the report contains. */
interface GraphWork {
  /** The number of kernels, copies, and memsets. */
  readonly activities: number;
  /** The end of the last kernel, copy, or memset. */
  readonly endedNs: number;
  readonly graph: number | null;
}

/** A kind of call: same function, thread, and result. */
export interface LaunchKind {
  readonly process: number;
  readonly thread: number;
  readonly nameId: number;
  /** The name without its version. Null if the report doesn't have it. */
  readonly name: string | null;
  readonly succeeded: boolean;
}

/** The calls, and the work that they launched. Disposing it frees the memory that's used to match calls with work. */
export interface ReadCalls extends Disposable {
  readonly calls: LaunchCalls;
  readonly kinds: readonly LaunchKind[];
  /**
   * Finds the call that launched this work, which ended at `endNs`. Returns `noCall` if no call matches. If several calls match, returns
   * the first to start and calls `several`; all of them count as having work.
   */
  made(correlationId: number, endNs: number, work: MadeWork, several?: () => void): number;
  /** Details of one call. */
  at(call: number): LaunchKind & { readonly startNs: number; readonly endNs: number };
  /** True if the report has work that the call launched. */
  hasWork(call: number): boolean;
  /** A graph launch's work. Null if the report has none of it. */
  graphWork(call: number): GraphWork | null;
}

/** Calls that get or set something and launch no work. They're two thirds of a PyTorch program's calls. */
const makesNothing = /Get|Query|IsCapturing|SetAttribute/;

/** Opens the table of calls, to read the calls that can launch work. Null if the export has none. */
export function openCalls(file: ExportFile): OpenTimedTable<LaunchKind> | null {
  const table = file.openUnchecked(shape);
  if (table === null) return null;
  return openTimed({
    table,
    columns: [
      { name: "globalTid", isNullable: true, part: "thread" },
      { name: "nameId", isNullable: false, part: "number" },
      { name: table.has("returnValue") ? "returnValue" : null, isNullable: true, part: "number" },
    ],
    lowerOf: null,
    describe: (cells, first) => {
      const nameId = numberIn(cells, first + 1) ?? 0;
      return {
        process: processIn(cells, first) ?? -1,
        thread: threadIn(cells, first) ?? -1,
        nameId,
        name: nameOf(nameId, file.strings),
        succeeded: (numberIn(cells, first + 2) ?? 0) === 0,
      };
    },
    keeps: ({ name }) => name === null || !makesNothing.test(name),
  });
}

/** Sorts calls by start, and calls with the same start by length, longest first. Most reports are sorted already, but newer versions of nsys don't promise it. */
export function sortCalls(rows: TimedRows<LaunchKind>): ReadCalls {
  const { count, kind, kinds, startNs, durationNs, ids } = rows;
  const order = findOrder(
    count,
    (one, other) => startNs.at(one) - startNs.at(other) || (durationNs[other] ?? 0) - (durationNs[one] ?? 0),
  );
  if (order === null) return withWork({ count, kind, kinds, startNs, durationNs }, kinds, callIndex(ids));
  const calls = {
    count,
    kinds,
    kind: reorder(kind, order),
    startNs: timesInOrder(startNs, order),
    durationNs: reorder(durationNs, order),
  };
  return withWork(calls, kinds, callIndex(reorder(ids, order)));
}

/** `cudaStreamSynchronize_ptsz_v7000` → `cudaStreamSynchronize`. */
export function withoutVersion(name: string): string {
  return name.replace(/_v\d+$/, "").replace(/_(ptsz|ptds)$/, "");
}

/** True if a call with this name (without its version) launches a CUDA graph. */
export function isGraphLaunch(name: string): boolean {
  return /^cu(da)?GraphLaunch$/.test(name);
}

function nameOf(id: number, strings: StringOf): string | null {
  const name = strings.find(id);
  return name === null ? null : withoutVersion(name);
}

function oneMore(known: GraphWork | undefined, endNs: number, graph: number | null): GraphWork {
  if (known === undefined) return { activities: 1, endedNs: endNs, graph };
  return {
    activities: known.activities + 1,
    endedNs: Math.max(known.endedNs, endNs),
    graph: known.graph === null || graph === null ? (known.graph ?? graph) : Math.max(known.graph, graph),
  };
}

function withWork(calls: LaunchCalls, kinds: readonly LaunchKind[], index: CallIndex): ReadCalls {
  const isGraph = kinds.map(({ name }) => name !== null && isGraphLaunch(name));
  const withWork = new Uint8Array(calls.count);
  const graphs = new Map<number, GraphWork>();
  return {
    calls,
    kinds,
    made(correlationId, endNs, { process, graph }, several) {
      let first = noCall;
      for (let at = index.first(correlationId); index.idAt(at) === correlationId; at += 1) {
        const row = index.rowAt(at);
        const kind = calls.kind[row] ?? 0;
        if (typeof process === "number" && kinds[kind]?.process !== process) continue;
        withWork[row] = 1;
        if (isGraph[kind] === true) graphs.set(row, oneMore(graphs.get(row), endNs, graph));
        if (process === null) continue;
        if (first !== noCall) several?.();
        if (row < first) first = row;
      }
      return first;
    },
    at(row) {
      const kind = kinds[calls.kind[row] ?? 0];
      if (kind === undefined) throw new TypeError("a call has no kind");
      const startNs = calls.startNs.at(row);
      return { ...kind, startNs, endNs: startNs + (calls.durationNs[row] ?? 0) };
    },
    [Symbol.dispose]: () => {
      // Free both now instead of at the next garbage collection, because each has an entry for every call.
      withWork.buffer.transfer(0);
      index[Symbol.dispose]();
    },
    hasWork: (row) => withWork[row] === 1,
    graphWork: (row) => graphs.get(row) ?? null,
  };
}
