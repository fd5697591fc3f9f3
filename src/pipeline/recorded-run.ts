import { join } from "node:path";
import { CaptureError } from "../errors.ts";
import { checkProcess } from "../gate/process-gate.ts";
import type { CapturedRecord } from "../model/run-record.ts";
import { parseRange } from "../plan/nvtx-range.ts";
import { describeUnfinished, pastRunState } from "../run/past-runs.ts";
import { findReports } from "../run/recorded-files.ts";
import { readRunRecord } from "../run/run-record.ts";
import type { CaptureToExamine, ExportedReport } from "./examine.ts";

/**
 * The captures of a run directory by round, as its run.json tells them. Throws CaptureError for a run that did not finish,
 * and for a capture whose command did not end with success.
 */
export async function readRecordedRun(directory: string, open: (report: string) => Promise<ExportedReport>): Promise<CaptureToExamine[][]> {
  const record = await readRunRecord(directory);
  const unfinished = describeUnfinished(record, await pastRunState(record));
  if (unfinished !== null) {
    throw new CaptureError({ id: "run-unfinished", what: unfinished, where: directory, hint: "Run it again; what it left is kept." });
  }
  for (const capture of record.captures) refuseFailed(capture, directory);
  if (record.state !== "passed") {
    throw new CaptureError({
      id: record.failure?.id ?? "run-failed",
      what: `This run ${record.state === "stopped" ? "was stopped" : "failed"}: ${record.failure?.message ?? "its record does not say why."}`,
      where: directory,
    });
  }
  const rounds = Map.groupBy(record.captures, ({ round }) => round);
  const opened: CaptureToExamine[][] = [];
  for (const captures of rounds.values()) {
    const examined: CaptureToExamine[] = [];
    for (const capture of captures) examined.push(await openCapture(capture, directory, open));
    opened.push(examined);
  }
  return opened;
}

async function openCapture(capture: CapturedRecord, directory: string, open: (report: string) => Promise<ExportedReport>): Promise<CaptureToExamine> {
  const reports: ExportedReport[] = [];
  for (const path of await findReports(join(directory, capture.folder))) {
    reports.push({ ...(await open(path)), source: path.replace(`${directory}/`, "") });
  }
  return {
    label: capture.label,
    end: endOf(capture),
    reports,
    wanted: capture.ranges.map((range) => parseRange(range, null)),
    gated: capture.gated,
    requireKernels: true,
  };
}

/** The exit code decides, whatever the report looks like. */
function refuseFailed(capture: CapturedRecord, directory: string): void {
  const failure = checkProcess({
    label: `${directory}, ${capture.label}`,
    gate: null,
    end: endOf(capture),
    output: "",
    reports: [{ name: "report", bytes: 1 }],
    rawLeft: [],
  });
  if (failure !== null) throw failure.error;
}

function endOf({ outcome, exitCode, seconds, successExitCodes }: CapturedRecord): CaptureToExamine["end"] {
  return { kind: "known", outcome, exitCode, seconds, allowed: successExitCodes, timeLimitSeconds: null };
}
