import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Profile } from "../../model/profile/profile.ts";

export interface FittingCalibration {
  /** Null where there is none, or it does not fit. */
  readonly calibration: Calibration | null;
  /** Why one that was given is not used; null where it is, or none was given. */
  readonly why: string | null;
}

/** The calibration, if both sides ran on the GPU, and with the driver, that it was made with. */
export function fittingCalibration(
  calibration: Calibration | null,
  sides: { readonly base: Profile["machine"]; readonly head: Profile["machine"] },
): FittingCalibration {
  const why = calibration === null ? null : (misfit(calibration, sides.base) ?? misfit(calibration, sides.head));
  return { calibration: why === null ? calibration : null, why };
}

function misfit(calibration: Calibration, { gpus, driver }: Profile["machine"]): string | null {
  const made = `The calibration was made on ${calibration.gpu.name} ${calibration.gpu.uuid}`;
  const [gpu, ...others] = gpus;
  if (gpu === undefined) return `${made}; which GPU was measured now is not known.`;
  if (others.length > 0) return `${made}; now there were ${String(gpus.length)} GPUs.`;
  if (gpu.uuid !== calibration.gpu.uuid) return `${made}, not on ${gpu.name} ${gpu.uuid ?? "(UUID unknown)"}.`;
  if (driver !== calibration.driver)
    return `${made} with driver ${calibration.driver ?? "unknown"}, not with driver ${driver ?? "unknown"}.`;
  return null;
}
