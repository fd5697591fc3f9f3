import { fewestPairs } from "../model/run/plan.ts";
import type { Bytes, Nanoseconds, Ratio } from "../model/units.ts";

/** A number that decides, and why it is that number. */
interface Constant<Value extends number = number> {
  readonly value: Value;
  readonly unit: "ratio" | "count" | "ns" | "bytes" | "chance";
  /** What it decides. */
  readonly means: string;
  /** The recording, measurement, or formula it comes from. */
  readonly source: string;
}

const ratio = (value: Ratio, means: string, source: string): Constant => ({ value, unit: "ratio", means, source });
const count = (value: number, means: string, source: string): Constant => ({ value, unit: "count", means, source });
const ns = (value: Nanoseconds, means: string, source: string): Constant => ({ value, unit: "ns", means, source });
const bytes = (value: Bytes, means: string, source: string): Constant => ({ value, unit: "bytes", means, source });
const chance = (value: number, means: string, source: string): Constant => ({ value, unit: "chance", means, source });

/**
 * Every number that decides a verdict and isn't an option. docs/evidence/constants.md shows this table. Formulas (a 95% interval, a 99th
 * percentile) keep their own quantiles.
 */
export const constants = {
  usualSpread: ratio(
    0.003,
    "What two rounds of the same code differ by on a runner without a calibration (standard deviation).",
    "Seen on five H100s and two H200s: 0.01% to 0.4% a range.",
  ),
  usualWeight: count(
    6,
    "How many pairs that counts for, beside a comparison's own rounds.",
    "As many as `max-rounds`: after all rounds, own measurements weigh as much.",
  ),
  clearOfSpread: count(
    3,
    "A change must be this many times its rounds' spread. Rounds that differ by this many times what is known are unusual.",
    "Three standard deviations: chance passes them in 0.3% of draws.",
  ),
  rangeThreshold: ratio(
    0.0088,
    "A range's threshold.",
    "Chosen by simulation: +1.2% is found in 95%, and unchanged code is red in less than 0.5% (docs/evidence/false-alarms.md).",
  ),
  calibratedRangeThreshold: ratio(
    0.0055,
    "The same with a calibration.",
    "Chosen by simulation: +0.9% is found in 95%, and unchanged code is red in less than 0.5%.",
  ),
  twoRounds: ratio(
    0.02,
    "The same with two rounds a side.",
    "Two pairs agree by chance every other time, and the rounds of a range of three launches differed by 1%.",
  ),
  otherGpu: ratio(
    0.015,
    "The same for all times that were measured on two GPUs of one model.",
    "Twice what two H100s differed by in a range: 0.67%. Their kernels differed by 3.8%, less than the kernel threshold.",
  ),
  clearly: count(
    4,
    "Red by less than this many thresholds is measured again. One kernel in one round must change by this many times 5%. Traced wall time must change by this many standard errors.",
    "Processes with one of two speeds, 2.8% apart, stay below it. A copy took 12% longer for coming second (docs/evidence/gpu-runs.md, run 11).",
  ),
  half: ratio(
    0.5,
    "A range or family contradicts a slower kernel if it rises by less than this share of its impact. Kernels with this share of the time make a range's work vary, or its common factor count.",
    "The middle between no effect and all of it: on 5,985 comparisons, 20 verdicts right, none wrong.",
  ),
  clockSteps: ns(320, "A smaller change is none.", "Ten steps of the GPU's timestamps, which advance by 32 ns."),
  nearlyAll: ratio(
    0.8,
    "This share of the kernel time moved by one factor: it's the GPU, or the amount of work. The GPU is busy this share of the time: the host keeps up.",
    "A choice, judged by simulation: throttled rounds are left out, slower code isn't.",
  ),
  fewestKernels: count(
    4,
    "With fewer kernels, one factor says nothing of the GPU.",
    "Four kernels agree in direction by chance once in eight.",
  ),
  tolerance: ratio(
    0.005,
    "Log ratios this close are equal.",
    "What one kernel's rounds differ by, at most, on a quiet GPU.",
  ),
  follows: ratio(
    0.25,
    "Kernels follow a factor of the clock within this share of it.",
    "A choice: memory-bound kernels follow the clock less, and its mean is of samples.",
  ),
  disturbed: ratio(
    0.02,
    "A round this much slower throughout than its side's fastest was disturbed.",
    "Between undisturbed neighbors, 0.45%; when throttled, 2% to 15%.",
  ),
  besides: ratio(
    0.05,
    "This share of the kernel time beside other work, or in kernels that some rounds lack, makes a range unusual.",
    "Two streams on an H200: GPU busy time varied by 1.25%. Autotuned rounds: 0.87 to 1.26 ms.",
  ),
  smallestCount: count(
    2,
    "A smaller change of a count is none.",
    "A choice: one more or one less is what a first use adds.",
  ),
  smallestBytes: bytes(
    2 ** 20,
    "A smaller rise of copied bytes is negligible.",
    "A choice: PCIe copies it in about 40 µs.",
  ),
  fewProcesses: count(
    5,
    "Wall time is judged by its threshold from this many pairs on.",
    "Where each process has one of two speeds, five pairs agree by chance once in 32.",
  ),
  unpairedWall: ratio(
    0.3,
    "Wall time's threshold with fewer pairs, or without any.",
    "Sides of three processes fell 19% apart by chance, and a machine's speed changed by as much within minutes.",
  ),
  chance: chance(
    0.0011,
    "Wall time without tracing changed if chance does as much this often.",
    "Six looks by two tests, which must agree with all pairs: below 0.5% together, by simulation.",
  ),
  lookAfter: count(
    fewestPairs,
    "From this many pairs on, a range may be settled before all planned rounds.",
    "One pair says nothing of its spread.",
  ),
  lookChance: chance(
    0.005,
    "A range is settled as unchanged before that if this confidence interval lies within its threshold.",
    "As Haybittle and Peto's rule for looks before the end: so strict that it costs next to nothing of the 5% at the end.",
  ),
  ranked: count(
    6,
    "From this many pairs on, wall time without tracing may be given up as too noisy.",
    "Ranks overrule one process that is far off from six pairs on; given up after three, slowdowns were missed (docs/evidence/stopping.md).",
  ),
  quietHost: ratio(
    0.06,
    "A process is quiet if its median is this close to its minimum; otherwise minima are compared.",
    "2.9% on a quiet H200, 14% on a noisy virtual machine.",
  ),
  probable: chance(
    0.9,
    "Traced wall time that rose by its threshold, and isn't 0 at this one-sided confidence, is probably slower.",
    "A choice: noise passes in 10% at most, and must pass the threshold, too.",
  ),
  memory: bytes(
    128 * 2 ** 20,
    "A smaller change of memory is none.",
    "A choice: allocators keep blocks of tens of MiB.",
  ),
  signChance: chance(
    0.00002,
    "A level of the history changed if Student's t gives a smaller p value.",
    "At 0.00005, 4.1% of series with heavy tails show a sign within 30 nights, at this 2.9% (docs/evidence/history.md).",
  ),
  shortestSegment: count(
    3,
    "A level of the history has at least so many points, and a range that a job's last ones lack has ended.",
    "With one, a single trailing outlier was a change in 97%.",
  ),
  searchWindow: count(
    50,
    "So many points are searched for changes at once. A change before a job's last ones isn't recent, and isn't checked.",
    "Apache Otava's default: 25 points or more lie on one side of any change.",
  ),
  smallestStep: ratio(
    0.002,
    "A smaller change of a level isn't one.",
    "Another build of the same code moves a range's time by up to 0.2%.",
  ),
  boundaryMoves: count(
    2,
    "A change of the history may lie so many points beside where it was found.",
    "Of steps of 3σ, 99% are first found at most two points away, and 9% late (docs/evidence/history.md).",
  ),
  confirmations: count(
    2,
    "So many measurements confirm a sign.",
    "With one, 5.8% of dashboards had a false alarm a month where processes have two speeds 0.45% apart (docs/evidence/history.md).",
  ),
  mostChecks: count(
    3,
    "How many times an unclear sign of a change is measured at most.",
    "A choice: each measurement is another chance to be wrong.",
  ),
  historyPairs: count(
    10,
    "The history knows a range's noise if it's worth so many pairs of rounds: three nights each.",
    "As many pairs as a calibration needs for useful limits.",
  ),
  levelPoints: count(
    10,
    "From this many points on, a series of the history is more than insufficient data. Drift is from the first ones of the year.",
    "A choice: the mean of ten varies by a third of what a point does.",
  ),
  memoryShare: ratio(0.02, "The same as a share.", "A choice: what allocators keep grows with what is in use."),
} as const satisfies Readonly<Record<string, Constant>>;
