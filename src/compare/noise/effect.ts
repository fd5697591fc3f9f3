import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { isBeyond, pooledNoise, type KnownNoise } from "./known-noise.ts";
import {
  byOrder,
  deviation,
  logRatio,
  logs,
  mean,
  pairLogRatios,
  pairNoise,
  sideNoise,
  varianceOfMedian,
  type PairNoise,
  type SideValues,
} from "./rounds.ts";
import { studentTQuantile } from "./student-t.ts";

/** How much a value changed from base to head, and what its rounds say about it. */
export interface Effect {
  /** head / base - 1, the best estimate. */
  readonly change: Ratio;
  /** The 95% interval of `change`; null where a side has one round. */
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

/** The noise of the estimate: a value's, and how much of it is in the estimate. */
export interface EstimateNoise {
  /** Of one pair, or of one round where the sides are separate. */
  readonly noise: PairNoise;
  /** The estimate's standard error over that deviation. */
  readonly weight: number;
}

/** The effect of a change; every value must be above 0 and each side have a round. What is known narrows the interval. */
export function effectOf(values: SideValues, known: KnownNoise | null = null): Effect {
  check(values);
  const { base, head } = values;
  const pairs = pairLogRatios(values);
  const ratios = pairs ?? head.flatMap((value) => base.map((before) => logRatio(before, value)));
  const log = pairs === null ? logRatio(median(base), median(head)) : mean(byOrder(pairs, values.headFirst).map(mean));
  const rounds = Math.min(base.length, head.length);
  const half = rounds === 1 ? null : halfWidth(estimateNoise(values, known));
  return {
    change: Math.expm1(log),
    low: half === null ? null : Math.expm1(log - half),
    high: half === null ? null : Math.expm1(log + half),
    agree: agreement(ratios),
    spread: Math.max(deviation(logs(base)), deviation(logs(head))),
    rounds,
    isUnusual: known !== null && rounds > 1 && isBeyond(pairSpreadOf(values), known),
  };
}

/**
 * Pairs: their mean, in which what both rounds share (drift, heat) cancels out. Pairs that began with either side weigh the same,
 * however many they are, so that what comes second in a pair cancels out as well. Separate sides: the ratio of the medians, with
 * the rounds' noise within the sides. Both have two rounds or more.
 */
export function estimateNoise(values: SideValues, known: KnownNoise | null): EstimateNoise {
  const pairs = pairLogRatios(values);
  if (pairs === null) {
    const { base, head } = values;
    const weight = Math.sqrt(varianceOfMedian(base.length) + varianceOfMedian(head.length));
    return { noise: pooledNoise(sideNoise(values), known === null ? null : ofOneRound(known)), weight };
  }
  const orders = byOrder(pairs, values.headFirst);
  const weight = Math.sqrt(orders.reduce((sum, { length }) => sum + 1 / length, 0)) / orders.length;
  return { noise: pooledNoise(pairNoise(pairs, values.headFirst), known), weight };
}

function halfWidth({ noise, weight }: EstimateNoise): number {
  return studentTQuantile(0.975, noise.degrees) * noise.deviation * weight;
}

/** Both rounds of a pair vary, each by as much. */
function ofOneRound(known: KnownNoise): KnownNoise {
  return { ...known, pairSpread: known.pairSpread / Math.SQRT2 };
}

function pairSpreadOf(values: SideValues): Ratio {
  const pairs = pairLogRatios(values);
  return pairs === null ? Math.SQRT2 * sideNoise(values).deviation : pairNoise(pairs, values.headFirst).deviation;
}

function agreement(ratios: readonly number[]): Effect["agree"] {
  if (ratios.every((log) => log > 0)) return "up";
  return ratios.every((log) => log < 0) ? "down" : "mixed";
}

function check({ base, head }: SideValues): void {
  if (base.length === 0 || head.length === 0) throw new RangeError("A side without rounds has no effect.");
  if (![...base, ...head].every((value) => value > 0 && Number.isFinite(value)))
    throw new RangeError("An effect needs values above 0.");
}
