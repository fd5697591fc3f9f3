import { randomBytes } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage, StoppedError, stoppedBy } from "../../model/errors.ts";
import type { CommandEnd } from "../../gate/evidence.ts";
import type { GateFailure } from "../../gate/process-gate.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import { nsysLimitMs } from "../../model/run/nsys-limit.ts";
import type { Command, Isolation } from "../../model/run/plan.ts";
import type { ProcessResult } from "../../model/run/ports.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import type { Bytes } from "../../model/units.ts";
import { isolate, workloadArgv } from "../../plan/workload.ts";
import {
  makeFilesPrivate,
  listProfilerFiles,
  copyUntrustedFiles,
  type ProfilerTool,
} from "../../run/directory/report-files.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { removeDirectory } from "../../run/isolation/temporary-directory.ts";
import { watchClocks } from "./gpu-guard.ts";
import type { Session, Side, StepPlace } from "../session.ts";
import { formatCommand, describeEnd } from "../told-commands.ts";
import { counted } from "../../model/text/listing.ts";

/** How much of a program's stdout we save, and how much of its stderr. Of longer output, we save the beginning and the end. */
export const logLimitBytes: Bytes = 16_000_000;

export interface ProfiledProcess {
  readonly tool: ProfilerTool;
  readonly label: string;
  readonly attempt: number;
  /** The folder for cmd.txt, stdout.txt, stderr.txt, and the profiler's files. Relative to the run directory. */
  readonly folder: string;
  readonly successExitCodes?: readonly number[] | undefined;
  readonly watched?: boolean | undefined;
  readonly argv: (output: string, workload: readonly string[]) => [string, ...string[]];
}

export type KnownEnd = Extract<CommandEnd, { kind: "known" }>;

export interface ProfiledEnd {
  readonly folder: string;
  readonly end: KnownEnd;
  readonly output: string;
  readonly gpuSamples: readonly GpuSample[] | null;
}

/**
 * Runs a profiler and the workload under the run's isolation and time limit, and streams their output to the log and to files. Returns
 * when all of their processes have ended and run.json has the record.
 */
export async function runProfiled(side: Side, profiled: ProfiledProcess): Promise<ProfiledEnd> {
  const { session, config } = side;
  const { isolation } = session;
  const { tool, label, attempt, successExitCodes = [0] } = profiled;
  const folder = await session.directory.folder(profiled.folder);
  const output = await makeOutputFolder(session, folder);
  const timeLimitMs = parseDurationMs(config.workload["time-limit"]);
  const command: Command = {
    tool,
    argv: isolate(profiled.argv(output, workloadArgv(config.workload, join(output, "hydra"))), isolation),
    cwd: side.program.workingDirectory,
    environment: side.program.environment,
    timeLimitMs,
  };
  await writeCommand(session, profiled.folder, command.argv);
  await using watch = profiled.watched === true ? watchClocks(session, folder) : null;
  const result = await runStreamed(session, {
    command,
    isolation,
    label,
    isStart: true,
    attempt,
    successExitCodes,
    folder: profiled.folder,
  }).catch(async (error: unknown) => {
    // The rows that ncu wrote before it was stopped are valid, so we keep them. A stopped nsys capture is useless.
    if (error instanceof StoppedError && tool === "ncu")
      await takeOverOutput(session, profiled, output, folder).catch((why: unknown) => {
        session.context.log.warning(
          `${label}: Couldn't keep what ncu wrote before it was stopped: ${errorMessage(why)}`,
        );
      });
    throw error;
  });
  await takeOverOutput(session, profiled, output, folder);
  const gpuSamples = watch === null ? null : await watch.samples();
  return {
    folder,
    end: {
      kind: "known",
      outcome: result.outcome,
      exitCode: result.exitCode,
      seconds: result.seconds,
      allowed: successExitCodes,
      timeLimitSeconds: timeLimitMs / 1000,
      atLimit: result.atLimit,
    },
    output: `${result.stdoutTail}\n${result.stderrTail}`,
    gpuSamples,
  };
}

/**
 * The folder that a profiler may write to. An unprivileged user can write only to the private folder, and `takeOverOutput` moves the files from
 * there to `folder`.
 */
export async function makeOutputFolder({ isolation, program }: Session, folder: string): Promise<string> {
  if (isolation.user === null) return folder;
  const output = join(program.temporary.tmp, `capture-${randomBytes(4).toString("hex")}`);
  await mkdir(output);
  await shareWithIsolatedUser(output, isolation);
  return output;
}

