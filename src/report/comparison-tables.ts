import {
  isLaunchesAgain,
  type CountChange,
  type FamilyRow,
  type KernelRow,
  type RangeRow,
  type RowState,
  type TimeChange,
} from "../model/comparison/comparison-rows.ts";
import { percent, percentInterval, signedPercent } from "../model/text/quantity.ts";
import { plainText } from "../model/text/plain-text.ts";
import { rangeText } from "../model/reports/range.ts";
import { sizeText } from "../model/text/quantity.ts";
import { formatCount, formatNs } from "./format.ts";
import { kernelLabel, kernelLabels } from "./kernel-label.ts";
import { textTable, type Column } from "./text-table.ts";
import { wrapText } from "./wrap-text.ts";

export interface TableOptions {
  /** Kernels to list of each range. */
  readonly topKernels: number;
}

const lineWidth = 150;
const unknown = "–";

/** A range of a comparison as tables: its sums, its counts, its families, and the kernels that changed most. */
export function rangeTables(range: RangeRow, { topKernels }: TableOptions): string[] {
  const shown = range.counts.filter((row) => (row.base > 0 || row.head > 0) && !isLaunchesAgain(row, range.counts));
  const changed = range.kernels.slice(0, topKernels);
  const hidden = range.kernels.slice(topKernels);
  const notable = hidden.filter(({ time }) => time.state === "regressed" || time.mayBeSlower).length;
  return [
    `NVTX range ${plainText(rangeText(range.name, range.domain))}: ${range.verdict}${range.gpuBusyTime.rounds > 1 ? ", medians over rounds" : ""}`,
    ...textTable(sumColumns, [
      sumRow("time on the GPU", range.gpuBusyTime),
      sumRow("sum of kernel durations", range.kernelTime),
      sumRow("wall time (traced)", range.wallTime),
      ...shown.map(countRow),
    ]),
    ...(range.families.length === 0 ? [] : ["", ...textTable(familyColumns, range.families.map(familyRow))]),
    ...(changed.length === 0 ? [] : ["", ...kernelTable(changed)]),
    ...(hidden.length === 0
      ? []
      : [
          `  … and ${formatCount(hidden.length)} more kernels that changed the range less${notable > 0 ? `, ${formatCount(notable)} of them slower or unclear` : ""}`,
        ]),
    ...explanations(changed),
  ];
}

/** How to read the columns. */
export const legend: readonly string[] = [
  "interval: holds the true change 95 % of the time; 90 % where three rounds a side were not measured in turn, and no more can be known.",
  "finds: a slowdown of this size would be found 95 % of the time. of range: the change as a share of the range's kernel time.",
  "small: too little of the range to be judged alone. moved: it does work that other kernels lost, or the reverse. variant: another",
  "one was chosen for the same work. overlap: it runs beside other work more or less than before. △: worse, and no regression.",
];

/** What each state is in a table: a mark that the eye finds, and a word. */
const states: Readonly<Record<RowState, string>> = {
  regressed: "▲ slower",
  improved: "▼ faster",
  same: "= same",
  inconclusive: "? unclear",
  moved: "↔ moved",
  "other-variant": "↔ variant",
  "overlap-changed": "↔ overlap",
  noted: "△ slower",
  new: "+ new",
  removed: "− gone",
  "not-judged": "· small",
};

const sumColumns: readonly Column[] = [
  { title: "", align: "left" },
  { title: "base", align: "right" },
  { title: "head", align: "right" },
  { title: "change", align: "right" },
  { title: "interval", align: "right" },
  { title: "threshold", align: "right" },
  { title: "finds", align: "right" },
  { title: "", align: "left" },
];

function sumRow(title: string, time: TimeChange): string[] {
  return [
    title,
    nsText(time.baseNs),
    nsText(time.headNs),
    changeText(time.changeRatio),
    intervalText(time),
    time.thresholdRatio === null ? "" : percent(time.thresholdRatio),
    time.detectableRatio === null ? "" : percent(time.detectableRatio),
    time.state === "not-judged" ? "" : states[time.state],
  ];
}

