import type { MetricChange } from "../../model/comparison/comparison-rows.ts";
import type { Metric, Metrics } from "../../model/ncu/profile-ncu.ts";

/** Metrics that explain a time, in the order of what they say most often. How each is written in a sentence. */
const explaining: readonly { readonly key: string; readonly title: string; readonly unit: string }[] = [
  { key: "dramBytes", title: "DRAM bytes", unit: "byte" },
  { key: "achievedOccupancyPct", title: "occupancy", unit: "%" },
  { key: "registersPerThread", title: "registers", unit: "" },
  { key: "sharedBytesPerBlock", title: "shared memory", unit: "byte" },
  { key: "spillRequests", title: "spill requests", unit: "" },
  { key: "gridBlocks", title: "blocks", unit: "" },
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

/** Figures of one launch vary a little with the caches; less than this is no change. */
const smallestRatio = 0.05;
/** Percentages near zero: 0.1% → 0.2% is no news. */
const smallestPoints = 1;

/** What Nsight Compute measured differently of two launches, the telling figures first; a figure that one lacks is left out. */
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
