import { sum } from "../../model/sums.ts";
import type { Ratio } from "../../model/units.ts";
import { normalCdf, normalDensity } from "./distributions.ts";
import {
  estimateNoise,
  exceedsNoise,
  poolNoise,
  groupByOrder,
  mean,
  pairLogRatios,
  sideNoise,
  type EstimateNoise,
  type KnownNoise,
  type PairNoise,
  type SideValues,
} from "./estimate.ts";

const foundShare = 0.95;

/** Known noise counts for at most this many degrees of freedom, because these rounds may be noisier than usual. */
const mostKnownDegrees = 2;

/** The standard normal distribution's 90th percentile. */
const normalQuantile90 = 1.2816;

export interface Limits {
  /** The limit regardless of these rounds' noise. */
  readonly least: number;
  readonly ofNoise: number;
}

/**
 * The smallest true slowdown that we'd call a regression 95% of the time. The estimate must reach the limits, and the rounds must agree; we
 * multiply these chances although they're correlated, which errs on the high side. We use the 90% upper bound of the noise, because
 * comparisons that pass tend to have a low deviation.
 */
export function findDetectableSize(
  values: SideValues,
  { least, ofNoise }: Limits,
  knownNoise: KnownNoise | null,
): Ratio | null {
  if (Math.min(values.base.length, values.head.length) < 2) return null;
  const noise = boundNoise(values, knownNoise);
  const limit = Math.max(least, ofNoise * noise.growth);
  const chance = chanceToFind(values, limit, noise);
  let below = 0;
  let above = limit + 0.001;
  while (chance(above) < foundShare) above *= 2;
  for (let step = 0; step < 30; step += 1) {
    const size = (below + above) / 2;
    if (chance(size) < foundShare) below = size;
    else above = size;
  }
  return Math.expm1(above);
}

/** True if, at the noise's upper bound, the next rounds could vary so much that the known noise no longer applies. */
export function mayBeUnusual(values: SideValues, noise: KnownNoise | null): boolean {
  if (noise === null || Math.min(values.base.length, values.head.length) < 2) return false;
  const { deviation } = boundNoise(values, noise);
  return exceedsNoise(pairLogRatios(values) === null ? Math.SQRT2 * deviation : deviation, noise);
}

function chanceToFind(
  values: SideValues,
  limit: number,
  { deviation, weight }: BoundedNoise,
): (size: number) => number {
  const pairs = pairLogRatios(values);
  if (pairs !== null) {
    const orders = groupByOrder(pairs, values.headFirst).map((order) => ({ middle: mean(order), pairs: order.length }));
    // If the second round of a pair is always slower, that cancels out in the estimate, but may keep the pairs from agreeing.
    const meanOrder = mean(orders.map((order) => order.middle));
    return (size) =>
      orders.reduce(
        (chance, order) => chance * chanceAboveZero(size + order.middle - meanOrder, deviation) ** order.pairs,
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
  readonly growth: number;
}

/** A few noisy pairs may happen to agree, so the noise of pairs counts as no less than the noise within each side. */
function boundNoise(values: SideValues, knownNoise: KnownNoise | null): BoundedNoise {
  const limited =
    knownNoise === null ? null : { ...knownNoise, degrees: Math.min(knownNoise.degrees, mostKnownDegrees) };
  const { noise, weight } = estimateNoise(values, limited);
  const withinSides = pairLogRatios(values) === null ? noise : poolNoise(sideNoise(values), limited);
  const deviation = Math.max(upperBound(noise), upperBound(withinSides));
  return { deviation, weight, growth: noise.deviation === 0 ? 1 : deviation / noise.deviation };
}

/**
 * The one-sided 90% upper bound of a deviation, from the chi-square quantile of Wilson and Hilferty (1931). It's 7% too low at two degrees
 * of freedom.
 */
function upperBound({ deviation, degrees }: PairNoise) {
  const part = 2 / (9 * degrees);
  return deviation / Math.sqrt((1 - part - normalQuantile90 * Math.sqrt(part)) ** 3);
}

/** P(a normal value with this mean and deviation is above 0). A mean of 0 without noise counts as above. */
function chanceAboveZero(mean: number, noise: number) {
  if (noise === 0) return mean >= 0 ? 1 : 0;
  return normalCdf(mean / noise);
}

/**
 * P(every head round is above every base round), if head is shifted up by that much and the noise is standard normal. The integrand is
 * smooth, so a plain sum is exact to six digits.
 */
function chanceOfNoOverlap(base: number, head: number): (shift: number) => number {
  const step = 0.25;
  const slowestBase = Array.from({ length: 49 }, (_, index) => {
    const x = (index - 24) * step;
    return { x, chance: base * normalDensity(x) * normalCdf(x) ** (base - 1) * step };
  });
  return (shift) => sum(slowestBase, ({ x, chance }) => chance * normalCdf(shift - x) ** head);
}
