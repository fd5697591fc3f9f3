import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import type { PairNoise } from "./rounds.ts";
import { studentTQuantile } from "./student-t.ts";

/** What is known of a value's noise before its rounds are looked at: how much two rounds of the same code differ. */
export interface KnownNoise {
  /** The standard deviation of the log ratios of A/A pairs around no change. */
  readonly pairSpread: Ratio;
  /** How many degrees of freedom that has. */
  readonly degrees: number;
  /** It's of other days: rounds that vary more than it says aren't made quieter by it. */
  readonly isOfHistory?: boolean;
}

/** What is known of a runner without a calibration. It keeps three quiet pairs from being inconclusive for being only three. */
export const usualNoise: KnownNoise = {
  pairSpread: constants.usualSpread.value,
  degrees: constants.usualWeight.value,
};

/**
 * The 99th percentile of the size of an effect over so many rounds when nothing changed. It is Student's, so few
 * pairs of calibration give a wider one.
 */
export function noiseFloor(known: KnownNoise, rounds: number): Ratio {
  return Math.expm1((studentTQuantile(0.995, known.degrees) * known.pairSpread) / Math.sqrt(rounds));
}

/** Two rounds differ by so much that what is known of the noise doesn't describe them. */
export function isBeyond(deviation: Ratio, { pairSpread }: KnownNoise): boolean {
  return deviation > constants.clearOfSpread.value * Math.max(pairSpread, usualNoise.pairSpread);
}

/** The noise of these rounds pooled with what is known, by degrees of freedom. What is known doesn't count where it doesn't fit. */
export function pooledNoise(own: PairNoise, known: KnownNoise | null): PairNoise {
  if (known === null || isBeyond(own.deviation, known)) return own;
  const degrees = own.degrees + known.degrees;
  const variance = (own.degrees * own.deviation ** 2 + known.degrees * known.pairSpread ** 2) / degrees;
  const pooled = Math.sqrt(variance);
  return { deviation: known.isOfHistory === true ? Math.max(pooled, own.deviation) : pooled, degrees };
}
