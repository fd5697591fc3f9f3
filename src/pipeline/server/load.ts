import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CaptureError, StoppedError, ToolError, type ErrorParts, stoppedBy } from "../../model/errors.ts";
import { matchFailure } from "../../gate/failures.ts";
import { lastLines } from "../../gate/process-gate.ts";
import type { Config } from "../../model/config.ts";
import type { Command } from "../../model/run/plan.ts";
import type { ProcessResult, ToolResult } from "../../model/run/ports.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import type { Milliseconds } from "../../model/units.ts";
import { commandArgv, isolate, isolateBeside } from "../../plan/workload.ts";
import { isListening, type Listening } from "../../run/server/server-process.ts";
import { exists } from "../../run/directory/file-system.ts";
import { callTool } from "../../run/process/tool.ts";
import { keepAttempt, runStreamed, writeCommand } from "../capture/profiled-process.ts";
import type { Side } from "../session.ts";
import { startServer, type Loadable, type LoadPlace, type ServerProcess } from "./server-start.ts";

/** A server or program that has loaded and is ready. It runs under nsys, which doesn't record yet. */
export interface Loaded {
  readonly side: Side;
  /** The name of the nsys session. */
  readonly session: string;
  /** Runs a short nsys command in the same isolation as the server or program. */
  nsys(tool: string, argv: Command["argv"], limitMs: Milliseconds): Promise<ToolResult>;
  /** The last lines that the server or program printed. */
  output(): string;
  /** Throws CaptureError if the process has ended, because nsys would silently create a new session. */
  requireRunning(label: string): void;
}

export interface LoadedServer extends Loaded {
  /** Runs a client of the server until the client exits. Throws CaptureError if the client fails or the server ends first. */
  client(request: ClientRequest): Promise<ProcessResult>;
}

export interface ClientRequest {
  /** The configuration key of the command. */
  readonly key: "workload.server.client" | "workload.server.warm-up";
  readonly command: string | readonly string[];
  readonly label: string;
  /** The folder for cmd.txt, stdout.txt, and stderr.txt, relative to the run directory. */
  readonly folder: string;
}

const lookEveryMs = 200;

/**
 * Starts a side's server under nsys, waits until it's ready, warms it up, lets `body` capture it, and shuts it down. Leaves none of the
 * server's processes running, even if it fails. Throws CaptureError if the server doesn't become ready or ends too early, or if a client
 * fails.
 */
export async function withLoad<T>(
  side: Side,
  { label, folder }: LoadPlace,
  body: (server: LoadedServer) => Promise<T>,
): Promise<T> {
  const { server } = side.config.workload;
  const process = await startUntilReady(side, { label, folder }, serverLoad(server));
  try {
    const running = loadedServer(side, label, process);
    if (server.client !== null)
      await running.client({
        key: server["warm-up"] === null ? "workload.server.client" : "workload.server.warm-up",
        command: server["warm-up"] ?? server.client,
        label: `${label}, warm-up`,
        folder: join(folder, "warm-up"),
      });
    return await body(running);
  } finally {
    await process.end();
  }
}

type Server = Config["workload"]["server"];

/** A server or program to load, with its readiness check and time limit. */
export interface Load extends Loadable {
  readonly ready: Readiness;
  readonly limit: string | number;
}

function serverLoad(server: Server): Load {
  return {
    what: "server",
    argv: commandArgv(server.command ?? []),
    ready: readiness(server),
    limit: server["ready-limit"],
  };
}

/** Starts the server or program and waits until it's ready. */
export async function startUntilReady(side: Side, place: LoadPlace, load: Load): Promise<ServerProcess> {
  const title = `${place.label}: starting the ${load.what}`;
  return side.session.context.log.group(title, async () => startInTurn(side, place, load));
}

