import { normalCdf } from "./normal.ts";

/** If the product of both sides' round counts is above this, the rank sum's normal approximation is accurate to 0.5%. */
const exactUpTo = 400;

/**
 * The number of sorted pairwise ratios to drop at each end for a 95% interval of the sides' ratio: the exact permutation interval of the
 * rank-sum test (Hodges and Lehmann 1963). With few rounds, it's 0. The interval then covers all ratios, with a confidence of 90% for 3 + 3
 * rounds, or 97% for 4 + 4.
 */
export function ratiosBeyondInterval(baseRounds: number, headRounds: number): number {
  const pairs = baseRounds * headRounds;
  if (pairs > exactUpTo) {
    const deviation = Math.sqrt((pairs * (baseRounds + headRounds + 1)) / 12);
    return Math.max(0, Math.floor(pairs / 2 - 1.959964 * deviation - 0.5));
  }
  const ways = orderings(baseRounds, headRounds);
  const all = ways.reduce((sum, count) => sum + count, 0);
  let tail = 0;
  let rejected = -1;
  for (const count of ways) {
    tail += count;
    if (tail > 0.025 * all) break;
    rejected += 1;
  }
  return Math.max(0, rejected);
}

/** For each u, the number of ways to order the rounds so that u pairs have head below base (Gaussian binomial coefficients). */
function orderings(baseRounds: number, headRounds: number): number[] {
  const ways = Array<number>(baseRounds * headRounds + 1).fill(0);
  ways[0] = 1;
  for (let part = 1; part <= headRounds; part += 1) {
    for (let u = ways.length - 1; u >= baseRounds + part; u -= 1)
      ways[u] = (ways[u] ?? 0) - (ways[u - baseRounds - part] ?? 0);
    for (let u = part; u < ways.length; u += 1) ways[u] = (ways[u] ?? 0) + (ways[u - part] ?? 0);
  }
  return ways;
}

/** The chance that head is above base in at least this many of all pairs of a base value and a head value if nothing changed. */
export function chanceOfRankSum(above: number, baseRounds: number, headRounds: number): number {
  const pairs = baseRounds * headRounds;
  if (pairs > exactUpTo) {
    const deviation = Math.sqrt((pairs * (baseRounds + headRounds + 1)) / 12);
    return 1 - normalCdf((above - 0.5 - pairs / 2) / deviation);
  }
  const ways = orderings(baseRounds, headRounds);
  const all = ways.reduce((sum, count) => sum + count, 0);
  return ways.slice(above).reduce((sum, count) => sum + count, 0) / all;
}
