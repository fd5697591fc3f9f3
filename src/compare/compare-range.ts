import type { CommonMode, RangeRow, WallVerdict } from "../model/comparison/comparison-rows.ts";
import { chooseGpuTime } from "../model/profile/gpu-time.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { communicationFamily } from "../model/ranks/ranks.ts";
import { median, sharedValue } from "../model/rounds.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { calibratedNoise } from "./calibration/known-noise.ts";
import { findCause } from "./cause.ts";
import { findCommonMode } from "./common-mode.ts";
import { constants } from "./constants.ts";
import { countChanges } from "./counts.ts";
import { decide, decideTracedWall, showTime } from "./decide.ts";
import { whyDrawn } from "./draws.ts";
import { estimateTime, findSideTimes, divideByFactor, type Estimate } from "./noise/estimate.ts";
import { evidenceOf, type Evidence } from "./evidence.ts";
import { evidenceOfRange } from "./find-evidence.ts";
import type { Move } from "./one-factor.ts";
import { operatorRows } from "./operator-rows.ts";
import {
  estimatePart,
  findPartThreshold,
  rangePart,
  prepareSides,
  pickTimes,
  type RangeContext,
  type RangeSides,
} from "./range-sides.ts";
import { compareRanks } from "./ranks/rank-rows.ts";
import { compareFamilies, compareKernels } from "./rows.ts";
import { latencyVerdict } from "./untraced/latency.ts";
import { wallParts } from "./wall-parts.ts";
import { isProbablySlower, judgeTracedWall } from "./wall-time.ts";

/** Builds a range's row, except for its verdict. Both sides must have rounds. */
export function compareRange(
  measuredBase: ProfileRange,
  measuredHead: ProfileRange,
  context: RangeContext,
): Omit<RangeRow, "verdict"> {
  const sides = prepareSides(measuredBase, measuredHead, context);
  const { base, head, overlap } = sides;
  const part = rangePart(sides);
  const estimate = estimatePart(pickTimes(sides, chooseGpuTime(base, head)), part, sides);
  const commonMode = findRangeFactor(estimate, sides);
  const evidence = evidenceOfRange(estimate, part, sides, commonMode);
  const gpuBusyTime = decide(estimate, evidence, "whole");
  const range = { time: gpuBusyTime, commonMode };
  const families = compareFamilies(sides, range);
  const wall = judgeWallTime(sides);
  const row = {
    name: head.name,
    domain: head.domain,
    instances: { base: countInstances(measuredBase), head: countInstances(measuredHead) },
    gpuBusyTime,
    kernelTime: showTime(
      estimatePart(
        pickTimes(sides, ({ kernelNs }) => kernelNs),
        part,
        sides,
      ),
    ),
    copyBusyNs: measureCopies(sides),
    overlap,
    ...wall,
    latency: context.latency,
    wallParts: sides.isScaled ? [] : wallParts(measuredBase, measuredHead),
    commonMode,
    ranks: judgeRanks(sides, commonMode),
    counts: countsOf(sides, evidence, { hasImproved: gpuBusyTime.state === "improved", wall: wall.wall }),
    families,
    kernels: compareKernels(sides, range, families),
    operators: operatorRows(sides, range),
    graphNodes: [],
    lineSearch: null,
  };
  return { ...row, cause: findCause(row) };
}

/** Checks if the machine made the kernels slower or faster. Kernels that wait for other GPUs don't count, since they change for other reasons. */
function findRangeFactor(estimate: Estimate, sides: RangeSides): CommonMode | null {
  const moves = sides.figures.flatMap(({ match, family, baseNs, headNs, launches }): Move[] => {
    const isKnown = (match === "exact" || match === "renamed") && baseNs > 0 && headNs > 0;
    const isAlike = isKnown && launches.base === launches.head && !(sides.waits && family === communicationFamily);
    return isAlike ? [{ value: Math.log(headNs / baseNs), weight: Math.max(baseNs, headNs) / sides.kernelNs }] : [];
  });
  const change = estimate.presence === "both" ? estimate.effect.change : 0;
  return findCommonMode(moves, findPartThreshold(rangePart(sides), sides).ratio, sides.context.clocks, change);
}

/** Judges ranks the same way as the range. If the clocks explain a common factor, we divide it out first. */
function judgeRanks(sides: RangeSides, commonMode: CommonMode | null): RangeRow["ranks"] {
  const part = rangePart(sides);
  const factor = 1 + (commonMode?.explainedByClocks === true ? commonMode.changeRatio : 0);
  return compareRanks(sides.base, sides.head, {
    threshold: findPartThreshold(part, sides).ratio,
    estimateOf: (pick) => estimatePart(divideByFactor(pickTimes(sides, pick), factor), part, sides),
    evidenceOf: (estimate) => evidenceOfRange(estimate, part, sides, null),
  });
}

