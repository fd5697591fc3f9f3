import type { CommonMode, RangeRow, WallVerdict } from "../model/comparison/comparison-rows.ts";
import { chooseGpuTime } from "../model/profile/gpu-time.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { communicationFamily } from "../model/ranks/ranks.ts";
import { median, sharedValue } from "../model/rounds.ts";
import { sum } from "../model/sums.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { findCause } from "./cause.ts";
import { findCommonMode, type Move } from "./common-mode.ts";
import { constants } from "./constants.ts";
import { compareCounts } from "./counts.ts";
import { decide, decideTracedWall, showTime } from "./decide.ts";
import { findEvidence, type Evidence } from "./evidence.ts";
import { findNoise } from "./noise/calibration.ts";
import { estimateTime, findSideTimes, divideByFactor, type Estimate } from "./noise/estimate.ts";
import { explainFewDraws } from "./range-kernels.ts";
import {
  estimatePart,
  findPartThreshold,
  rangePart,
  prepareSides,
  pickTimes,
  type RangeContext,
  type RangeSides,
} from "./range-sides.ts";
import { compareRanks } from "./rank-rows.ts";
import { compareOperators, compareFamilies, compareKernels } from "./rows.ts";
import { decideLatency } from "./untraced/range-times.ts";
import { compareWallParts, isProbablySlower, judgeTracedWall } from "./wall-time.ts";

export function compareRange(
  measuredBase: ProfileRange,
  measuredHead: ProfileRange,
  context: RangeContext,
): Omit<RangeRow, "verdict"> {
  const sides = prepareSides(measuredBase, measuredHead, context);
  const { base, head, overlap } = sides;
  const { policy } = context;
  const part = rangePart(sides);
  const estimate = estimatePart(pickTimes(sides, chooseGpuTime(base, head)), part, sides);
  const commonMode = findRangeFactor(estimate, sides);
  const evidence = findEvidence(estimate, part, sides, commonMode);
  const gpuBusyTime = decide(estimate, evidence);
  const range = { time: gpuBusyTime, commonMode };
  const families = compareFamilies(sides, range);
  const wall = judgeWallTime(sides);
  const kernelTimes = pickTimes(sides, ({ kernelNs }) => kernelNs);
  const row = {
    name: head.name,
    domain: head.domain,
    instances: { base: countInstances(measuredBase), head: countInstances(measuredHead) },
    gpuBusyTime,
    kernelTime: showTime(estimatePart(kernelTimes, part, sides)),
    copyBusyNs: measureCopies(sides),
    overlap,
    ...wall,
    latency: context.latency,
    wallParts: sides.isScaled ? [] : compareWallParts(measuredBase, measuredHead),
    commonMode,
    ranks: judgeRanks(sides, commonMode),
    counts: compareCounts(sides.measured.base, sides.measured.head, {
      threshold: policy["count-threshold"] / 100,
      isStrict: policy["fail-on"].includes("counts"),
      hasImproved: gpuBusyTime.state === "improved",
      wall: wall.wall,
      workVaries: sides.isScaled,
      openLaunches: explainOpenLaunches(evidence, sides),
      otherAmount: evidence.sizes.get("amount-differs")?.least ?? 0,
      busyShare: measureBusyShare(head),
    }),
    families,
    kernels: compareKernels(sides, range, families),
    operators: compareOperators(sides, range),
    graphNodes: [],
    lineSearch: null,
  };
  return { ...row, cause: findCause(row) };
}

/** Kernels that wait for other GPUs don't count, since they change for other reasons. */
function findRangeFactor(estimate: Estimate, sides: RangeSides) {
  const moves = sides.figures.flatMap(({ match, family, baseNs, headNs, launches }): Move[] => {
    const isKnown = (match === "exact" || match === "renamed") && baseNs > 0 && headNs > 0;
    const isAlike = isKnown && launches.base === launches.head && !(sides.waits && family === communicationFamily);
    return isAlike ? [{ value: Math.log(headNs / baseNs), weight: Math.max(baseNs, headNs) / sides.kernelNs }] : [];
  });
  const change = estimate.presence === "both" ? estimate.effect.change : 0;
  return findCommonMode(moves, findPartThreshold(rangePart(sides), sides).ratio, sides.context.clocks, change);
}

