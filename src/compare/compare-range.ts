import type { CommonMode, RangeRow, WallVerdict } from "../model/comparison/comparison-rows.ts";
import { gpuTimeOf } from "../model/profile/gpu-time.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { communicationFamily } from "../model/ranks/ranks.ts";
import { median, sharedValue } from "../model/rounds.ts";
import { sum } from "../model/sums.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { causeOf } from "./cause.ts";
import { findCommonMode, type Move } from "./common-mode.ts";
import { constants } from "./constants.ts";
import { compareCounts } from "./counts.ts";
import { decide, decideTracedWall, shown } from "./decide.ts";
import { findEvidence, type Evidence } from "./evidence.ts";
import { calibratedNoise } from "./noise/calibration.ts";
import { estimateOf, sideTimes, withoutFactor, type Estimate } from "./noise/estimate.ts";
import { whyDrawn } from "./range-kernels.ts";
import {
  estimatePart,
  partThreshold,
  rangePart,
  rangeSides,
  timesOf,
  type RangeContext,
  type RangeSides,
} from "./range-sides.ts";
import { compareRanks } from "./rank-rows.ts";
import { operatorRows, familyRows, kernelRows } from "./rows.ts";
import { latencyVerdict } from "./untraced/range-times.ts";
import { wallParts, isProbablySlower, tracedWall } from "./wall-time.ts";

export function compareRange(
  measuredBase: ProfileRange,
  measuredHead: ProfileRange,
  context: RangeContext,
): Omit<RangeRow, "verdict"> {
  const sides = rangeSides(measuredBase, measuredHead, context);
  const { base, head, overlap } = sides;
  const { policy } = context;
  const part = rangePart(sides);
  const estimate = estimatePart(timesOf(sides, gpuTimeOf(base, head)), part, sides);
  const commonMode = commonModeOf(estimate, sides);
  const evidence = findEvidence(estimate, part, sides, commonMode);
  const gpuBusyTime = decide(estimate, evidence);
  const range = { time: gpuBusyTime, commonMode };
  const families = familyRows(sides, range);
  const wall = wallTimeOf(sides);
  const kernelTimes = timesOf(sides, ({ kernelNs }) => kernelNs);
  const row = {
    name: head.name,
    domain: head.domain,
    instances: { base: instancesOf(measuredBase), head: instancesOf(measuredHead) },
    gpuBusyTime,
    kernelTime: shown(estimatePart(kernelTimes, part, sides)),
    copyBusyNs: copyBusy(sides),
    overlap,
    ...wall,
    latency: context.latency,
    wallParts: sides.isScaled ? [] : wallParts(measuredBase, measuredHead),
    commonMode,
    ranks: ranksOf(sides, commonMode),
    counts: compareCounts(sides.measured.base, sides.measured.head, {
      threshold: policy["count-threshold"] / 100,
      isStrict: policy["fail-on"].includes("counts"),
      hasImproved: gpuBusyTime.state === "improved",
      wall: wall.wall,
      workVaries: sides.isScaled,
      openLaunches: explainOpenLaunches(evidence, sides),
      otherAmount: evidence.sizes.get("amount-differs")?.least ?? 0,
      busyShare: busyShare(head),
    }),
    families,
    kernels: kernelRows(sides, range, families),
    operators: operatorRows(sides, range),
    graphNodes: [],
    lineSearch: null,
  };
  return { ...row, cause: causeOf(row) };
}

/** Kernels that wait for other GPUs don't count, since they change for other reasons. */
function commonModeOf(estimate: Estimate, sides: RangeSides) {
  const moves = sides.figures.flatMap(({ match, family, baseNs, headNs, launches }): Move[] => {
    const isKnown = (match === "exact" || match === "renamed") && baseNs > 0 && headNs > 0;
    const isAlike = isKnown && launches.base === launches.head && !(sides.waits && family === communicationFamily);
    return isAlike ? [{ value: Math.log(headNs / baseNs), weight: Math.max(baseNs, headNs) / sides.kernelNs }] : [];
  });
  const change = estimate.presence === "both" ? estimate.effect.change : 0;
  return findCommonMode(moves, partThreshold(rangePart(sides), sides).ratio, sides.context.clocks, change);
}

