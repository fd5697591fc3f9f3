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
  const inBase = new Map(base.ranges.map((range) => [labelOf(range), range]));
  const inHead = new Set(head.ranges.map(labelOf));
  return [
    ...head.ranges.map((range): RangePair => {
      const label = labelOf(range);
      const found = inBase.get(label);
      return { label, base: found ?? without(range, base), head: range, missing: found === undefined ? "base" : null };
    }),
    ...base.ranges.flatMap((range): RangePair[] => {
      const label = labelOf(range);
      return inHead.has(label) ? [] : [{ label, base: range, head: without(range, head), missing: "head" }];
    }),
  ];
}

function labelOf({ name, domain }: ProfileRange) {
  return rangeText(name, domain);
}

function without({ name, domain, skippedInstances }: ProfileRange, { rounds }: Profile): ProfileRange {
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
