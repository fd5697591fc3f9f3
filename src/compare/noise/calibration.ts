import type { CalibratedRange, Calibration } from "../../model/comparison/calibration.ts";
import type { CalibrationMisfit } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { rangeText } from "../../model/reports/range.ts";
import type { Ratio } from "../../model/units.ts";
import type { KnownNoise } from "./estimate.ts";

export interface CalibratedSubject {
  readonly kind: "range" | "wall" | "family" | "kernel";
  readonly range: { readonly name: string; readonly domain: string };
  readonly name: string;
}

export function findNoise(calibration: Calibration | null, subject: CalibratedSubject): KnownNoise | null {
  const { name, domain } = subject.range;
  const match = calibration?.ranges.find((range) => range.name === name && range.domain === domain);
  const spread = match === undefined ? undefined : findSpread(match, subject);
  if (calibration === null || match === undefined || spread == null) return null;
  // Estimating the effect of coming second in a pair uses up one degree of freedom.
  return { pairSpread: spread, degrees: match.pairs - 1, isOfHistory: calibration.from === "history" };
}

function findSpread(range: CalibratedRange, { kind, name }: CalibratedSubject): Ratio | null | undefined {
  if (kind === "wall") return range.wallSpread;
  if (kind === "family") return range.families.find((family) => family.family === name)?.pairSpread;
  if (kind === "kernel") return range.kernels.find((kernel) => kernel.name === name)?.pairSpread;
  return range.pairSpread;
}

interface FittingCalibration {
  readonly calibration: Calibration | null;
  readonly misfit: CalibrationMisfit | null;
}

export function checkCalibration(
  calibration: Calibration | null,
  sides: { readonly base: Sided; readonly head: Sided },
): FittingCalibration {
  if (calibration === null) return { calibration, misfit: null };
  const found = findMisfit(calibration, sides.base) ?? findMisfit(calibration, sides.head);
  if (found === null) return { calibration, misfit: null };
  const { gpu, driver } = calibration;
  return { calibration: null, misfit: { madeOn: { gpu: gpu.name, uuid: gpu.uuid, driver }, found } };
}

type Sided = Pick<Profile, "machine" | "captureMode" | "ranges">;

function findMisfit(
  calibration: Calibration,
  { machine: { gpus, driver }, captureMode, ranges }: Sided,
): CalibrationMisfit["found"] | null {
  const [gpu, ...others] = gpus;
  if (gpu === undefined) return { kind: "unknown-gpu" };
  if (others.length > 0) return { kind: "several-gpus", count: gpus.length };
  if (gpu.uuid !== calibration.gpu.uuid) return { kind: "other-gpu", gpu: gpu.name, uuid: gpu.uuid };
  if (driver !== calibration.driver) return { kind: "other-driver", driver };
  if (captureMode !== null && calibration.captureMode !== null && captureMode !== calibration.captureMode)
    return { kind: "other-captures", captureMode };
  const other = ranges.find(({ name, domain, skippedInstances }) =>
    calibration.ranges.some(
      (range) => range.name === name && range.domain === domain && range.skippedInstances !== skippedInstances,
    ),
  );
  return other === undefined ? null : { kind: "other-instances", range: rangeText(other.name, other.domain) };
}
