import { type CallKind, noCall, type LaunchCalls } from "../../model/reports/trace.ts";
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

interface MadeWork {
  /** Correlation ids are unique only within a process. `unknown` if the report has no processes, null if it lacks this one. */
  readonly process: number | "unknown" | null;
  /** The upper half of the node's id. */
  readonly graph: number | null;
}

interface GraphWork {
  readonly activities: number;
  readonly endedNs: number;
  readonly graph: number | null;
}

export interface LaunchKind extends CallKind {
  readonly nameId: number;
  readonly succeeded: boolean;
}

export interface ReadCalls extends Disposable {
  readonly calls: LaunchCalls;
  readonly kinds: readonly LaunchKind[];
  /** `noCall` if no call matches. If several match, returns the first to start and calls `several`; all of them count as having work. */
  made(correlationId: number, endNs: number, work: MadeWork, several?: () => void): number;
  at(call: number): LaunchKind & { readonly startNs: number; readonly endNs: number };
  hasWork(call: number): boolean;
  graphWork(call: number): GraphWork | null;
}

/** They launch no work, and are two thirds of a PyTorch program's calls. */
const makesNothing = /Get|Query|IsCapturing|SetAttribute/;

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

/** By start, longest first. Newer versions of nsys don't promise the order. */
export function sortCalls(rows: TimedRows<LaunchKind>): ReadCalls {
  const { count, kind, kinds, startNs, durationNs, ids } = rows;
  const order = findOrder(
    count,
    (a, b) => startNs.at(a) - startNs.at(b) || (durationNs[b] ?? 0) - (durationNs[a] ?? 0),
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

export function isGraphLaunch(name: string): boolean {
  return /^cu(da)?GraphLaunch$/.test(name);
}

function nameOf(id: number, strings: StringOf): string | null {
  const name = strings.find(id);
  return name === null ? null : withoutVersion(name);
}

function oneMore(work: GraphWork | undefined, endNs: number, graph: number | null): GraphWork {
  if (work === undefined) return { activities: 1, endedNs: endNs, graph };
  return {
    activities: work.activities + 1,
    endedNs: Math.max(work.endedNs, endNs),
    graph: work.graph === null || graph === null ? (work.graph ?? graph) : Math.max(work.graph, graph),
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
      for (let position = index.first(correlationId); index.idAt(position) === correlationId; position += 1) {
        const row = index.rowAt(position);
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
      // Frees both now, because each has an entry for every call.
      withWork.buffer.transfer(0);
      index[Symbol.dispose]();
    },
    hasWork: (row) => withWork[row] === 1,
    graphWork: (row) => graphs.get(row) ?? null,
  };
}
