import { kernelText } from "../document/text.ts";
import type { KernelRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import { median, medianKernelNs, medianLaunches, medianTotalNs } from "../../model/rounds.ts";
import { percent, signedPercent } from "../../model/text/quantity.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import { clipMiddle, formatCount, formatCounts, formatNs, formatShare } from "../format.ts";
import { kernelLabel, kernelLabels } from "../kernel-label.ts";
import { explanations, isReplacement } from "../rows.ts";
import { changesScale, intervalAxis, intervalPlot, intervalText } from "./chart/interval.ts";
import { html, sentence, type Html, type Part } from "./html.ts";
import type { ReportRange } from "./input.ts";
import { changeCell, nsCell, rowState, shownTime } from "./state.ts";
import { table, type HtmlColumn } from "./table.ts";

const labelWidth = 90;
const fullNameWidth = 400;

/** The kernels of a range, those that changed it most first: of `most` rows. */
export function kernelsPart({ row, head }: ReportRange, label: string, most: number): Html {
  if (row !== null) return comparedKernels(row, label, most);
  return head === null ? html`` : headKernels(head, label, most);
}

function comparedKernels(range: RangeRow, label: string, most: number): Html {
  const rows = range.kernels.slice(0, most).map((row) => ({ ...row, time: shownTime(row.time, range) }));
  const names = nameCells(rows.map(({ name }) => name));
  const scale = changesScale(rows.map(({ time }) => time));
  const columns: HtmlColumn[] = [
    { title: "kernel" },
    { title: "change", number: true },
    { title: html`interval and threshold${intervalAxis(scale)}`, unsorted: true },
    ...["base", "head", "of range", "share", "launches"].map((title) => ({ title, number: true }) as const),
    { title: "family" },
  ];
  const cells = rows.map((row, index) => ({
    family: familyText(row.family),
    state: rowState(row.time),
    cells: [
      { content: html`${names[index] ?? ""}${remarks(row)}` },
      changeCell(row.time),
      { content: html`${intervalPlot(row.time, scale)}<small>${intervalText(row.time)}</small>` },
      ...[nsCell(row.time.baseNs), nsCell(row.time.headNs)],
      { content: signedPercent(row.impactRatio), value: row.impactRatio },
      { content: percent(row.shareRatio), value: row.shareRatio },
      { content: launchesText(row), value: row.launches.head },
      { content: familyText(row.family) },
    ],
  }));
  return html`${table(`Kernels of ${label}`, columns, cells, true)}${restText(range.kernels.length - rows.length, "comparison.json")}`;
}

/** What stood in its place, and why it changed. */
function remarks(row: KernelRow): Part {
  const before =
    isReplacement(row) && row.previousName !== null
      ? [html`in place of ${sentence(kernelText(row.previousName))}`]
      : [];
  const all = [...before, ...explanations(row).map(sentence)];
  return all.map((remark) => html`<small class="why">${remark}</small>`);
}

function launchesText({ launches: { base, head } }: KernelRow): string {
  return base === head ? formatCount(head) : `${formatCount(base)} → ${formatCount(head)}`;
}

function headKernels(range: ProfileRange, label: string, most: number): Html {
  const kernels = range.kernels.slice(0, most);
  const names = nameCells(kernels.map(({ name }) => name));
  const whole = medianKernelNs(range);
  const columns: HtmlColumn[] = [
    { title: "kernel" },
    ...["time", "share", "launches", "median", "rounds ±"].map((title) => ({ title, number: true }) as const),
    { title: "family" },
  ];
  const rows = kernels.map((kernel, index) => {
    const totals = kernel.rounds.map((round) => round?.totalNs ?? 0);
    const total = medianTotalNs(kernel);
    const middle = median(kernel.rounds.flatMap((round) => round?.medianNs ?? []));
    const spread = total === 0 ? 0 : (Math.max(...totals) - Math.min(...totals)) / 2 / total;
    return {
      family: familyText(kernel.family),
      cells: [
        { content: names[index] ?? "" },
        nsCell(total),
        { content: whole === 0 ? "–" : formatShare(total / whole), value: total },
        { content: formatCounts(kernel.rounds.map((round) => round?.launches ?? 0)), value: medianLaunches(kernel) },
        { content: formatNs(middle), value: middle },
        { content: totals.length > 1 ? formatShare(spread) : "–", value: spread },
        { content: familyText(kernel.family) },
      ],
    };
  });
  return html`${table(`Kernels of ${label}`, columns, rows, true)}${restText(range.kernels.length - kernels.length, "profile.json")}`;
}

/** In cells and in the list of all families. */
function familyText(family: string): string {
  return plainText(clipMiddle(family, 40));
}

function restText(count: number, file: string): Part {
  return count <= 0 ? null : html`<p>… and ${formatCount(count)} more kernels, in <code>${file}</code>.</p>`;
}

/** Labels, with the full names to be unfolded as long as there is room for them. */
function nameCells(names: readonly string[]): Html[] {
  const labels = kernelLabels(names, labelWidth);
  let left = 150_000;
  return names.map((name, index) => {
    const label = labels[index] ?? kernelLabel(name, labelWidth);
    const full = clipMiddle(plainText(name), fullNameWidth);
    left -= full.length;
    if (full === label || left < 0) return html`<code>${label}</code>`;
    return html`<details>
      <summary><code>${label}</code></summary>
      <code>${full}</code>
    </details>`;
  });
}
