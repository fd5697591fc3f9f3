import { studentTDensity } from "../../../compare/noise/distributions.ts";
import { constants } from "./constants.ts";
import type { Estimate } from "./search-state.ts";

/** The shares of the whole change that may lie between the two versions of a comparison. */
export const levels = [0, 0.25, 0.5, 0.75, 1] as const;

/** The sizes that the whole change may have, as log ratios. They're equally likely before we measure anything. */
export function sizesFrom(least: number): number[] {
  const { largestChange, sizeStep } = constants;
  const steps = Math.max(0, Math.ceil(Math.log(largestChange.value / least) / sizeStep.value));
  return Array.from({ length: steps + 1 }, (_, step) => least * Math.exp(step * sizeStep.value));
}

/**
 * How likely an estimate is for each of `levels`, if the whole change has this size. An estimate may be wrong by chance (`wrongAnswers`,
 * `strayAnswers`). Allowing for that limits what a single estimate can prove. A speedup counts as no change.
 */
export function likelihoods(estimate: Estimate, size: number): number[] {
  const clean = levels.map((level) => density(estimate, level * size));
  const wrong = ((clean[0] ?? 0) + (clean.at(-1) ?? 0)) / 2;
  const [wrongly, astray] = [constants.wrongAnswers.value, constants.strayAnswers.value];
  const stray = 1 / (2 * constants.largestChange.value);
  const right = 1 - wrongly - astray;
  return clean.map((value) => right * value + wrongly * wrong + astray * stray);
}

/** The standard deviation of an estimate around a true change of `shift`: measurement noise, noise between builds, and variation of the change. */
export function scaleOf(standardError: number, shift: number): number {
  return Math.hypot(standardError, constants.buildSpread.value, constants.changeSpread.value * shift);
}

function density({ log, standardError, degrees }: Estimate, shift: number): number {
  const scale = scaleOf(standardError, shift);
  return studentTDensity((Math.max(0, log) - shift) / scale, degrees) / scale;
}
