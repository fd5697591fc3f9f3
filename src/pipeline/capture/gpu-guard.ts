import { join } from "node:path";
import type { GpuDisturbance, GpuSample } from "../../model/run/gpu-sample.ts";
import { disturbance, sampleIntervalMs } from "../../run/machine/gpu-watch-disturbance.ts";
import { listText } from "../../model/text/listing.ts";
import { memoryPeaks, readGpusNow, type MemoryPeaks } from "../../run/machine/gpu-memory.ts";
import {
  watchGpu,
  findGpuWatchColumns,
  type GpuWatchColumns,
  type GpuWatchSubject,
} from "../../run/machine/gpu-watch.ts";
import type { Session } from "../session.ts";

/** Runs without tracing are to be disturbed by nothing; an allocation that is no leak and no buffer of a step may be missed. */
const memoryIntervalMs = 100;

/** The same run, with the clocks watched beside its captures where compare.guard asks for it; says it where they cannot be. */
export async function withGpuWatch(session: Session): Promise<Session> {
  const { compare, workload } = session.config;
  if (!compare.guard) return session;
  const ports = { runTool: session.tools.ask, cwd: session.context.cwd, environment: session.tools.environment };
  const clocks = await findGpuWatchColumns(ports, workload.gpu);
  if (clocks.kind === "ready") {
    const memory = await findGpuWatchColumns(ports, workload.gpu, "memory");
    return { ...session, gpuWatch: { clocks, memory } };
  }
  session.context.log.info(`The GPU's clocks are not watched: ${clocks.why}`);
  return session;
}

/** nvidia-smi beside one capture. */
export interface CaptureWatch extends AsyncDisposable {
  /** Ends it and gives what it saw; what went wrong with it is said once a session. */
  samples(): Promise<readonly GpuSample[]>;
}

/** Starts it where the run watches the clocks; `gpu-watch.csv` and `gpu-watch.err` come into the folder, which is absolute. */
export function watchBeside(session: Session, folder: string): CaptureWatch | null {
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
          `The GPU's ${subject} ${subject === "clocks" ? "were" : "was"} not watched all the time: ${problem}`,
        );
      return samples;
    },
    [Symbol.asyncDispose]: async () => watch[Symbol.asyncDispose](),
  };
}

/** The memory that a program has in use, beside one run of it. */
export interface MemoryWatch extends AsyncDisposable {
  /** Ends it: the most in use of each GPU, less what was in use before; empty where that is not known. */
  peaks(): Promise<MemoryPeaks["peaks"]>;
}

/** Starts it where the run watches GPUs, before the program does; `folder` is absolute. */
export async function watchMemory(session: Session, folder: string, label: string): Promise<MemoryWatch | null> {
  const columns = session.gpuWatch?.memory;
  if (columns?.kind !== "ready") return null;
  const ports = { runTool: session.tools.ask, cwd: folder, environment: session.tools.environment };
  const now = async () => readGpusNow(ports, columns, session.context.clock.now().getTime());
  const before = await now();
  const watch = startWatch(session, folder, columns, "memory");
  return {
    async peaks() {
      const { peaks, disturbed } = memoryPeaks(before, await watch.samples(), await now());
      if (disturbed.length > 0)
        session.context.log.info(
          `${label}: the peak memory of ${listText(disturbed, 8)} is not known: something else took or freed memory of it meanwhile.`,
        );
      return peaks;
    },
    [Symbol.asyncDispose]: async () => watch[Symbol.asyncDispose](),
  };
}

/** A warning that every round may give, and that the run gives once. */
export async function warnOnce(session: Session, message: string): Promise<void> {
  if (!session.recorder.snapshot().warnings.includes(message)) await session.warn(message);
}

/** A disturbed round is made again so often. */
export const mostRepeats = 2;

/** The samples within the ranges of one round; null where the GPU was not watched. */
export type RoundSamples = readonly GpuSample[] | null;

/**
 * Each round of one side, held against the others (docs/statistics.md). The clock of a throttled round is no measure for
 * another one, nor is that of a few samples.
 */
export function classifyRounds(rounds: readonly RoundSamples[]): (GpuDisturbance | null)[] {
  const alone = rounds.map((samples) => (samples === null ? null : disturbance(samples, [])));
  return rounds.map((samples, index) => {
    if (samples === null) return null;
    const others = alone.flatMap((other, place) =>
      place !== index && other?.state === "ok" && other.meanSmClockMhz !== null ? [other.meanSmClockMhz] : [],
    );
    return disturbance(samples, usualClock(others, alone[index]?.meanSmClockMhz ?? 0));
  });
}

/**
 * The one in the middle; of two, the nearer: of three rounds of which one is odd, the two that are alike must not be odd by
 * the mean of their like and the odd one. Empty without others.
 */
function usualClock(others: readonly number[], own: number): number[] {
  const sorted = others.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own)).slice(0, 1);
}

export type GuardDecision = "keep" | "repeat" | "keep-disturbed";

/** What to do with the newest round of a side, which was made again `repeats` times. */
export function decideRound(gpu: GpuDisturbance | null, repeats: number): GuardDecision {
  if (gpu === null || gpu.state === "ok" || gpu.state === "unknown") return "keep";
  return repeats < mostRepeats ? "repeat" : "keep-disturbed";
}

/** How the GPU was, for people. */
export function disturbanceText({ state, meanSmClockMhz, reasons }: GpuDisturbance): string {
  const clock = meanSmClockMhz === null ? "not known" : `${meanSmClockMhz.toFixed(0)} MHz`;
  return state === "throttled"
    ? `the GPU was throttled while the ranges ran (${reasons.join(", ")}; mean SM clock ${clock})`
    : `the mean SM clock while the ranges ran, ${clock}, is more than 2% off that of the side's other rounds`;
}
