import { type ChildProcess, execFile, spawn } from "node:child_process";
import { closeSync, constants as openFlags, mkdirSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { errorMessage, ToolError } from "../../model/errors.ts";
import type { IsolationKind } from "../../model/run/plan.ts";
import type { CaptureRequest, LimitEnd, ProcessResult, RunCapture } from "../../model/run/ports.ts";
import type { Milliseconds, Seconds } from "../../model/units.ts";
import type { Guard } from "../guard/guard.ts";
import { findPrivateUser } from "../isolation/isolation-user.ts";
import { choosePrivatePath } from "../isolation/temporary-directory.ts";
import { sinkStream } from "./output.ts";
import { listProgramNames } from "./program-names.ts";
import {
  listChildren,
  findTree,
  killTree,
  markerVariable,
  type ProcessId,
  readProcess,
  signalProcess,
  type TreeQuery,
} from "./process-tree.ts";

export interface SpawnOptions {
  readonly guard: Pick<Guard, "marker" | "started" | "ended" | "holds" | "removed">;
  /** Time from INT to KILL after the time limit. nsys may have a lot to write. Default 15 s. */
  readonly timeLimitGraceMs?: Milliseconds;
  /** Time from INT to KILL when we're told to stop. A canceled job gives us about 7.5 s. Default 4 s. */
  readonly stopGraceMs?: Milliseconds;
  /** How long to keep killing processes that don't exit. Default 60 s. */
  readonly killLimitMs?: Milliseconds;
  /** How often to look if nsys is still running, but the program isn't. Each look reads all of /proc. Default 10 s. */
  readonly lookEveryMs?: Milliseconds;
}

interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly seconds: Seconds;
  /** Why the process couldn't start, or null. */
  readonly startError: string | null;
}

/** The longest time that a Node timer supports, about 24 days. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Creates the function that runs captures. `request.command.argv` already includes the isolation's prefix (plan/workload.ts).
 * Each process gets its own session, so Ctrl-C in a terminal reaches it only through us, once. The promise resolves after the
 * whole process tree has exited. Run one capture at a time, because a run's captures share its private user.
 */
export function createRunCapture(options: SpawnOptions): RunCapture {
  const { guard, killLimitMs = 60_000 } = options;
  let count = 0;
  return async (request) => {
    const { command, isolation, stop } = request;
    if (stop.aborted) return neverStarted;
    const marker = `${guard.marker}${++count}.`;
    using pipes = await createOutputPipes(marker, guard);
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
    const exit = waitForExit(child, start);
    pipes.closeWriteEnds();

    const uid = findPrivateUser(isolation.user);
    const root = child.pid === undefined ? null : readProcess(child.pid);
    if (root !== null) {
      guard.started(root, uid);
      request.onStart?.({ process: root, inside: () => findProfiler(root, isolation.kind).pid, marker });
    }
    const query: TreeQuery = { roots: root === null ? [] : [root], marker, uid };

    const ending = await waitForEnd(exit, query, request, options);
    if (ending !== null && root !== null)
      await interruptTree(root, isolation.kind, query, graceOf(ending.reason, exit, stop, options));
    const { left } = await killTree(query, killLimitMs);
    const [out, err] = await Promise.all([stdout.finish(), stderr.finish()]);
    if (left.length > 0) throw cannotEnd(left, command.tool);
    const ended = await exit;
    if (root !== null) guard.ended(root);
    return resultOf(command, ended, ending, out, err);
  };
}

type Streamed = Awaited<ReturnType<ReturnType<typeof sinkStream>["finish"]>>;

function resultOf(
  { argv: [program], cwd }: CaptureRequest["command"],
  { exitCode, signal, seconds, startError }: Exit,
  ending: Ending | null,
  out: Streamed,
  err: Streamed,
): ProcessResult {
  return {
    outcome: startError === null ? (ending?.reason ?? "exited") : "not-started",
    atLimit: ending?.atLimit ?? null,
    exitCode,
    signal,
    seconds,
    stdoutTail: out.tail,
    stderrTail: startError === null ? err.tail : `Couldn't start ${program} in ${cwd}: ${startError}`,
    droppedBytes: out.droppedBytes + err.droppedBytes,
  };
}

