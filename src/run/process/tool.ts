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
  readonly marker: string | null;
  /** Leave it out for cleanup, which has to finish. */
  readonly stop?: AbortSignal;
  readonly outputLimitBytes?: Bytes;
}

const outlivedByMs = 1000;
/** exec's search for a program prints messages to stdout about folders on PATH that it can't enter. */
const shell = "/bin/sh";
/**
 * exec gives its child a socket as stdin and never closes it. A tool that asks a question would wait forever, and bash thinks a socket
 * means a remote shell and reads ~/.bashrc. (exec's `input` closes stdin, but throws if the tool exits first.) The shell doesn't interpret
 * the arguments.
 */
const withoutInput = ["-c", 'exec "$@" </dev/null', "sh"];

/** With exactly the command's environment. Output goes to the result, never to the log. */
export function createRunTool({ marker, stop, outputLimitBytes = 64 * 2 ** 20 }: ToolOptions): RunTool {
  const run = marker ?? `${randomBytes(16).toString("hex")}.`;
  let count = 0;
  return async (command) => {
    refuseWhenStopped(stop);
    const { argv, cwd, environment, timeLimitMs } = command;
    await requireProgram(command);
    const toolMarker = `${command.marker ?? run}tool.${++count}.`;
    const [stdout, stderr] = [createByteTail(outputLimitBytes), createByteTail(outputLimitBytes)];
    const [ended, limit] = [new AbortController(), new AbortController()];
    const timer = timeLimitMs === null ? undefined : setTimeout(() => limit.abort(), timeLimitMs);
    const ending = endWhenAborted(
      AbortSignal.any([limit.signal, ...(stop === undefined ? [] : [stop])]),
      ended.signal,
      toolMarker,
    );
    const start = performance.now();
    const code: unknown = await exec(shell, [...withoutInput, ...argv], {
      cwd,
      env: { ...environment, [markerVariable]: toolMarker },
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

export function callTool(
  { runTool, cwd, environment }: ToolPorts,
  tool: string,
  argv: Command["argv"],
  timeLimitMs: Milliseconds = 60_000,
): Promise<ToolResult> {
  return runTool({ tool, argv, cwd, environment, timeLimitMs });
}

/** A missing program would look like a tool that exits with 127. */
async function requireProgram({ argv: [program], tool, cwd, environment }: Command): Promise<void> {
  const searchPath = environment["PATH"] ?? "";
  if ((await resolveProgram(program, searchPath, cwd)) !== null) return;
  throw new ToolError({
    id: "tool-missing",
    what: `${tool}: the program ${program} doesn't exist or isn't executable.`,
    where: program.includes("/") ? resolve(cwd, program) : `PATH=${searchPath}`,
    help: `Install ${program}, or add its folder to PATH.`,
  });
}

export async function resolveProgram(name: string, searchPath: string, cwd = process.cwd()): Promise<string | null> {
  const candidates = name.includes("/")
    ? [resolve(cwd, name)]
    : searchPath.split(delimiter).map((folder) => resolve(cwd, folder, name));
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
  return null;
}

export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** From TERM to KILL. A canceled job gives us about 7.5 s. */
const graceMs = 4000;
const killLimitMs = 10_000;
const pollMs = 50;

/**
 * `ended` is aborted when the tool has exited. If `early` comes first, sends TERM to all processes with the marker. After the grace period
 * or the tool's exit, sends KILL to the rest.
 */
async function endWhenAborted(early: AbortSignal, ended: AbortSignal, marker: string): Promise<void> {
  const either = AbortSignal.any([early, ended]);
  if (!either.aborted) await once(either, "abort");
  if (!early.aborted) return;
  const query = { roots: [], marker, uid: null };
  const signaled = new Set<string>();
  // The tool may not have started yet, or may start another process.
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
