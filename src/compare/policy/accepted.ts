import type { AcceptedRegression } from "../../model/comparison/accepted.ts";
import type { AcceptedResult } from "../../model/comparison/comparison.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import { canBeAccepted, coversPart, isFall, type Reason } from "../../model/comparison/reason.ts";
import { percent } from "../../model/text/quantity.ts";
import { createReason } from "../reasons/reason.ts";
import {
  isOfRange,
  matchesMetric,
  nearestText,
  unneededState,
  type AcceptableMetric,
  type AcceptableRange,
} from "./accepted-unneeded.ts";
import { matchesKernel } from "./glob.ts";

export interface Accepted {
  readonly findings: Reason[];
  readonly accepted: AcceptedResult[];
}

/**
 * Removes the verdict from findings that an entry accepts, and appends the entry's reason. An entry that accepts a slower range also accepts
 * the range's slower kernels and families. An expired or exceeded entry only adds a sentence to the finding. Each entry gets a state, even if no finding needed the entry. `ranges` is keyed by label. `metrics` come from
 * runs without CUDA tracing.
 */
export function applyAccepted(
  findings: readonly Reason[],
  entries: readonly AcceptedRegression[],
  ranges: ReadonlyMap<string, AcceptableRange["row"]>,
  metrics: readonly MetricRow[],
  today: string,
): Accepted {
  const states = new Map<AcceptedRegression, AcceptedResult["state"]>();
  const asked = findings.map((found) => {
    const fitting = canBeAccepted(found) ? fittingEntries(found, entries, ranges, metrics) : [];
    const holding = fitting.filter((entry) => entry.expires >= today && isWithin(entry, found));
    return { found, fitting, holding };
  });
  const results = asked.map(({ found, fitting, holding }): Reason => {
    for (const entry of fitting) {
      if (holding.includes(entry)) states.set(entry, "used");
      else if (states.get(entry) !== "used") states.set(entry, entry.expires < today ? "expired" : "exceeded");
    }
    // An entry for the kernel or family itself comes before one for its range.
    const whole = fitting.length > 0 ? undefined : asked.find((other) => coversPart(other.found, found));
    const [first] = canBeAccepted(found) ? (whole ?? { holding }).holding : [];
    if (first !== undefined) {
      const text = `${found.text} Accepted until ${first.expires}: ${first.reason}`;
      return { ...found, id: "accepted", verdict: null, text };
    }
    const [entry] = fitting;
    return entry === undefined ? found : { ...found, text: `${found.text} ${explainNotAccepted(entry, found, today)}` };
  });
  const checked = { ranges: acceptableRanges(findings, ranges), metrics: acceptableMetrics(findings, metrics, ranges) };
  const accepted = entries.map((entry): AcceptedResult => {
    const unneeded = () => (entry.expires < today ? "expired" : unneededState(entry, checked));
    return { entry, state: states.get(entry) ?? unneeded() };
  });
  const near = accepted.flatMap(({ entry, state }) => {
    const text = state === "unmatched" ? nearestText(entry, checked) : null;
    return text === null ? [] : [createReason("accepted-unmatched", null, text, null)];
  });
  return { findings: [...results, ...near], accepted };
}

function fittingEntries(
  found: Reason,
  entries: readonly AcceptedRegression[],
  ranges: ReadonlyMap<string, AcceptableRange["row"]>,
  metrics: readonly MetricRow[],
): AcceptedRegression[] {
  const range = found.range === null ? undefined : ranges.get(found.range);
  const metric = metrics.find(({ kind, name }) => kind === found.reportedKind && name === found.reported);
  const ofMetric = metric === undefined ? null : metric.range === null ? null : (ranges.get(metric.range) ?? null);
  return entries.filter((entry) =>
    metric === undefined
      ? range !== undefined && isOfRange(entry, range) && matchesPart(entry, found, range)
      : matchesMetric(entry, metric, ofMetric),
  );
}

function acceptableMetrics(
  findings: readonly Reason[],
  metrics: readonly MetricRow[],
  ranges: ReadonlyMap<string, AcceptableRange["row"]>,
): AcceptableMetric[] {
  const isComparable = !findings.some(({ verdict, range }) => verdict === "incomparable" && range === null);
  return metrics.map((row) => ({
    row,
    range: row.range === null ? null : (ranges.get(row.range) ?? null),
    isComparable,
  }));
}

/** A reason without a range applies to all ranges. */
function acceptableRanges(
  findings: readonly Reason[],
  ranges: ReadonlyMap<string, AcceptableRange["row"]>,
): AcceptableRange[] {
  const incomparable = new Set(findings.filter(({ verdict }) => verdict === "incomparable").map(({ range }) => range));
  return [...ranges].map(([label, row]) => ({
    row,
    isComparable: !incomparable.has(null) && !incomparable.has(label),
  }));
}

function explainNotAccepted({ change, expires }: AcceptedRegression, found: Reason, today: string): string {
  // `any` can't be exceeded, so such an entry has expired.
  if (expires < today || change === "any") return `The entry that accepts this regression expired on ${expires}.`;
  const limit = percent(change / 100);
  return isFall(found)
    ? `Only an increase of up to ${limit} is accepted; to accept a decrease, use \`change: any\`.`
    : `Only up to ${limit} is accepted.`;
}

function matchesPart(
  entry: AcceptedRegression,
  { metric, family, kernel }: Reason,
  { kernels }: AcceptableRange["row"],
): boolean {
  if (kernel === null) {
    if (family !== null) return entry.family === family;
    return metric !== null && (entry.metric === metric || (entry.metric === "kernelNs" && metric === "gpuBusyNs"));
  }
  const names = kernels.flatMap((row) => (row.name === kernel ? [...row.baseNames, ...row.headNames] : []));
  return entry.kernel !== undefined && matchesKernel(entry.kernel, names);
}

function isWithin({ change }: AcceptedRegression, found: Reason): boolean {
  if (change === "any") return true;
  if (found.changeRatio === null || isFall(found)) return false;
  // For some metrics, lower is worse.
  return (found.reported === null ? found.changeRatio : Math.abs(found.changeRatio)) <= change / 100;
}
