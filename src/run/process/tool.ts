import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { access, constants as accessModes, stat } from "node:fs/promises";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorMessage, StoppedError, ToolError } from "../../errors.ts";
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

/** From TERM to KILL of a tool at its time limit, in milliseconds. */
const killAfterMs = 5000;
/** How long to wait for output when a child that holds the streams outlives the tool, in milliseconds. */
const outlivedByMs = 1000;

/**
 * Runs short tool calls with exactly the given environment. What a call prints goes to its result, never to the log.
 * A call throws StoppedError, when nothing of the tool runs any more, where we are told to stop.
 */
export function createRunTool({ marker, stop, outputLimitBytes = 64 * 2 ** 20 }: ToolOptions): RunTool {
  const run = marker ?? (stop === undefined ? null : `${randomBytes(16).toString("hex")}.`);
  let count = 0;
  return async (command) => {
    refuseWhenStopped(stop);
    await requireProgram(command);
    const own = run === null ? null : `${run}tool.${++count}.`;
    const ended = new AbortController();
    const ending = stop === undefined || own === null ? null : endOnStop(stop, ended.signal, own);
    const result = await runToEnd(command, own, outputLimitBytes)
      .catch((error: unknown) => {
        throw new ToolError({
          what: `${command.tool} could not be started.`,
          where: `${command.argv[0]}, in ${command.cwd}`,
          why: errorMessage(error),
          help: "The working directory must exist.",
          cause: error,
        });
      })
      .finally(() => {
        ended.abort();
      });
    await ending;
    refuseWhenStopped(stop);
    return result;
  };
}

/** Throws what keeps the program from starting. */
async function runToEnd(
  { argv: [program, ...argv], cwd, environment, timeLimitMs }: Command,
  marker: string | null,
  outputLimitBytes: Bytes,
): Promise<ToolResult> {
  const start = performance.now();
  const child = spawn(program, argv, {
    cwd,
    env: { ...environment, ...(marker === null ? {} : { [markerVariable]: marker }) },
    // In a session of its own there is no terminal to ask a question at, and one signal reaches the tool's whole group.
    detached: true,
    // Not a socket, which bash takes for a remote shell and reads ~/.bashrc.
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = [byteTail(outputLimitBytes), byteTail(outputLimitBytes)];
  child.stdout.on("data", (chunk: Buffer) => stdout.write(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.write(chunk));
  const closed = once(child, "close");
  closed.catch(() => undefined); // The same error as that of "exit".
  let timedOut = false;
  const atLimit = async (ended: AbortSignal): Promise<void> => {
    if (timeLimitMs === null || !(await passes(timeLimitMs, ended))) return;
    timedOut = true;
    signalGroup(child, "SIGTERM");
    await passes(killAfterMs, ended);
    // Also where the tool itself has ended: what it started may go on.
    signalGroup(child, "SIGKILL");
  };
  const ended = new AbortController();
  const limit = atLimit(ended.signal);
  const [code, signal] = (await once(child, "exit").finally(() => {
    ended.abort();
  })) as [number | null, NodeJS.Signals | null];
  await limit;
  await Promise.race([closed, sleep(outlivedByMs, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  return {
    exitCode: code ?? 128 + (signal === null ? 0 : constants.signals[signal]),
    stdout: tailText(stdout),
    stderr: tailText(stderr),
    seconds: (performance.now() - start) / 1000,
    timedOut,
  };
}

/** Whether so long passed before the signal came. */
async function passes(duration: Milliseconds, before: AbortSignal): Promise<boolean> {
  return sleep(duration, true, { signal: before }).catch(() => false);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nothing of it is left.
  }
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

function refuseWhenStopped(stop: AbortSignal | undefined): void {
  if (stop?.aborted === true) throw new StoppedError(stop.reason as NodeJS.Signals);
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
    await access(path, accessModes.X_OK);
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
 * Waits until a tool has ended, which `ended` says. When `stop` comes first, TERM for each of its processes (those that
 * carry `marker`), and KILL for what is left of them after the grace or the tool's end: nothing stays behind.
 */
async function endOnStop(stop: AbortSignal, ended: AbortSignal, marker: string): Promise<void> {
  const either = AbortSignal.any([stop, ended]);
  if (!either.aborted) await once(either, "abort");
  if (!stop.aborted) return;
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
