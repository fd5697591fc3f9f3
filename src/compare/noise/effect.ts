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

/** The change of a value from base to head, with its uncertainty. */
export interface Effect {
  /** The best estimate of head / base - 1. */
  readonly change: Ratio;
  /** The 95% interval of `change`. Null if a side has only one round. */
  readonly low: Ratio | null;
  readonly high: Ratio | null;
  /** The direction that all pairs agree on. If rounds aren't paired, we compare each head round with each base round. */
  readonly agree: "up" | "down" | "mixed";
  /** The larger side's relative standard deviation between rounds; 0 if both sides have one round. */
  readonly spread: Ratio;
  /** The number of rounds on the side with fewer rounds. */
  readonly rounds: number;
  /** True if the rounds vary so much that the known noise no longer applies. False if no noise is known. */
  readonly isUnusual: boolean;
}

/** The noise of an estimate. */
export interface EstimateNoise {
  /** The noise of one pair, or of one round if rounds aren't paired. */
  readonly noise: PairNoise;
  /** The estimate's standard error divided by `noise.deviation`. */
  readonly weight: number;
}

/** Estimates the effect of a change. Throws RangeError if a value isn't above 0 or a side has no rounds. Known noise narrows the interval. */
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
 * The noise of `effectOf`'s estimate. Both sides need two rounds or more. For pairs, the estimate is the mean of the pairs, so effects that
 * both rounds share (drift, heat) cancel out. Pairs that start with base and pairs that start with head get the same total weight, so the
 * effect of coming second cancels out, too. If rounds aren't paired, the estimate is the ratio of the medians, and the noise is the noise
 * within the sides.
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

/** Converts the noise of a pair to the noise of one round, assuming that both rounds of a pair vary equally. */
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
  if (base.length === 0 || head.length === 0) throw new RangeError("An effect needs a round on each side.");
  if (![...base, ...head].every((value) => value > 0 && Number.isFinite(value)))
    throw new RangeError("An effect needs values above 0.");
}
