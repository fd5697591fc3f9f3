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

/** The density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}
