import { setTimeout as sleep } from "node:timers/promises";
import { errorMessage, ToolError } from "../../model/errors.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Clock, ProcessResult, RunCapture, ToolPorts } from "../../model/run/ports.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { callTool } from "../process/tool.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";

export interface GpuWatchPorts {
  /** Must be the function that runs the captures. A different function could kill nvidia-smi when a capture ends. */
  readonly runCapture: RunCapture;
  readonly clock: Clock;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface GpuWatchRequest {
  readonly columns: GpuWatchColumns;
  /** nvidia-smi can't sample much faster than every 20 ms. */
  readonly intervalMs: Milliseconds;
  /** New files for nvidia-smi's unmodified output. */
  readonly stdoutFile: string;
  readonly stderrFile: string;
  /** Aborted if the run is told to stop. */
  readonly stop: AbortSignal;
}

interface GpuWatched {
  /** Samples of all watched GPUs, in order of arrival. */
  readonly samples: readonly GpuSample[];
  /** Why samples are missing or stopped early. Null if nothing went wrong. */
  readonly problem: string | null;
}

/** nvidia-smi running alongside a capture. */
export interface GpuWatch extends AsyncDisposable {
  /** Ends nvidia-smi and returns its samples. Later calls return the same result. Never throws. */
  stop(): Promise<GpuWatched>;
}

/** Enough for a day of samples. */
const outputLimitBytes: Bytes = 2 ** 29;
/** How long to wait for the last samples, which nvidia-smi buffers. */
const lastSampleLimitMs: Milliseconds = 2000;

/** Starts nvidia-smi in its loop mode. nvidia-smi ends when the watch is stopped or, like a capture, when our own process dies. */
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
        environment: setUtc(ports.environment),
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
    // The watch is optional, so its failure shouldn't fail the capture.
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
  return `nvidia-smi exited too early (${end.exitCode ?? "not started"})${said === "" ? "." : `: ${said}`}`;
}

/** The columns that this machine's nvidia-smi supports, with the command to query them, or why we can't watch. */
export type GpuWatchColumns =
  | { readonly kind: "ready"; readonly columns: readonly SampleColumn[]; readonly argv: readonly [string, ...string[]] }
  | { readonly kind: "unavailable"; readonly why: string };

/** What to watch on a GPU. */
export type GpuWatchSubject = "clocks" | "memory";

/**
 * Finds the supported columns, once per run. `gpuIndex` is nvidia-smi's index; null means all GPUs. Doesn't throw if the driver
 * is missing.
 */
export async function findGpuWatchColumns(
  ports: ToolPorts,
  gpuIndex: number | null,
  subject: GpuWatchSubject = "clocks",
): Promise<GpuWatchColumns> {
  const wanted = subjectColumns[subject];
  const names = new Map(wanted.map((column): [SampleColumn, string[]] => [column, [...sampleColumns[column]]]));
  try {
    for (;;) {
      const argv = query([...names.values()], gpuIndex);
      const result = await callTool({ ...ports, environment: setUtc(ports.environment) }, "nvidia-smi", argv, 30_000);
      // nvidia-smi reports only one unknown field per call.
      const unknown = /Field "([^"]+)" is not a valid field/.exec(result.stdout + result.stderr)?.[1];
      if (unknown !== undefined && dropName(names, unknown)) continue;
      if (result.timedOut) return { kind: "unavailable", why: "nvidia-smi didn't answer in time." };
      if (result.exitCode === 0) return { kind: "ready", columns: [...names.keys()], argv };
      const said = plainText(`${result.stdout} ${result.stderr}`.trim().replaceAll(/\s+/g, " "));
      return { kind: "unavailable", why: said === "" ? `nvidia-smi exited with ${result.exitCode}.` : said };
    }
  } catch (error) {
    if (error instanceof ToolError) return { kind: "unavailable", why: "nvidia-smi isn't installed." };
    throw error;
  }
}

/** nvidia-smi prints local time unless TZ says otherwise. */
function setUtc(environment: Readonly<Record<string, string>>): Record<string, string> {
  return { ...environment, TZ: "UTC" };
}

function query(names: readonly (readonly string[])[], gpuIndex: number | null): [string, ...string[]] {
  const fields = names.map(([newest]) => newest).join(",");
  const gpu = gpuIndex === null ? [] : [`--id=${gpuIndex}`];
  return ["nvidia-smi", `--query-gpu=${fields}`, "--format=csv,noheader,nounits", ...gpu];
}

/** Replaces an unknown name with an older one, or drops the column. Returns false if neither is possible. */
function dropName(names: Map<SampleColumn, string[]>, unknown: string): boolean {
  for (const [column, [newest, ...older]] of names) {
    if (newest !== unknown) continue;
    if (older.length > 0) names.set(column, older);
    else if (requiredColumns.includes(column)) return false;
    else names.delete(column);
    return true;
  }
  return false;
}

/**
 * The columns to query, each with nvidia-smi's names for it, newest first. We don't use the power readings ourselves; they're for readers
 * of gpu-watch.csv.
 */
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

/** Columns that we need to judge a GPU. */
const requiredColumns: readonly SampleColumn[] = ["time", "smClock", "memory"];

const quarterHourMs = 15 * 60_000;

/**
 * Parses rows such as `2026/11/21 15:35:56.588, GPU-52ab…, 1980, 351.20, 45, 0x0000000000000004`. Null for any other line.
 * `arrivedUtcMs` is only for detecting the time zone, because nvidia-smi may print local time even if TZ is UTC.
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
    const memory = columns.includes("memory") ? { memoryUsedBytes: mebibytes(cell("memory")) } : {};
    const uuid = /^GPU-([0-9a-f-]+)$/i.exec(cell("uuid"))?.[1]?.toLowerCase() ?? null;
    return {
      atUtcMs: stamp + zoneMs,
      uuid,
      smClockMhz: parseNumber(cell("smClock")),
      temperatureC: parseNumber(cell("temperature")),
      reasonBits: /^0x[0-9a-f]+$/i.test(cell("reasons")) ? Number(cell("reasons")) : null,
      ...memory,
    };
  };
}

function parseStamp(text: string): Milliseconds | null {
  const [, year, month, day, time] = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.exec(text) ?? [];
  const ms = Date.parse(`${year}-${month}-${day}T${time}Z`);
  return Number.isNaN(ms) ? null : ms;
}

/** Without units, nvidia-smi prints memory in MiB. */
function mebibytes(cell: string): Bytes | null {
  const found = parseNumber(cell);
  return found === null ? null : Math.round(found * 2 ** 20);
}

/** Null for `[N/A]`, `[Not Supported]`, and the like. */
function parseNumber(cell: string): number | null {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : null;
}
