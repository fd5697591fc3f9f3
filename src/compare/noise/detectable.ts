import type { Ratio } from "../../model/units.ts";
import { pooledNoise, type KnownNoise } from "./known-noise.ts";
import { normalCdf, normalDensity } from "./normal.ts";
import { deviation, logs, pairLogRatios, pairNoise, type SideValues } from "./rounds.ts";

const foundShare = 0.95;

/**
 * The smallest true slowdown that this comparison would call a regression 95 % of the time, if rounds vary as they did
 * here; null where a side has one round and nothing is known of that. The estimate must pass the threshold, and the
 * rounds must agree: both chances are multiplied, though they go together, so that the size is not too small.
 */
export function detectableSize(values: SideValues, threshold: Ratio, known: KnownNoise | null = null): Ratio | null {
  const found = chanceToFind(values, Math.log1p(threshold), known);
  if (found === null) return null;
  let below = 0;
  let above = Math.log1p(threshold) + 0.001;
  while (found(above) < foundShare) above *= 2;
  for (let step = 0; step < 30; step += 1) {
    const middle = (below + above) / 2;
    if (found(middle) < foundShare) below = middle;
    else above = middle;
  }
  return Math.expm1(above);
}

/** The chance that a true log ratio is found, as a function of it; what is below `foundShare` may be too large. */
function chanceToFind(
  values: SideValues,
  threshold: number,
  known: KnownNoise | null,
): ((size: number) => number) | null {
  if (Math.min(values.base.length, values.head.length) < 2) return null;
  const pairs = pairLogRatios(values);
  if (pairs !== null) {
    const noise = pooledNoise(pairNoise(pairs, values.headFirst), known).deviation;
    return (size) => above(size - threshold, noise / Math.sqrt(pairs.length)) * above(size, noise) ** pairs.length;
  }
  const base = values.base.length;
  const head = values.head.length;
  const noise = Math.max(deviation(logs(values.base)), deviation(logs(values.head)));
  const ofMedians = noise * Math.sqrt(varianceOfMedian(base) + varianceOfMedian(head));
  const allAbove = apart(base, head);
  return (size) => {
    const passes = above(size - threshold, ofMedians);
    // The integral is most of the work of a comparison, and makes the chance no larger.
    return noise === 0 || passes < foundShare ? passes : passes * allAbove(size / noise);
  };
}

/** P(a normal value of this mean and deviation is above 0); a mean of 0 without any noise counts as above. */
function above(mean: number, noise: number): number {
  if (noise === 0) return mean >= 0 ? 1 : 0;
  return normalCdf(mean / noise);
}

/** The variance of the median of n normal values, over theirs: the asymptotic one, made exact for n = 1; 2 % off at 3. */
function varianceOfMedian(n: number): number {
  return Math.PI / 2 / (n + Math.PI / 2 - 1);
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
