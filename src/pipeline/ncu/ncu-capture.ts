import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { CaptureError, ParseError, ToolError } from "../../model/errors.ts";
import { isTransientNcu } from "../../gate/ncu/ncu-failures.ts";
import { checkNcu } from "../../gate/ncu/ncu-gate.ts";
import { warnAboutNcu } from "../../gate/ncu/ncu-missing.ts";
import type { Config } from "../../model/config.ts";
import type { NcuReport } from "../../model/ncu/report.ts";
import { parseNcuCsv } from "../../parse/ncu/csv.ts";
import { ncuArgv } from "../../plan/ncu/argv.ts";
import type { NcuCapturePlan } from "../../plan/ncu/captures.ts";
import { readErrorCode, exists } from "../../run/directory/file-system.ts";
import { addDetails, createNcuEvidence, importPage, type NcuRequest } from "./ncu-report.ts";
import type { NcuTool } from "./ncu-tool.ts";
import {
  setAttemptAside,
  runProfiled,
  prepareRetry,
  type Attempted,
  type KnownEnd,
} from "../capture/profiled-process.ts";
import { setPurpose } from "../purpose.ts";
import type { Session, Side, StepPlace } from "../session.ts";
import { counted } from "../../model/text/listing.ts";

const csvFile = "raw.csv";
/** The report in the folder of an ncu run. It isn't removed until both sides are explained. */
const reportFile = "report.ncu-rep";
const detailsFile = "details.csv";

interface NcuCaptured {
  readonly end: KnownEnd;
  readonly report: NcuReport;
}

/**
 * If ncu profiled the planned number of launches but missed a kernel, more processes launched kernels than in the captures, and together
 * they used up the limit. In that case, it runs ncu again without a limit.
 */
export async function captureNcu(originalSide: Side, tool: NcuTool, plan: NcuCapturePlan): Promise<NcuReport> {
  const side = setPurpose(originalSide, "ncu");
  const { session, name, config } = side;
  const folder = join(name, "ncu", plan.directory);
  const label = name === "base" ? `base, ${plan.label}` : plan.label;
  const place = { label, folder };
  let { value, failure } = await runNcu(side, tool, plan, place);
  if (failure?.id === "ncu-kernel-missing" && value.report.rows.length === plan.launches) {
    await setAttemptAside(session, folder, `${folder}-limited`);
    await session.warn(
      `${label}: ncu profiled the expected ${counted(plan.launches, "launch", "launches")}, but missed some kernels, because more processes launched kernels than in the captures. Running ncu again without a limit on launches.`,
    );
    ({ value, failure } = await runNcu(side, tool, { ...plan, launches: null }, place));
  }
  await session.recorder.profiled({
    side: name,
    label,
    folder,
    ...describeRequest(config, tool, plan),
    outcome: value.end.outcome,
    exitCode: value.end.exitCode,
    seconds: value.end.seconds,
  });
  if (failure !== null) throw new CaptureError(failure);
  return value.report;
}

function describeRequest(
  { ncu }: Config,
  { selection }: NcuTool,
  { filters, kernels, shared }: NcuCapturePlan,
): NcuRequest {
  return {
    ranges: filters.map(({ name, domain, style }) => ({ name, domain, style })),
    kernels: kernels === null ? null : [...kernels],
    shared: shared?.map(({ name, domain, kernels: own }) => ({ name, domain, kernels: [...own] })) ?? null,
    mode: ncu["replay-mode"],
    sections: [...selection.sections],
    metrics: [...selection.metrics],
    presetMetrics: selection.presetMetrics.map((names) => [...names]),
  };
}

async function runNcu(
  side: Side,
  tool: NcuTool,
  plan: NcuCapturePlan,
  place: StepPlace,
): Promise<Attempted<NcuCaptured>> {
  for (let attempt = 1; ; attempt += 1) {
    const attempted = await attemptNcu(side, tool, plan, place.folder, attempt);
    if (!(await prepareRetry(side, place, attempt, attempted.failure))) return attempted;
  }
}

