import type {
  CountChange,
  FamilyRow,
  KernelRow,
  RangeRow,
  RowState,
  TimeChange,
} from "../model/comparison/comparison-rows.ts";
import type { MetricRow } from "../model/comparison/metric-row.ts";
import { amountText, percent, percentInterval, signedPercent } from "../model/text/quantity.ts";
import type { ComparedEnvironment } from "../model/comparison/environment-change.ts";
import { plainText } from "../model/text/plain-text.ts";
import { clipMiddle, formatCount, formatNs } from "./format.ts";
import { librariesOf } from "./environment-text.ts";
import { kernelLabel, kernelLabels } from "./kernel-label.ts";
import { bySeverity, metricTitle, metricValues, metricWords } from "./metric-text.ts";
import { rangeName, terminalPrinter } from "./printer.ts";
import {
  countTitle,
  countValue,
  countWord,
  explanations,
  lineNotes,
  isReplacement,
  rowStates,
  shownCounts,
  sumRows,
  type SumRow,
} from "./rows.ts";
import { comparedRanks } from "./ranks.ts";
import { left, right, textTable, type Column } from "./text-table.ts";
import { shownParts, withinRounds } from "./wall-parts.ts";
import { wrapText } from "./wrap-text.ts";

export interface TableOptions {
  /** Kernels to list of each range. */
  readonly topKernels: number;
  /** What differs between what the sides ran with; null: not known. */
  readonly environment: ComparedEnvironment | null;
}

const lineWidth = 150;
const mostMetrics = 40;
const unknown = "–";

/** A range of a comparison as tables: its sums, its counts, its families, and the kernels that changed most. */
export function rangeTables(range: RangeRow, { topKernels, environment }: TableOptions): string[] {
  const changed = range.kernels.slice(0, topKernels);
  const hidden = range.kernels.slice(topKernels);
  const notable = hidden.filter(({ time }) => time.state === "regressed" || time.mayBeSlower).length;
  return [
    `NVTX range ${rangeName(range, terminalPrinter)}: ${range.verdict}${range.gpuBusyTime.rounds > 1 ? ", medians over rounds" : ""}`,
    ...textTable(sumColumns, [...sumRows(range).map(sumCells), ...shownCounts(range).map(countCells)]),
    ...rankLines(range),
    ...wallPartLines(range),
    ...(range.families.length === 0 ? [] : ["", ...textTable(familyColumns, range.families.map(familyRow))]),
    ...(changed.length === 0 ? [] : ["", ...kernelTable(changed)]),
    ...(hidden.length === 0
      ? []
      : [
          `  … and ${formatCount(hidden.length)} more kernels that changed the range less${notable > 0 ? `, ${formatCount(notable)} of them slower or unclear` : ""}`,
        ]),
    ...whyLines(changed, environment, lineNotes(range, terminalPrinter)),
  ];
}

/** What the program reports and the memory in use, worse first. */
export function metricsTable(rows: readonly MetricRow[]): string[] {
  if (rows.length === 0) return [];
  const columns = [
    left("metric"),
    ...["base → head", "change", "interval", "threshold", "detectable"].map(right),
    left(""),
  ];
  const cells = bySeverity(rows)
    .slice(0, mostMetrics)
    .map((row) => {
      const { change } = row;
      return [
        clipMiddle(metricTitle(row, terminalPrinter), 60),
        metricValues(row, terminalPrinter),
        changeText(change.changeRatio),
        change.state === "not-judged" || change.base === null || change.head === null ? "" : intervalText(change),
        change.thresholdRatio === null ? "" : percent(change.thresholdRatio),
        change.detectableRatio === null ? "" : percent(change.detectableRatio),
        metricWords[change.state] ?? "",
      ];
    });
  const hidden = rows.length - cells.length;
  return [
    "",
    "metrics, without tracing:",
    ...textTable(columns, cells),
    ...(hidden > 0 ? [`  … and ${formatCount(hidden)} more metrics`] : []),
  ];
}

function wallPartLines(range: RangeRow): string[] {
  const parts = shownParts(range);
  if (parts.length === 0) return [];
  return [
    "",
    ...textTable(
      [left("of wall time"), ...["base", "head", "change"].map(right), left("")],
      parts.map(({ title, baseNs, headNs, changeRatio, isApart }) => [
        title,
        formatNs(baseNs),
        formatNs(headNs),
        changeText(changeRatio),
        isApart ? "" : withinRounds,
      ]),
    ),
  ];
}

/** The GPUs of the range beside each other. */
function rankLines(range: RangeRow): string[] {
  const ranks = comparedRanks(range);
  if (ranks === null) return [];
  return [
    "",
    ...textTable(
      [
        left("own work"),
        ...["base", "head", "change"].map(right),
        left(""),
        right("waits for others"),
        right("began last"),
      ],
      ranks.rows.map(({ title, work, waitingNs, joinedLast }) => [
        ...[title, nsText(work.baseNs), nsText(work.headNs), changeText(work.changeRatio)],
        work.state === "not-judged" ? "" : stateText(work.state),
        `${formatNs(waitingNs.base)} → ${formatNs(waitingNs.head)}`,
        `${formatCount(joinedLast.base)} → ${formatCount(joinedLast.head)}`,
      ]),
    ),
    ...ranks.lines.map((line) => `  ${line}`),
  ];
}

