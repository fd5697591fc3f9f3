/** How noisy a runner is. All sizes are relative: 0.01 is 1 %. */
export interface NoiseSetting {
  readonly name: string;
  /** Standard deviation between rounds that all kernels of a round share. */
  readonly roundSpread: number;
  /** The same of each kernel for itself. */
  readonly kernelSpread: number;
  /** Another build moves each kernel that the change did not touch by up to this, either way … */
  readonly buildShift: number;
  /** … and their sum by up to this. */
  readonly buildShiftOfSum: number;
  /** The clock's way over six rounds, in either direction. */
  readonly drift: number;
  /** The share of rounds that the GPU throttles, and by how much it slows all kernels then. */
  readonly throttled: number;
  readonly throttling: readonly [least: number, most: number];
  /** The share of throttled rounds that the guard notices and has measured again, at most twice. */
  readonly guard: number;
  /** Pairs of rounds of the runner's calibration; 0: none. */
  readonly calibrationPairs: number;
}

const wallSpread = 0.032;

/** Wall time of a step on the host: nsys-ai's 10 alarms in 36 pairs of identical captures fit this spread. */
export const hostSpread = wallSpread;

export const rough: NoiseSetting = {
  name: "rough",
  roundSpread: 0.003,
  kernelSpread: 0.003,
  buildShift: 0.02,
  buildShiftOfSum: 0.002,
  drift: 0.01,
  throttled: 0.05,
  throttling: [0.02, 0.15],
  guard: 0.9,
  calibrationPairs: 0,
};

export const asMeasured: NoiseSetting = {
  ...rough,
  name: "as measured",
  roundSpread: 0.0015,
  kernelSpread: 0.0015,
  throttled: 0,
  calibrationPairs: 10,
};

export const roughWithoutGuard: NoiseSetting = { ...rough, name: "rough, clocks not watched", guard: 0 };
