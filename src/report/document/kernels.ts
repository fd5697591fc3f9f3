import type { ComparedEnvironment } from "../../model/comparison/environment-change.ts";
import type { KernelRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import { median, medianKernelNs, medianLaunches, medianTotalNs } from "../../model/rounds.ts";
import { percent, signedPercent } from "../../model/text/quantity.ts";
import { explainByLibraries } from "../environment-text.ts";
import { formatCounts, formatNs, formatShare } from "../format.ts";
import { isChangedKernel, rowIds } from "../row-ids.ts";
import { explanations, isReplacement, lineNotes } from "../rows.ts";
import { countsCell, numberCell, nsCell, timeChange, timesCell } from "./cells.ts";
import {
  changeColumn,
  group,
  kernelColumn,
  list,
  numberColumn,
  pairColumn,
  sidesColumn,
  table,
  textColumn,
  type Block,
  type Cell,
  type Row,
} from "./document.ts";
import type { ReportInput } from "./input.ts";
import { isToldByOperators } from "./operators.ts";
import type { ReportRange } from "./report-range.ts";
import { markKernel, markName, rangeName } from "./text.ts";
import { halfSpread } from "./times.ts";

/** A range's kernels and why they changed, if we know. The kernels that changed the range most come first. */
export function kernelsPart(range: ReportRange, { comparison }: ReportInput): Block[] {
  const { row, head } = range;
  if (row === null) return head === null ? [] : group("Kernels by time", "detail", headKernels(head));
  const hasNews = row.verdict !== "incomparable" && row.kernels.some(isChangedKernel);
  const kernels = hasNews ? row.kernels : row.kernels.toSorted((a, b) => sumTime(b) - sumTime(a));
  const ids = comparison === null ? null : rowIds(comparison);
  const rows = kernels.map((kernel): Row => {
    const shown = kernelRow(kernel, row, comparison?.environment ?? null, ids?.get(kernel)?.id ?? null);
    return hasNews && !isChangedKernel(kernel) ? { ...shown, importance: "detail" } : shown;
  });
  const columns = [
    changeColumn(),
    sidesColumn("time"),
    kernelColumn,
    numberColumn("of range", 2),
    numberColumn("share", 3),
    pairColumn("launches", 4),
    numberColumn("detectable", 0),
    textColumn("family", 1),
  ];
  const importance = hasNews && !isToldByOperators(range) ? "main" : "detail";
  return [
    ...group(hasNews ? "Kernels that changed most" : "Kernels by time", importance, [
      ...table(`Kernels of ${rangeName(row)}`, columns, rows, "kernels", "comparison.json"),
    ]),
    ...list(row.verdict === "incomparable" ? [] : lineNotes(row), "notes", "comparison.json"),
  ];
}

function sumTime({ time }: KernelRow): number {
  return Math.max(time.baseNs ?? 0, time.headNs ?? 0);
}

function kernelRow(row: KernelRow, range: RangeRow, environment: ComparedEnvironment | null, id: string | null): Row {
  const { name, time, impactRatio, shareRatio, launches, family } = row;
  const isJudged = range.verdict !== "incomparable";
  const cells = (): Cell[] => [
    timeChange(time, isJudged, "small"),
    timesCell(time),
    { kind: "kernel", name, id, remarks: explainKernel(row, range, environment) },
    numberCell(impactRatio, signedPercent),
    numberCell(shareRatio, percent),
    countsCell(launches),
    time.detectableRatio === null ? "" : numberCell(time.detectableRatio, percent),
    markName(family),
  ];
  const isNotable = time.state === "regressed" || time.mayBeSlower;
  return { family, isNotable, cells };
}

/** The name of the kernel that this one replaced, and why the kernel changed. */
export function explainKernel(row: KernelRow, range: RangeRow, environment: ComparedEnvironment | null): string[] {
  return [
    ...(isReplacement(row) ? [`replaces ${markKernel(row.previousName ?? "")}`] : []),
    ...explanations(row, range),
    ...explainByLibraries(row, environment),
  ];
}

function headKernels(range: ProfileRange): Block[] {
  const wholeNs = medianKernelNs(range);
  const columns = [
    numberColumn("time"),
    kernelColumn,
    numberColumn("share"),
    numberColumn("launches", 5),
    numberColumn("median", 2),
    numberColumn("min", 1),
    numberColumn("max", 0),
    numberColumn("rounds ±", 3),
    textColumn("family", 4),
  ];
  const rows = range.kernels
    .map((kernel) => ({ kernel, totalNs: medianTotalNs(kernel) }))
    .toSorted((a, b) => b.totalNs - a.totalNs)
    .map(({ kernel }) => ({ family: kernel.family, cells: () => headCells(kernel, wholeNs) }));
  return table(`Kernels of ${rangeName(range)}`, columns, rows, "kernels", "profile.json");
}

/** A round without the kernel counts as 0 in the total and in launches, but has no duration to show. */
function headCells(kernel: ProfileKernel, wholeNs: number): Cell[] {
  const ran = kernel.rounds.filter((round) => round !== null);
  const totals = kernel.rounds.map((round) => round?.totalNs ?? 0);
  const totalNs = medianTotalNs(kernel);
  const counts = formatCounts(kernel.rounds.map((round) => round?.launches ?? 0));
  return [
    nsCell(totalNs),
    { kind: "kernel", name: kernel.name, remarks: [] },
    { kind: "number", text: wholeNs === 0 ? "–" : formatShare(totalNs / wholeNs), value: totalNs },
    { kind: "number", text: counts, value: medianLaunches(kernel) },
    ...[
      median(ran.map(({ medianNs }) => medianNs)),
      Math.min(...ran.map(({ minNs }) => minNs)),
      Math.max(...ran.map(({ maxNs }) => maxNs)),
    ].map((ns) => numberCell(ns, formatNs)),
    totals.length > 1 ? numberCell(halfSpread(totals), formatShare) : "–",
    markName(kernel.family),
  ];
}
