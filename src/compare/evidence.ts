import type { CommonMode, TimeChange } from "../model/comparison/comparison-rows.ts";
import { sharedValue } from "../model/rounds.ts";
import { sum } from "../model/sums.ts";
import { percent, signedPercent } from "../model/text/quantity.ts";
import type { Ratio } from "../model/units.ts";
import { toleranceAround, findSharedFactor } from "./common-mode.ts";
import { constants } from "./constants.ts";
import { isMajority } from "./majority.ts";
import { noiseFloor, type Estimate, type KnownNoise, type Measured } from "./noise/estimate.ts";
import type { Threshold } from "./policy/thresholds.ts";
import { explainFewDraws } from "./range-kernels.ts";
import {
  findCalibratedNoise,
  isUsualNoise,
  measureConcentration,
  findPartThreshold,
  rangePart,
  type Part,
  type RangeSides,
} from "./range-sides.ts";

/** The second of a verdict's three steps: collects what we know about the two sides. */

/** If a row has several of these limits, the largest ones apply. */
interface SizeEvidence {
  readonly least: Ratio;
  /** A time is unchanged if its interval lies within ± this. Null if we can't show that the time is unchanged. */
  readonly same: Ratio | null;
  readonly why: string | null;
}

interface ClockEvidence {
  /** 1.04 if the clocks made the kernels 4% slower. */
  readonly factor: number;
  /** How far kernels may deviate from the factor, as a log ratio. */
  readonly within: number;
  readonly why: string;
}

export type Circumstance =
  "waits" | "too-little" | "kernels-vary" | "few-draws" | "whole-contradicts" | "other-variant";

export interface Evidence {
  /** A range is a whole, judged by its interval. Its kernels, families, and paths are parts, judged by their estimates. */
  readonly extent: "whole" | "part";
  readonly sizes: ReadonlyMap<string, SizeEvidence>;
  readonly clock: ClockEvidence | null;
  readonly circumstances: Map<Circumstance, string>;
}

export interface Sizes {
  readonly least: Ratio;
  readonly same: Ratio | null;
  readonly why: string | null;
}

export function largestSizes(evidence: readonly SizeEvidence[]): Sizes {
  const sizes = evidence.toSorted((a, b) => b.least - a.least);
  const [largest] = sizes;
  const limits = sizes.map(({ same }) => same);
  return {
    least: largest?.least ?? 0,
    same: limits.includes(null) ? null : Math.max(0, ...limits.map((limit) => limit ?? 0)),
    why: sizes.find(({ same, why }) => same === null && why !== null)?.why ?? largest?.why ?? null,
  };
}

interface RowFacts {
  readonly shareRatio: Ratio;
  readonly impactRatio: Ratio;
  readonly range: TimeChange;
  readonly family: TimeChange | null;
}

interface Subject {
  readonly time: Measured;
  readonly part: Part;
  readonly sides: RangeSides;
  readonly threshold: Threshold;
  readonly knownNoise: KnownNoise | null;
  readonly commonMode: CommonMode | null;
  /** Null for a whole range. */
  readonly row: RowFacts | null;
}

export function findEvidence(
  time: Estimate,
  part: Part,
  sides: RangeSides,
  commonMode: CommonMode | null,
  row: RowFacts | null = null,
): Evidence {
  const sizes = new Map<string, SizeEvidence>();
  const circumstances: Evidence["circumstances"] = new Map();
  const extent = row === null ? "whole" : "part";
  if (time.presence !== "both") return { extent, sizes, clock: null, circumstances };
  const knownNoise = findCalibratedNoise(part, sides);
  const subject = { time, part, sides, threshold: findPartThreshold(part, sides), knownNoise, commonMode, row };
  for (const [kind, find] of Object.entries(sizeRules)) {
    const size = find(subject);
    if (size !== null) sizes.set(kind, size);
  }
  for (const [kind, find] of circumstanceRules) {
    const why = find(subject);
    if (why !== null) circumstances.set(kind, why);
  }
  return { extent, sizes, clock: findClockEvidence(commonMode), circumstances };
}

