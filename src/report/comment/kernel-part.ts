import type { Comparison } from "../../model/comparison/comparison.ts";
import type { KernelRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import { percent } from "../../model/text/quantity.ts";
import { rangeText } from "../../model/reports/range.ts";
import { kernelLabel, kernelLabels } from "../kernel-label.ts";
import { formatCount } from "../format.ts";
import { librariesOf } from "../environment-text.ts";
import { explanations, isReplacement, lineNotes } from "../rows.ts";
import { left, right } from "../text-table.ts";
import { changeMark, countPair, tied, timePair, unjudged } from "./amounts.ts";
import { fold, list, table, type Block } from "./blocks.ts";
import type { Extent } from "./extent.ts";
import { markdownPrinter, rangeCode } from "./printer.ts";
import { rangesInDetail } from "./range-part.ts";
import { code, codeHtml, prose } from "./safe-text.ts";

const labelWidth = 40;
const fullNameWidth = 400;

/** The kernels of a comparison: those that changed each range most and why, in the open; all by time and full names, to be folded. */
export interface KernelsPart {
  readonly open: readonly Block[];
  readonly folded: readonly Block[];
}

export function kernelsPart(comparison: Comparison, extent: Extent): KernelsPart {
  const ranges = rangesInDetail(comparison);
  const parts = ranges.map((range) => rangeKernels(range, comparison, extent, ranges.length > 1));
  return {
    open: parts.flatMap(({ open }) => open),
    folded: [...parts.flatMap(({ folded }) => folded), ...restNote(comparison.ranges.length - ranges.length)],
  };
}

/** Says that a comment does not go into all ranges. */
export function restNote(ranges: number): Block[] {
  if (ranges <= 0) return [];
  return [
    `*The kernels of ${formatCount(ranges)} more ${ranges === 1 ? "range" : "ranges"} are only in the artifact's files.*`,
  ];
}

function rangeKernels(range: RangeRow, { environment }: Comparison, extent: Extent, several: boolean): KernelsPart {
  const judged = range.verdict !== "incomparable";
  const changed = judged ? range.kernels.filter(isNews) : [];
  const shown = changed.slice(0, extent.changedKernels);
  const all = range.kernels.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, extent.kernels);
  const labels = labelsOf([...shown, ...all]);
  const title = `**Kernels that changed ${rangeCode(range)} most**`;
  const where = several ? ` in ${codeHtml(rangeText(range.name, range.domain), labelWidth)}` : "";
  return {
    open: [
      ...(shown.length === 0 ? [] : [title, ...kernelTable(shown, labels, range, changed.length)]),
      ...whyList(shown, labels, environment, judged ? lineNotes(range, markdownPrinter) : []),
    ],
    folded: [
      ...fold(`Top kernels by time${where}`, kernelTable(all, labels, range, range.kernels.length)),
      ...fold(`Full names of the kernels that changed most${where}`, fullNames(shown, labels)),
    ],
  };
}

/** Not those that are as they were, or too small to be judged. */
function isNews({ time, match }: KernelRow): boolean {
  return match === "swapped" || !["same", "not-judged"].includes(time.state);
}

function timeOf({ time }: KernelRow): number {
  return Math.max(time.baseNs ?? 0, time.headNs ?? 0);
}

function labelsOf(rows: readonly KernelRow[]): Map<KernelRow, string> {
  const unique = [...new Set(rows)];
  const labels = kernelLabels(
    unique.map(({ name }) => name),
    labelWidth,
  );
  return new Map(unique.map((row, index) => [row, labels[index] ?? ""]));
}

function kernelTable(
  rows: readonly KernelRow[],
  labels: ReadonlyMap<KernelRow, string>,
  { verdict }: RangeRow,
  total: number,
): Block[] {
  return table(
    [left("change"), left("kernel"), right("time"), right("share"), right("launches")],
    rows.map((row) => [
      changeMark(verdict === "incomparable" ? unjudged(row.time) : row.time),
      nameCell(row, labels),
      timePair(row.time),
      tied(percent(row.shareRatio)),
      countPair(row.launches.base, row.launches.head),
    ]),
    "kernels",
    total,
  );
}

function nameCell(row: KernelRow, labels: ReadonlyMap<KernelRow, string>): string {
  const name = code(labels.get(row) ?? "", labelWidth);
  if (!isReplacement(row)) return name;
  return `${name}<br><sub>🔁 in place of</sub> ${code(kernelLabel(row.previousName ?? "", labelWidth), labelWidth)}`;
}

function whyList(
  rows: readonly KernelRow[],
  labels: ReadonlyMap<KernelRow, string>,
  environment: Comparison["environment"],
  notes: readonly string[],
): Block[] {
  const ofKernels = rows.flatMap((row) => {
    const why = [...explanations(row, markdownPrinter), ...librariesOf(row, environment, { prose })].join("; ");
    return why === "" ? [] : [`${code(labels.get(row) ?? "", labelWidth)}: ${why}`];
  });
  const lines = [...ofKernels, ...notes];
  return lines.length === 0 ? [] : ["**Why**", ...list(lines, "reasons")];
}

function fullNames(rows: readonly KernelRow[], labels: ReadonlyMap<KernelRow, string>): Block[] {
  return list(
    rows.filter((row) => row.name !== labels.get(row)).map(({ name }) => code(name, fullNameWidth)),
    "names",
  );
}
