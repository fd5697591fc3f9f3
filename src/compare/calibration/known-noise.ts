import type { CalibratedRange, Calibration } from "../../model/comparison/calibration.ts";
import type { Ratio } from "../../model/units.ts";
import type { KnownNoise } from "../noise/estimate.ts";

/** The time whose noise we look up. Calibrations list kernels by base's names. */
export interface CalibratedSubject {
  readonly kind: "range" | "wall" | "family" | "kernel";
  readonly range: { readonly name: string; readonly domain: string };
  /** The name of the family or kernel. Empty for a range or its wall time. */
  readonly name: string;
}

/** A time's noise according to a calibration. Null if the calibration doesn't include this time. */
export function calibratedNoise(calibration: Calibration | null, subject: CalibratedSubject): KnownNoise | null {
  const { name, domain } = subject.range;
  const found = calibration?.ranges.find((one) => one.name === name && one.domain === domain);
  const spread = found === undefined ? undefined : spreadOf(found, subject);
  if (calibration === null || found === undefined || spread == null) return null;
  // Estimating the effect of coming second in a pair uses up one degree of freedom.
  return { pairSpread: spread, degrees: found.pairs - 1, isOfHistory: calibration.from === "history" };
}

function spreadOf(range: CalibratedRange, { kind, name }: CalibratedSubject): Ratio | null | undefined {
  if (kind === "wall") return range.wallSpread;
  if (kind === "family") return range.families.find((one) => one.family === name)?.pairSpread;
  if (kind === "kernel") return range.kernels.find((one) => one.name === name)?.pairSpread;
  return range.pairSpread;
}
