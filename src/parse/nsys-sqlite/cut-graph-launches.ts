import type { HostCall } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import type { GraphLaunch } from "./graph-launches-without-work.ts";

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
