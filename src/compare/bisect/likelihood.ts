import { studentTDensity } from "../noise/student-t.ts";
import {
  buildSpread,
  changeSpread,
  largestChange,
  sizeStep,
  strayAnswers,
  strayWithin,
  wrongAnswers,
} from "./constants.ts";
import type { Estimate } from "./search-state.ts";

/** The shares of the whole change that may lie between the two versions of a comparison. */
export const levels = [0, 0.25, 0.5, 0.75, 1] as const;

/** The sizes that the whole change may have, as log ratios. They're equally likely before we measure anything. */
export function sizesFrom(least: number): number[] {
  const steps = Math.max(0, Math.ceil(Math.log(largestChange / least) / sizeStep));
  return Array.from({ length: steps + 1 }, (_, step) => least * Math.exp(step * sizeStep));
}

/**
 * How likely an estimate is for each of `levels`, if the whole change has this size. An answer may be the opposite of the truth, or something
 * else entirely. We mix that in, which limits what a single answer can prove. Faster counts as unchanged.
 */
export function likelihoods(estimate: Estimate, size: number): number[] {
  const clean = levels.map((level) => density(estimate, level * size));
  const wrong = ((clean[0] ?? 0) + (clean.at(-1) ?? 0)) / 2;
  const stray = 1 / (2 * strayWithin);
  const right = 1 - wrongAnswers - strayAnswers;
  return clean.map((value) => right * value + wrongAnswers * wrong + strayAnswers * stray);
}

/** How far an answer is from the truth: its own noise, the builds' noise, and the variation of the change itself. */
export function scaleOf(standardError: number, shift: number): number {
  return Math.hypot(standardError, buildSpread, changeSpread * shift);
}

function density({ log, standardError, degrees }: Estimate, shift: number): number {
  const scale = scaleOf(standardError, shift);
  return studentTDensity((Math.max(0, log) - shift) / scale, degrees) / scale;
}
