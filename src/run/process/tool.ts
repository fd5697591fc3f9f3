import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { access, constants, stat } from "node:fs/promises";
import { delimiter, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exec } from "@actions/exec";
import { errorMessage, refuseWhenStopped, ToolError } from "../../model/errors.ts";
import type { Command } from "../../model/run/plan.ts";
import { signaledToolCode, type RunTool, type ToolPorts, type ToolResult } from "../../model/run/ports.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import { createByteTail, readTailText } from "./output.ts";
import { findTree, killTree, markerVariable, signalProcess } from "./process-tree.ts";

export interface ToolOptions {
  /** The run's marker (guard.ts), so the guard also ends tools if our process dies. Null without a guard. */
  readonly marker: string | null;
  /** Ends the running tool and prevents new ones. Leave it out for cleanup, which has to finish. */
  readonly stop?: AbortSignal;
  /** Keeps this many bytes from the end of each stream. Default 64 MiB. */
  readonly outputLimitBytes?: Bytes;
}

/** How long to wait for output if a child outlives the tool and keeps its streams open, in milliseconds. */
const outlivedByMs = 1000;
/** A full path, because exec's search for a program prints messages to stdout about folders on PATH that it can't enter. */
const shell = "/bin/sh";
/**
 * exec gives its child a socket as stdin and never closes it. A tool that asks a question would wait forever, and bash thinks a socket
 * means a remote shell and reads ~/.bashrc. (exec's `input` closes stdin, but throws if the tool exits first.) So we start a shell that
 * redirects stdin and then execs the tool. The shell doesn't interpret the arguments.
 */
const withoutInput = ["-c", 'exec "$@" </dev/null', "sh"];

/**
 * Creates the function that runs short tool calls with exactly the command's environment. Output goes to the result, never to the
 * log. If we're told to stop, a call ends all of the tool's processes, then throws StoppedError.
 */
export function createRunTool({ marker, stop, outputLimitBytes = 64 * 2 ** 20 }: ToolOptions): RunTool {
  const run = marker ?? `${randomBytes(16).toString("hex")}.`;
  let count = 0;
  return async (command) => {
    refuseWhenStopped(stop);
    const { argv, cwd, environment, timeLimitMs } = command;
    await requireProgram(command);
    const own = `${command.marker ?? run}tool.${++count}.`;
    const [stdout, stderr] = [createByteTail(outputLimitBytes), createByteTail(outputLimitBytes)];
    const [ended, limit] = [new AbortController(), new AbortController()];
    const timer = timeLimitMs === null ? undefined : setTimeout(() => limit.abort(), timeLimitMs);
    const ending = endWhenAborted(
      AbortSignal.any([limit.signal, ...(stop === undefined ? [] : [stop])]),
      ended.signal,
      own,
    );
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
          what: `Couldn't start ${command.tool}.`,
          where: `${argv[0]}, in ${cwd}`,
          why: errorMessage(error),
          help: "Make sure the working directory and /bin/sh exist.",
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
      exitCode: typeof code === "number" ? code : signaledToolCode,
      stdout: readTailText(stdout),
      stderr: readTailText(stderr),
      seconds: (performance.now() - start) / 1000,
      timedOut: limit.signal.aborted,
    };
  };
}

/** Makes a short tool call in the ports' folder, with their environment. */
export function callTool(
  { runTool, cwd, environment }: ToolPorts,
  tool: string,
  argv: Command["argv"],
  timeLimitMs: Milliseconds = 60_000,
): Promise<ToolResult> {
  return runTool({ tool, argv, cwd, environment, timeLimitMs });
}

/** Throws ToolError if the program is missing. Without this check, a missing program would look like a tool that exits with 127. */
async function requireProgram({ argv: [program], tool, cwd, environment }: Command): Promise<void> {
  const candidates = program.includes("/")
    ? [resolve(cwd, program)]
    : (environment["PATH"] ?? "").split(delimiter).map((folder) => resolve(cwd, folder, program));
  for (const path of candidates) if (await isExecutable(path)) return;
  throw new ToolError({
    id: "tool-missing",
    what: `${tool}: the program ${program} doesn't exist or isn't executable.`,
    where: program.includes("/") ? candidates.join() : `PATH=${environment["PATH"] ?? ""}`,
    help: `Install ${program}, or add its folder to PATH.`,
  });
}

/** True if the path is a file that we may execute. */
export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Time from TERM to KILL, in milliseconds. A canceled job gives us about 7.5 s. */
const graceMs = 4000;
/** How long to keep killing processes that don't exit, in milliseconds. */
const killLimitMs = 10_000;
const pollMs = 50;

/**
 * Waits until `ended` is aborted, which means that the tool has exited. If `early` is aborted first, sends TERM to all processes
 * with the marker. After the grace period or the tool's exit, sends KILL to the remaining processes, so none are left behind.
 */
async function endWhenAborted(early: AbortSignal, ended: AbortSignal, marker: string): Promise<void> {
  const either = AbortSignal.any([early, ended]);
  if (!either.aborted) await once(either, "abort");
  if (!early.aborted) return;
  const query = { roots: [], marker, uid: null };
  const signaled = new Set<string>();
  // Keep looking, because the tool may not have started yet, or may start another process.
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
