import { type RangeKey, rangeKeyText } from "./range-key.ts";

/**
 * The most ranges to measure if the user names none. Measured on two cores: a range costs about 0.1 ms and 3 kB per report, and the same
 * again in a comparison, so 1,000 ranges take well under a second.
 */
const mostRanges = 1000;

/** Which of a capture's ranges to measure. */
export interface LimitedRanges {
  readonly measured: readonly RangeKey[];
  readonly leftOut: readonly RangeKey[];
}

/**
 * Limits the ranges of all captures that are compared or merged with each other. A range that we measure in one capture, we measure in
 * every capture that has it, so a limit never looks like a missing range.
 */
export interface RangeLimit {
  /** Call this before the first `choose` if the captures will be compared with a stored profile. */
  startWith(ranges: readonly RangeKey[], leftOut: number): void;
  /** Prefers the ranges that are open longest. `openNs` returns how long, by `rangeKeyText`; we call it only if there are too many ranges. */
  choose(found: readonly RangeKey[], openNs: () => ReadonlyMap<string, number>): LimitedRanges;
}

export function createRangeLimit(most = mostRanges): RangeLimit {
  const known = new Set<string>();
  // Once a capture had a range that we didn't measure, a range that's unknown may be that one.
  let isCut = false;
  return {
    startWith(ranges, leftOut) {
      for (const range of ranges) known.add(rangeKeyText(range));
      isCut ||= leftOut > 0;
    },
    choose(found, openNs) {
      const fresh = found.map(rangeKeyText).filter((text) => !known.has(text));
      const room = isCut ? 0 : Math.max(0, most - known.size);
      isCut ||= fresh.length > room;
      for (const text of fresh.length > room ? sortByDuration(fresh, openNs()).slice(0, room) : fresh) known.add(text);
      const isMeasured = (range: RangeKey): boolean => known.has(rangeKeyText(range));
      const measured = found.filter(isMeasured);
      if (measured.length > 0 || found.length === 0)
        return { measured, leftOut: found.filter((range) => !isMeasured(range)) };
      // This capture shares no range with the others, so nothing can be compared, whichever ranges we take.
      const own = new Set(sortByDuration(fresh, openNs()).slice(0, most));
      return {
        measured: found.filter((range) => own.has(rangeKeyText(range))),
        leftOut: found.filter((range) => !own.has(rangeKeyText(range))),
      };
    },
  };
}

function sortByDuration(keys: readonly string[], openNs: ReadonlyMap<string, number>): string[] {
  return keys.toSorted((one, other) => (openNs.get(other) ?? 0) - (openNs.get(one) ?? 0) || (one < other ? -1 : 1));
}
