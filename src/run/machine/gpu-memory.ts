import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import type { Bytes } from "../../model/units.ts";
import { callTool } from "../process/tool.ts";
import { setUtc, createSampleParser, type GpuWatchColumns } from "./gpu-watch.ts";

export interface MemoryPeaks {
  readonly peaks: readonly { readonly gpu: string; readonly bytes: Bytes }[];
  /** Another process allocated or freed memory during the run. */
  readonly disturbed: readonly string[];
}

/** Even an empty CUDA context needs more. */
const leastUse: Bytes = 16 * 2 ** 20;
/** A program's memory is free again after it exits, so a larger difference comes from another process. */
const leastDisturbance: Bytes = 64 * 2 ** 20;

/** Leaves out a GPU if any of the three lists has no sample of it. We may miss a peak between two samples. */
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
    const bytes = seen.reduce((most, value) => Math.max(most, value), 0) - memoryUsedBytes;
    return bytes < leastUse ? [] : [{ bytes, isDisturbed: Math.abs(end - memoryUsedBytes) > leastDisturbance }];
  });
  const named = used.map((entry, index) => ({ ...entry, gpu: `GPU ${index}` }));
  return {
    peaks: named.flatMap(({ gpu, bytes, isDisturbed }) => (isDisturbed ? [] : [{ gpu, bytes }])),
    disturbed: named.flatMap(({ gpu, isDisturbed }) => (isDisturbed ? [gpu] : [])),
  };
}

export async function readGpusNow(
  ports: ToolPorts,
  watch: Extract<GpuWatchColumns, { kind: "ready" }>,
  nowUtcMs: number,
): Promise<GpuSample[]> {
  const { exitCode, stdout } = await callTool(setUtc(ports), "nvidia-smi", watch.argv, 30_000);
  const read = createSampleParser(watch.columns);
  return exitCode === 0 ? stdout.split("\n").flatMap((line) => read(line, nowUtcMs) ?? []) : [];
}
