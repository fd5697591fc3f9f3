import { setTimeout as sleep } from "node:timers/promises";
import { errorMessage, ToolError } from "../../errors.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Clock, ProcessResult, RunCapture, ToolPorts } from "../../model/run/ports.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { callTool } from "../process/tool.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";

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

interface GpuWatched {
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

/** What this machine's nvidia-smi can be asked for, again and again; or why there is nothing to watch. */
export type GpuWatchColumns =
  | { readonly kind: "ready"; readonly columns: readonly SampleColumn[]; readonly argv: readonly [string, ...string[]] }
  | { readonly kind: "unavailable"; readonly why: string };

/** What of a GPU is watched. */
export type GpuWatchSubject = "clocks" | "memory";

/** Finds out once a run what to ask for. `gpuIndex` as nvidia-smi counts; null is all GPUs. Never throws for a missing driver. */
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
      const result = await callTool({ ...ports, environment: inUtc(ports.environment) }, "nvidia-smi", argv, 30_000);
      // It names one unknown field at a time.
      const unknown = /Field "([^"]+)" is not a valid field/.exec(result.stdout + result.stderr)?.[1];
      if (unknown !== undefined && dropName(names, unknown)) continue;
      if (result.timedOut) return { kind: "unavailable", why: "nvidia-smi did not answer in time." };
      if (result.exitCode === 0) return { kind: "ready", columns: [...names.keys()], argv };
      const said = plainText(`${result.stdout} ${result.stderr}`.trim().replaceAll(/\s+/g, " "));
      return { kind: "unavailable", why: said === "" ? `nvidia-smi ended with ${result.exitCode}.` : said };
    }
  } catch (error) {
    if (error instanceof ToolError) return { kind: "unavailable", why: "There is no nvidia-smi." };
    throw error;
  }
}

/** nvidia-smi writes local times. */
function inUtc(environment: Readonly<Record<string, string>>): Record<string, string> {
  return { ...environment, TZ: "UTC" };
}

function query(names: readonly (readonly string[])[], gpuIndex: number | null): [string, ...string[]] {
  const fields = names.map(([newest]) => newest).join(",");
  const gpu = gpuIndex === null ? [] : [`--id=${gpuIndex}`];
  return ["nvidia-smi", `--query-gpu=${fields}`, "--format=csv,noheader,nounits", ...gpu];
}

/** Takes an older name in place of one that is not known, or does without the column. False when neither is possible. */
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

/** The columns that are asked for; each with its names, the newest first. Power is for readers of gpu-watch.csv. */
const sampleColumns = {
  time: ["timestamp"],
  uuid: ["uuid"],
  smClock: ["clocks.sm"],
  power: ["power.draw"],
  temperature: ["temperature.gpu"],
  // Up to driver 530 only the second name exists.
  reasons: ["clocks_event_reasons.active", "clocks_throttle_reasons.active"],
  memory: ["memory.used"],
} as const;

type SampleColumn = keyof typeof sampleColumns;
const subjectColumns: Readonly<Record<GpuWatchSubject, readonly SampleColumn[]>> = {
  clocks: ["time", "uuid", "smClock", "power", "temperature", "reasons"],
  memory: ["time", "uuid", "memory"],
};

/** Columns without which there is nothing to judge. */
const requiredColumns: readonly SampleColumn[] = ["time", "smClock", "memory"];

const quarterHourMs = 15 * 60_000;

/**
 * Reads rows such as `2026/11/21 15:35:56.588, GPU-52ab…, 1980, 351.20, 45, 0x0000000000000004`. Null for another line.
 * `arrivedUtcMs` only tells the time zone, in which nvidia-smi may write its times though it is told to take UTC.
 */
export function sampleReader(
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
      smClockMhz: number(cell("smClock")),
      temperatureC: number(cell("temperature")),
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

/** nvidia-smi's memory without a unit is in MiB. */
function mebibytes(cell: string): Bytes | null {
  const found = number(cell);
  return found === null ? null : Math.round(found * 2 ** 20);
}

/** `[N/A]`, `[Not Supported]` and the like are no numbers. */
function number(cell: string): number | null {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : null;
}
