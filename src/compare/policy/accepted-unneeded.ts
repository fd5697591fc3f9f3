import { acceptedKinds, type AcceptedRegression } from "../../model/comparison/accepted.ts";
import type { AcceptedResult } from "../../model/comparison/comparison.ts";
import type { CountChange, RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { MetricRow, SeriesChange } from "../../model/metrics/metric-row.ts";
import { escapedGlob, matchesGlob } from "../../model/text/glob.ts";
import { nearest } from "../../model/text/nearest.ts";
import { rangeText } from "../../model/reports/range.ts";
import { matchesKernel, matchesRange } from "./glob.ts";

/** A range's row. `isComparable` is false if we couldn't judge the range. */
export interface AcceptableRange {
  readonly row: Omit<RangeRow, "verdict">;
  readonly isComparable: boolean;
}

/** A metric from runs without CUDA tracing, with its range, if any. `isComparable` is false if the sides can't be compared. */
export interface AcceptableMetric {
  readonly row: MetricRow;
  readonly range: AcceptableRange["row"] | null;
  readonly isComparable: boolean;
}

export interface Acceptable {
  readonly ranges: readonly AcceptableRange[];
  readonly metrics: readonly AcceptableMetric[];
}

/** True if an entry names this range. */
export function isOfRange(entry: AcceptedRegression, range: AcceptableRange["row"]): boolean {
  return entry.range !== undefined && matchesRange(entry.range, range);
}

/** True if an entry names this metric: a range's metric, a metric that the program reports, or a kind that we measure ourselves. */
export function matchesMetric(
  { range: of, metric }: AcceptedRegression,
  { kind, name }: MetricRow,
  range: AcceptableRange["row"] | null,
): boolean {
  if (metric === undefined) return false;
  if (of !== undefined) return metric === kind && range !== null && matchesRange(of, range);
  if (kind === "reported") return metric === name || matchesGlob(metric, name);
  return acceptedKinds.some((known) => known === kind && known === metric);
}

/**
 * The state of an entry that no regression needed. The entry is `unused`, and can be deleted, only if its rows were judged, we ruled out
 * that any of them is slower, and we would have detected a slowdown of the accepted size. Otherwise, the next run may need the entry.
 */
export function unneededState(entry: AcceptedRegression, { ranges, metrics }: Acceptable): AcceptedResult["state"] {
  const ofRanges = rangesOf(entry, ranges).map(({ row, isComparable }) => ({
    changes: changesOf(entry, row),
    isOpen: !isComparable || (entry.metric === undefined && row.gpuBusyTime.mayBeSlower),
  }));
  const ofMetrics = metrics
    .filter(({ row, range }) => matchesMetric(entry, row, range))
    .map(({ row, isComparable }) => ({ changes: [row.change], isOpen: !isComparable }));
  const found = [...ofRanges, ...ofMetrics];
  const matched = found.filter(({ changes }) => changes.length > 0);
  if (matched.length === 0) return "unmatched";
  const isOpen = matched.some((one) => one.isOpen || one.changes.some((change) => mayBeWorse(change, entry)));
  const isFine = matched.some(({ changes }) => changes.some(({ state }) => state === "same" || state === "improved"));
  return isFine && !isOpen ? "unused" : "not-judged";
}

/** A suggestion for an entry that matches nothing, written as in an entry. Null if no name is similar. */
export function nearestText(entry: AcceptedRegression, { ranges, metrics }: Acceptable): string | null {
  const { range, kernel, family, metric = "" } = entry;
  if (range === undefined)
    return didYouMean(
      `metric ${metric}`,
      nearest(metric, [...metrics.map(({ row }) => escapedGlob(row.name)), ...acceptedKinds]),
    );
  const rows = rangesOf(entry, ranges).map(({ row }) => row);
  const labels = ranges.map(({ row }) => rangeText(row.name, row.domain));
  const families = rows.flatMap((row) => row.families.map((one) => one.family));
  if (rows.length === 0) return didYouMean(`range ${range}`, nearest(range, labels));
  if (family !== undefined) return didYouMean(`family ${family} in ${range}`, nearest(family, families));
  if (kernel !== undefined)
    return didYouMean(`kernel ${kernel} in ${range}`, nearest(kernel, rows.flatMap(kernelNames).map(escapedGlob)));
  return null;
}

function didYouMean(what: string, near: string | null): string | null {
  if (near === null) return null;
  return `The accepted regression for the ${what} matches nothing here. Did you mean ${near}?`;
}

function rangesOf(entry: AcceptedRegression, ranges: readonly AcceptableRange[]): AcceptableRange[] {
  return ranges.filter(({ row }) => isOfRange(entry, row));
}

function changesOf(
  { kernel, family, metric }: AcceptedRegression,
  row: AcceptableRange["row"],
): (TimeChange | CountChange | SeriesChange)[] {
  if (kernel !== undefined)
    return row.kernels
      .filter((one) => matchesKernel(kernel, [...one.baseNames, ...one.headNames]))
      .map(({ time }) => time);
  if (family !== undefined) return row.families.filter((one) => one.family === family).map(({ time }) => time);
  if (metric === "kernelNs" || metric === "gpuBusyNs") return [row.gpuBusyTime];
  if (metric === "wallNs") return [row.latency?.time ?? row.wallTime];
  return row.counts.filter((one) => one.metric === metric);
}

function mayBeWorse(change: TimeChange | CountChange | SeriesChange, entry: AcceptedRegression): boolean {
  if (!("mayBeSlower" in change)) return change.state === "regressed" || change.state === "inconclusive";
  const { state, mayBeSlower, detectableRatio } = change;
  const isUnseen = state === "same" && entry.change !== "any" && (detectableRatio ?? Infinity) > entry.change / 100;
  return state === "regressed" || mayBeSlower || isUnseen;
}

function kernelNames({ kernels }: AcceptableRange["row"]): string[] {
  return kernels.flatMap(({ baseNames, headNames }) => [...baseNames, ...headNames]);
}
