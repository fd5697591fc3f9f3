import { unknownChange } from "../../model/comparison/comparison-rows.ts";
import type { SeriesChange } from "../../model/metrics/metric-row.ts";
import { median } from "../../model/rounds.ts";
import { constants } from "../constants.ts";

/** One value per process, for each side. */
export interface Values {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** A change that's shown, but not judged. */
export function unjudged(values: Values, why: string | null): SeriesChange {
  const { base, head } = middles(values);
  const rounds = Math.min(values.base.length, values.head.length);
  const state = base === null ? "new" : head === null ? "removed" : "not-judged";
  const changeRatio = why === null && base !== null && base > 0 && head !== null ? head / base - 1 : null;
  return { ...unknownChange, base, head, changeRatio, rounds, state, why };
}

/**
 * Judges a metric with values of 0 or below, for which we can't compute a ratio. The change is inconclusive if all of head's processes are worse
 * than all of base's.
 */
export function withoutRatio(values: Values, better: "lower" | "higher"): SeriesChange {
  const plain = unjudged(values, null);
  const all = [...values.base, ...values.head];
  if (all.every((value) => value === all[0])) return { ...plain, state: "same" };
  const sign = better === "lower" ? 1 : -1;
  const [base, head] = [values.base.map((value) => value * sign), values.head.map((value) => value * sign)];
  const isWorse = Math.min(...head) > Math.max(...base);
  const why = "Some values are 0 or less, so there's no ratio, and the threshold doesn't apply. Use a budget instead.";
  return { ...plain, changeRatio: null, state: isWorse ? "inconclusive" : "not-judged", mayBeSlower: isWorse, why };
}

/** The change without a verdict, because another change is judged instead. */
export function shownOnly(change: SeriesChange, why: string | null): SeriesChange {
  return { ...change, state: "not-judged", mayBeSlower: false, isProbable: false, why };
}

/**
 * Judges memory, which is nearly exact, except for what allocators cache. Memory counts as changed if all of head's processes are above
 * (or below) all of base's by at least the larger of the two limits, `memory` and `memoryShare`. `unitBytes` is the number of bytes in a
 * unit of the values.
 */
export function judgeMemory(values: Values, unitBytes: number): SeriesChange {
  const plain = unjudged(values, null);
  const base = plain.base ?? 0;
  const thresholdRatio =
    base > 0 ? Math.max(constants.memoryShare.value, constants.memory.value / unitBytes / base) : null;
  const least = Math.max(constants.memory.value / unitBytes, constants.memoryShare.value * base);
  const more = Math.min(...values.head) - Math.max(...values.base);
  const fewer = Math.min(...values.base) - Math.max(...values.head);
  const change = { ...plain, thresholdRatio };
  if (more >= least) return { ...change, state: "regressed" };
  if (fewer >= least) return { ...change, state: "improved" };
  if ((plain.head ?? 0) - base < least) return { ...change, state: "same" };
  const why = "The processes of a side vary too much to tell.";
  return { ...change, state: "inconclusive", mayBeSlower: true, why };
}

function middles({ base, head }: Values): Pick<SeriesChange, "base" | "head"> {
  return { base: base.length === 0 ? null : median(base), head: head.length === 0 ? null : median(head) };
}
