import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import type { ImportTry } from "../../gate/evidence.ts";
import { checkProcess } from "../../gate/process-gate.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { CapturePlan } from "../../model/run/plan.ts";
import { gatesItself } from "../../plan/captures.ts";
import { type CaptureNames, importArgv, nsysLinesArgv, nsysNvtxArgv, nsysProfileArgv } from "../../plan/nsys-argv.ts";
import { closeFiles, findReportFiles, type ReportFiles } from "../../run/directory/report-files.ts";
import { callTool } from "../../run/process/tool.ts";
import { sideLabel, type Session, type Side } from "../session.ts";
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
  const { session, config } = side;
  const attempted = await captureNsys(side, {
    label: sideLabel(side, `round ${round}, ${plan.label}`),
    folder: join(side.name, `round-${round}`, plan.directory, "nsys"),
    successExitCodes: plan.successExitCodes,
    gate: plan.gate,
    watched: true,
    argv: (names, workload) => nsysProfileArgv(config, session.tools.nsys, plan.gate, names, workload),
  });
  await recordCapture(side, plan, round, attempted.value);
  return attempted;
}

/** Captures the whole program in a fresh process, as if all ranges shared a capture, and checks the process and its files with the gate. */
export async function captureWhole(side: Side, place: CapturePlace): Promise<Attempted<Captured>> {
  const { session, config } = side;
  const gate = { kind: "none" } as const;
  return captureNsys(side, {
    ...place,
    gate,
    successExitCodes: [0],
    watched: false,
    argv: (names, workload) => nsysProfileArgv(config, session.tools.nsys, gate, names, workload),
  });
}

/** Runs the program once more, tracing only NVTX, to find which ranges it emits. If that fails, returns why. */
export async function discover(side: Side, reason: string): Promise<Captured | Diagnostic> {
  side.session.context.log.info(
    `${reason}: running the program once more, tracing only NVTX, to list the ranges it emits.`,
  );
  const { value, failure } = await captureNvtx(side, {
    label: "discovery of ranges",
    folder: join(side.name, "discovery", "nsys"),
  });
  return failure ?? value;
}

/** Runs the whole program in a fresh process, tracing only NVTX, and checks it with the gate. Throws CaptureError. */
export async function captureUntraced(side: Side, place: CapturePlace): Promise<Captured> {
  return requireReal(await captureNvtx(side, place));
}

/** The label (for messages) and the folder (relative to the run directory) of a run under nsys. */
interface CapturePlace {
  readonly label: string;
  readonly folder: string;
}

async function captureNvtx(side: Side, { label, folder }: CapturePlace): Promise<Attempted<Captured>> {
  const { session, config } = side;
  return captureNsys(side, {
    label,
    folder,
    successExitCodes: [0],
    gate: { kind: "none" },
    watched: false,
    argv: (names, workload) => nsysNvtxArgv(config, session.tools.nsys, names, workload),
  });
}

/** Runs the program in a fresh process, recording call stacks, and checks the report with the gate. Throws CaptureError. */
export async function captureLines(
  side: Side,
  { label, folder, gate }: CapturePlace & Pick<CapturePlan, "gate">,
): Promise<Captured> {
  const { session, config } = side;
  const attempted = await captureNsys(side, {
    label,
    folder,
    gate,
    successExitCodes: [0],
    watched: false,
    argv: (names, workload) => nsysLinesArgv(config, session.tools.nsys, gate, names, workload),
  });
  return requireReal(attempted);
}

function requireReal({ value, failure }: Attempted<Captured>): Captured {
  if (failure !== null) throw new CaptureError(failure);
  return value;
}

/** A run of the program under nsys. */
interface NsysRun extends CapturePlace, Pick<CapturePlan, "gate" | "successExitCodes"> {
  /** True to record the GPU's clocks during this process, if the run watches GPUs. */
  readonly watched: boolean;
  readonly argv: (names: CaptureNames, workload: readonly string[]) => [string, ...string[]];
}

/** Retries transient failures and returns the last attempt. Each attempt has a new process and a new nsys session. */
async function captureNsys(side: Side, run: NsysRun): Promise<Attempted<Captured>> {
  const { label, gate, successExitCodes, watched } = run;
  for (let attempt = 1; ; attempt += 1) {
    const session = `llm-profile-${randomBytes(8).toString("hex")}`;
    const { folder, end, output, gpuSamples } = await runProfiled(side, {
      tool: "nsys profile",
      label,
      attempt,
      folder: run.folder,
      successExitCodes,
      watched,
      argv: (own, workload) => run.argv({ output: join(own, "report"), session }, workload),
    });
    const place = { label, folder, captureSeconds: end.seconds };
    const { reports, raw, imports } = await importRaw(side.session, place);
    const failure = checkProcess({ label, gate, end, output, reports, rawLeft: raw, imports });
    if (await triesAgain(side, run, attempt, failure)) continue;
    return { value: { label, folder, relativeFolder: run.folder, end, output, reports, gpuSamples }, failure };
  }
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