async function attemptNcu(
  side: Side,
  tool: NcuTool,
  plan: NcuCapturePlan,
  relativeFolder: string,
  attempt: number,
): Promise<Attempted<NcuCaptured>> {
  const { selection, offer } = tool;
  const { ncu } = side.config;
  const { folder, end, output } = await runProfiled(side, {
    tool: "ncu",
    label: plan.label,
    attempt,
    folder: relativeFolder,
    argv: (outputDirectory, workload) => {
      const { filters: ranges, kernels, launches, filterMode } = plan;
      const request = { ranges, kernels, launches, filterMode, selection };
      return ncuArgv(
        ncu,
        { ...request, log: join(outputDirectory, csvFile), report: join(outputDirectory, "report") },
        workload,
      );
    },
  });
  const rowsRead = await readRows(side, relativeFolder, folder, end);
  const source = join(relativeFolder, csvFile);
  const rows = rowsRead.report ?? { source, messages: [], availableKernels: [], columns: [], rows: [], warnings: [] };
  const report = end.exitCode === 0 ? await addRunDetails(side, relativeFolder, rows) : rows;
  const { unreadable } = rowsRead;
  const evidence = {
    ...createNcuEvidence(plan.label, describeRequest(side.config, tool, plan), report),
    ...offer,
    end,
    output,
  };
  const broken = checkNcu(evidence);
  // If ncu printed why it failed, that message also explains why the file is unreadable. Otherwise, we report the unreadable file.
  if (unreadable !== null && (broken === null || broken.id === "ncu-no-rows")) throw unreadable;
  const failure = broken === null ? null : { ...broken, transient: isTransientNcu(broken.id ?? "") };
  const warnings = [...report.warnings, ...(broken === null ? warnAboutNcu(evidence) : [])];
  return { value: { end, report: { ...report, warnings } }, failure };
}

interface ReadRows {
  readonly report: NcuReport | null;
  readonly unreadable: ParseError | ToolError | null;
}

/**
 * The rows that ncu printed. If ncu succeeded but printed no rows, we read the rows from the report. Text that isn't ncu's CSV counts as
 * having no rows.
 */
async function readRows(side: Side, folder: string, path: string, end: KnownEnd): Promise<ReadRows> {
  const source = join(folder, csvFile);
  const printed = await readIfPresent(join(path, csvFile));
  const rowsRead = tryParseRows(printed ?? "", source);
  if (rowsRead.report === null || rowsRead.report.rows.length > 0 || end.exitCode !== 0) return rowsRead;
  if (!(await exists(join(path, reportFile)))) return rowsRead;
  const imported = await importRunPage(side, folder, "raw");
  if (imported instanceof ToolError) return { ...rowsRead, unreadable: imported };
  const { report, unreadable } = tryParseRows(imported, source);
  if (report === null || report.rows.length === 0) return { ...rowsRead, unreadable };
  await side.session.directory.write(source, `${printed ?? ""}${imported}`, "replace");
  return { report: { ...report, messages: rowsRead.report.messages }, unreadable };
}

function tryParseRows(text: string, source: string): ReadRows {
  try {
    return { report: parseNcuCsv(text, source), unreadable: null };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { report: null, unreadable: error };
  }
}

/** If there are no rows or no report, it changes nothing, because the measurements don't need the advice. */
async function addRunDetails(side: Side, folder: string, report: NcuReport): Promise<NcuReport> {
  const { directory } = side.session;
  if (report.rows.length === 0 || !(await exists(directory.file(join(folder, reportFile))))) return report;
  const page = await importRunPage(side, folder, "details");
  const file = join(folder, detailsFile);
  if (typeof page === "string") await directory.write(file, page);
  return addDetails(report, page, file);
}

async function importRunPage(
  { session, config }: Side,
  folder: string,
  page: "raw" | "details",
): Promise<string | ToolError> {
  const { directory, tools } = session;
  const report = join(folder, reportFile);
  const ports = { ...tools, cwd: directory.file(folder), ncu: config.ncu.path };
  return importPage(ports, directory.file(report), page, report);
}

/**
 * Removes the ncu reports of both sides, unless the configuration keeps them. Each report is next to the rows that we read from it:
 * `<side>/ncu/<range>/report.ncu-rep`, or `<side>/ncu/all-ranges/report.ncu-rep` if several ranges shared a process.
 */
export async function removeReports({ directory, config }: Session): Promise<void> {
  if (config.ncu["keep-report"]) return;
  for (const side of ["head", "base"] as const) {
    const folder = directory.file(join(side, "ncu"));
    const runs = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const run of runs) if (run.isDirectory()) await rm(join(folder, run.name, reportFile), { force: true });
  }
}

/** Null if the file is missing. The gate then reports why there are no rows. */
async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (readErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}
