import { type ChildProcess, execFile, spawn } from "node:child_process";
import { closeSync, constants as openFlags, mkdtempSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { errorMessage, ToolError } from "../../errors.ts";
import type { IsolationKind } from "../../model/run/plan.ts";
import type { CaptureRequest, ProcessResult, RunCapture } from "../../model/run/ports.ts";
import type { Milliseconds, Seconds } from "../../model/units.ts";
import type { Guard } from "../guard/guard.ts";
import { privateUser } from "../isolation/isolation-user.ts";
import { sinkStream } from "./output.ts";
import {
  childrenOf,
  findTree,
  killTree,
  markerVariable,
  type ProcessId,
  readProcess,
  signalProcess,
  type TreeQuery,
} from "./process-tree.ts";

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
 * The spawner of captures. `request.command.argv` already holds the isolation's prefix (plan/workload.ts). The process
 * gets a session of its own, so that a terminal's Ctrl-C reaches it through us only, once. The result comes when nothing
 * of the process tree runs any more. One capture at a time: its user, where private, is the run's.
 */
export function createRunCapture(options: SpawnOptions): RunCapture {
  const { guard, killLimitMs = 60_000 } = options;
  let count = 0;
  return async (request) => {
    const { command, isolation, stop } = request;
    if (stop.aborted) return stoppedBefore;
    const marker = `${guard.marker}${++count}.`;
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
    const exit = exitOf(child, start);
    pipes.closeWriteEnds();

    const uid = privateUser(isolation.user);
    const root = child.pid === undefined ? null : readProcess(child.pid);
    if (root !== null) {
      guard.started(root, uid);
      request.onStart?.({ process: root, inside: () => profilerOf(root, isolation.kind).pid, marker });
    }
    const query: TreeQuery = { roots: root === null ? [] : [root], marker, uid };

    const reason = await firstOf(exit, command.timeLimitMs, stop);
    if (reason !== null && root !== null)
      await interruptTree(root, isolation.kind, query, graceOf(reason, exit, stop, options));
    const { left } = await killTree(query, killLimitMs);
    const [out, err] = await Promise.all([stdout.finish(), stderr.finish()]);
    if (left.length > 0) throw cannotEnd(left, command.tool);
    const ended = await exit;
    if (root !== null) guard.ended(root);
    return resultOf(command, ended, reason, out, err);
  };
}

type Streamed = Awaited<ReturnType<ReturnType<typeof sinkStream>["finish"]>>;

function resultOf(
  { argv: [program], cwd }: CaptureRequest["command"],
  { exitCode, signal, seconds, startError }: Exit,
  reason: EndReason | null,
  out: Streamed,
  err: Streamed,
): ProcessResult {
  return {
    outcome: startError === null ? (reason ?? "exited") : "not-started",
    exitCode,
    signal,
    seconds,
    stdoutTail: out.tail,
    stderrTail: startError === null ? err.tail : `${program} could not be started in ${cwd}: ${startError}`,
    droppedBytes: out.droppedBytes + err.droppedBytes,
  };
}

/** How long a program has to end by itself, and what ends that time early. */
interface Grace {
  readonly ms: Milliseconds;
  readonly until: AbortSignal;
}

function graceOf(
  reason: EndReason,
  exit: Promise<Exit>,
  stop: AbortSignal,
  { timeLimitGraceMs = 15_000, stopGraceMs = 4000 }: SpawnOptions,
): Grace {
  const exited = new AbortController();
  void exit.then(() => exited.abort());
  if (reason === "stopped") return { ms: stopGraceMs, until: exited.signal };
  // Told to stop within the grace of the time limit: there is no time left to wait.
  return { ms: timeLimitGraceMs, until: AbortSignal.any([exited.signal, stop]) };
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
    help: "Look at them with `ps`; a GPU that hangs needs a reset or a reboot of the machine.",
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

/** Why a capture is ended by us. */
type EndReason = "timed-out" | "stopped";

/**
 * Asks the profiler to end: INT for itself, so that it can close its session; at half of the grace INT for every process
 * of the tree (a profiler that is started through a script). The caller KILLs what is left after the grace, or
 * as soon as the grace's `until` is aborted.
 */
async function interruptTree(
  root: ProcessId,
  kind: IsolationKind,
  query: TreeQuery,
  { ms, until }: Grace,
): Promise<void> {
  signalProcess(profilerOf(root, kind), "SIGINT");
  await pause(ms / 2, until);
  if (!until.aborted) for (const process of findTree(query)) signalProcess(process, "SIGINT");
  await pause(ms / 2, until);
}

/** In a PID namespace the profiler is the first child of process 1 there, which is that of `unshare` (plan/workload.ts). */
function profilerOf(root: ProcessId, kind: IsolationKind): ProcessId {
  if (kind !== "pid-namespace") return root;
  const [init = root] = childrenOf(root.pid);
  const [profiler = init] = childrenOf(init.pid);
  return profiler;
}

async function pause(ms: Milliseconds, until: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: until }).catch(() => undefined);
}

