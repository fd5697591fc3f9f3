import { randomBytes } from "node:crypto";
import { chown, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { StoppedError, type CaptureError } from "../errors.ts";
import type { CaptureEvidence, CommandEnd } from "../gate/evidence.ts";
import { checkProcess, type GateFailure } from "../gate/process-gate.ts";
import type { CapturePlan, Command } from "../model/plan.ts";
import type { ProcessResult } from "../model/process.ts";
import { gatesItself } from "../plan/captures.ts";
import { parseDurationMs, parseSizeBytes } from "../model/quantity.ts";
import { isolate } from "../plan/isolation.ts";
import { importArgv } from "../plan/nsys-reports.ts";
import { nsysDiscoveryArgv, nsysProfileArgv, type CaptureNames } from "../plan/nsys-profile.ts";
import { workloadArgv } from "../plan/workload.ts";
import { findReportFiles, moveFiles, type ReportFiles } from "../run/directory/report-files.ts";
import { withProgress } from "./progress.ts";
import type { RunContext } from "./run-context.ts";

type KnownEnd = Extract<CommandEnd, { kind: "known" }>;

/** The reports of one capture whose process and files passed the gate. */
export interface Captured {
  readonly label: string;
  /** Absolute; the reports are in it. */
  readonly folder: string;
  /** The same, relative to the run directory. */
  readonly relativeFolder: string;
  readonly end: KnownEnd;
  readonly reports: ReportFiles["reports"];
}

/**
 * Captures one range (or enclosing range) in one fresh process, and holds it against the gate. A transient fault of the
 * GPU or the tool is repeated as often as configured; every attempt stays: `nsys-attempt-1` beside `nsys`.
 */
export async function capture(run: RunContext, plan: CapturePlan, round: number): Promise<Captured> {
  const { config } = run.loaded;
  const label = `round ${round}, ${plan.label}`;
  const base = join("head", `round-${round}`, plan.directory);
  for (let attempt = 1; ; attempt += 1) {
    const attempted = await attemptCapture(run, {
      label,
      attempt,
      folder: await run.directory.folder(join(base, "nsys")),
      relativeFolder: join(base, "nsys"),
      successExitCodes: plan.successExitCodes,
      gate: plan.gate,
      argv: (names, workload) => nsysProfileArgv(config, run.nsys, plan.gate, names, workload),
    });
    const again = attempted.failure?.transient === true && attempt <= config.retries;
    if (!again) {
      await recordCapture(run, plan, round, attempted.captured);
      if (attempted.failure !== null) throw attempted.failure.error;
      return attempted.captured;
    }
    const kept = join(base, `nsys-attempt-${attempt}`);
    await rename(run.directory.file(join(base, "nsys")), run.directory.file(kept));
    await run.recorder.moved(join(base, "nsys"), kept);
    await warn(
      run,
      `${label}: ${attempted.failure.error.message} Trying again (attempt ${attempt + 1} of ${config.retries + 1}).`,
    );
  }
}

/** Runs the program once more, tracing nothing but NVTX, to learn which ranges it emits. Null when that fails too. */
export async function discover(run: RunContext, reason: string): Promise<Captured | CaptureError> {
  const folder = join("head", "discovery", "nsys");
  run.context.log.info(`${reason}: running the program once more, tracing NVTX alone, to list the ranges it emits.`);
  const attempted = await attemptCapture(run, {
    label: "discovery of ranges",
    attempt: 1,
    folder: await run.directory.folder(folder),
    relativeFolder: folder,
    successExitCodes: [0],
    gate: { kind: "none" },
    argv: (names, workload) => nsysDiscoveryArgv(run.nsys, names, workload),
  });
  return attempted.failure === null ? attempted.captured : attempted.failure.error;
}

interface Attempt {
  readonly label: string;
  readonly attempt: number;
  readonly folder: string;
  readonly relativeFolder: string;
  readonly successExitCodes: readonly number[];
  readonly gate: CapturePlan["gate"];
  readonly argv: (names: CaptureNames, workload: readonly string[]) => [string, ...string[]];
}

interface Attempted {
  readonly captured: Captured;
  /** What the gate found; null for a capture whose reports are worth opening. */
  readonly failure: GateFailure | null;
}

async function attemptCapture(run: RunContext, attempt: Attempt): Promise<Attempted> {
  const { config } = run.loaded;
  // The unprivileged user owns only the private folder; the files are moved out of it afterwards.
  const output =
    run.isolation.user === null ? attempt.folder : join(run.temporary.tmp, `capture-${randomBytes(4).toString("hex")}`);
  if (output !== attempt.folder) await makeFor(output, run.isolation.user);
  const names = { output: join(output, "report"), session: `llm-profile-${randomBytes(8).toString("hex")}` };
  const timeLimitMs = parseDurationMs(config.workload["time-limit"]);
  const command: Command = {
    tool: "nsys profile",
    argv: isolate(attempt.argv(names, workloadArgv(config.workload, join(output, "hydra"))), run.isolation),
    cwd: run.workingDirectory,
    environment: run.workloadEnvironment,
    timeLimitMs,
  };
  await run.directory.write(join(attempt.relativeFolder, "cmd.txt"), `${command.argv.map(shellQuote).join(" ")}\n`);
  const startedAt = run.context.clock.now().toISOString();
  const result = await run.context.log.group(
    `${attempt.label}${attempt.attempt > 1 ? `, attempt ${attempt.attempt}` : ""}`,
    async () =>
      withProgress(run.context, attempt.label, timeLimitMs, async () =>
        run.runCapture({
          command,
          isolation: run.isolation,
          stdoutFile: join(attempt.folder, "stdout.txt"),
          stderrFile: join(attempt.folder, "stderr.txt"),
          logLimitBytes: parseSizeBytes(config["log-limit"]),
          onLine: (line) => {
            run.context.log.output(line);
          },
          stop: run.context.stop,
        }),
      ),
  );
  await record(run, attempt, command, startedAt, result);
  if (result.outcome === "stopped") throw new StoppedError(run.context.stop.reason as NodeJS.Signals);
  if (output !== attempt.folder) await moveFiles(output, attempt.folder);
  const { reports, raw } = await importRaw(run, attempt);
  const end: KnownEnd = {
    kind: "known",
    outcome: result.outcome,
    exitCode: result.exitCode,
    seconds: result.seconds,
    allowed: attempt.successExitCodes,
    timeLimitSeconds: timeLimitMs / 1000,
  };
  const evidence: CaptureEvidence = {
    label: attempt.label,
    gate: attempt.gate,
    end,
    output: `${result.stdoutTail}\n${result.stderrTail}`,
    reports,
    rawLeft: raw,
  };
  const captured = {
    label: attempt.label,
    folder: attempt.folder,
    relativeFolder: attempt.relativeFolder,
    end,
    reports,
  };
  return { captured, failure: checkProcess(evidence) };
}

/** Imports raw files that nsys left, where an importer was found; a failing import leaves them as they are. */
async function importRaw(run: RunContext, attempt: Attempt): Promise<ReportFiles> {
  const found = await findReportFiles(attempt.folder);
  if (found.raw.length === 0 || run.nsys.importer === null) return found;
  for (const raw of found.raw) {
    run.context.log.info(`${attempt.label}: nsys left ${raw} without a report; importing it.`);
    await run.runTool({
      tool: "QdstrmImporter",
      argv: importArgv(run.nsys.importer, raw, raw.replace(/\.qdstrm$/, ".nsys-rep")),
      cwd: attempt.folder,
      environment: run.toolEnvironment,
      timeLimitMs: 30 * 60_000,
    });
  }
  return findReportFiles(attempt.folder);
}

async function record(
  run: RunContext,
  attempt: Attempt,
  command: Command,
  startedAt: string,
  result: ProcessResult,
): Promise<void> {
  const succeeded = result.exitCode !== null && attempt.successExitCodes.includes(result.exitCode);
  await run.recorder.command({
    tool: command.tool,
    label: attempt.label,
    attempt: attempt.attempt,
    argv: [...command.argv],
    cwd: command.cwd,
    environmentNames: Object.keys(command.environment).sort(),
    startedAt,
    seconds: result.seconds,
    exitCode: result.exitCode,
    outcome: result.outcome === "exited" ? (succeeded ? "ok" : "failed") : result.outcome,
    stdout: join(attempt.relativeFolder, "stdout.txt"),
    stderr: join(attempt.relativeFolder, "stderr.txt"),
  });
  if (result.droppedBytes > 0)
    await warn(run, `${attempt.label}: log-limit left ${result.droppedBytes} bytes of output out of its files.`);
}

async function recordCapture(
  run: RunContext,
  plan: CapturePlan,
  round: number,
  { relativeFolder, label, end }: Captured,
): Promise<void> {
  await run.recorder.captured({
    round,
    label,
    folder: relativeFolder,
    ranges: plan.ranges.map(({ text }) => text),
    gated: gatesItself(plan),
    outcome: end.outcome,
    exitCode: end.exitCode,
    successExitCodes: [...end.allowed],
    seconds: end.seconds,
  });
}

async function makeFor(folder: string, user: { readonly uid: number; readonly gid: number } | null): Promise<void> {
  await mkdir(folder);
  if (user !== null) await chown(folder, user.uid, user.gid);
}

async function warn(run: RunContext, message: string): Promise<void> {
  run.context.log.warning(message);
  await run.recorder.warning(message);
}

/** A word that a shell reads back as it is. */
function shellQuote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
