import type { Ratio } from "../../model/units.ts";
import { detectableSize } from "./detectable.ts";
import type { SideValues } from "./rounds.ts";
import { effectOf, type Effect } from "./effect.ts";
import type { KnownNoise } from "./known-noise.ts";

/** How large a change must be, as ratios: 0.01 is 1 %. */
export interface NoiseLimits {
  readonly threshold: Ratio;
  /** In its place where a side has one round. */
  readonly singleRound: Ratio;
  /** The same of a row in a range that is not slower: nothing else says that it is. */
  readonly singleRoundAlone: Ratio;
  /** The threshold is at least so many times the side's own spread: 3 for a kernel, 0 for a range. */
  readonly spreadFactor: number;
  /** A change is also at least so many times the own spread, which says nothing of what is the same; absent: 0. */
  readonly clearOfSpread?: number;
  /** The threshold is at least this, from A/A pairs on the same runner; 0 without a calibration. */
  readonly floor: Ratio;
  /** What a calibration knows of this value's noise, or what is usual; null or absent: nothing. */
  readonly known?: KnownNoise | null;
}

export type NoiseState = "regressed" | "improved" | "same" | "inconclusive";

export interface Classification {
  readonly state: NoiseState;
  readonly effect: Effect;
  /** The one that was used. */
  readonly threshold: Ratio;
  /** The size of a slowdown that is found 95 % of the time; null where a side has one round. */
  readonly detectable: Ratio | null;
  /** Why it is inconclusive; null in the other states. */
  readonly why: string | null;
}

/**
 * The state of one noisy value (docs/statistics.md). A speed-up mirrors a slowdown: at a threshold of 10 %, base must be
 * 10 % above head, so that swapping the sides swaps the states.
 */
export function classify(values: SideValues, limits: NoiseLimits): Classification {
  const known = limits.known ?? null;
  const effect = effectOf(values, known);
  const threshold = usedThreshold(effect, limits);
  const clear = (effect.isUnusual ? clearOfUnusual : (limits.clearOfSpread ?? 0)) * effect.spread;
  const least = Math.max(leastSize(effect, threshold), clear);
  const detectable = detectableSize(values, least, known);
  const { state, why } = stateOf(effect, threshold, least);
  return { state, effect, threshold, detectable, why };
}

/** Where rounds vary by more than is known of them: an interval at 95 % alone would be wrong once in forty comparisons. */
export const clearOfUnusual = 3;

function usedThreshold(effect: Effect, limits: NoiseLimits): Ratio {
  const own = effect.rounds === 1 ? limits.singleRound : limits.spreadFactor * effect.spread;
  return Math.max(limits.threshold, own, limits.floor);
}

/** What a change must reach: the threshold, and so much that its own interval excludes 0. */
function leastSize({ change, low, high }: Effect, threshold: Ratio): Ratio {
  if (low === null || high === null) return threshold;
  // Of separate sides the interval need not lie around the estimate: each direction has its own border.
  const half = change >= 0 ? (1 + change) / (1 + low) : (1 + high) / (1 + change);
  return Math.max(threshold, half - 1);
}

function stateOf(effect: Effect, threshold: Ratio, least: Ratio): Pick<Classification, "state" | "why"> {
  const limit = Math.log1p(threshold);
  const size = Math.log1p(effect.change);
  const found = Math.abs(size) >= Math.log1p(least);
  if (found && effect.agree === "up") return { state: "regressed", why: null };
  if (found && effect.agree === "down") return { state: "improved", why: null };
  if (effect.low === null || effect.high === null)
    return { state: "inconclusive", why: "With one round a side the noise is unknown." };
  if (Math.log1p(effect.low) > -limit && Math.log1p(effect.high) < limit) return { state: "same", why: null };
  return {
    state: "inconclusive",
    why:
      Math.abs(size) < limit
        ? "The rounds are too noisy to detect a change of the threshold's size."
        : effect.agree === "mixed"
          ? "The rounds do not agree on the direction."
          : effect.low <= 0 && effect.high >= 0
            ? "The rounds vary so much that the interval includes 0."
            : "The rounds vary so much that a change of this size means nothing.",
  };
}
