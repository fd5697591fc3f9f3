import { fewestPairs } from "../model/run/plan.ts";
import type { Bytes, Nanoseconds, Ratio } from "../model/units.ts";

/** A number that affects verdicts, and why it has this value. */
interface Constant<Value extends number = number> {
  readonly value: Value;
  readonly unit: "ratio" | "count" | "ns" | "bytes" | "chance";
  /** What the number decides. */
  readonly means: string;
  /** The recording, measurement, or formula that the number comes from. */
  readonly source: string;
}

const ratio = (value: Ratio, means: string, source: string): Constant => ({ value, unit: "ratio", means, source });
const count = (value: number, means: string, source: string): Constant => ({ value, unit: "count", means, source });
const ns = (value: Nanoseconds, means: string, source: string): Constant => ({ value, unit: "ns", means, source });
const bytes = (value: Bytes, means: string, source: string): Constant => ({ value, unit: "bytes", means, source });
const chance = (value: number, means: string, source: string): Constant => ({ value, unit: "chance", means, source });

/**
 * Every number that affects a verdict and isn't an option. docs/evidence/constants.md shows this table. Quantiles that belong to a formula
 * (a 95% interval, a 99th percentile) stay with the formula.
 */
export const constants = {
  usualSpread: ratio(
    0.003,
    "How much two rounds of the same code differ on a runner without a calibration (standard deviation).",
    "Measured on five H100s and two H200s: 0.01% to 0.4% per range.",
  ),
  usualWeight: count(
    6,
    "The usual spread counts as much as this many pairs of a comparison's own rounds.",
    "Equal to `compare.max-rounds`, so after all rounds, a comparison's own measurements count as much as the usual spread.",
  ),
  clearOfSpread: count(
    3,
    "A change counts only if it's at least this many times its rounds' spread. Rounds count as unusual if they differ by more than this many times the known noise.",
    "Three standard deviations, which noise exceeds by chance 0.3% of the time.",
  ),
  rangeThreshold: ratio(
    0.0088,
    "A range's threshold.",
    "Chosen by simulation: a slowdown of 1.2% is found in 95% of runs, and unchanged code fails in less than 0.5% (docs/evidence/false-alarms.md).",
  ),
  calibratedRangeThreshold: ratio(
    0.0055,
    "A range's threshold with a calibration.",
    "Chosen by simulation: a slowdown of 0.9% is found in 95% of runs, and unchanged code fails in less than 0.5%.",
  ),
  twoRounds: ratio(
    0.03,
    "The minimum threshold of a range or family with two rounds per side.",
    "Two pairs agree by chance half the time. Processes that run at either of two speeds differ by 2.8%, and so do families on two GPUs.",
  ),
  fewestDraws: count(
    3,
    "If a measuring autotuner chose other code, a change of these kernels counts only if each side has at least this many draws of the choice.",
    "Autotuned processes of the same code, two per side, agreed by chance within each side in 6 of 180 comparisons, and differed by up to 36% between the sides.",
  ),
  otherGpu: ratio(
    0.015,
    "The minimum threshold for all times if the sides ran on two GPUs of the same model.",
    "More than twice 0.67%, the difference between two H100s in a range. The H100s' kernels differed by 3.8%, which is less than the kernel threshold.",
  ),
  clearly: count(
    4,
    "We measure a slowdown again if it's less than this many times its threshold. With one round per side, a single kernel must change by at least this many times 5%. Traced wall time must change by at least this many standard errors.",
    "Processes that run at either of two speeds, 2.8% apart, don't reach this limit. With unchanged code, a copy took 12% longer on the side that ran second (docs/evidence/gpu-runs.md, run 11).",
  ),
  half: ratio(
    0.5,
    "A range or family counts as contradicting a slower kernel if it rises by less than this share of the kernel's impact. A range's work is considered variable if kernels whose launch counts vary make up at least this share of the range's time. We report a common factor if the kernels whose times changed by that factor make up at least this share of the range's time.",
    "Halfway between no effect and the full effect. On 5,985 comparisons, it got 20 verdicts right and none wrong.",
  ),
  clockSteps: ns(
    320,
    "A smaller change in a time is ignored.",
    "Ten steps of the GPU's timestamps, which advance by 32 ns.",
  ),
  nearlyAll: ratio(
    0.8,
    "If at least this share of the kernel time changed by the same factor, we attribute the change to the GPU or the amount of work. If the GPU is busy for at least this share of the time, the host counts as keeping up.",
    "Chosen by judgment and checked by simulation: we leave out throttled rounds, but not rounds with slower code.",
  ),
  fewestKernels: count(
    4,
    "With fewer kernels, a common factor says nothing about the GPU.",
    "By chance, four kernels move in the same direction one time in eight.",
  ),
  tolerance: ratio(
    0.005,
    "Log ratios this close count as equal.",
    "The largest difference between a kernel's rounds on a quiet GPU.",
  ),
  follows: ratio(
    0.25,
    "A kernel counts as following the clock if its change is within this share of the clock's factor.",
    "Chosen by judgment: memory-bound kernels follow the clock less, and the mean clock comes from samples.",
  ),
  disturbed: ratio(
    0.02,
    "A round counts as disturbed if nearly all its kernels are at least this much slower than in its side's fastest round.",
    "Neighboring rounds differ by 0.45% if undisturbed, and by 2% to 15% if throttled.",
  ),
  besides: ratio(
    0.05,
    "A range counts as unusual if at least this share of its kernel time overlaps other work, or comes from kernels that some rounds lack.",
    "Two streams on an H200: GPU busy time varied by 1.25%. Autotuned rounds: 0.87 to 1.26 ms.",
  ),
  smallestCount: count(
    2,
    "A smaller change in a count is ignored.",
    "Chosen by judgment: the first use of a feature may add or remove one call.",
  ),
  smallestBytes: bytes(
    2 ** 20,
    "A smaller increase in copied bytes is negligible.",
    "Chosen by judgment: PCIe copies this much in about 40 µs.",
  ),
  fewProcesses: count(
    5,
    "Wall time is judged by its threshold if there are at least this many pairs.",
    "If each process has one of two speeds, five pairs agree by chance one time in 32.",
  ),
  unpairedWall: ratio(
    0.3,
    "Wall time's threshold with fewer than five pairs, or without pairs.",
    "We've seen two sides of three processes each differ by 19% by chance, and a machine's speed change by that much within minutes.",
  ),
  chance: chance(
    0.0011,
    "Wall time without tracing counts as changed if its p-value is below this.",
    "By simulation, six looks with two tests (the rank sum, and Student's t if all pairs agree) give a false alarm in less than 0.5% of cases.",
  ),
  lookAfter: count(
    fewestPairs,
    "After this many pairs, we may decide on a range before all planned rounds are done.",
    "One pair says nothing about the spread.",
  ),
  lookChance: chance(
    0.005,
    "Before all planned rounds are done, we call a range unchanged if its interval at this error rate lies within its threshold.",
    "Like the Haybittle-Peto rule for early looks, it's so strict that it uses up almost none of the final 5%.",
  ),
  ranked: count(
    6,
    "After this many pairs, we may give up on untraced wall time because it's too noisy.",
    "It takes six pairs for the rank-sum test to overrule one process that's far off. When we gave up after three pairs, we missed slowdowns (docs/evidence/stopping.md).",
  ),
  quietHost: ratio(
    0.06,
    "If the processes' medians are this close to their minima, we compare medians; otherwise, we compare minima.",
    "2.9% on a quiet H200, 14% on a noisy virtual machine.",
  ),
  probable: chance(
    0.9,
    "Traced wall time counts as probably slower if it rose by at least its threshold, and a one-sided test at this confidence level excludes 0.",
    "Chosen by judgment: noise passes this test at most 10% of the time, and a rise must also reach the threshold.",
  ),
  memory: bytes(
    128 * 2 ** 20,
    "A smaller change in memory is ignored.",
    "Chosen by judgment: allocators keep blocks of tens of MiB.",
  ),
  signChance: chance(
    0.00002,
    "The history's level counts as changed if Student's t-test gives a smaller p-value.",
    "At 0.00005, 4.1% of heavy-tailed series show a false change within 30 nights; at this value, 2.9% do (docs/evidence/history.md).",
  ),
  shortestSegment: count(
    3,
    "A level in the history has at least this many points. A range counts as ended if it's missing from this many of a job's latest points.",
    "With a minimum of one, a single outlier at the end counted as a change in 97% of cases.",
  ),
  searchWindow: count(
    50,
    "We search this many points for changes at once. We check a change only if it's recent, that is, within this many of a job's latest points.",
    "Apache Otava's default. Any change then has at least 25 points on one side.",
  ),
  smallestStep: ratio(
    0.002,
    "A smaller change in a level is ignored.",
    "Rebuilding the same code moves a range's time by up to 0.2%.",
  ),
  boundaryMoves: count(
    2,
    "A change in the history may be up to this many points away from where we first found it.",
    "99% of 3σ steps are first found within two points of where they happened, and 9% are found late (docs/evidence/history.md).",
  ),
  confirmations: count(
    2,
    "It takes this many measurements to confirm a sign of a change.",
    "With one measurement, 5.8% of dashboards had a false alarm each month if processes had two speeds, 0.45% apart (docs/evidence/history.md).",
  ),
  mostChecks: count(
    3,
    "We measure an unclear sign of a change at most this many times.",
    "Chosen by judgment: each extra measurement is another chance to be wrong.",
  ),
  historyPairs: count(
    10,
    "A range's noise counts as known if the history has the equivalent of at least this many pairs of rounds. Three nights count as one pair.",
    "As many pairs as a calibration needs for useful limits.",
  ),
  levelPoints: count(
    10,
    "A series in the history needs this many points to be judged. To find drift, we compare the latest points with this many points from the start of the past year.",
    "Chosen by judgment: the mean of ten points varies a third as much as one point.",
  ),
  memoryShare: ratio(
    0.02,
    "A memory change smaller than this share of the total is ignored, too.",
    "Chosen by judgment: allocators keep more memory when more is in use.",
  ),
} as const satisfies Readonly<Record<string, Constant>>;
