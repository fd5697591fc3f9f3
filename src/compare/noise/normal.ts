/** P(Z <= x) of the standard normal distribution, by its Taylor series (Marsaglia 2004); exact to 1e-15 within ±7. */
export function normalCdf(x: number): number {
  if (x > 7) return 1;
  if (x < -7) return 0;
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + sum * normalDensity(x);
}

/** The density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}
