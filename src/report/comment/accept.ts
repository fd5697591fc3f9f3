import { placeholderReason, type AcceptedRegression } from "../../model/comparison/accepted.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import { canBeAccepted, coversPart, isFall, type Reason } from "../../model/comparison/reason.ts";
import { rangeText } from "../../model/reports/range.ts";
import { escapedGlob } from "../../model/text/glob.ts";

/** We shorten longer kernel names to a glob with the name's start (the kind of kernel) and its end (the variant). */
const longestName = 120;
const [keptStart, keptEnd] = [70, 40];
/** A quarter of a year: long enough for a fix, short enough that someone looks again. */
const days = 90;
/** Extra room, because the next run may measure a slightly larger change. */
const margin = 1.1;

/**
 * The entries for `.llm-profile/accepted.yml` that accept what decided a comparison's verdict. If a range's time on the GPU decided, its
 * kernels and families need no entries of their own.
 */
export function acceptEntries({ comparedOn, ranges, reasons, verdict }: Comparison): AcceptedRegression[] {
  const expires = dayAfter(comparedOn, days);
  if (expires === null) return [];
  const decisive = reasons.filter((reason) => reason.verdict === verdict && canBeAccepted(reason));
  const entries = decisive.flatMap((reason): AcceptedRegression[] => {
    const isCovered = decisive.some((other) => coversPart(other, reason));
    const what = isCovered ? null : findAcceptable(reason, ranges);
    return what === null ? [] : [{ ...what, change: roundUpChange(reason), reason: placeholderReason, expires }];
  });
  return [...Map.groupBy(entries, createEntryKey).values()].flatMap(widest);
}

/**
 * Entries as a YAML file, one per line. The reason and the expiry date are written once. Names are in ASCII, so nothing in them is
 * invisible, ends a code block, or changes how the rest is shown.
 */
export function acceptedYaml(entries: readonly AcceptedRegression[]): string {
  const lines = entries.map(({ range, kernel, family, metric, change, reason, expires }, index) => {
    const named = Object.entries({ range, kernel, family, metric }).flatMap(([key, name]) =>
      name === undefined ? [] : [`${key}: ${quoted(name)}`],
    );
    const once =
      index === 0 ? `reason: &reason ${quoted(reason)}, expires: &day ${expires}` : "reason: *reason, expires: *day";
    return `  - { ${[...named, `change: ${String(change)}`, once].join(", ")} }`;
  });
  return ["accepted:", ...lines].join("\n");
}

/** A JSON string is also valid YAML. */
function quoted(text: string): string {
  return JSON.stringify(text)
    .replaceAll(/[^ -_a-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll("##[", String.raw`#\u0023[`);
}

type What = Pick<AcceptedRegression, "range" | "kernel" | "family" | "metric">;

/** What an entry accepts, or null if no entry can accept the reason. */
function findAcceptable(
  { range: label, kernel, family, metric, reported, reportedKind }: Reason,
  ranges: readonly RangeRow[],
): What | null {
  if (reported !== null && (reportedKind === null || reportedKind === "reported"))
    return { metric: escapedGlob(reported) };
  if (reported !== null && reportedKind !== null && label === null) return { metric: reportedKind };
  // The label may come from another job's artifact, where it may be a pattern. A range's own name never is.
  const row = ranges.find(({ name, domain }) => rangeText(name, domain) === label);
  if (row === undefined) return null;
  const range = rangeText(row.name, row.domain);
  if (reportedKind !== null) return { range, metric: reportedKind };
  if (kernel !== null) return { range, kernel: kernelPattern(kernel, row) };
  if (family !== null) return { range, family };
  return metric === null ? null : { range, metric };
}

/** If numbers in kernel names changed, the row's name may match no kernel, but the names in base and head do. */
function kernelPattern(kernel: string, { kernels }: RangeRow): string {
  const row = kernels.find(({ name }) => name === kernel);
  const name = row?.headNames[0] ?? row?.baseNames[0] ?? kernel;
  if (name.length <= longestName) return escapedGlob(name);
  return `${escapedGlob(name.slice(0, keptStart))}*${escapedGlob(name.slice(-keptEnd))}`;
}

/** The change in whole percent, rounded up; `any` for a rise from 0, and for a value that's worse because it fell. */
function roundUpChange(reason: Reason): AcceptedRegression["change"] {
  const { changeRatio } = reason;
  if (changeRatio === null || isFall(reason)) return "any";
  return Math.max(1, Math.ceil(Math.abs(changeRatio) * 100 * margin));
}

function createEntryKey({ range, kernel, family, metric }: AcceptedRegression): string {
  return JSON.stringify([range, kernel, family, metric]);
}

/** From entries with the same key, keeps only the entry that accepts the largest change. */
function widest(entries: readonly AcceptedRegression[]): AcceptedRegression[] {
  const size = ({ change }: AcceptedRegression): number => (change === "any" ? Infinity : change);
  return entries.toSorted((a, b) => size(b) - size(a)).slice(0, 1);
}

/** Null if `day` isn't a date. */
function dayAfter(day: string, count: number): string | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return Number.isNaN(start) ? null : new Date(start + count * 86_400_000).toISOString().slice(0, 10);
}