/** If the clocks explain a common factor, we divide it out first. */
function judgeRanks(sides: RangeSides, commonMode: CommonMode | null): RangeRow["ranks"] {
  const part = rangePart(sides);
  const factor = 1 + (commonMode?.explainedByClocks === true ? commonMode.changeRatio : 0);
  return compareRanks(sides.base, sides.head, {
    threshold: findPartThreshold(part, sides).ratio,
    estimate: (pick) => estimatePart(divideByFactor(pickTimes(sides, pick), factor), part, sides),
    findEvidence: (time) => findEvidence(time, part, sides, null),
  });
}

function judgeWallTime(sides: RangeSides): { readonly wallTime: RangeRow["wallTime"]; readonly wall: WallVerdict } {
  const { latency, calibration } = sides.context;
  const noise = findNoise(calibration, { kind: "wall", range: sides.head, name: "" });
  const estimate = estimateTime(
    pickTimes(sides, ({ wallNs }) => wallNs),
    noise,
  );
  if (latency !== null) return { wallTime: showTime(estimate), wall: decideLatency(latency) };
  const threshold = constants.wallThreshold.value;
  const ownEstimate = estimateTime(pickTimes(sides, measureOwnWall(sides)), noise);
  const judge = (time: Estimate) => (time.presence === "both" ? judgeTracedWall(time.values, threshold) : "unknown");
  const isOwn = judge(estimate) !== "slower" || judge(ownEstimate) === "slower";
  const wall = isOwn ? judge(estimate) : "unknown";
  const isProbable = [estimate, ownEstimate].every(
    (time) => time.presence === "both" && isProbablySlower(time, threshold),
  );
  return { wallTime: decideTracedWall(estimate, wall, isProbable, threshold), wall };
}

/** The GPU may be waiting for ranks that other jobs measure, and one slow rank slows down all ranks. */
function measureOwnWall({ base, head, waits }: RangeSides): (round: ProfileRange["rounds"][number]) => Nanoseconds {
  const isApart = waits && [base, head].every(({ rounds }) => rounds.every(({ devices }) => (devices ?? 1) <= 1));
  const ownGpuNs = chooseGpuTime(base, head);
  // The GPU may still be busy after the host has left the range.
  return (round) => (isApart ? Math.max(1, round.wallNs - (round.gpuBusyNs - ownGpuNs(round))) : round.wallNs);
}

/** Launches follow the evidence about the range's time, since an autotuner also chooses how many kernels do the work. */
function explainOpenLaunches({ circumstances }: Evidence, { figures, drawn }: RangeSides) {
  const changeOf = ({ launches }: RangeSides["figures"][number]) => launches.head - launches.base;
  const why = circumstances.get("kernels-vary") ?? circumstances.get("few-draws");
  return why ?? explainFewDraws(figures, drawn, sum(figures, changeOf), changeOf);
}

function countInstances({ rounds }: ProfileRange) {
  return sharedValue(rounds.map(({ instances }) => instances));
}

function measureCopies(sides: RangeSides) {
  const { base, head } = sides;
  if ([...base.rounds, ...head.rounds].some(({ copyBusyNs }) => copyBusyNs === null)) return null;
  const { baseNs, headNs } = findSideTimes(pickTimes(sides, ({ copyBusyNs }) => copyBusyNs ?? 0));
  return { base: baseNs ?? 0, head: headNs ?? 0 };
}

function measureBusyShare({ rounds }: ProfileRange): Ratio {
  return median(rounds.map(({ gpuBusyNs, spanNs, wallNs }) => gpuBusyNs / Math.max(1, spanNs ?? wallNs)));
}
