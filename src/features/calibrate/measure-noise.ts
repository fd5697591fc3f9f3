import { findRange } from "../../model/reports/range.ts";
import { UserError } from "../../model/errors.ts";
import {
  calibrationSchemaVersion,
  type CalibratedRange,
  type Calibration,
} from "../../model/comparison/calibration.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import type { Ratio } from "../../model/units.ts";
import { logRatio, mean } from "../../compare/noise/estimate.ts";
import { dropDisturbedRounds, selectRounds } from "../../compare/noise/steady-rounds.ts";
import { compareLatency } from "../../compare/untraced/range-times.ts";
import { pairRuns, type PairedRuns } from "../../compare/untraced/pair-runs.ts";
import { counted } from "../../model/text/listing.ts";

interface CalibrationInput {
  readonly base: Profile;
  readonly head: Profile;
  readonly rounds: number;
  readonly latencyThreshold: Ratio;
  readonly isAlarm: (base: Profile, head: Profile, calibration: Calibration) => boolean;
}

export function isFalseAlarm({ reasons }: Pick<Comparison, "reasons">): boolean {
  return reasons.some(({ verdict, id }) => verdict === "regressed" || id === "range-improved");
}

const mostComparisons = 120;

/** Throws UserError if the rounds can't be used. */
export function createCalibration({ base, head, rounds, latencyThreshold, isAlarm }: CalibrationInput): Calibration {
  const pairs = base.rounds.length;
  requireUsableRounds(base, head, rounds);
  const [gpu] = base.machine.gpus;
  if (gpu === undefined || gpu.uuid === null)
    throw new UserError({
      what: "We don't know which GPU these rounds ran on, so no later comparison could use the calibration.",
      help: "Calibrate with reports that were captured on the runner, with a driver that reports the GPU's UUID.",
    });
  const untraced = pairRuns(base.untraced, head.untraced, true);
  const learned: Calibration = {
    schemaVersion: calibrationSchemaVersion,
    tool: base.tool,
    createdAt: head.createdAt,
    from: "rounds",
    gpu: { name: gpu.name, uuid: gpu.uuid },
    driver: base.machine.driver,
    captureMode: base.captureMode,
    source: { repository: base.source.repository, commit: base.source.commit },
    pairs,
    ranges: base.ranges.flatMap((range) => {
      const learned = calibrateRange(range, findMatchingRange(range, head));
      return learned === null ? [] : [{ ...learned, latency: calibrateLatency(untraced, range, latencyThreshold) }];
    }),
    falseAlarms: { rounds, comparisons: 1, alarms: 0 },
  };
  const tries = listChoices(pairs, rounds, mostComparisons);
  const alarms = tries.filter((indices) =>
    isAlarm(selectRounds(base, indices), selectRounds(head, indices), learned),
  ).length;
  return { ...learned, falseAlarms: { rounds, comparisons: tries.length, alarms } };
}

function requireUsableRounds(base: Profile, head: Profile, rounds: number): void {
  const pairs = base.rounds.length;
  if (pairs !== head.rounds.length || pairs < Math.max(2, rounds))
    throw new UserError({
      what: `A calibration for comparisons of ${counted(rounds, "round")} per side needs at least ${Math.max(2, rounds)} pairs of rounds, but the sides have ${pairs} and ${head.rounds.length} rounds.`,
      help: "Measure more pairs. 10 or more give useful limits.",
    });
  const gpus = new Set([...base.machine.gpus, ...head.machine.gpus].map(({ uuid }) => uuid));
  if (gpus.size > 1)
    throw new UserError({
      what: "All rounds of a calibration must run on the same GPU.",
      where: [...gpus].map((uuid) => uuid ?? "(UUID unknown)").join(", "),
      help: "Limit the workload to a single GPU, for example with CUDA_VISIBLE_DEVICES=0, and measure again.",
    });
}

function findMatchingRange(range: ProfileRange, head: Profile): ProfileRange {
  const headRange = findRange(head.ranges, range);
  if (headRange !== undefined) return headRange;
  throw new UserError({
    what: `The range ${range.name} is in only one half of the calibration's rounds, so the two halves aren't from the same code.`,
  });
}

