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
 * Every number that decides a verdict and isn't an option. docs/statistics.md shows this table. Formulas (a 95% interval, a 99th
 * percentile) keep their own quantiles.
 */
export const constants = {
  usualSpread: ratio(
    0.003,
    "What two rounds of the same code differ by where the runner isn't calibrated (standard deviation).",
    "Rounds of unchanged code on five H100s and three H200s: 0.05% to 0.5% a kernel, 0.1% to 0.4% a range.",
  ),
  usualWeight: count(
    6,
    "How many pairs that knowledge counts for beside a comparison's own rounds.",
    "As many as a side's default maximum of rounds: after all rounds, own measurements weigh as much.",
  ),
  clearOfSpread: count(
    3,
    "A change must be this many times the spread of a side's rounds; the usual spread isn't used where rounds differ by more than this many times as much.",
    "Three standard deviations: chance exceeds them in 0.3% of normal draws.",
  ),
  rangeThreshold: ratio(
    0.0088,
    "The smallest slowdown of a range that fails.",
    "A/A pairs on five H100s: 99% of ranges stay within 0.88%.",
  ),
  calibratedRangeThreshold: ratio(
    0.0055,
    "The same on a calibrated runner.",
    "Another build of the same code moves a range by up to 0.5% through memory placement (docs/evidence/false-alarms.md).",
  ),
  twoRounds: ratio(
    0.02,
    "The same with two rounds a side.",
    "Two pairs agree by chance every other time, and a range of three launches varied by 1%.",
  ),
  otherGpuRange: ratio(
    0.015,
    "The same, also for families, where the sides ran on two GPUs of one model.",
    "Twice the largest difference seen between two H100s, 0.67%.",
  ),
  otherGpuKernel: ratio(
    0.045,
    "The same for a kernel; for a family or range, times how much of it is one kernel.",
    "Largest difference of a kernel between two H100s: 3.8%; of compiled code: 4.3%.",
  ),
  clearly: count(
    4,
    "A red verdict below this many times its threshold gets more rounds first; one round a side must show a kernel change this many times the one-round threshold; a wall time under tracing must change by this many standard errors.",
    "Copies took 9% and 12% longer in two of four one-round comparisons of the same code (docs/evidence/gpu-runs.md, run 11).",
  ),
  half: ratio(
    0.5,
    "A range contradicts a slower kernel where it rises by less than this share of the kernel's impact. Kernels of this share of the time make a range's work vary.",
    "The midpoint between no effect and the full effect. Tried on 5,985 comparisons: 20 verdicts right, none wrong.",
  ),
  clockSteps: ns(
    320,
    "A smaller change of a time is none.",
    "Ten steps of the GPU's timestamps, which advance by 32 ns.",
  ),
  nearlyAll: ratio(
    0.8,
    "This share of the kernel time moved by one factor: the GPU, not the code. The GPU is busy for this share of a range: the host keeps up.",
    "Throttled recordings: kernels with 85% or more of the time follow the clock; memory-bound ones don't.",
  ),
  fewestKernels: count(
    4,
    "With fewer kernels, one factor says nothing of the GPU.",
    "Four unrelated kernels agree in direction by chance once in eight.",
  ),
  tolerance: ratio(
    0.005,
    "Log ratios this close are equal.",
    "The largest spread of one kernel's rounds on a quiet GPU.",
  ),
  follows: ratio(
    0.25,
    "Kernels follow a factor of the clock within this share of it.",
    "Memory-bound and compute-bound kernels of one throttled H100.",
  ),
  disturbed: ratio(
    0.02,
    "A round this much slower throughout than its side's fastest was disturbed.",
    "Undisturbed neighbors differ by up to 0.45%; throttled rounds by 3% or more.",
  ),
  besides: ratio(
    0.05,
    "This share of the kernel time beside other work, or in kernels that some rounds lack, makes rounds vary by more than usual.",
    "Two streams on an H200: GPU busy time varied by 1.25%.",
  ),
  smallestCount: count(
    2,
    "A smaller change of a count is none.",
    "One more or one less is what a caching allocator or a first use adds.",
  ),
  smallestBytes: bytes(
    2 ** 20,
    "A smaller rise of copied bytes is negligible.",
    "1 MiB crosses PCIe in 20 to 40 µs, about the cost of a few launches.",
  ),
  fewProcesses: count(
    5,
    "Wall time is judged from this many pairs on; fewer need `unpairedWall`.",
    "Processes with one of two speeds agree by chance once in 32 with five pairs.",
  ),
  unpairedWall: ratio(
    0.3,
    "The smallest change of wall time with fewer pairs, or without any.",
    "One machine's speed changed by 19% within minutes, and sides of three fell apart by as much.",
  ),
  chance: chance(
    0.0011,
    "Wall time without tracing has changed where chance alone would show as much this often.",
    "Six looks by two tests: below 0.5% together with the agreement of all pairs.",
  ),
  quietHost: ratio(
    0.06,
    "A process is quiet where its median is this close to its minimum; else minima are compared.",
    "2.9% in the middle on a quiet H200, 14% on a noisy virtual machine.",
  ),
  probable: chance(
    0.9,
    "A wall time that changed by the threshold, at this one-sided confidence, is probably slower: inconclusive, not red.",
    "Noise alone passes in 10% of comparisons, and must also pass the threshold.",
  ),
  memory: bytes(
    128 * 2 ** 20,
    "A smaller change of memory is none.",
    "What caching allocators of CUDA and PyTorch keep differs by up to one large block (nsight-facts).",
  ),
  memoryShare: ratio(0.02, "The same as a share.", "Peak memory of unchanged programs repeats within 1%."),
} as const satisfies Readonly<Record<string, Constant>>;
