import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import type { Bytes } from "../../model/units.ts";
import { callTool } from "../process/tool.ts";
import { createSampleParser, type GpuWatchColumns } from "./gpu-watch.ts";

/** A program's peak memory use, from samples. We may miss a peak between two samples. */
export interface MemoryPeaks {
  /** Only the GPUs that the program used, in nvidia-smi's order. We number them ourselves: `GPU 0` is the first used GPU. */
  readonly peaks: readonly { readonly gpu: string; readonly bytes: Bytes }[];
  /** Used GPUs that have no peak, because another process allocated or freed memory during the run. */
  readonly disturbed: readonly string[];
}

/** If a program's peak is below this, the program didn't use the GPU; even an empty CUDA context needs more. */
const leastUse: Bytes = 16 * 2 ** 20;
/**
 * A program's memory is free again after it exits. If the memory in use before and after the program differs by more than this, another
 * process caused the difference.
 */
const leastDisturbance: Bytes = 64 * 2 ** 20;

/** Computes peaks from samples before, during, and after the program. Leaves out a GPU if any of the three lists has no sample of it. */
export function computeMemoryPeaks(
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

/** Takes one sample of each watched GPU. Empty if nvidia-smi fails. Throws ToolError if nvidia-smi isn't installed. */
export async function readGpusNow(
  ports: ToolPorts,
  watch: Extract<GpuWatchColumns, { kind: "ready" }>,
  nowUtcMs: number,
): Promise<GpuSample[]> {
  const environment = { ...ports.environment, TZ: "UTC" };
  const { exitCode, stdout } = await callTool({ ...ports, environment }, "nvidia-smi", watch.argv, 30_000);
  const read = createSampleParser(watch.columns);
  return exitCode === 0 ? stdout.split("\n").flatMap((line) => read(line, nowUtcMs) ?? []) : [];
}
