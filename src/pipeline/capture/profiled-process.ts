import { randomBytes } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage, StoppedError, stoppedBy } from "../../errors.ts";
import type { CommandEnd } from "../../gate/evidence.ts";
import type { GateFailure } from "../../gate/process-gate.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Command, Isolation } from "../../model/run/plan.ts";
import type { ProcessResult } from "../../model/run/ports.ts";
import { parseDurationMs, parseSizeBytes } from "../../model/text/quantity.ts";
import { isolate, workloadArgv } from "../../plan/workload.ts";
import { closeFiles, profilerFilesIn, takeOverFiles, type ProfilerTool } from "../../run/directory/report-files.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { removeDirectory } from "../../run/isolation/temporary-directory.ts";
import { watchBeside } from "./gpu-guard.ts";
import type { Session, Side } from "../session.ts";
import { commandText, endText } from "../told-commands.ts";

/** One profiler with the workload under it. */
export interface ProfiledProcess {
  /** Names the tool in run.json. */
  readonly tool: ProfilerTool;
  /** For people: `round 1, decode`. */
  readonly label: string;
  readonly attempt: number;
  /** Relative to the run directory; it gets cmd.txt, stdout.txt, stderr.txt and what the profiler writes. */
  readonly folder: string;
  readonly successExitCodes: readonly number[];
  /** Whether the GPU's clocks are to be watched meanwhile, where the run watches them. */
  readonly watched: boolean;
  /** The command without isolation; `output` is the folder that the profiler may write to. */
  readonly argv: (output: string, workload: readonly string[]) => [string, ...string[]];
}

export type KnownEnd = Extract<CommandEnd, { kind: "known" }>;

/** How it ended, and the ends of stdout and stderr. Its files are in `folder`; absolute. */
export interface ProfiledEnd {
  readonly folder: string;
  readonly end: KnownEnd;
  readonly output: string;
  /** Of all watched GPUs while it ran; null where nothing was watched. */
  readonly gpuSamples: readonly GpuSample[] | null;
}

/**
 * Runs a profiler with the workload in the run's isolation, within the time limit, streaming its output to the log and to
 * files; returns when nothing of it runs any more and run.json holds it. Throws StoppedError when we were told to stop.
 */
export async function runProfiled(side: Side, profiled: ProfiledProcess): Promise<ProfiledEnd> {
  const { session, config } = side;
  const { isolation } = session;
  const { tool, label, attempt, successExitCodes } = profiled;
  const folder = await session.directory.folder(profiled.folder);
  const output = await outputFolder(session, folder);
  const timeLimitMs = parseDurationMs(config.workload["time-limit"]);
  const command: Command = {
    tool,
    argv: isolate(profiled.argv(output, workloadArgv(config.workload, join(output, "hydra"))), isolation),
    cwd: side.program.workingDirectory,
    environment: side.program.environment,
    timeLimitMs,
  };
  await writeCommand(session, profiled.folder, command.argv);
  await using watch = profiled.watched ? watchBeside(session, folder) : null;
  const result = await runStreamed(session, {
    command,
    isolation,
    label,
    isStart: true,
    attempt,
    successExitCodes,
    title: label,
    folder: profiled.folder,
  }).catch(async (error: unknown) => {
    // The rows that ncu has are as good as any; a capture of nsys that was stopped is none.
    if (error instanceof StoppedError && tool === "ncu")
      await takeOver(session, profiled, output, folder).catch((why: unknown) => {
        session.context.log.warning(`${label}: what ncu had written could not be kept: ${errorMessage(why)}`);
      });
    throw error;
  });
  await takeOver(session, profiled, output, folder);
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
    },
    output: `${result.stdoutTail}\n${result.stderrTail}`,
    gpuSamples,
  };
}

/** Where a profiler may write: the unprivileged user to the private folder alone, whose files `takeOver` takes to `folder`. */
export async function outputFolder({ isolation, program }: Session, folder: string): Promise<string> {
  if (isolation.user === null) return folder;
  const output = join(program.temporary.tmp, `capture-${randomBytes(4).toString("hex")}`);
  await mkdir(output);
  await shareWithIsolatedUser(output, isolation);
  return output;
}

