import type { RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import { hasGpu, hasGpuTime, usesGpu } from "../../model/gpu-use.ts";
import { chooseGpuTime } from "../../model/profile/gpu-time.ts";
import type { Profile, ProfileRange, ProfileRangeRound } from "../../model/profile/profile.ts";
import { instanceTimes, summarizeWallTimes } from "../../model/profile/wall-figures.ts";
import { communicationFamily } from "../../model/ranks/ranks.ts";
import { median, medianKernelNs, medianTotalNs, alignRounds } from "../../model/rounds.ts";
import { counted } from "../../model/text/listing.ts";
import { percent, signedPercent, sizeText, type Amount } from "../../model/text/quantity.ts";
import { countAmount, countsWith, formatCount, formatCounts, formatNs, formatShare, nsAmount } from "../format.ts";
import { gpuShare } from "../gpu-share.ts";
import { countTitle, shownCounts, sumRows } from "../rows.ts";
import { countChange, countsCell, judgedCounts, numberCell, nsCell, timeChange, timesCell } from "./cells.ts";
import {
  changeColumn,
  group,
  list,
  numberColumn,
  pairColumn,
  paragraph,
  sidesColumn,
  table,
  textColumn,
  type Block,
  type Cell,
  type Row,
} from "./document.ts";
import type { ReportInput } from "./input.ts";
import { recentRuns } from "./recent-runs.ts";
import type { ReportRange } from "./report-range.ts";
import { wallTable } from "./wall.ts";
import { markName, rangeName } from "./text.ts";

/** A range's times and counts, its kernel families, and the parts of its wall time, with base and head side by side if there are both. */
export function timesPart(range: ReportRange, input: ReportInput): Block[] {
  const times = range.row === null ? headTimes(range, input.head) : comparedTimes(range, range.row);
  return group("Where its time goes", "detail", [
    ...times,
    ...recentRuns(range, input),
    { kind: "figure", name: "rounds", range },
    ...familiesTable(range),
    ...wallTable(range),
  ]);
}

function comparedTimes({ base, head }: ReportRange, row: RangeRow): Block[] {
  const isJudged = row.verdict !== "incomparable";
  const detectable = (ratio: number | null): Cell => (ratio === null ? "" : numberCell(ratio, percent));
  const rows: Row[] = [
    ...sumRows(row).map(({ title, time, unjudged }) => ({
      cells: (): Cell[] => [
        title,
        timeChange(time, isJudged, unjudged),
        timesCell(time),
        detectable(time.detectableRatio),
      ],
    })),
    ...shownCounts(row).map((count) => ({
      cells: (): Cell[] => [countTitle(count), countChange(count, isJudged), judgedCounts(count), ""],
    })),
    // These rows come last because they aren't judged: if there's little room, the last rows are dropped first.
    ...shareRows(row, base, head),
  ];
  const columns = [textColumn(""), changeColumn("main"), sidesColumn("base → head"), numberColumn("detectable", 0)];
  return [
    ...table(`Times and counts of ${rangeName(row)}`, columns, rows, "rows", "comparison.json"),
    ...describeNoise("Rounds", row.gpuBusyTime),
    ...(row.latency === null ? [] : describeNoise("Without tracing, processes", row.latency.time)),
  ];
}

function describeNoise(title: string, { spreadRatio, thresholdRatio }: TimeChange): Block[] {
  if (spreadRatio === null) return [];
  const threshold = thresholdRatio === null ? "" : `; threshold ${percent(thresholdRatio)}`;
  return [paragraph(`${title} of the same side differ by ${percent(spreadRatio)}${threshold}.`)];
}

/** Rows for base's and head's numbers that aren't judged. */
function shareRows(range: RangeRow, base: ProfileRange | null, head: ProfileRange | null): Row[] {
  const { overlap, instances } = range;
  const row = (
    title: string,
    [before, after]: readonly (number | null)[],
    amountOf: (value: number) => Amount,
  ): Row[] =>
    before == null && after == null
      ? []
      : [{ cells: () => [title, "", { kind: "pair", base: before ?? null, head: after ?? null, amountOf }, ""] }];
  const pickSides = (pick: (range: ProfileRange) => number | null): (number | null)[] =>
    [base, head].map((side) => (side === null ? null : pick(side)));
  return [
    ...(hasGpuTime(range) ? row("overlapping kernel time", [overlap.base, overlap.head], plain(percent)) : []),
    ...row(
      "GPU busy (of traced wall time)",
      pickSides(({ rounds }) => gpuShare(rounds)?.share ?? null),
      plain(formatShare),
    ),
    ...row("GPU idle", pickSides(idleNs), nsAmount),
    ...row("instances", [instances.base, instances.head], countAmount),
  ];
}

function plain(textOf: (value: number) => string): (value: number) => Amount {
  return (value) => ({ value: textOf(value), unit: "" });
}

function idleNs({ rounds }: ProfileRange): number | null {
  const idle = rounds.flatMap(({ gpuIdleNs }) => gpuIdleNs ?? []);
  return idle.length === 0 ? null : median(idle);
}

/** A range's time by kind of work. */
function familiesTable({ row, head }: ReportRange): Block[] {
  if (row !== null) return comparedFamilies(row);
  return head === null ? [] : headFamilies(head);
}

function comparedFamilies(range: RangeRow): Block[] {
  const columns = [
    textColumn("family"),
    changeColumn("detail"),
    sidesColumn("time"),
    numberColumn("of range", 2),
    numberColumn("detectable", 0),
    pairColumn("launches", 1),
  ];
  const rows = range.families.map(({ family, time, impactRatio, launches }) => ({
    isNotable: time.state === "regressed" || time.mayBeSlower,
    cells: (): Cell[] => [
      markName(family),
      timeChange(time, range.verdict !== "incomparable", "small"),
      timesCell(time),
      numberCell(impactRatio, signedPercent),
      time.detectableRatio === null ? "" : numberCell(time.detectableRatio, percent),
      countsCell(launches),
    ],
  }));
  const families = table(`Kernel families of ${rangeName(range)}`, columns, rows, "families", "comparison.json");
  return families.map((block) => ({ ...block, isDetail: true }));
}

function headFamilies(range: ProfileRange): Block[] {
  const wholeNs = medianKernelNs(range);
  const rows = range.families
    .map(({ family, rounds }) => ({ family, ns: medianTotalNs({ rounds }) }))
    .filter(({ ns }) => ns > 0)
    .map(({ family, ns }) => ({
      cells: (): Cell[] => [
        `${markName(family)}${family === communicationFamily ? formatWaiting(range, wholeNs) : ""}`,
        nsCell(ns),
        numberCell(ns / wholeNs, formatShare),
      ],
    }));
  const columns = [textColumn("family"), numberColumn("time"), numberColumn("share")];
  return table(`Kernel families of ${rangeName(range)}`, columns, rows, "families", "profile.json");
}

/** The communication time that ranks spend waiting for each other. */
function formatWaiting({ rounds }: ProfileRange, wholeNs: number): string {
  const waiting = rounds.map(({ ranks }) => ranks.map(({ communication }) => communication.waitingNs));
  if (waiting.some((ofRanks) => ofRanks.length === 0 || ofRanks.includes(null))) return "";
  const ns = median(waiting.map((ofRanks) => ofRanks.reduce<number>((sum, waitNs) => sum + (waitNs ?? 0), 0)));
  return ` (${formatShare(ns / wholeNs)} of the kernel time is waiting)`;
}

/** The times of a range that wasn't compared. */
function headTimes({ head: range }: ReportRange, profile: Profile | null): Block[] {
  if (range === null || profile === null) return [];
  const { rounds } = range;
  const takeMedian = (pick: (round: ProfileRangeRound) => number): number => median(rounds.map(pick));
  const kernelNs = rounds.map((round) => round.kernelNs);
  const spread = rounds.length > 1 ? ` ± ${formatShare(halfSpread(kernelNs))} over rounds` : "";
  const gpu = gpuShare(rounds);
  const idle = idleNs(range);
  const others = otherBusyNs(range);
  const onGpu = [
    `time on the GPU ${formatNs(takeMedian(chooseGpuTime(range)))}`,
    `kernel time ${formatNs(medianKernelNs(range))}${spread} · ${formatLaunches(range)}`,
  ];
  const withoutGpu = hasGpu(profile) ? ["no kernels and no copies"] : [];
  return list(
    [
      ...(usesGpu(range) ? onGpu : withoutGpu),
      gpu === null
        ? `wall time ${formatNs(takeMedian(({ wallNs }) => wallNs))} (tracing inflates it)`
        : `GPU busy ${formatNs(gpu.busyNs)} of ${formatNs(gpu.spanNs)} wall (${formatShare(gpu.share)}; tracing inflates wall time)${others === 0 ? "" : `, with at least ${formatNs(others)} of work from outside the range`}`,
      ...(idle === null ? [] : [`GPU idle ${formatNs(idle)}`]),
      ...describeUntraced(range, profile.untraced),
      ...describeHostWork(range),
    ],
    "facts",
    "profile.json",
  );
}

/** How long a GPU was busy while the range was open, beyond the range's own work. */
function otherBusyNs({ rounds }: ProfileRange): number {
  const gpu = gpuShare(rounds);
  if (gpu === null) return 0;
  return Math.max(
    0,
    gpu.busyNs - median(rounds.map(({ gpuBusyNs, devices }) => gpuBusyNs / Math.max(1, devices ?? 1))),
  );
}

function formatLaunches({ rounds }: ProfileRange): string {
  const takeMedian = (pick: (round: ProfileRangeRound) => number): number => median(rounds.map(pick));
  const graph = takeMedian(({ graphKernels }) => graphKernels);
  const inGraphs = `${formatCount(graph)} in ${counted(
    takeMedian(({ graphLaunches }) => graphLaunches),
    "graph launch",
    "graph launches",
  )}`;
  const others = rounds.map(({ otherThreads }) => otherThreads.launches);
  const byOthers = Math.max(0, ...others) === 0 ? "" : `, of which ${formatCounts(others)} by another thread`;
  return `${countsWith(
    rounds.map(({ launches }) => launches),
    "launch",
    "launches",
  )}${graph > 0 ? ` (${inGraphs})` : ""}${byOthers}`;
}

/** The wall time of an instance without tracing; nothing if it wasn't measured. */
function describeUntraced(range: ProfileRange, untraced: Profile["untraced"]): string[] {
  const processes = untraced.map((run) => instanceTimes(run, range)).filter(({ length }) => length > 0);
  if (processes.length === 0) return [];
  const { medianNs, p90Ns, minNs, instances } = summarizeWallTimes(processes);
  return [
    `wall time of an instance without tracing: median ${formatNs(medianNs)}, 90% within ${formatNs(p90Ns)}, minimum ${formatNs(minNs)} (${counted(processes.length, "run")}, ${counted(instances, "instance")})`,
  ];
}

/** Copies and synchronizations, if there are any. They can reveal a stray `.item()`. */
function describeHostWork({ rounds }: ProfileRange): string[] {
  const copies = alignRounds(
    rounds.map((round) => round.copies),
    ({ kind, direction, sourceMemory, targetMemory }) => JSON.stringify([kind, direction, sourceMemory, targetMemory]),
  ).map(({ sample: { kind, direction, sourceMemory, targetMemory }, found }) => {
    const title =
      kind === "fill" ? "memset" : `${direction ?? "copy"} (${sourceMemory ?? "?"} → ${targetMemory ?? "?"})`;
    return `${formatItemCounts(found)} × ${title} ${sizeText(median(found.map((copy) => copy?.bytes ?? 0)))}`;
  });
  const synchronizations = alignRounds(
    rounds.map((round) => round.synchronizations),
    ({ call }) => call,
  ).map(({ sample, found }) => `${formatItemCounts(found)} × ${markName(sample.call)}`);
  return [
    ...(copies.length > 0 ? [`copies: ${copies.join(", ")}`] : []),
    ...(synchronizations.length > 0 ? [`synchronizations: ${synchronizations.join(", ")}`] : []),
  ];
}

function formatItemCounts(counts: readonly ({ readonly count: number } | null)[]): string {
  return formatCounts(counts.map((item) => item?.count ?? 0));
}

/** Half the distance between the extremes, relative to the median. */
export function halfSpread(values: readonly number[]): number {
  const middleValue = median(values);
  return middleValue === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / 2 / middleValue;
}
