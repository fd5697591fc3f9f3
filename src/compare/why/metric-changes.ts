import type { MetricChange } from "../../model/comparison/comparison-rows.ts";
import type { Metric, Metrics } from "../../model/ncu/profile-ncu.ts";

/** Metrics that can explain a change in time, the most useful first, with their titles in a sentence. */
const explaining: readonly { readonly key: string; readonly title: string; readonly unit: string }[] = [
  { key: "dramBytes", title: "DRAM bytes", unit: "byte" },
  { key: "achievedOccupancyPct", title: "occupancy", unit: "%" },
  { key: "registersPerThread", title: "registers", unit: "" },
  { key: "sharedBytesPerBlock", title: "shared memory", unit: "byte" },
  { key: "spillRequests", title: "spill requests", unit: "" },
  { key: "gridBlocks", title: "blocks", unit: "" },
  { key: "theoreticalOccupancyPct", title: "theoretical occupancy", unit: "%" },
  { key: "wavesPerSm", title: "waves", unit: "" },
  { key: "occupancyLimiter", title: "occupancy limited by", unit: "" },
  { key: "l2HitPct", title: "L2 hits", unit: "%" },
  { key: "l1HitPct", title: "L1 hits", unit: "%" },
  { key: "loadSectorsPerRequest", title: "sectors per load", unit: "" },
  { key: "tensorPipePct", title: "tensor pipe", unit: "%" },
  { key: "smThroughputPct", title: "SM throughput", unit: "%" },
  { key: "executedInstructionsPct", title: "executed instructions", unit: "%" },
  { key: "dramThroughputPct", title: "DRAM throughput", unit: "%" },
  { key: "topStall", title: "waits for", unit: "" },
];

/** Metrics vary a little with the caches, so we ignore smaller changes. */
const smallestRatio = 0.05;
/** We ignore changes of fewer percentage points, such as 0.1% → 0.2%. */
const smallestPoints = 1;

/** The Nsight Compute metrics that differ between two launches, the most useful first. Skips metrics that one of the launches lacks. */
export function metricChanges(before: Metrics, after: Metrics): MetricChange[] {
  return explaining.flatMap(({ key, title, unit }) => {
    const [old, young] = [before[key] ?? null, after[key] ?? null];
    if (old === null || young === null || !differs(old, young, unit)) return [];
    const ratio =
      typeof old.value === "number" && typeof young.value === "number" && old.value !== 0
        ? young.value / old.value - 1
        : null;
    return [{ metric: key, title, unit, base: old.value, head: young.value, changeRatio: ratio }];
  });
}

function differs(old: Metric, young: Metric, unit: string): boolean {
  if (typeof old.value !== "number" || typeof young.value !== "number") return old.value !== young.value;
  const size = Math.abs(young.value - old.value);
  return (
    size > smallestRatio * Math.max(Math.abs(old.value), Math.abs(young.value)) &&
    (unit !== "%" || size >= smallestPoints)
  );
}
