import { rangeKeyText, type RangeKey } from "./range-key.ts";

/**
 * The most ranges to measure if the user names none. Measured on two cores: a range costs about 0.1 ms and 3 kB per report, and the same
 * again in a comparison, so 1,000 ranges take well under a second.
 */
const mostRanges = 1000;

export interface LimitedRanges {
  readonly measured: readonly RangeKey[];
  readonly leftOut: readonly RangeKey[];
}

/** A range that we measure in one capture, we measure in every capture that has it, so a limit never looks like a missing range. */
export interface RangeLimit {
  /** Call this before the first `choose` if the captures will be compared with a stored profile. */
  startWith(ranges: readonly RangeKey[], leftOut: number): void;
  choose(ranges: readonly RangeKey[], openNs: () => ReadonlyMap<string, number>): LimitedRanges;
}

export function createRangeLimit(most = mostRanges): RangeLimit {
  const measuredKeys = new Set<string>();
  // Once a capture had a range that we didn't measure, a range that's unknown may be that one.
  let isCut = false;
  return {
    startWith(ranges, leftOut) {
      for (const range of ranges) measuredKeys.add(rangeKeyText(range));
      isCut ||= leftOut > 0;
    },
    choose(ranges, openNs) {
      const fresh = ranges.map(rangeKeyText).filter((text) => !measuredKeys.has(text));
      const room = isCut ? 0 : Math.max(0, most - measuredKeys.size);
      isCut ||= fresh.length > room;
      for (const text of fresh.length > room ? sortByDuration(fresh, openNs()).slice(0, room) : fresh)
        measuredKeys.add(text);
      const isMeasured = (range: RangeKey) => measuredKeys.has(rangeKeyText(range));
      const measured = ranges.filter(isMeasured);
      if (measured.length > 0 || ranges.length === 0)
        return { measured, leftOut: ranges.filter((range) => !isMeasured(range)) };
      // This capture shares no range with the others, so nothing can be compared, whichever ranges we take.
      const chosen = new Set(sortByDuration(fresh, openNs()).slice(0, most));
      return {
        measured: ranges.filter((range) => chosen.has(rangeKeyText(range))),
        leftOut: ranges.filter((range) => !chosen.has(rangeKeyText(range))),
      };
    },
  };
}

function sortByDuration(keys: readonly string[], openNs: ReadonlyMap<string, number>) {
  return keys.toSorted((a, b) => (openNs.get(b) ?? 0) - (openNs.get(a) ?? 0) || (a < b ? -1 : 1));
}
