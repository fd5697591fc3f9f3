import type { Ratio } from "../../model/units.ts";
import { estimateNoise, type EstimateNoise } from "./effect.ts";
import { isBeyond, type KnownNoise } from "./known-noise.ts";
import { normalCdf, normalDensity } from "./normal.ts";
import { pairLogRatios, type PairNoise, type SideValues } from "./rounds.ts";

const foundShare = 0.95;

/** Known noise counts for at most this many degrees of freedom, because these rounds may be noisier than usual. */
const mostKnownDegrees = 2;

/** The standard normal distribution's 90th percentile. */
const normalQuantile90 = 1.2816;

/**
 * The smallest true slowdown that a comparison like this one would call a regression 95% of the time; null if a side has only one
 * round. `least` is the log ratio that the estimate must reach. The rounds must agree, too. We multiply both chances although they're
 * correlated, so the result errs on the high side. We use the noise's 90% upper bound: the deviation of a few rounds is
 * itself an estimate, and comparisons that pass tend to be those with a low one.
 */
export function detectableSize(values: SideValues, least: number, known: KnownNoise | null): Ratio | null {
  if (Math.min(values.base.length, values.head.length) < 2) return null;
  const found = chanceToFind(values, least, known);
  let below = 0;
  let above = least + 0.001;
  while (found(above) < foundShare) above *= 2;
  for (let step = 0; step < 30; step += 1) {
    const middle = (below + above) / 2;
    if (found(middle) < foundShare) below = middle;
    else above = middle;
  }
  return Math.expm1(above);
}

/**
 * True if, at the noise's upper bound, the next rounds could vary so much more than the known noise that it no longer applies. We then
 * can't predict which changes they would detect.
 */
export function mayBeUnusual(values: SideValues, known: KnownNoise | null): boolean {
  if (known === null || Math.min(values.base.length, values.head.length) < 2) return false;
  const { deviation } = boundedNoise(values, known);
  return isBeyond(pairLogRatios(values) === null ? Math.SQRT2 * deviation : deviation, known);
}

/** Returns a function from a true log ratio to the chance of finding it. Chances below `foundShare` may be too high. */
function chanceToFind(values: SideValues, least: number, known: KnownNoise | null): (size: number) => number {
  const { deviation, weight } = boundedNoise(values, known);
  const pairs = pairLogRatios(values);
  if (pairs !== null) return (size) => above(size - least, deviation * weight) * above(size, deviation) ** pairs.length;
  const allAbove = apart(values.base.length, values.head.length);
  return (size) => {
    const passes = above(size - least, deviation * weight);
    // The integral is most of the work in a comparison, and it can only lower the chance.
    return deviation === 0 || passes < foundShare ? passes : passes * allAbove(size / deviation);
  };
}

interface BoundedNoise {
  /** The upper bound of a pair's deviation; a round's deviation if the sides are separate. */
  readonly deviation: number;
  readonly weight: EstimateNoise["weight"];
}

function boundedNoise(values: SideValues, known: KnownNoise | null): BoundedNoise {
  const limited = known === null ? null : { ...known, degrees: Math.min(known.degrees, mostKnownDegrees) };
  const { noise, weight } = estimateNoise(values, limited);
  return { deviation: upperBound(noise), weight };
}

/** The one-sided 90% upper bound of a deviation, from the chi-square quantile of Wilson and Hilferty (1931); 7% low at two degrees. */
function upperBound({ deviation, degrees }: PairNoise): number {
  const part = 2 / (9 * degrees);
  return deviation / Math.sqrt((1 - part - normalQuantile90 * Math.sqrt(part)) ** 3);
}

/** P(a normal value with this mean and deviation is above 0). A mean of 0 without noise counts as above. */
function above(mean: number, noise: number): number {
  if (noise === 0) return mean >= 0 ? 1 : 0;
  return normalCdf(mean / noise);
}

/**
 * Returns a function from a shift to P(every head round is above every base round), if head is shifted up by it and the noise is
 * standard normal. It integrates over the slowest base round. The integrand is smooth, so a plain sum is exact to six digits.
 */
function apart(base: number, head: number): (shift: number) => number {
  const step = 0.25;
  const slowestBase = Array.from({ length: 49 }, (_, index) => {
    const x = (index - 24) * step;
    return { x, chance: base * normalDensity(x) * normalCdf(x) ** (base - 1) * step };
  });
  return (shift) => slowestBase.reduce((sum, { x, chance }) => sum + chance * normalCdf(shift - x) ** head, 0);
}
