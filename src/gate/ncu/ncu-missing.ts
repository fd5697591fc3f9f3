import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import { findReplayedRange } from "../../model/ncu/report.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { nearest } from "../../model/text/nearest.ts";
import type { NcuEvidence } from "../evidence.ts";

/** The most names that an error lists. */
const mostListed = 5;

/** Values of --metrics that aren't column names: patterns, groups, and tables. */
const metricPattern = /^(regex|group|breakdown|pmsampling|stats):/;

/**
 * ncu doesn't treat an unknown metric as an error: it exits with 0, prints nothing, and leaves out the column. A metric from a preset may be
 * missing on this GPU (`presetNotes`), but a metric that the user named may not be missing.
 */
export function checkMetricColumns({ report, label, askedMetrics, presetMetrics }: NcuEvidence): Diagnostic | null {
  const ofPreset = new Set(presetMetrics.flat());
  const own = askedMetrics.filter((name) => !ofPreset.has(name));
  const missing = own.filter((name) => !metricPattern.test(name) && !hasColumn(report.columns, name));
  if (missing.length === 0) return null;
  const named = missing.map((name, index) => {
    const near = index < mostListed ? nearest(name, report.columns) : null;
    return near === null ? name : `${name} (did you mean ${near}?)`;
  });
  return diagnostic({
    id: "ncu-metric-missing",
    what: `ncu has no column for ${String(missing.length)} of ${counted(own.length, "metric")}: ${listText(named, mostListed)}.`,
    where: label,
    why: "ncu silently omits metrics that it doesn't know or this GPU doesn't have.",
    help: "Correct ncu.metrics; `ncu --query-metrics` lists this GPU's metrics. We accept missing metrics only if they come from a preset.",
  });
}

/** Warns about a preset's metrics that this GPU doesn't have. Results that need these metrics are unknown. */
function presetNotes({ report, label, presetMetrics }: NcuEvidence): string[] {
  const missing = presetMetrics.filter((names) => !names.some((name) => hasColumn(report.columns, name)));
  if (missing.length === 0) return [];
  const named = missing.map((names) => names.join(" or "));
  return [
    `${label}: this GPU or ncu doesn't have ${String(missing.length)} of the ${String(presetMetrics.length)} metrics in ncu.preset: ${listText(named, mostListed)}. Results that need these metrics are unknown.`,
  ];
}

/** A name without its last parts (`dram__bytes`) stands for all columns that start with it. */
function hasColumn(columns: readonly string[], name: string): boolean {
  return columns.some((column) => column === name || column.startsWith(`${name}.`));
}

/** In range replay, each requested range must have a row. */
export function checkRangeRows({ report, label, mode, ranges }: NcuEvidence): Diagnostic | null {
  if (mode !== "range" && mode !== "app-range") return null;
  const seen = report.rows.flatMap((row) => findReplayedRange(row, ranges) ?? []);
  const missing = ranges.filter(
    ({ name, domain }) => !seen.some((range) => range.name === name && range.domain === domain),
  );
  if (missing.length === 0) return null;
  const texts = missing.map(({ name, domain }) => JSON.stringify(domain === "" ? name : `${name}@${domain}`));
  return diagnostic({
    id: "ncu-range-missing",
    what: `ncu has no row for ${String(missing.length)} of ${counted(ranges.length, "range")}: ${listText(texts, mostListed)}.`,
    where: label,
    why: `ncu has rows for ${[...new Set(seen.map(({ name }) => JSON.stringify(name)))].slice(0, mostListed).join(", ")}.`,
    help: "Give each range its own --nvtx-include, and make sure each range launches kernels.",
  });
}

/** If kernels were selected by their mangled names, each selected kernel must have a row. */
export function checkKernelRows({ report, label, mode, selectedKernels }: NcuEvidence): Diagnostic | null {
  if (mode === "range" || mode === "app-range") return null;
  const seen = new Set(report.rows.map(({ kernel }) => kernel));
  const missing = selectedKernels.filter((name) => !seen.has(name));
  if (missing.length === 0) return null;
  // ncu may have measured the kernels, and their rows may be among the unreadable rows.
  const unreadable = report.warnings.length > 0;
  const named = missing.slice(0, mostListed).map((name) => `No row: ${clipName(name)}`);
  const more = missing.length > mostListed ? [`and ${String(missing.length - mostListed)} more`] : [];
  return diagnostic({
    id: "ncu-kernel-missing",
    what: `ncu has no ${unreadable ? "readable row" : "row"} for ${String(missing.length)} of ${counted(selectedKernels.length, "selected kernel")}.`,
    where: label,
    why: unreadable ? report.warnings.slice(0, mostListed).map(clipName).join("\n") : [...named, ...more].join("\n"),
    help: unreadable
      ? "Look at these lines in raw.csv. If ncu wasn't interrupted while writing, please report these lines: llm-profile doesn't know their format."
      : "With autotuning (cudnn.benchmark), a program may launch different kernels under ncu. Turn autotuning off, or warm up before the range. Rows need --print-kernel-base mangled.",
  });
}