/** How long a program has to exit by itself, and an AbortSignal that ends the wait early. */
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
  // If we're told to stop during this grace period, we have no time left to wait.
  return { ms: timeLimitGraceMs, until: AbortSignal.any([exited.signal, stop]) };
}

/** Resolves when the process has exited or failed to start. */
function waitForExit(child: ChildProcess, start: Milliseconds): Promise<Exit> {
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

/** Null if the process exits by itself, else why we have to end it. */
async function waitForEnd(
  exit: Promise<Exit>,
  query: TreeQuery,
  { command, stop, nsysLimitMs = null }: CaptureRequest,
  { lookEveryMs = 10_000 }: SpawnOptions,
): Promise<Ending | null> {
  const timeLimitMs = command.timeLimitMs ?? Infinity;
  if (nsysLimitMs !== null) return waitForNsys(exit, query, stop, { timeLimitMs, nsysLimitMs, lookEveryMs });
  const next = await firstOf(exit, timeLimitMs, stop);
  return next === "exited" ? null : { reason: next, atLimit: null };
}

interface NsysLimits {
  readonly timeLimitMs: Milliseconds;
  readonly nsysLimitMs: (captureSeconds: Seconds) => Milliseconds;
  readonly lookEveryMs: Milliseconds;
}

/** Once only nsys is running, its own limit applies instead of the program's time limit, because nsys may still have much to write. */
async function waitForNsys(
  exit: Promise<Exit>,
  query: TreeQuery,
  stop: AbortSignal,
  { timeLimitMs, nsysLimitMs, lookEveryMs }: NsysLimits,
): Promise<Ending | null> {
  const start = performance.now();
  let aloneSinceMs: Milliseconds | null = null;
  for (let leftMs = timeLimitMs; ;) {
    const next = await firstOf(exit, Math.min(leftMs, lookEveryMs), stop);
    if (next === "exited") return null;
    if (next === "stopped") return { reason: next, atLimit: null };
    const nowMs = performance.now() - start;
    const names = listProgramNames(query);
    const wasAlone = aloneSinceMs !== null;
    // Without names, nsys has just ended or hasn't started yet.
    if (names !== null) aloneSinceMs = names.length === 0 ? (aloneSinceMs ?? nowMs) : null;
    leftMs = (aloneSinceMs === null ? timeLimitMs : aloneSinceMs + nsysLimitMs(aloneSinceMs / 1000)) - nowMs;
    if (leftMs > 0) continue;
    if (aloneSinceMs !== null)
      return { reason: "timed-out", atLimit: { kind: "profiler", seconds: (nowMs - aloneSinceMs) / 1000 } };
    if (!wasAlone) return { reason: "timed-out", atLimit: names === null ? null : { kind: "program", names } };
    // A short-lived helper of nsys looks like the program, so we look again.
    leftMs = lookEveryMs;
  }
}

/** Waits until the process exits, we're told to stop, or the time is over. */
async function firstOf(exit: Promise<Exit>, ms: Milliseconds, stop: AbortSignal): Promise<"exited" | EndReason> {
  return new Promise((resolve) => {
    const onStop = () => settle("stopped");
    const timer = setTimeout(() => settle("timed-out"), Math.min(ms, longestTimerMs));
    function settle(first: "exited" | EndReason): void {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
      resolve(first);
    }
    stop.addEventListener("abort", onStop, { once: true });
    if (stop.aborted) onStop();
    void exit.then(() => settle("exited"));
  });
}

function cannotEnd(left: readonly { readonly pid: number }[], tool: string): ToolError {
  return new ToolError({
    what: `Couldn't end all processes of ${tool}, not even with KILL.`,
    where: left.map(({ pid }) => `process ${pid}`).join(", "),
    why: "The processes are stuck in the kernel (maybe the GPU driver hangs), or they run as a user whose processes we aren't allowed to signal.",
    help: "Inspect the processes with `ps`. If the GPU hangs, reset it or reboot the machine.",
  });
}

/** The result of a capture that we didn't start because we were told to stop. */
const neverStarted: ProcessResult = {
  outcome: "stopped",
  atLimit: null,
  exitCode: null,
  signal: null,
  seconds: 0,
  stdoutTail: "",
  stderrTail: "",
  droppedBytes: 0,
};

/** Why we end a capture. */
type EndReason = "timed-out" | "stopped";

interface Ending {
  readonly reason: EndReason;
  readonly atLimit: LimitEnd | null;
}

/**
 * Asks the profiler to exit. First sends INT only to the profiler, so it can close its session. Halfway through the grace period, sends
 * INT to the whole tree, in case a script started the profiler. When the grace period ends or `until` is aborted, the caller sends KILL
 * to the remaining processes.
 */
async function interruptTree(
  root: ProcessId,
  kind: IsolationKind,
  query: TreeQuery,
  { ms, until }: Grace,
): Promise<void> {
  signalProcess(findProfiler(root, kind), "SIGINT");
  await pause(ms / 2, until);
  if (!until.aborted) for (const process of findTree(query)) signalProcess(process, "SIGINT");
  await pause(ms / 2, until);
}

/** In a PID namespace, `unshare`'s child is process 1, and the profiler is its first child (plan/workload.ts). */
function findProfiler(root: ProcessId, kind: IsolationKind): ProcessId {
  if (kind !== "pid-namespace") return root;
  const [init = root] = listChildren(root.pid);
  const [profiler = init] = listChildren(init.pid);
  return profiler;
}

async function pause(ms: Milliseconds, until: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: until }).catch(() => undefined);
}

