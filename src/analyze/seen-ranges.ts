import { stableRangeName, type RangeSpec, type SeenRange } from "../model/reports/range.ts";
import type { Trace } from "../model/reports/trace.ts";
import { matchesGlob } from "../model/text/glob.ts";
import { rangeKeyText } from "./range-key.ts";
import { threadKey } from "./sweep.ts";

/** The ranges in a report by name, domain, and style, in the order of their first instances. */
export function listSeenRanges(trace: Trace): SeenRange[] {
  return mergeSeenRanges(
    trace.ranges.map(({ name, domain, style, registered, emittedName }) => {
      const isVolatile = emittedName === undefined ? {} : { isVolatile: true };
      return { name, domain, style, instances: 1, registered, ...isVolatile };
    }),
  );
}

/** Merges the ranges of several reports into one list; instances add up. */
export function mergeSeenRanges(seen: readonly SeenRange[]): SeenRange[] {
  const merged = new Map<string, SeenRange>();
  for (const range of seen) {
    const key = `${range.style} ${rangeKeyText(range)}`;
    const known = merged.get(key);
    merged.set(
      key,
      known === undefined
        ? range
        : {
            ...known,
            ...range,
            instances: known.instances + range.instances,
            registered: known.registered || range.registered,
          },
    );
  }
  return [...merged.values()];
}

/** The ranges in `seen` that match a user's range. A glob has to match the whole message. */
export function matchRanges<T extends Pick<SeenRange, "name" | "domain">>(spec: RangeSpec, seen: readonly T[]): T[] {
  const message = stableRangeName(spec.message);
  return seen.filter(({ name, domain }) => {
    const named = spec.glob ? matchesGlob(message, name) : name === message;
    return named && (spec.domain === "*" || domain === (spec.domain ?? ""));
  });
}

/** The number of threads, across all processes, that emitted these ranges. */
export function countEmittingThreads({ ranges }: Trace, specs: readonly RangeSpec[]): number {
  const emitted = specs.flatMap((spec) => matchRanges(spec, ranges));
  return new Set(emitted.map(threadKey)).size;
}

/** The number of processes that launched kernels in a report. All processes that the report doesn't name count as one process. */
export function countKernelProcesses({ kernelKinds }: Trace): number {
  return new Set(kernelKinds.map(({ process }) => process)).size;
}