const sizeRules: Readonly<Record<string, (subject: Subject) => SizeEvidence | null>> = {
  threshold: ({ threshold: { ratio } }) => ({ least: ratio, same: ratio, why: null }),
  calibration: ({ knownNoise, sides }) =>
    knownNoise === null
      ? null
      : limitBoth(
          noiseFloor(knownNoise, sides.rounds),
          "In the calibration, rounds of the same code differ by this much.",
        ),
  // Two GPUs of the same model run the same code at different speeds. But a single kernel differs no more between two GPUs than between two builds.
  "two-gpus": ({ sides }) =>
    sides.context.sameGpu
      ? null
      : limitBoth(constants.otherGpu.value, "Two GPUs of the same model can differ by this much."),
  // The GPU's timestamps have a limited resolution, so short times change only in whole steps.
  "clock-steps": ({ time: { baseNs, headNs } }) =>
    limitBoth(
      constants.clockSteps.value / Math.max(1, Math.min(baseNs ?? 0, headNs ?? 0)),
      "The change is too small for the resolution of the GPU's timestamps.",
    ),
  "one-round"(subject) {
    if (subject.sides.rounds > 1) return null;
    const isOneProcess = subject.time.within !== null;
    const why = isOneProcess
      ? "With one process per side, we don't know how much processes vary."
      : "With one round per side, the noise is unknown.";
    return { least: leastOfOneRound(subject), same: null, why };
  },
  "one-process"({ time: { within }, sides }) {
    if (sides.rounds > 1 || within === null) return null;
    const least = within.isApart ? constants.clearOfSpread.value * within.spread : Infinity;
    const why = "Rounds within the same process vary too much to show a change of this size.";
    return { least, same: null, why };
  },
  "two-rounds"({ part: { kind }, sides, threshold, knownNoise }) {
    const isDefault = !threshold.isOwn && knownNoise === null;
    if (sides.rounds !== 2 || !isDefault || (kind !== "range" && kind !== "family")) return null;
    const least = constants.twoRounds.value;
    return { least, same: 0, why: `With two rounds per side, only changes of ${percent(least)} or more count.` };
  },
  "amount-differs": ({ row, sides }) => (row === null ? findOtherAmount(sides) : null),
  "rounds-spread"({ time: { effect, knownNoise }, part, sides, row }) {
    const least = constants.clearOfSpread.value * effect.spread;
    if (effect.rounds === 1) return null;
    // Each kernel has its own noise, so the spread of its rounds limits both what counts as a change and what counts as unchanged.
    if (row !== null) return { least, same: least, why: null };
    // The noise of a range's kernels averages out, so the spread of the range's rounds only matters if it's unusual.
    return effect.isUnusual || (knownNoise === null && !isUsualNoise(part, sides))
      ? { least, same: 0, why: null }
      : null;
  },
  // Other threads may explain a change if they launched that much work, such as a prefetch or a checkpoint, in only some rounds.
  "other-threads"({ time: { baseNs }, sides: { base, head }, row }) {
    if (row !== null || baseNs === null) return null;
    const varyingNs = [base, head].map(({ rounds }) => {
      const work = rounds.map(({ otherThreads }) => otherThreads);
      if (sharedValue(work.map(({ launches }) => launches)) !== null) return 0;
      const times = work.map(({ kernelNs }) => kernelNs);
      return Math.max(...times) - Math.min(...times);
    });
    const least = Math.max(...varyingNs) / baseNs;
    const why = "In some rounds but not in others, other threads launched enough work to explain the change.";
    return least === 0 ? null : { least, same: 0, why };
  },
};

function limitBoth(least: Ratio, why: string): SizeEvidence {
  return { least, same: least, why };
}

/**
 * One round doesn't show how much a kernel's time varies, so the range must have changed too, and not by what an autotuner chose, unless
 * there's a calibration or the user set this threshold.
 */
function leastOfOneRound({ part, sides, threshold, knownNoise, row }: Subject): Ratio {
  const single = constants.oneRound.value;
  if (row === null || threshold.isOwn || knownNoise !== null) return single;
  const { range, impactRatio } = row;
  if (range.state === "regressed" || range.state === "improved") return single;
  const change = range.changeRatio ?? 0;
  // The change as a share of the larger side, which is also how we measure impact.
  const ofLarger = change / Math.max(1, 1 + change);
  const isOfDraw = whyFewDraws(range, rangePart(sides), sides) !== null;
  const isHalf = Math.sign(impactRatio) * ofLarger >= constants.shownShare.value * Math.abs(impactRatio);
  if (isOfDraw || !isHalf) return Infinity;
  const concentration = part.kind === "family" ? measureConcentration(part) : 1;
  return Math.max(single, concentration * constants.clearInOneRound.value * single);
}

