import { join } from "node:path";
import { CaptureError, StoppedError, ToolError } from "../../model/errors.ts";
import { checkProcess, quoteLastLines } from "../../gate/process-gate.ts";
import type { Config } from "../../model/config.ts";
import { nsysLimitMs } from "../../model/run/nsys-limit.ts";
import type { CaptureGate, CapturePlan, Command } from "../../model/run/plan.ts";
import type { ProcessResult, ToolResult } from "../../model/run/ports.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import type { Milliseconds } from "../../model/units.ts";
import { nsysStartArgv, nsysStopArgv } from "../../plan/nsys-argv.ts";
import { commandArgv, isolate, isolateBeside } from "../../plan/workload.ts";
import { callTool } from "../../run/process/tool.ts";
import { createHangError } from "../capture/export.ts";
import { importRawFiles, recordCapture, requireRealCapture, type Captured } from "../capture/capture.ts";
import { watchClocks } from "../capture/gpu-guard.ts";
import type { MakeCapture } from "../capture/round.ts";
import { watchProgramFailures } from "../metrics/program-metrics.ts";
import {
  makeOutputFolder,
  runStreamed,
  takeOverOutput,
  writeCommand,
  type Attempted,
  type KnownEnd,
} from "../capture/profiled-process.ts";
import type { Side, StepPlace } from "../session.ts";
import {
  createEarlyEndError,
  requireRunning,
  startUntilReady,
  type Readiness,
  type ServerProcess,
} from "./server-process.ts";

/**
 * Starts a side's server under nsys, waits until it's ready, warms it up, lets `body` capture it, and shuts it down. Leaves none of the
 * server's processes running, even if it fails.
 */
export async function withServer<T>(
  side: Side,
  place: StepPlace,
  body: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const { server } = side.config.workload;
  const process = await startUntilReady(side, place, {
    what: "server",
    argv: commandArgv(server.command ?? []),
    ready: chooseReadiness(server),
    limit: server["ready-limit"],
  });
  try {
    if (server.client !== null)
      await runClient(process, {
        key: server["warm-up"] === null ? "workload.server.client" : "workload.server.warm-up",
        command: server["warm-up"] ?? server.client,
        label: `${place.label}, warm-up`,
        folder: join(place.folder, "warm-up"),
      });
    return await body(process);
  } finally {
    await process.end();
  }
}

/** The configuration rules guarantee exactly one kind of readiness check. */
function chooseReadiness(server: Config["workload"]["server"]): Readiness {
  const { "ready-http": http, "ready-port": port, "ready-line": line } = server;
  if (line !== null) return { line };
  if (http === null) return { kind: "port", port: port ?? 0 };
  return { kind: "http", url: http.startsWith("/") ? `http://127.0.0.1:${port ?? 80}${http}` : http };
}

interface ClientRequest extends StepPlace {
  readonly key: "workload.server.client" | "workload.server.warm-up";
  readonly command: string | readonly string[];
}

async function runClient(
  server: ServerProcess,
  { key, command: words, label, folder }: ClientRequest,
): Promise<ProcessResult> {
  const { session, config, program } = server.side;
  const { isolation, context } = session;
  const limit = config.workload["time-limit"];
  requireRunning(server, label);
  await session.directory.folder(folder);
  const command: Command = {
    tool: key === "workload.server.client" ? "client" : "warm-up",
    argv: isolate(commandArgv(words), isolation),
    cwd: program.workingDirectory,
    environment: program.environment,
    timeLimitMs: parseDurationMs(limit),
  };
  await writeCommand(session, folder, command.argv);
  // We set no user, because ending the client shouldn't end the server, which may run as the same user.
  const apart = { ...isolation, user: null };
  const result = await runStreamed(
    { ...session, context: { ...context, stop: AbortSignal.any([context.stop, server.over]) } },
    { command, isolation: apart, label, isStart: false, folder },
  ).catch((error: unknown) => {
    throw error instanceof StoppedError ? createEarlyEndError(server, label, "while its client ran") : error;
  });
  const { outcome, exitCode, stdoutTail, stderrTail } = result;
  if (outcome === "exited" && exitCode === 0) return result;
  requireRunning(server, label);
  const how =
    outcome === "timed-out"
      ? `didn't end within ${String(limit)} (workload.time-limit)`
      : `exited with code ${exitCode ?? "none"}`;
  throw new CaptureError({
    id: "client-failed",
    what: `The server's client ${how}, so this capture doesn't count.`,
    where: `${label} (${key})`,
    why: quoteLastLines(`${stdoutTail}\n${stderrTail}`, /^$/),
    help: `The client's full output is in ${folder}/ in the run directory, and the server's output is in load-…/ next to that folder.`,
  });
}

export function makeServerCapture(server: ServerProcess): MakeCapture {
  return async (side, plan, round, place) => {
    const requireSuccess = await watchProgramFailures(side, place.label);
    const attempted = await captureTurn(server, plan, round, place, async () => runClientOnce(server, place));
    if (attempted.failure === null) await requireSuccess();
    return attempted;
  };
}