/** If the clocks explain a common factor, we divide it out first. */
function ranksOf(sides: RangeSides, commonMode: CommonMode | null): RangeRow["ranks"] {
  const part = rangePart(sides);
  const factor = 1 + (commonMode?.explainedByClocks === true ? commonMode.changeRatio : 0);
  return compareRanks(sides.base, sides.head, {
    threshold: partThreshold(part, sides).ratio,
    estimate: (pick) => estimatePart(withoutFactor(timesOf(sides, pick), factor), part, sides),
    findEvidence: (time) => findEvidence(time, part, sides, null),
  });
}

function wallTimeOf(sides: RangeSides): { readonly wallTime: RangeRow["wallTime"]; readonly wall: WallVerdict } {
  const { latency, calibration } = sides.context;
  const known = calibratedNoise(calibration, { kind: "wall", range: sides.head, name: "" });
  const estimate = estimateOf(
    timesOf(sides, ({ wallNs }) => wallNs),
    known,
  );
  if (latency !== null) return { wallTime: shown(estimate), wall: latencyVerdict(latency) };
  const threshold = constants.wallThreshold.value;
  const own = estimateOf(timesOf(sides, ownWallNs(sides)), known);
  const judged = (one: Estimate) => (one.presence === "both" ? tracedWall(one.values, threshold) : "unknown");
  const isOwn = judged(estimate) !== "slower" || judged(own) === "slower";
  const wall = isOwn ? judged(estimate) : "unknown";
  const isProbable = [estimate, own].every((one) => one.presence === "both" && isProbablySlower(one, threshold));
  return { wallTime: decideTracedWall(estimate, wall, isProbable, threshold), wall };
}

/** The GPU may be waiting for ranks that other jobs measure, and one slow rank slows down all ranks. */
function ownWallNs({ base, head, waits }: RangeSides): (round: ProfileRange["rounds"][number]) => Nanoseconds {
  const isApart = waits && [base, head].every(({ rounds }) => rounds.every(({ devices }) => (devices ?? 1) <= 1));
  const ownGpuNs = gpuTimeOf(base, head);
  // The GPU may still be busy after the host has left the range.
  return (round) => (isApart ? Math.max(1, round.wallNs - (round.gpuBusyNs - ownGpuNs(round))) : round.wallNs);
}

/** Launches follow the evidence about the range's time, since an autotuner also chooses how many kernels do the work. */
function explainOpenLaunches({ circumstances }: Evidence, { figures, drawn }: RangeSides) {
  const changeOf = ({ launches }: RangeSides["figures"][number]) => launches.head - launches.base;
  const why = circumstances.get("kernels-vary") ?? circumstances.get("few-draws");
  return why ?? whyDrawn(figures, drawn, sum(figures, changeOf), changeOf);
}

function instancesOf({ rounds }: ProfileRange) {
  return sharedValue(rounds.map(({ instances }) => instances));
}

function copyBusy(sides: RangeSides) {
  const { base, head } = sides;
  if ([...base.rounds, ...head.rounds].some(({ copyBusyNs }) => copyBusyNs === null)) return null;
  const { baseNs, headNs } = sideTimes(timesOf(sides, ({ copyBusyNs }) => copyBusyNs ?? 0));
  return { base: baseNs ?? 0, head: headNs ?? 0 };
}

function busyShare({ rounds }: ProfileRange): Ratio {
  return median(rounds.map(({ gpuBusyNs, spanNs, wallNs }) => gpuBusyNs / Math.max(1, spanNs ?? wallNs)));
}
