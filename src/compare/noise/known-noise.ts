import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import type { PairNoise } from "./rounds.ts";
import { studentTQuantile } from "./student-t.ts";

/** The noise of a value that we know before looking at its rounds: how much two rounds of the same code differ. */
export interface KnownNoise {
  /** The standard deviation of the log ratios of A/A pairs, around 0. */
  readonly pairSpread: Ratio;
  /** The degrees of freedom of `pairSpread`. */
  readonly degrees: number;
  /** True if this noise was measured on other days. Such noise can't lower the noise of rounds that vary more. */
  readonly isOfHistory?: boolean;
}

/** The noise that we assume without a calibration. Three quiet pairs would be inconclusive without it. */
export const usualNoise: KnownNoise = {
  pairSpread: constants.usualSpread.value,
  degrees: constants.usualWeight.value,
};

/**
 * The 99th percentile of an effect's size over this many rounds if nothing changed. We use Student's t, so a calibration with few pairs
 * gives a higher floor.
 */
export function noiseFloor(known: KnownNoise, rounds: number): Ratio {
  return Math.expm1((studentTQuantile(0.995, known.degrees) * known.pairSpread) / Math.sqrt(rounds));
}

/** True if pairs vary so much that the known noise doesn't describe them. */
export function isBeyond(deviation: Ratio, { pairSpread }: KnownNoise): boolean {
  return deviation > constants.clearOfSpread.value * Math.max(pairSpread, usualNoise.pairSpread);
}

/** The noise of these rounds pooled with the known noise, by degrees of freedom. We ignore the known noise if the rounds exceed it (`isBeyond`). */
export function pooledNoise(own: PairNoise, known: KnownNoise | null): PairNoise {
  if (known === null || isBeyond(own.deviation, known)) return own;
  const degrees = own.degrees + known.degrees;
  const variance = (own.degrees * own.deviation ** 2 + known.degrees * known.pairSpread ** 2) / degrees;
  const pooled = Math.sqrt(variance);
  return { deviation: known.isOfHistory === true ? Math.max(pooled, own.deviation) : pooled, degrees };
}
