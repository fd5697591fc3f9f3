import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { StoppedError } from "../../errors.ts";
import type { CommandEnd } from "../../gate/evidence.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Command } from "../../model/run/plan.ts";
import type { ProcessResult } from "../../model/run/ports.ts";
import { parseDurationMs, parseSizeBytes } from "../../model/text/quantity.ts";
import { isolate, workloadArgv } from "../../plan/workload.ts";
import { closeFiles, profilerFilesIn, takeOverFiles, type ProfilerTool } from "../../run/directory/report-files.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { removeDirectory } from "../../run/isolation/temporary-directory.ts";
import { watchBeside } from "./gpu-guard.ts";
import { withProgress } from "../start/progress.ts";
import type { RunContext } from "../start/run-context.ts";

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
export async function runProfiled(run: RunContext, profiled: ProfiledProcess): Promise<ProfiledEnd> {
  const { config } = run.loaded;
  const { label, attempt, successExitCodes } = profiled;
  const folder = await run.directory.folder(profiled.folder);
  // The unprivileged user may write to the private folder alone; its files are taken over afterwards.
  const output =
    run.isolation.user === null ? folder : join(run.temporary.tmp, `capture-${randomBytes(4).toString("hex")}`);
  if (output !== folder) {
    await mkdir(output);
    await shareWithIsolatedUser(output, run.isolation);
  }
  const timeLimitMs = parseDurationMs(config.workload["time-limit"]);
  const command: Command = {
    tool: profiled.tool,
    argv: isolate(profiled.argv(output, workloadArgv(config.workload, join(output, "hydra"))), run.isolation),
    cwd: run.workingDirectory,
    environment: run.workloadEnvironment,
    timeLimitMs,
  };
  await run.directory.write(
    join(profiled.folder, "cmd.txt"),
    `${redactCommand(command.argv).map(shellQuote).join(" ")}\n`,
  );
  const startedAt = run.context.clock.now().toISOString();
  const title = `${label}${attempt > 1 ? `, attempt ${attempt}` : ""}`;
  await using watch = profiled.tool === "nsys profile" ? watchBeside(run, folder) : null;
  const result = await run.context.log.group(title, async () =>
    withProgress(run.context, label, timeLimitMs, async () =>
      run.runCapture({
        command,
        isolation: run.isolation,
        stdoutFile: join(folder, "stdout.txt"),
        stderrFile: join(folder, "stderr.txt"),
        logLimitBytes: parseSizeBytes(config["log-limit"]),
        onLine: (line) => {
          run.context.log.output(line);
        },
        stop: run.context.stop,
      }),
    ),
  );
  await record(run, profiled, command, startedAt, result);
  if (result.outcome === "stopped") throw new StoppedError(run.context.stop.reason as NodeJS.Signals);
  await takeOver(run, profiled, output, folder);
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

/** The profiler's files are then in the run directory, ours alone. Throws CaptureError where what has their names is none of its. */
async function takeOver(
  run: RunContext,
  { tool, label }: ProfiledProcess,
  output: string,
  folder: string,
): Promise<void> {
  const { user } = run.isolation;
  if (user !== null) {
    const left = await takeOverFiles({ tool, label, from: output, to: folder, uid: user.uid });
    // Of Hydra's folder it is known that it stays behind.
    const unknown = left.filter((name) => name !== "hydra");
    if (unknown.length > 0)
      await run.warn(
        `${label}: ${unknown.length} files in the profiler's folder were not taken over: ${unknown.slice(0, 5).join(", ")}${unknown.length > 5 ? ", …" : ""}. They have no name that a profiler of ours gives.`,
      );
    const problem = await removeDirectory(output);
    if (problem !== null) run.context.log.warning(`Could not remove ${output}: ${problem}`);
  }
  await closeFiles((await profilerFilesIn(tool, folder, label)).map(({ path }) => path));
}

async function record(
  run: RunContext,
  { label, attempt, folder, successExitCodes }: ProfiledProcess,
  command: Command,
  startedAt: string,
  result: ProcessResult,
): Promise<void> {
  const succeeded = result.exitCode !== null && successExitCodes.includes(result.exitCode);
  await run.recorder.command({
    tool: command.tool,
    label,
    attempt,
    argv: [...command.argv],
    cwd: command.cwd,
    environmentNames: Object.keys(command.environment).sort(),
    startedAt,
    seconds: result.seconds,
    exitCode: result.exitCode,
    outcome: result.outcome === "exited" ? (succeeded ? "ok" : "failed") : result.outcome,
    stdout: join(folder, "stdout.txt"),
    stderr: join(folder, "stderr.txt"),
  });
  if (result.droppedBytes > 0)
    await run.warn(`${label}: log-limit left ${result.droppedBytes} bytes of output out of its files.`);
}

/** A word that a shell reads back as it is. */
function shellQuote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
