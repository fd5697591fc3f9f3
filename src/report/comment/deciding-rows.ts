import type { Comparison } from "../../model/comparison/comparison.ts";
import type { CountChange, RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import { hasGpu } from "../../model/gpu-use.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { chooseGpuTime } from "../../model/profile/gpu-time.ts";
import { rankText } from "../../model/ranks/ranks.ts";
import { median } from "../../model/rounds.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { listText } from "../../model/text/listing.ts";
import { amountText, pairText, signedPercent } from "../../model/text/quantity.ts";
import { markKernel, markName, markProse, rangeName } from "../document/text.ts";
import { formatCount, formatNs, nsAmount } from "../format.ts";
import { formatPlace } from "../launch-site-text.ts";
import { metricTitle, metricValues } from "../metrics/metric-text.ts";
import { formatBudgetAmount, formatMeasuredValue } from "../sentences.ts";
import { bySlowdown, countTitle, countValue } from "../rows.ts";
import { decisiveChanges, fasterRanges } from "../verdict/decisive.ts";
import { changeNs, mainParts, rangeParts, type RangePart, titlePart } from "../verdict/range-parts.ts";
import { chooseWallTime } from "../verdict/range-sentences.ts";

/** A row of a comment's table, as text with marks around names. */
export interface DecidingRow {
  readonly label: string;
  readonly values: string;
  readonly change: string;
  /** True for the row that decides, not for one that explains it. */
  readonly isBold: boolean;
}

export interface DecidingRows {
  readonly titles: readonly [label: string, values: string, change: string];
  readonly rows: readonly DecidingRow[];
}

/** More rows, with two lines of text above them, would be higher than 450 px. */
export const mostRows = 5;
/** Only the worst range's time is split into parts. */
const worstParts = 3;
const mostCounts = 2;

/** What decided the verdict, in at most 5 rows, worst first; no rows if sentences say everything. */
export function decidingRows(comparison: Comparison, head: Profile | null): DecidingRows {
  const { verdict } = comparison;
  if (verdict === "over-budget") return { titles: ["", "limit", "measured"], rows: budgetRows(comparison) };
  if (comparison.base === null) return measuredRows(head);
  const slower = comparison.ranges.filter((range) => range.verdict === "regressed").toSorted(bySlowdown);
  const accepted = comparison.ranges.filter(({ gpuBusyTime }) => gpuBusyTime.state === "regressed");
  const changed =
    verdict === "regressed"
      ? slower
      : verdict !== "pass"
        ? []
        : accepted.length > 0
          ? accepted.toSorted(bySlowdown)
          : fasterRanges(comparison);
  const state = verdict === "regressed" ? "regressed" : "improved";
  const metrics = comparison.metrics
    .filter(({ change }) => change.state === state && (verdict === "regressed" || verdict === "pass"))
    .slice(0, worstParts);
  const mark = verdict === "regressed" ? "❌ " : accepted.length > 0 ? "☑️ " : "✅ ";
  const rows = [
    ...metrics.map((row): DecidingRow => ({
      label: `${mark}${metricTitle(row)}`,
      values: metricValues(row),
      change: row.change.changeRatio === null ? "" : signedPercent(row.change.changeRatio),
      isBold: true,
    })),
    ...changed.flatMap((range, at) =>
      rangeRows(range, comparison, mark, at > 0 ? 0 : Math.max(2, Math.min(worstParts, mostRows - changed.length))),
    ),
  ];
  const ranks = Math.max(0, ...changed.map(({ ranks: row }) => row?.ranks.length ?? 0));
  const isOnGpu =
    metrics.length === 0 &&
    changed.every((range) => verdict === "pass" || decisiveChanges(range, comparison).gpuTime) &&
    rows.length > 0;
  const label = ranks > 0 ? "GPU time per rank" : isOnGpu ? "GPU time" : "";
  return { titles: [label, "base → head", "change"], rows: rows.slice(0, mostRows) };
}

/** Head's times, if there's nothing to compare them with. */
export function measuredRows(head: Profile | null): DecidingRows {
  if (head === null) return { titles: ["", "", ""], rows: [] };
  const isOnGpu = hasGpu(head);
  return {
    titles: ["NVTX range", isOnGpu ? "GPU time" : "wall time", isOnGpu ? "launches" : "instances"],
    rows: head.ranges.slice(0, mostRows).map((range) => ({
      label: rangeName(range),
      values: formatNs(median(range.rounds.map(isOnGpu ? chooseGpuTime(range) : ({ wallNs }) => wallNs))),
      change: formatCount(median(range.rounds.map(({ launches, instances }) => (isOnGpu ? launches : instances)))),
      isBold: false,
    })),
  };
}

function budgetRows({ budgets }: Comparison): DecidingRow[] {
  return budgets
    .filter(({ state }) => state !== "held")
    .slice(0, mostRows)
    .map((budget) => ({
      label: `❌ ${markName(budget.text)}`,
      values: formatBudgetAmount(budget.limit, budget.unit),
      change: formatMeasuredValue(budget),
      isBold: true,
    }));
}

/** The number that decided about a range, and what explains it or what else was measured. */
function rangeRows(range: RangeRow, comparison: Comparison, mark: string, most: number): DecidingRow[] {
  const decisive = decisiveChanges(range, comparison);
  const name = `${mark}${rangeName(range)}`;
  if (decisive.gpuTime || comparison.verdict === "pass") {
    const all = rangeParts(range);
    const parts = most === 0 ? [] : mainParts(all, most);
    const isExplained = parts.some(({ what }) => what.kind !== "rest");
    return [
      timeRow(name, all.whole, true),
      ...(isExplained ? parts.map((part) => timeRow(describePart(part, range), part, false, changeNs(all.whole))) : []),
    ];
  }
  const wall = chooseWallTime(range);
  const gpu = besideRow("GPU time", range.gpuBusyTime);
  if (decisive.wallTime) return [timeRow(`${name}, wall time`, wall, true), ...gpu];
  const { ranks, kernels, family, counts } = decisive;
  const parts = [
    ...ranks.map((rank) => timeRow(`${name}: ${rankText(rank)}`, rank.work, true)),
    ...kernels.map((kernel) => timeRow(`${name}: ${markKernel(kernel.name)}`, kernel.time, true)),
    ...(kernels.length === 0 && family !== null
      ? [timeRow(`${name}: ${markProse(family.family)}`, family.time, true)]
      : []),
    ...counts.map((row) =>
      countRow(`${name}, ${row.metric === "synchronizations" ? "waits for the GPU" : countTitle(row)}`, row),
    ),
  ];
  const untraced = range.latency === null ? [] : besideRow("wall time, untraced", wall);
  if (parts.length === 0) return [timeRow(name, range.gpuBusyTime, true)];
  return [...parts.slice(0, Math.max(mostCounts, most - 1)), ...(most > 1 ? [...gpu, ...untraced] : [])];
}

/** A change that's nothing beside `ofNs` is shown as ±0. */
function timeRow(
  label: string,
  times: Pick<TimeChange, "baseNs" | "headNs">,
  isBold: boolean,
  ofNs: Nanoseconds = 0,
): DecidingRow {
  const [baseNs, headNs] = [times.baseNs ?? 0, times.headNs ?? 0];
  const ns = changeNs({ baseNs, headNs });
  return {
    label,
    values: baseNs === 0 ? `0 → ${formatNs(headNs)}` : pairText(nsAmount(baseNs), nsAmount(headNs)),
    change: Math.abs(ns) <= 0.005 * Math.abs(ofNs) ? "±0" : `${ns < 0 ? "−" : "+"}${formatNs(Math.abs(ns))}`,
    isBold,
  };
}

function countRow(label: string, row: CountChange): DecidingRow {
  const { base, head } = row;
  return {
    label,
    values: pairText(countValue(row, base), countValue(row, head)),
    change: `${head < base ? "−" : "+"}${amountText(countValue(row, Math.abs(head - base)))}`,
    isBold: true,
  };
}

/** A time that didn't decide. */
function besideRow(label: string, time: TimeChange): DecidingRow[] {
  if (time.changeRatio === null || time.baseNs === null || time.headNs === null) return [];
  const values = pairText(nsAmount(time.baseNs), nsAmount(time.headNs));
  return [{ label, values, change: signedPercent(time.changeRatio), isBold: false }];
}

/** `copy, kv.py:38`, `the rest`. */
function describePart(part: RangePart, range: RangeRow): string {
  if (part.what.kind !== "families") return titlePart(part, range);
  const { families, sites, launches } = part.what;
  const kinds = listText(families.map(markProse), 2);
  const from = sites.length === 0 ? "" : `, ${sites.map((site) => markName(formatPlace(site))).join(" and ")}`;
  const more = launches.head - launches.base;
  const word = launches.base === 0 ? "new launches" : "more launches";
  return `${kinds}${from}${more > 0 ? ` (${formatCount(more)} ${word})` : ""}`;
}
