import { instancesOf } from "../../analyse/attribute.ts";
import type { RangeKey } from "../../analyse/range-key.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Trace } from "../../model/reports/trace.ts";
import { samplesWithin, windowsOf } from "../../run/machine/gpu-watch-disturbance.ts";

/** The samples taken while a range of these ran, of the GPUs that the reports' kernels ran on. */
export function samplesInRanges(
  samples: readonly GpuSample[],
  traces: readonly Trace[],
  ranges: readonly RangeKey[],
): GpuSample[] {
  const within = traces.flatMap((trace) => {
    const instances = ranges.flatMap((key) => instancesOf(trace, key));
    const windows = windowsOf(trace.originUtcMs, instances);
    return usedGpus(trace).flatMap((uuid) => samplesWithin(samples, uuid, windows));
  });
  // A sample that names no GPU is found for each of them.
  return [...new Set(within)];
}

/** By UUID; null stands for a GPU that the report does not tell. */
function usedGpus({ kernels, gpus }: Trace): (string | null)[] {
  const used = new Set<number>(kernels.device);
  const uuids = gpus.flatMap(({ id, uuid }) => (used.has(id) ? [uuid] : []));
  return uuids.length === 0 ? [null] : uuids;
}
