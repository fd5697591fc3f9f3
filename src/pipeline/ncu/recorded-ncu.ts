import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ncuRuns, type NcuRun } from "../../analyze/ncu/add-ncu.ts";
import { CaptureError, LlmProfileError } from "../../errors.ts";
import type { NcuEvidence } from "../../gate/evidence.ts";
import { checkNcu } from "../../gate/ncu/ncu-gate.ts";
import { ncuWarnings } from "../../gate/ncu/ncu-missing.ts";
import type { NcuReport } from "../../model/ncu/report.ts";
import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import type { NcuRecord } from "../../model/run/run-record.ts";
import { parseNcuCsv } from "../../parse/ncu/csv.ts";
import { addNcuDetails } from "../../parse/ncu/details.ts";
import { ncuRangeExpression } from "../../plan/ncu/argv.ts";
import { importPage, type ImportPorts } from "./import-page.ts";
import { openReport } from "../../run/directory/compress.ts";
import { readRecordedText } from "../../run/directory/file-system.ts";
import { readRunRecord } from "../../run/directory/run-record.ts";

/** What was recorded with Nsight Compute beside the captures of nsys. */
export interface RecordedNcu {
  readonly status: NcuStatus;
  readonly runs: readonly NcuRun[];
  readonly warnings: readonly string[];
}

/**
 * The rows of a run directory, as its run.json tells them, held against the gate again. `status` is that of its profile.json,
 * which says why where the run went on without ncu; where ncu failed, those of them that are real. Null where nothing is known of ncu. Throws CaptureError or ParseError.
 */
export async function readRecordedNcu(
  directory: string,
  status: NcuStatus | null,
  temporary: string,
): Promise<RecordedNcu | null> {
  const failed = status?.state === "failed";
  if (status !== null && status.state !== "measured" && !failed) return { status, runs: [], warnings: [] };
  const records = (await readRunRecord(directory)).ncu.filter(({ side }) => side === "head");
  const [first] = records;
  if (first === undefined) return status !== null && failed ? { status, runs: [], warnings: [] } : null;
  const runs: NcuRun[] = [];
  const warnings: string[] = [];
  for (const record of records) {
    try {
      const { found, warned } = await readRun(directory, record, temporary);
      runs.push(...found);
      warnings.push(...warned);
    } catch (error) {
      // One of them is why the run failed.
      if (!failed || !(error instanceof LlmProfileError)) throw error;
    }
  }
  const { mode, sections, metrics } = first;
  return { status: status ?? { state: "measured", why: null, mode, sections, metrics, notNeeded: [] }, runs, warnings };
}

async function readRun(
  directory: string,
  record: NcuRecord,
  temporary: string,
): Promise<{ readonly found: readonly NcuRun[]; readonly warned: readonly string[] }> {
  const path = join(directory, record.folder, "raw.csv");
  const report = await readCsv(path, join(record.folder, "raw.csv"), temporary);
  if (report === null) throw csvMissing(path);
  const warned = [...refuse(evidenceOf(record, report)), ...report.warnings];
  const { mode, kernels, shared } = record;
  return { found: ncuRuns({ mode, rows: report.rows, ranges: rangesOf(record), selected: kernels, shared }), warned };
}

/** The CSV that lies beside the reports of a folder as `ncu.csv`; null without one. Which kernels were selected is not known. */
export async function readNcuBeside(folder: string, temporary: string): Promise<RecordedNcu | null> {
  const report = await readCsv(join(folder, "ncu.csv"), join(basename(folder), "ncu.csv"), temporary);
  if (report === null) return null;
  return ofNobodysRun(report);
}

/**
 * A file that a user names: a report of ncu, of which ncu makes the CSVs, or such a CSV. Throws ParseError for a CSV of another page
 * or with units that are not known, CaptureError for one without rows or values, and ToolError for a report that ncu cannot read.
 */
