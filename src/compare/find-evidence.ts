import type { CommonMode, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { median, sharedValue } from "../model/rounds.ts";
import { percent, signedPercent } from "../model/text/quantity.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import type { Estimate, Measured } from "./estimate.ts";
import { type ClockEvidence, type Evidence, type SizeEvidence, type StateEvidence } from "./evidence.ts";
import { noiseFloor } from "./noise/known-noise.ts";
import { nearTo, oneFactor } from "./one-factor.ts";
import { overlappedRounds } from "./range-kernels.ts";
import {
  calibratedOf,
  isUsual,
  partConcentration,
  partThreshold,
  rangePart,
  type Part,
  type RangeSides,
} from "./range-sides.ts";

/** What is known about a range's time on the GPU. */
export function evidenceOfRange(
  estimate: Estimate,
  part: Part,
  sides: RangeSides,
  commonMode: CommonMode | null,
): Evidence[] {
  if (estimate.presence !== "both") return [];
  return [
    ...sharedEvidence(estimate, part, sides),
    ...oneRound(estimate, sides, sides.context.policy["single-round-threshold"] / 100),
    ...twoRounds(part, sides),
    ...amountDiffers(sides),
    ...wholeSpread(estimate, part, sides),
    ...otherThreads(estimate, sides),
    ...clocksDiffer(commonMode),
  ];
}

/** What a family or kernel is of its range, and what the range did. */
export interface RowFacts {
  readonly part: Part;
  readonly shareRatio: Ratio;
  readonly impactRatio: Ratio;
  /** The range's time on the GPU, decided. */
  readonly range: TimeChange;
  /** Its family's time, decided; null for a family. */
  readonly family: TimeChange | null;
  readonly commonMode: CommonMode | null;
}

/** What is known about a family or a kernel. */
export function evidenceOfRow(estimate: Estimate, facts: RowFacts, sides: RangeSides): Evidence[] {
  if (estimate.presence !== "both") return [];
  const { part } = facts;
  return [
    ...sharedEvidence(estimate, part, sides),
    ...oneRound(estimate, sides, leastOfOneRound(facts, sides)),
    ...rowSpread(estimate),
    ...clocksDiffer(facts.commonMode),
    ...waits(part, sides),
    ...tooLittle(facts, sides),
    ...overlapChanged(facts, sides),
    ...wholeContradicts(facts, sides),
    ...otherVariant(facts, sides),
  ];
}

function sharedEvidence(estimate: Measured, part: Part, sides: RangeSides): Evidence[] {
  const { ratio } = partThreshold(part, sides);
  const known = calibratedOf(part, sides);
  const floor = known === null ? null : noiseFloor(known, sides.rounds);
  return [
    size("threshold", ratio, ratio),
    ...(floor === null
      ? []
      : [size("calibration", floor, floor, "The calibration's rounds of the same code differ by as much.")]),
    ...twoGpus(sides),
    ...clockSteps(estimate),
    ...kernelsVary(sides),
  ];
}

/** Two GPUs of one model run the same code at different speeds. What they move a kernel by, a new build does, too. */
function twoGpus({ context }: RangeSides): SizeEvidence[] {
  const least = constants.otherGpu.value;
  return context.sameGpu ? [] : [size("two-gpus", least, least, "Two GPUs of one model differ by as much.")];
}

function oneRound(estimate: Measured, { rounds }: RangeSides, least: Ratio): SizeEvidence[] {
  if (rounds > 1) return [];
  const { within } = estimate;
  if (within === null) return [size("one-round", least, null, "With one round a side the noise is unknown.")];
  const why = "With one process a side, what processes differ by is unknown.";
  const ofSpread = constants.clearOfSpread.value * within.spread;
  return [
    size("one-round", least, null, why),
    size(
      "one-process",
      within.isApart ? ofSpread : Infinity,
      null,
      "The rounds of one process differ by too much for a change of this size.",
    ),
  ];
}

/** One round shows nothing of what one kernel's time varies by, unless the range changed, too, or somebody knows better. */
function leastOfOneRound({ part, range, impactRatio }: RowFacts, sides: RangeSides): Ratio {
  const single = sides.context.policy["single-round-threshold"] / 100;
  const isShown = range.state === "regressed" || range.state === "improved";
  if (isShown || partThreshold(part, sides).isOwn || calibratedOf(part, sides) !== null) return single;
  const change = range.changeRatio ?? 0;
  // A share of the larger side, as impacts are.
  const ofLarger = change / Math.max(1, 1 + change);
  const isHalf = Math.sign(impactRatio) * ofLarger >= constants.half.value * Math.abs(impactRatio);
  if (!isHalf) return Infinity;
  const concentration = part.kind === "family" ? partConcentration(part) : 1;
  return Math.max(single, concentration * constants.clearly.value * single);
}

function twoRounds(part: Part, sides: RangeSides): SizeEvidence[] {
  const isDefault = !partThreshold(part, sides).isOwn && calibratedOf(part, sides) === null;
  if (sides.rounds !== 2 || !isDefault) return [];
  const least = constants.twoRounds.value;
  return [size("two-rounds", least, 0, `With two rounds a side, only ${percent(least)} and more is called a change.`)];
}

/** One round of 15 steps and one of 16: whether the code or the input made the difference, one round can't tell. */
function amountDiffers({ rounds, measured, context }: RangeSides): SizeEvidence[] {
  const [base, head] = [measured.base.rounds, measured.head.rounds];
  if (rounds > 1 || base.length > 1 || head.length > 1) return [];
  const inHead = new Map(measured.head.kernels.map((kernel) => [kernel.name, kernel]));
  const moves = measured.base.kernels.flatMap(({ name, rounds: [one] }) => {
    const other = inHead.get(name)?.rounds[0];
    if (one == null || other == null || one.launches === 0 || other.launches === 0) return [];
    return [{ value: Math.log(other.launches / one.launches), weight: one.totalNs + other.totalNs }];
  });
  // Of both sides' time: swapped, the same rounds must say the same.
  const factor = oneFactor(moves, (base[0]?.kernelNs ?? 0) + (head[0]?.kernelNs ?? 0));
  if (factor === null || factor === 0) return [];
  const least = (constants.clearly.value * context.policy["single-round-threshold"]) / 100;
  return [
    size(
      "amount-differs",
      least,
      null,
      `Head launches nearly all kernels ${signedPercent(Math.expm1(factor))} as often: this may be another amount of work.`,
    ),
  ];
}

/** A kernel's rounds vary by what the kernel is; what is the same is told apart by the same measure. */
function rowSpread({ effect }: Measured): SizeEvidence[] {
  const least = constants.clearOfSpread.value * effect.spread;
  return effect.rounds === 1 ? [] : [size("rounds-spread", least, least)];
}

/** A range's kernels even out each other's noise, unless its rounds aren't usual. */
function wholeSpread({ effect, known }: Measured, part: Part, sides: RangeSides): SizeEvidence[] {
  const { roundsDisagree } = sides.context;
  if (effect.rounds === 1) return [];
  const least = constants.clearOfSpread.value * effect.spread;
  if (roundsDisagree)
    return [
      size(
        "rounds-disagree",
        least,
        0,
        "Some rounds of a side are slower throughout than its fastest, and can't be left out: there are too many, or the pairs left all began with the same side.",
      ),
    ];
  return effect.isUnusual || (known === null && !isUsual(part, sides)) ? [size("rounds-spread", least, 0)] : [];
}

/** A change isn't the code's where other threads launched as much in some rounds only: a prefetch, a checkpoint. */
function otherThreads({ baseNs }: Measured, { base, head }: RangeSides): SizeEvidence[] {
  const varying = Math.max(...[base, head].map(varyingNs));
  if (varying === 0 || baseNs === null) return [];
  return [
    size(
      "other-threads",
      varying / baseNs,
      0,
      "Other threads launched work in some rounds only, as much as the change.",
    ),
  ];
}

function varyingNs({ rounds }: ProfileRange): number {
  const own = rounds.map(({ otherThreads: one }) => one);
  if (sharedValue(own.map(({ launches }) => launches)) !== null) return 0;
  const times = own.map(({ kernelNs }) => kernelNs);
  return Math.max(...times) - Math.min(...times);
}

function clocksDiffer(commonMode: CommonMode | null): ClockEvidence[] {
  if (commonMode?.explainedByClocks !== true) return [];
  const { changeRatio, shareRatio } = commonMode;
  const word = changeRatio > 0 ? "slower" : "faster";
  const why =
    shareRatio < constants.half.value
      ? `The range is ${word} by as much as the clocks differ: this may be the machine.`
      : `Kernels with ${percent(shareRatio)} of the time are ${word} by one factor, and the clocks differ: this is the machine.`;
  const within = nearTo(Math.log1p(changeRatio));
  return [{ kind: "clocks-differ", factor: 1 + changeRatio, within, why }];
}

/** A short time changes by steps of the clock. */
function clockSteps({ baseNs, headNs }: Measured): SizeEvidence[] {
  const least = constants.clockSteps.value / Math.max(1, Math.min(baseNs ?? 0, headNs ?? 0));
  return [size("clock-steps", least, least, "A smaller change is below the resolution of the GPU's timestamps.")];
}

function kernelsVary(sides: RangeSides): StateEvidence[] {
  if (!sides.kernelsVary) return [];
  return [
    {
      kind: "kernels-vary",
      why: "The rounds of a side don't run the same kernels, as with autotuning in each process.",
    },
  ];
}

export const waitsForOthers: StateEvidence = { kind: "waits", why: "Its time includes waiting for other GPUs." };

function waits({ kind, members }: Part, sides: RangeSides): StateEvidence[] {
  const isWaiting = sides.waits && members.every(({ family }) => family === "communication");
  return kind !== "operator" && isWaiting ? [waitsForOthers] : [];
}

function tooLittle({ shareRatio, impactRatio }: RowFacts, { context }: RangeSides): StateEvidence[] {
  const minShare = context.policy["min-kernel-share"] / 100;
  const minImpact = context.policy["min-kernel-impact"] / 100;
  if (shareRatio < minShare) return [{ kind: "too-short", why: `It is less than ${percent(minShare)} of the range.` }];
  if (Math.abs(impactRatio) >= minImpact) return [];
  return [{ kind: "too-little", why: `Its change is less than ${percent(minImpact)} of the range.` }];
}

/** The same of what is nested in a range, of which it is not known alone. */
export function overlapOfRange(sides: RangeSides): StateEvidence[] {
  return overlapChanged({ part: rangePart(sides) }, sides);
}

/** A kernel that runs beside other work for more or less of its time takes longer or shorter for that alone. */
function overlapChanged({ part }: Pick<RowFacts, "part">, sides: RangeSides): StateEvidence[] {
  const { base, head, context } = sides;
  if (context.policy["fail-on"].includes("kernel")) return [];
  const shares = [
    overlappedRounds(
      part.members.flatMap((row) => row.base),
      base.rounds.length,
    ),
    overlappedRounds(
      part.members.flatMap((row) => row.head),
      head.rounds.length,
    ),
  ];
  const [before, after] = shares;
  if (before == null || after == null) return [];
  const spread = Math.max(Math.max(...before) - Math.min(...before), Math.max(...after) - Math.min(...after));
  const least = Math.max(partThreshold(part, sides).ratio, constants.clearOfSpread.value * spread);
  if (Math.abs(median(after) - median(before)) <= least) return [];
  return [
    {
      kind: "overlap-changed",
      why: "Its overlap with other work changed, so its duration is no measure; the range's busy time decides.",
    },
  ];
}

/**
 * A slower row that its range, or a kernel that its family, doesn't show: the whole rises by less than half of the row's impact on it, and
 * surely by less than all of it. All of them count without what the machine made slower.
 */
function wholeContradicts(facts: RowFacts, { context, kernelNs }: RangeSides): StateEvidence[] {
  const { range, family, impactRatio, shareRatio, commonMode } = facts;
  if (context.policy["fail-on"].includes("kernel") || range.state === "regressed") return [];
  const machine = commonMode?.explainedByClocks === true ? commonMode.changeRatio : 0;
  const impact = impactRatio - shareRatio * machine;
  if (contradicts(range, impact, machine))
    return [{ kind: "whole-contradicts", why: "The range as a whole doesn't show it." }];
  const familyNs = Math.max(family?.baseNs ?? 0, family?.headNs ?? 0);
  return family !== null && contradicts(family, (impact * kernelNs) / familyNs, machine)
    ? [{ kind: "whole-contradicts", why: "Its family as a whole doesn't show it." }]
    : [];
}

/** `impact` is the row's change as a share of the whole. One round shows no interval: it contradicts only by a change of its own. */
function contradicts({ changeRatio, highRatio, state }: TimeChange, impact: Ratio, machine: Ratio): boolean {
  if (changeRatio === null || changeRatio - machine >= constants.half.value * impact) return false;
  return highRatio === null ? state === "improved" : highRatio - machine < impact;
}

function otherVariant({ part, range, family }: RowFacts, { context }: RangeSides): StateEvidence[] {
  if (context.policy["fail-on"].includes("kernel") || family === null || range.state === "regressed") return [];
  const isFamilySlower = family.mayBeSlower || ["regressed", "noted", "new", "removed"].includes(family.state);
  if (isFamilySlower || !part.members.some(({ autotuned }) => autotuned !== null)) return [];
  return [
    {
      kind: "other-variant",
      why: "A library or compiler chose another variant, and the family takes as long as before.",
    },
  ];
}

function size(kind: SizeEvidence["kind"], least: Ratio, same: Ratio | null, why: string | null = null): SizeEvidence {
  return { kind, least, same, why };
}
