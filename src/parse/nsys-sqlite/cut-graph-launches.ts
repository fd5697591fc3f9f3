import type { HostCall } from "../../model/trace.ts";
import type { GraphLaunch } from "./graph-launches-without-work.ts";

/** So often a graph must have left one number of kernels, copies and fills before fewer of them say that some are lost. */
const leastBefore = 2;

/**
 * The launches of which the report holds a part: the last one with work of a graph that left fewer kernels, copies and fills
 * than each before it, which all left as many. Where its process waited for the GPU after it, the graph had ended: then some of its
 * nodes were switched off, or are conditional. `launches`: by start. `calls`: all of the report.
 */
export function cutGraphLaunches(launches: readonly GraphLaunch[], calls: readonly HostCall[]): HostCall[] {
  const graphs = Map.groupBy(
    launches.filter(({ graph }) => graph !== null),
    ({ call, graph }) => `${String(call.process)}/${String(graph)}`,
  );
  const waits = Map.groupBy(
    calls.filter(({ kind }) => kind === "synchronize"),
    ({ process }) => process,
  );
  return [...graphs.values()].flatMap((ofGraph): HostCall[] => {
    const [last, ...before] = ofGraph.toReversed();
    const [usual, ...others] = new Set(before.map(({ pieces }) => pieces));
    if (last === undefined || usual === undefined || others.length > 0 || before.length < leastBefore) return [];
    const { call } = last;
    const waited = waits.get(call.process)?.some(({ startNs }) => startNs > call.startNs) === true;
    return last.pieces >= usual || waited ? [] : [{ kind: "cut-graph-launch", ...call }];
  });
}
