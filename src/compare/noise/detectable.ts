import type { Ratio } from "../../model/units.ts";
import {
  estimateNoise,
  type EstimateNoise,
  exceedsNoise,
  poolNoise,
  type KnownNoise,
  groupByOrder,
  mean,
  pairLogRatios,
  sideNoise,
  type PairNoise,
  type SideValues,
} from "./estimate.ts";
import { normalCdf, normalDensity } from "./normal.ts";

const foundShare = 0.95;

/** Known noise counts for at most this many degrees of freedom, because these rounds may be noisier than usual. */
const mostKnownDegrees = 2;

/** The standard normal distribution's 90th percentile. */
const normalQuantile90 = 1.2816;

/** The log ratios that a change must reach to count. */
export interface Limits {
  /** The limit regardless of these rounds' noise. */
  readonly least: number;
  /** The limit that these rounds' noise sets. */
  readonly ofNoise: number;
}

/**
 * The smallest true slowdown that a comparison like this one would call a regression 95% of the time. Null if a side has only one round.
 * For a regression, the estimate must reach the limits, and the rounds must agree. We multiply the chances of these two conditions,
 * although they're correlated, so the result errs on the high side. We use the 90% upper bound of the noise, because the deviation of a few
 * rounds is itself an estimate, and comparisons that pass tend to have a low deviation. A limit that the noise sets rises with that bound.
 */
export function findDetectableSize(
  values: SideValues,
  { least, ofNoise }: Limits,
  known: KnownNoise | null,
): Ratio | null {
  if (Math.min(values.base.length, values.head.length) < 2) return null;
  const noise = boundNoise(values, known);
  const limit = Math.max(least, ofNoise * noise.growth);
  const found = chanceToFind(values, limit, noise);
  let below = 0;
  let above = limit + 0.001;
  while (found(above) < foundShare) above *= 2;
  for (let step = 0; step < 30; step += 1) {
    const middle = (below + above) / 2;
    if (found(middle) < foundShare) below = middle;
    else above = middle;
  }
  return Math.expm1(above);
}

/**
 * True if, at the noise's upper bound, the next rounds could vary so much that the known noise no longer applies. Then we can't predict
 * which changes the next rounds would detect.
 */
export function mayBeUnusual(values: SideValues, known: KnownNoise | null): boolean {
  if (known === null || Math.min(values.base.length, values.head.length) < 2) return false;
  const { deviation } = boundNoise(values, known);
  return exceedsNoise(pairLogRatios(values) === null ? Math.SQRT2 * deviation : deviation, known);
}

/** Returns a function from the true log ratio of a change to the chance of finding the change. Chances below `foundShare` may be too high. */
function chanceToFind(
  values: SideValues,
  limit: number,
  { deviation, weight }: BoundedNoise,
): (size: number) => number {
  const pairs = pairLogRatios(values);
  if (pairs !== null) {
    const orders = groupByOrder(pairs, values.headFirst).map((order) => ({ middle: mean(order), pairs: order.length }));
    // If the second round of a pair is always slower, that cancels out in the estimate, but may keep the pairs from agreeing.
    const middle = mean(orders.map((order) => order.middle));
    return (size) =>
      orders.reduce(
        (chance, order) => chance * chanceAboveZero(size + order.middle - middle, deviation) ** order.pairs,
        chanceAboveZero(size - limit, deviation * weight),
      );
  }
  const allAbove = chanceOfNoOverlap(values.base.length, values.head.length);
  return (size) => {
    const passes = chanceAboveZero(size - limit, deviation * weight);
    // We skip the integral if possible: it's most of the work in a comparison, and can only lower the chance.
    return deviation === 0 || passes < foundShare ? passes : passes * allAbove(size / deviation);
  };
}

interface BoundedNoise {
  /** The upper bound of a pair's deviation, or of a round's deviation if rounds aren't paired. */
  readonly deviation: number;
  readonly weight: EstimateNoise["weight"];
  /** `deviation` divided by the deviation that these rounds show. */
  readonly growth: number;
}

/** A few noisy pairs may happen to agree, so the noise of pairs counts as no less than the noise within each side. */
function boundNoise(values: SideValues, known: KnownNoise | null): BoundedNoise {
  const limited = known === null ? null : { ...known, degrees: Math.min(known.degrees, mostKnownDegrees) };
  const { noise, weight } = estimateNoise(values, limited);
  const withinSides = pairLogRatios(values) === null ? noise : poolNoise(sideNoise(values), limited);
  const deviation = Math.max(upperBound(noise), upperBound(withinSides));
  return { deviation, weight, growth: noise.deviation === 0 ? 1 : deviation / noise.deviation };
}

/**
 * The one-sided 90% upper bound of a deviation, from the chi-square quantile of Wilson and Hilferty (1931). It's 7% too low at two degrees
 * of freedom.
 */
function upperBound({ deviation, degrees }: PairNoise): number {
  const part = 2 / (9 * degrees);
  return deviation / Math.sqrt((1 - part - normalQuantile90 * Math.sqrt(part)) ** 3);
}

/** P(a normal value with this mean and deviation is above 0). A mean of 0 without noise counts as above. */
function chanceAboveZero(mean: number, noise: number): number {
  if (noise === 0) return mean >= 0 ? 1 : 0;
  return normalCdf(mean / noise);
}

/**
 * Returns a function from a shift to P(every head round is above every base round), if head is shifted up by that much and the noise is
 * standard normal. It integrates over the slowest base round. The integrand is smooth, so a plain sum is exact to six digits.
 */
function chanceOfNoOverlap(base: number, head: number): (shift: number) => number {
  const step = 0.25;
  const slowestBase = Array.from({ length: 49 }, (_, index) => {
    const x = (index - 24) * step;
    return { x, chance: base * normalDensity(x) * normalCdf(x) ** (base - 1) * step };
  });
  return (shift) => slowestBase.reduce((sum, { x, chance }) => sum + chance * normalCdf(shift - x) ** head, 0);
}
