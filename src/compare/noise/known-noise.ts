import type { Ratio } from "../../model/units.ts";
import type { PairNoise } from "./rounds.ts";
import { studentTQuantile } from "./student-t.ts";

/** What a calibration knows of a value's noise: how much two rounds of the same code differ. */
export interface KnownNoise {
  /** Of the A/A pairs' log ratios: their standard deviation around no change. */
  readonly pairSpread: Ratio;
  /** How many degrees of freedom that has. */
  readonly degrees: number;
}

/**
 * What is known of a runner without a calibration: on five H100s and a 2 × H200, two rounds of the same code differ by about
 * 0.3 %, and seldom by more. It counts as much as six pairs, so that three quiet ones are not inconclusive for being three; where
 * rounds vary by far more, it is not used (`pooledNoise`). Not for ranges whose kernels run beside each other: 1.25 % was seen.
 */
export const usualNoise: KnownNoise = { pairSpread: 0.003, degrees: 6 };

/**
 * The 99th percentile of the size of an effect over so many rounds when nothing changed. It is Student's, so that few
 * pairs of calibration give a wider one.
 */
export function noiseFloor(known: KnownNoise, rounds: number): Ratio {
  return Math.expm1((studentTQuantile(0.995, known.degrees) * known.pairSpread) / Math.sqrt(rounds));
}

/**
 * Past this many times what is known, a comparison's own rounds say that it does not fit them; two or three quiet pairs of a
 * quiet calibration may pass that by chance, so that what is twice the usual noise fits any.
 */
const misfit = 3;
const alwaysFits: Ratio = 0.006;

/** Two rounds differ by so much that what is known of the noise does not fit them. */
export function isBeyond(deviation: Ratio, { pairSpread }: KnownNoise): boolean {
  return deviation > Math.max(misfit * pairSpread, alwaysFits);
}

/** The noise of pairs: from these rounds, and pooled with what is known by the number of pairs behind each. */
export function pooledNoise(own: PairNoise, known: KnownNoise | null): PairNoise {
  if (known === null || isBeyond(own.deviation, known)) return own;
  const degrees = own.degrees + known.degrees;
  const variance = (own.degrees * own.deviation ** 2 + known.degrees * known.pairSpread ** 2) / degrees;
  return { deviation: Math.sqrt(variance), degrees };
}