/** Cuts a mangled name to fit into a message. */
export function clipName(name: string): string {
  return name.length > 120 ? `${name.slice(0, 117)}…` : name;
}

/**
 * ncu profiled nothing, but exited with 0. ncu's notes show which filter didn't match. Without a slash, --nvtx-include matches start/end
 * ranges; with a slash, it matches push/pop ranges. If only the kernels' names didn't match, ncu lists the kernels it saw.
 */
export function checkRows({ report, label, mode, includes, selectedKernels }: NcuEvidence): Diagnostic | null {
  if (report.rows.length > 0) return null;
  const ranges = mode === "range" || mode === "app-range";
  const what = `ncu profiled no ${ranges ? "range" : "kernel"}.`;
  const said = report.messages.map(({ text }) => text).join("\n");
  const given =
    includes.length === 0 ? "" : ` We asked for ${includes.map((text) => JSON.stringify(text)).join(", ")}.`;
  if (report.availableKernels.length > 0) {
    const [first] = selectedKernels;
    const near = first === undefined ? null : nearest(first, report.availableKernels);
    return diagnostic({
      id: "ncu-kernel-filter",
      what: `${what} ncu saw the range, but none of its kernels matched the selection.`,
      where: label,
      why: `ncu lists ${counted(report.availableKernels.length, "kernel")}; the ${near === null ? "first" : "nearest"} name is ${near ?? report.availableKernels[0] ?? ""}`,
      help: "ncu and nsys spell demangled names differently, so select by mangled names (--kernel-name-base mangled).",
    });
  }
  if (/include expressions match only start\/end ranges/.test(said)) {
    return diagnostic({
      id: "ncu-no-slash",
      what,
      where: label,
      why: `Without a slash, --nvtx-include matches only start/end ranges, and no start/end range has that name.${given}`,
      help: "End a push/pop range with a slash: `decode/` or `domain@decode/`. torch.cuda.nvtx.range and range_push make push/pop ranges.",
    });
  }
  if (/include expressions match only push\/pop ranges/.test(said)) {
    return diagnostic({
      id: "ncu-range-not-seen",
      what,
      where: label,
      why: `With a slash, --nvtx-include matches push/pop ranges, and no push/pop range with that name launched a kernel.${given}`,
      help: "Correct the range's name and domain (ncu writes `domain@range/`), or drop the slash for ranges made with nvtxRangeStart.",
    });
  }
  return diagnostic({
    id: "ncu-no-rows",
    what,
    where: label,
    why: `ncu still exits with 0.${given}`,
    help: "Make sure the program launches kernels in the range, and that ncu follows its processes (--target-processes all).",
  });
}

/** Columns that ncu fills in without reading a counter. */
const unmeasuredColumn = /^(launch__|device__|thread_|c2clink__|nvlink__|numa__|pmsampling:|profiler__)/;

/** The error if all measured columns are empty: ncu saw the launches, but measured nothing. */
export function checkValues({ report, label, askedMetrics }: NcuEvidence): Diagnostic | null {
  const measured = report.columns.filter((name) => !unmeasuredColumn.test(name));
  if (measured.length === 0 || measured.some((name) => hasValue(report, name))) return null;
  const said = listErrors(report);
  return diagnostic({
    id: "ncu-metric-missing",
    what: `ncu has no value for ${counted(askedMetrics.length > 0 ? askedMetrics.length : measured.length, "metric")}; all cells are n/a.`,
    where: label,
    why: said.length > 0 ? `ncu says: ${said[0] ?? ""}` : "ncu exited with 0 and reported no error.",
    help: "This GPU, driver or virtual machine doesn't provide the counters. `llm-profile doctor` shows whether you may read counters; to skip ncu, set ncu.enabled to false.",
  });
}

/** Warnings about a run that passed the gate: errors that no rule covers, and metrics that are missing or n/a in every row. */
export function warnAboutNcu(evidence: NcuEvidence): string[] {
  const { report, label, askedMetrics } = evidence;
  const empty = askedMetrics.filter((name) => report.columns.includes(name) && !hasValue(report, name));
  const said = listErrors(report);
  return [
    ...said.slice(0, mostListed).map((text) => `${label}: ncu says: ${text}`),
    ...presetNotes(evidence),
    ...(empty.length > 0
      ? [
          `${label}: ncu has no value for ${String(empty.length)} of ${counted(askedMetrics.length, "metric")} (n/a in every row): ${listText(empty, mostListed)}.`,
        ]
      : []),
  ];
}

function hasValue({ rows }: NcuEvidence["report"], name: string): boolean {
  return rows.some(({ metrics }) => (metrics.get(name)?.value ?? null) !== null);
}

/** The errors that ncu reported, without duplicates. */
export function listErrors({ messages }: NcuEvidence["report"]): string[] {
  return [...new Set(messages.filter(({ level }) => level === "error").map(({ text }) => text))];
}
