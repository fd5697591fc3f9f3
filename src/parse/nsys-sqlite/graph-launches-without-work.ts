import type { HostCall } from "../../model/reports/trace.ts";

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
export function graphLaunchesWithoutWork(launches: readonly GraphLaunch[]): HostCall[] {
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
