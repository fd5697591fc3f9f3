import { createCalibration } from "../../src/features/calibrate/measure-noise.ts";
import { chooseNextStep, type NextStep } from "../../src/compare/next-step.ts";
import { profileOfRounds } from "../../src/compare/noise/rounds-of.ts";
import { findOpenRows } from "../../src/compare/open-rows.ts";
import { isFutile } from "../../src/compare/untraced/futility.ts";
import type { Calibration } from "../../src/model/comparison/calibration.ts";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import type { Ratio } from "../../src/model/units.ts";
import { defaultConfig } from "../../src/pipeline/conf.generated.ts";
import { drawnProfile, drawRounds } from "../detectable/draw.ts";
import type { Recording } from "../detectable/recordings.ts";
import { productGate } from "../statistics/gates.ts";
import { asRun as wallBefore, changeAfter } from "../statistics/latency.ts";
import { latencyNoises, scaled, type SameCode } from "../statistics/latency-noises.ts";
import { measure, measureSame } from "../statistics/measure.ts";
import { randomOf } from "../statistics/random.ts";
import { asMeasured, peculiar, type NoiseSetting } from "../statistics/settings.ts";
import type { Workload } from "../statistics/workload.ts";

/** Both sides of one run, with interleaved rounds. */
interface Sides {
  readonly base: Profile;
  readonly head: Profile;
}

/** Draws runs with known noise, in which all of head's kernels are slower by `slowdown`. */
export interface SequentialCase {
  readonly name: string;
  readonly draw: (pairs: number, slowdown: Ratio, seeds: readonly number[]) => Sides;
  readonly drawSame: (pairs: number, seeds: readonly number[]) => Sides;
}

/** The previous and the current rule, on the same pairs. */
export interface SequentialResult {
  readonly name: string;
  readonly change: string;
  readonly draws: number;
  readonly pairs: { readonly before: number; readonly after: number };
  readonly red: { readonly before: number; readonly after: number };
  /**
   * The share of runs that only the current rule gets wrong, minus the share that only the previous rule gets wrong, with the one-sided
   * 95% upper bound of the difference.
   */
  readonly wrong: Ratio;
  readonly wrongAtMost: Ratio;
  /** True if the one-sided 95% lower bound is above 0. */
  readonly isWorse: boolean;
}

const [planned, most, calibrationPairs] = [3, 6, 10];
/** No change, the sizes that we chose the thresholds with, and one so large that no rule misses it. */
const slowdowns = [0, 0.009, 0.012, 0.05, 0.2];
const gate = productGate();

export function recordedCase({ name, profile }: Recording): SequentialCase {
  const drawSides = (pairs: number, slowdown: Ratio, seeds: readonly number[]): Sides => {
    const random = randomOf(...seeds);
    const recorded = profile.rounds.length;
    const base = drawRounds(pairs, recorded, random);
    return {
      base: drawnProfile(profile, base, () => 0),
      head: drawnProfile(profile, drawRounds(pairs, recorded, random), () => slowdown),
    };
  };
  return { name, draw: drawSides, drawSame: (pairs, seeds) => drawSides(pairs, 0, seeds) };
}

const farApart: NoiseSetting = { ...asMeasured, name: "kernel times of two values, 12% apart", twoValues: 0.12 };
const oftenThrottled: NoiseSetting = {
  ...asMeasured,
  name: "one round in eight throttled, not watched",
  throttled: 1 / 8,
  guard: 0,
};

/** Simulated rounds from processes with two speeds, and rounds that throttle. */
export function madeCases(workload: Workload, only: string): SequentialCase[] {
  return [peculiar.twoValues, peculiar.farValues, farApart, oftenThrottled]
    .filter(({ name }) => name.includes(only))
    .map((setting) => ({
      name: `**${setting.name}**`,
      draw: (pairs, slowdown, seeds) =>
        measure({ workload, setting, effect: { kernel: null, size: slowdown }, pairs }, randomOf(...seeds)),
      drawSame: (pairs, seeds) => measureSame(workload, setting, pairs, randomOf(...seeds)),
    }));
}

