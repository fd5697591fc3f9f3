import { join } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import type { CaptureEvidence } from "../../gate/evidence.ts";
import { checkProcess, lastLines } from "../../gate/process-gate.ts";
import { nsysLimitMs } from "../../model/run/nsys-limit.ts";
import type { CaptureGate, CapturePlan } from "../../model/run/plan.ts";
import type { ProcessResult, ToolResult } from "../../model/run/ports.ts";
import { nsysStartArgv, nsysStopArgv } from "../../plan/nsys-argv.ts";
import { nsysHung } from "../capture/export.ts";
import { importRaw, recordCapture, type Captured } from "../capture/capture.ts";
import { watchBeside } from "../capture/gpu-guard.ts";
import { watchProgramFailures } from "../metrics/program-metrics.ts";
import { outputFolder, takeOver, type Attempted, type KnownEnd } from "../capture/profiled-process.ts";
import type { Loaded, LoadedServer } from "./load.ts";
import { sideLabel } from "../session.ts";

const startLimitMs = 120_000;

/**
 * Captures a loaded server while its client runs, and checks the capture with the gate. Throws CaptureError if the client fails or reports
 * failed requests, or if the server exits. A capture that is still running then ends with the server.
 */
export async function captureServer(
  server: LoadedServer,
  plan: CapturePlan,
  round: number,
): Promise<Attempted<Captured>> {
  const { side } = server;
  const label = sideLabel(side, `round ${round}, ${plan.label}`);
  const requireSuccess = await watchProgramFailures(side, label);
  const attempted = await captureClient(server, {
    label,
    folder: join(side.name, `round-${round}`, plan.directory),
    gate: plan.gate,
    watched: true,
  });
  await recordCapture(side, plan, round, attempted.value);
  if (attempted.failure === null) await requireSuccess();
  return attempted;
}

/** One capture of a loaded server or program. */
export interface LoadCapture {
  readonly label: string;
  /** Relative to the run directory. Gets a subfolder `nsys`, and for a server also `client`. */
  readonly folder: string;
  readonly gate: CaptureGate;
  /** True to watch the GPU's clocks during the capture, if the run watches them at all. */
  readonly watched: boolean;
}

/** Captures one run of the client. The capture's duration is the client's duration. Throws the same errors as `captureServer`. */
export async function captureClient(server: LoadedServer, place: LoadCapture): Promise<Attempted<Captured>> {
  return captureLoaded(server, place, async () =>
    server.client({
      key: "workload.server.client",
      command: server.side.config.workload.server.client ?? [],
      label: place.label,
      folder: join(place.folder, "client"),
    }),
  );
}

/**
 * Captures a loaded server or program during `work`, whose duration becomes the capture's duration. Also returns the gate's failure, or
 * null if the capture is real. Throws what `work` throws, and CaptureError if the server or program ends or nsys fails.
 */
export async function captureLoaded(
  server: Loaded,
  { label, folder: place, gate, watched }: LoadCapture,
  work: () => Promise<Pick<ProcessResult, "seconds">>,
): Promise<Attempted<Captured>> {
  const { session, config } = server.side;
  const relativeFolder = join(place, "nsys");
  const folder = await session.directory.folder(relativeFolder);
  const output = await outputFolder(session, folder);
  server.requireRunning(label);
  const names = { output: join(output, "report"), session: server.session };
  requireSuccess(
    await server.nsys("nsys start", nsysStartArgv(config, session.tools.nsys, names), startLimitMs),
    "start",
    label,
  );
  await using watch = watched ? watchBeside(session, folder) : null;
  const { seconds } = await work();
  const gpuSamples = watch === null ? null : await watch.samples();
  // `nsys stop` imports the recording before it returns.
  const stopLimitMs = nsysLimitMs({ captureSeconds: seconds });
  const stopped = await server.nsys("nsys stop", nsysStopArgv(session.tools.nsys, server.session), stopLimitMs);
  for (const [name, text] of [["stdout.txt", stopped.stdout] as const, ["stderr.txt", stopped.stderr] as const])
    await session.directory.write(join(relativeFolder, name), text);
  server.requireRunning(label);
  if (stopped.timedOut) throw nsysHung("nsys stop", stopLimitMs, label);
  requireSuccess(stopped, "stop", label);
  await takeOver(session, { tool: "nsys profile", label }, output, folder);
  const { reports, raw, imports } = await importRaw(session, { label, folder, captureSeconds: seconds });
  const end: KnownEnd = {
    kind: "known",
    outcome: "exited",
    exitCode: 0,
    seconds,
    allowed: [0],
    timeLimitSeconds: null,
  };
  const said = `${stopped.stdout}\n${stopped.stderr}`;
  const evidence: CaptureEvidence = { label, gate, end, output: said, reports, rawLeft: raw, imports };
  return {
    value: { label, folder, relativeFolder, end, output: `${server.output()}\n${said}`, reports, gpuSamples },
    failure: checkProcess(evidence),
  };
}

const failed = { start: { id: "nsys-start-failed" }, stop: { id: "nsys-stop-failed" } } as const;

function requireSuccess(
  { exitCode, timedOut, stdout, stderr }: ToolResult,
  what: "start" | "stop",
  label: string,
): void {
  if (exitCode === 0 && !timedOut) return;
  throw new CaptureError({
    ...failed[what],
    what: `nsys ${what} ${timedOut ? "didn't end in time" : `exited with code ${exitCode}`}, so we have no capture.`,
    where: label,
    why: lastLines(`${stdout}\n${stderr}`, /^$/),
    help: "Check nsys.extra-arguments: a common cause is an option that this nsys doesn't accept.",
  });
}
