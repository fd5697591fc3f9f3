import type { Calibration } from "../model/comparison/calibration.ts";
import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { countReasonIds } from "../model/comparison/reason.ts";
import { hasGpuTime } from "../model/gpu-use.ts";
import { rangeText } from "../model/reports/range.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { studentTQuantile } from "./noise/distributions.ts";
import { findSlowerRows } from "./open-rows.ts";

export function findUnsettledRanges(
  comparison: Pick<Comparison, "ranges" | "reasons">,
  calibration: Calibration | null,
): RangeRow[] {
  return comparison.ranges.filter(
    (range) =>
      range.verdict !== "incomparable" &&
      // More rounds can't decide wall time.
      hasGpuTime(range) &&
      (range.gpuBusyTime.rounds < constants.lookAfter.value ||
        !(hasHigherCount(range, comparison) || isClearByTime(range, findDegreesOfOneSpeed(range, calibration)))),
  );
}

const moreIds: readonly string[] = Object.values(countReasonIds).flatMap(({ up, down }) => [up, down]);

function hasHigherCount({ name, domain }: RangeRow, { reasons }: Pick<Comparison, "reasons">) {
  const label = rangeText(name, domain);
  return reasons.some(({ range, verdict, id }) => range === label && verdict === "regressed" && moreIds.includes(id));
}

/** Without `degrees`, processes may have two speeds, and two pairs may agree by chance. */
function isClearByTime(range: RangeRow, degrees: number | null) {
  return degrees !== null && (isClearlySlower(range) || isClearlySame(range, degrees));
}

function isClearlySlower(range: RangeRow) {
  return findSlowerRows(range).some(
    ({ isClear, time: { lowRatio, thresholdRatio } }) =>
      isClear && lowRatio !== null && thresholdRatio !== null && lowRatio >= thresholdRatio,
  );
}

function isClearlySame(range: RangeRow, degrees: number) {
  if (isOverlapped(range)) return false;
  const { gpuBusyTime, families, kernels, counts } = range;
  const parts = [...families, ...kernels].map(({ time }) => time);
  return (
    isInside(gpuBusyTime, degrees) &&
    parts.every((time) => time.state === "not-judged" || isInside(time, degrees)) &&
    counts.every(({ state }) => state !== "inconclusive" && state !== "regressed")
  );
}

/**
 * Null unless a calibration shows that the range's processes have only one speed. A pair that the calibration left out as disturbed may
 * have had another speed.
 */
function findDegreesOfOneSpeed({ name, domain, gpuBusyTime }: RangeRow, calibration: Calibration | null) {
  const match = calibration?.ranges.find((range) => range.name === name && range.domain === domain);
  if (calibration === null || match === undefined) return null;
  if (match.pairs < Math.max(constants.usualWeight.value, calibration.pairs)) return null;
  if (match.pairSpread > constants.usualSpread.value) return null;
  return match.pairs - 1 + gpuBusyTime.rounds - 1;
}

function isOverlapped({ overlap }: RangeRow) {
  return Math.max(overlap.base ?? 0, overlap.head ?? 0) >= constants.besides.value;
}

function isInside({ state, changeRatio, lowRatio, highRatio, thresholdRatio }: TimeChange, degrees: number) {
  if (state !== "same" || changeRatio === null || thresholdRatio === null) return false;
  if (lowRatio === null || highRatio === null) return false;
  const wider = studentTQuantile(1 - constants.lookChance.value / 2, degrees) / studentTQuantile(0.975, degrees);
  const change = Math.log1p(changeRatio);
  const reach = (bound: Ratio) => Math.abs(change + wider * (Math.log1p(bound) - change));
  return Math.max(reach(lowRatio), reach(highRatio)) < Math.log1p(thresholdRatio);
}

/** `rounds` is the number of pairs. */
export type Interval = Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "rounds">;

interface Known {
  readonly change: number;
  readonly spread: number;
}

function measureSpread({ changeRatio, lowRatio, highRatio, rounds }: Interval): Known | null {
  if (changeRatio === null || lowRatio === null || highRatio === null || rounds < 2) return null;
  const half = (Math.log1p(highRatio) - Math.log1p(lowRatio)) / 2;
  const error = half / studentTQuantile(0.975, rounds - 1);
  return { change: Math.log1p(changeRatio), spread: error * Math.sqrt(rounds) };
}

/**
 * Assumes that the true spread is a third of the spread we saw, because few pairs say little about it. More pairs are futile if, even then,
 * we'd find neither a change of the threshold's size nor the change we saw.
 */
export function isFutile(row: Interval, threshold: Ratio, pairs: number): boolean {
  const interval = measureSpread(row);
  if (interval === null || row.rounds < constants.ranked.value) return false;
  const leastError = interval.spread / constants.clearOfSpread.value / Math.sqrt(pairs);
  const bound = studentTQuantile(1 - constants.chance.value, pairs - 1) * leastError;
  const half = studentTQuantile(0.975, pairs - 1) * leastError;
  return half > Math.log1p(threshold) && interval.change < bound;
}

export function pairsNeeded(row: Interval, threshold: Ratio): number | null {
  const interval = measureSpread(row);
  if (interval === null) return null;
  const normalQuantile = 1.96;
  return Math.ceil((normalQuantile * (interval.spread / Math.log1p(threshold))) ** 2);
}
