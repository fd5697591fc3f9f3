import { join } from "node:path";
import type { GpuDisturbance, GpuSample } from "../../model/run/gpu-sample.ts";
import { judgeDisturbance, sampleIntervalMs } from "../../run/machine/gpu-watch-disturbance.ts";
import { listText } from "../../model/text/listing.ts";
import { computeMemoryPeaks, readGpusNow, type MemoryPeaks } from "../../run/machine/gpu-memory.ts";
import {
  watchGpu,
  findGpuWatchColumns,
  type GpuWatchColumns,
  type GpuWatchSubject,
} from "../../run/machine/gpu-watch.ts";
import { createToolPorts, type Session } from "../session.ts";

/** We sample memory rarely, so that sampling doesn't disturb untraced runs. This may miss short-lived allocations. */
const memoryIntervalMs = 100;

export async function withGpuWatch(session: Session): Promise<Session> {
  const { compare, workload } = session.config;
  if (!compare.guard || !session.mayUseGpu) return session;
  const ports = createToolPorts(session, session.context.cwd);
  const clocks = await findGpuWatchColumns(ports, workload.gpu);
  if (clocks.kind === "ready") {
    const memory = await findGpuWatchColumns(ports, workload.gpu, "memory");
    return { ...session, gpuWatch: { clocks, memory } };
  }
  session.context.log.info(`The GPU's clocks aren't watched: ${clocks.why}`);
  return session;
}

export interface CaptureWatch extends AsyncDisposable {
  samples(): Promise<readonly GpuSample[]>;
}

/** Starts nvidia-smi if the run watches the clocks. Writes `gpu-watch.csv` and `gpu-watch.err` to `folder`, an absolute path. */
export function watchClocks(session: Session, folder: string): CaptureWatch | null {
  return session.gpuWatch === null ? null : startWatch(session, folder, session.gpuWatch.clocks, "clocks");
}

function startWatch(
  session: Session,
  folder: string,
  columns: GpuWatchColumns,
  subject: GpuWatchSubject,
): CaptureWatch {
  const watch = watchGpu(
    {
      runCapture: session.runCapture,
      clock: session.context.clock,
      cwd: folder,
      environment: session.tools.environment,
    },
    {
      columns,
      intervalMs: subject === "clocks" ? sampleIntervalMs : memoryIntervalMs,
      stdoutFile: join(folder, "gpu-watch.csv"),
      stderrFile: join(folder, "gpu-watch.err"),
      stop: session.context.stop,
    },
  );
  return {
    async samples() {
      const { samples, problem } = await watch.stop();
      if (problem !== null)
        await warnOnce(
          session,
          `The GPU's ${subject} ${subject === "clocks" ? "weren't" : "wasn't"} watched the whole time: ${problem}`,
        );
      return samples;
    },
    [Symbol.asyncDispose]: async () => watch[Symbol.asyncDispose](),
  };
}

export interface MemoryWatch extends AsyncDisposable {
  /** Stops watching and returns each GPU's peak memory, minus what was in use before the program started. Empty if unknown. */
  peaks(): Promise<MemoryPeaks["peaks"]>;
}

/** Starts watching, if the session watches GPUs. Call this before the program starts. `folder` is absolute. */
export async function watchMemory(session: Session, folder: string, label: string): Promise<MemoryWatch | null> {
  const columns = session.gpuWatch?.memory;
  if (columns?.kind !== "ready") return null;
  const ports = createToolPorts(session, folder);
  const now = async () => readGpusNow(ports, columns, session.context.clock.now().getTime());
  const before = await now();
  const watch = startWatch(session, folder, columns, "memory");
  return {
    async peaks() {
      const { peaks, disturbed } = computeMemoryPeaks(before, await watch.samples(), await now());
      if (disturbed.length > 0)
        session.context.log.info(
          `${label}: the peak memory of ${listText(disturbed, 8)} is unknown, because something else allocated or freed memory there during the run.`,
        );
      return peaks;
    },
    [Symbol.asyncDispose]: async () => watch[Symbol.asyncDispose](),
  };
}

export async function warnOnce(session: Session, message: string): Promise<void> {
  if (!session.recorder.snapshot().warnings.includes(message)) await session.warn(message);
}

export const mostRepeats = 2;

export type RoundSamples = readonly GpuSample[] | null;

/**
 * Compares each round of a side with the side's other rounds (docs/statistics.md). Rounds that were throttled or have too few samples
 * aren't used to judge other rounds.
 */
export function classifyRounds(rounds: readonly RoundSamples[]): (GpuDisturbance | null)[] {
  const alone = rounds.map((samples) => (samples === null ? null : judgeDisturbance(samples, [])));
  return rounds.map((samples, index) => {
    if (samples === null) return null;
    const otherClocks = alone.flatMap((other, place) =>
      place !== index && other?.state === "ok" && other.meanSmClockMhz !== null ? [other.meanSmClockMhz] : [],
    );
    return judgeDisturbance(samples, findUsualClock(otherClocks, alone[index]?.meanSmClockMhz ?? 0));
  });
}

/**
 * The median clock of the side's other rounds; of two middle values, the one closer to `own`. So if two of three rounds agree, only the
 * third counts as disturbed. Empty if there are no other rounds.
 */
function findUsualClock(otherClocks: readonly number[], ownClock: number): number[] {
  const sorted = otherClocks.toSorted((first, second) => first - second);
  const middleClocks = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middleClocks.toSorted((first, second) => Math.abs(first - ownClock) - Math.abs(second - ownClock)).slice(0, 1);
}

export type GuardDecision = "keep" | "repeat" | "keep-disturbed";

export function decideRound(gpu: GpuDisturbance | null, repeats: number): GuardDecision {
  if (gpu === null || gpu.state === "ok" || gpu.state === "unknown") return "keep";
  return repeats < mostRepeats ? "repeat" : "keep-disturbed";
}

export function describeDisturbance({ state, meanSmClockMhz, reasons }: GpuDisturbance): string {
  const clock = meanSmClockMhz === null ? "unknown" : `${meanSmClockMhz.toFixed(0)} MHz`;
  return state === "throttled"
    ? `the GPU was throttled while the ranges ran (${reasons.join(", ")}; mean SM clock ${clock})`
    : `the mean SM clock while the ranges ran (${clock}) is more than 2% off the clock of the side's other rounds`;
}
