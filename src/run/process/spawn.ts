import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { ToolError } from "../../errors.ts";
import type { CaptureRequest, RunCapture } from "../../model/run/ports.ts";
import type { ProcessResult } from "../../model/run/process.ts";
import type { Milliseconds, Seconds } from "../../model/units.ts";
import type { Guard } from "../guard/guard.ts";
import { privateUser } from "../isolation/isolation-user.ts";
import { createOutputPipes } from "./output-pipe.ts";
import { markerVariable, readProcess, type TreeQuery } from "./process-tree.ts";
import { killTree } from "./process-tree-end.ts";
import { type EndReason, interruptTree } from "./spawn-ending.ts";
import { sinkStream } from "./spawn-output.ts";

export interface SpawnOptions {
  readonly guard: Pick<Guard, "marker" | "started" | "ended">;
  /** From INT to KILL after the time limit: nsys may have much to write. Default 15 s. */
  readonly timeLimitGraceMs?: Milliseconds;
  /** From INT to KILL when we are told to stop: a cancelled job gives us about 7.5 s. Default 4 s. */
  readonly stopGraceMs?: Milliseconds;
  /** How long to go on killing what does not end. Default 60 s. */
  readonly killLimitMs?: Milliseconds;
}

interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly seconds: Seconds;
  /** Why it could not be started, or null. */
  readonly startError: string | null;
}

/** What a timer of Node can wait for at most, about 24 days. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * The spawner of captures. `request.command.argv` already holds the isolation's prefix (plan/isolation.ts). The process
 * gets a session of its own, so that a terminal's Ctrl-C reaches it through us only, once. The result comes when nothing
 * of the process tree runs any more. One capture at a time: its user, where private, is the run's.
 */
export function createRunCapture(options: SpawnOptions): RunCapture {
  let count = 0;
  return async (request) => {
    const marker = `${options.guard.marker}${++count}.`;
    return request.stop.aborted ? stoppedBefore : runCapture(request, marker, options);
  };
}

async function runCapture(request: CaptureRequest, marker: string, options: SpawnOptions): Promise<ProcessResult> {
  const { command, isolation, stop } = request;
  const { guard, timeLimitGraceMs = 15_000, stopGraceMs = 4000, killLimitMs = 60_000 } = options;
  using pipes = await createOutputPipes(marker);
  const stdout = sinkStream(pipes.stdout, request.stdoutFile, request.logLimitBytes, request.onLine);
  const stderr = sinkStream(pipes.stderr, request.stderrFile, request.logLimitBytes, request.onLine);

  const start = performance.now();
  const [program, ...argv] = command.argv;
  const child = spawn(program, argv, {
    cwd: command.cwd,
    env: { ...command.environment, [markerVariable]: marker },
    detached: true,
    stdio: ["ignore", ...pipes.writeEnds],
  });
  const exited = new AbortController();
  const exit = exitOf(child, start).finally(() => exited.abort());
  pipes.closeWriteEnds();

  const uid = privateUser(isolation.user);
  const root = child.pid === undefined ? null : readProcess(child.pid);
  if (root !== null) guard.started(root, uid);
  const query: TreeQuery = { roots: root === null ? [] : [root], marker, uid };

  const reason = await firstOf(exit, command.timeLimitMs, stop);
  if (reason !== null && root !== null) {
    const graceMs = reason === "timed-out" ? timeLimitGraceMs : stopGraceMs;
    // Told to stop within the grace of the time limit: there is no time left to wait.
    const until = reason === "timed-out" ? AbortSignal.any([exited.signal, stop]) : exited.signal;
    await interruptTree(root, isolation.kind, query, graceMs, until);
  }
  const { left } = await killTree(query, killLimitMs);
  const [out, err] = await Promise.all([stdout.finish(), stderr.finish()]);
  if (left.length > 0) throw cannotEnd(left, command.tool);
  const { exitCode, signal, seconds, startError } = await exit;
  if (root !== null) guard.ended(root);
  return {
    outcome: startError === null ? (reason ?? "exited") : "not-started",
    exitCode,
    signal,
    seconds,
    stdoutTail: out.tail,
    stderrTail: startError === null ? err.tail : `${program} could not be started in ${command.cwd}: ${startError}`,
    droppedBytes: out.droppedBytes + err.droppedBytes,
  };
}

/** Resolves when the process has ended, or could not be started. */
function exitOf(child: ChildProcess, start: Milliseconds): Promise<Exit> {
  const seconds = () => (performance.now() - start) / 1000;
  return new Promise((resolve) => {
    child.once("error", (error) =>
      resolve({ exitCode: null, signal: null, seconds: seconds(), startError: error.message }),
    );
    child.once("exit", (code, signal) => {
      const exitCode = signal === null ? code : 128 + constants.signals[signal];
      resolve({ exitCode, signal, seconds: seconds(), startError: null });
    });
  });
}

/** Null when the process ended by itself, else what made us end it. */
async function firstOf(
  exit: Promise<Exit>,
  limitMs: Milliseconds | null,
  stop: AbortSignal,
): Promise<EndReason | null> {
  return new Promise((resolve) => {
    const onStop = () => settle("stopped");
    const timer =
      limitMs === null ? undefined : setTimeout(() => settle("timed-out"), Math.min(limitMs, longestTimerMs));
    function settle(reason: EndReason | null): void {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
      resolve(reason);
    }
    stop.addEventListener("abort", onStop, { once: true });
    if (stop.aborted) onStop();
    void exit.then(() => settle(null));
  });
}

function cannotEnd(left: readonly { readonly pid: number }[], tool: string): ToolError {
  return new ToolError({
    what: `Processes of ${tool} could not be ended, not even by KILL.`,
    where: left.map(({ pid }) => `process ${pid}`).join(", "),
    why: "They wait in the kernel (a GPU driver that hangs), or run as a user that we may not signal.",
    hint: "Look at them with `ps`; a GPU that hangs needs a reset or a reboot of the machine.",
  });
}

/** The result of a capture that was not begun, as we had been told to stop. */
const stoppedBefore: ProcessResult = {
  outcome: "stopped",
  exitCode: null,
  signal: null,
  seconds: 0,
  stdoutTail: "",
  stderrTail: "",
  droppedBytes: 0,
};