export async function readNcuFile(
  ports: ImportPorts & { readonly temporary: string },
  path: string,
  shown: string,
): Promise<RecordedNcu> {
  if (!/\.ncu-rep(\.(?:gz|zst))?$/.test(path)) {
    const csv = await readCsv(path, shown, ports.temporary);
    return ofNobodysRun(csv ?? parseNcuCsv("", shown));
  }
  const opened = await openReport(path, ports.temporary);
  const raw = await importPage(ports, opened, "raw", shown);
  if (typeof raw !== "string") throw raw;
  const report = parseNcuCsv(raw, shown);
  const details = await importPage(ports, opened, "details", shown);
  return ofNobodysRun(
    typeof details === "string"
      ? addNcuDetails(report, details, shown)
      : { ...report, warnings: [...report.warnings, `${shown}: ncu's own rules are not known. ${details.message}`] },
  );
}

/** Rows of which nobody knows what they were asked for. */
function ofNobodysRun(report: NcuReport): RecordedNcu {
  const mode = report.rows.some(({ kind }) => kind === "range") ? "range" : "kernel";
  const warnings = refuse({
    label: report.source,
    end: { kind: "unknown" },
    report,
    mode,
    includes: [],
    ranges: [],
    askedMetrics: [],
    presetMetrics: [],
    selectedKernels: [],
  });
  return {
    status: { state: "measured", why: null, mode, sections: [], metrics: [], notNeeded: [] },
    runs: [{ mode, rows: report.rows, ranges: null, selected: [] }],
    warnings: [...report.warnings, ...warnings],
  };
}

type RecordedEvidence = Omit<NcuEvidence, "output" | "sections" | "sets">;

function evidenceOf(record: NcuRecord, report: NcuReport): RecordedEvidence {
  const { label, outcome, exitCode, seconds, mode, metrics, presetMetrics, kernels, shared, ranges } = record;
  return {
    label,
    end: { kind: "known", outcome, exitCode, seconds, allowed: [0], timeLimitSeconds: null },
    report,
    mode,
    includes: ranges.map((range) => ncuRangeExpression(range)),
    ranges,
    askedMetrics: metrics,
    presetMetrics,
    selectedKernels: shared === null ? (kernels ?? []) : [],
  };
}

/** Throws CaptureError for rows that are not what was asked for; what should be known of others. */
function refuse(recorded: RecordedEvidence): string[] {
  const evidence = { ...recorded, output: "", sections: [], sets: [] };
  const broken = checkNcu(evidence);
  if (broken !== null) throw new CaptureError(broken);
  return ncuWarnings(evidence);
}

/** A run without a filter is of every range. */
function rangesOf({ ranges }: NcuRecord): NcuRun["ranges"] {
  return ranges.length === 0 ? null : ranges;
}

/** A CSV, with what ncu's own rules say where `details.csv` lies beside it; null where there is none. */
async function readCsv(path: string, shown: string, temporary: string): Promise<NcuReport | null> {
  const text = await textOf(path, temporary);
  if (text === null) return null;
  const report = parseNcuCsv(text, shown);
  const beside = (name: string): string => join(dirname(name), basename(name).replace(/^(raw|ncu)/, detailsNames));
  const details = beside(path) === path ? null : await textOf(beside(path), temporary);
  return details === null ? report : addNcuDetails(report, details, beside(shown));
}

/** `raw.csv` of a run has `details.csv` beside it, `ncu.csv` of a folder of reports `ncu-details.csv`. */
function detailsNames(name: string): string {
  return name === "raw" ? "details" : "ncu-details";
}

/** A file, also a compressed one; null where there is none. */
async function textOf(path: string, temporary: string): Promise<string | null> {
  const there = [path, `${path}.gz`].find((file) => existsSync(file));
  return there === undefined ? null : readRecordedText(await openReport(there, temporary), there);
}

function csvMissing(where: string): CaptureError {
  return new CaptureError({
    id: "report-missing",
    what: "The rows from Nsight Compute are gone.",
    where,
    why: "run.json says that they were measured, so something else has taken the file away.",
    help: "Copy the whole run directory, or analyze its profile.json alone.",
  });
}