/** Pipes for a child's stdout and stderr. Disposed, nothing of them stays open. */
interface OutputPipes extends Disposable {
  /** What the child writes. */
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** Passed to the child as its stdout and stderr. */
  readonly writeEnds: readonly [stdout: number, stderr: number];
  /** Closes our own copies of the write ends, so that the readers end when the last child does. */
  closeWriteEnds(): void;
}

/**
 * Real pipes. Node's own `stdio: "pipe"` is a socket, and a workload's `echo text > /dev/stderr` fails on a socket
 * (`No such device or address`).
 * The marker is in the pipes' name, so that whatever still holds one can be found (process-tree.ts).
 */
async function createOutputPipes(marker: string): Promise<OutputPipes> {
  let directory = tmpdir();
  try {
    directory = mkdtempSync(join(directory, `llm-profile-output-${marker}`));
    const paths = [join(directory, "stdout"), join(directory, "stderr")] as const;
    // Any user may open them again (/dev/stderr of the unprivileged level); the directory is closed to others.
    await promisify(execFile)("mkfifo", ["--mode=666", ...paths], { env: { PATH: process.env["PATH"] } });
    return joinPipes(openBothEnds(paths[0]), openBothEnds(paths[1]));
  } catch (error) {
    throw new ToolError({
      what: "Could not make the pipes for a program's output.",
      where: directory,
      why: errorMessage(error),
      help: "mkfifo (GNU coreutils) must be on PATH, and TMPDIR on a file system that can hold named pipes.",
      cause: error,
    });
  } finally {
    // The open ends live on without their names.
    if (directory !== tmpdir()) rmSync(directory, { recursive: true, force: true });
  }
}

interface Pipe {
  readonly writeEnd: number;
  readonly reader: Socket;
}

function openBothEnds(path: string): Pipe {
  // Reading first and without waiting: opening for writing waits for a reader.
  const readEnd = openSync(path, openFlags.O_RDONLY | openFlags.O_NONBLOCK);
  const writeEnd = openSync(path, openFlags.O_WRONLY);
  return { writeEnd, reader: new Socket({ fd: readEnd, readable: true, writable: false }) };
}

function joinPipes(stdout: Pipe, stderr: Pipe): OutputPipes {
  let open = true;
  function closeWriteEnds(): void {
    if (!open) return;
    open = false;
    closeSync(stdout.writeEnd);
    closeSync(stderr.writeEnd);
  }
  return {
    stdout: stdout.reader,
    stderr: stderr.reader,
    writeEnds: [stdout.writeEnd, stderr.writeEnd],
    closeWriteEnds,
    [Symbol.dispose]() {
      closeWriteEnds();
      stdout.reader.destroy();
      stderr.reader.destroy();
    },
  };
}