export async function takeOverOutput(
  session: Session,
  { tool, label }: Pick<ProfiledProcess, "tool" | "label">,
  output: string,
  folder: string,
): Promise<void> {
  const { user } = session.isolation;
  if (user !== null) {
    const unmovedFiles = await copyUntrustedFiles({ tool, label, from: output, to: folder, uid: user.uid });
    // We expect Hydra's folder to stay behind.
    const unknown = unmovedFiles.filter((name) => name !== "hydra");
    if (unknown.length > 0)
      await session.warn(
        `${label}: we didn't keep ${counted(unknown.length, "file")} in the profiler's folder: ${unknown.slice(0, 5).join(", ")}${unknown.length > 5 ? ", …" : ""}. The profilers don't write files with these names.`,
      );
    const problem = await removeDirectory(output);
    if (problem !== null) session.context.log.warning(`Couldn't remove ${output}: ${problem}`);
  }
  await makeFilesPrivate((await listProfilerFiles(tool, folder, label)).map(({ path }) => path));
}

interface StreamedProgram {
  readonly command: Command;
  readonly isolation: Isolation;
  readonly label: string | null;
  readonly isStart: boolean;
  readonly attempt?: number;
  /** Gets stdout.txt and stderr.txt. Relative to the run directory. */
  readonly folder: string;
  readonly successExitCodes?: readonly number[];
}

export async function runStreamed(session: Session, program: StreamedProgram): Promise<ProcessResult> {
  const { command, isolation, label, isStart, attempt = 1, successExitCodes = [0] } = program;
  const title = label ?? command.tool;
  const { clock, log, stop } = session.context;
  const startedAt = clock.now().toISOString();
  const [stdout, stderr] = [join(program.folder, "stdout.txt"), join(program.folder, "stderr.txt")];
  const result = await log.group(`${title}${attempt > 1 ? `, attempt ${attempt}` : ""}`, async () => {
    const startMs = clock.monotonicMs();
    const timer = setInterval(() => {
      log.running((clock.monotonicMs() - startMs) / 1000);
    }, 1000);
    try {
      return await session.runCapture({
        command,
        isolation,
        stop,
        nsysLimitMs: command.tool === "nsys profile" ? (captureSeconds) => nsysLimitMs({ captureSeconds }) : null,
        stdoutFile: session.directory.file(stdout),
        stderrFile: session.directory.file(stderr),
        logLimitBytes,
        onLine: log.output,
      });
    } finally {
      clearInterval(timer);
    }
  });
  const { outcome, exitCode, seconds } = result;
  log.detail(`${describeEnd(seconds, outcome === "exited" ? exitCode : null)}: ${command.tool}, ${title}`);
  const succeeded = exitCode !== null && successExitCodes.includes(exitCode);
  await session.recorder.command({
    tool: command.tool,
    label,
    isStart,
    attempt,
    cwd: command.cwd,
    startedAt,
    seconds,
    exitCode,
    stdout,
    stderr,
    argv: [...command.argv],
    environmentNames: Object.keys(command.environment).sort(),
    outcome: outcome === "exited" ? (succeeded ? "ok" : "failed") : outcome,
  });
  if (label !== null && result.droppedBytes > 0)
    await session.warn(
      `${label}: ${counted(result.droppedBytes, "byte")} of output over the limit of 16 MB ${result.droppedBytes === 1 ? "isn't" : "aren't"} saved.`,
    );
  if (outcome === "stopped") throw stoppedBy(stop);
  return result;
}

export async function writeCommand(
  { directory, context }: Session,
  folder: string,
  argv: Command["argv"],
): Promise<void> {
  const text = formatCommand(argv);
  context.log.detail(`started: ${text}`);
  await directory.write(join(folder, "cmd.txt"), `${text}\n`);
}

export interface Attempted<T> {
  readonly value: T;
  readonly failure: GateFailure | null;
}

/**
 * Returns true and warns if the attempt failed because of a transient GPU or tool fault, and `retries` allows another attempt. Renames
 * the failed attempt's folder to `<folder>-attempt-1`, so `<folder>` contains the last attempt.
 */
export async function prepareRetry(
  { session }: Side,
  { label, folder }: StepPlace,
  attempt: number,
  failure: { readonly what: string; readonly transient?: boolean } | null,
): Promise<boolean> {
  const { retries } = session.config;
  if (failure?.transient !== true || attempt > retries) return false;
  await setAttemptAside(session, folder, `${folder}-attempt-${attempt}`);
  await session.warn(`${label}: ${failure.what} Trying again (attempt ${attempt + 1} of ${retries + 1}).`);
  return true;
}

export async function setAttemptAside({ directory, recorder }: Session, folder: string, kept: string): Promise<void> {
  await rename(directory.file(folder), directory.file(kept));
  await recorder.moved(folder, kept);
}
