import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import type { Bytes } from "../../model/units.ts";
import { callTool } from "../process/tool.ts";
import { sampleReader, type GpuWatchColumns } from "./gpu-watch.ts";

/** The most memory that a program had in use, by samples: a peak that is shorter than their distance may be missed. */
export interface MemoryPeaks {
  /** GPUs in the order of nvidia-smi, those that the program used alone: `GPU 0` is the first of them. */
  readonly peaks: readonly { readonly gpu: string; readonly bytes: Bytes }[];
  /** Used GPUs of which nothing is known, since something else took or freed memory meanwhile. */
  readonly disturbed: readonly string[];
}

/** A CUDA context alone takes more. */
const leastUse: Bytes = 16 * 2 ** 20;
/** What a program used is free again when it has ended: more than so much of a difference is not its own. */
const leastDisturbance: Bytes = 64 * 2 ** 20;

/** From a sample of each GPU before the program and after it, and those while it ran; without one, a GPU is left out. */
export function memoryPeaks(
  before: readonly GpuSample[],
  during: readonly GpuSample[],
  after: readonly GpuSample[],
): MemoryPeaks {
  const usedOf = (samples: readonly GpuSample[], uuid: string | null): Bytes[] =>
    samples.flatMap((sample) => (sample.uuid === uuid ? (sample.memoryUsedBytes ?? []) : []));
  const used = before.flatMap(({ uuid, memoryUsedBytes }) => {
    const [end] = usedOf(after, uuid);
    const seen = usedOf(during, uuid);
    if (memoryUsedBytes == null || end === undefined || seen.length === 0) return [];
    const bytes = seen.reduce((most, one) => Math.max(most, one), 0) - memoryUsedBytes;
    return bytes < leastUse ? [] : [{ bytes, isDisturbed: Math.abs(end - memoryUsedBytes) > leastDisturbance }];
  });
  const named = used.map((one, index) => ({ ...one, gpu: `GPU ${String(index)}` }));
  return {
    peaks: named.flatMap(({ gpu, bytes, isDisturbed }) => (isDisturbed ? [] : [{ gpu, bytes }])),
    disturbed: named.flatMap(({ gpu, isDisturbed }) => (isDisturbed ? [gpu] : [])),
  };
}

/** One sample of each watched GPU, now; none where nvidia-smi does not answer. Throws ToolError where it is gone. */
export async function readGpusNow(
  ports: ToolPorts,
  watch: Extract<GpuWatchColumns, { kind: "ready" }>,
  nowUtcMs: number,
): Promise<GpuSample[]> {
  const environment = { ...ports.environment, TZ: "UTC" };
  const { exitCode, stdout } = await callTool({ ...ports, environment }, "nvidia-smi", watch.argv, 30_000);
  const read = sampleReader(watch.columns);
  return exitCode === 0 ? stdout.split("\n").flatMap((line) => read(line, nowUtcMs) ?? []) : [];
}
