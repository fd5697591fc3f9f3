import type { AcceptedRegression } from "../../model/comparison/accepted.ts";
import type { KernelRow } from "../../model/comparison/comparison-rows.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import { canBeAccepted, isFall, type Reason } from "../../model/comparison/reason.ts";
import { escapedGlob } from "../../model/text/glob.ts";

/** How many kernels in one range we list by name. If there are more, one entry accepts all of the range's kernels. */
const namedKernels = 4;
/** Nobody would review more entries than this before pasting them. */
const mostEntries = 20;
/** We shorten longer kernel names to a glob with the name's start (the kind of kernel) and its end (the variant). */
const longestName = 120;
const [keptStart, keptEnd] = [70, 40];
/** A quarter of a year: long enough for a fix, short enough that someone looks again. */
const days = 90;
/** Extra room, because the next run may measure a slightly larger change. */
const margin = 1.1;

const why = "Say why, and which issue tracks it.";

/** At most 20 entries for `.llm-profile/accepted.yml`. They accept a comparison's regressions, and the unclear results that can be accepted. */
export function acceptEntries({ comparedOn, ranges, reasons }: Comparison): AcceptedRegression[] {
  const expires = dayAfter(comparedOn, days);
  if (expires === null) return [];
  const found = reasons.filter(canBeAccepted).flatMap((reason): AcceptedRegression[] => {
    const rows = ranges.flatMap(({ kernels }) => kernels);
    const what = whatOf(reason, rows);
    return what === null ? [] : [{ ...what, change: changeOf(reason), reason: why, expires }];
  });
  return [...Map.groupBy(withFewKernels(found), keyOf).values()].flatMap(widest).slice(0, mostEntries);
}

/**
 * Entries as a YAML file, one per line. The reason and the expiry date are written once. Names are in ASCII, so nothing in them is
 * invisible, ends a code block, or changes how the rest is shown.
 */
export function acceptedYaml(entries: readonly AcceptedRegression[]): string {
  const lines = entries.map(({ range, kernel, family, metric, change, reason, expires }, at) => {
    const named = Object.entries({ range, kernel, family, metric }).flatMap(([key, name]) =>
      name === undefined ? [] : [`${key}: ${quoted(name)}`],
    );
    const once =
      at === 0 ? `reason: &reason ${quoted(reason)}, expires: &day ${expires}` : "reason: *reason, expires: *day";
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
function whatOf(
  { range, kernel, family, metric, reported, reportedKind }: Reason,
  rows: readonly KernelRow[],
): What | null {
  if (reported !== null) {
    if (reportedKind === "reported") return { metric: escapedGlob(reported) };
    return { ...(range === null ? {} : { range }), metric: reportedKind ?? reported };
  }
  if (range === null || range === "") return null;
  if (kernel !== null) return { range, kernel: kernelPattern(kernel, rows) };
  if (family !== null) return { range, family };
  return metric === null ? null : { range, metric };
}

/** If numbers in kernel names changed, the row's name may match no kernel, but the names in base and head do. */
function kernelPattern(kernel: string, rows: readonly KernelRow[]): string {
  const row = rows.find(({ name }) => name === kernel);
  const name = row?.headNames[0] ?? row?.baseNames[0] ?? kernel;
  if (name.length <= longestName) return escapedGlob(name);
  return `${escapedGlob(name.slice(0, keptStart))}*${escapedGlob(name.slice(-keptEnd))}`;
}

/** The change in whole percent, rounded up; `any` for a rise from 0, and for a value that's worse because it fell. */
function changeOf(reason: Reason): AcceptedRegression["change"] {
  const { changeRatio } = reason;
  if (changeRatio === null || isFall(reason)) return "any";
  return Math.max(1, Math.ceil(Math.abs(changeRatio) * 100 * margin));
}

function withFewKernels(entries: readonly AcceptedRegression[]): AcceptedRegression[] {
  const perRange = Map.groupBy(
    entries.filter(({ kernel }) => kernel !== undefined),
    ({ range }) => range,
  );
  return entries.map((entry) =>
    entry.kernel !== undefined && (perRange.get(entry.range)?.length ?? 0) > namedKernels
      ? { ...entry, kernel: "*" }
      : entry,
  );
}

function keyOf({ range, kernel, family, metric }: AcceptedRegression): string {
  return JSON.stringify([range, kernel, family, metric]);
}

/** From entries with the same key, keeps only the entry that accepts the largest change. */
function widest(entries: readonly AcceptedRegression[]): AcceptedRegression[] {
  const size = ({ change }: AcceptedRegression): number => (change === "any" ? Infinity : change);
  return entries.toSorted((one, other) => size(other) - size(one)).slice(0, 1);
}

/** Null if `day` isn't a date. */
function dayAfter(day: string, count: number): string | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return Number.isNaN(start) ? null : new Date(start + count * 86_400_000).toISOString().slice(0, 10);
}
