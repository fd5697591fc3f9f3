import { rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import { diskFull, matchStatsFailure } from "../../gate/failures.ts";
import { callTool } from "../../run/process/tool.ts";
import { signaledToolCode, type ToolPorts } from "../../model/run/ports.ts";
import { nsysLimitMs } from "../../model/run/nsys-limit.ts";
import type { NsysTool } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import type { Milliseconds, Seconds } from "../../model/units.ts";
import { exportArgv, statsArgv, statsFile, statsReports } from "../../plan/nsys-argv.ts";
import { awaitAll, chooseCallLimit, limitCalls } from "../../run/process/at-once.ts";
import { readErrorCode, measureFreeBytes, pathIfExists } from "../../run/directory/file-system.ts";
import { makeFilesPrivate, stripExtension } from "../../run/directory/report-files.ts";
import type { ExportedReport } from "./examine.ts";

export interface ExportPorts extends Omit<ToolPorts, "cwd"> {
  readonly nsys: NsysTool;
  readonly note: (message: string) => void;
}

export interface ExportPlace {
  readonly folder: string;
  readonly label: string;
  readonly captureSeconds: Seconds | null;
}

const noteAfterMs = 2000;

/**
 * All summaries of a report come from one call, because some nsys versions change the export. The next capture waits for the exports: a
 * program that shared cores with them would have wrong host times.
 */
export async function exportReports(
  ports: ExportPorts,
  reports: readonly string[],
  place: ExportPlace,
): Promise<ExportedReport[]> {
  const limited = { ...ports, runTool: limitCalls(ports.runTool, chooseCallLimit()) };
  const timer = setTimeout(() => {
    ports.note(`${place.label}: nsys is exporting and summarizing the report.`);
  }, noteAfterMs);
  try {
    return await awaitAll(reports.map(async (report) => exportReport(limited, report, place)));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Exports a report to SQLite, and writes nsys's summaries of it as CSV files in `folder`: `report.sqlite`, `cuda_gpu_kern_sum.csv` …
 * (`report.2.sqlite`, `cuda_gpu_kern_sum.2.csv` for the second instance).
 */
async function exportReport(
  ports: Omit<ExportPorts, "note">,
  report: string,
  place: ExportPlace,
): Promise<ExportedReport> {
  const { folder } = place;
  const sqlite = await exportSqlite(ports, report, place);
  const name = stripExtension(basename(report));
  const { nsys } = ports;
  const reports = statsReports(nsys);
  const base = join(folder, name);
  const argv = statsArgv(nsys.path, reports, sqlite, base);
  const limitMs = await findNsysLimit(report, place.captureSeconds);
  const stats = await callTool({ ...ports, cwd: folder }, "nsys stats", argv, limitMs);
  if (stats.timedOut) throw createHangError("nsys stats", limitMs, place.label);
  const output = stats.stdout + stats.stderr;
  if (stats.exitCode !== 0 || matchStatsFailure(output) !== null)
    throw await createExportError("stats", report, place, stats.exitCode, output);
  const summaries = reports.map(({ report: made, file }) => ({
    made: statsFile(base, made),
    kept: join(folder, nameInstanceFile(file, name)),
  }));
  for (const { made, kept } of summaries) await rename(made, kept).catch(ignoreMissing);
  await makeFilesPrivate(summaries.map(({ kept }) => kept));
  return {
    source: report,
    sqlite,
    kernelSummary: pathIfExists(join(folder, nameInstanceFile("cuda_gpu_kern_sum.csv", name))),
    rangeSummary: pathIfExists(join(folder, nameInstanceFile("nvtx_kern_sum.csv", name))),
    summarized: true,
  };
}

export async function exportSqlite(
  ports: Omit<ExportPorts, "note">,
  report: string,
  place: ExportPlace,
): Promise<string> {
  const { folder } = place;
  const sqlite = join(folder, `${stripExtension(basename(report))}.sqlite`);
  const argv = exportArgv(ports.nsys, report, sqlite);
  const limitMs = await findNsysLimit(report, place.captureSeconds);
  const exported = await callTool({ ...ports, cwd: folder }, "nsys export", argv, limitMs);
  if (exported.timedOut) throw createHangError("nsys export", limitMs, place.label);
  if (exported.exitCode !== 0 || ((await stat(sqlite).catch(() => null))?.size ?? 0) === 0)
    throw await createExportError("export", report, place, exported.exitCode, exported.stdout + exported.stderr);
  await makeFilesPrivate([sqlite]);
  return sqlite;
}

/** Adds the report's instance number to a file name: `cuda_gpu_kern_sum.csv` for `report`, `cuda_gpu_kern_sum.2.csv` for `report.2`. */
export function nameInstanceFile(file: string, reportStem: string): string {
  const instance = /\.(\d+)$/.exec(reportStem)?.[1];
  return instance === undefined ? file : file.replace(/\.csv$/, `.${instance}.csv`);
}

export async function findNsysLimit(file: string, captureSeconds: Seconds | null): Promise<Milliseconds> {
  return nsysLimitMs(captureSeconds === null ? { fileBytes: (await stat(file)).size } : { captureSeconds });
}

export function createHangError(tool: string, limitMs: Milliseconds, where: string): ToolError {
  return new ToolError({
    id: "nsys-hung",
    what: `${tool} didn't end within ${counted(Math.round(limitMs / 60_000), "minute")}, so we stopped it.`,
    where,
    help: "Run again. If it hangs again, record less (such as a narrower range), or use another version of nsys.",
  });
}

async function createExportError(
  command: "export" | "stats",
  report: string,
  { label, folder }: ExportPlace,
  exitCode: number,
  output: string,
): Promise<ToolError> {
  const full = await findFullDisk(report, folder);
  const isFull = full !== null || diskFull.pattern.test(output);
  const knownFailure = isFull ? diskFull : matchStatsFailure(output);
  const line = output.split("\n").find((text) => knownFailure?.pattern.test(text) || /error|fail/i.test(text));
  return new ToolError({
    id: knownFailure?.id ?? `nsys-${command}-failed`,
    what: knownFailure?.what ?? `nsys ${command} failed.`,
    where: `${isFull ? `${full ?? folder}: ` : ""}${label}, nsys ${command} (${exitCode === signaledToolCode ? "ended by a signal" : `exit code ${exitCode}`})`,
    why: line === undefined ? "nsys printed no error." : `nsys printed: ${line.trim()}`,
    help: knownFailure?.help ?? "Run `llm-profile doctor`. We kept the report.",
  });
}

/** An export is about as large as its report. On a full disk, nsys itself prints only a C++ stack trace. */
async function findFullDisk(report: string, folder: string): Promise<string | null> {
  try {
    const { size } = await stat(report);
    for (const place of [folder, tmpdir()]) if ((await measureFreeBytes(place)) < size) return place;
  } catch {
    // If this check fails, the error still quotes nsys.
  }
  return null;
}

/** Ignores ENOENT, because nsys writes no file for a report that it skips. */
function ignoreMissing(error: unknown): void {
  if (readErrorCode(error) !== "ENOENT") throw error;
}
