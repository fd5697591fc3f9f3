import type { HostCall } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { isGraphLaunch, type ReadCalls } from "./launch-calls.ts";

/** Calls that start exactly one kernel: `cudaLaunchKernel`, `cudaLaunchKernelExC`, `cuLaunchKernelEx`, cooperative ones. */
const launchName = /^cu(da)?Launch(Cooperative)?Kernel(Ex|ExC)?$/;

/**
 * Launch calls that succeeded and of which nothing is in the report: the capture stopped before it had run, or the report is
 * damaged; or, of a graph, only a part is. Launches while a stream of the process is being captured into a CUDA graph start
 * nothing, so they are left out.
 */
export function lostLaunches(
  read: ReadCalls | null,
  known: { readonly hostCalls: readonly HostCall[]; readonly workEndNs: Nanoseconds },
): HostCall[] {
  if (read === null) return [];
  const roles = read.kinds.map(({ name }) => (name === null ? null : roleOf(name)));
  /** Open stream captures by process; an end without a beginning means that one was open from the start. */
  const capturing = new Map<number, number>();
  let lost: HostCall[] = [];
  let graphs: GraphLaunch[] = [];
  for (let row = 0; row < read.calls.count; row += 1) {
    const role = roles[read.calls.kind[row] ?? 0] ?? null;
    if (role === null || (role === "launch" && read.hasWork(row))) continue;
    const { name, process, thread, succeeded, startNs, endNs } = read.at(row);
    const open = capturing.get(process) ?? 0;
    if (role === "begin-capture" && succeeded) capturing.set(process, open + 1);
    if (role === "end-capture") {
      if (open === 0 && succeeded) {
        lost = lost.filter((call) => call.process !== process);
        graphs = graphs.filter(({ call }) => call.process !== process);
      }
      capturing.set(process, Math.max(0, open - 1));
    }
    if (!succeeded || open > 0) continue;
    const call = { name: name ?? "", process, thread, startNs, durationNs: endNs - startNs };
    if (role === "launch") lost.push({ kind: "lost-launch", ...call });
    if (role === "graph") graphs.push({ call, ...(read.graphWork(row) ?? noGraphWork) });
  }
  return [...lost, ...graphLaunchesWithoutWork(graphs), ...cutGraphLaunches(graphs, known)];
}

const noGraphWork = { activities: 0, endedNs: null, graph: null };

/** What a call means here, by its name. */
function roleOf(name: string): "launch" | "graph" | "begin-capture" | "end-capture" | null {
  if (launchName.test(name)) return "launch";
  if (isGraphLaunch(name)) return "graph";
  if (/StreamBeginCapture/.test(name)) return "begin-capture";
  return /StreamEndCapture/.test(name) ? "end-capture" : null;
}

/** A launch of a CUDA graph that succeeded. */
export interface GraphLaunch {
  readonly call: Omit<HostCall, "kind">;
  /** How many kernels, copies and memsets of it the report holds. */
  readonly activities: number;
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
    else if (launch.activities > 0) launches.splice(-1, 1, { ...launch, call: outer.call });
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
    if (launch.activities === 0) {
      missing.push(launch);
      continue;
    }
    gaps.push({ after, missing, ended: true });
    after = launch.graph;
    missing = [];
  }
  return [...gaps, { after, missing, ended: false }];
}

/** So often a graph must have left one number of kernels, copies and memsets before fewer of them say that some are lost. */
const leastBefore = 2;

/**
 * The launches of which the report holds a part: the last one with work of a graph that left fewer kernels, copies and memsets
 * than each before it, which all left as many, and after which nothing ran on a GPU. Where its process waited for the GPU
 * after it, or other work ran, the graph had ended: then some of its nodes were switched off, or are conditional. `launches`:
 * by start. `workEndNs`: the end of the last kernel, copy or memset of the report.
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
    const [usual, ...others] = new Set(before.map(({ activities }) => activities));
    if (last === undefined || usual === undefined || others.length > 0 || before.length < leastBefore) return [];
    const { call } = last;
    const waited = waits.get(call.process)?.some(({ startNs }) => startNs > call.startNs) === true;
    return last.activities >= usual || waited || last.endedNs !== workEndNs
      ? []
      : [{ kind: "cut-graph-launch", ...call }];
  });
}
