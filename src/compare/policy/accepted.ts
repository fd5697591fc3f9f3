import { acceptedKinds, type AcceptedRegression } from "../../model/comparison/accepted.ts";
import type { CountChange, RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { AcceptedResult } from "../../model/comparison/comparison.ts";
import { canBeAccepted, coversPart, isFall, type Reason } from "../../model/comparison/reason.ts";
import type { MetricRow, SeriesChange } from "../../model/metrics/metric-row.ts";
import { rangeText } from "../../model/reports/range.ts";
import { escapedGlob, matchesGlob } from "../../model/text/glob.ts";
import { nearest } from "../../model/text/nearest.ts";
import { percent } from "../../model/text/quantity.ts";
import { createReason } from "../reasons/reason.ts";
import { matchesKernel, matchesRange } from "./glob.ts";

interface Accepted {
  readonly findings: Reason[];
  readonly accepted: AcceptedResult[];
}

/**
 * An entry that accepts a slower range also accepts the range's slower kernels and families. An expired or exceeded entry only adds a
 * sentence to the finding.
 */
export function applyAccepted(
  findings: readonly Reason[],
  entries: readonly AcceptedRegression[],
  ranges: ReadonlyMap<string, AcceptableRange["row"]>,
  metrics: readonly MetricRow[],
  today: string,
): Accepted {
  const states = new Map<AcceptedRegression, AcceptedResult["state"]>();
  const acceptable = listAcceptable(findings, ranges, metrics);
  const matches = findings.map((finding) => {
    const fitting = canBeAccepted(finding)
      ? entries.filter((entry) => matchesFinding(entry, finding, acceptable, ranges))
      : [];
    const holding = fitting.filter((entry) => entry.expires >= today && isWithin(entry, finding));
    return { finding, fitting, holding };
  });
  const results = matches.map(({ finding, fitting, holding }): Reason => {
    for (const entry of fitting) {
      if (holding.includes(entry)) states.set(entry, "used");
      else if (states.get(entry) !== "used") states.set(entry, entry.expires < today ? "expired" : "exceeded");
    }
    // An entry for the kernel or family itself comes before one for its range.
    const whole = fitting.length > 0 ? undefined : matches.find((other) => coversPart(other.finding, finding));
    const [first] = canBeAccepted(finding) ? (whole ?? { holding }).holding : [];
    if (first !== undefined) {
      const text = `${finding.text} Accepted until ${first.expires}: ${first.reason}`;
      return { ...finding, id: "accepted", verdict: null, text };
    }
    const [entry] = fitting;
    return entry === undefined
      ? finding
      : { ...finding, text: `${finding.text} ${explainNotAccepted(entry, finding, today)}` };
  });
  const accepted = entries.map((entry): AcceptedResult => {
    const unneeded = () => (entry.expires < today ? "expired" : decideUnneeded(entry, acceptable));
    return { entry, state: states.get(entry) ?? unneeded() };
  });
  const near = accepted.flatMap(({ entry, state }) => {
    const text = state === "unmatched" ? suggestEntry(entry, acceptable) : null;
    return text === null ? [] : [createReason("accepted-unmatched", null, text, null)];
  });
  return { findings: [...results, ...near], accepted };
}

function matchesFinding(
  entry: AcceptedRegression,
  finding: Reason,
  { metrics }: Acceptable,
  ranges: ReadonlyMap<string, AcceptableRange["row"]>,
) {
  const metric = metrics.find(({ row: { kind, name } }) => kind === finding.reportedKind && name === finding.reported);
  if (metric !== undefined) return matchesMetric(entry, metric.row, metric.range);
  const range = finding.range === null ? undefined : ranges.get(finding.range);
  return range !== undefined && isOfRange(entry, range) && matchesPart(entry, finding, range);
}

/** A reason without a range applies to all ranges. */
function listAcceptable(
  findings: readonly Reason[],
  ranges: ReadonlyMap<string, AcceptableRange["row"]>,
  metrics: readonly MetricRow[],
): Acceptable {
  const incomparable = new Set(findings.filter(({ verdict }) => verdict === "incomparable").map(({ range }) => range));
  const isComparable = !incomparable.has(null);
  return {
    ranges: [...ranges].map(([label, row]) => ({ row, isComparable: isComparable && !incomparable.has(label) })),
    metrics: metrics.map((row) => ({
      row,
      range: row.range === null ? null : (ranges.get(row.range) ?? null),
      isComparable,
    })),
  };
}

function explainNotAccepted({ change, expires }: AcceptedRegression, finding: Reason, today: string) {
  // `any` can't be exceeded, so such an entry has expired.
  if (expires < today || change === "any") return `The entry that accepts this regression expired on ${expires}.`;
  const limit = percent(change / 100);
  return isFall(finding)
    ? `Only an increase of up to ${limit} is accepted; to accept a decrease, use \`change: any\`.`
    : `Only up to ${limit} is accepted.`;
}

function matchesPart(
  entry: AcceptedRegression,
  { metric, family, kernel }: Reason,
  { kernels }: AcceptableRange["row"],
) {
  if (kernel === null) {
    if (family !== null) return entry.family === family;
    return metric !== null && (entry.metric === metric || (entry.metric === "kernelNs" && metric === "gpuBusyNs"));
  }
  const names = kernels.flatMap((row) => (row.name === kernel ? [...row.baseNames, ...row.headNames] : []));
  return entry.kernel !== undefined && matchesKernel(entry.kernel, names);
}

function isWithin({ change }: AcceptedRegression, finding: Reason) {
  if (change === "any") return true;
  if (finding.changeRatio === null || isFall(finding)) return false;
  // For some metrics, lower is worse.
  return (finding.reported === null ? finding.changeRatio : Math.abs(finding.changeRatio)) <= change / 100;
}

interface AcceptableRange {
  readonly row: Omit<RangeRow, "verdict">;
  readonly isComparable: boolean;
}

interface AcceptableMetric {
  readonly row: MetricRow;
  readonly range: AcceptableRange["row"] | null;
  readonly isComparable: boolean;
}

interface Acceptable {
  readonly ranges: readonly AcceptableRange[];
  readonly metrics: readonly AcceptableMetric[];
}

function isOfRange(entry: AcceptedRegression, range: AcceptableRange["row"]) {
  return entry.range !== undefined && matchesRange(entry.range, range);
}

function matchesMetric(
  { range: pattern, metric }: AcceptedRegression,
  { kind, name }: MetricRow,
  range: AcceptableRange["row"] | null,
) {
  if (metric === undefined) return false;
  if (pattern !== undefined) return metric === kind && range !== null && matchesRange(pattern, range);
  if (kind === "reported") return metric === name || matchesGlob(metric, name);
  return acceptedKinds.some((accepted) => accepted === kind && accepted === metric);
}

/**
 * An entry is `unused`, and can be deleted, only if we ruled out that any of its rows is slower, and would have detected a slowdown of the
 * accepted size.
 */
function decideUnneeded(entry: AcceptedRegression, { ranges, metrics }: Acceptable): AcceptedResult["state"] {
  const ofRanges = findRanges(entry, ranges).map(({ row, isComparable }) => ({
    changes: findChanges(entry, row),
    isOpen: !isComparable || (entry.metric === undefined && row.gpuBusyTime.mayBeSlower),
  }));
  const ofMetrics = metrics
    .filter(({ row, range }) => matchesMetric(entry, row, range))
    .map(({ row, isComparable }) => ({ changes: [row.change], isOpen: !isComparable }));
  const candidates = [...ofRanges, ...ofMetrics];
  const matched = candidates.filter(({ changes }) => changes.length > 0);
  if (matched.length === 0) return "unmatched";
  const isOpen = matched.some((row) => row.isOpen || row.changes.some((change) => mayBeWorse(change, entry)));
  const isFine = matched.some(({ changes }) => changes.some(({ state }) => state === "same" || state === "improved"));
  return isFine && !isOpen ? "unused" : "not-judged";
}

function suggestEntry(entry: AcceptedRegression, { ranges, metrics }: Acceptable) {
  const { range, kernel, family, metric = "" } = entry;
  if (range === undefined)
    return didYouMean(
      `metric ${metric}`,
      nearest(metric, [...metrics.map(({ row }) => escapedGlob(row.name)), ...acceptedKinds]),
    );
  const rows = findRanges(entry, ranges).map(({ row }) => row);
  const labels = ranges.map(({ row }) => rangeText(row.name, row.domain));
  const families = rows.flatMap((row) => row.families.map(({ family }) => family));
  if (rows.length === 0) return didYouMean(`range ${range}`, nearest(range, labels));
  if (family !== undefined) return didYouMean(`family ${family} in ${range}`, nearest(family, families));
  if (kernel !== undefined)
    return didYouMean(`kernel ${kernel} in ${range}`, nearest(kernel, rows.flatMap(kernelNames).map(escapedGlob)));
  return null;
}

function didYouMean(subject: string, near: string | null) {
  if (near === null) return null;
  return `The accepted regression for the ${subject} matches nothing here. Did you mean ${near}?`;
}

function findRanges(entry: AcceptedRegression, ranges: readonly AcceptableRange[]) {
  return ranges.filter(({ row }) => isOfRange(entry, row));
}

function findChanges(
  { kernel, family, metric }: AcceptedRegression,
  row: AcceptableRange["row"],
): (TimeChange | CountChange | SeriesChange)[] {
  if (kernel !== undefined)
    return row.kernels
      .filter((candidate) => matchesKernel(kernel, [...candidate.baseNames, ...candidate.headNames]))
      .map(({ time }) => time);
  if (family !== undefined)
    return row.families.filter((candidate) => candidate.family === family).map(({ time }) => time);
  if (metric === "kernelNs" || metric === "gpuBusyNs") return [row.gpuBusyTime];
  if (metric === "wallNs") return [row.latency?.time ?? row.wallTime];
  return row.counts.filter((count) => count.metric === metric);
}

function mayBeWorse(change: TimeChange | CountChange | SeriesChange, entry: AcceptedRegression) {
  if (!("mayBeSlower" in change)) return change.state === "regressed" || change.state === "inconclusive";
  const { state, mayBeSlower, detectableRatio } = change;
  const isUnseen = state === "same" && entry.change !== "any" && (detectableRatio ?? Infinity) > entry.change / 100;
  return state === "regressed" || mayBeSlower || isUnseen;
}

function kernelNames({ kernels }: AcceptableRange["row"]) {
  return kernels.flatMap(({ baseNames, headNames }) => [...baseNames, ...headNames]);
}
