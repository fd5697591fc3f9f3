import type { RangeSpec } from "../model/reports/range.ts";
import type { RangeInstance, Trace } from "../model/reports/trace.ts";
import { rangeKeyText } from "./range-key.ts";
import { matchRanges } from "./seen-ranges.ts";

/**
 * Keeps only the instances that count. Drops the first instances that a range skips in each process. If `takesFirst` is true,
 * also drops instances beyond the range's `instances` limit, as a gated capture would. Ranges not in `wanted` stay unchanged.
 */
export function countedInstances(trace: Trace, wanted: readonly RangeSpec[], takesFirst: boolean): Trace {
  const ranges = trace.ranges.toSorted((one, other) => one.startNs - other.startNs);
  const left = new Set(
    wanted.flatMap((spec) => {
      const skipped = skippedInstances(ranges, spec);
      const counted = matchRanges(spec, ranges).filter((instance) => !skipped.has(instance));
      const more = takesFirst && spec.instances !== null ? counted.slice(spec.instances) : [];
      return [...skipped, ...more];
    }),
  );
  return left.size === 0 ? trace : { ...trace, ranges: trace.ranges.filter((instance) => !left.has(instance)) };
}

/**
 * The first instances that a range skips in each process. With a glob, we skip instances of each matched range separately.
 * `ranges` must be sorted by start.
 */
export function skippedInstances(ranges: readonly RangeInstance[], spec: RangeSpec): ReadonlySet<RangeInstance> {
  if (spec.skip === 0) return new Set();
  const matched = matchRanges(spec, ranges);
  const each = Map.groupBy(matched, (one) => JSON.stringify([one.process, spec.glob ? rangeKeyText(one) : ""]));
  return new Set([...each.values()].flatMap((instances) => instances.slice(0, spec.skip)));
}
