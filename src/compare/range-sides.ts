import type { Calibration } from "../model/comparison/calibration.ts";
import type { Latency } from "../model/comparison/comparison-rows.ts";
import type { Config } from "../model/config.ts";
import { waitsForOthers } from "../model/profile/gpu-time.ts";
import type { ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { median } from "../model/rounds.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { calibratedNoise } from "./calibration/known-noise.ts";
import type { SideClocks } from "./common-mode.ts";
import { commonWork } from "./common-work.ts";
import { constants } from "./constants.ts";
import {
  estimateTime,
  findSideTimes,
  type Estimate,
  type RoundTimes,
  usualNoise,
  type KnownNoise,
  type RoundProcesses,
} from "./noise/estimate.ts";
import { findDrawnKernels, type DrawnKernels, type SideDraws } from "./draws.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { findThreshold, type Threshold } from "./policy/thresholds.ts";
import { overlappedRounds, measureKernels, type KernelFigures } from "./range-kernels.ts";

export interface RangeContext {
  readonly interleaved: boolean;
  /** For each pair: true if head was measured first. */
  readonly headFirst: readonly boolean[];
  /** Null if each round ran in its own process. */
  readonly processes: RoundProcesses | null;
  /** The range's wall time without CUDA tracing, which takes precedence over traced wall time. Null unless both sides measured it. */
  readonly latency: Latency | null;
  readonly policy: Config["compare"];
  /** A calibration that fits both sides (`fittingCalibration`), or null. */
  readonly calibration: Calibration | null;
  /** True if we know that both sides ran on the same GPU. */
  readonly sameGpu: boolean;
  readonly names: NameRules;
  readonly draws: SideDraws;
  readonly clocks: SideClocks | null;
}

/** Both sides of a range, scaled to the work that their rounds share, with kernels matched. */
export interface RangeSides {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  /** Both sides as measured, before any scaling. */
  readonly measured: { readonly base: ProfileRange; readonly head: ProfileRange };
  /** True if a side's rounds did different amounts of work, so times only cover the launches that every round has. */
  readonly isScaled: boolean;
  /** The number of processes per side, since only processes are independent. The smaller number if the sides differ. */
  readonly rounds: number;
  readonly figures: readonly KernelFigures[];
  /** The range's kernel time, on the side where that time is larger. */
  readonly kernelNs: Nanoseconds;
  /** True if the range's time includes waiting for other GPUs. */
  readonly waits: boolean;
  readonly overlap: { readonly base: Ratio | null; readonly head: Ratio | null };
  /** True if a side's rounds run different kernels, for example because each process autotunes. The rounds then aren't runs of the same program. */
  readonly kernelsVary: boolean;
  readonly drawn: DrawnKernels;
  readonly context: RangeContext;
}

/** Something whose time we judge: a range, a family, a kernel, or a path of nested ranges. */
export interface Part {
  readonly kind: "range" | "family" | "kernel" | "operator";
  /** The family, the kernel's name in base, or the path. Empty for a range. */
  readonly name: string;
  /** The part's kernels. Empty for a path. */
  readonly members: readonly KernelFigures[];
}

export function prepareSides(
  measuredBase: ProfileRange,
  measuredHead: ProfileRange,
  context: RangeContext,
): RangeSides {
  const { base, head, isScaled } = commonWork(measuredBase, measuredHead);
  const { processes } = context;
  const roundsOf = (side: ProfileRange, own: readonly number[] | undefined): number =>
    own === undefined ? side.rounds.length : new Set(own).size;
  const rounds = Math.min(roundsOf(base, processes?.base), roundsOf(head, processes?.head));
  const figures = measureKernels(base, head, context.names);
  const sides = {
    base,
    head,
    measured: { base: measuredBase, head: measuredHead },
    isScaled,
    rounds,
    figures,
    waits: waitsForOthers(base, head),
    overlap: { base: overlappedShare(base), head: overlappedShare(head) },
    kernelsVary: haveVaryingKernels(base) || haveVaryingKernels(head),
    drawn: findDrawnKernels(figures, { ...context, rounds }),
    context,
  };
  const { baseNs, headNs } = findSideTimes(pickTimes(sides, ({ kernelNs }) => kernelNs));
  return { ...sides, kernelNs: Math.max(baseNs ?? 0, headNs ?? 0) };
}

/** One value from each round of the range, on both sides. */
export function pickTimes(
  sides: Pick<RangeSides, "base" | "head" | "context">,
  pick: (round: ProfileRangeRound) => number,
): RoundTimes {
  return addRoundOrder(sides, { base: sides.base.rounds.map(pick), head: sides.head.rounds.map(pick) });
}

/** Adds the order of the rounds to their times. */
export function addRoundOrder(
  { context }: Pick<RangeSides, "context">,
  times: Pick<RoundTimes, "base" | "head">,
): RoundTimes {
  const { interleaved, headFirst, processes } = context;
  return { ...times, interleaved, headFirst, processes };
}

export function rangePart({ figures }: RangeSides): Part {
  return { kind: "range", name: "", members: figures };
}

/** Estimates a part's change from its times and what we know about the noise. */
export function estimatePart(times: RoundTimes, part: Part, sides: RangeSides): Estimate {
  return estimateTime(times, findCalibratedNoise(part, sides) ?? (isUsualNoise(part, sides) ? usualNoise : null));
}

export function findCalibratedNoise({ kind, name }: Part, { head, context }: RangeSides): KnownNoise | null {
  return kind === "operator" ? null : calibratedNoise(context.calibration, { kind, range: head, name });
}

/** True if the usual noise applies: all rounds do the same work, one kernel after another. */
export function isUsualNoise({ kind, members }: Part, { base, head, overlap, isScaled }: RangeSides): boolean {
  if (Math.max(overlap.base ?? 0, overlap.head ?? 0) >= constants.besides.value) return false;
  if (isScaled) return true;
  return kind === "range"
    ? [base, head].every(({ rounds }) => areEqual(rounds.map(({ launches }) => launches)))
    : members.every((row) =>
        [...row.base, ...row.head].every(({ rounds }) => areEqual(rounds.map((round) => round?.launches ?? 0))),
      );
}

export function findPartThreshold(part: Part, sides: RangeSides): Threshold {
  const { kind, members } = part;
  const asked = {
    range: sides.head,
    family: kind === "range" ? null : (members[0]?.family ?? null),
    // A path may be a single kernel, so we judge a path like a kernel.
    kernels: kind === "kernel" || kind === "operator" ? members.flatMap(listNames) : null,
    concentration: measureConcentration(part),
    isCalibrated: findCalibratedNoise(part, sides) !== null,
  };
  return findThreshold(asked, sides.context.policy);
}

/** How concentrated a part's time is: 1 for a single kernel, 0.5 for four equal kernels. */
export function measureConcentration({ members }: Part): Ratio {
  const times = members.map(({ baseNs, headNs }) => Math.max(baseNs, headNs));
  const total = times.reduce((sum, ns) => sum + ns, 0);
  return total === 0 ? 0 : Math.hypot(...times.map((ns) => ns / total));
}

/** The share of a range's kernel time that overlaps with other work of the range. A median over rounds, or null if unknown. */
function overlappedShare({ kernels, rounds }: ProfileRange): Ratio | null {
  const shares = overlappedRounds(kernels, rounds.length);
  return shares === null ? null : median(shares);
}

function haveVaryingKernels({ kernels, rounds }: ProfileRange): boolean {
  const some = kernels.filter((kernel) => kernel.rounds.some((round) => (round?.launches ?? 0) === 0));
  return rounds.some(({ kernelNs }, index) => {
    const ns = some.reduce((sum, kernel) => sum + (kernel.rounds[index]?.totalNs ?? 0), 0);
    return kernelNs > 0 && ns >= constants.besides.value * kernelNs;
  });
}

function areEqual(counts: readonly number[]): boolean {
  return new Set(counts).size < 2;
}

function listNames(row: KernelFigures): string[] {
  return [...row.base, ...row.head].flatMap(({ name, shortName }) => [name, shortName]);
}
