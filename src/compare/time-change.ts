import { median } from "../model/rounds.ts";
import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import type { Effect } from "./noise/effect.ts";
import { classify, clearOfUnusual, type Classification, type NoiseLimits } from "./noise/classify.ts";
import { sideLevels } from "./noise/rounds.ts";
import { ofProcesses, type RoundProcesses, spreadWithin } from "./noise/processes.ts";

/** A time in each round of each side; a round without it is 0, a side without it has none or only zeros. */
export interface RoundTimes {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly interleaved: boolean;
  /** Of each pair of rounds, or of processes where rounds share them. */
  readonly headFirst?: readonly boolean[];
  /** Of each round, the process that it was captured in; null or absent: one of its own. */
  readonly processes?: RoundProcesses | null;
}

/** The times as head would have taken them without a factor of the machine, 1.04 where it was 4 % slower. */
export function withoutFactor(times: RoundTimes, factor: number): RoundTimes {
  return { ...times, head: times.head.map((ns) => ns / factor) };
}

/** What a row shows of its sides: `changeRatio` is their ratio. Null for a side without rounds. */
export function sideTimes(measured: RoundTimes): Pick<TimeChange, "baseNs" | "headNs"> {
  const times = ofProcesses(measured);
  const { base, head } = times;
  // A round without it has no ratio to its neighbor.
  if (base.length === 0 || head.length === 0 || [...base, ...head].some((ns) => ns <= 0))
    return { baseNs: medianOf(base), headNs: medianOf(head) };
  const levels = sideLevels(pairable(times));
  return { baseNs: levels.base, headNs: levels.head };
}

/** The judgment of a time; never `moved` or too small to matter, which is for the range to say. */
export function timeChange(measured: RoundTimes, limits: NoiseLimits): TimeChange {
  const times = ofProcesses(measured);
  const { base, head } = times;
  const inBase = base.filter((value) => value > 0).length;
  const inHead = head.filter((value) => value > 0).length;
  const plain = {
    ...unknown,
    ...sideTimes(times),
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
  const own = classify(pairable(times), limits);
  const { effect, threshold, detectable } = own;
  const { state, why } = effect.rounds === 1 ? ofOneProcess(measured, own) : own;
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

/**
 * One process a side, with several rounds: what processes differ by is not known, and is left to the threshold of one round. A
 * change must besides be clear of what the rounds of a process differ by: all of one side's are slower, and by 3 × their spread.
 */
function ofOneProcess(
  measured: RoundTimes,
  { state, why, effect }: Classification,
): Pick<Classification, "state" | "why"> {
  if (measured.processes == null) return { state, why };
  if (state === "inconclusive")
    return { state, why: "With one process a side, what processes differ by is not known." };
  const isApart =
    Math.min(...measured.head) > Math.max(...measured.base) || Math.max(...measured.head) < Math.min(...measured.base);
  const isClear = Math.abs(Math.log1p(effect.change)) >= clearOfUnusual * spreadWithin(measured);
  return isApart && isClear
    ? { state, why }
    : { state: "inconclusive", why: "The rounds of one process differ by too much for a change of this size." };
}

/** One round a side shows no interval: then the estimate alone is held against the threshold of several rounds. */
function mayBeSlower({ change, high }: Effect, threshold: Ratio): boolean {
  return (high ?? change) >= threshold;
}

/** A time that is only shown. */
export function notJudged(time: TimeChange): TimeChange {
  return { ...time, state: "not-judged", mayBeSlower: false, why: null, thresholdRatio: null, detectableRatio: null };
}

/** Of a change of which nothing is known. */
export const unknown = {
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
