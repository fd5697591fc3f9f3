import type { RangeSpec } from "../model/reports/range.ts";
import type { Trace } from "../model/reports/trace.ts";
import { matchRanges } from "./seen-ranges.ts";

/**
 * The trace without what a gate of its own would have left out of each range: the instances after the first, as many as the range says.
 * Ranges that are not wanted stay as they are.
 */
export function firstInstances(trace: Trace, wanted: readonly RangeSpec[]): Trace {
  const ranges = trace.ranges.toSorted((one, other) => one.startNs - other.startNs);
  const matched = wanted.map((spec) => ({ all: matchRanges(spec, ranges), first: spec.instances ?? ranges.length }));
  const taken = new Set(matched.flatMap(({ all, first }) => all.slice(0, first)));
  const left = new Set(matched.flatMap(({ all }) => all).filter((instance) => !taken.has(instance)));
  return { ...trace, ranges: trace.ranges.filter((instance) => !left.has(instance)) };
}