export function runCase(one: SequentialCase, draws: number, seed: number): SequentialResult[] {
  return [false, true].flatMap((isCalibrated) =>
    slowdowns.map((slowdown) => {
      const change = `${slowdown === 0 ? "none" : `+${(100 * slowdown).toFixed(1)}%`}${isCalibrated ? ", calibrated" : ""}`;
      const runs = Array.from({ length: draws }, (_, index) => {
        const calibration = isCalibrated ? calibrationOf(one.drawSame(calibrationPairs, [seed, 1, index])) : null;
        const sides = one.draw(most, slowdown, [seed, 0, index]);
        const looks = new Map<number, Comparison>();
        const after = (pairs: number): Comparison => {
          const known = looks.get(pairs) ?? gate(firstOf(sides, pairs), calibration);
          looks.set(pairs, known);
          return known;
        };
        const before = findOpenRows(after(planned)).length > 0 ? most : planned;
        const now = pairsNow(after, calibration);
        return {
          before: { pairs: before, isRed: after(before).verdict === "regressed" },
          after: { pairs: now, isRed: after(now).verdict === "regressed" },
        };
      });
      return resultOf(one.name, change, slowdown > 0, runs);
    }),
  );
}

function firstOf({ base, head }: Sides, pairs: number): Sides {
  const indices = Array.from({ length: pairs }, (_, index) => index);
  return { base: profileOfRounds(base, indices), head: profileOfRounds(head, indices) };
}

function calibrationOf({ base, head }: Sides): Calibration | null {
  const [gpu] = base.machine.gpus;
  if (gpu?.uuid == null) return null;
  return createCalibration({ base, head, rounds: planned, latencyThreshold: 0.05, isAlarm: () => false });
}

function pairsNow(after: (pairs: number) => Comparison, calibration: Calibration | null): number {
  const untraced = { made: 0, planned: 0, most: 0, isAsked: false, isExplained: false };
  for (let made = 1; ;) {
    const rounds = { made, planned, most, mayEndEarly: true };
    const policy = defaultConfig.compare;
    const spending = { rounds, untraced, findsLinesEarly: false };
    const step: NextStep = chooseNextStep({ comparison: after(made), policy, calibration, spending });
    if (step.kind === "planned-rounds") made += 1;
    else if (step.kind === "more-rounds") made = most;
    else return made;
  }
}

interface RunOutcome {
  readonly pairs: number;
  readonly isRed: boolean;
}

function resultOf(
  name: string,
  change: string,
  isSlower: boolean,
  runs: readonly { readonly before: RunOutcome; readonly after: RunOutcome }[],
): SequentialResult {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const wrong = ({ isRed }: RunOutcome): number => (isRed === isSlower ? 0 : 1);
  const differences = runs.map(({ before, after }) => wrong(after) - wrong(before));
  const middle = mean(differences);
  const variance = mean(differences.map((one) => (one - middle) ** 2));
  // No runs differ. The upper bound for an event never seen in n runs is 3/n.
  const bound = variance === 0 ? 3 / runs.length : 1.645 * Math.sqrt(variance / runs.length);
  return {
    name,
    change,
    draws: runs.length,
    pairs: { before: mean(runs.map(({ before }) => before.pairs)), after: mean(runs.map(({ after }) => after.pairs)) },
    red: {
      before: mean(runs.map(({ before }) => (before.isRed ? 1 : 0))),
      after: mean(runs.map(({ after }) => (after.isRed ? 1 : 0))),
    },
    wrong: middle,
    wrongAtMost: middle + bound,
    isWorse: middle - bound > 0,
  };
}

/** Pairs of runs without CUDA tracing, on recorded and simulated hosts. */
export function wallCases(draws: number, seed: number, only: string): SequentialResult[] {
  return latencyNoises
    .filter(({ name }) => name.includes(only))
    .flatMap(({ name, isRecorded, draw }) =>
      [0, 0.1, 0.2].map((slowdown) => {
        const runs = Array.from({ length: draws }, (_, index) => {
          const { base, head } = draw(8, randomOf(seed, 2, index));
          const sides = { base, head: head.map((process) => scaled(process, 1 + slowdown)) };
          const [before, now] = [wallBefore(sides), wallNow(sides)];
          return {
            before: { pairs: before.pairs, isRed: before.state === "regressed" },
            after: { pairs: now.pairs, isRed: now.isRed },
          };
        });
        const change = slowdown === 0 ? "none" : `+${(100 * slowdown).toFixed(1)}%`;
        return resultOf(isRecorded ? name : `**${name}**`, change, slowdown > 0, runs);
      }),
    );
}

function wallNow(sides: SameCode): RunOutcome {
  const threshold = defaultConfig.compare["latency-threshold"] / 100;
  const mostPairs = defaultConfig.latency["max-pairs"];
  for (let pairs = planned; ; pairs += 1) {
    const change = changeAfter(sides, pairs);
    const isEnd = pairs === mostPairs || !change.mayBeSlower;
    if (isEnd || isFutile(change, threshold, mostPairs)) return { pairs, isRed: change.state === "regressed" };
  }
}
