import type { Ratio } from "../../model/units.ts";
import { studentTQuantile } from "./student-t.ts";

/** What a calibration knows of a value's noise: how much two rounds of the same code differ. */
export interface KnownNoise {
  /** Root mean square of the A/A pairs' log ratios. */
  readonly pairSpread: Ratio;
  /** How many pairs that was learnt from. */
  readonly degrees: number;
}

/**
 * The 99th percentile of the size of an effect over so many rounds when nothing changed. It is Student's, so that few
 * pairs of calibration give a wider one.
 */
export function noiseFloor(known: KnownNoise, rounds: number): Ratio {
  return Math.expm1((studentTQuantile(0.995, known.degrees) * known.pairSpread) / Math.sqrt(rounds));
}

/** Past this many times the calibrated spread, a comparison's own rounds say that the calibration does not fit it. */
const misfit = 3;

export interface PairNoise {
  readonly deviation: Ratio;
  readonly degrees: number;
}

/** The noise of pairs: from these rounds, and pooled with what is known by the number of pairs behind each. */
export function pooledNoise(own: PairNoise, known: KnownNoise | null): PairNoise {
  if (known === null || own.deviation > misfit * known.pairSpread) return own;
  const degrees = own.degrees + known.degrees;
  const variance = (own.degrees * own.deviation ** 2 + known.degrees * known.pairSpread ** 2) / degrees;
  return { deviation: Math.sqrt(variance), degrees };
}
