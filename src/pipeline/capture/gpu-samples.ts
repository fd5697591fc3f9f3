import { findEndNs, findInstances } from "../../analyze/attribute.ts";
import type { RangeKey } from "../../analyze/range-key.ts";
import type { TimeSpan } from "../../model/reports/instance-timeline.ts";
import type { Trace } from "../../model/reports/trace.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { sampleIntervalMs, selectSamples, toTimeWindows } from "../../run/machine/gpu-watch-disturbance.ts";

/** The samples taken while these ranges' kernels ran, from the GPUs that ran them. Idle GPUs don't count, because they change their clocks. */
export function selectRangeSamples(
  samples: readonly GpuSample[],
  traces: readonly Trace[],
  ranges: readonly RangeKey[],
): GpuSample[] {
  const within = traces.flatMap((trace) => {
    const instances = ranges
      .flatMap((key) => findInstances(trace, key))
      .map((instance) => ({ startNs: instance.startNs, endNs: findEndNs(trace, instance) }));
    return [...findBusySpans(trace)].flatMap(([device, spans]) => {
      const uuid = trace.gpus.find(({ id }) => id === device)?.uuid ?? null;
      return selectSamples(samples, uuid, toTimeWindows(trace.originUtcMs, intersectSpans(instances, spans)));
    });
  });
  // A sample without a UUID matches every GPU, so we remove duplicates.
  return [...new Set(within)];
}

/** When each device ran kernels. A pause shorter than the time between two samples doesn't count as idle. */
function findBusySpans({ kernels, kernelKinds }: Trace): ReadonlyMap<number, readonly TimeSpan[]> {
  const spans = new Map<number, { startNs: Nanoseconds; endNs: Nanoseconds }[]>();
  for (let row = 0; row < kernels.count; row += 1) {
    const device = kernelKinds[kernels.kind[row] ?? 0]?.device ?? -1;
    const startNs = kernels.startNs.at(row);
    const endNs = startNs + (kernels.durationNs[row] ?? 0);
    const ofDevice = spans.get(device) ?? [];
    spans.set(device, ofDevice);
    const last = ofDevice.at(-1);
    if (last !== undefined && startNs - last.endNs < sampleIntervalMs * 1e6) last.endNs = Math.max(last.endNs, endNs);
    else ofDevice.push({ startNs, endNs });
  }
  return spans;
}

function intersectSpans(spans: readonly TimeSpan[], otherSpans: readonly TimeSpan[]): TimeSpan[] {
  return spans.flatMap((span) =>
    otherSpans
      .filter((other) => other.startNs <= span.endNs && other.endNs >= span.startNs)
      .map((other) => ({ startNs: Math.max(span.startNs, other.startNs), endNs: Math.min(span.endNs, other.endNs) })),
  );
}
