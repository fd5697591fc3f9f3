import { existsSync } from "node:fs";
import { join } from "node:path";
import { readYamlSettings } from "../../settings/read-settings.ts";
import { validateSetting } from "../../settings/validate.ts";
import { CaptureError, ParseError } from "../../model/errors.ts";
import { checkProcess } from "../../gate/process-gate.ts";
import type { CapturedRecord } from "../../model/run/run-record.ts";
import { skippedReports } from "../../plan/captures.ts";
import { parseRange } from "../../plan/nvtx-range.ts";
import { readErrorCode, readRecordedText } from "../../run/directory/file-system.ts";
import { describeUnfinished, readPastRunState } from "../../run/directory/past-runs.ts";
import { findReports, readOutput } from "../../run/directory/report-files.ts";
import { readRunRecord, runRecordFile } from "../../run/directory/run-record.ts";
import type { CaptureToExamine, ExportedReport } from "../capture/examine.ts";
import { counted } from "../../model/text/listing.ts";

/** Describes the failure of a run that has a profile.json but failed after measuring. Null if the run passed or has no run.json. */
export async function findLateFailure(directory: string, role: "base" | "head"): Promise<string | null> {
  if (!existsSync(join(directory, "profile.json")) || !existsSync(join(directory, runRecordFile))) return null;
  const record = await readRunRecord(directory);
  if (record.state !== "failed") return null;
  const failed = describeUnfinished(record, record.state);
  if (failed === null || role === "head") return failed;
  throw new CaptureError({
    id: "run-failed",
    what: "A failed run can't be a base.",
    where: directory,
    why: failed,
    help: "Repeat the run. If you want what the run measured before it failed, pass its profile.json.",
  });
}

export async function readRecordedRun(
  directory: string,
  measured: boolean,
  open: (report: string) => Promise<ExportedReport>,
): Promise<CaptureToExamine[][]> {
  const record = await readRunRecord(directory);
  const state = await readPastRunState(record);
  const unfinished = state === "passed" || measured ? null : describeUnfinished(record, state);
  if (unfinished !== null && (record.state === "running" || record.failure !== null)) {
    throw new CaptureError({
      id: record.failure?.id ?? "run-unfinished",
      what: unfinished,
      where: directory,
      help: "Repeat the run. Repeating it doesn't delete this run's files.",
    });
  }
  // A run directory stands for the run's head. The run measured a base only for its comparison.
  const headCaptures = record.captures.filter(({ side }) => side === "head");
  for (const capture of headCaptures) await requireSuccessfulCapture(capture, directory);
  if (unfinished !== null) throw new CaptureError({ id: "run-failed", what: unfinished, where: directory });
  if (headCaptures.length === 0) throw createMissingReportError("This run has no captures.", directory);
  const requireKernels = await readRequireKernels(directory);
  const rounds = Map.groupBy(headCaptures, ({ round }) => round);
  const opened: CaptureToExamine[][] = [];
  for (const captures of rounds.values()) {
    const examined: CaptureToExamine[] = [];
    for (const capture of captures) examined.push({ ...(await openCapture(capture, directory, open)), requireKernels });
    opened.push(examined);
  }
  return opened;
}

async function openCapture(
  capture: CapturedRecord,
  directory: string,
  open: (report: string) => Promise<ExportedReport>,
): Promise<Omit<CaptureToExamine, "requireKernels">> {
  const reports: ExportedReport[] = [];
  const paths = await findReports(join(directory, capture.folder)).catch(ignoreMissingFolder);
  if (paths.length === 0)
    throw createMissingReportError(`The report of ${capture.label} is missing.`, join(directory, capture.folder));
  if (capture.reports !== null && paths.length < capture.reports) {
    const message = `${capture.label} has only ${paths.length} of its ${counted(capture.reports, "report")}.`;
    throw createMissingReportError(message, join(directory, capture.folder));
  }
  const wanted = capture.ranges.map((range, index) =>
    parseRange(range, capture.firstInstances?.[index] ?? null, capture.skippedInstances[index]),
  );
  for (const path of paths.slice(skippedReports({ gated: capture.gated, wanted }))) {
    reports.push({ ...(await open(path)), source: path.replace(`${directory}/`, "") });
  }
  return {
    label: capture.label,
    end: describeEnd(capture),
    output: await readOutput(join(directory, capture.folder)),
    reports,
    wanted,
    gated: capture.gated,
    takesFirst: capture.firstInstances !== null,
  };
}

/** Reads `require-kernels` from the run's own configuration; true if the file doesn't exist. */
async function readRequireKernels(directory: string): Promise<boolean> {
  const path = join(directory, "config.yaml");
  if (!existsSync(path)) return true;
  const file = { kind: "file", name: path } as const;
  const { settings, problems } = readYamlSettings(await readRecordedText(path, path), path, () => file);
  const setting = settings.find(({ key }) => key === "require-kernels");
  const allProblems = [...problems, ...(setting === undefined ? [] : validateSetting(setting))];
  if (allProblems.length === 0) return setting?.value !== false;
  throw new ParseError({
    what: `${path} isn't the configuration of a run.`,
    where: path,
    why: allProblems.slice(0, 5).join("\n"),
    help: "llm-profile always writes this file completely, so something else changed it. Copy the run directory again.",
  });
}

function createMissingReportError(what: string, where: string): CaptureError {
  return new CaptureError({
    id: "report-missing",
    what,
    where,
    why: "run.json says that the run passed, so something else removed its files.",
    help: "Copy the whole run directory, or analyze only its profile.json.",
  });
}

function ignoreMissingFolder(error: unknown): string[] {
  if (readErrorCode(error) === "ENOENT") return [];
  throw error;
}

async function requireSuccessfulCapture(capture: CapturedRecord, directory: string): Promise<void> {
  const failure = checkProcess({
    label: `${directory}, ${capture.label}`,
    gate: null,
    end: describeEnd(capture),
    output: await readOutput(join(directory, capture.folder)),
    reports: capture.reports === 0 ? [] : [{ name: "report", bytes: 1 }],
    rawLeft: [],
    imports: [],
  });
  if (failure !== null) throw new CaptureError(failure);
}

function describeEnd({ outcome, exitCode, seconds, successExitCodes }: CapturedRecord): CaptureToExamine["end"] {
  return { kind: "known", outcome, exitCode, seconds, allowed: successExitCodes, timeLimitSeconds: null };
}