/** Counts are exact: no interval, and what is found is what is over the threshold. */
function countRow(row: CountChange): string[] {
  const { metric, kind, base, head, changeRatio, thresholdRatio, state } = row;
  const text = (value: number): string => (metric === "copiedBytes" ? sizeText(value) : formatCount(value));
  const word = countWord(row);
  const mark = word === null ? states[state] : `${head > base ? "▲" : "▼"} ${word}`;
  const title = countWords[metric] + (kind === null ? "" : ` ${plainText(kind)}`);
  return [
    title,
    text(base),
    text(head),
    base === head ? "=" : changeText(changeRatio),
    "exact",
    percent(thresholdRatio),
    "",
    mark,
  ];
}

/**
 * Which way a count changed, null where it is not known to have. Fewer graph launches are worse where a CUDA graph was lost, and
 * more are better where one was made: that is said, since elsewhere more is worse.
 */
export function countWord({ base, head, state }: CountChange): string | null {
  if (state === "regressed") return head > base ? "more" : "fewer, worse";
  if (state === "improved") return head > base ? "more, better" : "fewer";
  if (state === "noted") return "more, no regression";
  return null;
}

/** What the exact counts are called. */
export const countWords: Readonly<Record<CountChange["metric"], string>> = {
  launches: "launches",
  hostLaunches: "launches by the host",
  graphLaunches: "graph launches",
  copies: "copies",
  copiedBytes: "bytes",
  blockingCopies: "copies that the host waits for",
  synchronizations: "synchronizations",
};

/** Of a row for a family or a kernel. */
const shareColumns: readonly Column[] = ["base", "head", "change", "of range", "finds", "launches"].map((title) => ({
  title,
  align: "right",
}));

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

const familyColumns: readonly Column[] = [
  { title: "family", align: "left" },
  ...shareColumns,
  { title: "", align: "left" },
];

function familyRow(row: FamilyRow): string[] {
  return [plainText(row.family), ...shareCells(row), states[row.time.state]];
}

const kernelColumns: readonly Column[] = [
  { title: "", align: "left" },
  ...shareColumns,
  { title: "family", align: "left" },
];

function kernelTable(rows: readonly KernelRow[]): string[] {
  const cells = rows.map((row) => [
    row.match === "swapped" || row.match === "variant" ? `${states[row.time.state]}, other` : states[row.time.state],
    ...shareCells(row),
    plainText(row.family),
  ]);
  const taken = Math.max(...textTable(kernelColumns, cells).map((line) => line.length));
  const labels = kernelLabels(
    rows.map(({ name }) => name),
    lineWidth - Math.max(taken, familyEnd(cells)) - 2,
  );
  return textTable(
    [...kernelColumns, { title: "kernel", align: "left" }],
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
function explanations(rows: readonly KernelRow[]): string[] {
  const lines = rows.flatMap((row) => {
    const before =
      row.previousName === null || row.match === "renamed" ? [] : [`was ${kernelLabel(row.previousName, 60)}`];
    const why = [...before, ...(row.explanation === null ? [] : [plainText(row.explanation)])];
    const moved = row.time.state === "moved" || row.time.state === "overlap-changed" ? [row.time.why ?? ""] : [];
    const all = [...why, ...moved];
    return all.length === 0
      ? []
      : wrapText(`${kernelLabel(row.name, 60)}: ${all.join("; ")}`, lineWidth - 6).map(
          (line, at) => `    ${at === 0 ? "" : "  "}${line}`,
        );
  });
  return lines.length === 0 ? [] : ["  why:", ...lines];
}

function nsText(ns: number | null): string {
  return ns === null ? unknown : formatNs(ns);
}

function changeText(ratio: number | null): string {
  return ratio === null ? unknown : signedPercent(ratio);
}

function intervalText({ lowRatio, highRatio, rounds }: TimeChange): string {
  if (lowRatio !== null && highRatio !== null) return percentInterval(lowRatio, highRatio);
  return rounds === 1 ? "one round" : unknown;
}

function launchesText({ base, head }: { readonly base: number; readonly head: number }): string {
  return base === head ? formatCount(head) : `${formatCount(base)} → ${formatCount(head)}`;
}
