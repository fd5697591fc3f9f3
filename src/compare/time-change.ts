import { median } from "../model/rounds.ts";
import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import type { Effect } from "./noise/effect.ts";
import { classify, type NoiseLimits } from "./noise/classify.ts";

/** A time in each round of each side; a round without it is 0, a side without it has none or only zeros. */
export interface RoundTimes {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly interleaved: boolean;
  readonly headFirst?: readonly boolean[];
}

/** The times as head would have taken them without a factor of the machine, 1.04 where it was 4 % slower. */
export function withoutFactor(times: RoundTimes, factor: number): RoundTimes {
  return { ...times, head: times.head.map((ns) => ns / factor) };
}

/** The judgment of a time; never `moved` or too small to matter, which is for the range to say. */
export function timeChange(times: RoundTimes, limits: NoiseLimits): TimeChange {
  const { base, head } = times;
  const inBase = base.filter((value) => value > 0).length;
  const inHead = head.filter((value) => value > 0).length;
  const plain = {
    ...unknown,
    baseNs: medianOf(base),
    headNs: medianOf(head),
    rounds: Math.min(base.length, head.length),
  };
  if (inBase === 0 && inHead === 0) return { ...plain, state: "not-judged", why: "There is no time on either side." };
  if (inBase === 0) return { ...plain, baseNs: null, state: "new" };
  if (inHead === 0) return { ...plain, headNs: null, state: "removed" };
  if (inBase < base.length || inHead < head.length) {
    const ran = (found: number, rounds: number): string => `${String(found)} of ${String(rounds)}`;
    const why = `It ran in ${ran(inBase, base.length)} rounds of base and ${ran(inHead, head.length)} of head.`;
    return { ...plain, changeRatio: ratio(plain.baseNs, plain.headNs), state: "inconclusive", mayBeSlower: true, why };
  }
  const { state, effect, threshold, detectable, why } = classify(pairable(times), limits);
  return {
    ...plain,
    changeRatio: effect.change,
    lowRatio: effect.low,
    highRatio: effect.high,
    thresholdRatio: threshold,
    detectableRatio: detectable,
    spreadRatio: effect.rounds === 1 ? null : effect.spread,
    state,
    mayBeSlower: state === "inconclusive" && mayBeSlower(effect, effect.rounds === 1 ? limits.threshold : threshold),
    why,
  };
}

/** One round a side shows no interval: then the estimate alone is held against the threshold of several rounds. */
function mayBeSlower({ change, high }: Effect, threshold: Ratio): boolean {
  return (high ?? change) >= threshold;
}

const unknown = {
  changeRatio: null,
  lowRatio: null,
  highRatio: null,
  thresholdRatio: null,
  detectableRatio: null,
  spreadRatio: null,
  mayBeSlower: false,
  why: null,
};

/** Rounds are neighbors only where each has one. */
function pairable(times: RoundTimes): RoundTimes {
  return times.base.length === times.head.length ? times : { ...times, interleaved: false };
}

function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : median(values);
}

function ratio(base: number | null, head: number | null): Ratio | null {
  return base === null || head === null || base === 0 ? null : head / base - 1;
}