/** If one side's only round has 15 steps and the other's has 16, we can't tell if the code or the input made the difference. */
function findOtherAmount({ rounds, measured: { base, head } }: RangeSides): SizeEvidence | null {
  if (rounds > 1 || base.rounds.length > 1 || head.rounds.length > 1) return null;
  const inHead = new Map(head.kernels.map((kernel) => [kernel.name, kernel]));
  const moves = base.kernels.flatMap(({ name, rounds: [before] }) => {
    const after = inHead.get(name)?.rounds[0];
    if (before == null || after == null || before.launches === 0 || after.launches === 0) return [];
    return [{ value: Math.log(after.launches / before.launches), weight: before.totalNs + after.totalNs }];
  });
  // Use both sides' time, so that swapping the sides changes nothing.
  const factor = findSharedFactor(
    moves,
    sum([base, head], ({ rounds: [round] }) => round?.kernelNs ?? 0),
  );
  if (factor === null || factor === 0) return null;
  return {
    least: constants.clearInOneRound.value * constants.oneRound.value,
    same: null,
    why: `The launch counts of nearly all kernels changed by ${signedPercent(Math.expm1(factor))}, so the amount of work may differ.`,
  };
}

function findClockEvidence(commonMode: CommonMode | null): ClockEvidence | null {
  if (commonMode?.explainedByClocks !== true) return null;
  const { changeRatio, shareRatio } = commonMode;
  const word = changeRatio > 0 ? "slower" : "faster";
  const why = !isMajority(shareRatio, 1)
    ? `The clocks differ enough to make the range ${word}, so the machine may be the cause.`
    : `Kernels that take ${percent(shareRatio)} of the time are ${word} by the same factor, and the clocks differ, so the machine is the cause.`;
  return { factor: 1 + changeRatio, within: toleranceAround(Math.log1p(changeRatio)), why };
}

export const waitsText = "The time includes waiting for other GPUs.";

const circumstanceRules: readonly (readonly [Circumstance, (subject: Subject) => string | null])[] = [
  [
    "kernels-vary",
    ({ sides }) =>
      sides.kernelsVary ? "A side's rounds run different kernels, for example because each process autotunes." : null,
  ],
  ["few-draws", ({ time, part, sides, row }) => (row === null ? whyFewDraws(time, part, sides) : null)],
  [
    "waits",
    ({ part: { kind, members }, sides, row }) => {
      const isWaiting = sides.waits && members.every(({ family }) => family === "communication");
      return row !== null && kind !== "operator" && isWaiting ? waitsText : null;
    },
  ],
  [
    "too-little",
    ({ row }) => {
      const least = constants.leastImpact.value;
      if (row === null || Math.abs(row.impactRatio) >= least) return null;
      return `The change is less than ${percent(least)} of the range.`;
    },
  ],
  ["whole-contradicts", findContradiction],
  [
    "other-variant",
    (subject) => (canBeContradicted(subject) ? whyFewDraws(subject.time, subject.part, subject.sides) : null),
  ],
];

function canBeContradicted({ row, sides }: Subject) {
  return row !== null && !sides.context.policy["fail-on"].includes("kernel") && row.range.state !== "regressed";
}

/**
 * The range or family rises by less than half of what the row should add, and its interval excludes the full amount. We remove the
 * machine's factor first.
 */
function findContradiction(subject: Subject): string | null {
  const { row, commonMode, sides } = subject;
  if (row === null || !canBeContradicted(subject)) return null;
  const { range, family, impactRatio, shareRatio } = row;
  const machine = commonMode?.explainedByClocks === true ? commonMode.changeRatio : 0;
  const impact = impactRatio - shareRatio * machine;
  if (contradicts(range, impact, machine)) return "The range as a whole doesn't show this slowdown.";
  const familyNs = Math.max(family?.baseNs ?? 0, family?.headNs ?? 0);
  return family !== null && contradicts(family, (impact * sides.kernelNs) / familyNs, machine)
    ? "The family as a whole doesn't show this slowdown."
    : null;
}

/** One round gives no interval, so in that case the whole must have improved. */
function contradicts({ changeRatio, highRatio, state }: TimeChange, impact: Ratio, machine: Ratio) {
  if (changeRatio === null || changeRatio - machine >= constants.shownShare.value * impact) return false;
  return highRatio === null ? state === "improved" : highRatio - machine < impact;
}

/** If an autotuner may have caused most of a change by chance, the change says nothing about the commit. */
function whyFewDraws(
  { baseNs, headNs }: Pick<TimeChange, "baseNs" | "headNs">,
  { members }: Part,
  { drawn }: RangeSides,
) {
  return explainFewDraws(members, drawn, (headNs ?? 0) - (baseNs ?? 0), (row) => row.headNs - row.baseNs);
}
