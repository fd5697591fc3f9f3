import { gpuShare } from "./gpu-share.ts";
import { median, medianKernelNs, medianTotalNs, overRounds } from "../model/rounds.ts";
import type { Profile, ProfileKernel, ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { instanceTimes, wallFigures } from "../model/profile/wall-figures.ts";
import { communicationFamily } from "../model/ranks/ranks.ts";
import { paint, type Layout } from "../model/text/layout.ts";
import { counted } from "../model/text/listing.ts";
import { plainText } from "../model/text/plain-text.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { wholeCaptureName, rangeText } from "../model/reports/range.ts";
import { amountText, sizeText } from "../model/text/quantity.ts";
import { formatCount, formatCounts, formatNs, formatShare } from "./format.ts";
import { kernelLabels } from "./kernel-label.ts";
import { metricAmount, metricTitle, profileMetrics } from "./metrics/metric-text.ts";
import { missingNcuText } from "./ncu/ncu-status.ts";
import { findingLines, replayLines, ruleLines, whyLines } from "./ncu/ncu-text.ts";
import { terminalText } from "./terminal/text.ts";
import { measuredRanks } from "./ranks/ranks-text.ts";
import { flexible, leaving, left, right, textTable, type Column } from "./text-table.ts";

export interface ProfileTextOptions {
  /** Kernels to list for each range. */
  readonly topKernels: number;
  /** Ranges to list in full; the rest is counted. */
  readonly maxRanges: number;
  readonly layout: Layout;
}

/** What is not too much for a person. */
export const mostRanges = 20;

/** A profile as text for a terminal or a log: what ran, each range with its top kernels, and what was checked. */
export function profileText(profile: Profile, options: ProfileTextOptions): string {
  const shown = profile.ranges.slice(0, options.maxRanges);
  const hidden = profile.ranges.length - shown.length;
  const { layout } = options;
  const lines = [
    ...header(profile),
    ...metricLines(profile, layout),
    ...shown.flatMap((range) => ["", ...rangeLines(range, profile.untraced, options)]),
    ...(hidden > 0 ? ["", `… and ${hidden} more ranges; profile.json has them all, --range NAME shows one.`] : []),
    ...replayLines(profile, layout),
    "",
    ...outsideText(profile),
    ...profile.checks.map(
      ({ check, state, detail }) =>
        `${state === "held" ? "checked" : paint(layout, "unsure", "not checked")}: ${plainText(check)}: ${plainText(detail)}`,
    ),
    ...profile.warnings.map((warning) => `${paint(layout, "unsure", "warning:")} ${plainText(warning)}`),
  ];
  return lines.flatMap((line) => wrapLine(line, layout)).join("\n");
}

function header({ machine, workload, rounds, ncu }: Profile): string[] {
  const gpus = machine.gpus.map(({ name }) => plainText(name)).join(", ") || "no GPU in the report";
  const exit =
    workload.exitCode === null
      ? "exit code of the profiled command: unknown (bare report)"
      : `exit code of the profiled command: ${workload.exitCode}`;
  const missing = missingNcuText(ncu);
  return [
    `${gpus} · nsys ${machine.nsys ?? "of unknown version"} · ${rounds.length} ${rounds.length === 1 ? "round" : "rounds"}`,
    exit,
    ...(missing === null ? [] : [plainText(missing)]),
  ];
}

const mostMetrics = 40;

/** What the program reports of itself, and the memory in use: medians over the runs without CUDA tracing. */
function metricLines(profile: Profile, layout: Layout): string[] {
  const rows = profileMetrics(profile);
  if (rows.length === 0) return [];
  const cells = rows
    .slice(0, mostMetrics)
    .map((row) => [
      terminalText(metricTitle(row)),
      terminalText(amountText(metricAmount(row.middle, row.unit))),
      row.values.length > 1 ? formatShare(halfSpread(row.values)) : "–",
    ]);
  const hidden = rows.length - cells.length;
  return [
    "",
    "Metrics, without tracing:",
    ...textTable([flexible("metric", 24), right("median"), right("runs ±")], cells, layout),
    ...(hidden > 0 ? [`  … and ${hidden} more metrics`] : []),
  ];
}

const columns: readonly Column[] = leaving(
  [
    ...["time", "share", "launches", "median", "min", "max", "rounds ±"].map(right),
    left("family"),
    flexible("kernel", 38, kernelLabels),
  ],
  ["max", "min", "median", "rounds ±", "family", "launches"],
);

/** The GPUs of the range beside each other. */
function rankLines(range: ProfileRange, layout: Layout): string[] {
  const ranks = measuredRanks(range);
  if (ranks === null) return [];
  const known = (ns: number | null): string => (ns === null ? "–" : formatNs(ns));
  return [
    ...textTable(
      leaving(
        [
          flexible("GPU", 16),
          ...["launches", "own work", "waits for others", "exposed transfer", "idle", "began last"].map(right),
        ],
        ["launches", "idle", "began last", "exposed transfer"],
      ),
      ranks.rows.map(({ title: name, launches, workNs, waitingNs, exposedTransferNs, idleNs, joinedLast }) => [
        ...[
          name,
          formatCount(launches),
          formatNs(workNs),
          known(waitingNs),
          known(exposedTransferNs),
          formatNs(idleNs),
        ],
        joinedLast === null ? "–" : formatCount(joinedLast),
      ]),
      layout,
    ),
    ...ranks.lines.map((line) => `  ${line}`),
  ];
}

function rangeLines(range: ProfileRange, untraced: Profile["untraced"], options: ProfileTextOptions): string[] {
  const of = (pick: (round: ProfileRangeRound) => number): number => median(range.rounds.map(pick));
  const kernelNs = medianKernelNs(range);
  const wallNs = of(({ wallNs }) => wallNs);
  const gpu = gpuShare(range.rounds);
  const launches = formatCounts(range.rounds.map((round) => round.launches));
  const instances = of(({ instances }) => instances);
  const graph = of(({ graphKernels }) => graphKernels);
  const listed = range.kernels.slice(0, options.topKernels);
  const { layout } = options;
  return [
    `${paint(layout, "strong", `${title(range)}:`)} ${formatCount(instances)} ${instances === 1 ? "instance" : "instances"}${range.rounds.length > 1 ? ", medians over rounds" : ""}`,
    `  kernel time ${formatNs(kernelNs)}${roundSpread(range.rounds.map((round) => round.kernelNs))} · ${launches} launches` +
      (graph > 0
        ? ` (${formatCount(graph)} in ${formatCount(of((round) => round.graphLaunches))} graph launches)`
        : "") +
      otherThreadsText(range),
    gpu === null
      ? `  wall time ${formatNs(wallNs)} (tracing inflates it)`
      : `  GPU busy ${formatNs(gpu.busyNs)} of ${formatNs(gpu.spanNs)} wall (${formatShare(gpu.share)}; tracing inflates wall time)`,
    ...untracedText(range, untraced),
    ...hostText(range),
    ...rankLines(range, layout),
    ...familiesText(range, kernelNs),
    ...(listed.length > 0
      ? textTable(
          columns,
          listed.map((kernel) => kernelRow(kernel, kernelNs)),
          layout,
        )
      : []),
    ...(range.kernels.length > listed.length ? [`  … and ${range.kernels.length - listed.length} more kernels`] : []),
    ...whyLines(range, listed, layout),
    ...findingLines(range, layout),
    ...ruleLines(listed, layout),
  ];
}

/** What an instance takes without tracing; none where that was not measured. */
function untracedText(range: ProfileRange, untraced: Profile["untraced"]): string[] {
  const processes = untraced.map((run) => instanceTimes(run, range)).filter(({ length }) => length > 0);
  if (processes.length === 0) return [];
  const { medianNs, p90Ns, minNs, instances } = wallFigures(processes);
  return [
    `  wall time of an instance without tracing: median ${formatNs(medianNs)}, 90 % within ${formatNs(p90Ns)}, minimum ${formatNs(minNs)} (${counted(processes.length, "run")}, ${counted(instances, "instance")})`,
  ];
}

/** The launches of the range that its own thread did not make, where there are any. */
function otherThreadsText({ rounds }: ProfileRange): string {
  const launches = rounds.map(({ otherThreads }) => otherThreads.launches);
  return Math.max(0, ...launches) === 0 ? "" : `, of which ${formatCounts(launches)} by another thread`;
}

function title({ name, domain }: ProfileRange): string {
  return name === wholeCaptureName && domain === ""
    ? "The whole capture, without NVTX ranges"
    : `NVTX range ${plainText(rangeText(name, domain))}`;
}

/** A round without the kernel counts in its total and its launches; it has no duration that could be shown. */
function kernelRow(kernel: ProfileKernel, rangeNs: number): string[] {
  const ran = kernel.rounds.filter((round) => round !== null);
  const totals = kernel.rounds.map((round) => round?.totalNs ?? 0);
  const total = medianTotalNs(kernel);
  return [
    formatNs(total),
    formatShare(total / rangeNs),
    formatCounts(kernel.rounds.map((round) => round?.launches ?? 0)),
    formatNs(median(ran.map(({ medianNs }) => medianNs))),
    formatNs(Math.min(...ran.map(({ minNs }) => minNs))),
    formatNs(Math.max(...ran.map(({ maxNs }) => maxNs))),
    totals.length > 1 ? formatShare(halfSpread(totals)) : "–",
    plainText(kernel.family),
    kernel.name,
  ];
}

/** Copies and synchronizations, where there are any: a stray `.item()` shows here. */
function hostText({ rounds }: ProfileRange): string[] {
  const copies = overRounds(
    rounds.map((round) => round.copies),
    ({ kind, direction, sourceMemory, targetMemory }) => JSON.stringify([kind, direction, sourceMemory, targetMemory]),
  ).map(({ sample: { kind, direction, sourceMemory, targetMemory }, found }) => {
    const what =
      kind === "fill" ? "memset" : `${direction ?? "copy"} (${sourceMemory ?? "?"} → ${targetMemory ?? "?"})`;
    return `${countsOf(found)} × ${what} ${sizeText(median(found.map((copy) => copy?.bytes ?? 0)))}`;
  });
  const synchronizations = overRounds(
    rounds.map((round) => round.synchronizations),
    ({ call }) => call,
  ).map(({ sample, found }) => `${countsOf(found)} × ${plainText(sample.call)}`);
  return [
    ...(copies.length > 0 ? [`  copies: ${copies.join(", ")}`] : []),
    ...(synchronizations.length > 0 ? [`  synchronizations: ${synchronizations.join(", ")}`] : []),
  ];
}

function countsOf(found: readonly ({ readonly count: number } | null)[]): string {
  return formatCounts(found.map((item) => item?.count ?? 0));
}

function familiesText(range: ProfileRange, rangeNs: number): string[] {
  const shares = range.families
    .map(({ family, rounds }) => ({ family, share: medianTotalNs({ rounds }) / rangeNs }))
    .filter(({ share }) => share > 0)
    .map(
      ({ family, share }) =>
        `${plainText(family)} ${formatShare(share)}${family === communicationFamily ? waitingText(range, rangeNs) : ""}`,
    );
  return shares.length > 0 ? [`  families: ${shares.join(" · ")}`] : [];
}

/** Of the time of communication, what ranks wait for each other. */
function waitingText({ rounds }: ProfileRange, rangeNs: number): string {
  const waiting = rounds.map(({ ranks }) => ranks.map(({ communication }) => communication.waitingNs));
  if (waiting.some((ofRanks) => ofRanks.length === 0 || ofRanks.includes(null))) return "";
  const ns = median(waiting.map((ofRanks) => ofRanks.reduce<number>((sum, one) => sum + (one ?? 0), 0)));
  return ` (${formatShare(ns / rangeNs)} waiting)`;
}

function outsideText(profile: Profile): string[] {
  const launches = profile.rounds.map(({ outside }) => outside.launches);
  const kernelNs = median(profile.rounds.map(({ outside }) => outside.kernelNs));
  return Math.max(...launches) === 0
    ? ["outside these ranges: no kernels"]
    : [`outside these ranges: ${formatNs(kernelNs)} in ${formatCounts(launches)} launches`];
}

function roundSpread(values: readonly number[]): string {
  return values.length > 1 ? ` ± ${formatShare(halfSpread(values))} over rounds` : "";
}

/** Half the distance of the extremes, relative to the median. */
function halfSpread(values: readonly number[]): number {
  const middle = median(values);
  return middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / 2 / middle;
}
