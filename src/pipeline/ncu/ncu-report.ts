import { ToolError } from "../../model/errors.ts";
import type { NcuEvidence } from "../../gate/evidence.ts";
import type { NcuReport } from "../../model/ncu/report.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import type { NcuRecord } from "../../model/run/run-record.ts";
import type { Milliseconds } from "../../model/units.ts";
import { addNcuDetails } from "../../parse/ncu/details.ts";
import { ncuImportArgv, ncuRangeExpression } from "../../plan/ncu/argv.ts";
import { callTool } from "../../run/process/tool.ts";

export interface ImportPorts extends ToolPorts {
  readonly ncu: string;
}

const importLimitMs: Milliseconds = 5 * 60_000;

export async function importPage(
  { ncu, ...ports }: ImportPorts,
  report: string,
  page: "raw" | "details",
  shown: string,
): Promise<string | ToolError> {
  const argv = ncuImportArgv(ncu, report, page);
  const { exitCode, stdout, stderr, timedOut } = await callTool(ports, "ncu --import", argv, importLimitMs);
  if (exitCode === 0) return stdout;
  return new ToolError({
    id: "ncu-import",
    what: timedOut ? "ncu --import didn't finish within five minutes." : `ncu --import exited with ${exitCode}.`,
    where: shown,
    why: `${stderr}\n${stdout}`.trim().slice(0, 500),
    help: "An older ncu can't read reports from a newer ncu. Check that ncu-ui can open the report. To keep a run's report, set ncu.keep-report=true.",
  });
}

export function addDetails(report: NcuReport, page: string | ToolError, source: string): NcuReport {
  if (typeof page === "string") return addNcuDetails(report, page, source);
  const warning = `${source}: Couldn't read the advice from ncu's rules. ${page.message}`;
  return { ...report, warnings: [...report.warnings, warning] };
}

export type NcuRequest = Pick<
  NcuRecord,
  "ranges" | "kernels" | "shared" | "mode" | "sections" | "metrics" | "presetMetrics"
>;

export function createNcuEvidence(
  label: string,
  { mode, metrics, presetMetrics, kernels, shared, ranges }: NcuRequest,
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
