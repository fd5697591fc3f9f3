import type { SeriesChange } from "../../model/metrics/metric-row.ts";
import { median } from "../../model/rounds.ts";
import { constants } from "../constants.ts";
import { unknown } from "../decide.ts";

/** One value a process, of each side. */
export interface Values {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** Shown, and held against nothing. */
export function unjudged(values: Values, why: string | null): SeriesChange {
  const { base, head } = middles(values);
  const rounds = Math.min(values.base.length, values.head.length);
  const state = base === null ? "new" : head === null ? "removed" : "not-judged";
  const changeRatio = why === null && base !== null && base > 0 && head !== null ? head / base - 1 : null;
  return { ...unknown, base, head, changeRatio, rounds, state, why };
}

/** Values of which some are 0 or below: a change has no ratio, but one that all processes show is not overlooked. */
export function withoutRatio(values: Values, better: "lower" | "higher"): SeriesChange {
  const plain = unjudged(values, null);
  const all = [...values.base, ...values.head];
  if (all.every((value) => value === all[0])) return { ...plain, state: "same" };
  const sign = better === "lower" ? 1 : -1;
  const [base, head] = [values.base.map((value) => value * sign), values.head.map((value) => value * sign)];
  const isWorse = Math.min(...head) > Math.max(...base);
  const why = "A value of 0 or below has no ratio to hold against a threshold; a budget can limit it.";
  return { ...plain, changeRatio: null, state: isWorse ? "inconclusive" : "not-judged", mayBeSlower: isWorse, why };
}

/** A change that another one stands for. */
export function shownOnly(change: SeriesChange, why: string | null): SeriesChange {
  return { ...change, state: "not-judged", mayBeSlower: false, isProbable: false, why };
}

/**
 * Memory is as good as exact but for what allocators keep: it changed where every process of head is above every one of base,
 * by both limits. `unitBytes`: bytes of one unit of the values.
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
  const why = "The processes of a side differ by more than that.";
  return { ...change, state: "inconclusive", mayBeSlower: true, why };
}

function middles({ base, head }: Values): Pick<SeriesChange, "base" | "head"> {
  return { base: base.length === 0 ? null : median(base), head: head.length === 0 ? null : median(head) };
}
