import { setTimeout as sleep } from "node:timers/promises";
import { errorMessage } from "../../errors.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Clock, RunCapture } from "../../model/run/ports.ts";
import type { ProcessResult } from "../../model/run/process.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import { type GpuWatchColumns, inUtc } from "./gpu-watch-columns.ts";
import { sampleReader } from "./gpu-watch-sample.ts";

export interface GpuWatchPorts {
  /** The very one that makes the run's captures: another would end this process together with a capture. */
  readonly runCapture: RunCapture;
  readonly clock: Clock;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface GpuWatchRequest {
  readonly columns: GpuWatchColumns;
  /** 20 is about what nvidia-smi can do. */
  readonly intervalMs: Milliseconds;
  /** New files: what nvidia-smi prints is kept as it is. */
  readonly stdoutFile: string;
  readonly stderrFile: string;
  /** Aborted when the run is told to stop. */
  readonly stop: AbortSignal;
}

export interface GpuWatched {
  /** Of all GPUs that were asked for, by time of arrival. */
  readonly samples: readonly GpuSample[];
  /** Why there are none, or not until the end; null when all went well. */
  readonly problem: string | null;
}

/** nvidia-smi beside a capture. */
export interface GpuWatch extends AsyncDisposable {
  /** Ends it and gives what it saw; the same again when called again. Never throws. */
  stop(): Promise<GpuWatched>;
}

/** A day of samples. */
const outputLimitBytes: Bytes = 2 ** 29;
/** nvidia-smi may keep some lines back in its output buffer: what is of the last moment comes within this. */
const lastSampleLimitMs: Milliseconds = 2000;

/** Starts nvidia-smi in a loop. It ends with the watch, and like a capture when our own process dies. */
export function watchGpu(ports: GpuWatchPorts, request: GpuWatchRequest): GpuWatch {
  const { columns } = request;
  if (columns.kind === "unavailable") {
    const nothing: GpuWatched = { samples: [], problem: columns.why };
    return { stop: async () => nothing, [Symbol.asyncDispose]: async () => undefined };
  }
  const read = sampleReader(columns.columns);
  const samples: GpuSample[] = [];
  let otherLine: string | null = null;
  const ending = new AbortController();
  const ended = ports
    .runCapture({
      command: {
        tool: "nvidia-smi",
        argv: [...columns.argv, `--loop-ms=${request.intervalMs}`],
        cwd: ports.cwd,
        environment: inUtc(ports.environment),
        timeLimitMs: null,
      },
      isolation: { kind: "none", note: "", user: null, endsWithParent: false, procMounts: [], readOnly: [] },
      stdoutFile: request.stdoutFile,
      stderrFile: request.stderrFile,
      logLimitBytes: outputLimitBytes,
      onLine(line) {
        const sample = read(line, ports.clock.now().getTime());
        if (sample !== null) samples.push(sample);
        else if (line.trim() !== "") otherLine ??= plainText(line.trim());
      },
      stop: AbortSignal.any([ending.signal, request.stop]),
    })
    // Watching is a help: its failure must not fail the capture.
    .catch((error: unknown) => errorMessage(error));

  async function stop(): Promise<GpuWatched> {
    const askedUtcMs = ports.clock.now().getTime();
    await lastSample(() => (samples.at(-1)?.atUtcMs ?? 0) >= askedUtcMs, ended);
    ending.abort();
    const end = await ended;
    return { samples, problem: problemOf(end, otherLine, samples.length) };
  }
  let stopped: Promise<GpuWatched> | null = null;
  const stopOnce = (): Promise<GpuWatched> => (stopped ??= stop());
  return { stop: stopOnce, [Symbol.asyncDispose]: async () => void (await stopOnce()) };
}

async function lastSample(isThere: () => boolean, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  const deadline = performance.now() + lastSampleLimitMs;
  while (!over && !isThere() && performance.now() < deadline) await sleep(10);
}

function problemOf(end: ProcessResult | string, otherLine: string | null, count: number): string | null {
  if (typeof end === "string") return end;
  if (end.outcome === "stopped") return count === 0 ? (otherLine ?? "nvidia-smi printed nothing.") : otherLine;
  const said = otherLine ?? plainText(end.stderrTail.trim().split("\n").at(-1) ?? "");
  return `nvidia-smi ended by itself (${end.exitCode ?? "not started"})${said === "" ? "." : `: ${said}`}`;
}
