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
import { markdown, rangeCode } from "./printer.ts";
import { rangesInDetail } from "./range-part.ts";
import { code, codeHtml } from "./safe-text.ts";

/** A table that is wider than the screen is moved sideways: what changed and by how much come first. */
const labelWidth = 64;
const nameWidth = 40;

/** The kernels of a comparison: those that changed each range most and why, in the open; the others by time, to be folded. */
export interface KernelsPart {
  readonly open: readonly Block[];
  readonly folded: readonly Block[];
}

export function kernelsPart(comparison: Comparison, extent: Extent): KernelsPart {
  const ranges = rangesInDetail(comparison, extent);
  const parts = ranges.map((range) => rangeKernels(range, comparison, extent, ranges.length > 1));
  return {
    open: parts.flatMap(({ open }) => open),
    folded: [...parts.flatMap(({ folded }) => folded), ...restNote(comparison.ranges.length - ranges.length)],
  };
}

/** Says that a comment does not go into all ranges. */
export function restNote(ranges: number): Block[] {
  if (ranges <= 0) return [];
  return [`*The kernels of ${formatCount(ranges)} more ${ranges === 1 ? "range" : "ranges"} are only in the report.*`];
}

function rangeKernels(range: RangeRow, { environment }: Comparison, extent: Extent, several: boolean): KernelsPart {
  const judged = range.verdict !== "incomparable";
  const changed = judged ? range.kernels.filter(isNews) : [];
  const shown = changed.slice(0, extent.changedKernels);
  const others = range.kernels
    .filter((row) => !shown.includes(row))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, shown.length === 0 ? extent.kernels : extent.otherKernels);
  const labels = labelsOf([...shown, ...others]);
  const title = `**Kernels that changed ${rangeCode(range)} most**`;
  const where = several ? ` in ${codeHtml(rangeText(range.name, range.domain), nameWidth)}` : "";
  const table = (rows: readonly KernelRow[], total: number): Block[] =>
    kernelTable(rows, labels, range, { environment, total });
  return {
    open: [
      ...(shown.length === 0 ? [] : [title, ...table(shown, changed.length)]),
      ...list(judged ? lineNotes(range).map((text) => markdown(text)) : [], "reasons"),
    ],
    folded:
      others.length === 0
        ? []
        : fold(
            `${shown.length === 0 ? "Kernels" : "Other kernels"} by time${where}`,
            table(others, range.kernels.length - shown.length),
          ),
  };
}

/** Not those that are as they were, that wait for other GPUs, or that are too small to be judged. */
function isNews({ time, match }: KernelRow): boolean {
  return match === "swapped" || !["same", "waits", "not-judged"].includes(time.state);
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
  { environment, total }: { readonly environment: Comparison["environment"]; readonly total: number },
): Block[] {
  return table(
    [left("change"), right("time"), left("kernel"), right("share"), right("launches")],
    rows.map((row) => [
      changeMark(verdict === "incomparable" ? unjudged(row.time) : row.time),
      timePair(row.time),
      [nameCell(row, labels), ...whyLine(row, environment)].join("<br>"),
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

/** Why it changed, as far as is known. */
function whyLine(row: KernelRow, environment: Comparison["environment"]): string[] {
  const why = [...explanations(row), ...librariesOf(row, environment)].map((text) => markdown(text)).join("; ");
  return why === "" ? [] : [`<sub>${why}</sub>`];
}
