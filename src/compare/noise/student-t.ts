const found = new Map<string, number>();

/**
 * The quantile of Student's t with a whole number of degrees of freedom, for probabilities above 0.5. Throws RangeError otherwise. The
 * distribution function is a finite sum in theta = atan(t / sqrt(degrees)) (Abramowitz and Stegun, 26.7.3 and 26.7.4). This function
 * increases with theta, so bisection finds the quantile to the last bits. Results are cached, because a comparison needs the same few
 * quantiles again and again.
 */
export function studentTQuantile(probability: number, degrees: number): number {
  if (!(probability > 0.5 && probability < 1))
    throw new RangeError(`Can't compute the quantile for ${String(probability)}.`);
  if (!Number.isInteger(degrees) || degrees < 1)
    throw new RangeError(`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);
  const key = `${String(probability)} ${String(degrees)}`;
  const quantile = found.get(key) ?? bisect(probability, degrees);
  found.set(key, quantile);
  return quantile;
}

/** The two-sided p-value of t, with a whole number of degrees of freedom. */
export function studentTChance(t: number, degrees: number): number {
  return Math.max(0, 1 - withinTheta(Math.atan(Math.abs(t) / Math.sqrt(degrees)), degrees));
}

function bisect(probability: number, degrees: number): number {
  const twoSided = 2 * probability - 1;
  let below = 0;
  let above = Math.PI / 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (below + above) / 2;
    if (withinTheta(middle, degrees) < twoSided) below = middle;
    else above = middle;
  }
  return Math.sqrt(degrees) * Math.tan((below + above) / 2);
}

/** P(|T| <= sqrt(degrees) * tan(theta)). */
function withinTheta(theta: number, degrees: number): number {
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

/** The density of Student's t with a whole number of degrees of freedom. */
export function studentTDensity(t: number, degrees: number): number {
  if (!Number.isInteger(degrees) || degrees < 1)
    throw new RangeError(`Student's t-distribution can't have ${String(degrees)} degrees of freedom.`);
  const odd = degrees % 2 === 1;
  let scale = odd ? 1 / Math.PI : Math.SQRT1_2 / 2;
  for (let known = odd ? 1 : 2; known < degrees; known += 2)
    scale *= ((known + 1) / known) * Math.sqrt(known / (known + 2));
  return scale * (1 + (t * t) / degrees) ** (-(degrees + 1) / 2);
}
