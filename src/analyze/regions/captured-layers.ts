import { noCreation, type RangeInstance, type Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { callColumns, findOpenUntilNs } from "../attribute.ts";
import { createPlaces, placeCalls } from "../places.ts";
import { groupRowsByThread, threadKey } from "../sweep.ts";
import { formatOperator, groupPushedRanges } from "./place-operators.ts";

/** Range names, outermost first. Kernels with the same range names share one list. */
export type LayersOf = (kernel: number) => readonly string[];

/** The layers at a place, valid for graphs instantiated after `afterNs` and no later than `untilNs`. */
interface PlaceLayers {
  readonly afterNs: Nanoseconds;
  readonly untilNs: Nanoseconds;
  readonly names: readonly string[];
}

const noLayers: readonly string[] = [];

/**
 * For each kernel that a CUDA graph replays, finds the ranges that were open around the kernel's graph node while the graph was
 * captured. Other kernels get no ranges.
 *
 * The ranges around the whole capture don't count. We recognize them because they're still open when the graph is instantiated,
 * which happens after the capture. We can't simply drop the ranges that all nodes share. We'd lose `model` in `model/layer_3`, and
 * if somebody then added a node outside of `model`, every path would change. In a graph with only one layer, we'd drop all ranges.
 */
export function capturedLayers(trace: Trace): LayersOf {
  const { nodeCreations, kernels } = trace;
  const { creation } = kernels;
  if (creation === null) return () => noLayers;
  const pushed = groupPushedRanges(trace);
  const places = createPlaces<RangeInstance>();
  // Treats node creations as calls with zero duration.
  const columns = callColumns(
    nodeCreations.map(({ process, thread, atNs }) => ({ process, thread, startNs: atNs, durationNs: 0 })),
  );
  const placeOf = new Uint32Array(nodeCreations.length);
  for (const thread of groupRowsByThread(columns)) {
    const ranges = pushed.get(threadKey(thread)) ?? [];
    placeCalls(places, ranges, findOpenUntilNs, columns, thread.rows, (row, place) => (placeOf[row] = place));
  }
  const lists = new Map<string, readonly string[]>();
  const known: (PlaceLayers | undefined)[] = [];
  const layersAt = (innermost: number, instantiatedNs: Nanoseconds): PlaceLayers => {
    const within: RangeInstance[] = [];
    let [afterNs, untilNs] = [-Infinity, Infinity];
    for (let at = innermost; at !== 0 && untilNs === Infinity; at = places.around[at] ?? 0) {
      const range = places.range[at];
      const endNs = range === undefined ? Infinity : findOpenUntilNs(range);
      if (range === undefined || endNs >= instantiatedNs) untilNs = endNs;
      else {
        within.push(range);
        afterNs = Math.max(afterNs, endNs);
      }
    }
    const names = within.reverse().map(formatOperator);
    const key = JSON.stringify(names);
    const list = lists.get(key) ?? names;
    lists.set(key, list);
    return { afterNs, untilNs, names: list };
  };
  const layers = nodeCreations.map(({ instantiatedNs }, row) => {
    if (instantiatedNs === null) return noLayers;
    const place = placeOf[row] ?? 0;
    let found = known[place];
    if (found === undefined || found.afterNs >= instantiatedNs || found.untilNs < instantiatedNs)
      known[place] = found = layersAt(place, instantiatedNs);
    return found.names;
  });
  return (kernel) => layers[creation[kernel] ?? noCreation] ?? noLayers;
}
