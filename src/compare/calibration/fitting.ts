import type { Calibration } from "../../model/comparison/calibration.ts";
import type { CalibrationMisfit } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";

export interface FittingCalibration {
  /** Null where there is none, or it does not fit. */
  readonly calibration: Calibration | null;
  /** Why one that was given is not used; null where it is, or none was given. */
  readonly misfit: CalibrationMisfit | null;
}

/** The calibration, if both sides ran on the GPU, and with the driver, that it was made with. */
export function fittingCalibration(
  calibration: Calibration | null,
  sides: { readonly base: Profile["machine"]; readonly head: Profile["machine"] },
): FittingCalibration {
  if (calibration === null) return { calibration, misfit: null };
  const found = differenceFrom(calibration, sides.base) ?? differenceFrom(calibration, sides.head);
  if (found === null) return { calibration, misfit: null };
  const { gpu, driver } = calibration;
  return { calibration: null, misfit: { madeOn: { gpu: gpu.name, uuid: gpu.uuid, driver }, found } };
}

function differenceFrom(
  calibration: Calibration,
  { gpus, driver }: Profile["machine"],
): CalibrationMisfit["found"] | null {
  const [gpu, ...others] = gpus;
  if (gpu === undefined) return { kind: "unknown-gpu" };
  if (others.length > 0) return { kind: "several-gpus", count: gpus.length };
  if (gpu.uuid !== calibration.gpu.uuid) return { kind: "other-gpu", gpu: gpu.name, uuid: gpu.uuid };
  return driver === calibration.driver ? null : { kind: "other-driver", driver };
}
