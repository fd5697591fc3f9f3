import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CaptureError, type StoppedError, type ErrorParts, stoppedBy } from "../../model/errors.ts";
import { matchFailure } from "../../gate/failures.ts";
import { quoteLastLines } from "../../gate/process-gate.ts";
import type { Command } from "../../model/run/plan.ts";
import type { ProcessResult, StartedProcess } from "../../model/run/ports.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import type { Milliseconds } from "../../model/units.ts";
import { nsysLaunchArgv } from "../../plan/nsys-argv.ts";
import { isolate } from "../../plan/workload.ts";
import { exists } from "../../run/directory/file-system.ts";
import { interruptServer, isListening, type Listening } from "../../run/server/server-process.ts";
import { logLimitBytes, prepareRetry, writeCommand } from "../capture/profiled-process.ts";
import type { Side, StepPlace } from "../session.ts";

const keptLines = 40;

export interface Load {
  readonly what: "server" | "program";
  readonly argv: readonly string[];
  readonly ready: Readiness;
  readonly limit: string | number;
}

export type Readiness = Listening | { readonly line: string } | { readonly file: string };

export interface ServerProcess extends StepPlace {
  readonly side: Side;
  readonly what: Load["what"];
  readonly session: string;
  readonly ended: () => ProcessResult | null;
  /** Aborted when the process has ended or couldn't start. */
  readonly over: AbortSignal;
  readonly started: () => StartedProcess | null;
  readonly saidReady: () => boolean;
  readonly lines: readonly string[];
  readonly end: () => Promise<void>;
}

const stopLimitMs: Milliseconds = 30_000;

async function startServer(
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

const lookEveryMs = 200;

/** Starts the server or program and waits until it's ready. If a transient nsys failure ends it early, starts it again, up to `retries` times. */
export async function startUntilReady(side: Side, place: StepPlace, load: Load): Promise<ServerProcess> {
  const { ready } = load;
  return side.session.context.log.group(`${place.label}: starting the ${load.what}`, async () => {
    for (let attempt = 1; ; attempt += 1) {
      if ("kind" in ready && (await isListening(ready))) throw new CaptureError(describeTakenPort(ready, place.label));
      const process = await startServer(side, place, load, attempt);
      try {
        await waitUntilReady(process, load);
        return process;
      } catch (error) {
        await process.end();
        const failure = process.ended()?.outcome === "exited" ? matchFailure(process.lines.join("\n")) : null;
        if (!(await prepareRetry(side, place, attempt, failure))) throw error;
      }
    }
  });
}

async function waitUntilReady(process: ServerProcess, load: Load): Promise<void> {
  const { ready } = load;
  const isReady = async (): Promise<boolean> => {
    if ("file" in ready) return exists(ready.file);
    return "line" in ready ? process.saidReady() : isListening(ready);
  };
  const limit = AbortSignal.timeout(parseDurationMs(load.limit));
  const either = AbortSignal.any([limit, process.over]);
  for (;;) {
    if (process.over.aborted) throw createEarlyEndError(process, process.label, "before it was ready");
    if (await isReady()) return;
    if (limit.aborted) throw new CaptureError(describeNotReady(load, process));
    await sleep(lookEveryMs, undefined, { signal: either }).catch(() => undefined);
  }
}

export function requireRunning(process: ServerProcess, label: string): void {
  if (process.over.aborted) throw createEarlyEndError(process, label, "during a capture");
}

export function quoteLastOutput({ lines }: ServerProcess): string | null {
  return quoteLastLines(lines.join("\n"), /^$/);
}

const roundsLoop = "`for _ in llm_profile_action.rounds():`";

export function createEarlyEndError(process: ServerProcess, label: string, when: string): CaptureError | StoppedError {
  const { side, folder } = process;
  const { stop } = side.session.context;
  if (stop.aborted) return stoppedBy(stop);
  const result = process.ended();
  const isStarted = result !== null && result.outcome !== "not-started";
  const how = isStarted ? `ended ${when} (exit code ${result.exitCode ?? "none"})` : "couldn't start";
  const why = result?.outcome === "not-started" ? quoteLastLines(result.stderrTail, /^$/) : quoteLastOutput(process);
  return new CaptureError(
    process.what === "program"
      ? {
          id: "program-ended",
          what: `The program ${how}.`,
          where: `${label} (workload.rounds-per-load)`,
          why,
          help: `Put the work of a round in the loop ${roundsLoop}. The program must run this loop exactly once, without leaving it early. The program's full output is in ${folder}/ in the run directory.`,
        }
      : {
          id: "server-ended",
          what: `The server ${how}.`,
          where: `${label} (workload.server.command)`,
          why,
          help: `Try the command without the profiler first. The server's full output is in ${folder}/ in the run directory.`,
        },
  );
}

function describeNotReady({ ready, limit }: Load, process: ServerProcess): ErrorParts {
  const { label, folder } = process;
  const why = quoteLastOutput(process);
  if ("file" in ready)
    return {
      id: "program-not-ready",
      what: `The program didn't start a round within ${String(limit)}.`,
      where: `${label} (workload.time-limit)`,
      why,
      help: `Put the work of a round in the loop ${roundsLoop}, and give the program enough time to load. The program's full output is in ${folder}/ in the run directory.`,
    };
  return {
    id: "server-not-ready",
    what: `The server wasn't ready within ${String(limit)}: ${describeReadiness(ready)}.`,
    where: `${label} (workload.server.ready-limit)`,
    why,
    help: `Make sure workload.server.ready-… matches the server, and that the server has enough time to load. The server's full output is in ${folder}/ in the run directory.`,
  };
}

function describeReadiness(ready: Exclude<Readiness, { readonly file: string }>): string {
  if ("line" in ready) return `no line of its output contained ${JSON.stringify(ready.line)}`;
  return ready.kind === "http"
    ? `GET ${ready.url} didn't return 2xx`
    : `nothing listened on port ${ready.port} of 127.0.0.1`;
}

function describeTakenPort(ready: Listening, label: string): ErrorParts {
  return {
    id: "server-port-taken",
    what: `Before we started the server, another server was already listening at ${ready.kind === "http" ? ready.url : `port ${ready.port}`}.`,
    where: `${label} (workload.server.ready-${ready.kind})`,
    why: "We'd mistake the other server's responses for your server's responses.",
    help: "Stop the other server, or use another port for your server.",
  };
}