/** Returns the ready process. If a transient nsys failure ends it early, starts it again, up to `retries` times. */
async function startInTurn(side: Side, { label, folder }: LoadPlace, load: Load): Promise<ServerProcess> {
  const { session, config } = side;
  const { ready } = load;
  for (let attempt = 1; ; attempt += 1) {
    if ("kind" in ready && (await isListening(ready))) throw new CaptureError(taken(ready, label));
    const start = { label, folder, attempt, loadable: load };
    const process = await startServer(side, start, "line" in ready ? ready.line : null);
    try {
      await untilReady(process, load, side, label);
      return process;
    } catch (error) {
      await process.end();
      const known = matchFailure(process.lines.join("\n"));
      if (!process.endedByItself() || known?.transient !== true || attempt > config.retries) throw error;
      await keepAttempt(session, folder, `${folder}-attempt-${attempt}`);
      await session.warn(`${label}: ${known.what} Trying again (attempt ${attempt + 1} of ${config.retries + 1}).`);
    }
  }
}

/** How we know that a server is ready, or the file that a program creates when it's ready. */
type Readiness = Listening | { readonly line: string } | { readonly file: string };

/** The configuration rules guarantee exactly one kind of readiness check. */
function readiness(server: Server): Readiness {
  const { "ready-http": http, "ready-port": port, "ready-line": line } = server;
  if (line !== null) return { line };
  if (http === null) return { kind: "port", port: port ?? 0 };
  return { kind: "http", url: http.startsWith("/") ? `http://127.0.0.1:${port ?? 80}${http}` : http };
}

async function untilReady(process: ServerProcess, load: Load, side: Side, label: string): Promise<void> {
  const { ready } = load;
  const limit = AbortSignal.timeout(parseDurationMs(load.limit));
  const either = AbortSignal.any([limit, process.over]);
  for (;;) {
    if (process.over.aborted) throw endedEarly(side, process, label, "before it was ready");
    if (await isReady(ready, process)) return;
    if (limit.aborted) throw new CaptureError(notReady(load, process, label));
    await sleep(lookEveryMs, undefined, { signal: either }).catch(() => undefined);
  }
}

async function isReady(ready: Readiness, process: ServerProcess): Promise<boolean> {
  if ("file" in ready) return exists(ready.file);
  return "line" in ready ? process.saidReady() : isListening(ready);
}

/** A running process, ready for captures. */
export function loaded(side: Side, label: string, process: ServerProcess): Loaded {
  const { session } = side;
  const { isolation } = session;
  const requireRunning = (of: string): void => {
    if (process.over.aborted) throw endedEarly(side, process, of, "during a capture");
  };
  return {
    side,
    session: process.session,
    requireRunning,
    output: () => process.lines.join("\n"),
    async nsys(tool, argv, limitMs) {
      requireRunning(label);
      const started = process.started();
      if (started === null)
        throw new ToolError({ what: `The ${process.what} didn't report its process.`, where: label });
      const { workingDirectory: cwd, environment } = side.program;
      // We use the server's marker, so processes that nsys leaves behind end with the server.
      const runTool = (command: Command) => session.tools.runTool({ ...command, marker: started.marker });
      return callTool(
        { runTool, cwd, environment },
        tool,
        isolateBeside(argv, isolation, started.inside(), cwd),
        limitMs,
      );
    },
  };
}

function loadedServer(side: Side, label: string, process: ServerProcess): LoadedServer {
  const { session, config } = side;
  const { isolation, context } = session;
  const running = loaded(side, label, process);
  const { requireRunning } = running;
  return {
    ...running,
    async client({ key, command: words, label: of, folder }) {
      requireRunning(of);
      await session.directory.folder(folder);
      const command: Command = {
        tool: key === "workload.server.client" ? "client" : "warm-up",
        argv: isolate(commandArgv(words), isolation),
        cwd: side.program.workingDirectory,
        environment: side.program.environment,
        timeLimitMs: parseDurationMs(config.workload["time-limit"]),
      };
      await writeCommand(session, folder, command.argv);
      // We set no user, because ending the client shouldn't end the server, which may run as the same user.
      const apart = { ...isolation, user: null };
      const result = await runStreamed(
        { ...session, context: { ...context, stop: AbortSignal.any([context.stop, process.over]) } },
        { command, isolation: apart, title: of, label: of, isStart: false, attempt: 1, folder, successExitCodes: [0] },
      ).catch((error: unknown) => {
        throw error instanceof StoppedError ? endedEarly(side, process, of, "while its client ran") : error;
      });
      if (result.outcome === "exited" && result.exitCode === 0) return result;
      requireRunning(of);
      throw new CaptureError(clientFailed(result, key, of, folder, config.workload["time-limit"]));
    },
  };
}

