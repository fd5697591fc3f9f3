import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { SeriesChange } from "../../../model/metrics/metric-row.ts";
import type { History, HistoryChange, HistorySeries } from "../model/history.ts";
import type { HistoryCheck, HistoryFigure } from "../model/record.ts";
import { rangeText } from "../../../model/reports/range.ts";
import type { Ratio } from "../../../model/units.ts";
import { constants } from "./constants.ts";
import { shortenRecordedName } from "./record.ts";
import { readJobName } from "./series.ts";

interface SignsToCheck {
  readonly job: string;
  readonly base: string;
  readonly head: string;
  readonly signs: readonly Sign[];
}

interface Sign {
  readonly figure: HistoryFigure;
  readonly changeRatio: Ratio;
}

/** One per base commit, each with the job's newest commit as head. Only a series' last, recent change is checked, because the comparison couldn't separate earlier ones from it. */
export function findOpenSigns({ records, series }: History, job: string): SignsToCheck[] {
  const commits = records.map(({ record }) => (readJobName(record) === job ? record.commit : null));
  const head = commits.findLast((commit) => commit !== null)?.sha;
  if (head === undefined) return [];
  const byBase = new Map<string, Sign[]>();
  for (const tracked of series.filter((candidate) => candidate.job === job && candidate.current)) {
    const change = findLastChange(tracked);
    if (change === undefined || !isOpen(change) || !isRecent(change, tracked)) continue;
    const base = commits[tracked.points[findBasePoint(change, tracked)]?.record ?? -1]?.sha;
    if (base === undefined || base === head) continue;
    const signs = byBase.get(base) ?? [];
    signs.push({ figure: tracked.figure, changeRatio: change.changeRatio });
    byBase.set(base, signs);
  }
  return [...byBase].map(([base, signs]) => ({ job, base, head, signs }));
}

function isOpen({ state, checks }: HistoryChange): boolean {
  return (state === "sign" || state === "unclear") && checks.length < constants.mostChecks.value;
}

export function isRecent({ point }: HistoryChange, { points }: Pick<HistorySeries, "points">): boolean {
  return point >= points.length - constants.searchWindow.value;
}

export function mayBeFromCode({ state }: HistoryChange): boolean {
  return state !== "refuted" && state !== "machine";
}

function findLastChange({ changes }: HistorySeries): HistoryChange | undefined {
  return changes.findLast(mayBeFromCode);
}

/** The change may have happened earlier than detected, so even the point right before it may include it. */
function findBasePoint(change: HistoryChange, { changes, cuts }: HistorySeries): number {
  const begins = [...cuts, ...changes.filter(mayBeFromCode)]
    .map(({ point }) => point)
    .filter((point) => point < change.point);
  return Math.max(0, ...begins, change.point - 1 - constants.boundaryMoves.value);
}

/** Empty if the run's base isn't the base of any open sign. */
export function checkSigns(history: History, job: string, comparison: Comparison): HistoryCheck[] {
  const base = comparison.base?.source.commit ?? null;
  const head = comparison.head.source.commit;
  const open = findOpenSigns(history, job).find((sign) => sign.base === base);
  if (open === undefined || head === null) return [];
  return open.signs.map((sign) => checkSign({ job, base: open.base, head }, sign, comparison));
}

/** Only a comparison with alternating rounds can confirm or refute a sign. */
export function checkSign(
  { job, base, head }: Pick<SignsToCheck, "job" | "base" | "head">,
  { figure, changeRatio }: Sign,
  comparison: Comparison,
): HistoryCheck {
  const change = comparison.interleaved ? findChange(comparison, figure) : null;
  const measured = {
    changeRatio: change?.changeRatio ?? null,
    lowRatio: change?.lowRatio ?? null,
    highRatio: change?.highRatio ?? null,
  };
  return { job, figure, before: base, after: head, outcome: decideOutcome(change, changeRatio), ...measured };
}

type Interval = Pick<SeriesChange, "changeRatio" | "lowRatio" | "highRatio">;

/** A clear change at least half as large as the sign confirms it. A whole interval below half refutes it. */
function decideOutcome(change: (Interval & Pick<SeriesChange, "state">) | null, sign: Ratio): HistoryCheck["outcome"] {
  if (change === null) return "unclear";
  if (isRefuted(change, sign)) return "refuted";
  const isClear = change.state === "regressed" || change.state === "improved";
  return isClear && logRatioAlong(change.changeRatio ?? 0, sign) >= halfOfSign(sign) ? "confirmed" : "unclear";
}

export function isRefuted({ lowRatio, highRatio }: Interval, sign: Ratio): boolean {
  const most = sign > 0 ? highRatio : lowRatio;
  return most !== null && logRatioAlong(most, sign) < halfOfSign(sign);
}

function halfOfSign(sign: Ratio): number {
  return constants.confirmedShare.value * Math.abs(Math.log1p(sign));
}

function logRatioAlong(change: Ratio, sign: Ratio): number {
  return Math.sign(sign) * Math.log1p(change);
}

function findChange(
  { ranges, metrics, reasons }: Comparison,
  figure: HistoryFigure,
): (Interval & Pick<SeriesChange, "state">) | null {
  if (figure.kind === "metric")
    return (
      metrics.find(({ name, range }) => shortenRecordedName(name) === figure.name && range === figure.range)?.change ??
      null
    );
  const range = ranges.find(
    ({ name, domain }) => shortenRecordedName(name) === figure.range && shortenRecordedName(domain) === figure.domain,
  );
  if (range === undefined || range.verdict === "incomparable") return null;
  // If processes run at one of two speeds, leaving out rounds can fake a change.
  const label = rangeText(range.name, range.domain);
  if (reasons.some(({ id, range: rangeLabel }) => id === "round-left-out" && rangeLabel === label)) return null;
  return figure.kind === "busy" ? range.gpuBusyTime : (range.latency?.time ?? null);
}
