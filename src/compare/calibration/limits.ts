import type { CalibratedRange, Calibration } from "../../model/comparison/calibration.ts";
import type { Config } from "../../model/config.ts";
import type { Ratio } from "../../model/units.ts";
import type { NoiseLimits } from "../noise/classify.ts";
import { noiseFloor, type KnownNoise } from "../noise/known-noise.ts";

/** What is judged: a range's time on the GPU or wall time, one family in it, or one kernel. */
export interface LimitSubject {
  readonly kind: "range" | "wall" | "family" | "kernel";
  readonly range: { readonly name: string; readonly domain: string };
  /** The family's or the kernel's name; empty for a range. */
  readonly name: string;
  /** A threshold that the policy names for just this; null: the general one. */
  readonly ownThreshold: Ratio | null;
  /**
   * Of a family: the root of the sum of its kernels' squared shares, 1 where it is one kernel, 0.5 for four alike. Builds move
   * kernels one by one, so that a family moves by so much of what a kernel does.
   */
  readonly concentration?: Ratio;
}

export interface LimitsInput {
  readonly policy: Config["compare"];
  /** One that holds for this GPU (`fittingCalibration`); null: none. */
  readonly calibration: Calibration | null;
  /** Both sides are known to have run on the same GPU. */
  readonly sameGpu: boolean;
  /** Rounds a side, the smaller number. */
  readonly rounds: number;
}

const roughRangeThreshold = 0.0088;
const calibratedRangeThreshold = 0.0055;
/** Two pairs agree by chance every other time, and say little of how much rounds vary: a range of three launches did by 1 %. */
const twoRoundsRangeThreshold = 0.02;

/**
 * Two GPUs of one model differ by so much with the same code: no smaller change can be told from that. Seen were 3.8 % of a
 * kernel and 0.67 % of a range.
 */
const otherGpuThreshold = { range: 0.015, wall: 0.015, family: 0.02, kernel: 0.045 };

/** Kernels, families and wall times must stand out of their own spread, too; a range's many kernels even it out. */
const spreadFactors = { range: 0, wall: 3, family: 3, kernel: 3 };

/**
 * One kernel of one process may be so much slower for no other reason than that it came second: a copy of 500 µs took 9.2 and
 * 12.1 % longer in two of four comparisons of the same code, one round a side (docs/evidence/gpu-runs.md, run 11).
 */
const singleKernelFactor = 4;

/** The limits for one noisy value, from the policy, the runner's calibration, and whether the GPU was the same. */
export function limitsFor(judged: LimitSubject, { policy, calibration, sameGpu, rounds }: LimitsInput): NoiseLimits {
  const known = calibration === null ? null : knownNoise(judged, calibration);
  const asked = judged.ownThreshold ?? generalThreshold(judged, policy, known !== null, rounds);
  const other = Math.max(otherGpuThreshold[judged.kind], (judged.concentration ?? 0) * otherGpuThreshold.kernel);
  return {
    threshold: sameGpu ? asked : Math.max(asked, other),
    singleRound: policy["single-round-threshold"] / 100,
    singleRoundAlone: singleRoundAlone(judged, policy, known !== null),
    spreadFactor: spreadFactors[judged.kind],
    floor: known === null ? 0 : noiseFloor(known, rounds),
    known,
  };
}

function singleRoundAlone(
  { kind, ownThreshold, concentration = 0 }: LimitSubject,
  policy: Config["compare"],
  calibrated: boolean,
): Ratio {
  const single = policy["single-round-threshold"] / 100;
  if (ownThreshold !== null || calibrated || (kind !== "kernel" && kind !== "family")) return single;
  const kernel = singleKernelFactor * single;
  return kind === "kernel" ? kernel : Math.max(single, concentration * kernel);
}

function generalThreshold(
  { kind, concentration = 0 }: LimitSubject,
  policy: Config["compare"],
  calibrated: boolean,
  rounds: number,
): Ratio {
  if (kind === "wall") return policy["wall-threshold"] / 100;
  const kernel = policy["kernel-threshold"] / 100;
  if (kind === "family") return Math.max(policy["family-threshold"] / 100, concentration * kernel);
  if (kind === "kernel") return kernel;
  const asked = policy["range-threshold"];
  if (asked !== null) return asked / 100;
  if (calibrated) return calibratedRangeThreshold;
  return rounds === 2 ? twoRoundsRangeThreshold : roughRangeThreshold;
}

function knownNoise({ kind, range, name }: LimitSubject, calibration: Calibration): KnownNoise | null {
  const found = calibration.ranges.find((one) => one.name === range.name && one.domain === range.domain);
  const spread = found === undefined ? undefined : spreadOf(kind, name, found);
  // One degree is what comes second in a pair.
  return found === undefined || spread == null ? null : { pairSpread: spread, degrees: found.pairs - 1 };
}

function spreadOf(kind: LimitSubject["kind"], name: string, range: CalibratedRange): Ratio | null | undefined {
  if (kind === "wall") return range.wallSpread;
  if (kind === "family") return range.families.find((one) => one.family === name)?.pairSpread;
  if (kind === "kernel") return range.kernels.find((one) => one.name === name)?.pairSpread;
  return range.pairSpread;
}