/** Pipes for a child's stdout and stderr. Disposing closes them all. */
interface OutputPipes extends Disposable {
  /** The child's output, for us to read. */
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** File descriptors for the child's stdout and stderr. */
  readonly writeEnds: readonly [stdout: number, stderr: number];
  /** Closes our own copies of the write ends, so the readers end when the last child exits. */
  closeWriteEnds(): void;
}

/**
 * Creates real pipes. Node's `stdio: "pipe"` is a socket, and a workload's `echo text > /dev/stderr` fails on a socket
 * (`No such device or address`). The pipes' path contains the marker, so we can find processes that still have one open
 * (process-tree.ts).
 */
async function createOutputPipes(marker: string, guard: Pick<Guard, "holds" | "removed">): Promise<OutputPipes> {
  const directory = choosePrivatePath(tmpdir());
  guard.holds(directory);
  try {
    mkdirSync(directory, { mode: 0o700 });
    const paths = [join(directory, `${marker}stdout`), join(directory, `${marker}stderr`)] as const;
    // Any user may open the pipes, because the unprivileged user reopens them through /dev/stderr. But only we can enter the directory.
    await promisify(execFile)("mkfifo", ["--mode=666", ...paths], { env: { PATH: process.env["PATH"] } });
    return joinPipes(openBothEnds(paths[0]), openBothEnds(paths[1]));
  } catch (error) {
    throw new ToolError({
      what: "Couldn't create pipes for a program's output.",
      where: directory,
      why: errorMessage(error),
      help: "Make sure mkfifo (GNU coreutils) is on PATH and TMPDIR's file system supports named pipes.",
      cause: error,
    });
  } finally {
    // Open pipes keep working after their names are gone.
    rmSync(directory, { recursive: true, force: true });
    guard.removed(directory);
  }
}

interface Pipe {
  readonly writeEnd: number;
  readonly reader: Socket;
}

function openBothEnds(path: string): Pipe {
  // Open the read end first, nonblocking, because opening for writing waits for a reader.
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
