import { noCall, type IntegerColumn, type KindColumn, type LaunchCalls } from "../../model/reports/trace.ts";
import { callIndex, type CallIndex } from "./call-index.ts";
import type { ExportDatabase } from "./database.ts";
import { isGraphLaunch, withoutVersion } from "./host-calls.ts";
import { inOrder, integerColumn, kindColumn, orderOf } from "./integer-column.ts";
import { type LargeTable, openLarge, type TellingColumn } from "./kinds.ts";
import type { ReportBeingRead, RowReader } from "./row-reader.ts";
import type { StringOf } from "./strings.ts";
import { openUnchecked } from "./table.ts";
import { readTimedRows } from "./timed-rows.ts";

const shape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: { returnValue: "integer?" },
} as const;

/** Work on a GPU of which the report says by which call it was made. */
export interface MadeWork {
  readonly correlationId: number;
  /** Correlation ids are unique within a process. `unknown`: the report has no processes; null: this work names none. */
  readonly process: number | "unknown" | null;
  readonly endNs: number;
  /** The CUDA graph that it is a node of (the upper half of the node's id); null for none. */
  readonly graph: number | null;
}

/** What the report holds of the work of a graph's launch. */
export interface GraphWork {
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

/** The calls, and which of them made what the report holds. */
export interface ReadCalls {
  readonly calls: LaunchCalls;
  readonly kinds: readonly LaunchKind[];
  /**
   * The call that made this work, `noCall` where there is none: of several the one that started first; `several` is told of
   * them. All of them count as having made it.
   */
  made(work: MadeWork, several?: () => void): number;
  /** One of the calls. */
  at(call: number): LaunchKind & { readonly startNs: number; readonly endNs: number };
  /** Whether a call made work that the report holds. */
  hasWork(call: number): boolean;
  /** For launches of graphs. */
  graphWork(call: number): GraphWork | null;
}

/** Calls that ask or set something, and make no work: two of three calls of a program of PyTorch. */
const makesNothing = /Get|Query|IsCapturing|SetAttribute/;

const columns: readonly TellingColumn[] = [
  ["process", "globalTid", shifted("globalTid", ">> 24"), "integer?"],
  ["thread", "globalTid", shifted("globalTid", "& 0xFFFFFF"), "integer?"],
  ["nameId", "nameId", "t.nameId", "integer"],
];

/** A part of a 64-bit id, which is beyond what a number holds; a cell that is no integer stays what it is, and is refused. */
export function shifted(column: string, by: string): string {
  return `iif(typeof(t.${column}) IN ('integer', 'null'), t.${column} ${by}, t.${column} || '')`;
}

type Column = keyof typeof shape.required | keyof typeof shape.optional;

/** The table of calls, and what tells kinds of them apart; null without one. */
export async function openCalls(file: ExportDatabase, reader: RowReader): Promise<LargeTable<Column> | null> {
  const table = openUnchecked<Column>(file, shape);
  if (table === null) return null;
  const result: TellingColumn[] = table.has("returnValue")
    ? [["returnValue", "returnValue", "t.returnValue", "integer?"]]
    : [];
  return openLarge(file, reader, table, [...columns, ...result]);
}

/** Reads the calls that can have made work, in one pass. */
export async function readLaunchCalls(report: ReportBeingRead, calls: LargeTable<Column>): Promise<ReadCalls> {
  const { rows, kinds: found } = calls;
  const kinds = found.map(([process = null, thread = null, nameId, returnValue = 0]): LaunchKind => ({
    process: process ?? -1,
    thread: thread ?? -1,
    nameId: nameId ?? 0,
    name: nameOf(nameId ?? 0, report.strings),
    succeeded: (returnValue ?? 0) === 0,
  }));
  const left = [
    ...new Set(kinds.flatMap(({ name, nameId }) => (name !== null && makesNothing.test(name) ? nameId : []))),
  ];
  const kept = `t.nameId NOT IN (${left.join(", ")})`;
  // Room for all: memory that is not written to is none.
  const kind = kindColumn(rows, kinds.length);
  const startNs = new Float64Array(rows);
  const [duration, id] = [integerColumn(rows), integerColumn(rows)];
  let count = 0;
  await readTimedRows(
    report,
    calls,
    // What is left out is checked, too.
    `${kept} OR typeof(t.start) <> 'integer' OR typeof(t."end") <> 'integer' OR typeof(t.correlationId) NOT IN ('integer', 'null')`,
    (start, end, correlationId, of) => {
      kind[count] = of;
      startNs[count] = start;
      duration.set(count, end - start);
      id.set(count, correlationId);
      count += 1;
    },
  );
  const columns = byStart({
    kind: kind.subarray(0, count),
    startNs: startNs.subarray(0, count),
    durationNs: duration.finish(count),
    ids: id.finish(count),
  });
  return withWork({ count, ...columns, kinds }, kinds, callIndex(columns.ids));
}

interface CallColumns {
  readonly kind: KindColumn;
  readonly startNs: Float64Array;
  readonly durationNs: IntegerColumn;
  readonly ids: IntegerColumn;
}

/** By start, and the longer of two first, as they mostly are already; newer versions of nsys promise no order. */
function byStart(calls: CallColumns): CallColumns {
  const { kind, startNs, durationNs, ids } = calls;
  const order = orderOf(
    startNs.length,
    (one, other) => (startNs[one] ?? 0) - (startNs[other] ?? 0) || (durationNs[other] ?? 0) - (durationNs[one] ?? 0),
  );
  if (order === null) return calls;
  return {
    kind: inOrder(kind, order),
    startNs: inOrder(startNs, order),
    durationNs: inOrder(durationNs, order),
    ids: inOrder(ids, order),
  };
}

function nameOf(id: number, strings: StringOf): string | null {
  const name = strings.find(id);
  return name === null ? null : withoutVersion(name);
}

function withWork(calls: LaunchCalls, kinds: readonly LaunchKind[], index: CallIndex): ReadCalls {
  const isGraph = kinds.map(({ name }) => name !== null && isGraphLaunch(name));
  const withWork = new Uint8Array(calls.count);
  const graphs = new Map<number, GraphWork>();
  return {
    calls,
    kinds,
    made({ correlationId, process, endNs, graph }, several) {
      let first = noCall;
      index.forEach(correlationId, (row) => {
        const own = kinds[calls.kind[row] ?? 0];
        if (typeof process === "number" && own?.process !== process) return;
        withWork[row] = 1;
        if (isGraph[calls.kind[row] ?? 0] === true) {
          const known = graphs.get(row) ?? { activities: 0, endedNs: endNs, graph };
          graphs.set(row, {
            activities: known.activities + 1,
            endedNs: Math.max(known.endedNs, endNs),
            graph: known.graph === null || graph === null ? (known.graph ?? graph) : Math.max(known.graph, graph),
          });
        }
        if (process === null) return;
        if (first !== noCall) several?.();
        if (row < first) first = row;
      });
      return first;
    },
    at(row) {
      const kind = kinds[calls.kind[row] ?? 0];
      if (kind === undefined) throw new TypeError("a call of no kind");
      const startNs = calls.startNs[row] ?? 0;
      return { ...kind, startNs, endNs: startNs + (calls.durationNs[row] ?? 0) };
    },
    hasWork: (row) => withWork[row] === 1,
    graphWork: (row) => graphs.get(row) ?? null,
  };
}
