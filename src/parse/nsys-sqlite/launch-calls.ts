import { noCall, type LaunchCalls } from "../../model/reports/trace.ts";
import { callIndex, type CallIndex } from "./call-index.ts";
import type { ExportDatabase } from "./database.ts";
import { inOrder, orderOf, timesInOrder } from "./integer-column.ts";
import { numberIn, processIn, threadIn } from "./stored-cells.ts";
import type { StringOf } from "./strings.ts";
import { openUnchecked } from "./table.ts";
import { openTimed, type OpenTimedTable, type TimedRows } from "./timed-rows.ts";

const shape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: { returnValue: "integer?" },
} as const;

/** What tells of work on a GPU, besides its correlation id, by which call it was made. */
interface MadeWork {
  /** Correlation ids are unique within a process. `unknown`: the report has no processes; null: this work names none. */
  readonly process: number | "unknown" | null;
  /** The CUDA graph that it is a node of (the upper half of the node's id); null for none. */
  readonly graph: number | null;
}

/** What the report holds of the work of a graph's launch. */
interface GraphWork {
  /** Kernels, copies and memsets. */
  readonly activities: number;
  /** When the last of them ended. */
  readonly endedNs: number;
  readonly graph: number | null;
}

/** One kind of calls: of one function, by one thread, with one result. */
export interface LaunchKind {
  readonly process: number;
  readonly thread: number;
  readonly nameId: number;
  /** Without its version; null where the report does not hold it. */
  readonly name: string | null;
  readonly succeeded: boolean;
}

/** The calls, and which of them made what the report holds. What only that takes is given back at the end of its use. */
export interface ReadCalls extends Disposable {
  readonly calls: LaunchCalls;
  readonly kinds: readonly LaunchKind[];
  /**
   * The call that made this work, which ended at `endNs`; `noCall` where there is none: of several the one that started first;
   * `several` is told of them. All of them count as having made it.
   */
  made(correlationId: number, endNs: number, work: MadeWork, several?: () => void): number;
  /** One of the calls. */
  at(call: number): LaunchKind & { readonly startNs: number; readonly endNs: number };
  /** Whether a call made work that the report holds. */
  hasWork(call: number): boolean;
  /** For launches of graphs. */
  graphWork(call: number): GraphWork | null;
}

/** Calls that ask or set something, and make no work: two of three calls of a program of PyTorch. */
const makesNothing = /Get|Query|IsCapturing|SetAttribute/;

type Column = keyof typeof shape.required | keyof typeof shape.optional;

/** The table of calls that can have made work; null without one. */
export function openCalls(file: ExportDatabase, strings: StringOf): OpenTimedTable<LaunchKind> | null {
  const table = openUnchecked<Column>(file, shape);
  if (table === null) return null;
  return openTimed(file, {
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
        name: nameOf(nameId, strings),
        succeeded: (numberIn(cells, first + 2) ?? 0) === 0,
      };
    },
    keeps: ({ name }) => name === null || !makesNothing.test(name),
  });
}

/** By start, and the longer of two first, as they mostly are already; newer versions of nsys promise no order. */
export function callsByStart(rows: TimedRows<LaunchKind>): ReadCalls {
  const { count, kind, kinds, startNs, durationNs, ids } = rows;
  const order = orderOf(
    count,
    (one, other) => startNs.at(one) - startNs.at(other) || (durationNs[other] ?? 0) - (durationNs[one] ?? 0),
  );
  if (order === null) return withWork({ count, kind, kinds, startNs, durationNs }, kinds, callIndex(ids));
  const calls = {
    count,
    kinds,
    kind: inOrder(kind, order),
    startNs: timesInOrder(startNs, order),
    durationNs: inOrder(durationNs, order),
  };
  return withWork(calls, kinds, callIndex(inOrder(ids, order)));
}

/** `cudaStreamSynchronize_ptsz_v7000` → `cudaStreamSynchronize`. */
export function withoutVersion(name: string): string {
  return name.replace(/_v\d+$/, "").replace(/_(ptsz|ptds)$/, "");
}

/** Whether a call of this name, without its version, launches a CUDA graph. */
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
      if (kind === undefined) throw new TypeError("a call of no kind");
      const startNs = calls.startNs.at(row);
      return { ...kind, startNs, endNs: startNs + (calls.durationNs[row] ?? 0) };
    },
    [Symbol.dispose]: () => {
      // At once, not when memory is looked for: both are as long as the calls.
      withWork.buffer.transfer(0);
      index[Symbol.dispose]();
    },
    hasWork: (row) => withWork[row] === 1,
    graphWork: (row) => graphs.get(row) ?? null,
  };
}
