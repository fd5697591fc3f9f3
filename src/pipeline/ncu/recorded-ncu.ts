import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { splitRuns, type NcuRun } from "../../analyze/ncu/add-ncu.ts";
import { CaptureError, LlmProfileError } from "../../model/errors.ts";
import type { NcuEvidence } from "../../gate/evidence.ts";
import { checkNcu } from "../../gate/ncu/ncu-gate.ts";
import { warnAboutNcu } from "../../gate/ncu/ncu-missing.ts";
import type { NcuReport } from "../../model/ncu/report.ts";
import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import type { NcuRecord } from "../../model/run/run-record.ts";
import { parseNcuCsv } from "../../parse/ncu/csv.ts";
import { addDetails, createNcuEvidence, importPage, type ImportPorts } from "./ncu-report.ts";
import { openReport } from "../../run/directory/compress.ts";
import { readRecordedText } from "../../run/directory/file-system.ts";
import { readRunRecord } from "../../run/directory/run-record.ts";

export interface RecordedNcu {
  readonly status: NcuStatus;
  readonly runs: readonly NcuRun[];
  readonly warnings: readonly string[];
}

/**
 * Checks the recorded ncu rows with the gate again. If the run's ncu failed (`status`), it returns only rows that pass. Null if the run
 * recorded nothing about ncu.
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
      const { found, warned } = await readRecordedRows(directory, record, temporary);
      runs.push(...found);
      warnings.push(...warned);
    } catch (error) {
      // We expect an error for some rows, because the run failed on these rows.
      if (!failed || !(error instanceof LlmProfileError)) throw error;
    }
  }
  const { mode, sections, metrics } = first;
  return { status: status ?? { state: "measured", why: null, mode, sections, metrics, notNeeded: [] }, runs, warnings };
}

async function readRecordedRows(
  directory: string,
  record: NcuRecord,
  temporary: string,
): Promise<{ readonly found: readonly NcuRun[]; readonly warned: readonly string[] }> {
  const path = join(directory, record.folder, "raw.csv");
  const report = await readCsv(path, join(record.folder, "raw.csv"), temporary);
  if (report === null)
    throw new CaptureError({
      id: "report-missing",
      what: "The rows from Nsight Compute are gone.",
      where: path,
      why: "According to run.json, ncu measured these rows, so something else removed the file.",
      help: "Copy the whole run directory, or analyze only its profile.json.",
    });
  const { label, outcome, exitCode, seconds, mode, kernels, shared, ranges } = record;
  const evidence = {
    ...createNcuEvidence(label, record, report),
    end: { kind: "known", outcome, exitCode, seconds, allowed: [0], timeLimitSeconds: null },
  } as const;
  const warned = [...checkRecordedRows(evidence), ...report.warnings];
  // A run without a filter measured every range.
  const filters = ranges.length === 0 ? null : ranges;
  return { found: splitRuns({ mode, rows: report.rows, ranges: filters, selected: kernels, shared }), warned };
}

export async function readFolderNcu(folder: string, temporary: string): Promise<RecordedNcu | null> {
  const report = await readCsv(join(folder, "ncu.csv"), join(basename(folder), "ncu.csv"), temporary);
  if (report === null) return null;
  return createUnknownRun(report);
}

export async function readNcuFile(
  ports: ImportPorts & { readonly temporary: string },
  path: string,
  shown: string,
): Promise<RecordedNcu> {
  if (!/\.ncu-rep(\.(?:gz|zst))?$/.test(path)) {
    const csv = await readCsv(path, shown, ports.temporary);
    return createUnknownRun(csv ?? parseNcuCsv("", shown));
  }
  const opened = await openReport(path, ports.temporary);
  const raw = await importPage(ports, opened, "raw", shown);
  if (typeof raw !== "string") throw raw;
  const report = parseNcuCsv(raw, shown);
  const details = await importPage(ports, opened, "details", shown);
  return createUnknownRun(addDetails(report, details, shown));
}

/** Rows from a run whose settings we don't know. */
function createUnknownRun(report: NcuReport): RecordedNcu {
  const mode = report.rows.some(({ kind }) => kind === "range") ? "range" : "kernel";
  const warnings = checkRecordedRows({
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

function checkRecordedRows(recorded: Omit<NcuEvidence, "output" | "sections" | "sets">): string[] {
  const evidence = { ...recorded, output: "", sections: [], sets: [] };
  const broken = checkNcu(evidence);
  if (broken !== null) throw new CaptureError(broken);
  return warnAboutNcu(evidence);
}

/** Reads a CSV, with the advice of ncu's own rules if the details are next to it; null if the CSV is missing. */
async function readCsv(path: string, shown: string, temporary: string): Promise<NcuReport | null> {
  const text = await readIfPresent(path, temporary);
  if (text === null) return null;
  const report = parseNcuCsv(text, shown);
  const beside = (name: string): string => join(dirname(name), basename(name).replace(/^(raw|ncu)/, nameDetails));
  const details = beside(path) === path ? null : await readIfPresent(beside(path), temporary);
  return details === null ? report : addDetails(report, details, beside(shown));
}

/** A run has `details.csv` next to `raw.csv`; a folder of reports has `ncu-details.csv` next to `ncu.csv`. */
function nameDetails(name: string): string {
  return name === "raw" ? "details" : "ncu-details";
}

async function readIfPresent(path: string, temporary: string): Promise<string | null> {
  const there = [path, `${path}.gz`].find((file) => existsSync(file));
  return there === undefined ? null : readRecordedText(await openReport(there, temporary), there);
}
