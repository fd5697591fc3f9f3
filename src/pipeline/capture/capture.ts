import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import type { ImportTry } from "../../gate/evidence.ts";
import { checkProcess } from "../../gate/process-gate.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { CapturePlan } from "../../model/run/plan.ts";
import { gatesItself } from "../../plan/captures.ts";
import { importArgv, nsysLinesArgv, nsysNvtxArgv, nsysProfileArgv } from "../../plan/nsys-argv.ts";
import { closeFiles, findReportFiles, type ReportFiles } from "../../run/directory/report-files.ts";
import { callTool } from "../../run/process/tool.ts";
import { sideLabel, type Session, type Side, type StepPlace } from "../session.ts";
import { nsysLimit, type ExportPlace } from "./export.ts";
import { runProfiled, triesAgain, type Attempted, type KnownEnd } from "./profiled-process.ts";

/** The reports of a capture. */
export interface Captured {
  readonly label: string;
  /** Contains the reports; absolute. */
  readonly folder: string;
  /** The path of `folder`, relative to the run directory. */
  readonly relativeFolder: string;
  readonly end: KnownEnd;
  /** The last part of the program's stdout and stderr. */
  readonly output: string;
  readonly reports: ReportFiles["reports"];
  /** Samples of all watched GPUs during the capture; null if no GPU was watched. */
  readonly gpuSamples: readonly GpuSample[] | null;
}

/** Where the exports of a capture's reports go. */
export function exportPlace({ folder, label, end }: Captured): ExportPlace {
  return { folder, label, captureSeconds: end.seconds };
}

/** Captures one range (or enclosing range) in a fresh process, checks the capture with the gate, and records it in run.json. */
export async function capture(side: Side, plan: CapturePlan, round: number): Promise<Attempted<Captured>> {
  const attempted = await captureNsys(side, {
    label: sideLabel(side, `round ${round}, ${plan.label}`),
    folder: join(side.name, `round-${round}`, plan.directory, "nsys"),
    trace: "cuda",
    gate: plan.gate,
    successExitCodes: plan.successExitCodes,
    watched: true,
  });
  await recordCapture(side, plan, round, attempted.value);
  return attempted;
}

/** A run of the program under nsys. */
interface NsysRun extends StepPlace {
  /** What nsys records. `lines` records call stacks. */
  readonly trace: "cuda" | "nvtx" | "lines";
  /** Absent for the whole program. */
  readonly gate?: CapturePlan["gate"];
  readonly successExitCodes?: CapturePlan["successExitCodes"];
  /** True to record the GPU's clocks during this process, if the run watches GPUs. */
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
      argv: (own, workload) => {
        const names = { output: join(own, "report"), session };
        if (trace === "nvtx") return nsysNvtxArgv(config, nsys, names, workload);
        return (trace === "cuda" ? nsysProfileArgv : nsysLinesArgv)(config, nsys, gate, names, workload);
      },
    });
    const { reports, raw, imports } = await importRaw(side.session, { label, folder, captureSeconds: end.seconds });
    const failure = checkProcess({ label, gate, end, output, reports, rawLeft: raw, imports });
    if (await triesAgain(side, run, attempt, failure)) continue;
    return { value: { label, folder, relativeFolder: run.folder, end, output, reports, gpuSamples }, failure };
  }
}

/** Like `captureNsys`, but throws CaptureError if the capture fails. */
export async function captureReal(side: Side, run: NsysRun): Promise<Captured> {
  return requireReal(await captureNsys(side, run));
}

export function requireReal({ value, failure }: Attempted<Captured>): Captured {
  if (failure !== null) throw new CaptureError(failure);
  return value;
}

/** A capture's files after importing raw files, and how these imports ended. */
interface ImportedFiles extends ReportFiles {
  readonly imports: readonly ImportTry[];
}

/** Imports raw files that nsys left, if there's an importer. A failed import leaves the raw files unchanged. */
export async function importRaw(
  session: Session,
  { label, folder, captureSeconds }: ExportPlace,
): Promise<ImportedFiles> {
  const found = await findReportFiles(folder, label);
  if (found.raw.length === 0 || session.tools.nsys.importer === null) return { ...found, imports: [] };
  const imports: ImportTry[] = [];
  for (const raw of found.raw) {
    session.context.log.info(`${label}: nsys left ${raw} without a report; importing it.`);
    const ports = { runTool: session.tools.runTool, cwd: folder, environment: session.tools.environment };
    const argv = importArgv(session.tools.nsys.importer, raw, raw.replace(/\.qdstrm$/, ".nsys-rep"));
    const limitMs = await nsysLimit(raw, captureSeconds);
    const { exitCode, timedOut, stdout, stderr } = await callTool(ports, "QdstrmImporter", argv, limitMs);
    imports.push({ exitCode, timedOut, output: `${stdout}\n${stderr}` });
  }
  const imported = await findReportFiles(folder, label);
  await closeFiles(imported.reports.map(({ path }) => path));
  return { ...imported, imports };
}

/** Records a capture in run.json, after its process and files were checked. */
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
