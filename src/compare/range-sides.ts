import type { Calibration } from "../model/comparison/calibration.ts";
import type { Latency } from "../model/comparison/comparison-rows.ts";
import type { Config } from "../model/config.ts";
import type { Draw } from "../model/profile/draw.ts";
import { waitsForOthers } from "../model/profile/gpu-time.ts";
import type { ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { bothSides, type Sides } from "../model/sides.ts";
import { sum } from "../model/sums.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import type { SideClocks } from "./common-mode.ts";
import { commonWork, hasSteadyLaunches } from "./common-work.ts";
import { constants } from "./constants.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { findNoise } from "./noise/calibration.ts";
import {
  estimateTime,
  findSideTimes,
  usualNoise,
  type Estimate,
  type RoundTimes,
  type KnownNoise,
  type RoundProcesses,
} from "./noise/estimate.ts";
import { findThreshold, type Threshold } from "./policy/thresholds.ts";
import {
  findDrawnKernels,
  measureOverlap,
  measureKernels,
  type DrawnKernels,
  type KernelFigures,
} from "./range-kernels.ts";

export interface RangeContext {
  readonly interleaved: boolean;
  readonly headFirst: readonly boolean[];
  readonly processes: RoundProcesses | null;
  readonly latency: Latency | null;
  readonly policy: Config["compare"];
  readonly calibration: Calibration | null;
  readonly sameGpu: boolean;
  readonly names: NameRules;
  readonly draws: Sides<Draw | null>;
  readonly clocks: SideClocks | null;
}

export interface RangeSides {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  readonly measured: Sides<ProfileRange>;
  readonly isScaled: boolean;
  /** The number of processes per side, since only processes are independent. The smaller number if the sides differ. */
  readonly rounds: number;
  readonly figures: readonly KernelFigures[];
  /** The range's kernel time, on the side where that time is larger. */
  readonly kernelNs: Nanoseconds;
  readonly waits: boolean;
  readonly overlap: Sides<Ratio | null>;
  /** The rounds then aren't runs of the same program. */
  readonly kernelsVary: boolean;
  readonly drawn: DrawnKernels;
  readonly context: RangeContext;
}

export interface Part {
  readonly kind: "range" | "family" | "kernel" | "operator";
  /** The family, the kernel's name in base, or the path. Empty for a range. */
  readonly name: string;
  readonly members: readonly KernelFigures[];
}

export function prepareSides(
  measuredBase: ProfileRange,
  measuredHead: ProfileRange,
  context: RangeContext,
): RangeSides {
  const { base, head, isScaled } = commonWork(measuredBase, measuredHead);
  const { processes } = context;
  const measured = { base: measuredBase, head: measuredHead };
  const counts = bothSides((side) =>
    processes === null ? measured[side].rounds.length : new Set(processes[side]).size,
  );
  const rounds = Math.min(counts.base, counts.head);
  const figures = measureKernels(base, head, context.names);
  const { baseNs, headNs } = findSideTimes(pickTimes({ base, head, context }, ({ kernelNs }) => kernelNs));
  return {
    base,
    head,
    measured,
    isScaled,
    rounds,
    figures,
    kernelNs: Math.max(baseNs ?? 0, headNs ?? 0),
    waits: waitsForOthers(base, head),
    overlap: { base: measureOverlap(base), head: measureOverlap(head) },
    kernelsVary: haveVaryingKernels(base) || haveVaryingKernels(head),
    drawn: findDrawnKernels(figures, { ...context, rounds }),
    context,
  };
}

export function pickTimes(
  sides: Pick<RangeSides, "base" | "head" | "context">,
  pick: (round: ProfileRangeRound) => number,
): RoundTimes {
  return addRoundOrder(sides, { base: sides.base.rounds.map(pick), head: sides.head.rounds.map(pick) });
}

export function addRoundOrder({ context }: Pick<RangeSides, "context">, times: Sides<readonly number[]>): RoundTimes {
  const { interleaved, headFirst, processes } = context;
  return { ...times, interleaved, headFirst, processes };
}

export function rangePart({ figures }: RangeSides): Part {
  return { kind: "range", name: "", members: figures };
}

export function estimatePart(times: RoundTimes, part: Part, sides: RangeSides): Estimate {
  return estimateTime(times, findCalibratedNoise(part, sides) ?? (isUsualNoise(part, sides) ? usualNoise : null));
}

export function findCalibratedNoise({ kind, name }: Part, { head, context }: RangeSides): KnownNoise | null {
  return kind === "operator" ? null : findNoise(context.calibration, { kind, range: head, name });
}

/** True if the usual noise applies: all rounds do the same work, one kernel after another. */
export function isUsualNoise({ kind, members }: Part, { base, head, overlap, isScaled }: RangeSides): boolean {
  if (Math.max(overlap.base ?? 0, overlap.head ?? 0) >= constants.besides.value) return false;
  if (isScaled) return true;
  const parts = kind === "range" ? [base, head] : members.flatMap((row) => [...row.base, ...row.head]);
  return parts.every(hasSteadyLaunches);
}

export function findPartThreshold(part: Part, sides: RangeSides): Threshold {
  const { kind, members } = part;
  const subject = {
    range: sides.head,
    family: kind === "range" ? null : (members[0]?.family ?? null),
    // A path may be a single kernel, so we judge a path like a kernel.
    kernels: kind === "kernel" || kind === "operator" ? members.flatMap(listNames) : null,
    concentration: measureConcentration(part),
    isCalibrated: findCalibratedNoise(part, sides) !== null,
  };
  return findThreshold(subject, sides.context.policy);
}

/** How concentrated a part's time is: 1 for a single kernel, 0.5 for four equal kernels. */
export function measureConcentration({ members }: Part): Ratio {
  const times = members.map(({ baseNs, headNs }) => Math.max(baseNs, headNs));
  const total = sum(times);
  return total === 0 ? 0 : Math.hypot(...times.map((ns) => ns / total));
}

function haveVaryingKernels({ kernels, rounds }: ProfileRange) {
  const some = kernels.filter((kernel) => kernel.rounds.some((round) => (round?.launches ?? 0) === 0));
  return rounds.some(({ kernelNs }, index) => {
    const ns = sum(some, (kernel) => kernel.rounds[index]?.totalNs ?? 0);
    return kernelNs > 0 && ns >= constants.besides.value * kernelNs;
  });
}

function listNames(row: KernelFigures) {
  return [...row.base, ...row.head].flatMap(({ name, shortName }) => [name, shortName]);
}
