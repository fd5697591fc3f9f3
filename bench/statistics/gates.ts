import { compare } from "../../src/compare/compare.ts";
import { defaultConfig } from "../../src/pipeline/conf.generated.ts";
import { loadNameRules } from "../../src/pipeline/conf.ts";
import type { Calibration } from "../../src/model/comparison/calibration.ts";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Sides } from "./measure.ts";

/** The input of the product's comparison. By default, sides are interleaved and clocks aren't watched. */
export type ComparedSides = Pick<Sides, "base" | "head"> & Partial<Sides>;

/** The product's whole comparison with the default configuration. */
export function productGate(): (sides: ComparedSides, calibration: Calibration | null) => Comparison {
  const policy = defaultConfig.compare;
  const names = loadNameRules();
  return (sides, calibration) =>
    compare({ interleaved: true, ...sides, policy, calibration, accepted: [], today: "2026-01-01", names });
}

export interface SimpleGate {
  readonly name: string;
  /** The gate's rule, and tools that use it. */
  readonly rule: string;
  readonly fails: (sides: Sides) => boolean;
}

/** Simple gates that someone would write first, or that other tools have. */
export const simpleGates: readonly SimpleGate[] = [
  {
    name: "Fixed 5%",
    rule: "the mean kernel time of the range is 5% larger; github-action-benchmark with `alert-threshold: 105%`, fed with it (its own default is 200%)",
    fails: ({ base, head }) => meanOf(kernelTimes(head)) >= 1.05 * meanOf(kernelTimes(base)),
  },
  {
    name: "Fixed 10%",
    rule: "the same with `110%`",
    fails: ({ base, head }) => meanOf(kernelTimes(head)) >= 1.1 * meanOf(kernelTimes(base)),
  },
  {
    name: "Step time 5%",
    rule: "the range's wall time in one capture a side is 5% larger, as nsys-ai's default gate judges a step's time",
    fails: ({ base, head }) => wallOf(head) >= 1.05 * wallOf(base),
  },
  {
    name: "Launches' noise",
    rule: "some kernel of at least 1% of the range is slower by more than the smaller of both sides' standard deviations over its launches, in one capture a side; the rule of nvbench's `nvbench_compare.py`, which is made for benchmarks of one kernel (a newer script beside it has another)",
    fails: ({ base, head }) =>
      kernelsOf(base).some((kernel, index) => {
        const [before] = kernel.rounds;
        const [after] = kernelsOf(head)[index]?.rounds ?? [];
        if (before == null || after == null || before.totalNs < 0.01 * (kernelTimes(base)[0] ?? 0)) return false;
        return after.totalNs / before.totalNs - 1 > Math.min(before.spread, after.spread);
      }),
  },
  {
    name: "t test over launches",
    rule: "a one-sided t test at 5% finds the range's kernels slower, each launch of one capture a side being a sample",
    fails: ({ base, head }) => launchesDiffer(base, head),
  },
];

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function kernelTimes(profile: Sides["base"]): number[] {
  return profile.ranges.flatMap((range) => range.rounds.map(({ kernelNs }) => kernelNs));
}

function wallOf(profile: Sides["base"]): number {
  return profile.ranges[0]?.rounds[0]?.wallNs ?? 0;
}

function kernelsOf(profile: Sides["base"]) {
  return profile.ranges[0]?.kernels ?? [];
}

/**
 * A t test over launches. Each kernel's launches vary around its mean, and the variance of the sums' difference is the sum of
 * all variances.
 */
function launchesDiffer(base: Sides["base"], head: Sides["base"]): boolean {
  const side = (profile: Sides["base"]): { sum: number; variance: number } => {
    let sum = 0;
    let variance = 0;
    for (const { rounds } of kernelsOf(profile)) {
      const [round] = rounds;
      if (round == null) continue;
      sum += round.totalNs;
      variance += round.launches * (round.spread * (round.totalNs / round.launches)) ** 2;
    }
    return { sum, variance };
  };
  const [before, after] = [side(base), side(head)];
  return after.sum - before.sum > 1.645 * Math.sqrt(before.variance + after.variance);
}