function clientFailed(
  { outcome, exitCode, stdoutTail, stderrTail }: ProcessResult,
  key: ClientRequest["key"],
  label: string,
  folder: string,
  limit: string | number,
): ErrorParts {
  const how =
    outcome === "timed-out"
      ? `didn't end within ${String(limit)} (workload.time-limit)`
      : `exited with code ${exitCode ?? "none"}`;
  return {
    id: "client-failed",
    what: `The server's client ${how}, so this capture doesn't count.`,
    where: `${label} (${key})`,
    why: lastLines(`${stdoutTail}\n${stderrTail}`, /^$/),
    help: `The client's full output is in ${folder}/ in the run directory, and the server's output is in load-…/ next to that folder.`,
  };
}

const loop = "`for _ in llm_profile_action.rounds():`";

/** The error for a process that ended too early, or a StoppedError if we were asked to stop. */
function endedEarly(
  { session: { context } }: Side,
  { ended, lines, folder, what }: ServerProcess,
  label: string,
  when: string,
): CaptureError | StoppedError {
  if (context.stop.aborted) return stoppedBy(context.stop);
  const result = ended();
  const how =
    result === null || result.outcome === "not-started"
      ? "couldn't start"
      : `ended ${when} (exit code ${result.exitCode ?? "none"})`;
  const said = result?.outcome === "not-started" ? result.stderrTail : lines.join("\n");
  if (what === "program")
    return new CaptureError({
      id: "program-ended",
      what: `The program ${how}.`,
      where: `${label} (workload.rounds-per-load)`,
      why: lastLines(said, /^$/),
      help: `Put the work of a round in the loop ${loop}. The program must run this loop exactly once, without leaving it early. The program's full output is in ${folder}/ in the run directory.`,
    });
  return new CaptureError({
    id: "server-ended",
    what: `The server ${how}.`,
    where: `${label} (workload.server.command)`,
    why: lastLines(said, /^$/),
    help: `Try the command without the profiler first. The server's full output is in ${folder}/ in the run directory.`,
  });
}

function notReady({ ready, limit }: Load, { lines, folder }: ServerProcess, label: string): ErrorParts {
  if ("file" in ready)
    return {
      id: "program-not-ready",
      what: `The program didn't start a round within ${String(limit)}.`,
      where: `${label} (workload.time-limit)`,
      why: lastLines(lines.join("\n"), /^$/),
      help: `Put the work of a round in the loop ${loop}, and give the program enough time to load. The program's full output is in ${folder}/ in the run directory.`,
    };
  return {
    id: "server-not-ready",
    what: `The server wasn't ready within ${String(limit)}: ${awaited(ready)}.`,
    where: `${label} (workload.server.ready-limit)`,
    why: lastLines(lines.join("\n"), /^$/),
    help: `Make sure workload.server.ready-… matches the server, and that the server has enough time to load. The server's full output is in ${folder}/ in the run directory.`,
  };
}

function awaited(ready: Exclude<Readiness, { readonly file: string }>): string {
  if ("line" in ready) return `no line of its output contained ${JSON.stringify(ready.line)}`;
  return ready.kind === "http"
    ? `GET ${ready.url} didn't return 2xx`
    : `nothing listened on port ${ready.port} of 127.0.0.1`;
}

function taken(ready: Listening, label: string): ErrorParts {
  return {
    id: "server-port-taken",
    what: `Before we started the server, another server was already listening at ${ready.kind === "http" ? ready.url : `port ${ready.port}`}.`,
    where: `${label} (workload.server.ready-${ready.kind})`,
    why: "We'd mistake the other server's responses for your server's responses.",
    help: "Stop the other server, or use another port for your server.",
  };
}
