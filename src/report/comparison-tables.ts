import type {
  CountChange,
  FamilyRow,
  KernelRow,
  RangeRow,
  RowState,
  TimeChange,
} from "../model/comparison/comparison-rows.ts";
import type { MetricRow } from "../model/metrics/metric-row.ts";
import { amountText, percent, percentInterval, signedPercent } from "../model/text/quantity.ts";
import type { ComparedEnvironment } from "../model/comparison/environment-change.ts";
import { paint, type Layout, type Tone } from "../model/text/layout.ts";
import { plainText } from "../model/text/plain-text.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { formatCount, formatNs } from "./format.ts";
import { librariesOf } from "./environment-text.ts";
import { kernelLabel, kernelLabels } from "./kernel-label.ts";
import { bySeverity, metricTitle, metricValues, metricWords } from "./metrics/metric-text.ts";
import { rangeName } from "./document/text.ts";
import { terminalText } from "./terminal/text.ts";
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
import { comparedRanks } from "./ranks/ranks-text.ts";
import { flexible, leaving, left, right, textTable, type Cell, type Column } from "./text-table.ts";
import { shownParts, withinRounds } from "./wall-parts.ts";

export interface TableOptions {
  /** Kernels to list of each range. */
  readonly topKernels: number;
  /** What differs between what the sides ran with; null: not known. */
  readonly environment: ComparedEnvironment | null;
  readonly layout: Layout;
}

const mostMetrics = 40;
const unknown = "–";

/** A range of a comparison as tables: its sums, its counts, its families, and the kernels that changed most. */
export function rangeTables(range: RangeRow, { topKernels, environment, layout }: TableOptions): string[] {
  const changed = range.kernels.slice(0, topKernels);
  const hidden = range.kernels.slice(topKernels);
  const notable = hidden.filter(({ time }) => time.state === "regressed" || time.mayBeSlower).length;
  return [
    `${paint(layout, "strong", `NVTX range ${terminalText(rangeName(range))}:`)} ${range.verdict}${range.gpuBusyTime.rounds > 1 ? ", medians over rounds" : ""}`,
    ...textTable(sumColumns, [...sumRows(range).map(sumCells), ...shownCounts(range).map(countCells)], layout),
    ...rankLines(range, layout),
    ...wallPartLines(range, layout),
    ...(range.families.length === 0 ? [] : ["", ...textTable(familyColumns, range.families.map(familyRow), layout)]),
    ...(changed.length === 0 ? [] : ["", ...textTable(kernelColumns, changed.map(kernelRow), layout)]),
    ...(hidden.length === 0
      ? []
      : [
          `  … and ${formatCount(hidden.length)} more kernels that changed the range less${notable > 0 ? `, ${formatCount(notable)} of them slower or unclear` : ""}`,
        ]),
    ...whyLines(changed, environment, lineNotes(range).map(terminalText), layout),
  ];
}

/** What the program reports and the memory in use, worse first. */
export function metricsTable(rows: readonly MetricRow[], layout: Layout): string[] {
  if (rows.length === 0) return [];
  const columns = leaving(
    [flexible("metric", 24), ...["base → head", "change", "interval", "threshold", "detectable"].map(right), left("")],
    judgedOrder,
  );
  const cells = bySeverity(rows)
    .slice(0, mostMetrics)
    .map((row) => {
      const { change } = row;
      return [
        terminalText(metricTitle(row)),
        terminalText(metricValues(row)),
        changeText(change.changeRatio),
        change.state === "not-judged" || change.base === null || change.head === null ? "" : intervalText(change),
        change.thresholdRatio === null ? "" : percent(change.thresholdRatio),
        change.detectableRatio === null ? "" : percent(change.detectableRatio),
        toned(metricWords[change.state] ?? "", change.state),
      ];
    });
  const hidden = rows.length - cells.length;
  return [
    "",
    paint(layout, "strong", "metrics, without tracing:"),
    ...textTable(columns, cells, layout),
    ...(hidden > 0 ? [`  … and ${formatCount(hidden)} more metrics`] : []),
  ];
}

function wallPartLines(range: RangeRow, layout: Layout): string[] {
  const parts = shownParts(range);
  if (parts.length === 0) return [];
  return [
    "",
    ...textTable(
      [flexible("of wall time", 20), ...["base", "head", "change"].map(right), flexible("", 10)],
      parts.map(({ title, baseNs, headNs, changeRatio, isApart }) => [
        title,
        formatNs(baseNs),
        formatNs(headNs),
        changeText(changeRatio),
        isApart ? "" : withinRounds,
      ]),
      layout,
    ),
  ];
}

