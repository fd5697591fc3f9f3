import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import { findReplayedRange } from "../../model/ncu/report.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { nearest } from "../../model/text/nearest.ts";
import type { NcuEvidence } from "../evidence.ts";

const mostListed = 5;

const metricPattern = /^(regex|group|breakdown|pmsampling|stats):/;

/**
 * ncu doesn't treat an unknown metric as an error: it exits with 0, prints nothing, and leaves out the column. Only a preset's metrics may
 * be missing.
 */
export function checkMetricColumns({ report, label, askedMetrics, presetMetrics }: NcuEvidence): Diagnostic | null {
  const ofPreset = new Set(presetMetrics.flat());
  const requested = askedMetrics.filter((name) => !ofPreset.has(name));
  const missing = requested.filter((name) => !metricPattern.test(name) && !hasColumn(report.columns, name));
  if (missing.length === 0) return null;
  const named = missing.map((name, index) => {
    const near = index < mostListed ? nearest(name, report.columns) : null;
    return near === null ? name : `${name} (did you mean ${near}?)`;
  });
  return diagnostic({
    id: "ncu-metric-missing",
    what: `ncu has no column for ${missing.length} of ${counted(requested.length, "metric")}: ${listText(named, mostListed)}.`,
    where: label,
    why: "ncu silently omits metrics that it doesn't know or this GPU doesn't have.",
    help: "Correct ncu.metrics; `ncu --query-metrics` lists this GPU's metrics. We accept missing metrics only if they come from a preset.",
  });
}

/** A name without its last parts (`dram__bytes`) stands for all columns that start with it. */
function hasColumn(columns: readonly string[], name: string): boolean {
  return columns.some((column) => column === name || column.startsWith(`${name}.`));
}

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
    what: `ncu has no row for ${missing.length} of ${counted(ranges.length, "range")}: ${listText(texts, mostListed)}.`,
    where: label,
    why: `ncu has rows for ${[...new Set(seen.map(({ name }) => JSON.stringify(name)))].slice(0, mostListed).join(", ")}.`,
    help: "Give each range its own --nvtx-include, and make sure each range launches kernels.",
  });
}

export function checkKernelRows({ report, label, mode, selectedKernels }: NcuEvidence): Diagnostic | null {
  if (mode === "range" || mode === "app-range") return null;
  const seen = new Set(report.rows.map(({ kernel }) => kernel));
  const missing = selectedKernels.filter((name) => !seen.has(name));
  if (missing.length === 0) return null;
  const unreadable = report.warnings.length > 0;
  const named = missing.slice(0, mostListed).map((name) => `No row: ${clipName(name)}`);
  const more = missing.length > mostListed ? [`and ${missing.length - mostListed} more`] : [];
  return diagnostic({
    id: "ncu-kernel-missing",
    what: `ncu has no ${unreadable ? "readable row" : "row"} for ${missing.length} of ${counted(selectedKernels.length, "selected kernel")}.`,
    where: label,
    why: unreadable ? report.warnings.slice(0, mostListed).map(clipName).join("\n") : [...named, ...more].join("\n"),
    help: unreadable
      ? "Look at these lines in raw.csv. If ncu wasn't interrupted while writing, please report these lines: llm-profile doesn't know their format."
      : "With autotuning (cudnn.benchmark), a program may launch different kernels under ncu. Turn autotuning off, or warm up before the range. Rows need --print-kernel-base mangled.",
  });
}

export function clipName(name: string): string {
  return name.length > 120 ? `${name.slice(0, 117)}…` : name;
}

/**
 * ncu profiled nothing, but exited with 0. Its notes show which filter didn't match; if only the kernels' names didn't, it lists the
 * kernels it saw.
 */
export function checkRows({ report, label, mode, includes, selectedKernels }: NcuEvidence): Diagnostic | null {
  if (report.rows.length > 0) return null;
  const ranges = mode === "range" || mode === "app-range";
  const what = `ncu profiled no ${ranges ? "range" : "kernel"}.`;
  const messages = report.messages.map(({ text }) => text).join("\n");
  const request =
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
  const { id, why, help } = noRowCauses.find(({ pattern }) => pattern.test(messages)) ?? unknownCause;
  return diagnostic({ id, what, where: label, why: `${why}${request}`, help });
}

const unknownCause = {
  id: "ncu-no-rows",
  why: "ncu still exits with 0.",
  help: "Make sure the program launches kernels in the range, and that ncu follows its processes (--target-processes all).",
};

const noRowCauses = [
  {
    pattern: /include expressions match only start\/end ranges/,
    id: "ncu-no-slash",
    why: "Without a slash, --nvtx-include matches only start/end ranges, and no start/end range has that name.",
    help: "End a push/pop range with a slash: `decode/` or `domain@decode/`. torch.cuda.nvtx.range and range_push make push/pop ranges.",
  },
  {
    pattern: /include expressions match only push\/pop ranges/,
    id: "ncu-range-not-seen",
    why: "With a slash, --nvtx-include matches push/pop ranges, and no push/pop range with that name launched a kernel.",
    help: "Correct the range's name and domain (ncu writes `domain@range/`), or drop the slash for ranges made with nvtxRangeStart.",
  },
];

/** Columns that ncu fills in without reading a counter. */
const unmeasuredColumn = /^(launch__|device__|thread_|c2clink__|nvlink__|numa__|pmsampling:|profiler__)/;

/** ncu may see the launches, but measure nothing. */
export function checkValues({ report, label, askedMetrics }: NcuEvidence): Diagnostic | null {
  const measured = report.columns.filter((name) => !unmeasuredColumn.test(name));
  if (measured.length === 0 || measured.some((name) => hasValue(report, name))) return null;
  const errors = listErrors(report);
  return diagnostic({
    id: "ncu-metric-missing",
    what: `ncu has no value for ${counted(askedMetrics.length > 0 ? askedMetrics.length : measured.length, "metric")}; all cells are n/a.`,
    where: label,
    why: errors.length > 0 ? `ncu says: ${errors[0] ?? ""}` : "ncu exited with 0 and reported no error.",
    help: "This GPU, driver or virtual machine doesn't provide the counters. `llm-profile doctor` shows whether you may read counters; to skip ncu, set ncu.enabled to false.",
  });
}

export function warnAboutNcu(evidence: NcuEvidence): string[] {
  const { report, label, askedMetrics, presetMetrics } = evidence;
  const empty = askedMetrics.filter((name) => report.columns.includes(name) && !hasValue(report, name));
  const warnings = listErrors(report)
    .slice(0, mostListed)
    .map((text) => `ncu says: ${text}`);
  const missing = presetMetrics.filter((names) => !names.some((name) => hasColumn(report.columns, name)));
  if (missing.length > 0) {
    const list = missing.map((names) => names.join(" or "));
    warnings.push(
      `this GPU or ncu doesn't have ${missing.length} of the ${presetMetrics.length} metrics in ncu.preset: ${listText(list, mostListed)}. Results that need these metrics are unknown.`,
    );
  }
  if (empty.length > 0)
    warnings.push(
      `ncu has no value for ${empty.length} of ${counted(askedMetrics.length, "metric")} (n/a in every row): ${listText(empty, mostListed)}.`,
    );
  return warnings.map((text) => `${label}: ${text}`);
}

function hasValue({ rows }: NcuEvidence["report"], name: string): boolean {
  return rows.some(({ metrics }) => (metrics.get(name)?.value ?? null) !== null);
}

export function listErrors({ messages }: NcuEvidence["report"]): string[] {
  return [...new Set(messages.filter(({ level }) => level === "error").map(({ text }) => text))];
}
