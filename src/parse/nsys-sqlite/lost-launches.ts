import type { HostCall } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import type { ExportDatabase } from "./database.ts";
import { isGraphLaunch, withoutVersion } from "./host-calls.ts";
import type { StringOf } from "./strings.ts";
import { forEachRow, openTable } from "./table.ts";

const callShape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: { returnValue: "integer?" },
} as const;

/** Calls that start exactly one kernel: `cudaLaunchKernel`, `cudaLaunchKernelExC`, `cuLaunchKernelEx`, cooperative ones. */
const launchName = /^cu(da)?Launch(Cooperative)?Kernel(Ex|ExC)?$/;

/**
 * Launch calls that succeeded and of which nothing is in the report: the capture stopped before it had run, or the report is
 * damaged; or, of a graph, only a part is. Launches while a stream of the process is being captured into a CUDA graph start
 * nothing, so they are left out.
 */
export function readLostLaunches(
  file: ExportDatabase,
  strings: StringOf,
  origin: bigint,
  known: { readonly hostCalls: readonly HostCall[]; readonly workEndNs: Nanoseconds },
): HostCall[] {
  const calls = openTable<keyof typeof callShape.required | keyof typeof callShape.optional>(file, callShape);
  if (calls === null) return [];
  /** Open stream captures by process; an end without a beginning means that one was open from the start. */
  const capturing = new Map<number, number>();
  let lost: HostCall[] = [];
  let graphs: GraphLaunch[] = [];
  forEachRow(
    file,
    {
      table: callShape.table,
      rowid: "c.rowid",
      columns: [
        ["nameId", "c.nameId", "integer"],
        ["process", "c.globalTid >> 24", "integer?"],
        ["thread", "c.globalTid & 0xFFFFFF", "integer?"],
        ["start", "c.start - :origin", "integer"],
        ["duration", "c.end - c.start", "integer"],
        ["succeeded", `coalesce(${calls.column("c", "returnValue")}, 0) = 0`, "integer"],
        ["pieces", "iif(w.id IS NULL, 0, w.pieces)", "integer"],
        ["graph", "w.graph", "integer?"],
        ["ended", "w.ended - :origin", "integer?"],
      ],
      from: `FROM ${callShape.table} AS c ${joinWork(file)}
        WHERE c.nameId IN (SELECT id FROM StringIds WHERE value GLOB 'cu*Launch*Kernel*' OR value GLOB 'cu*GraphLaunch*' OR value GLOB 'cu*Stream*Capture*')
        ORDER BY c.start, c.end DESC, c.rowid`,
      parameters: { origin },
    },
    ([nameId, ownProcess, ownThread, startNs, durationNs, succeeded, pieces, graph, endedNs], row) => {
      const name = withoutVersion(strings(nameId, { table: callShape.table, column: "nameId", row }));
      const process = ownProcess ?? -1;
      const open = capturing.get(process) ?? 0;
      if (/StreamBeginCapture/.test(name) && succeeded === 1) capturing.set(process, open + 1);
      if (/StreamEndCapture/.test(name)) {
        if (open === 0 && succeeded === 1) {
          lost = lost.filter((call) => call.process !== process);
          graphs = graphs.filter(({ call }) => call.process !== process);
        }
        capturing.set(process, Math.max(0, open - 1));
      }
      if (succeeded === 0 || open > 0) return;
      const call = { name, process, thread: ownThread ?? -1, startNs, durationNs };
      if (isGraphLaunch(name)) graphs.push({ call, pieces, graph, endedNs });
      else if (pieces === 0 && launchName.test(name)) lost.push({ kind: "lost-launch", ...call });
    },
  );
  return [...lost, ...graphLaunchesWithoutWork(graphs), ...cutGraphLaunches(graphs, known)];
}

const columns = {
  required: { end: "integer", correlationId: "integer?" },
  optional: { globalPid: "integer?", graphNodeId: "integer?" },
} as const;

const tables = ["CUPTI_ACTIVITY_KIND_KERNEL", "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET"];

/**
 * The join that tells whether a call `c` started a kernel, copy or fill: `w.id`, null where it did not; `w.pieces`, how many;
 * `w.ended`, when the last of them did; `w.graph`, the CUDA graph that held it (the upper half of a node's id), null where there is none or the report does not say.
 * It is no correlated subquery: SQLite makes an index for a join, and a million calls take a second instead of hours.
 */
function joinWork(file: ExportDatabase): string {
  const work = tables.flatMap((name) => {
    const table = openTable<keyof typeof columns.required | keyof typeof columns.optional>(file, {
      table: name,
      ...columns,
    });
    if (table === null) return [];
    const [process, node] = [table.column("a", "globalPid"), table.column("a", "graphNodeId")];
    return [
      `SELECT a.correlationId AS id, a.end AS ended, ${process} >> 24 AS process, ${node} >> 32 AS graph FROM ${name} AS a`,
    ];
  });
  const all =
    work.length === 0 ? "SELECT NULL AS id, NULL AS ended, NULL AS process, NULL AS graph" : work.join(" UNION ALL ");
  return `LEFT JOIN (SELECT id, process, max(graph) AS graph, count(*) AS pieces, max(ended) AS ended FROM (${all}) GROUP BY id, process) AS w
    ON w.id = c.correlationId AND (w.process IS NULL OR w.process = c.globalTid >> 24)`;
}