/** How to read the columns. */
export const legend: readonly string[] = [
  "interval: holds the true change 95 % of the time; 90 % for three rounds a side not measured in turns.",
  "detectable: the smallest slowdown that is detected 95 % of the time. of range: the change as a share of the range's kernel time.",
  "small: too small a part of the range to be judged alone. moved: it took over work of other kernels, or the reverse. variant: another",
  "variant was chosen for the same work. overlap: it runs beside other work more or less than before. waits: it includes waiting for other",
  "GPUs. △: slower, but no regression.",
];

const sumColumns: readonly Column[] = [
  left(""),
  ...["base", "head", "change", "interval", "threshold", "detectable"].map(right),
  left(""),
];

function sumCells({ title, time }: SumRow): string[] {
  return [
    title,
    nsText(time.baseNs),
    nsText(time.headNs),
    changeText(time.changeRatio),
    intervalText(time),
    time.thresholdRatio === null ? "" : percent(time.thresholdRatio),
    time.detectableRatio === null ? "" : percent(time.detectableRatio),
    time.state === "not-judged" ? "" : stateText(time.state),
  ];
}

/** Counts are exact: no interval, and any change over the threshold is detected. */
function countCells(row: CountChange): string[] {
  const { base, head, changeRatio, thresholdRatio, state } = row;
  const word = countWord(row);
  return [
    countTitle(row, terminalPrinter),
    amountText(countValue(row, base)),
    amountText(countValue(row, head)),
    base === head ? "=" : changeText(changeRatio),
    "exact",
    percent(thresholdRatio),
    "",
    word === null ? stateText(state) : `${head > base ? "▲" : "▼"} ${word}`,
  ];
}

/** Of a row for a family or a kernel. */
const shareColumns: readonly Column[] = ["base", "head", "change", "of range", "detectable", "launches"].map(right);

function shareCells({ time, impactRatio, launches }: Pick<FamilyRow, "time" | "impactRatio" | "launches">): string[] {
  return [
    nsText(time.baseNs),
    nsText(time.headNs),
    changeText(time.changeRatio),
    signedPercent(impactRatio),
    time.detectableRatio === null ? "" : percent(time.detectableRatio),
    launchesText(launches),
  ];
}

const familyColumns: readonly Column[] = [left("family"), ...shareColumns, left("")];

function familyRow(row: FamilyRow): string[] {
  return [plainText(row.family), ...shareCells(row), stateText(row.time.state)];
}

const kernelColumns: readonly Column[] = [left(""), ...shareColumns, left("family")];

function kernelTable(rows: readonly KernelRow[]): string[] {
  const cells = rows.map((row) => [
    isReplacement(row) ? `${stateText(row.time.state)}, other` : stateText(row.time.state),
    ...shareCells(row),
    plainText(row.family),
  ]);
  const taken = Math.max(...textTable(kernelColumns, cells).map((line) => line.length));
  const labels = kernelLabels(
    rows.map(({ name }) => name),
    lineWidth - Math.max(taken, familyEnd(cells)) - 2,
  );
  return textTable(
    [...kernelColumns, left("kernel")],
    cells.map((row, index) => [...row, labels[index] ?? ""]),
  );
}

/** Where the column of families ends: the table itself trims what stands at the end of a line. */
function familyEnd(cells: readonly (readonly string[])[]): number {
  return (
    2 +
    kernelColumns.reduce(
      (sum, { title }, index) => sum + 2 + Math.max(title.length, ...cells.map((row) => (row[index] ?? "").length)),
      -2,
    )
  );
}

/** Why the listed kernels changed, and what stood where another stands now. */
function whyLines(
  rows: readonly KernelRow[],
  environment: ComparedEnvironment | null,
  notes: readonly string[],
): string[] {
  const indented = (text: string): string[] =>
    wrapText(text, lineWidth - 6).map((line, at) => `    ${at === 0 ? "" : "  "}${line}`);
  const ofKernels = rows.flatMap((row) => {
    const before =
      row.previousName === null || row.match === "renamed" ? [] : [`was ${kernelLabel(row.previousName, 60)}`];
    const all = [...before, ...explanations(row, terminalPrinter), ...librariesOf(row, environment, terminalPrinter)];
    return all.length === 0 ? [] : indented(`${kernelLabel(row.name, 60)}: ${all.join("; ")}`);
  });
  const lines = [...ofKernels, ...notes.flatMap(indented)];
  return lines.length === 0 ? [] : ["  why:", ...lines];
}

function stateText(state: RowState): string {
  const { sign, word } = rowStates[state];
  return `${sign} ${word}`;
}

function nsText(ns: number | null): string {
  return ns === null ? unknown : formatNs(ns);
}

function changeText(ratio: number | null): string {
  return ratio === null ? unknown : signedPercent(ratio);
}

function intervalText({ lowRatio, highRatio, rounds }: Pick<TimeChange, "lowRatio" | "highRatio" | "rounds">): string {
  if (lowRatio !== null && highRatio !== null) return percentInterval(lowRatio, highRatio);
  return rounds === 1 ? "one process" : unknown;
}

function launchesText({ base, head }: { readonly base: number; readonly head: number }): string {
  return base === head ? formatCount(head) : `${formatCount(base)} → ${formatCount(head)}`;
}
