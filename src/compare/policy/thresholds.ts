import type { Config } from "../../model/config.ts";
import { matchesGlob } from "../../model/text/glob.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { matchesKernel, matchesRange } from "./glob.ts";

interface ThresholdOf {
  readonly range: { readonly name: string; readonly domain: string };
  readonly family: string | null;
  readonly kernels: readonly string[] | null;
  /**
   * The square root of the sum of the kernels' squared shares: 1 for one kernel, 0.5 for four equal kernels. Kernels change independently
   * from build to build, so a family's time varies by only this fraction of a kernel's variation.
   */
  readonly concentration: Ratio;
  readonly isCalibrated: boolean;
}

export interface Threshold {
  readonly ratio: Ratio;
  readonly isOwn: boolean;
}

/** The last matching entry of `compare.thresholds` wins. */
export function findThreshold(subject: ThresholdOf, policy: Config["compare"]): Threshold {
  const { range, family, kernels, concentration, isCalibrated } = subject;
  const match = policy.thresholds.findLast((entry) => {
    if (entry.metric !== undefined) return false;
    if (entry.range !== undefined && !matchesRange(entry.range, range)) return false;
    if (entry.family !== undefined && entry.family !== family) return false;
    if (entry.kernel !== undefined) return kernels !== null && matchesKernel(entry.kernel, kernels);
    return kernels === null && (entry.family !== undefined) === (family !== null);
  });
  if (match !== undefined) return { ratio: match.threshold / 100, isOwn: true };
  const kernel = policy["kernel-threshold"] / 100;
  if (kernels !== null) return { ratio: kernel, isOwn: false };
  if (family !== null)
    return { ratio: Math.max(constants.familyThreshold.value, concentration * kernel), isOwn: false };
  const ofRange = policy["range-threshold"];
  if (ofRange !== null) return { ratio: ofRange / 100, isOwn: true };
  const general = isCalibrated ? constants.calibratedRangeThreshold : constants.rangeThreshold;
  return { ratio: general.value, isOwn: false };
}

export function findMetricThreshold(name: string, policy: Config["compare"]): Ratio {
  const match = policy.thresholds.findLast(
    ({ metric }) => metric !== undefined && (metric === name || matchesGlob(metric, name)),
  );
  return match === undefined ? constants.metricThreshold.value : match.threshold / 100;
}
