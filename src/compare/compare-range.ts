import type { Latency, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { median, sharedValue } from "../model/rounds.ts";
import type { ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { gpuTimeOf, waitsForOthers } from "../model/profile/gpu-time.ts";
import { communicationFamily } from "../model/profile/ranks.ts";
import type { Ratio } from "../model/units.ts";
import { beyondMachine } from "./beyond-machine.ts";
import { causeOf } from "./cause.ts";
import { limitsFor, type LimitSubject, type LimitsInput } from "./calibration/limits.ts";
import { findCommonMode, type SideClocks } from "./common-mode.ts";
import { commonWork } from "./common-work.ts";
import { countChanges } from "./counts.ts";
import type { NameRules } from "./identity/name-rules.ts";
import type { RowRules } from "./classify-row.ts";
import { lostElsewhereAmong, movedWorkAmong } from "./moved-work.ts";
import { clearOfUnusual, type NoiseLimits } from "./noise/classify.ts";
import { usualNoise } from "./noise/known-noise.ts";
import { ofProcesses, type RoundProcesses } from "./noise/processes.ts";
import { ownThreshold } from "./policy/thresholds.ts";
import { overlappedRounds, rangeKernels, type KernelFigures } from "./range-kernels.ts";
import { beyondDoubts, kernelsVary, rowBeyondDoubts } from "./doubts.ts";
import { compareRanks } from "./ranks/rank-rows.ts";
import { familyRows, kernelRows, sizes } from "./rows.ts";
import { notJudged, sideTimes, timeChange, withoutFactor, type RoundTimes } from "./time-change.ts";
import { latencyVerdict } from "./untraced/latency.ts";
import { wallParts } from "./wall-parts.ts";
import { shownWall, wallVerdict } from "./wall-time.ts";

export interface RangeContext {
  readonly interleaved: boolean;
  /** Of each pair, whether head was measured first. */
  readonly headFirst: readonly boolean[];
  /** Null: each round has a process of its own. */
  readonly processes: RoundProcesses | null;
  /** Rounds that are slower as a whole than the fastest of their side could not be left out (`steadyRounds`). */
  readonly roundsDisagree: boolean;
  /** Its wall time without CUDA tracing, which then decides; null: not measured on both sides. */
  readonly latency: Latency | null;
  readonly limits: Omit<LimitsInput, "rounds">;
  readonly names: NameRules;
  readonly clocks: SideClocks | null;
}

/** A range's row; its verdict is still open. Both sides have rounds. */
export function compareRange(
  measuredBase: ProfileRange,
  measuredHead: ProfileRange,
  context: RangeContext,
): Omit<RangeRow, "verdict"> {
  const { policy } = context.limits;
  const { base, head, isScaled } = commonWork(measuredBase, measuredHead);
  const { interleaved, headFirst, processes } = context;
  const rounds =
    processes === null
      ? Math.min(base.rounds.length, head.rounds.length)
      : Math.min(new Set(processes.base).size, new Set(processes.head).size);
  const range = { name: head.name, domain: head.domain };
  const overlap = { base: overlappedShare(base), head: overlappedShare(head) };
  const overlaps = Math.max(overlap.base ?? 0, overlap.head ?? 0) > overlapMatters;
  const limits = (judged: Omit<LimitSubject, "range">, launchesVary: boolean): NoiseLimits => {
    const found = limitsFor({ ...judged, range }, { ...context.limits, rounds });
    const usual = judged.kind === "wall" || launchesVary || overlaps ? null : usualNoise;
    const known = found.known ?? usual;
    // What is usual does not hold: as for a kernel, the change must stand out of the rounds' own spread.
    return judged.kind === "range" && known === null
      ? { ...found, known, clearOfSpread: clearOfUnusual }
      : { ...found, known };
  };
  const order = { interleaved, headFirst, processes };
  const vary = !isScaled && [base, head].some((side) => differ(side.rounds.map(({ launches }) => launches)));
  const times = (pick: (round: ProfileRangeRound) => number): RoundTimes => ({
    base: base.rounds.map(pick),
    head: head.rounds.map(pick),
    ...order,
  });
  const rangeLimits = limits(
    { kind: "range", name: "", ownThreshold: ownThreshold({ range, family: null, kernels: null }, policy) },
    vary,
  );
  const kernelTimes = times(({ kernelNs }) => kernelNs);
  const gpuTimes = times(gpuTimeOf(base, head));
  const itVaries = kernelsVary(base) || kernelsVary(head);
  const doubts = { base, head, roundsDisagree: context.roundsDisagree, itVaries };
  const gpuTimeWithout = (factor: number): TimeChange => {
    const time = timeChange(withoutFactor(gpuTimes, factor), rangeLimits);
    return beyondDoubts(time, doubts);
  };
  const kernelTime = notJudged(timeChange(kernelTimes, rangeLimits));
  const rangeNs = Math.max(kernelTime.baseNs ?? 0, kernelTime.headNs ?? 0);
  const waits = waitsForOthers(base, head);
  const figures = rangeKernels(base, head, context.names);
  const commonMode = findCommonMode(
    moves(
      figures.filter(({ family }) => !(waits && family === communicationFamily)),
      rangeNs,
      policy["min-kernel-share"] / 100,
    ),
    rangeLimits.threshold,
    context.clocks,
    gpuTimeWithout(1).changeRatio ?? 0,
  );
  const machine = commonMode?.explainedByClocks === true ? commonMode : null;
  const machineFactor = 1 + (machine?.changeRatio ?? 0);
  const gpuBusyTime = machine === null ? gpuTimeWithout(1) : beyondMachine(gpuTimeWithout, machine);
  const shared = {
    minShare: policy["min-kernel-share"] / 100,
    minImpact: policy["min-kernel-impact"] / 100,
    rangeState: gpuTimeWithout(machineFactor).state,
    isStrict: policy["fail-on"].includes("kernel"),
    machineFactor,
  };
  const movedWork = movedWorkAmong(figures, machineFactor);
  const rulesFor = (kind: "family" | "kernel", name: string, members: readonly KernelFigures[]): RowRules => {
    const kernels = kind === "family" ? null : members.flatMap(namesOf);
    return {
      ...shared,
      ...sizes(members, order, rangeNs),
      limits: limits(
        {
          ...{ kind, name, ownThreshold: ownThreshold({ range, family: members[0]?.family ?? null, kernels }, policy) },
          ...(kind === "family" ? { concentration: concentrationOf(members) } : {}),
        },
        !isScaled && members.some(launchesVary),
      ),
      moved: movedWork(members),
      waits: waits && members.every(({ family }) => family === communicationFamily),
      family: null,
      overlapped: overlappedOf(members, base, head),
    };
  };
  const families = familyRows(figures, order, (name, members) => rulesFor("family", name, members));
  const familyTimes = new Map(families.map(({ family, time }) => [family, time]));
  const lostElsewhere = new Map(
    [...Map.groupBy(figures, ({ family }) => family)].map(([family, members]) => [
      family,
      lostElsewhereAmong(members, { machineFactor, threshold: policy["kernel-threshold"] / 100 }),
    ]),
  );
  const kernels = kernelRows(figures, order, (name, row) => ({
    ...rulesFor("kernel", name, [row]),
    family: {
      isUnchanged: isUnchanged(familyTimes.get(row.family)),
      lostElsewhereNs: lostElsewhere.get(row.family)?.(row) ?? 0,
      isOtherVariant: row.autotuned !== null,
    },
  }));
  const wallTimes = ofProcesses(times(({ wallNs }) => wallNs));
  const wallLimits = limits({ kind: "wall", name: "", ownThreshold: null }, vary);
  const { latency } = context;
  const tracedWall = context.roundsDisagree
    ? "unknown"
    : wallVerdict(wallTimes, wallLimits.threshold, wallLimits.known?.pairSpread ?? null);
  const wall = latency === null ? tracedWall : latencyVerdict(latency);
  const wallTime = timeChange(wallTimes, wallLimits);
  const counts = countChanges(measuredBase, measuredHead, {
    threshold: policy["count-threshold"] / 100,
    workVaries: isScaled,
    isStrict: policy["fail-on"].includes("counts"),
    hasImproved: gpuBusyTime.state === "improved",
    wall,
    busyShare: busyShare(head),
  });
  const row = {
    ...range,
    instances: { base: instancesOf(measuredBase), head: instancesOf(measuredHead) },
    gpuBusyTime,
    kernelTime,
    copyBusyNs: copyBusy(base, head, times),
    overlap,
    wallTime: latency === null ? shownWall(wallTime, wallTimes, tracedWall, wallLimits.threshold) : notJudged(wallTime),
    wall,
    latency,
    wallParts: isScaled ? [] : wallParts(measuredBase, measuredHead),
    commonMode,
    ranks: compareRanks(base, head, {
      threshold: rangeLimits.threshold,
      timeOf: (pick) => beyondDoubts(timeChange(withoutFactor(times(pick), machineFactor), rangeLimits), doubts),
    }),
    counts,
    families: families.map((one) => ({ ...one, time: rowBeyondDoubts(one.time, itVaries) })),
    kernels: kernels.map((one) => ({ ...one, time: rowBeyondDoubts(one.time, itVaries) })),
    graphNodes: [],
  };
  return { ...row, cause: causeOf(row) };
}

/** The family takes as long as before, or less, so that its kernels only shared its work otherwise. */
function isUnchanged(time: TimeChange | undefined): boolean {
  return time !== undefined && !time.mayBeSlower && !["regressed", "noted", "new", "removed"].includes(time.state);
}

/** The instances of each round; null where rounds differ. */
export function instancesOf({ rounds }: ProfileRange): number | null {
  return sharedValue(rounds.map(({ instances }) => instances));
}

/** From so much of the kernel time beside other work on, rounds of a range vary by more than is usual. */
const overlapMatters: Ratio = 0.1;

/** In each round, the share of the kernels' time that ran beside other work of the range; null where it is not known. */
function overlappedOf(
  members: readonly KernelFigures[],
  base: ProfileRange,
  head: ProfileRange,
): RowRules["overlapped"] {
  const shares = {
    base: overlappedRounds(
      members.flatMap((row) => row.base),
      base.rounds.length,
    ),
    head: overlappedRounds(
      members.flatMap((row) => row.head),
      head.rounds.length,
    ),
  };
  return shares.base === null || shares.head === null ? null : { base: shares.base, head: shares.head };
}

/** How much of a family one kernel is, see `LimitSubject`. */
function concentrationOf(members: readonly KernelFigures[]): Ratio {
  const times = members.map(({ baseNs, headNs }) => Math.max(baseNs, headNs));
  const total = times.reduce((sum, ns) => sum + ns, 0);
  return total === 0 ? 0 : Math.hypot(...times.map((ns) => ns / total));
}

/** Of a range's kernel time the share that ran beside other work of the range; the median over rounds, null where it is not known. */
function overlappedShare({ kernels, rounds }: ProfileRange): Ratio | null {
  const shares = overlappedRounds(kernels, rounds.length);
  return shares === null ? null : median(shares);
}

function copyBusy(
  base: ProfileRange,
  head: ProfileRange,
  times: (pick: (round: ProfileRangeRound) => number) => RoundTimes,
): RangeRow["copyBusyNs"] {
  if ([...base.rounds, ...head.rounds].some(({ copyBusyNs }) => copyBusyNs === null)) return null;
  const { baseNs, headNs } = sideTimes(times(({ copyBusyNs }) => copyBusyNs ?? 0));
  return { base: baseNs ?? 0, head: headNs ?? 0 };
}

/** Of the time in which the range was open, the share in which the GPU was busy. */
function busyShare({ rounds }: ProfileRange): Ratio {
  return median(rounds.map(({ gpuBusyNs, spanNs, wallNs }) => gpuBusyNs / Math.max(1, spanNs ?? wallNs)));
}

/** A kernel's launches are not the same in all rounds of a side: with them its time varies by more than noise. */
function launchesVary({ base, head }: KernelFigures): boolean {
  return [...base, ...head].some(({ rounds }) => differ(rounds.map((round) => round?.launches ?? 0)));
}

function differ(values: readonly number[]): boolean {
  return new Set(values).size > 1;
}

function namesOf(row: KernelFigures): string[] {
  return [...row.base, ...row.head].flatMap(({ name, shortName }) => [name, shortName]);
}

/** The changes of kernels that both sides have and that are no small part of the range. */
function moves(figures: readonly KernelFigures[], rangeNs: number, minShare: Ratio) {
  return figures.flatMap(({ match, baseNs, headNs, launches }) => {
    const shareRatio = rangeNs === 0 ? 0 : Math.max(baseNs, headNs) / rangeNs;
    const known = (match === "exact" || match === "renamed") && baseNs > 0 && headNs > 0;
    return known && launches.base === launches.head && shareRatio >= minShare
      ? [{ changeRatio: headNs / baseNs - 1, shareRatio }]
      : [];
  });
}
