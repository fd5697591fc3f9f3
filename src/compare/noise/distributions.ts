import { sum } from "../../model/sums.ts";
const quantiles = new Map<string, number>();

/**
 * The distribution function is a finite sum in theta = atan(t / sqrt(degrees)) (Abramowitz and Stegun, 26.7.3 and 26.7.4). This function
 * increases with theta, so bisection finds the quantile to the last bits.
 */
export function studentTQuantile(probability: number, degrees: number): number {
  if (!(probability > 0.5 && probability < 1))
    throw new RangeError(`Can't compute the quantile for ${String(probability)}.`);
  if (!Number.isInteger(degrees) || degrees < 1)
    throw new RangeError(`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);
  const key = `${String(probability)} ${String(degrees)}`;
  const quantile = quantiles.get(key) ?? bisect(probability, degrees);
  quantiles.set(key, quantile);
  return quantile;
}

export function studentTChance(t: number, degrees: number): number {
  return Math.max(0, 1 - withinTheta(Math.atan(Math.abs(t) / Math.sqrt(degrees)), degrees));
}

function bisect(probability: number, degrees: number) {
  const twoSided = 2 * probability - 1;
  let below = 0;
  let above = Math.PI / 2;
  for (let step = 0; step < 60; step += 1) {
    const guess = (below + above) / 2;
    if (withinTheta(guess, degrees) < twoSided) below = guess;
    else above = guess;
  }
  return Math.sqrt(degrees) * Math.tan((below + above) / 2);
}

/** P(|T| <= sqrt(degrees) * tan(theta)). */
function withinTheta(theta: number, degrees: number) {
  const cosine = Math.cos(theta);
  const odd = degrees % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let power = odd ? 3 : 2; power <= degrees - 2; power += 2) {
    term *= (cosine * cosine * (power - 1)) / power;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (theta + Math.sin(theta) * sum) : Math.sin(theta) * sum;
}

export function studentTDensity(t: number, degrees: number): number {
  if (!Number.isInteger(degrees) || degrees < 1)
    throw new RangeError(`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);
  const odd = degrees % 2 === 1;
  let scale = odd ? 1 / Math.PI : Math.SQRT1_2 / 2;
  for (let degree = odd ? 1 : 2; degree < degrees; degree += 2)
    scale *= ((degree + 1) / degree) * Math.sqrt(degree / (degree + 2));
  return scale * (1 + (t * t) / degrees) ** (-(degrees + 1) / 2);
}

/**
 * P(Z <= x) for the standard normal distribution, exact to 1e-15 within ±7: a quotient of polynomials (Hart and others,
 * Computer Approximations, 1968; the coefficients as in West, Better approximations to cumulative normal functions, 2005).
 */
export function normalCdf(x: number): number {
  const size = x < 0 ? -x : x;
  if (size > 7) return x > 0 ? 1 : 0;
  let above = 0.0352624965998911 * size + 0.700383064443688;
  above = above * size + 6.37396220353165;
  above = above * size + 33.912866078383;
  above = above * size + 112.079291497871;
  above = above * size + 221.213596169931;
  above = above * size + 220.206867912376;
  let below = 0.0883883476483184 * size + 1.75566716318264;
  below = below * size + 16.064177579207;
  below = below * size + 86.7807322029461;
  below = below * size + 296.564248779674;
  below = below * size + 637.333633378831;
  below = below * size + 793.826512519948;
  below = below * size + 440.413735824752;
  const tail = (Math.exp((-size * size) / 2) * above) / below;
  return x > 0 ? 1 - tail : tail;
}

export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** If the product of both sides' round counts is above this, the rank sum's normal approximation is accurate to 0.5%. */
const exactUpTo = 400;

/**
 * The number of sorted pairwise ratios to drop at each end for a 95% interval: the exact permutation interval of the rank-sum test (Hodges
 * and Lehmann 1963). With few rounds, it's 0, and the confidence is 90% for 3 + 3 rounds, or 97% for 4 + 4.
 */
export function ratiosBeyondInterval(baseRounds: number, headRounds: number): number {
  const pairs = baseRounds * headRounds;
  if (pairs > exactUpTo) {
    const deviation = Math.sqrt((pairs * (baseRounds + headRounds + 1)) / 12);
    return Math.max(0, Math.floor(pairs / 2 - 1.959964 * deviation - 0.5));
  }
  const ways = orderings(baseRounds, headRounds);
  const all = sum(ways);
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
function orderings(baseRounds: number, headRounds: number) {
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
  const all = sum(ways);
  return sum(ways.slice(above)) / all;
}
