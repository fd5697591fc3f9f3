import type { RangeSpec, SeenRange } from "../model/reports/range.ts";
import type { Trace } from "../model/reports/trace.ts";
import { matchesGlob } from "../model/text/glob.ts";
import { threadText } from "./sweep.ts";

/** The ranges in a report by name, domain, and style, in the order of their first instances. */
export function seenRanges(trace: Trace): SeenRange[] {
  const seen = new Map<string, SeenRange>();
  for (const { name, domain, style, registered } of trace.ranges) {
    const key = JSON.stringify([name, domain, style]);
    const known = seen.get(key) ?? { name, domain, style, instances: 0, registered: false };
    seen.set(key, { ...known, instances: known.instances + 1, registered: known.registered || registered });
  }
  return [...seen.values()];
}

/** Merges the ranges of several reports into one list; instances add up. */
export function mergeSeenRanges(seen: readonly SeenRange[]): SeenRange[] {
  const merged = new Map<string, SeenRange>();
  for (const range of seen) {
    const key = JSON.stringify([range.name, range.domain, range.style]);
    const known = merged.get(key);
    merged.set(
      key,
      known === undefined
        ? range
        : { ...known, instances: known.instances + range.instances, registered: known.registered || range.registered },
    );
  }
  return [...merged.values()];
}

/** The ranges in `seen` that match a user's range. A glob has to match the whole message. */
export function matchRanges<T extends Pick<SeenRange, "name" | "domain">>(spec: RangeSpec, seen: readonly T[]): T[] {
  return seen.filter(({ name, domain }) => {
    const named = spec.glob ? matchesGlob(spec.message, name) : name === spec.message;
    return named && (spec.domain === "*" || domain === (spec.domain ?? ""));
  });
}

/** The number of threads, across all processes, that emitted these ranges. */
export function emittingThreads({ ranges }: Trace, specs: readonly RangeSpec[]): number {
  const emitted = specs.flatMap((spec) => matchRanges(spec, ranges));
  return new Set(emitted.map(threadText)).size;
}

/** The number of processes that launched kernels in a report. All processes that the report doesn't name count as one process. */
export function kernelProcesses({ kernelKinds }: Trace): number {
  return new Set(kernelKinds.map(({ process }) => process)).size;
}
