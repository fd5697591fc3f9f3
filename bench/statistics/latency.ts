import { judgeSeries } from "../../src/compare/untraced/judge-series.ts";
import { latencyNoises, scaled, type LatencyNoise, type SameCode } from "./latency-noises.ts";
import { randomOf } from "./random.ts";

/** As in the default configuration: three pairs, and up to eight while the result is open. */
const first = 3;
const most = 8;
const threshold = 0.05;

export const latencySizes = [0.05, 0.1, 0.15, 0.2, 0.3] as const;
export const fixedPairs = [3, 4, 6, 8] as const;

/** The share of comparisons with each outcome, for one true change. */
interface LatencyShares {
  /** Called slower, by number of pairs (`fixedPairs`). */
  readonly byPairs: readonly number[];
  /** Called slower with as many pairs as `run` measures; it adds pairs while the result is open. */
  readonly asRun: number;
  /** A slowdown ruled out with as many pairs as `run` measures. */
  readonly notSlower: number;
}

export interface LatencyResult {
  readonly noise: LatencyNoise;
  readonly comparisons: number;
  /** Shares if nothing changed. */
  readonly unchanged: LatencyShares;
  /** By size (`latencySizes`). */
  readonly slower: readonly LatencyShares[];
  /** The mean number of pairs that `run` measures if nothing changed. */
  readonly pairs: number;
}

/** Judges wall time after this many pairs. */
export function changeAfter({ base, head }: SameCode, pairs: number): ReturnType<typeof judgeSeries>["change"] {
  return judgeSeries({
    base: base.slice(0, pairs),
    head: head.slice(0, pairs),
    interleaved: true,
    headFirst: Array.from({ length: pairs }, (_, index) => index % 2 === 1),
    better: "lower",
    threshold,
  }).change;
}

/** Like `run`, adds pairs one by one while a slowdown is neither found nor ruled out. */
export function asRun(sides: SameCode): {
  readonly state: string;
  readonly mayBeSlower: boolean;
  readonly pairs: number;
} {
  for (let pairs = first; ; pairs += 1) {
    const { state, mayBeSlower } = changeAfter(sides, pairs);
    if (!mayBeSlower || pairs === most) return { state, mayBeSlower, pairs };
  }
}

/** Draws comparisons of the same code, then makes head slower by each size. Each comparison has its own random numbers. */
export function runLatency(noise: LatencyNoise, comparisons: number, seed: number): LatencyResult {
  let pairs = 0;
  const drawn = Array.from({ length: comparisons }, (_, index) => noise.draw(most, randomOf(seed, 2, index)));
  const sharesOf = (size: number): LatencyShares => {
    const all = drawn.map(({ base, head }) => ({ base, head: head.map((one) => scaled(one, 1 + size)) }));
    const share = (isSo: (sides: SameCode) => boolean): number => all.filter(isSo).length / comparisons;
    const runs = all.map(asRun);
    if (size === 0) pairs = runs.reduce((sum, run) => sum + run.pairs, 0) / comparisons;
    return {
      byPairs: fixedPairs.map((number) => share((sides) => changeAfter(sides, number).state === "regressed")),
      asRun: runs.filter(({ state }) => state === "regressed").length / comparisons,
      notSlower: runs.filter(({ state, mayBeSlower }) => state !== "regressed" && !mayBeSlower).length / comparisons,
    };
  };
  const unchanged = sharesOf(0);
  return { noise, comparisons, unchanged, slower: latencySizes.map(sharesOf), pairs };
}

export function runAllLatency(comparisons: number, seed: number, only = ""): LatencyResult[] {
  return latencyNoises.filter(({ name }) => name.includes(only)).map((noise) => runLatency(noise, comparisons, seed));
}