function calibrateLatency(runs: PairedRuns, range: ProfileRange, threshold: Ratio): CalibratedRange["latency"] {
  const latency = compareLatency(runs, range, threshold);
  if (latency === null) return null;
  const { changeRatio, spreadRatio, detectableRatio, rounds } = latency.time;
  return { processes: rounds, statistic: latency.statistic, changeRatio, spreadRatio, detectableRatio };
}

/** Null if a round has no time on the GPU, or if too many rounds are disturbed. */
function calibrateRange(first: ProfileRange, second: ProfileRange): Omit<CalibratedRange, "latency"> | null {
  const {
    rounds: steady,
    kept,
    roundsDisagree,
  } = dropDisturbedRounds({ base: first, head: second, interleaved: true });
  const { base, head, interleaved } = steady;
  const pairs = base.rounds.length;
  const headFirst = kept.base.map((index) => index % 2 === 1);
  const computeSpread = (a: readonly number[], b: readonly number[]) => computePairSpread(a, b, headFirst);
  const ofRange = computeSpread(readTimes(base.rounds, "gpuBusyNs"), readTimes(head.rounds, "gpuBusyNs"));
  if (!interleaved || roundsDisagree || ofRange === null) return null;
  const headFamilies = new Map(head.families.map((family) => [family.family, family]));
  const headKernels = new Map(head.kernels.map((kernel) => [kernel.name, kernel]));
  return {
    name: base.name,
    domain: base.domain,
    skippedInstances: base.skippedInstances,
    pairs,
    pairSpread: ofRange,
    wallSpread: computeSpread(readTimes(base.rounds, "wallNs"), readTimes(head.rounds, "wallNs")),
    families: base.families.flatMap(({ family, rounds }) => {
      const spread = computeSpread(
        readTimes(rounds, "totalNs"),
        readTimes(headFamilies.get(family)?.rounds, "totalNs"),
      );
      return spread === null ? [] : [{ family, pairSpread: spread }];
    }),
    kernels: base.kernels.flatMap(({ name, rounds }) => {
      const spread = computeSpread(readTimes(rounds, "totalNs"), readTimes(headKernels.get(name)?.rounds, "totalNs"));
      return spread === null ? [] : [{ name, pairSpread: spread }];
    }),
  };
}

function readTimes<Key extends string>(
  rounds: readonly (Readonly<Record<Key, number>> | null)[] | undefined,
  key: Key,
): number[] {
  return (rounds ?? []).map((round) => round?.[key] ?? 0);
}

/** The second round of a pair takes longer. That cancels out in a comparison, so we subtract it. Null if some round lacks this time. */
function computePairSpread(
  base: readonly number[],
  head: readonly number[],
  headFirst: readonly boolean[],
): Ratio | null {
  const pairs = headFirst.length;
  if (base.length !== pairs || head.length !== pairs || ![...base, ...head].every((ns) => ns > 0)) return null;
  const slowdowns = base.map((before, round) => logRatio(before, head[round] ?? before));
  const secondIsSlower = mean(slowdowns.map((log, round) => (headFirst[round] === true ? -log : log)));
  const squares = slowdowns.reduce((sum, log) => sum + log ** 2, 0) - pairs * secondIsSlower ** 2;
  return Math.sqrt(Math.max(0, squares) / (pairs - 1));
}

/** Spread evenly over all choices in lexicographic order, so the same arguments always give the same choices. */
export function listChoices(count: number, size: number, most: number): number[][] {
  const all = binomial(count, size);
  const taken = Math.min(all, most);
  return Array.from({ length: taken }, (_, index) => findChoice(Math.floor((index * all) / taken), count, size));
}

function findChoice(rank: number, count: number, size: number): number[] {
  const chosen: number[] = [];
  let remainingRank = rank;
  for (let number = 0; chosen.length < size; number += 1) {
    const withIt = binomial(count - number - 1, size - chosen.length - 1);
    if (remainingRank < withIt) chosen.push(number);
    else remainingRank -= withIt;
  }
  return chosen;
}

function binomial(count: number, size: number): number {
  let product = 1;
  for (let factor = 1; factor <= size; factor += 1) product = (product * (count - size + factor)) / factor;
  return Math.round(product);
}
