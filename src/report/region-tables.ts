import { launchText } from "../model/profile/measured-launch.ts";
import type { Metrics } from "../model/profile/profile-ncu.ts";
import type { OperatorRow, RegionKernel, RegionReport } from "../model/profile/region.ts";
import { median } from "../model/rounds.ts";
import { uniqueSafeNames } from "../model/text/safe-name.ts";
import { csvText } from "./csv-text.ts";
import { figureText } from "./figure-text.ts";
import { sizeText } from "../model/text/quantity.ts";
import { formatCount, formatCounts, formatNs, formatShare } from "./format.ts";
import { kernelLabels } from "./kernel-label.ts";
import { markdownCode, markdownTable, markdownText } from "./markdown-text.ts";

/** How many kernels and operators the Markdown lists; the CSVs have all. */
const listed = 20;
const labelWidth = 70;

/**
 * The files of all regions: path below the run directory → text. Each region has a folder `regions/<safe label>/` with
 * region.json (all of it, names unchanged), kernels.csv, operators.csv and replay.csv where there are such, and region.md.
 */
export function regionFiles(reports: readonly RegionReport[]): Map<string, string> {
  const folders = uniqueSafeNames(reports.map(({ label }) => label));
  const files = new Map<string, string>();
  for (const [index, report] of reports.entries()) {
    const folder = `regions/${folders[index] ?? String(index)}`;
    files.set(`${folder}/region.json`, `${JSON.stringify({ schemaVersion: 1, ...report }, null, 2)}\n`);
    files.set(`${folder}/region.md`, regionMarkdown(report));
    if (report.kernels.length > 0) files.set(`${folder}/kernels.csv`, kernelsCsv(report));
    if (report.operators !== null && report.operators.length > 0)
      files.set(`${folder}/operators.csv`, operatorsCsv(report.operators));
    if (report.replayed !== null) files.set(`${folder}/replay.csv`, replayCsv(report));
  }
  return files;
}

/** All kernels of a region with their figures and the launch that these are of, most time first. Units stand in the header. */
export function kernelsCsv({ kernels, columns }: Pick<RegionReport, "kernels" | "columns">): string {
  return csvText(
    ["kernel", "family", "launches", "total (ns)", "share (%)", ...measuredHeaders, ...figureHeaders(columns)],
    kernels.map(({ name, family, launches, totalNs, share, measured, figures }) => [
      ...[name, family, launches, totalNs, Number((share * 100).toFixed(3))],
      ...(measured === null
        ? measuredHeaders.map(() => null)
        : [measured.grid.join("×"), measured.block.join("×"), median(measured.alike)]),
      ...columns.map(({ key }) => figures?.[key]?.value ?? null),
    ]),
  );
}

/** Which launch the figures of a kernel are of, and how many are like it: the median over rounds, as of all launches. */
const measuredHeaders = ["measured grid", "measured block", "launches like it"];

/** Operators, most own time first. */
export function operatorsCsv(operators: readonly OperatorRow[]): string {
  return csvText(
    ["operator", "domain", "calls", "launches", "self (ns)", "total (ns)", "top kernel"],
    operators.map((row) => [row.name, row.domain, row.calls, row.launches, row.selfNs, row.totalNs, row.topKernel]),
  );
}

function replayCsv({ replayed, columns }: RegionReport): string {
  const known = columns.filter(({ key }) => replayed?.samples.some(({ figures }) => figures[key] != null) === true);
  return csvText(
    ["instance", "row", ...figureHeaders(known)],
    (replayed?.samples ?? []).map(({ id, figures }, index) => [
      ...[index + 1, id],
      ...known.map(({ key }) => figures[key]?.value ?? null),
    ]),
  );
}

function figureHeaders(columns: RegionReport["columns"]): string[] {
  return columns.map(({ title, unit }) => (unit === "" ? title : `${title} (${unit})`));
}

