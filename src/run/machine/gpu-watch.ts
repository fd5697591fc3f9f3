import { setTimeout as sleep } from "node:timers/promises";
import { errorMessage } from "../../model/errors.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Clock, ProcessResult, RunCapture, ToolPorts } from "../../model/run/ports.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import { queryGpus } from "./provenance.ts";

export interface GpuWatchPorts {
  /** The function that runs the captures; another one could kill nvidia-smi when a capture ends. */
  readonly runCapture: RunCapture;
  readonly clock: Clock;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface GpuWatchRequest {
  readonly columns: GpuWatchColumns;
  /** nvidia-smi can't sample much faster than every 20 ms. */
  readonly intervalMs: Milliseconds;
  readonly stdoutFile: string;
  readonly stderrFile: string;
  readonly stop: AbortSignal;
}

interface GpuWatched {
  readonly samples: readonly GpuSample[];
  readonly problem: string | null;
}

export interface GpuWatch extends AsyncDisposable {
  stop(): Promise<GpuWatched>;
}

const outputLimitBytes: Bytes = 2 ** 29;
const lastSampleLimitMs: Milliseconds = 2000;

/** nvidia-smi also ends, like a capture, when our own process dies. */
export function watchGpu(ports: GpuWatchPorts, request: GpuWatchRequest): GpuWatch {
  const { columns } = request;
  if (columns.kind === "unavailable") {
    const nothing: GpuWatched = { samples: [], problem: columns.why };
    return { stop: async () => nothing, [Symbol.asyncDispose]: async () => undefined };
  }
  const read = createSampleParser(columns.columns);
  const samples: GpuSample[] = [];
  let otherLine: string | null = null;
  const ending = new AbortController();
  const ended = ports
    .runCapture({
      command: {
        tool: "nvidia-smi",
        argv: [...columns.argv, `--loop-ms=${request.intervalMs}`],
        cwd: ports.cwd,
        environment: setUtc(ports).environment,
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
    .catch((error: unknown) => errorMessage(error));

  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  async function stop(): Promise<GpuWatched> {
    const stopUtcMs = ports.clock.now().getTime();
    const deadline = performance.now() + lastSampleLimitMs;
    while (!hasEnded && (samples.at(-1)?.atUtcMs ?? 0) < stopUtcMs && performance.now() < deadline) await sleep(10);
    ending.abort();
    return { samples, problem: explainEnd(await ended, otherLine, samples.length) };
  }
  let stopped: Promise<GpuWatched> | null = null;
  const stopOnce = (): Promise<GpuWatched> => (stopped ??= stop());
  return { stop: stopOnce, [Symbol.asyncDispose]: async () => void (await stopOnce()) };
}

function explainEnd(end: ProcessResult | string, otherLine: string | null, count: number): string | null {
  if (typeof end === "string") return end;
  if (end.outcome === "stopped") return count === 0 ? (otherLine ?? "nvidia-smi printed nothing.") : otherLine;
  const message = otherLine ?? plainText(end.stderrTail.trim().split("\n").at(-1) ?? "");
  return `nvidia-smi exited too early (${end.exitCode ?? "not started"})${message === "" ? "." : `: ${message}`}`;
}

export type GpuWatchColumns =
  | { readonly kind: "ready"; readonly columns: readonly SampleColumn[]; readonly argv: readonly [string, ...string[]] }
  | { readonly kind: "unavailable"; readonly why: string };

export type GpuWatchSubject = "clocks" | "memory";

export async function findGpuWatchColumns(
  ports: ToolPorts,
  gpuIndex: number | null,
  subject: GpuWatchSubject = "clocks",
): Promise<GpuWatchColumns> {
  const names = new Map(
    subjectColumns[subject].map((column): [SampleColumn, readonly string[]] => [column, sampleColumns[column]]),
  );
  const answer = await queryGpus(setUtc(ports), names, requiredColumns, gpuIndex);
  if (answer.kind === "answer") return { kind: "ready", columns: answer.columns, argv: answer.argv };
  return { kind: "unavailable", why: answer.kind === "absent" ? "nvidia-smi isn't installed." : answer.why };
}

/** nvidia-smi prints local time unless TZ says otherwise. */
export function setUtc<T extends Pick<ToolPorts, "environment">>(ports: T): T {
  return { ...ports, environment: { ...ports.environment, TZ: "UTC" } };
}

/** With nvidia-smi's names, newest first. The power readings are for readers of gpu-watch.csv. */
const sampleColumns = {
  time: ["timestamp"],
  uuid: ["uuid"],
  smClock: ["clocks.sm"],
  power: ["power.draw"],
  temperature: ["temperature.gpu"],
  // Drivers up to 530 know only the second name.
  reasons: ["clocks_event_reasons.active", "clocks_throttle_reasons.active"],
  memory: ["memory.used"],
} as const;

type SampleColumn = keyof typeof sampleColumns;
const subjectColumns: Readonly<Record<GpuWatchSubject, readonly SampleColumn[]>> = {
  clocks: ["time", "uuid", "smClock", "power", "temperature", "reasons"],
  memory: ["time", "uuid", "memory"],
};

const requiredColumns: readonly SampleColumn[] = ["time", "smClock", "memory"];

const quarterHourMs = 15 * 60_000;

/**
 * Parses rows such as `2026/11/21 15:35:56.588, GPU-52ab…, 1980, 351.20, 45, 0x0000000000000004`. `arrivedUtcMs` is only for detecting the
 * time zone, because nvidia-smi may print local time even if TZ is UTC.
 */
export function createSampleParser(
  columns: readonly SampleColumn[],
): (line: string, arrivedUtcMs: Milliseconds) => GpuSample | null {
  let zoneMs: Milliseconds | null = null;
  return (line, arrivedUtcMs) => {
    const cells = line.split(",").map((cell) => cell.trim());
    if (cells.length !== columns.length) return null;
    const cell = (column: SampleColumn) => cells[columns.indexOf(column)] ?? "";
    const stamp = parseStamp(cell("time"));
    if (stamp === null) return null;
    zoneMs ??= Math.round((arrivedUtcMs - stamp) / quarterHourMs) * quarterHourMs;
    const memoryMib = parseNumber(cell("memory"));
    // Without units, nvidia-smi prints memory in MiB.
    const memoryUsedBytes = memoryMib === null ? null : Math.round(memoryMib * 2 ** 20);
    return {
      atUtcMs: stamp + zoneMs,
      uuid: /^GPU-([0-9a-f-]+)$/i.exec(cell("uuid"))?.[1]?.toLowerCase() ?? null,
      smClockMhz: parseNumber(cell("smClock")),
      temperatureC: parseNumber(cell("temperature")),
      reasonBits: /^0x[0-9a-f]+$/i.test(cell("reasons")) ? Number(cell("reasons")) : null,
      ...(columns.includes("memory") ? { memoryUsedBytes } : {}),
    };
  };
}

function parseStamp(text: string): Milliseconds | null {
  const [, year, month, day, time] = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.exec(text) ?? [];
  const ms = Date.parse(`${year}-${month}-${day}T${time}Z`);
  return Number.isNaN(ms) ? null : ms;
}

/** Null for `[N/A]`, `[Not Supported]`, and the like. */
function parseNumber(cell: string): number | null {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : null;
}