/** The profiler's files are then in the run directory, ours alone. Throws CaptureError where what has their names is none of its. */
export async function takeOver(
  session: Session,
  { tool, label }: Pick<ProfiledProcess, "tool" | "label">,
  output: string,
  folder: string,
): Promise<void> {
  const { user } = session.isolation;
  if (user !== null) {
    const left = await takeOverFiles({ tool, label, from: output, to: folder, uid: user.uid });
    // Of Hydra's folder it is known that it stays behind.
    const unknown = left.filter((name) => name !== "hydra");
    if (unknown.length > 0)
      await session.warn(
        `${label}: ${unknown.length} files in the profiler's folder were not taken over: ${unknown.slice(0, 5).join(", ")}${unknown.length > 5 ? ", …" : ""}. They have no name that a profiler of ours gives.`,
      );
    const problem = await removeDirectory(output);
    if (problem !== null) session.context.log.warning(`Could not remove ${output}: ${problem}`);
  }
  await closeFiles((await profilerFilesIn(tool, folder, label)).map(({ path }) => path));
}

/** A program of the user's, with or without a profiler around it. */
interface StreamedProgram {
  readonly command: Command;
  readonly isolation: Isolation;
  /** For the log. */
  readonly title: string;
  /** For run.json. */
  readonly label: string | null;
  /** Whether it is what is measured, and no client or setup of it. */
  readonly isStart: boolean;
  readonly attempt: number;
  /** Relative to the run directory; it gets stdout.txt and stderr.txt. */
  readonly folder: string;
  readonly successExitCodes: readonly number[];
}

/**
 * Runs it to its end or its time limit, its output going to the log and to files, and records it. Throws StoppedError when
 * we were told to stop.
 */
export async function runStreamed(session: Session, program: StreamedProgram): Promise<ProcessResult> {
  const { command, isolation, title, label, isStart, attempt, successExitCodes } = program;
  const startedAt = session.context.clock.now().toISOString();
  const [stdout, stderr] = [join(program.folder, "stdout.txt"), join(program.folder, "stderr.txt")];
  const result = await session.context.log.group(`${title}${attempt > 1 ? `, attempt ${attempt}` : ""}`, async () => {
    const startMs = session.context.clock.monotonicMs();
    const timer = setInterval(() => {
      session.context.log.running((session.context.clock.monotonicMs() - startMs) / 1000);
    }, 1000);
    try {
      return await session.runCapture({
        command,
        isolation,
        stop: session.context.stop,
        stdoutFile: session.directory.file(stdout),
        stderrFile: session.directory.file(stderr),
        logLimitBytes: parseSizeBytes(session.config["log-limit"]),
        onLine: (line) => {
          session.context.log.output(line);
        },
      });
    } finally {
      clearInterval(timer);
    }
  });
  const { outcome, exitCode, seconds } = result;
  session.context.log.detail(`${endText(seconds, outcome === "exited" ? exitCode : null)}: ${command.tool}, ${title}`);
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
    await session.warn(`${label}: log-limit left ${result.droppedBytes} bytes of output out of its files.`);
  if (outcome === "stopped") throw stoppedBy(session.context.stop);
  return result;
}

/** The command as a line that a shell takes, in cmd.txt of the folder, which is relative to the run directory. */
export async function writeCommand(
  { directory, context }: Session,
  folder: string,
  argv: Command["argv"],
): Promise<void> {
  const text = commandText(argv);
  context.log.detail(`started: ${text}`);
  await directory.write(join(folder, "cmd.txt"), `${text}\n`);
}

/** What one attempt gave, and what the gate found; null for one that is real. */
export interface Attempted<T> {
  readonly value: T;
  readonly failure: GateFailure | null;
}

/**
 * Whether to repeat what failed by a transient fault of the GPU or the tool, which `retries` allows so often; it is said. Every
 * attempt stays: `<folder>-attempt-1` beside `<folder>`, which holds the last one.
 */
export async function triesAgain(
  { session }: Side,
  { label, folder }: { readonly label: string; readonly folder: string },
  attempt: number,
  failure: GateFailure | null,
): Promise<boolean> {
  const { retries } = session.config;
  if (failure?.transient !== true || attempt > retries) return false;
  await keepAttempt(session, folder, `${folder}-attempt-${attempt}`);
  await session.warn(`${label}: ${failure.what} Trying again (attempt ${attempt + 1} of ${retries + 1}).`);
  return true;
}

/** Takes the files of an attempt out of the way of the next one. Both folders are relative to the run directory. */
export async function keepAttempt({ directory, recorder }: Session, folder: string, kept: string): Promise<void> {
  await rename(directory.file(folder), directory.file(kept));
  await recorder.moved(folder, kept);
}
