import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { isBeyond, pooledNoise, type KnownNoise } from "./known-noise.ts";
import { ratiosBeyondInterval } from "./rank-sum.ts";
import { byOrder, deviation, logRatio, logs, mean, pairLogRatios, pairNoise, type SideValues } from "./rounds.ts";
import { studentTQuantile } from "./student-t.ts";

/** How much a value changed from base to head, and what its rounds say about it. */
export interface Effect {
  /** head / base - 1, the best estimate. */
  readonly change: Ratio;
  /** The 95 % interval of `change`; null where a side has one round. */
  readonly low: Ratio | null;
  readonly high: Ratio | null;
  /** Pairs: each of them. Separate sides: every round of head against every round of base. */
  readonly agree: "up" | "down" | "mixed";
  /** The round-to-round standard deviation within a side, relative; the larger side's. 0 where both have one round. */
  readonly spread: Ratio;
  /** The smaller number of rounds a side. */
  readonly rounds: number;
  /** The rounds vary by so much more than is known that only they count; false where nothing is known. */
  readonly isUnusual: boolean;
}

/** The effect of a change; every value must be above 0 and each side have a round. What is known narrows the interval. */
export function effectOf(values: SideValues, known: KnownNoise | null = null): Effect {
  check(values);
  const pairs = pairLogRatios(values);
  const spread = Math.max(deviation(logs(values.base)), deviation(logs(values.head)));
  const differ = pairs === null ? Math.SQRT2 * spread : pairNoise(pairs, values.headFirst).deviation;
  const estimate = pairs === null ? ofSeparateSides(values) : ofPairs(pairs, values.headFirst, known);
  return {
    change: Math.expm1(estimate.log),
    low: estimate.low === null ? null : Math.expm1(estimate.low),
    high: estimate.high === null ? null : Math.expm1(estimate.high),
    agree: estimate.agree,
    spread,
    rounds: Math.min(values.base.length, values.head.length),
    isUnusual: known !== null && isBeyond(differ, known),
  };
}

interface Estimate {
  readonly log: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly agree: Effect["agree"];
}

/**
 * The mean of the pairs' log ratios, with its t interval: what both rounds of a pair share (drift, heat) cancels out. Pairs that
 * began with either side count the same, however many they are, so that what comes second in a pair cancels out as well.
 */
function ofPairs(pairs: readonly number[], headFirst: SideValues["headFirst"], known: KnownNoise | null): Estimate {
  const orders = byOrder(pairs, headFirst);
  const log = mean(orders.map(mean));
  const agree = agreement(Math.min(...pairs), Math.max(...pairs));
  if (pairs.length === 1) return { log, low: null, high: null, agree };
  const noise = pooledNoise(pairNoise(pairs, headFirst), known);
  const ofMean = Math.sqrt(orders.reduce((sum, { length }) => sum + 1 / length, 0)) / orders.length;
  const half = studentTQuantile(0.975, noise.degrees) * noise.deviation * ofMean;
  return { log, low: log - half, high: log + half, agree };
}

/** The ratio of the medians, with the interval that permutations of the rounds give. */
function ofSeparateSides({ base, head }: SideValues): Estimate {
  const log = logRatio(median(base), median(head));
  const ratios = head.flatMap((value) => base.map((before) => logRatio(before, value))).sort((a, b) => a - b);
  const agree = agreement(ratios[0] ?? log, ratios.at(-1) ?? log);
  if (Math.min(base.length, head.length) === 1) return { log, low: null, high: null, agree };
  const beyond = ratiosBeyondInterval(base.length, head.length);
  return {
    log,
    low: Math.min(log, ratios[beyond] ?? log),
    high: Math.max(log, ratios[ratios.length - 1 - beyond] ?? log),
    agree,
  };
}

function agreement(lowest: number, highest: number): Effect["agree"] {
  if (lowest > 0) return "up";
  return highest < 0 ? "down" : "mixed";
}

function check({ base, head }: SideValues): void {
  if (base.length === 0 || head.length === 0) throw new RangeError("A side without rounds has no effect.");
  if (![...base, ...head].every((value) => value > 0 && Number.isFinite(value)))
    throw new RangeError("An effect needs values above 0.");
}
