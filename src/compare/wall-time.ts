import type { WallVerdict, WallPart } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { wallPartTimes } from "../model/profile/wall-part-times.ts";
import { median } from "../model/rounds.ts";
import type { Ratio, Nanoseconds } from "../model/units.ts";
import { constants } from "./constants.ts";
import { studentTQuantile } from "./noise/distributions.ts";
import {
  deviation,
  logs,
  mean,
  pairLogRatios,
  sideNoise,
  measureDistanceBetween,
  medianErrorWeight,
  type Measured,
  type SideValues,
} from "./noise/estimate.ts";

/**
 * CUDA tracing inflates wall time and adds noise. So we reach a verdict only if there are enough interleaved rounds, and if they're quiet
 * enough to show a change of the threshold's size.
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

export function isProbablySlower({ effect, values }: Measured, threshold: Ratio): boolean {
  if (effect.rounds === 1 || effect.change < threshold) return false;
  const { deviation: noise, degrees } = sideNoise(values);
  const quantile = studentTQuantile(constants.probable.value, degrees);
  return Math.log1p(effect.change) > quantile * noise * medianErrorWeight(values);
}

export function compareWallParts(base: ProfileRange, head: ProfileRange): WallPart[] {
  return wallPartTimes.flatMap(([part, pick]) => {
    const [before, after] = [base.rounds.map(pick), head.rounds.map(pick)];
    if (!areKnown(before) || !areKnown(after)) return [];
    return [
      { part, baseNs: median(before), headNs: median(after), isApart: measureDistanceBetween(before, after) > 0 },
    ];
  });
}

function areKnown(values: readonly (Nanoseconds | null)[]): values is Nanoseconds[] {
  return values.length > 0 && !values.includes(null);
}
