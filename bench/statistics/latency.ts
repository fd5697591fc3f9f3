import { judgeSeries } from "../../src/compare/untraced/judge-series.ts";
import { latencyNoises, scaled, type LatencyNoise, type SameCode } from "./latency-noises.ts";
import { randomOf } from "./random.ts";

/** The default configuration: three pairs, and more while open. */
const first = 3;
const most = 8;
const threshold = 0.05;

export const latencySizes = [0.05, 0.1, 0.15, 0.2, 0.3] as const;
export const fixedPairs = [3, 4, 6, 8] as const;

/** Shares of comparisons that call head slower. */
export interface LatencyResult {
  readonly noise: LatencyNoise;
  readonly comparisons: number;
  /** Nothing changed: after so many pairs; and as `run` does it, with more pairs while it is open. */
  readonly alarms: { readonly byPairs: readonly number[]; readonly asRun: number };
  /** For each size, the same. */
  readonly found: readonly { readonly byPairs: readonly number[]; readonly asRun: number }[];
  /** Pairs that `run` makes when nothing changed, on average, and how often it then says that nothing did. */
  readonly pairs: number;
  readonly same: number;
}

function stateOf({ base, head }: SameCode, pairs: number): { readonly state: string; readonly mayBeSlower: boolean } {
  return judgeSeries({
    base: base.slice(0, pairs),
    head: head.slice(0, pairs),
    interleaved: true,
    headFirst: Array.from({ length: pairs }, (_, index) => index % 2 === 1),
    better: "lower",
    threshold,
  }).change;
}

/** As `run` does: pairs are added one by one while a slowdown is neither found nor ruled out. */
export function asRun(sides: SameCode): { readonly state: string; readonly pairs: number } {
  for (let pairs = first; ; pairs += 1) {
    const { state, mayBeSlower } = stateOf(sides, pairs);
    if (!mayBeSlower || pairs === most) return { state, pairs };
  }
}

/** Draws comparisons of the same code, and makes head slower by each size; each has random numbers of its own. */
export function runLatency(noise: LatencyNoise, comparisons: number, seed: number): LatencyResult {
  const sizes = [0, ...latencySizes];
  const counts = sizes.map(() => ({ byPairs: fixedPairs.map(() => 0), asRun: 0 }));
  let pairs = 0;
  let same = 0;
  for (let index = 0; index < comparisons; index += 1) {
    const drawn = noise.draw(most, randomOf(seed, 2, index));
    for (const [place, size] of sizes.entries()) {
      const sides = { base: drawn.base, head: drawn.head.map((one) => scaled(one, 1 + size)) };
      const count = counts[place];
      if (count === undefined) continue;
      for (const [column, number] of fixedPairs.entries())
        if (stateOf(sides, number).state === "regressed") count.byPairs[column] = (count.byPairs[column] ?? 0) + 1;
      const run = asRun(sides);
      if (run.state === "regressed") count.asRun += 1;
      if (size === 0) pairs += run.pairs;
      if (size === 0 && run.state === "same") same += 1;
    }
  }
  const shares = counts.map((count) => ({
    byPairs: count.byPairs.map((number) => number / comparisons),
    asRun: count.asRun / comparisons,
  }));
  const [alarms = { byPairs: [], asRun: 0 }, ...found] = shares;
  return { noise, comparisons, alarms, found, pairs: pairs / comparisons, same: same / comparisons };
}

export function runAllLatency(comparisons: number, seed: number, only = ""): LatencyResult[] {
  return latencyNoises.filter(({ name }) => name.includes(only)).map((noise) => runLatency(noise, comparisons, seed));
}
