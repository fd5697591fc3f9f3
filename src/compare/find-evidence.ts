import type { CommonMode, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { sharedValue } from "../model/rounds.ts";
import { percent, signedPercent } from "../model/text/quantity.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { whyDrawn } from "./draws.ts";
import { type Estimate, type Measured, noiseFloor } from "./noise/estimate.ts";
import { type ClockEvidence, type Evidence, type SizeEvidence, type StateEvidence } from "./evidence.ts";
import { isMajority } from "./majority.ts";
import { nearTo, sharedFactor } from "./one-factor.ts";
import {
  findCalibratedNoise,
  isUsualNoise,
  measureConcentration,
  findPartThreshold,
  rangePart,
  type Part,
  type RangeSides,
} from "./range-sides.ts";

/** Collects the evidence about a range's time on the GPU. */
export function evidenceOfRange(
  estimate: Estimate,
  part: Part,
  sides: RangeSides,
  commonMode: CommonMode | null,
): Evidence[] {
  if (estimate.presence !== "both") return [];
  return [
    ...sharedEvidence(estimate, part, sides),
    ...oneRound(estimate, sides, constants.oneRound.value),
    ...twoRounds(part, sides),
    ...amountDiffers(sides),
    ...wholeSpread(estimate, part, sides),
    ...otherThreads(estimate, sides),
    ...fewDraws(estimate, part, sides),
    ...clocksDiffer(commonMode),
  ];
}

/** How a row relates to its range, and how the range changed. */
export interface RowFacts {
  readonly part: Part;
  readonly shareRatio: Ratio;
  readonly impactRatio: Ratio;
  /** The range's time on the GPU, already judged. */
  readonly range: TimeChange;
  /** The family's time, already judged. Null unless the row is a kernel. */
  readonly family: TimeChange | null;
  readonly commonMode: CommonMode | null;
}

/** Collects the evidence about a family, a kernel, or a path. */
export function evidenceOfRow(estimate: Estimate, facts: RowFacts, sides: RangeSides): Evidence[] {
  if (estimate.presence !== "both") return [];
  const { part } = facts;
  return [
    ...sharedEvidence(estimate, part, sides),
    ...oneRound(estimate, sides, leastOfOneRound(facts, sides)),
    ...twoRounds(part, sides),
    ...rowSpread(estimate),
    ...clocksDiffer(facts.commonMode),
    ...waits(part, sides),
    ...tooLittle(facts),
    ...wholeContradicts(facts, sides),
    ...otherVariant(estimate, facts, sides),
  ];
}

function sharedEvidence(estimate: Measured, part: Part, sides: RangeSides): Evidence[] {
  const { ratio } = findPartThreshold(part, sides);
  const known = findCalibratedNoise(part, sides);
  const floor = known === null ? null : noiseFloor(known, sides.rounds);
  return [
    size("threshold", ratio, ratio),
    ...(floor === null
      ? []
      : [size("calibration", floor, floor, "In the calibration, rounds of the same code differ by this much.")]),
    ...twoGpus(sides),
    ...clockSteps(estimate),
    ...kernelsVary(sides),
  ];
}

/** Two GPUs of the same model run the same code at different speeds. But a single kernel differs no more between two GPUs than between two builds. */
function twoGpus({ context }: RangeSides): SizeEvidence[] {
  const least = constants.otherGpu.value;
  return context.sameGpu ? [] : [size("two-gpus", least, least, "Two GPUs of the same model can differ by this much.")];
}

function oneRound(estimate: Measured, { rounds }: RangeSides, least: Ratio): SizeEvidence[] {
  if (rounds > 1) return [];
  const { within } = estimate;
  if (within === null) return [size("one-round", least, null, "With one round per side, the noise is unknown.")];
  const why = "With one process per side, we don't know how much processes vary.";
  const ofSpread = constants.clearOfSpread.value * within.spread;
  return [
    size("one-round", least, null, why),
    size(
      "one-process",
      within.isApart ? ofSpread : Infinity,
      null,
      "Rounds within the same process vary too much to show a change of this size.",
    ),
  ];
}

/**
 * The smallest change of a row that counts with one round per side. One round doesn't show how much a kernel's time varies, so the range
 * must have changed too, and not by what an autotuner chose, unless there's a calibration or the user set this threshold.
 */
function leastOfOneRound({ part, range, impactRatio }: RowFacts, sides: RangeSides): Ratio {
  const single = constants.oneRound.value;
  const isShown = range.state === "regressed" || range.state === "improved";
  if (isShown || findPartThreshold(part, sides).isOwn || findCalibratedNoise(part, sides) !== null) return single;
  const change = range.changeRatio ?? 0;
  // The change as a share of the larger side, which is also how we measure impact.
  const ofLarger = change / Math.max(1, 1 + change);
  const isOfDraw = fewDraws(range, rangePart(sides), sides).length > 0;
  const isHalf = Math.sign(impactRatio) * ofLarger >= constants.shownShare.value * Math.abs(impactRatio);
  if (isOfDraw || !isHalf) return Infinity;
  const concentration = part.kind === "family" ? measureConcentration(part) : 1;
  return Math.max(single, concentration * constants.clearInOneRound.value * single);
}

function twoRounds(part: Part, sides: RangeSides): SizeEvidence[] {
  const isDefault = !findPartThreshold(part, sides).isOwn && findCalibratedNoise(part, sides) === null;
  if (sides.rounds !== 2 || !isDefault || (part.kind !== "range" && part.kind !== "family")) return [];
  const least = constants.twoRounds.value;
  return [size("two-rounds", least, 0, `With two rounds per side, only changes of ${percent(least)} or more count.`)];
}

/** If one side's only round has 15 steps and the other's has 16, we can't tell if the code or the input made the difference. */
function amountDiffers({ rounds, measured }: RangeSides): SizeEvidence[] {
  const [base, head] = [measured.base.rounds, measured.head.rounds];
  if (rounds > 1 || base.length > 1 || head.length > 1) return [];
  const inHead = new Map(measured.head.kernels.map((kernel) => [kernel.name, kernel]));
  const moves = measured.base.kernels.flatMap(({ name, rounds: [one] }) => {
    const other = inHead.get(name)?.rounds[0];
    if (one == null || other == null || one.launches === 0 || other.launches === 0) return [];
    return [{ value: Math.log(other.launches / one.launches), weight: one.totalNs + other.totalNs }];
  });
  // Use both sides' time, so that swapping the sides changes nothing.
  const factor = sharedFactor(moves, (base[0]?.kernelNs ?? 0) + (head[0]?.kernelNs ?? 0));
  if (factor === null || factor === 0) return [];
  const least = constants.clearInOneRound.value * constants.oneRound.value;
  return [
    size(
      "amount-differs",
      least,
      null,
      `The launch counts of nearly all kernels changed by ${signedPercent(Math.expm1(factor))}, so the amount of work may differ.`,
    ),
  ];
}

/** Each kernel has its own noise, so the spread of its rounds limits both what counts as a change and what counts as unchanged. */
function rowSpread({ effect }: Measured): SizeEvidence[] {
  const least = constants.clearOfSpread.value * effect.spread;
  return effect.rounds === 1 ? [] : [size("rounds-spread", least, least)];
}

/** The noise of a range's kernels averages out, so the spread of the range's rounds only matters if it's unusual. */
function wholeSpread({ effect, known }: Measured, part: Part, sides: RangeSides): SizeEvidence[] {
  if (effect.rounds === 1 || (!effect.isUnusual && (known !== null || isUsualNoise(part, sides)))) return [];
  return [size("rounds-spread", constants.clearOfSpread.value * effect.spread, 0)];
}

/** Other threads may explain a change if they launched that much work, such as a prefetch or a checkpoint, in only some rounds. */
function otherThreads({ baseNs }: Measured, { base, head }: RangeSides): SizeEvidence[] {
  const varying = Math.max(...[base, head].map(varyingNs));
  if (varying === 0 || baseNs === null) return [];
  return [
    size(
      "other-threads",
      varying / baseNs,
      0,
      "In some rounds but not in others, other threads launched enough work to explain the change.",
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
  const why = !isMajority(shareRatio, 1)
    ? `The clocks differ enough to make the range ${word}, so the machine may be the cause.`
    : `Kernels that take ${percent(shareRatio)} of the time are ${word} by the same factor, and the clocks differ, so the machine is the cause.`;
  const within = nearTo(Math.log1p(changeRatio));
  return [{ kind: "clocks-differ", factor: 1 + changeRatio, within, why }];
}

/** The GPU's timestamps have a limited resolution, so short times change only in whole steps. */
function clockSteps({ baseNs, headNs }: Measured): SizeEvidence[] {
  const least = constants.clockSteps.value / Math.max(1, Math.min(baseNs ?? 0, headNs ?? 0));
  return [size("clock-steps", least, least, "The change is too small for the resolution of the GPU's timestamps.")];
}

function kernelsVary(sides: RangeSides): StateEvidence[] {
  if (!sides.kernelsVary) return [];
  return [
    {
      kind: "kernels-vary",
      why: "A side's rounds run different kernels, for example because each process autotunes.",
    },
  ];
}

export const waitsForOthers: StateEvidence = { kind: "waits", why: "The time includes waiting for other GPUs." };

function waits({ kind, members }: Part, sides: RangeSides): StateEvidence[] {
  const isWaiting = sides.waits && members.every(({ family }) => family === "communication");
  return kind !== "operator" && isWaiting ? [waitsForOthers] : [];
}

function tooLittle({ impactRatio }: RowFacts): StateEvidence[] {
  const minImpact = constants.leastImpact.value;
  if (Math.abs(impactRatio) >= minImpact) return [];
  return [{ kind: "too-little", why: `The change is less than ${percent(minImpact)} of the range.` }];
}

/**
 * Finds a slowdown of a row that its range doesn't show, or a slowdown of a kernel that its family doesn't show. In both cases, the range
 * or family rises by less than half of what the row should add, and its interval excludes the full amount. We remove the machine's factor
 * first.
 */
function wholeContradicts(facts: RowFacts, { context, kernelNs }: RangeSides): StateEvidence[] {
  const { range, family, impactRatio, shareRatio, commonMode } = facts;
  if (context.policy["fail-on"].includes("kernel") || range.state === "regressed") return [];
  const machine = commonMode?.explainedByClocks === true ? commonMode.changeRatio : 0;
  const impact = impactRatio - shareRatio * machine;
  if (contradicts(range, impact, machine))
    return [{ kind: "whole-contradicts", why: "The range as a whole doesn't show this slowdown." }];
  const familyNs = Math.max(family?.baseNs ?? 0, family?.headNs ?? 0);
  return family !== null && contradicts(family, (impact * kernelNs) / familyNs, machine)
    ? [{ kind: "whole-contradicts", why: "The family as a whole doesn't show this slowdown." }]
    : [];
}

/** `impact` is the row's change as a share of the whole. One round gives no interval, so in that case the whole must have improved. */
function contradicts({ changeRatio, highRatio, state }: TimeChange, impact: Ratio, machine: Ratio): boolean {
  if (changeRatio === null || changeRatio - machine >= constants.shownShare.value * impact) return false;
  return highRatio === null ? state === "improved" : highRatio - machine < impact;
}

/** If an autotuner may have caused most of a range's change by chance, the change says nothing about the commit. */
function fewDraws(
  { baseNs, headNs }: Pick<Measured, "baseNs" | "headNs">,
  { members }: Part,
  { drawn }: RangeSides,
): StateEvidence[] {
  const why = whyDrawn(members, drawn, (headNs ?? 0) - (baseNs ?? 0), (row) => row.headNs - row.baseNs);
  return why === null ? [] : [{ kind: "few-draws", why }];
}

/** The same for a family or a kernel. If the range is slower for another reason, what an autotuner chose counts, too. */
function otherVariant(estimate: Measured, { part, range }: RowFacts, sides: RangeSides): StateEvidence[] {
  if (sides.context.policy["fail-on"].includes("kernel") || range.state === "regressed") return [];
  return fewDraws(estimate, part, sides).map(({ why }) => ({ kind: "other-variant", why }));
}

function size(kind: SizeEvidence["kind"], least: Ratio, same: Ratio | null, why: string | null = null): SizeEvidence {
  return { kind, least, same, why };
}