/** A row's wall time under CUDA tracing, and the verdict on wall time, which comes from runs without tracing if there are any. */
function judgeWallTime(sides: RangeSides): { readonly wallTime: RangeRow["wallTime"]; readonly wall: WallVerdict } {
  const { latency, calibration } = sides.context;
  const known = calibratedNoise(calibration, { kind: "wall", range: sides.head, name: "" });
  const estimate = estimateTime(
    pickTimes(sides, ({ wallNs }) => wallNs),
    known,
  );
  if (latency !== null) return { wallTime: showTime(estimate), wall: latencyVerdict(latency) };
  const threshold = constants.wallThreshold.value;
  const own = estimateTime(pickTimes(sides, measureOwnWall(sides)), known);
  const judged = (one: Estimate): WallVerdict =>
    one.presence === "both" ? judgeTracedWall(one.values, threshold) : "unknown";
  const isOwn = judged(estimate) !== "slower" || judged(own) === "slower";
  const wall = isOwn ? judged(estimate) : "unknown";
  const isProbable = [estimate, own].every((one) => one.presence === "both" && isProbablySlower(one, threshold));
  return { wallTime: decideTracedWall(estimate, { wall, isProbable, threshold }), wall };
}

/**
 * Wall time minus the time when the range's GPU only communicates. The GPU may be waiting for ranks that other jobs measure, and one slow
 * rank slows down all ranks.
 */
function measureOwnWall({ base, head, waits }: RangeSides): (round: ProfileRange["rounds"][number]) => Nanoseconds {
  const isApart = waits && [base, head].every(({ rounds }) => rounds.every(({ devices }) => (devices ?? 1) <= 1));
  const ownGpuNs = chooseGpuTime(base, head);
  // The GPU may still be busy after the host has left the range.
  return (round) => (isApart ? Math.max(1, round.wallNs - (round.gpuBusyNs - ownGpuNs(round))) : round.wallNs);
}

function countsOf(
  sides: RangeSides,
  evidence: readonly Evidence[],
  range: { readonly hasImproved: boolean; readonly wall: WallVerdict },
): RangeRow["counts"] {
  const { policy } = sides.context;
  const otherAmount = evidence.find(({ kind }) => kind === "amount-differs");
  return countChanges(sides.measured.base, sides.measured.head, {
    ...range,
    threshold: policy["count-threshold"] / 100,
    isStrict: policy["fail-on"].includes("counts"),
    workVaries: sides.isScaled,
    openLaunches: whyLaunchesAreOpen(evidence, sides),
    otherAmount: otherAmount !== undefined && "least" in otherAmount ? otherAmount.least : 0,
    busyShare: measureBusyShare(sides.head),
  });
}

/** Launches follow the evidence about the range's time, since an autotuner also chooses how many kernels do the work. */
function whyLaunchesAreOpen(evidence: readonly Evidence[], { figures, drawn }: RangeSides): string | null {
  const ofTime = evidenceOf(evidence, "kernels-vary") ?? evidenceOf(evidence, "few-draws");
  const changeOf = ({ launches }: RangeSides["figures"][number]): number => launches.head - launches.base;
  const change = figures.reduce((sum, row) => sum + changeOf(row), 0);
  return ofTime?.why ?? whyDrawn(figures, drawn, change, changeOf);
}

/** The number of instances in each round. Null if rounds differ. */
export function countInstances({ rounds }: ProfileRange): number | null {
  return sharedValue(rounds.map(({ instances }) => instances));
}

function measureCopies(sides: RangeSides): RangeRow["copyBusyNs"] {
  const { base, head } = sides;
  if ([...base.rounds, ...head.rounds].some(({ copyBusyNs }) => copyBusyNs === null)) return null;
  const { baseNs, headNs } = findSideTimes(pickTimes(sides, ({ copyBusyNs }) => copyBusyNs ?? 0));
  return { base: baseNs ?? 0, head: headNs ?? 0 };
}

/** The share of the range's time in which the GPU was busy, as a median over rounds. */
function measureBusyShare({ rounds }: ProfileRange): Ratio {
  return median(rounds.map(({ gpuBusyNs, spanNs, wallNs }) => gpuBusyNs / Math.max(1, spanNs ?? wallNs)));
}
