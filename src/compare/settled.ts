import type { Calibration } from "../model/comparison/calibration.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { countReasonIds } from "../model/comparison/reason.ts";
import { rangeText } from "../model/reports/range.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { studentTQuantile } from "./noise/student-t.ts";
import { slowerRows } from "./open-rows.ts";

/**
 * The ranges that the first pairs leave open: neither clearly slower nor clearly the same. `calibration` is one that fits
 * (`fittingCalibration`); null: none.
 */
export function unsettledRanges(
  comparison: Pick<Comparison, "ranges" | "reasons">,
  calibration: Calibration | null,
): RangeRow[] {
  return comparison.ranges.filter(
    (range) =>
      range.verdict !== "incomparable" &&
      (range.gpuBusyTime.rounds < constants.lookAfter.value ||
        !(hasMore(range, comparison) || isClearlySlower(range) || isClearlySame(range, calibration))),
  );
}

const moreIds: readonly string[] = Object.values(countReasonIds).flatMap(({ up, down }) => [up, down]);

/** A count is red: two rounds of each side agree on it. */
function hasMore({ name, domain }: RangeRow, { reasons }: Pick<Comparison, "reasons">): boolean {
  const label = rangeText(name, domain);
  return reasons.some(({ range, verdict, id }) => range === label && verdict === "regressed" && moreIds.includes(id));
}

/**
 * From four times the threshold, with the interval above it. Two pairs agree by chance: where processes have two speeds, 5.5% of
 * unchanged code would be red by the interval alone, and 0.24% are so by this.
 */
function isClearlySlower(range: RangeRow): boolean {
  return slowerRows(range).some(
    ({ isClear, time: { lowRatio, thresholdRatio } }) =>
      isClear && lowRatio !== null && thresholdRatio !== null && lowRatio >= thresholdRatio,
  );
}

/** Every time of the range lies inside its threshold, on a machine that is known to have one speed, and no count varies. */
function isClearlySame(range: RangeRow, calibration: Calibration | null): boolean {
  const degrees = degreesOfOneSpeed(range, calibration);
  if (degrees === null || isOverlapped(range)) return false;
  const { gpuBusyTime, families, kernels, counts } = range;
  const parts = [...families, ...kernels].map(({ time }) => time);
  return (
    isInside(gpuBusyTime, degrees) &&
    parts.every((time) => time.state === "not-judged" || isInside(time, degrees)) &&
    counts.every(({ state }) => state !== "inconclusive" && state !== "regressed")
  );
}

/**
 * How many degrees of freedom the noise of a range's pairs has, by a calibration of as many pairs as the usual noise counts for,
 * which differ by no more than that; null: it isn't known whether its processes have one speed.
 */
function degreesOfOneSpeed({ name, domain, gpuBusyTime }: RangeRow, calibration: Calibration | null): number | null {
  const found = calibration?.ranges.find((one) => one.name === name && one.domain === domain);
  if (found === undefined || found.pairs < constants.usualWeight.value) return null;
  if (found.pairSpread > constants.usualSpread.value) return null;
  return found.pairs - 1 + gpuBusyTime.rounds - 1;
}

function isOverlapped({ overlap }: RangeRow): boolean {
  return Math.max(overlap.base ?? 0, overlap.head ?? 0) >= constants.besides.value;
}

/** The 95% interval, widened, lies inside ± the threshold. */
function isInside({ state, changeRatio, lowRatio, highRatio, thresholdRatio }: TimeChange, degrees: number): boolean {
  if (state !== "same" || changeRatio === null || thresholdRatio === null) return false;
  if (lowRatio === null || highRatio === null) return false;
  const wider = studentTQuantile(1 - constants.lookChance.value / 2, degrees) / studentTQuantile(0.975, degrees);
  const middle = Math.log1p(changeRatio);
  const reach = (bound: Ratio): number => Math.abs(middle + wider * (Math.log1p(bound) - middle));
  return Math.max(reach(lowRatio), reach(highRatio)) < Math.log1p(thresholdRatio);
}
