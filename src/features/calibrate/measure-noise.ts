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
import { choices } from "./choices.ts";
import { counted } from "../../model/text/listing.ts";

export interface CalibrationInput {
  /** Two profiles of the same code. Round i of base and round i of head ran right after each other. */
  readonly base: Profile;
  readonly head: Profile;
  /** Rounds per side in future comparisons. */
  readonly rounds: number;
  /** Wall time without tracing counts as slower if it grew by at least this share. */
  readonly latencyThreshold: Ratio;
  /** True if a comparison of these two profiles of the same code, with this calibration, finds a regression or an improvement. */
  readonly isAlarm: (base: Profile, head: Profile, calibration: Calibration) => boolean;
}

/** True if a comparison of the same code finds a slowdown or speedup. */
export function isFalseAlarm({ reasons }: Pick<Comparison, "reasons">): boolean {
  return reasons.some(({ verdict, id }) => verdict === "regressed" || id === "range-improved");
}

const mostComparisons = 120;

/**
 * Learns from a runner's A/A rounds how much rounds vary, and how often comparing them gives a false alarm. Throws UserError if the rounds
 * can't be used.
 */
export function calibrate({ base, head, rounds, latencyThreshold, isAlarm }: CalibrationInput): Calibration {
  const pairs = base.rounds.length;
  check(base, head, rounds);
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
      const learned = calibratedRange(range, matching(range, head));
      return learned === null ? [] : [{ ...learned, latency: calibratedLatency(untraced, range, latencyThreshold) }];
    }),
    falseAlarms: { rounds, comparisons: 1, alarms: 0 },
  };
  const tries = choices(pairs, rounds, mostComparisons);
  const alarms = tries.filter((indices) =>
    isAlarm(selectRounds(base, indices), selectRounds(head, indices), learned),
  ).length;
  return { ...learned, falseAlarms: { rounds, comparisons: tries.length, alarms } };
}

function check(base: Profile, head: Profile, rounds: number): void {
  const pairs = base.rounds.length;
  if (pairs !== head.rounds.length || pairs < Math.max(2, rounds))
    throw new UserError({
      what: `A calibration for comparisons of ${counted(rounds, "round")} per side needs at least ${String(Math.max(2, rounds))} pairs of rounds, but the sides have ${String(pairs)} and ${String(head.rounds.length)} rounds.`,
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

function matching(range: ProfileRange, head: Profile): ProfileRange {
  const found = head.ranges.find((one) => one.name === range.name && one.domain === range.domain);
  if (found !== undefined) return found;
  throw new UserError({
    what: `The range ${range.name} is in only one half of the calibration's rounds, so the two halves aren't from the same code.`,
  });
}

function calibratedLatency(runs: PairedRuns, range: ProfileRange, threshold: Ratio): CalibratedRange["latency"] {
  const latency = compareLatency(runs, range, threshold);
  if (latency === null) return null;
  const { changeRatio, spreadRatio, detectableRatio, rounds } = latency.time;
  return { processes: rounds, statistic: latency.statistic, changeRatio, spreadRatio, detectableRatio };
}

/** Learns a range's noise. Null if a round has no time on the GPU, or if so many rounds are disturbed that we can't leave all of them out. */
function calibratedRange(first: ProfileRange, second: ProfileRange): Omit<CalibratedRange, "latency"> | null {
  const {
    rounds: steady,
    kept,
    roundsDisagree,
  } = dropDisturbedRounds({ base: first, head: second, interleaved: true });
  const { base, head, interleaved } = steady;
  const pairs = base.rounds.length;
  const headFirst = kept.base.map((index) => index % 2 === 1);
  const spreadOf = (one: readonly number[], other: readonly number[]): Ratio | null =>
    pairSpread(one, other, headFirst);
  const ofRange = spreadOf(times(base.rounds, "gpuBusyNs"), times(head.rounds, "gpuBusyNs"));
  if (!interleaved || roundsDisagree || ofRange === null) return null;
  const headFamilies = new Map(head.families.map((one) => [one.family, one]));
  const headKernels = new Map(head.kernels.map((one) => [one.name, one]));
  return {
    name: base.name,
    domain: base.domain,
    skippedInstances: base.skippedInstances,
    pairs,
    pairSpread: ofRange,
    wallSpread: spreadOf(times(base.rounds, "wallNs"), times(head.rounds, "wallNs")),
    families: base.families.flatMap(({ family, rounds }) => {
      const spread = spreadOf(times(rounds, "totalNs"), times(headFamilies.get(family)?.rounds, "totalNs"));
      return spread === null ? [] : [{ family, pairSpread: spread }];
    }),
    kernels: base.kernels.flatMap(({ name, rounds }) => {
      const spread = spreadOf(times(rounds, "totalNs"), times(headKernels.get(name)?.rounds, "totalNs"));
      return spread === null ? [] : [{ name, pairSpread: spread }];
    }),
  };
}

function times<Key extends string>(
  rounds: readonly (Readonly<Record<Key, number>> | null)[] | undefined,
  key: Key,
): number[] {
  return (rounds ?? []).map((round) => round?.[key] ?? 0);
}

/**
 * The root mean square of the pairs' log ratios. We subtract how much longer the second round of a pair takes, because this difference
 * cancels out in a comparison. Null if some round lacks this time.
 */
function pairSpread(base: readonly number[], head: readonly number[], headFirst: readonly boolean[]): Ratio | null {
  const pairs = headFirst.length;
  if (base.length !== pairs || head.length !== pairs || ![...base, ...head].every((ns) => ns > 0)) return null;
  const slowdowns = base.map((before, round) => logRatio(before, head[round] ?? before));
  const secondIsSlower = mean(slowdowns.map((log, round) => (headFirst[round] === true ? -log : log)));
  const squares = slowdowns.reduce((sum, log) => sum + log ** 2, 0) - pairs * secondIsSlower ** 2;
  return Math.sqrt(Math.max(0, squares) / (pairs - 1));
}