/** A launch of a CUDA graph that succeeded. */
export interface GraphLaunch {
  readonly call: Omit<HostCall, "kind">;
  /** How many kernels, copies and fills of it the report holds. */
  readonly pieces: number;
  /** When the last of these ended; null where there is none. */
  readonly endedNs: number | null;
  /** The graph, where that work names it. */
  readonly graph: number | null;
}

/**
 * The launches without work, as calls. A launch does not say its graph, and an honest graph may have no work: it is empty,
 * or holds host functions alone. A program launches such a one at the same place again and again. So as many launches
 * without work as always follow a graph before the next one with work are taken for honest, and what is missing beyond them
 * is lost. Of a thread without any graph that left work nothing can be said. `launches`: by start, outer calls first.
 */
function graphLaunchesWithoutWork(launches: readonly GraphLaunch[]): HostCall[] {
  const threads = Map.groupBy(launches, ({ call }) => `${call.process}/${call.thread}`);
  return [...threads.values()].flatMap((thread) => {
    const gaps = gapsOf(outermost(thread));
    const usual = new Map<number | null | undefined, number>();
    for (const { after, missing, ended } of gaps)
      if (ended) usual.set(after, Math.min(missing.length, usual.get(after) ?? Infinity));
    return gaps.flatMap(({ after, missing }) => {
      const honest = usual.get(after) ?? (after === undefined ? Infinity : 0);
      return missing.map(({ call }, index): HostCall => ({
        kind: index < honest ? "graph-launch-without-work" : "lost-graph-launch",
        ...call,
      }));
    });
  });
}

/** A runtime call and the driver call that it makes are one launch: the work may be of either. */
function outermost(thread: readonly GraphLaunch[]): GraphLaunch[] {
  const launches: GraphLaunch[] = [];
  for (const launch of thread) {
    const outer = launches.at(-1);
    if (outer === undefined || endOf(launch) > endOf(outer)) launches.push(launch);
    else if (launch.pieces > 0) launches.splice(-1, 1, { ...launch, call: outer.call });
  }
  return launches;
}

function endOf({ call }: GraphLaunch): number {
  return call.startNs + call.durationNs;
}

/** The launches without work between two with work. */
interface Gap {
  /** The graph that was launched before them; undefined where none left work yet. */
  readonly after: number | null | undefined;
  readonly missing: readonly GraphLaunch[];
  /** False for those at the end, after which no launch has work. */
  readonly ended: boolean;
}

function gapsOf(thread: readonly GraphLaunch[]): Gap[] {
  const gaps: Gap[] = [];
  let after: number | null | undefined;
  let missing: GraphLaunch[] = [];
  for (const launch of thread) {
    if (launch.pieces === 0) {
      missing.push(launch);
      continue;
    }
    gaps.push({ after, missing, ended: true });
    after = launch.graph;
    missing = [];
  }
  return [...gaps, { after, missing, ended: false }];
}

/** So often a graph must have left one number of kernels, copies and fills before fewer of them say that some are lost. */
const leastBefore = 2;

/**
 * The launches of which the report holds a part: the last one with work of a graph that left fewer kernels, copies and fills
 * than each before it, which all left as many, and after which nothing ran on a GPU. Where its process waited for the GPU
 * after it, or other work ran, the graph had ended: then some of its nodes were switched off, or are conditional. `launches`:
 * by start. `workEndNs`: the end of the last kernel, copy or fill of the report.
 */
export function cutGraphLaunches(
  launches: readonly GraphLaunch[],
  { hostCalls, workEndNs }: { readonly hostCalls: readonly HostCall[]; readonly workEndNs: Nanoseconds },
): HostCall[] {
  const graphs = Map.groupBy(
    launches.filter(({ graph }) => graph !== null),
    ({ call, graph }) => `${String(call.process)}/${String(graph)}`,
  );
  const waits = Map.groupBy(
    hostCalls.filter(({ kind }) => kind === "synchronize"),
    ({ process }) => process,
  );
  return [...graphs.values()].flatMap((ofGraph): HostCall[] => {
    const [last, ...before] = ofGraph.toReversed();
    const [usual, ...others] = new Set(before.map(({ pieces }) => pieces));
    if (last === undefined || usual === undefined || others.length > 0 || before.length < leastBefore) return [];
    const { call } = last;
    const waited = waits.get(call.process)?.some(({ startNs }) => startNs > call.startNs) === true;
    return last.pieces >= usual || waited || last.endedNs !== workEndNs ? [] : [{ kind: "cut-graph-launch", ...call }];
  });
}
