import type { SideValues } from "./side-values.ts";
import type { Ratio } from "../../model/units.ts";
import { detectableSize } from "./detectable.ts";
import { effectOf } from "./effect.ts";
import type { Effect } from "./effect.ts";
import type { KnownNoise } from "./known-noise.ts";
import { deviation, pairLogRatios } from "./rounds.ts";

/** How large a change must be, as ratios: 0.01 is 1 %. */
export interface NoiseLimits {
  readonly threshold: Ratio;
  /** In its place where a side has one round. */
  readonly singleRound: Ratio;
  /** The threshold is at least so many times the side's own spread: 3 for a kernel, 0 for a range. */
  readonly spreadFactor: number;
  /** The threshold is at least this, from A/A pairs on the same runner; 0 without a calibration. */
  readonly floor: Ratio;
  /** What a calibration knows of this value's noise; null or absent: nothing. */
  readonly known?: KnownNoise | null;
  /** The rounds of a side did not do the same launches, so that they may differ by more than noise; absent: they did. */
  readonly launchesVary?: boolean;
}

export type NoiseState = "regressed" | "improved" | "same" | "inconclusive";

export interface Judgement {
  readonly state: NoiseState;
  readonly effect: Effect;
  /** The one that was used. */
  readonly threshold: Ratio;
  /** The size of a slowdown that is found 95 % of the time; null where a side has one round. */
  readonly detectable: Ratio | null;
  /** Why it is inconclusive; null in the other states. */
  readonly why: string | null;
}

/** Where rounds or pairs vary by more, that all agree says too little: 3 pairs of noise are all slower 1 time in 8. */
const steadySpread = 0.012;

/**
 * The state of one noisy value (docs/statistics.md). A speed-up mirrors a slowdown: at a threshold of 10 %, base must be
 * 10 % above head, so that swapping the sides swaps the states.
 */
export function judge(values: SideValues, limits: NoiseLimits): Judgement {
  const known = limits.known ?? null;
  const effect = effectOf(values, known);
  const threshold = usedThreshold(effect, limits);
  const least = leastSize(effect, threshold, pairLogRatios(values), limits.launchesVary === true);
  const detectable = detectableSize(values, least, known);
  const { state, why } = stateOf(effect, threshold, least);
  return { state, effect, threshold, detectable, why };
}

function usedThreshold(effect: Effect, limits: NoiseLimits): Ratio {
  const own = effect.rounds === 1 ? limits.singleRound : limits.spreadFactor * effect.spread;
  return Math.max(limits.threshold, own, limits.floor);
}

/**
 * What a change must reach: the threshold, and, where rounds vary much, so much that the interval of the pairs excludes 0.
 * That of separate sides does wherever all their rounds agree.
 */
function leastSize(
  { change, high, spread }: Effect,
  threshold: Ratio,
  pairs: readonly number[] | null,
  launchesVary: boolean,
): Ratio {
  if (high === null || pairs === null) return threshold;
  if (Math.max(spread, deviation(pairs)) <= steadySpread && !launchesVary) return threshold;
  return Math.max(threshold, (1 + high) / (1 + change) - 1);
}

function stateOf(effect: Effect, threshold: Ratio, least: Ratio): Pick<Judgement, "state" | "why"> {
  const limit = Math.log1p(threshold);
  const size = Math.log1p(effect.change);
  const found = Math.abs(size) >= Math.log1p(least);
  if (found && effect.agree === "up") return { state: "regressed", why: null };
  if (found && effect.agree === "down") return { state: "improved", why: null };
  if (effect.low === null || effect.high === null)
    return { state: "inconclusive", why: "One round a side shows nothing of the noise." };
  if (Math.log1p(effect.low) > -limit && Math.log1p(effect.high) < limit) return { state: "same", why: null };
  return {
    state: "inconclusive",
    why:
      Math.abs(size) < limit
        ? "The rounds vary too much to tell a change of the threshold's size from none."
        : effect.agree === "mixed"
          ? "The rounds do not agree on the direction."
          : "The rounds vary so much that the interval holds 0.",
  };
}
