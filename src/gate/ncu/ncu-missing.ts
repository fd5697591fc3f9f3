import { CaptureError } from "../../errors.ts";
import { nearest } from "../../model/text/nearest.ts";
import { ownRange } from "../../model/reports/own-range.ts";
import type { NcuEvidence } from "./ncu-evidence.ts";

/** How many names an error lists. */
export const listed = 5;

/** Metrics that cannot be told by their names: patterns, groups, and tables that become other columns. */
const notAName = /^(regex|group|breakdown|pmsampling|stats):/;

/** An unknown metric is no error for ncu: it exits with 0, says nothing, and leaves the column out. */
export function missingMetrics({ report, label, askedMetrics }: NcuEvidence): CaptureError | null {
  const missing = askedMetrics.filter((name) => !notAName.test(name) && !hasColumn(report.columns, name));
  if (missing.length === 0) return null;
  const named = missing.slice(0, listed).map((name) => {
    const near = nearest(name, report.columns);
    return near === null ? name : `${name} (did you mean ${near}?)`;
  });
  return new CaptureError({
    id: "ncu-metric-missing",
    what: `ncu has no column for ${String(missing.length)} of ${String(askedMetrics.length)} metrics: ${named.join(", ")}${more(missing)}.`,
    where: label,
    why: "ncu leaves out a metric that it does not know, or that this GPU does not have, without a word.",
    hint: "`ncu --query-metrics` lists the metrics of this GPU. Correct ncu.metrics or the group in conf/ncu-metrics.yml, or take a preset whose sections ncu fits to the GPU: ncu.preset: speed-of-light.",
  });
}

/** A name without its last parts (`dram__bytes`) means all columns below it. */
function hasColumn(columns: readonly string[], name: string): boolean {
  return columns.some((column) => column === name || column.startsWith(`${name}.`));
}

/** In range replay each range that was asked for must have a row. */
export function missingRanges({ report, label, mode, ranges }: NcuEvidence): CaptureError | null {
  if (mode !== "range" && mode !== "app-range") return null;
  const seen = report.rows.flatMap((row) => ownRange(row, ranges) ?? []);
  const missing = ranges.filter(
    ({ name, domain }) => !seen.some((range) => range.name === name && range.domain === domain),
  );
  if (missing.length === 0) return null;
  const texts = missing.map(({ name, domain }) => JSON.stringify(domain === "" ? name : `${name}@${domain}`));
  return new CaptureError({
    id: "ncu-range-missing",
    what: `ncu has no row for ${String(missing.length)} of ${String(ranges.length)} ranges: ${texts.slice(0, listed).join(", ")}${more(missing)}.`,
    where: label,
    why: `Its rows are of ${[...new Set(seen.map(({ name }) => JSON.stringify(name)))].slice(0, listed).join(", ")}.`,
    hint: "Each range needs an --nvtx-include of its own, and kernels in it.",
  });
}

/** Where kernels were selected by their mangled names, each must have a row. */
export function missingKernels({ report, label, mode, selectedKernels }: NcuEvidence): CaptureError | null {
  if (mode === "range" || mode === "app-range") return null;
  const seen = new Set(report.rows.map(({ kernel }) => kernel));
  const missing = selectedKernels.filter((name) => !seen.has(name));
  if (missing.length === 0) return null;
  if (report.warnings.length > 0) return unreadableKernels({ report, label }, missing.length, selectedKernels.length);
  return new CaptureError({
    id: "ncu-kernel-missing",
    what: `ncu has no row for ${String(missing.length)} of ${String(selectedKernels.length)} selected kernels.`,
    where: label,
    why: `${missing
      .slice(0, listed)
      .map((name) => `No row: ${clip(name)}`)
      .join("\n")}${more(missing)}`,
    hint: "A program that chooses its kernels by measuring (autotuning, cudnn.benchmark) may launch others under ncu: fix its choice, or warm up before the range. Rows need --print-kernel-base mangled.",
  });
}

/** The kernels may well have been measured: their rows are among those that could not be read. */
function unreadableKernels(
  { report, label }: Pick<NcuEvidence, "report" | "label">,
  missing: number,
  selected: number,
): CaptureError {
  return new CaptureError({
    id: "ncu-kernel-missing",
    what: `ncu has no row that can be read for ${String(missing)} of ${String(selected)} selected kernels.`,
    where: label,
    why: report.warnings.slice(0, listed).map(clip).join("\n"),
    hint: "Look at these lines of raw.csv. If ncu was not disturbed while it wrote, please report them: this is a form that llm-profile does not know.",
  });
}

export function more(names: readonly unknown[]): string {
  return names.length > listed ? ` and ${String(names.length - listed)} more` : "";
}

function clip(name: string): string {
  return name.length > 120 ? `${name.slice(0, 117)}…` : name;
}
