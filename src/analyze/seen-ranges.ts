import type { MetricValue } from "../model/profile/untraced.ts";
import { stableRangeName, type RangeSpec, type SeenRange } from "../model/reports/range.ts";
import type { Trace, RangeInstance } from "../model/reports/trace.ts";
import { sum } from "../model/sums.ts";
import { matchesGlob } from "../model/text/glob.ts";
import { firstIndex } from "./first-index.ts";
import { rangeKeyText, type RangeKey } from "./range-key.ts";
import { threadKey } from "./sweep.ts";

export function listSeenRanges(trace: Trace): SeenRange[] {
  return mergeSeenRanges(
    trace.ranges.map(({ name, domain, style, registered, emittedName }) => {
      const isVolatile = emittedName === undefined ? {} : { isVolatile: true };
      return { name, domain, style, instances: 1, registered, ...isVolatile };
    }),
  );
}

export function mergeSeenRanges(seen: readonly SeenRange[]): SeenRange[] {
  const merged = new Map<string, SeenRange>();
  for (const range of seen) {
    const key = `${range.style} ${rangeKeyText(range)}`;
    const existing = merged.get(key);
    merged.set(
      key,
      existing === undefined
        ? range
        : {
            ...existing,
            ...range,
            instances: existing.instances + range.instances,
            registered: existing.registered || range.registered,
          },
    );
  }
  return [...merged.values()];
}

/** A glob has to match the whole message. */
export function matchRanges<T extends Pick<SeenRange, "name" | "domain">>(spec: RangeSpec, seen: readonly T[]): T[] {
  const message = stableRangeName(spec.message);
  return seen.filter(({ name, domain }) => {
    const named = spec.glob ? matchesGlob(message, name) : name === message;
    return named && (spec.domain === "*" || domain === (spec.domain ?? ""));
  });
}

export function countEmittingThreads({ ranges }: Trace, specs: readonly RangeSpec[]): number {
  const emitted = specs.flatMap((spec) => matchRanges(spec, ranges));
  return new Set(emitted.map(threadKey)).size;
}

export function countKernelProcesses({ kernelKinds }: Trace): number {
  return new Set(kernelKinds.map(({ process }) => process)).size;
}

/** If `takesFirst` is true, also drops instances beyond the range's `instances` limit, as a gated capture would. */
export function keepCountedInstances(trace: Trace, wanted: readonly RangeSpec[], takesFirst: boolean): Trace {
  const ranges = trace.ranges.toSorted((a, b) => a.startNs - b.startNs);
  const leftOut = new Set(
    wanted.flatMap((spec) => {
      const skipped = findSkippedInstances(ranges, spec);
      const counted = matchRanges(spec, ranges).filter((instance) => !skipped.has(instance));
      const more = takesFirst && spec.instances !== null ? counted.slice(spec.instances) : [];
      return [...skipped, ...more];
    }),
  );
  return leftOut.size === 0 ? trace : { ...trace, ranges: trace.ranges.filter((instance) => !leftOut.has(instance)) };
}

/** With a glob, we skip instances of each matched range separately. `ranges` must be sorted by start. */
export function findSkippedInstances(ranges: readonly RangeInstance[], spec: RangeSpec): ReadonlySet<RangeInstance> {
  if (spec.skip === 0) return new Set();
  const matched = matchRanges(spec, ranges);
  const each = Map.groupBy(matched, (instance) =>
    JSON.stringify([instance.process, spec.glob ? rangeKeyText(instance) : ""]),
  );
  return new Set([...each.values()].flatMap((instances) => instances.slice(0, spec.skip)));
}

export type InstanceAmount = number | { readonly range: RangeSpec } | { readonly metric: string };

/**
 * If `amount` has a range, we count the instances of that range that begin while an instance of `range` is open. If `amount` has a metric,
 * we divide its value by the number of instances, because a metric covers the whole process.
 */
export function measureAmount(
  amount: InstanceAmount,
  range: RangeKey,
  { instances, metrics }: { readonly instances: readonly RangeInstance[]; readonly metrics: readonly MetricValue[] },
): number | null {
  if (typeof amount === "number") return amount;
  const key = rangeKeyText(range);
  const measured = instances.filter((instance) => rangeKeyText(instance) === key && instance.endNs !== null);
  if (measured.length === 0) return null;
  if ("metric" in amount) {
    const value = metrics.find(({ name }) => name === amount.metric)?.value ?? 0;
    return value > 0 ? value / measured.length : null;
  }
  const starts = matchRanges(amount.range, instances)
    .filter((instance) => rangeKeyText(instance) !== key)
    .map(({ startNs }) => startNs)
    .toSorted((a, b) => a - b);
  const countBefore = (timeNs: number) => firstIndex(starts.length, (index) => (starts[index] ?? Infinity) >= timeNs);
  const count = sum(measured, ({ startNs, endNs }) => countBefore(endNs ?? startNs) - countBefore(startNs));
  return count === 0 ? null : count / measured.length;
}
