import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "../../model/run/plan.ts";
import type { ProcessResult, StartedProcess } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { nsysLaunchArgv } from "../../plan/nsys-argv.ts";
import { isolate } from "../../plan/workload.ts";
import { interruptServer } from "../../run/server/server-process.ts";
import { logLimitBytes, writeCommand } from "../capture/profiled-process.ts";
import type { Side } from "../session.ts";

/** The number of output lines that we keep for messages. */
const keptLines = 40;

/** The name of a load in messages, and the folder for its output, relative to the run directory. */
export interface LoadPlace {
  readonly label: string;
  readonly folder: string;
}

/** The process of a server or program, from start to end. */
export interface ServerProcess {
  readonly what: Loadable["what"];
  readonly session: string;
  readonly folder: string;
  /** Null while the process runs. */
  readonly ended: () => ProcessResult | null;
  /** True if the process exited before we ended it. */
  readonly endedByItself: () => boolean;
  /** Aborted when the process has ended or couldn't start. */
  readonly over: AbortSignal;
  readonly started: () => StartedProcess | null;
  /** True if a line of the output has shown that the process is ready. */
  readonly saidReady: () => boolean;
  readonly lines: readonly string[];
  /** Asks the process to exit, and kills it after the time limit. Never leaves a process behind. */
  end(): Promise<void>;
}

/** A server or program that loads once for several captures. */
export interface Loadable {
  /** The word for this process in messages. */
  readonly what: "server" | "program";
  readonly argv: readonly string[];
}

/** One start of a server or program. */
export interface ServerStart extends LoadPlace {
  readonly loadable: Loadable;
  readonly attempt: number;
}

/**
 * Starts a server or program under nsys, without recording yet. A line of output that contains `readyLine` shows that the process is
 * ready; null if there's no such line.
 */
export async function startServer(side: Side, start: ServerStart, readyLine: string | null): Promise<ServerProcess> {
  const { session } = side;
  const { folder, loadable } = start;
  const name = `llm-profile-${randomBytes(8).toString("hex")}`;
  await session.directory.folder(folder);
  const command = serverCommand(side, name, loadable.argv);
  await writeCommand(session, folder, command.argv);
  const startedAt = session.context.clock.now().toISOString();
  const running = runServer(side, folder, command, readyLine);
  return {
    what: loadable.what,
    session: name,
    folder,
    over: running.over,
    lines: running.lines,
    ended: running.ended,
    endedByItself: () => running.ended()?.outcome === "exited",
    started: running.started,
    saidReady: running.saidReady,
    async end() {
      await askToEnd(side, start, name, running);
      await recordServer(side, start, command, startedAt, await running.kill());
    },
  };
}

function serverCommand(side: Side, name: string, server: readonly string[]): Command {
  const { session, config } = side;
  return {
    tool: "nsys launch",
    argv: isolate(nsysLaunchArgv(config, session.tools.nsys, name, server), session.isolation),
    cwd: side.program.workingDirectory,
    environment: side.program.environment,
    timeLimitMs: null,
  };
}

/** The state of a running process. */
interface RunningServer extends Pick<ServerProcess, "started" | "ended" | "over" | "saidReady" | "lines"> {
  /** Kills the process if it's still running. Throws if the process couldn't start. */
  readonly kill: () => Promise<ProcessResult>;
}

function runServer({ session }: Side, folder: string, command: Command, readyLine: string | null): RunningServer {
  const [force, over] = [new AbortController(), new AbortController()];
  const lines: string[] = [];
  let [started, ended, saidReady]: [StartedProcess | null, ProcessResult | null, boolean] = [null, null, false];
  const process = session
    .runCapture({
      command,
      isolation: session.isolation,
      stop: AbortSignal.any([session.context.stop, force.signal]),
      stdoutFile: session.directory.file(join(folder, "stdout.txt")),
      stderrFile: session.directory.file(join(folder, "stderr.txt")),
      logLimitBytes,
      onLine: (line) => {
        session.context.log.output(line);
        if (readyLine !== null && line.includes(readyLine)) saidReady = true;
        if (lines.push(line) > keptLines) lines.shift();
      },
      onStart: (process) => {
        started = process;
      },
    })
    .then((result) => (ended = result))
    .finally(() => over.abort());
  // `kill` awaits this promise and throws its error, so we ignore the error here.
  process.catch(() => undefined);
  return {
    started: () => started,
    ended: () => ended,
    over: over.signal,
    saidReady: () => saidReady,
    lines,
    kill: async () => {
      force.abort();
      return process;
    },
  };
}

const stopLimitMs: Milliseconds = 30_000;

/** Sends SIGINT to a running process and waits for it to end, up to the limit. Warns if the process doesn't end. */
async function askToEnd(
  { session }: Side,
  { label, loadable }: ServerStart,
  name: string,
  running: RunningServer,
): Promise<void> {
  const started = running.started();
  if (running.ended() !== null || started === null || session.context.stop.aborted) return;
  const either = AbortSignal.any([running.over, session.context.stop]);
  interruptServer(started, name);
  await sleep(stopLimitMs, undefined, { signal: either }).catch(() => undefined);
  if (either.aborted) return;
  await session.warn(`${label}: the ${loadable.what} didn't end within 30 s of SIGINT, so we killed it.`);
}

async function recordServer(
  { session }: Side,
  { label, folder, attempt }: ServerStart,
  command: Command,
  startedAt: string,
  { outcome, exitCode, seconds }: ProcessResult,
): Promise<void> {
  await session.recorder.command({
    tool: command.tool,
    label,
    isStart: true,
    attempt,
    cwd: command.cwd,
    startedAt,
    seconds,
    exitCode,
    stdout: join(folder, "stdout.txt"),
    stderr: join(folder, "stderr.txt"),
    argv: [...command.argv],
    environmentNames: Object.keys(command.environment).sort(),
    outcome: outcome === "exited" ? "ok" : outcome,
  });
}
