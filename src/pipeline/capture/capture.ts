import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { CaptureError } from "../../errors.ts";
import type { CaptureEvidence } from "../../gate/evidence.ts";
import { checkProcess } from "../../gate/process-gate.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { CapturePlan } from "../../model/run/plan.ts";
import { gatesItself } from "../../plan/captures.ts";
import { type CaptureNames, importArgv, nsysDiscoveryArgv, nsysProfileArgv } from "../../plan/nsys-argv.ts";
import { closeFiles, findReportFiles, type ReportFiles } from "../../run/directory/report-files.ts";
import { withAttempts, type Attempted } from "./attempts.ts";
import { runProfiled, type KnownEnd } from "./profiled-process.ts";
import type { RunContext } from "../start/run-context.ts";

/** The reports of one capture whose process and files passed the gate. */
export interface Captured {
  readonly label: string;
  /** Absolute; the reports are in it. */
  readonly folder: string;
  /** The same, relative to the run directory. */
  readonly relativeFolder: string;
  readonly end: KnownEnd;
  readonly reports: ReportFiles["reports"];
  /** Of all watched GPUs while it ran; null where nothing was watched. */
  readonly gpuSamples: readonly GpuSample[] | null;
}

/** Captures one range (or enclosing range) in one fresh process, and holds it against the gate. Throws CaptureError. */
export async function capture(run: RunContext, plan: CapturePlan, round: number): Promise<Captured> {
  const { config } = run.loaded;
  const label = `${run.side === "base" ? "base, " : ""}round ${round}, ${plan.label}`;
  const folder = join(run.side, `round-${round}`, plan.directory, "nsys");
  const { value, failure } = await withAttempts(run, { label, folder }, async (attempt) =>
    attemptCapture(run, {
      label,
      attempt,
      folder,
      successExitCodes: plan.successExitCodes,
      gate: plan.gate,
      argv: (names, workload) => nsysProfileArgv(config, run.nsys, plan.gate, names, workload),
    }),
  );
  await recordCapture(run, plan, round, value);
  if (failure !== null) throw failure.error;
  return value;
}

/** Runs the program once more, tracing nothing but NVTX, to learn which ranges it emits. Returns the error when that fails too. */
export async function discover(run: RunContext, reason: string): Promise<Captured | CaptureError> {
  run.context.log.info(`${reason}: running the program once more, tracing NVTX alone, to list the ranges it emits.`);
  const unwatched: RunContext = { ...run, gpuWatch: null };
  const { value, failure } = await attemptCapture(unwatched, {
    label: "discovery of ranges",
    attempt: 1,
    folder: join(run.side, "discovery", "nsys"),
    successExitCodes: [0],
    gate: { kind: "none" },
    argv: (names, workload) => nsysDiscoveryArgv(run.nsys, names, workload),
  });
  return failure === null ? value : failure.error;
}

interface Attempt {
  readonly label: string;
  readonly attempt: number;
  /** Relative to the run directory. */
  readonly folder: string;
  readonly successExitCodes: readonly number[];
  readonly gate: CapturePlan["gate"];
  readonly argv: (names: CaptureNames, workload: readonly string[]) => [string, ...string[]];
}

async function attemptCapture(run: RunContext, attempt: Attempt): Promise<Attempted<Captured>> {
  const { label } = attempt;
  const session = `llm-profile-${randomBytes(8).toString("hex")}`;
  const { folder, end, output, gpuSamples } = await runProfiled(run, {
    tool: "nsys profile",
    label,
    attempt: attempt.attempt,
    folder: attempt.folder,
    successExitCodes: attempt.successExitCodes,
    argv: (own, workload) => attempt.argv({ output: join(own, "report"), session }, workload),
  });
  const { reports, raw } = await importRaw(run, label, folder);
  const evidence: CaptureEvidence = { label, gate: attempt.gate, end, output, reports, rawLeft: raw };
  return {
    value: { label, folder, relativeFolder: attempt.folder, end, reports, gpuSamples },
    failure: checkProcess(evidence),
  };
}

/** Imports raw files that nsys left, where an importer was found; a failing import leaves them as they are. */
async function importRaw(run: RunContext, label: string, folder: string): Promise<ReportFiles> {
  const found = await findReportFiles(folder, label);
  if (found.raw.length === 0 || run.nsys.importer === null) return found;
  for (const raw of found.raw) {
    run.context.log.info(`${label}: nsys left ${raw} without a report; importing it.`);
    await run.runTool({
      tool: "QdstrmImporter",
      argv: importArgv(run.nsys.importer, raw, raw.replace(/\.qdstrm$/, ".nsys-rep")),
      cwd: folder,
      environment: run.toolEnvironment,
      timeLimitMs: 30 * 60_000,
    });
  }
  const imported = await findReportFiles(folder, label);
  await closeFiles(imported.reports.map(({ path }) => path));
  return imported;
}

async function recordCapture(
  run: RunContext,
  plan: CapturePlan,
  round: number,
  { relativeFolder, label, end, reports }: Captured,
): Promise<void> {
  await run.recorder.captured({
    side: run.side,
    round,
    label,
    folder: relativeFolder,
    ranges: plan.ranges.map(({ text }) => text),
    gated: gatesItself(plan),
    reports: reports.length,
    outcome: end.outcome,
    exitCode: end.exitCode,
    successExitCodes: [...end.allowed],
    seconds: end.seconds,
  });
}
