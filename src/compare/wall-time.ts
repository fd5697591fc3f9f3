import type { WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import {
  type Measured,
  deviation,
  logs,
  mean,
  pairLogRatios,
  sideNoise,
  varianceOfMedian,
  type SideValues,
} from "./noise/estimate.ts";
import { studentTQuantile } from "./noise/student-t.ts";

/**
 * Judges traced wall time. CUDA tracing inflates wall time and adds noise. So we reach a verdict only if there are enough interleaved
 * rounds, and if they're quiet enough to show a change of the threshold's size.
 */
export function judgeTracedWall(values: SideValues, threshold: Ratio): WallVerdict {
  const pairs = pairLogRatios(values);
  if (pairs === null || pairs.length < constants.fewProcesses.value) return "unknown";
  const limit = Math.log1p(threshold);
  const change = mean(pairs);
  const error = Math.hypot(deviation(logs(values.base)), deviation(logs(values.head))) / Math.sqrt(pairs.length);
  const clear = constants.wallErrors.value * error;
  if (change >= limit) return pairs.every((pair) => pair > 0) && change >= clear ? "slower" : "unknown";
  return change + clear < limit ? "not-slower" : "unknown";
}

/**
 * True if wall time rose by at least the threshold, and a one-sided test says that chance is an unlikely cause. Such a rise isn't proven,
 * but it isn't a pass either.
 */
export function isProbablySlower({ effect, values }: Measured, threshold: Ratio): boolean {
  if (effect.rounds === 1 || effect.change < threshold) return false;
  const { deviation: noise, degrees } = sideNoise(values);
  const weight = Math.sqrt(varianceOfMedian(values.base.length) + varianceOfMedian(values.head.length));
  return Math.log1p(effect.change) > studentTQuantile(constants.probable.value, degrees) * noise * weight;
}
