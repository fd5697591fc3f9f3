/** A stream of random numbers, the same for the same seed on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** Normal around 0. */
  readonly normal: (deviation: number) => number;
}

/** Mulberry32, a generator with 32 bits of state, seeded with a mix of `seeds`. */
export function randomOf(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ (seed + 0x9e3779b9), 0x85ebca6b) ^ (mixed >>> 13), 1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: (deviation) => deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
