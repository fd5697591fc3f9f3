import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import type { ImportTry } from "../../gate/evidence.ts";
import { checkProcess } from "../../gate/process-gate.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { CapturePlan } from "../../model/run/plan.ts";
import { gatesItself } from "../../plan/captures.ts";
import { importArgv, nsysLinesArgv, nsysNvtxArgv, nsysProfileArgv } from "../../plan/nsys-argv.ts";
import { makeFilesPrivate, findReportFiles, type ReportFiles } from "../../run/directory/report-files.ts";
import { callTool } from "../../run/process/tool.ts";
import type { Session, Side, StepPlace } from "../session.ts";
import { findNsysLimit, type ExportPlace } from "./export.ts";
import { runProfiled, prepareRetry, type Attempted, type KnownEnd } from "./profiled-process.ts";

export interface Captured {
  readonly label: string;
  readonly folder: string;
  /** The path of `folder`, relative to the run directory. */
  readonly relativeFolder: string;
  readonly end: KnownEnd;
  readonly output: string;
  readonly reports: ReportFiles["reports"];
  readonly gpuSamples: readonly GpuSample[] | null;
}

export function describeExportPlace({ folder, label, end }: Captured): ExportPlace {
  return { folder, label, captureSeconds: end.seconds };
}

export async function capture(
  side: Side,
  plan: CapturePlan,
  round: number,
  { label, folder }: StepPlace,
): Promise<Attempted<Captured>> {
  const attempted = await captureNsys(side, {
    label,
    folder: join(folder, "nsys"),
    trace: "cuda",
    gate: plan.gate,
    successExitCodes: plan.successExitCodes,
    watched: true,
  });
  await recordCapture(side, plan, round, attempted.value);
  return attempted;
}

interface NsysRun extends StepPlace {
  readonly trace: "cuda" | "nvtx" | "lines";
  readonly gate?: CapturePlan["gate"];
  readonly successExitCodes?: CapturePlan["successExitCodes"];
  readonly watched?: boolean;
}

/**
 * Runs the program in a fresh process and checks the process and its files with the gate. Retries transient failures and returns the last
 * attempt. Each attempt has a new process and a new nsys session.
 */
export async function captureNsys(side: Side, run: NsysRun): Promise<Attempted<Captured>> {
  const { label, trace, gate = { kind: "none" }, successExitCodes, watched } = run;
  const { config } = side;
  const { nsys } = side.session.tools;
  for (let attempt = 1; ; attempt += 1) {
    const session = `llm-profile-${randomBytes(8).toString("hex")}`;
    const { folder, end, output, gpuSamples } = await runProfiled(side, {
      tool: "nsys profile",
      label,
      attempt,
      folder: run.folder,
      successExitCodes,
      watched,
      argv: (outputDirectory, workload) => {
        const names = { output: join(outputDirectory, "report"), session };
        if (trace === "nvtx") return nsysNvtxArgv(config, nsys, names, workload);
        return (trace === "cuda" ? nsysProfileArgv : nsysLinesArgv)(config, nsys, gate, names, workload);
      },
    });
    const { reports, raw, imports } = await importRawFiles(side.session, {
      label,
      folder,
      captureSeconds: end.seconds,
    });
    const failure = checkProcess({ label, gate, end, output, reports, rawLeft: raw, imports });
    if (await prepareRetry(side, run, attempt, failure)) continue;
    return { value: { label, folder, relativeFolder: run.folder, end, output, reports, gpuSamples }, failure };
  }
}

export async function captureOrThrow(side: Side, run: NsysRun): Promise<Captured> {
  return requireRealCapture(await captureNsys(side, run));
}

export function requireRealCapture({ value, failure }: Attempted<Captured>): Captured {
  if (failure !== null) throw new CaptureError(failure);
  return value;
}

interface ImportedFiles extends ReportFiles {
  readonly imports: readonly ImportTry[];
}

export async function importRawFiles(
  session: Session,
  { label, folder, captureSeconds }: ExportPlace,
): Promise<ImportedFiles> {
  const foundFiles = await findReportFiles(folder, label);
  if (foundFiles.raw.length === 0 || session.tools.nsys.importer === null) return { ...foundFiles, imports: [] };
  const imports: ImportTry[] = [];
  for (const raw of foundFiles.raw) {
    session.context.log.info(`${label}: nsys left ${raw} without a report; importing it.`);
    const ports = { runTool: session.tools.runTool, cwd: folder, environment: session.tools.environment };
    const argv = importArgv(session.tools.nsys.importer, raw, raw.replace(/\.qdstrm$/, ".nsys-rep"));
    const limitMs = await findNsysLimit(raw, captureSeconds);
    const { exitCode, timedOut, stdout, stderr } = await callTool(ports, "QdstrmImporter", argv, limitMs);
    imports.push({ exitCode, timedOut, output: `${stdout}\n${stderr}` });
  }
  const imported = await findReportFiles(folder, label);
  await makeFilesPrivate(imported.reports.map(({ path }) => path));
  return { ...imported, imports };
}

export async function recordCapture(
  side: Side,
  plan: CapturePlan,
  round: number,
  { relativeFolder, label, end, reports }: Captured,
): Promise<void> {
  await side.session.recorder.captured({
    side: side.name,
    round,
    label,
    folder: relativeFolder,
    ranges: plan.ranges.map(({ text }) => text),
    gated: gatesItself(plan),
    firstInstances: plan.takesFirst ? plan.ranges.map(({ instances }) => instances ?? 1) : null,
    skippedInstances: plan.ranges.map(({ skip }) => skip),
    reports: reports.length,
    outcome: end.outcome,
    exitCode: end.exitCode,
    successExitCodes: [...end.allowed],
    seconds: end.seconds,
  });
}
