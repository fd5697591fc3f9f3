import type { Ratio } from "../../model/units.ts";
import { estimateNoise, type EstimateNoise } from "./effect.ts";
import { isBeyond, type KnownNoise } from "./known-noise.ts";
import { normalCdf, normalDensity } from "./normal.ts";
import { pairLogRatios, type PairNoise, type SideValues } from "./rounds.ts";

const foundShare = 0.95;

/** What is known counts for this many degrees at most: these rounds may be noisier than the usual. */
const mostKnownDegrees = 2;

/** The standard normal distribution's 90th percentile. */
const normalQuantile90 = 1.2816;

/**
 * The smallest true slowdown that a comparison like this one would call a regression 95% of the time; null where a side
 * has one round. `least` is the log ratio that the estimate must reach. The rounds must agree as well: both chances are multiplied,
 * though they go together, so the size isn't too small. The noise counts with its 90% upper bound: the deviation of a few
 * rounds is itself an estimate, and those who pass are the lucky ones.
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
 * By the noise's upper bound, the next rounds may vary by so much more than is known that only they count, and a change must be clear
 * of them: what it takes to find one is then anybody's guess.
 */
export function mayBeUnusual(values: SideValues, known: KnownNoise | null): boolean {
  if (known === null || Math.min(values.base.length, values.head.length) < 2) return false;
  const { deviation } = boundedNoise(values, known);
  return isBeyond(pairLogRatios(values) === null ? Math.SQRT2 * deviation : deviation, known);
}

/** The chance that a true log ratio is found, as a function of it; what is below `foundShare` may be too large. */
function chanceToFind(values: SideValues, least: number, known: KnownNoise | null): (size: number) => number {
  const { deviation, weight } = boundedNoise(values, known);
  const pairs = pairLogRatios(values);
  if (pairs !== null) return (size) => above(size - least, deviation * weight) * above(size, deviation) ** pairs.length;
  const allAbove = apart(values.base.length, values.head.length);
  return (size) => {
    const passes = above(size - least, deviation * weight);
    // The integral is most of the work of a comparison, and makes the chance no larger.
    return deviation === 0 || passes < foundShare ? passes : passes * allAbove(size / deviation);
  };
}

interface BoundedNoise {
  /** The upper bound of the deviation of a pair, or of a round where the sides are separate. */
  readonly deviation: number;
  readonly weight: EstimateNoise["weight"];
}

function boundedNoise(values: SideValues, known: KnownNoise | null): BoundedNoise {
  const limited = known === null ? null : { ...known, degrees: Math.min(known.degrees, mostKnownDegrees) };
  const { noise, weight } = estimateNoise(values, limited);
  return { deviation: upperBound(noise), weight };
}

/** The deviation's one-sided 90% bound: the chi-square quantile of Wilson and Hilferty (1931), 7% low at two degrees. */
function upperBound({ deviation, degrees }: PairNoise): number {
  const part = 2 / (9 * degrees);
  return deviation / Math.sqrt((1 - part - normalQuantile90 * Math.sqrt(part)) ** 3);
}

/** P(a normal value of this mean and deviation is above 0); a mean of 0 without any noise counts as above. */
function above(mean: number, noise: number): number {
  if (noise === 0) return mean >= 0 ? 1 : 0;
  return normalCdf(mean / noise);
}

/**
 * P(every head round is above every base round), with standard normal noise and head shifted up by this: the integral over
 * the slowest base round, whose smooth integrand the plain sum takes to the sixth digit.
 */
function apart(base: number, head: number): (shift: number) => number {
  const step = 0.25;
  const slowestBase = Array.from({ length: 49 }, (_, index) => {
    const x = (index - 24) * step;
    return { x, chance: base * normalDensity(x) * normalCdf(x) ** (base - 1) * step };
  });
  return (shift) => slowestBase.reduce((sum, { x, chance }) => sum + chance * normalCdf(shift - x) ** head, 0);
}
