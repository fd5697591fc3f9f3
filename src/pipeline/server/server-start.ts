import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "../../model/run/plan.ts";
import type { ProcessResult, StartedProcess } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { nsysLaunchArgv } from "../../plan/nsys-argv.ts";
import { isolate } from "../../plan/workload.ts";
import { interruptServer, type Listening } from "../../run/server/server-process.ts";
import { logLimitBytes, writeCommand } from "../capture/profiled-process.ts";
import type { Side, StepPlace } from "../session.ts";

/** The number of output lines that we keep for messages. */
const keptLines = 40;

/** A server or program that loads once for several captures. */
export interface Load {
  readonly what: "server" | "program";
  readonly argv: readonly string[];
  readonly ready: Readiness;
  readonly limit: string | number;
}

/** How we know that a server is ready, or the file that a program creates when it's ready. */
export type Readiness = Listening | { readonly line: string } | { readonly file: string };

/** The process of a server or program, under an nsys that doesn't record yet. */
export interface ServerProcess extends StepPlace {
  readonly side: Side;
  readonly what: Load["what"];
  /** The name of the nsys session. */
  readonly session: string;
  /** Null while the process runs. */
  readonly ended: () => ProcessResult | null;
  /** Aborted when the process has ended or couldn't start. */
  readonly over: AbortSignal;
  readonly started: () => StartedProcess | null;
  /** True if a line of the output has shown that the process is ready. */
  readonly saidReady: () => boolean;
  readonly lines: readonly string[];
  /** Asks the process to exit, and kills it after the time limit. Never leaves a process behind. */
  readonly end: () => Promise<void>;
}

const stopLimitMs: Milliseconds = 30_000;

/** Starts a server or program under nsys, without recording yet. */
export async function startServer(
  side: Side,
  { label, folder }: StepPlace,
  { what, argv, ready }: Load,
  attempt: number,
): Promise<ServerProcess> {
  const { session, config, program } = side;
  const { context, directory, isolation } = session;
  const name = `llm-profile-${randomBytes(8).toString("hex")}`;
  await directory.folder(folder);
  const [stdout, stderr] = [join(folder, "stdout.txt"), join(folder, "stderr.txt")];
  const command: Command = {
    tool: "nsys launch",
    argv: isolate(nsysLaunchArgv(config, session.tools.nsys, name, argv), isolation),
    cwd: program.workingDirectory,
    environment: program.environment,
    timeLimitMs: null,
  };
  await writeCommand(session, folder, command.argv);
  const startedAt = context.clock.now().toISOString();
  const [force, over] = [new AbortController(), new AbortController()];
  const lines: string[] = [];
  let [started, ended, saidReady]: [StartedProcess | null, ProcessResult | null, boolean] = [null, null, false];
  const running = session
    .runCapture({
      command,
      isolation,
      stop: AbortSignal.any([context.stop, force.signal]),
      stdoutFile: directory.file(stdout),
      stderrFile: directory.file(stderr),
      logLimitBytes,
      onLine: (line) => {
        context.log.output(line);
        if ("line" in ready && line.includes(ready.line)) saidReady = true;
        if (lines.push(line) > keptLines) lines.shift();
      },
      onStart: (process) => {
        started = process;
      },
    })
    .then((result) => (ended = result))
    .finally(() => over.abort());
  // `end` awaits this promise and throws its error, so we ignore the error here.
  running.catch(() => undefined);
  return {
    side,
    label,
    folder,
    what,
    session: name,
    over: over.signal,
    lines,
    ended: () => ended,
    started: () => started,
    saidReady: () => saidReady,
    async end() {
      if (ended === null && started !== null && !context.stop.aborted) {
        const either = AbortSignal.any([over.signal, context.stop]);
        interruptServer(started, name);
        await sleep(stopLimitMs, undefined, { signal: either }).catch(() => undefined);
        if (!either.aborted)
          await session.warn(`${label}: the ${what} didn't end within 30 s of SIGINT, so we killed it.`);
      }
      force.abort();
      const { outcome, exitCode, seconds } = await running;
      await session.recorder.command({
        tool: command.tool,
        label,
        isStart: true,
        attempt,
        cwd: command.cwd,
        startedAt,
        seconds,
        exitCode,
        stdout,
        stderr,
        argv: [...command.argv],
        environmentNames: Object.keys(command.environment).sort(),
        outcome: outcome === "exited" ? "ok" : outcome,
      });
    },
  };
}
