import { emptyRound } from "../model/profile/profile-values.ts";
import type { Profile, ProfileRange } from "../model/profile/profile.ts";
import { rangeText } from "../model/reports/range.ts";

export interface RangePair {
  readonly label: string;
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  readonly missing: "base" | "head" | null;
}

export function pairRanges(base: Profile, head: Profile): RangePair[] {
  const inBase = new Map(base.ranges.map((range) => [rangeLabel(range), range]));
  const inHead = new Set(head.ranges.map(rangeLabel));
  return [
    ...head.ranges.map((range): RangePair => {
      const label = rangeLabel(range);
      const baseRange = inBase.get(label);
      return {
        label,
        base: baseRange ?? emptyRange(range, base),
        head: range,
        missing: baseRange === undefined ? "base" : null,
      };
    }),
    ...base.ranges.flatMap((range): RangePair[] => {
      const label = rangeLabel(range);
      return inHead.has(label) ? [] : [{ label, base: range, head: emptyRange(range, head), missing: "head" }];
    }),
  ];
}

function rangeLabel({ name, domain }: ProfileRange) {
  return rangeText(name, domain);
}

function emptyRange({ name, domain, skippedInstances }: ProfileRange, { rounds }: Profile): ProfileRange {
  return {
    name,
    domain,
    skippedInstances,
    rounds: rounds.map(() => emptyRound),
    families: [],
    kernels: [],
    operators: [],
    operatorsLeftOut: 0,
    ncu: null,
    findings: [],
  };
}
