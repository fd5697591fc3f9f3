import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import type { MovedWork } from "./moved-work.ts";
import type { NoiseLimits } from "./noise/judge.ts";
import { percent } from "../model/text/percent.ts";
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
  /** The factor of the machine, 1.04 where everything is 4 % slower by it; 1: none. */
  readonly machineFactor: number;
}

/** The time of one kernel or family, judged as part of its range. */
export function judgeRow(times: RoundTimes, rules: RowRules): TimeChange {
  const own = withoutFactor(times, rules.machineFactor);
  const time = withoutMachine(own, timeChange(times, rules.limits), rules);
  if (time.state === "new" || time.state === "removed" || time.state === "not-judged") return time;
  const quiet = { ...time, mayBeSlower: false, state: "not-judged" as const };
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
  return withoutMovedWork(own, time, rules);
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
      ? "It may do the work of launches that other kernels of the range lost, and the range as a whole is not slower."
      : "Launches that other kernels of the range have more of may do its work now, and the range as a whole is not faster.";
  return { ...time, state: "moved", why };
}
