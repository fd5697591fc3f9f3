import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { access, constants, stat } from "node:fs/promises";
import { delimiter, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exec } from "@actions/exec";
import { errorMessage, refuseWhenStopped, ToolError } from "../../errors.ts";
import type { Command } from "../../model/run/plan.ts";
import type { RunTool, ToolPorts, ToolResult } from "../../model/run/ports.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import { byteTail, tailText } from "./output.ts";
import { findTree, killTree, markerVariable, signalProcess } from "./process-tree.ts";

export interface ToolOptions {
  /** The run's marker (guard.ts), so that a tool too ends when our process dies; null where there is no guard. */
  readonly marker: string | null;
  /** Ends the tool under way, and lets none begin. Without it a call takes its time: for what undoes what was begun. */
  readonly stop?: AbortSignal;
  /** How much of each stream is kept: the last bytes. Default 64 MiB. */
  readonly outputLimitBytes?: Bytes;
}

/** How long to wait for output when a child that holds the streams outlives the tool, in milliseconds. */
const outlivedByMs = 1000;
/** By its path: where exec has to look for a program it tells stdout of folders on PATH that it may not enter. */
const shell = "/bin/sh";
/**
 * exec gives its child a socket as stdin that never ends. A tool that asks a question would wait at it for ever, and bash takes
 * a socket for a remote shell and reads ~/.bashrc. (exec's `input` ends it, and throws where the tool has ended first.) The
 * shell becomes the tool, and looks at none of the arguments.
 */
const withoutInput = ["-c", 'exec "$@" </dev/null', "sh"];
/** The exit code of what a signal ended, whichever it was: exec does not say. */
const killedCode = 137;

/**
 * Runs short tool calls with exactly the given environment. What a call prints goes to its result, never to the log.
 * A call throws StoppedError, when nothing of the tool runs any more, where we are told to stop.
 */
export function createRunTool({ marker, stop, outputLimitBytes = 64 * 2 ** 20 }: ToolOptions): RunTool {
  const run = marker ?? `${randomBytes(16).toString("hex")}.`;
  let count = 0;
  return async (command) => {
    refuseWhenStopped(stop);
    const { argv, cwd, environment, timeLimitMs } = command;
    await requireProgram(command);
    const own = `${command.marker ?? run}tool.${++count}.`;
    const [stdout, stderr] = [byteTail(outputLimitBytes), byteTail(outputLimitBytes)];
    const [ended, limit] = [new AbortController(), new AbortController()];
    const timer = timeLimitMs === null ? undefined : setTimeout(() => limit.abort(), timeLimitMs);
    const ending = endEarly(AbortSignal.any([limit.signal, ...(stop === undefined ? [] : [stop])]), ended.signal, own);
    const start = performance.now();
    const code: unknown = await exec(shell, [...withoutInput, ...argv], {
      cwd,
      env: { ...environment, [markerVariable]: own },
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: (chunk) => stdout.write(chunk), stderr: (chunk) => stderr.write(chunk) },
      delay: outlivedByMs,
    })
      .catch((error: unknown) => {
        throw new ToolError({
          what: `${command.tool} could not be started.`,
          where: `${argv[0]}, in ${cwd}`,
          why: errorMessage(error),
          help: "The working directory and /bin/sh must exist.",
          cause: error,
        });
      })
      .finally(() => {
        clearTimeout(timer);
        ended.abort();
      });
    await ending;
    refuseWhenStopped(stop);
    return {
      exitCode: typeof code === "number" ? code : killedCode,
      stdout: tailText(stdout),
      stderr: tailText(stderr),
      seconds: (performance.now() - start) / 1000,
      timedOut: limit.signal.aborted,
    };
  };
}

/** A short call with the ports' folder and environment. */
export function callTool(
  { runTool, cwd, environment }: ToolPorts,
  tool: string,
  argv: Command["argv"],
  timeLimitMs: Milliseconds = 60_000,
): Promise<ToolResult> {
  return runTool({ tool, argv, cwd, environment, timeLimitMs });
}

/** A missing program must not be mistaken for a tool that ends with 127. */
async function requireProgram({ argv: [program], tool, cwd, environment }: Command): Promise<void> {
  const candidates = program.includes("/")
    ? [resolve(cwd, program)]
    : (environment["PATH"] ?? "").split(delimiter).map((folder) => resolve(cwd, folder, program));
  for (const path of candidates) if (await isExecutable(path)) return;
  throw new ToolError({
    id: "tool-missing",
    what: `${tool}: the program ${program} does not exist or may not be executed.`,
    where: program.includes("/") ? candidates.join() : `PATH=${environment["PATH"] ?? ""}`,
    help: `Install ${program}, or add its folder to PATH.`,
  });
}

/** Whether there is a program at this path that we may start. */
export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** From TERM to KILL, in milliseconds: a cancelled job gives us about 7.5 s. */
const graceMs = 4000;
/** How long to go on killing what does not end, in milliseconds. */
const killLimitMs = 10_000;
const pollMs = 50;

/**
 * Waits until a tool has ended, which `ended` says. When `early` comes first, TERM for each of its processes (those that
 * carry `marker`), and KILL for what is left of them after the grace or the tool's end: nothing stays behind.
 */
async function endEarly(early: AbortSignal, ended: AbortSignal, marker: string): Promise<void> {
  const either = AbortSignal.any([early, ended]);
  if (!either.aborted) await once(either, "abort");
  if (!early.aborted) return;
  const query = { roots: [], marker, uid: null };
  const signaled = new Set<string>();
  // Again and again: the tool may be about to start, or to start another process.
  for (const deadline = performance.now() + graceMs; !ended.aborted && performance.now() < deadline;) {
    for (const process of findTree(query)) {
      const name = `${process.pid} ${process.startTime}`;
      if (!signaled.has(name)) signalProcess(process, "SIGTERM");
      signaled.add(name);
    }
    await sleep(pollMs, undefined, { signal: ended }).catch(() => undefined);
  }
  await killTree(query, killLimitMs);
}
