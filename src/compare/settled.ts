import type { Calibration } from "../model/comparison/calibration.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { countReasonIds } from "../model/comparison/reason.ts";
import { hasGpuTime } from "../model/gpu-use.ts";
import { rangeText } from "../model/reports/range.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { studentTQuantile } from "./noise/student-t.ts";
import { findSlowerRows } from "./open-rows.ts";

/**
 * The ranges that the first pairs don't decide: no count is red, and no calibration shows that the range is clearly slower or unchanged.
 * `calibration` must fit both sides (`fittingCalibration`), or be null.
 */
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

/** True if a count is red. At least two rounds per side agree on that count. */
function hasHigherCount({ name, domain }: RangeRow, { reasons }: Pick<Comparison, "reasons">): boolean {
  const label = rangeText(name, domain);
  return reasons.some(({ range, verdict, id }) => range === label && verdict === "regressed" && moreIds.includes(id));
}

/** True if the range is clearly slower or unchanged. Without `degrees`, processes may have two speeds, and two pairs may agree by chance. */
function isClearByTime(range: RangeRow, degrees: number | null): boolean {
  return degrees !== null && (isClearlySlower(range) || isClearlySame(range, degrees));
}

/** True if a change is at least four times its threshold, with its whole interval above the threshold. */
function isClearlySlower(range: RangeRow): boolean {
  return findSlowerRows(range).some(
    ({ isClear, time: { lowRatio, thresholdRatio } }) =>
      isClear && lowRatio !== null && thresholdRatio !== null && lowRatio >= thresholdRatio,
  );
}

/** True if every time of the range lies within its threshold, and no count varies. */
function isClearlySame(range: RangeRow, degrees: number): boolean {
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
 * The degrees of freedom of a range's noise. Null unless a calibration shows that the range's processes have only one speed: the
 * calibration must have at least `usualWeight` pairs, and these pairs must differ by no more than `usualSpread`. A pair that it left out as
 * disturbed may have had another speed.
 */
function findDegreesOfOneSpeed(
  { name, domain, gpuBusyTime }: RangeRow,
  calibration: Calibration | null,
): number | null {
  const found = calibration?.ranges.find((one) => one.name === name && one.domain === domain);
  if (calibration === null || found === undefined) return null;
  if (found.pairs < Math.max(constants.usualWeight.value, calibration.pairs)) return null;
  if (found.pairSpread > constants.usualSpread.value) return null;
  return found.pairs - 1 + gpuBusyTime.rounds - 1;
}

function isOverlapped({ overlap }: RangeRow): boolean {
  return Math.max(overlap.base ?? 0, overlap.head ?? 0) >= constants.besides.value;
}

/** True if the widened 95% interval lies within ± the threshold. */
function isInside({ state, changeRatio, lowRatio, highRatio, thresholdRatio }: TimeChange, degrees: number): boolean {
  if (state !== "same" || changeRatio === null || thresholdRatio === null) return false;
  if (lowRatio === null || highRatio === null) return false;
  const wider = studentTQuantile(1 - constants.lookChance.value / 2, degrees) / studentTQuantile(0.975, degrees);
  const middle = Math.log1p(changeRatio);
  const reach = (bound: Ratio): number => Math.abs(middle + wider * (Math.log1p(bound) - middle));
  return Math.max(reach(lowRatio), reach(highRatio)) < Math.log1p(thresholdRatio);
}
