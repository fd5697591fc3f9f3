import { findRange } from "../../model/reports/range.ts";
import type { Profile, ProfileKernel } from "../../model/profile/profile.ts";
import type { KernelType } from "../../model/reports/trace.ts";
import type { PlacedInstance } from "./layout.ts";
import type { Packet } from "./perfetto-messages.ts";

/** Values from Perfetto's GpuCounterDescriptor: GpuCounterGroup COMPUTE, ValueDirection FORWARDS_LOOKING, and MeasureUnit. */
const compute = 6;
const forwards = 2;
const units: Readonly<Record<string, readonly [numerator: number, denominator: number | null]>> = {
  "%": [37, null],
  ns: [19, null],
  byte: [7, null],
  "byte/s": [7, 22],
};

const descriptorId = 1;

/** Each instance has a sample at its first launch that has the same kernel, grid, and block as the launch that ncu measured. Null if there are no metrics. */
export function createNcuCounters(
  placed: readonly PlacedInstance[],
  profile: Profile,
): { readonly descriptors: readonly object[]; readonly packets: readonly Packet[] } | null {
  const specs = new Map<string, ReturnType<typeof createCounterSpec>>();
  const packets: Packet[] = [];
  for (const { range, instance, atNs } of placed) {
    const kernels = findRange(profile.ranges, range)?.kernels ?? [];
    const measured = new Map(kernels.filter(({ ncu }) => ncu.length > 0).map((kernel) => [kernel.name, kernel]));
    const done = new Set<string>();
    for (const { type, startNs, device } of measured.size === 0 ? [] : instance.kernels) {
      const kernel = measured.get(type.name);
      const launch = JSON.stringify([type.name, type.grid, type.block]);
      if (kernel === undefined || done.has(launch)) continue;
      const counters = readMetrics(kernel, type).map(([metric, value, unit]) => {
        const spec = specs.get(metric) ?? createCounterSpec(metric, unit, specs.size + 1);
        specs.set(metric, spec);
        return { counter_id: spec.counter_id, double_value: value };
      });
      if (counters.length === 0) continue;
      done.add(launch);
      packets.push({
        timestamp: atNs + startNs,
        gpu_counter_event: { counter_descriptor_iid: descriptorId, counters, gpu_id: device },
      });
    }
  }
  if (packets.length === 0) return null;
  return { descriptors: [{ iid: descriptorId, counter_descriptor: { specs: [...specs.values()] } }], packets };
}

function readMetrics(kernel: ProfileKernel, type: KernelType): [metric: string, value: number, unit: string][] {
  const sample = kernel.ncu.find(({ variant }) => {
    const launched = kernel.variants[variant];
    return launched !== undefined && hasSameSize(launched.grid, type.grid) && hasSameSize(launched.block, type.block);
  });
  return Object.values(sample?.figures ?? {}).flatMap((figure): [string, number, string][] =>
    figure !== null && typeof figure.value === "number" && isNcuName(figure.metric)
      ? [[figure.metric, figure.value, figure.unit]]
      : [],
  );
}

/** Not our formulas that combine several metrics. */
function isNcuName(metric: string): boolean {
  return metric.includes("__") && /^[\w.]+$/.test(metric);
}

function hasSameSize(a: readonly number[], b: readonly number[]): boolean {
  return a.every((size, index) => size === b[index]);
}

function createCounterSpec(metric: string, unit: string, id: number) {
  const [numerator = null, denominator = null] = units[unit] ?? [];
  return {
    counter_id: id,
    name: metric,
    groups: compute,
    value_direction: forwards,
    description: "Measured by Nsight Compute in a different launch of this kernel with the same grid and block.",
    ...(numerator === null ? {} : { numerator_units: numerator }),
    ...(denominator === null ? {} : { denominator_units: denominator }),
  };
}
