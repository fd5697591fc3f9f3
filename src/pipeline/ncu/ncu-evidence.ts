import type { NcuEvidence } from "../../gate/evidence.ts";
import type { NcuReport } from "../../model/ncu/report.ts";
import type { NcuRecord } from "../../model/run/run-record.ts";
import { ncuRangeExpression } from "../../plan/ncu/argv.ts";

/** What an ncu run should measure, as run.json keeps it. */
export type NcuAsked = Pick<
  NcuRecord,
  "ranges" | "kernels" | "shared" | "mode" | "sections" | "metrics" | "presetMetrics"
>;

/** What an ncu run was asked for and what it wrote, for the gate. */
export function askedEvidence(
  label: string,
  { mode, metrics, presetMetrics, kernels, shared, ranges }: NcuAsked,
  report: NcuReport,
): Omit<NcuEvidence, "end" | "output" | "sections" | "sets"> {
  return {
    label,
    report,
    mode,
    includes: ranges.map((range) => ncuRangeExpression(range)),
    ranges,
    askedMetrics: metrics,
    presetMetrics,
    // Ranges that share a process take launches from each other.
    selectedKernels: shared === null ? (kernels ?? []) : [],
  };
}
