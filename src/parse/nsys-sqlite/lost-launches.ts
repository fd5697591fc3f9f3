import type { HostCall } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { isGraphLaunch, type ReadCalls } from "./launch-calls.ts";

/** `cudaLaunchKernel`, `cudaLaunchKernelExC`, `cuLaunchKernelEx`, and cooperative ones. */
const launchName = /^cu(da)?Launch(Cooperative)?Kernel(Ex|ExC)?$/;

/**
 * The capture stopped before the work ran, or the report is damaged. Launches while the process captures a stream into a CUDA graph start
 * nothing.
 */
export function findLostLaunches(
  read: ReadCalls | null,
  others: { readonly hostCalls: readonly HostCall[]; readonly workEndNs: Nanoseconds },
): HostCall[] {
  if (read === null) return [];
  const roles = read.kinds.map(({ name }) => (name === null ? null : roleOf(name)));
  /** Open stream captures by process. An end without a beginning means that one was open when nsys started recording. */
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
  return [...lost, ...graphLaunchesWithoutWork(graphs), ...findCutGraphLaunches(graphs, others)];
}

const noGraphWork = { activities: 0, endedNs: null, graph: null };

function roleOf(name: string): "launch" | "graph" | "begin-capture" | "end-capture" | null {
  if (launchName.test(name)) return "launch";
  if (isGraphLaunch(name)) return "graph";
  if (/StreamBeginCapture/.test(name)) return "begin-capture";
  return /StreamEndCapture/.test(name) ? "end-capture" : null;
}

export interface GraphLaunch {
  readonly call: Omit<HostCall, "kind">;
  readonly activities: number;
  readonly endedNs: number | null;
  readonly graph: number | null;
}

/**
 * A launch call doesn't name its graph, and a valid graph may have no work if it's empty or has only host functions. A program launches
 * such a graph at the same place again and again. So for each graph, we find the smallest number of launches without work between it and
 * the next launch with work, accept that many after each of its launches, and count the others as lost. We can't judge a thread whose
 * graphs left no work. `launches` are sorted by start, outer calls first.
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

/** A runtime call and the driver call within it are one launch. The work may belong to either. */
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

interface Gap {
  /** The graph launched before. Undefined if none has left work yet. */
  readonly after: number | null | undefined;
  readonly missing: readonly GraphLaunch[];
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

/** Earlier launches with the same amount of work before we report that one lost some. */
const leastBefore = 2;

/**
 * We report a graph's last launch if all earlier ones left the same number of activities, this one left fewer, and nothing ran on a GPU
 * afterward. If the process waited for the GPU later, or other work ran, the graph did finish, and some of its nodes were disabled or
 * conditional. `launches` are sorted by start. `workEndNs` is the end of the report's last activity.
 */
export function findCutGraphLaunches(
  launches: readonly GraphLaunch[],
  { hostCalls, workEndNs }: { readonly hostCalls: readonly HostCall[]; readonly workEndNs: Nanoseconds },
): HostCall[] {
  const graphs = Map.groupBy(
    launches.filter(({ graph }) => graph !== null),
    ({ call, graph }) => `${call.process}/${String(graph)}`,
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
