import type { Comparison } from "../../model/comparison/comparison.ts";
import type { SeriesChange } from "../../model/metrics/metric-row.ts";
import type { History, HistoryChange, HistorySeries } from "../../model/history/history.ts";
import type { HistoryCheck, HistoryFigure } from "../../model/history/record.ts";
import { rangeText } from "../../model/reports/range.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { jobOf } from "./series.ts";

/** Two commits to measure in turn, and the signs of a change that this checks. */
export interface SignsToCheck {
  readonly job: string;
  readonly base: string;
  readonly head: string;
  readonly signs: readonly Sign[];
}

export interface Sign {
  readonly figure: HistoryFigure;
  readonly changeRatio: Ratio;
}

/**
 * What a job should measure to check its signs: against its newest commit, one entry for each base. Of a series the last change
 * alone, since earlier ones can't be told from it; and a sign for so long as it's recent.
 */
export function openSigns({ records, series }: History, job: string): SignsToCheck[] {
  const commits = records.map(({ record }) => (jobOf(record) === job ? record.commit : null));
  const head = commits.findLast((commit) => commit !== null)?.sha;
  if (head === undefined) return [];
  const byBase = new Map<string, Sign[]>();
  for (const one of series.filter((own) => own.job === job && own.current)) {
    const change = lastChange(one);
    if (change === undefined || !isOpen(change) || !isRecent(change, one)) continue;
    const base = commits[one.points[basePoint(change, one)]?.record ?? -1]?.sha;
    if (base === undefined || base === head) continue;
    const signs = byBase.get(base) ?? [];
    signs.push({ figure: one.figure, changeRatio: change.changeRatio });
    byBase.set(base, signs);
  }
  return [...byBase].map(([base, signs]) => ({ job, base, head, signs }));
}

function isOpen({ state, checks }: HistoryChange): boolean {
  return (state === "sign" || state === "unclear") && checks.length < constants.mostChecks.value;
}

/** A change that the search could only just have found. */
export function isRecent({ point }: HistoryChange, { points }: Pick<HistorySeries, "points">): boolean {
  return point >= points.length - constants.searchWindow.value;
}

/** Neither refuted nor of the machine. */
export function isOfCode({ state }: HistoryChange): boolean {
  return state !== "refuted" && state !== "machine";
}

function lastChange({ changes }: HistorySeries): HistoryChange | undefined {
  return changes.findLast(isOfCode);
}

/** The boundary may lie earlier than it was found, and then the point before it has the change already. */
function basePoint(change: HistoryChange, { changes, cuts }: HistorySeries): number {
  const begins = [...cuts, ...changes.filter(isOfCode)]
    .map(({ point }) => point)
    .filter((point) => point < change.point);
  return Math.max(0, ...begins, change.point - 1 - constants.boundaryMoves.value);
}

/** What a run's comparison says of the signs that were open before it; none where its base is another commit than theirs. */
export function checksOf(history: History, job: string, comparison: Comparison): HistoryCheck[] {
  const base = comparison.base?.source.commit ?? null;
  const head = comparison.head.source.commit;
  const open = openSigns(history, job).find((one) => one.base === base);
  if (open === undefined || head === null) return [];
  return open.signs.map((sign) => checkOf({ job, base: open.base, head }, sign, comparison));
}

/** What measuring in turn says of a sign. */
export function checkOf(
  { job, base, head }: Pick<SignsToCheck, "job" | "base" | "head">,
  { figure, changeRatio }: Sign,
  comparison: Comparison,
): HistoryCheck {
  const change = comparison.interleaved ? changeIn(comparison, figure) : null;
  const measured = {
    changeRatio: change?.changeRatio ?? null,
    lowRatio: change?.lowRatio ?? null,
    highRatio: change?.highRatio ?? null,
  };
  return { job, figure, before: base, after: head, outcome: outcomeOf(change, changeRatio), ...measured };
}

type Interval = Pick<SeriesChange, "changeRatio" | "lowRatio" | "highRatio">;

/** Confirmed: by the gate's own rules it changed the same way, by half of the sign or more. */
function outcomeOf(change: (Interval & Pick<SeriesChange, "state">) | null, sign: Ratio): HistoryCheck["outcome"] {
  if (change === null) return "unclear";
  if (isRefuted(change, sign)) return "refuted";
  const isClear = change.state === "regressed" || change.state === "improved";
  return isClear && along(change.changeRatio ?? 0, sign) >= halfOf(sign) ? "confirmed" : "unclear";
}

/** The interval excludes half of the sign, and all that's more. */
export function isRefuted({ lowRatio, highRatio }: Interval, sign: Ratio): boolean {
  const most = sign > 0 ? highRatio : lowRatio;
  return most !== null && along(most, sign) < halfOf(sign);
}

function halfOf(sign: Ratio): number {
  return constants.half.value * Math.abs(Math.log1p(sign));
}

/** How far a change goes the sign's way, as a log ratio. */
function along(change: Ratio, sign: Ratio): number {
  return Math.sign(sign) * Math.log1p(change);
}

function changeIn(
  { ranges, metrics, reasons }: Comparison,
  figure: HistoryFigure,
): (Interval & Pick<SeriesChange, "state">) | null {
  if (figure.kind === "metric")
    return metrics.find(({ name, range }) => name === figure.name && range === figure.range)?.change ?? null;
  const range = ranges.find(({ name, domain }) => name === figure.range && domain === figure.domain);
  if (range === undefined || range.verdict === "incomparable") return null;
  // Which rounds are left out is a choice: where processes have two speeds, it makes a change of what is none.
  const label = rangeText(range.name, range.domain);
  if (reasons.some(({ id, range: of }) => id === "round-left-out" && of === label)) return null;
  return figure.kind === "busy" ? range.gpuBusyTime : (range.latency?.time ?? null);
}
