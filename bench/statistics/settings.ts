/** How noisy a runner is, and how much two builds of the same code differ on it. All sizes are relative: 0.01 is 1%. */
export interface NoiseSetting {
  readonly name: string;
  /** Standard deviation between rounds, shared by all kernels in a round. */
  readonly roundSpread: number;
  /** Standard deviation between rounds, separate for each kernel. */
  readonly kernelSpread: number;
  /** Each process is either fast or slow: kernel times differ by this much between the two kinds. */
  readonly twoValues: number;
  /**
   * How much kernels that the change doesn't touch get faster or slower in another build: up to `usual`, or for one kernel in twenty, up
   * to `most`.
   */
  readonly buildShift: { readonly usual: number; readonly most: number };
  /** How much the total time of untouched kernels changes in another build, at most. */
  readonly buildShiftOfSum: number;
  /** The clock's drift over six rounds, in either direction. */
  readonly drift: number;
  /** The share of rounds in which the GPU throttles, and how much slower all kernels get. */
  readonly throttled: number;
  readonly throttling: readonly [least: number, most: number];
  /** The share of throttled rounds that the guard notices and has repeated, at most twice each. */
  readonly guard: number;
  /** The second round in a pair takes this much longer. */
  readonly secondSlower: readonly [least: number, most: number];
  /** Head's mean SM clock over base's, minus 1; null if the clocks weren't watched. */
  readonly clockChange: number | null;
  /** True if the two sides ran on two GPUs and weren't interleaved. */
  readonly isOtherGpu: boolean;
  /** The GPU runs several streams. This is the spread of the busy time and, separately, of each kernel's duration. */
  readonly overlapSpread: number | null;
  /** Each round draws its number of steps from this list; the recording has 16 steps. */
  readonly steps: readonly number[];
  /** Ranges in one comparison, each with its own noise. */
  readonly ranges: number;
  /** Standard deviation of a round's wall time. */
  readonly wallSpread: number;
  /** Pairs of rounds for calibrating the runner; 0 means no calibration. */
  readonly calibrationPairs: number;
}

/** How much times changed on one GPU when we only built the code again: single kernels by up to 4.2%, ranges by 0.2%. */
const measuredShift = { buildShift: { usual: 0.01, most: 0.042 }, buildShiftOfSum: 0.002 };

/** The same build on both sides. */
export const sameBuild = { buildShift: { usual: 0, most: 0 }, buildShiftOfSum: 0 };

export const rough: NoiseSetting = {
  ...measuredShift,
  name: "rough",
  roundSpread: 0.003,
  kernelSpread: 0.003,
  twoValues: 0,
  drift: 0.01,
  throttled: 0.05,
  throttling: [0.02, 0.15],
  guard: 0.9,
  secondSlower: [0, 0],
  clockChange: null,
  isOtherGpu: false,
  overlapSpread: null,
  steps: [16],
  ranges: 1,
  // This spread matches nsys-ai's 10 alarms in 36 pairs of identical captures.
  wallSpread: 0.032,
  calibrationPairs: 0,
};

export const asMeasured: NoiseSetting = {
  ...rough,
  name: "as measured",
  roundSpread: 0.0015,
  kernelSpread: 0.0015,
  throttled: 0,
};

export const calibrated: NoiseSetting = { ...asMeasured, name: "as measured, calibrated", calibrationPairs: 10 };

export const roughWithoutGuard: NoiseSetting = { ...rough, name: "rough, clocks not watched", guard: 0 };

/** The runner that we measured, each time with one problem added that we've seen on other runners. */
export const peculiar = {
  twoValues: { ...asMeasured, name: "kernel times of two values, 0.45% apart", twoValues: 0.0045 },
  farValues: { ...asMeasured, name: "kernel times of two values, 2.8% apart", twoValues: 0.028 },
  secondSlower: { ...asMeasured, name: "the second of a pair 2–3% slower", secondSlower: [0.02, 0.03] },
  slowerClock: { ...asMeasured, name: "head's clock 1.3% lower, seen by the guard", clockChange: -0.013 },
  otherGpu: {
    ...asMeasured,
    name: "two GPUs, not in turn",
    isOtherGpu: true,
    buildShift: { usual: 0.01, most: 0.038 },
    buildShiftOfSum: 0.0067,
  },
  overlap: { ...asMeasured, name: "several streams, busy time ± 1.25%", overlapSpread: 0.0125 },
  varyingWork: { ...asMeasured, name: "16, 15 or 14 steps a round", steps: [16, 15, 14] },
  fiveRanges: { ...asMeasured, name: "five ranges in one comparison", ranges: 5 },
  noisyWall: { ...asMeasured, name: "wall time ± 30%", wallSpread: 0.3 },
} satisfies Record<string, NoiseSetting>;
