import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import type { MovedWork } from "./moved-work.ts";
import type { NoiseLimits } from "./noise/classify.ts";
import { median } from "../model/rounds.ts";
import { percent } from "../model/text/quantity.ts";
import { timeChange, withoutFactor, type RoundTimes } from "./time-change.ts";

/** What a row of a range, a kernel or a family, is judged by. */
export interface RowRules {
  readonly limits: NoiseLimits;
  readonly shareRatio: Ratio;
  readonly impactRatio: Ratio;
  readonly minShare: Ratio;
  readonly minImpact: Ratio;
  /** What the range as a whole did, beyond the factor of the machine. */
  readonly rangeState: TimeChange["state"];
  /** Work that may have moved here from other rows, or away to them; head's without the factor of the machine. */
  readonly moved: MovedWork;
  /** Its time includes waiting for other GPUs. */
  readonly waits: boolean;
  /** Of a kernel: what its family did; null for a family. */
  readonly family: {
    /** The family as a whole takes as long as before, or less. */
    readonly isUnchanged: boolean;
    /** How much less other kernels of the family take, at most what this one takes more. */
    readonly lostElsewhereNs: number;
    /** A library or compiler chose another variant of it. */
    readonly isOtherVariant: boolean;
  } | null;
  /** In each round, the share of its time that ran beside other work of the range; null: not known. */
  readonly overlapped: { readonly base: readonly Ratio[]; readonly head: readonly Ratio[] } | null;
  /** `fail-on: kernel`: what is slower is slower, whatever the range did. */
  readonly isStrict: boolean;
  /** The factor of the machine, 1.04 where everything is 4 % slower by it; 1: none. */
  readonly machineFactor: number;
}

/** The time of one kernel or family, judged as part of its range. */
export function classifyRow(times: RoundTimes, rules: RowRules): TimeChange {
  const own = withoutFactor(times, rules.machineFactor);
  const time = withoutMachine(own, timeChange(times, rules.limits), rules);
  if (time.state === "new" || time.state === "removed" || time.state === "not-judged") return time;
  const quiet = { ...time, mayBeSlower: false, state: "not-judged" as const };
  if (rules.waits) return { ...quiet, state: "waits", why: "Its time includes waiting for other GPUs." };
  if (rules.shareRatio < rules.minShare)
    return { ...quiet, why: `It is less than ${percent(rules.minShare)} of the range.` };
  if (Math.abs(rules.impactRatio) < rules.minImpact) {
    if (time.state === "same") return time;
    // What is inconclusive stays so, but cannot matter for the verdict.
    if (time.state === "inconclusive") return { ...time, mayBeSlower: false };
    return { ...quiet, why: `Its change is less than ${percent(rules.minImpact)} of the range.` };
  }
  if (time.state === "inconclusive")
    return { ...time, mayBeSlower: time.mayBeSlower && (time.changeRatio ?? 0) >= rules.limits.threshold };
  const moved = withoutMovedWork(own, time, rules);
  return clearInOneRound(rules.isStrict ? moved : inItsRange(own, moved, rules), rules);
}

/** One round a side shows nothing of what one kernel's time varies by. */
function clearInOneRound(time: TimeChange, { rangeState, limits }: RowRules): TimeChange {
  const { state, rounds, changeRatio } = time;
  if (state !== "regressed" || rounds > 1 || rangeState === "regressed") return time;
  return (changeRatio ?? 0) >= limits.singleRoundAlone
    ? time
    : { ...time, state: "inconclusive", mayBeSlower: true, thresholdRatio: limits.singleRoundAlone };
}

/**
 * A slower row is a regression only where it tells of the range: in one that became faster it is a note; where a family does
 * the same work in the same time, its kernels only shared it otherwise; and where a kernel runs beside other work for more or
 * less of its time, its duration is no measure, and the range's busy time decides.
 */
function inItsRange(
  times: RoundTimes,
  time: TimeChange,
  { rangeState, family, overlapped, limits }: RowRules,
): TimeChange {
  if (time.state !== "regressed" && time.state !== "improved") return time;
  if (overlapChanged(overlapped, limits.threshold))
    return {
      ...time,
      state: "overlap-changed",
      why: "Its overlap with other work changed, so its duration is no measure; the range's busy time decides.",
    };
  if (time.state === "improved") return time;
  if (rangeState === "improved") return { ...time, state: "noted", why: "The range as a whole is faster." };
  // In a range that is slower it may be the reason.
  if (rangeState === "regressed") return time;
  if (family?.isUnchanged !== true) return time;
  if (family.isOtherVariant)
    return {
      ...time,
      state: "other-variant",
      why: "A library or compiler chose another variant, and the family takes as long as before.",
    };
  const less = { ...times, head: times.head.map((ns) => Math.max(ns - family.lostElsewhereNs, 1)) };
  if (family.lostElsewhereNs === 0 || timeChange(less, limits).state === "regressed") return time;
  return {
    ...time,
    state: "moved",
    why: "Other kernels of its family take less time for it, and the family takes as long as before.",
  };
}

/** By more than the threshold of the time, and by more than three times what the rounds of a side differ by. */
function overlapChanged(overlapped: RowRules["overlapped"], threshold: Ratio): boolean {
  if (overlapped === null) return false;
  const { base, head } = overlapped;
  const spread = Math.max(Math.max(...base) - Math.min(...base), Math.max(...head) - Math.min(...head));
  return Math.abs(median(head) - median(base)) > Math.max(threshold, 3 * spread);
}

/** Where the clocks explain a factor that all kernels share, only what goes beyond it is the row's own. */
function withoutMachine(own: RoundTimes, time: TimeChange, { limits, machineFactor }: RowRules): TimeChange {
  if (machineFactor === 1 || time.changeRatio === null) return time;
  const { state, mayBeSlower, why } = timeChange(own, limits);
  return { ...time, state, mayBeSlower, why };
}

/** A row that grew by work that others lost in launches is no slowdown, unless the range as a whole is slower; and the way back. */
function withoutMovedWork(times: RoundTimes, time: TimeChange, rules: RowRules): TimeChange {
  const { state } = time;
  const { inNs, outNs } = rules.moved;
  if ((state !== "regressed" && state !== "improved") || rules.rangeState === state) return time;
  const less = (values: readonly number[], ns: number) => values.map((value) => Math.max(value - ns, 1));
  const own =
    state === "regressed"
      ? timeChange({ ...times, head: less(times.head, inNs) }, rules.limits)
      : timeChange({ ...times, base: less(times.base, outNs) }, rules.limits);
  if (own.state === state) return time;
  const why =
    state === "regressed"
      ? "It may have taken over launches that other kernels of the range lost, and the range as a whole is not slower."
      : "Other kernels of the range may have taken over its launches, and the range as a whole is not faster.";
  return { ...time, state: "moved", why };
}
