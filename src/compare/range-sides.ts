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
import { estimateOf, sideTimes, type Estimate, type RoundTimes } from "./estimate.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { usualNoise, type KnownNoise } from "./noise/known-noise.ts";
import { type RoundProcesses } from "./noise/processes.ts";
import { thresholdOf, type Threshold } from "./policy/thresholds.ts";
import { overlappedRounds, rangeKernels, type KernelFigures } from "./range-kernels.ts";

export interface RangeContext {
  readonly interleaved: boolean;
  /** Of each pair, whether head was measured first. */
  readonly headFirst: readonly boolean[];
  /** Null: each round has a process of its own. */
  readonly processes: RoundProcesses | null;
  /** Rounds that are slower throughout than the fastest of their side couldn't be left out (`steadyRounds`). */
  readonly roundsDisagree: boolean;
  /** Its wall time without CUDA tracing, which then decides; null: not measured on both sides. */
  readonly latency: Latency | null;
  readonly policy: Config["compare"];
  /** One that holds for this GPU (`fittingCalibration`); null: none. */
  readonly calibration: Calibration | null;
  /** Both sides are known to have run on the same GPU. */
  readonly sameGpu: boolean;
  readonly names: NameRules;
  readonly clocks: SideClocks | null;
}

/** Both sides of a range with the work that their rounds share, and what its parts are made of. */
export interface RangeSides {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  /** As measured. */
  readonly measured: { readonly base: ProfileRange; readonly head: ProfileRange };
  /** The rounds of a side didn't do the same work, so times are of the launches that every round has. */
  readonly isScaled: boolean;
  /** Processes a side, the smaller number: what is independent. */
  readonly rounds: number;
  readonly figures: readonly KernelFigures[];
  /** Its kernel time on the side with more. */
  readonly kernelNs: Nanoseconds;
  /** Its time includes waiting for other GPUs. */
  readonly waits: boolean;
  readonly overlap: { readonly base: Ratio | null; readonly head: Ratio | null };
  /** Autotuning may choose other kernels in each process: rounds of a side are then not the same program. */
  readonly kernelsVary: boolean;
  readonly context: RangeContext;
}

/** A range's time on the GPU, a family's, a kernel's, or that of a path of nested ranges. */
export interface Part {
  readonly kind: "range" | "family" | "kernel" | "operator";
  /** The family's name, base's of the kernel, or the path; empty for a range. */
  readonly name: string;
  /** None of a path. */
  readonly members: readonly KernelFigures[];
}

export function rangeSides(measuredBase: ProfileRange, measuredHead: ProfileRange, context: RangeContext): RangeSides {
  const { base, head, isScaled } = commonWork(measuredBase, measuredHead);
  const { processes } = context;
  const roundsOf = (side: ProfileRange, own: readonly number[] | undefined): number =>
    own === undefined ? side.rounds.length : new Set(own).size;
  const sides = {
    base,
    head,
    measured: { base: measuredBase, head: measuredHead },
    isScaled,
    rounds: Math.min(roundsOf(base, processes?.base), roundsOf(head, processes?.head)),
    figures: rangeKernels(base, head, context.names),
    waits: waitsForOthers(base, head),
    overlap: { base: overlappedShare(base), head: overlappedShare(head) },
    kernelsVary: kernelsVary(base) || kernelsVary(head),
    context,
  };
  const { baseNs, headNs } = sideTimes(timesOf(sides, ({ kernelNs }) => kernelNs));
  return { ...sides, kernelNs: Math.max(baseNs ?? 0, headNs ?? 0) };
}

/** A figure of each round of the range. */
export function timesOf(
  sides: Pick<RangeSides, "base" | "head" | "context">,
  pick: (round: ProfileRangeRound) => number,
): RoundTimes {
  return inOrder(sides, { base: sides.base.rounds.map(pick), head: sides.head.rounds.map(pick) });
}

/** Times by round, with how the rounds follow each other. */
export function inOrder(
  { context }: Pick<RangeSides, "context">,
  times: Pick<RoundTimes, "base" | "head">,
): RoundTimes {
  const { interleaved, headFirst, processes } = context;
  return { ...times, interleaved, headFirst, processes };
}

export function rangePart({ figures }: RangeSides): Part {
  return { kind: "range", name: "", members: figures };
}

/** A part's times, with what is known of their noise. */
export function estimatePart(times: RoundTimes, part: Part, sides: RangeSides): Estimate {
  return estimateOf(times, calibratedOf(part, sides) ?? (isUsual(part, sides) ? usualNoise : null));
}

export function calibratedOf({ kind, name }: Part, { head, context }: RangeSides): KnownNoise | null {
  return kind === "operator" ? null : calibratedNoise(context.calibration, { kind, range: head, name });
}

/** What is usual of rounds describes those that do the same work, one kernel after another. */
export function isUsual({ kind, members }: Part, { base, head, overlap, isScaled }: RangeSides): boolean {
  if (Math.max(overlap.base ?? 0, overlap.head ?? 0) >= constants.besides.value) return false;
  if (isScaled) return true;
  return kind === "range"
    ? [base, head].every(({ rounds }) => areEqual(rounds.map(({ launches }) => launches)))
    : members.every((row) =>
        [...row.base, ...row.head].every(({ rounds }) => areEqual(rounds.map((round) => round?.launches ?? 0))),
      );
}

export function partThreshold(part: Part, sides: RangeSides): Threshold {
  const { kind, members } = part;
  const asked = {
    range: sides.head,
    family: kind === "range" ? null : (members[0]?.family ?? null),
    // A path may be one kernel, and is judged as one.
    kernels: kind === "kernel" || kind === "operator" ? members.flatMap(namesOf) : null,
    concentration: partConcentration(part),
    isCalibrated: calibratedOf(part, sides) !== null,
  };
  return thresholdOf(asked, sides.context.policy);
}

/** How much of a part one kernel is: 1 where it is one, 0.5 for four alike. */
export function partConcentration({ members }: Part): Ratio {
  const times = members.map(({ baseNs, headNs }) => Math.max(baseNs, headNs));
  const total = times.reduce((sum, ns) => sum + ns, 0);
  return total === 0 ? 0 : Math.hypot(...times.map((ns) => ns / total));
}

/** Of a range's kernel time the share that ran beside other work of the range; the median over rounds, null where it isn't known. */
function overlappedShare({ kernels, rounds }: ProfileRange): Ratio | null {
  const shares = overlappedRounds(kernels, rounds.length);
  return shares === null ? null : median(shares);
}

function kernelsVary({ kernels, rounds }: ProfileRange): boolean {
  const some = kernels.filter((kernel) => kernel.rounds.some((round) => (round?.launches ?? 0) === 0));
  return rounds.some(({ kernelNs }, index) => {
    const ns = some.reduce((sum, kernel) => sum + (kernel.rounds[index]?.totalNs ?? 0), 0);
    return kernelNs > 0 && ns >= constants.besides.value * kernelNs;
  });
}

function areEqual(counts: readonly number[]): boolean {
  return new Set(counts).size < 2;
}

function namesOf(row: KernelFigures): string[] {
  return [...row.base, ...row.head].flatMap(({ name, shortName }) => [name, shortName]);
}