export async function captureTurn(
  process: ServerProcess,
  plan: CapturePlan,
  round: number,
  place: StepPlace,
  work: () => Promise<Pick<ProcessResult, "seconds">>,
): Promise<Attempted<Captured>> {
  const attempted = await captureLoaded(process, { ...place, gate: plan.gate, watched: true }, work);
  await recordCapture(process.side, plan, round, attempted.value);
  return attempted;
}

/** Captures one run of the client, without CUDA tracing. The capture's duration is the client's duration. */
export async function captureUntracedClient(server: ServerProcess, place: StepPlace): Promise<Captured> {
  const run = { ...place, gate: { kind: "none" }, watched: false } as const;
  return requireRealCapture(await captureLoaded(server, run, async () => runClientOnce(server, place)));
}

async function runClientOnce(server: ServerProcess, { label, folder }: StepPlace): Promise<ProcessResult> {
  return runClient(server, {
    key: "workload.server.client",
    command: server.side.config.workload.server.client ?? [],
    label,
    folder: join(folder, "client"),
  });
}

interface LoadCapture extends StepPlace {
  readonly gate: CaptureGate;
  readonly watched: boolean;
}

const startLimitMs = 120_000;

async function captureLoaded(
  process: ServerProcess,
  { label, folder: place, gate, watched }: LoadCapture,
  work: () => Promise<Pick<ProcessResult, "seconds">>,
): Promise<Attempted<Captured>> {
  const { session, config } = process.side;
  const { nsys } = session.tools;
  const relativeFolder = join(place, "nsys");
  const folder = await session.directory.folder(relativeFolder);
  const output = await makeOutputFolder(session, folder);
  requireRunning(process, label);
  const names = { output: join(output, "report"), session: process.session };
  const begun = await callNsys(process, "nsys start", nsysStartArgv(config, nsys, names), startLimitMs);
  requireNsysSuccess(begun, "start", label);
  await using watch = watched ? watchClocks(session, folder) : null;
  const { seconds } = await work();
  const gpuSamples = watch === null ? null : await watch.samples();
  // `nsys stop` imports the recording before it returns.
  const stopLimitMs = nsysLimitMs({ captureSeconds: seconds });
  const stopped = await callNsys(process, "nsys stop", nsysStopArgv(nsys, process.session), stopLimitMs);
  await session.directory.write(join(relativeFolder, "stdout.txt"), stopped.stdout);
  await session.directory.write(join(relativeFolder, "stderr.txt"), stopped.stderr);
  requireRunning(process, label);
  if (stopped.timedOut) throw createHangError("nsys stop", stopLimitMs, label);
  requireNsysSuccess(stopped, "stop", label);
  await takeOverOutput(session, { tool: "nsys profile", label }, output, folder);
  const { reports, raw, imports } = await importRawFiles(session, { label, folder, captureSeconds: seconds });
  const end: KnownEnd = {
    kind: "known",
    outcome: "exited",
    exitCode: 0,
    seconds,
    allowed: [0],
    timeLimitSeconds: null,
  };
  const nsysOutput = `${stopped.stdout}\n${stopped.stderr}`;
  const printed = `${process.lines.join("\n")}\n${nsysOutput}`;
  return {
    value: { label, folder, relativeFolder, end, output: printed, reports, gpuSamples },
    failure: checkProcess({ label, gate, end, output: nsysOutput, reports, rawLeft: raw, imports }),
  };
}

async function callNsys(
  process: ServerProcess,
  tool: string,
  argv: Command["argv"],
  limitMs: Milliseconds,
): Promise<ToolResult> {
  const { session, program } = process.side;
  requireRunning(process, process.label);
  const started = process.started();
  if (started === null)
    throw new ToolError({ what: `The ${process.what} didn't report its process.`, where: process.label });
  const { workingDirectory: cwd, environment } = program;
  // We use the server's marker, so processes that nsys leaves behind end with the server.
  const runTool = async (command: Command) => session.tools.runTool({ ...command, marker: started.marker });
  const isolated = isolateBeside(argv, session.isolation, started.inside(), cwd);
  return callTool({ runTool, cwd, environment }, tool, isolated, limitMs);
}

const nsysFailures = { start: { id: "nsys-start-failed" }, stop: { id: "nsys-stop-failed" } } as const;

function requireNsysSuccess(
  { exitCode, timedOut, stdout, stderr }: ToolResult,
  subcommand: "start" | "stop",
  label: string,
): void {
  if (exitCode === 0 && !timedOut) return;
  throw new CaptureError({
    ...nsysFailures[subcommand],
    what: `nsys ${subcommand} ${timedOut ? "didn't end in time" : `exited with code ${exitCode}`}, so we have no capture.`,
    where: label,
    why: quoteLastLines(`${stdout}\n${stderr}`, /^$/),
    help: "Check nsys.extra-arguments: a common cause is an option that this nsys doesn't accept.",
  });
}