/** A region for people: totals, its kernels, the replayed instances and the operators. */
export function regionMarkdown(report: RegionReport): string {
  const blocks = [
    `# NVTX range ${markdownText(report.label)}`,
    ...measuredText(report),
    ...totalsText(report),
    ...kernelsText(report),
    ...replayText(report),
    ...operatorsText(report.operators),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function measuredText({ measured }: RegionReport): string[] {
  if (measured === null) return ["Nsight Systems did not analyze this range; Nsight Compute replayed it."];
  const { instances, wallNs, kernelNs, launches, copiedBytes } = measured;
  return [
    `${formatCount(instances)} ${instances === 1 ? "instance" : "instances"}, ${formatNs(kernelNs)} of kernels in ${formatCount(launches)} launches, ${formatNs(wallNs)} on the host's clock (tracing inflates it), ${sizeText(copiedBytes)} copied.`,
  ];
}

function totalsText({ totals }: RegionReport): string[] {
  if (totals.length === 0) return [];
  const rows = totals.map(({ title, unit, value, how, coverage }) => [
    title,
    figureText({ value: how === "mean by time" ? value : Math.round(value), unit }),
    how,
    formatShare(coverage),
  ]);
  return [
    "## Over its kernels",
    "From profiled launches: each stands for the launches of its kernel with the same grid, block and shared memory. `known for` is the share of the kernel time in launches with such a figure.",
    markdownTable([left("figure"), right("value"), left("how"), right("known for")], rows),
  ];
}

const shown = [
  "durationNs",
  "smThroughputPct",
  "executedInstructionsPct",
  "dramThroughputPct",
  "tensorPipePct",
  "achievedOccupancyPct",
  "occupancyLimiter",
  "topStall",
];

/** Executed instructions are a part of the SM throughput: said where that was not collected. */
function isTold(key: string, figures: Metrics | null): boolean {
  return figures?.[key] != null && (key !== "executedInstructionsPct" || figures["smThroughputPct"] == null);
}

function kernelsText({ kernels, columns }: RegionReport): string[] {
  if (kernels.length === 0) return [];
  const top = kernels.slice(0, listed);
  const labels = kernelLabels(
    top.map(({ name }) => name),
    labelWidth,
  );
  const known = columns.filter(({ key }) => shown.includes(key) && top.some(({ figures }) => isTold(key, figures)));
  const explained = top.some(({ measured }) => measured !== null);
  return [
    "## Kernels",
    markdownTable(
      [
        ...[right("time"), right("share"), right("launches")],
        ...(explained ? [right("measured grid, block"), right("launches like it")] : []),
        ...known.map(({ title }) => right(title)),
        left("kernel"),
      ],
      top.map(({ totalNs, share, launches, measured, figures }, index) => [
        ...[formatNs(totalNs), formatShare(share), formatCount(launches)],
        ...(explained ? measuredCells(measured) : []),
        ...figureCells(figures, known),
        markdownCode(labels[index] ?? ""),
      ]),
    ),
    ...restText(kernels.length - top.length, "kernels"),
  ];
}

function replayText({ replayed, columns }: RegionReport): string[] {
  if (replayed === null) return [];
  const known = columns.filter(({ key }) => replayed.samples.some(({ figures }) => figures[key] != null));
  return [
    "## The range as a whole",
    `Each instance was replayed (${replayed.mode}); the figures are over all that runs in it.`,
    markdownTable(
      [right("instance"), ...known.map(({ title }) => right(title))],
      replayed.samples.map(({ figures }, index) => [String(index + 1), ...figureCells(figures, known)]),
    ),
  ];
}

function operatorsText(operators: RegionReport["operators"]): string[] {
  if (operators === null || operators.length === 0) return [];
  const top = operators.slice(0, listed);
  return [
    "## Ranges and operators inside",
    "`self` is the time of kernels launched in the range and in no range nested in it.",
    markdownTable(
      [right("self"), right("total"), right("calls"), right("launches"), left("range")],
      top.map(({ name, domain, calls, launches, selfNs, totalNs }) => [
        ...[formatNs(selfNs), formatNs(totalNs), formatCount(calls), formatCount(launches)],
        markdownText(domain === "" ? name : `${name}@${domain}`),
      ]),
    ),
    ...restText(operators.length - top.length, "ranges"),
  ];
}

function restText(count: number, noun: string): string[] {
  return count > 0 ? [`… and ${formatCount(count)} more ${noun}, in the CSV.`] : [];
}

function measuredCells(measured: RegionKernel["measured"]): string[] {
  return measured === null ? ["–", "–"] : [launchText(measured), formatCounts(measured.alike)];
}

function figureCells(figures: Metrics | null, columns: RegionReport["columns"]): string[] {
  return columns.map(({ key }) => {
    const figure = figures?.[key];
    const text = figureText(figure);
    return typeof figure?.value === "string" ? markdownText(text) : text;
  });
}

function left(title: string): { title: string; align: "left" } {
  return { title, align: "left" };
}

function right(title: string): { title: string; align: "right" } {
  return { title, align: "right" };
}