/** The GPUs of the range beside each other. */
function rankLines(range: RangeRow, layout: Layout): string[] {
  const ranks = comparedRanks(range);
  if (ranks === null) return [];
  return [
    "",
    ...textTable(
      leaving(
        [
          flexible("own work", 16),
          ...["base", "head", "change"].map(right),
          left(""),
          right("waits for others"),
          right("began last"),
        ],
        ["began last", "base"],
      ),
      ranks.rows.map(({ title, work, waitingNs, joinedLast }) => [
        ...[title, nsText(work.baseNs), nsText(work.headNs), changeText(work.changeRatio)],
        work.state === "not-judged" ? "" : stateText(work.state),
        `${formatNs(waitingNs.base)} → ${formatNs(waitingNs.head)}`,
        `${formatCount(joinedLast.base)} → ${formatCount(joinedLast.head)}`,
      ]),
      layout,
    ),
    ...ranks.lines.map((line) => `  ${line}`),
  ];
}

/** How to read the columns. */
export const legend: readonly string[] = [
  "interval: 95 %, by Student's t over the rounds, with what is known of their noise.",
  "detectable: the smallest slowdown that is found in at least 90 % of runs like this one. of range: the change as a share of the range's kernel time.",
  "small: too small a part of the range to be judged alone. variant: another variant was chosen for the same work. overlap: it runs beside other work more or less than before. waits: it includes waiting for other GPUs. △: slower, but its range or family doesn't show it.",
];

/** Which columns leave first where there is no room. */
const judgedOrder = ["detectable", "threshold", "interval"];
const shareOrder = ["detectable", "family", "launches", "of range"];

const sumColumns: readonly Column[] = leaving(
  [flexible("", 26), ...["base", "head", "change", "interval", "threshold", "detectable"].map(right), left("")],
  judgedOrder,
);

function sumCells({ title, time }: SumRow): Cell[] {
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
function countCells(row: CountChange): Cell[] {
  const { base, head, changeRatio, thresholdRatio, state } = row;
  const word = countWord(row);
  return [
    terminalText(countTitle(row)),
    amountText(countValue(row, base)),
    amountText(countValue(row, head)),
    base === head ? "=" : changeText(changeRatio),
    "exact",
    percent(thresholdRatio),
    "",
    word === null ? stateText(state) : toned(`${head > base ? "▲" : "▼"} ${word}`, state),
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

const familyColumns: readonly Column[] = leaving(
  [flexible("family", 12), ...shareColumns, left("")],
  shareOrder.filter((title) => title !== "family"),
);

function familyRow(row: FamilyRow): Cell[] {
  return [plainText(row.family), ...shareCells(row), stateText(row.time.state)];
}

const kernelColumns: readonly Column[] = leaving(
  [left(""), ...shareColumns, left("family"), flexible("kernel", 30, kernelLabels)],
  shareOrder,
);

function kernelRow(row: KernelRow): Cell[] {
  const state = isReplacement(row) ? `${stateWords(row.time.state)}, other` : stateWords(row.time.state);
  return [toned(state, row.time.state), ...shareCells(row), plainText(row.family), row.name];
}

/** Why the listed kernels changed, and what stood where another stands now. */
function whyLines(
  rows: readonly KernelRow[],
  environment: ComparedEnvironment | null,
  notes: readonly string[],
  layout: Layout,
): string[] {
  const indented = (text: string): string[] => wrapLine(`    ${text}`, layout);
  const ofKernels = rows.flatMap((row) => {
    const before =
      row.previousName === null || row.match === "renamed" ? [] : [`was ${kernelLabel(row.previousName, 60)}`];
    const all = [...before, ...[...explanations(row), ...librariesOf(row, environment)].map(terminalText)];
    return all.length === 0 ? [] : indented(`${kernelLabel(row.name, 60)}: ${all.join("; ")}`);
  });
  const lines = [...ofKernels, ...notes.flatMap(indented)];
  return lines.length === 0 ? [] : ["  why:", ...lines];
}

function stateText(state: RowState): Cell {
  return toned(stateWords(state), state);
}

function stateWords(state: RowState): string {
  const { sign, word } = rowStates[state];
  return `${sign} ${word}`;
}

/** Only what calls for a look has a color. */
function toned(text: string, state: RowState): Cell {
  const tone = stateTones[state];
  return tone === undefined ? text : { text, tone };
}

const stateTones: Readonly<Partial<Record<RowState, Tone>>> = {
  regressed: "bad",
  improved: "good",
  inconclusive: "unsure",
};

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
