import type { NcuRow } from "../../model/reports/ncu.ts";
import type { Figure } from "../../model/profile/profile-ncu.ts";
import { numberOf } from "./metric-values.ts";

/** Blocks that fit on an SM by each resource; the smallest limits the occupancy. In the order in which they are named. */
const limits: readonly (readonly [metric: string, name: string])[] = [
  ["launch__occupancy_limit_registers", "registers"],
  ["launch__occupancy_limit_shared_mem", "shared memory"],
  ["launch__occupancy_limit_warps", "warps"],
  ["launch__occupancy_limit_blocks", "blocks"],
  ["launch__occupancy_limit_barriers", "barriers"],
];

/** What limits the occupancy; several where they limit it alike: `registers, warps`. */
export function occupancyLimiter(row: NcuRow): Figure | null {
  const known = limits.flatMap(([metric, name]) => {
    const value = numberOf(row, metric);
    return value === null ? [] : [{ metric, name, value }];
  });
  const least = Math.min(...known.map(({ value }) => value));
  const limiting = known.filter(({ value }) => value === least);
  if (limiting.length === 0) return null;
  return { value: limiting.map(({ name }) => name).join(", "), unit: "", metric: "min(launch__occupancy_limit_*)" };
}

/** Bytes read from and written to device memory. */
export function dramBytes(row: NcuRow): Figure | null {
  const total = numberOf(row, "dram__bytes.sum");
  if (total !== null) return { value: total, unit: "byte", metric: "dram__bytes.sum" };
  const read = numberOf(row, "dram__bytes_read.sum");
  const written = numberOf(row, "dram__bytes_write.sum");
  if (read !== null && written !== null)
    return { value: read + written, unit: "byte", metric: "dram__bytes_read.sum + dram__bytes_write.sum" };
  const perSecond = numberOf(row, "dram__bytes.sum.per_second");
  const durationNs = numberOf(row, "gpu__time_duration.sum");
  if (perSecond === null || durationNs === null) return null;
  const metric = "dram__bytes.sum.per_second × gpu__time_duration.sum";
  return { value: Math.round((perSecond * durationNs) / 1e9), unit: "byte", metric };
}

/** Bytes a second of device memory. */
export function dramBytesPerSecond(row: NcuRow): Figure | null {
  const value = numberOf(row, "dram__bytes.sum.per_second");
  if (value !== null) return { value, unit: "byte/s", metric: "dram__bytes.sum.per_second" };
  const bytes = dramBytes(row);
  const durationNs = numberOf(row, "gpu__time_duration.sum");
  if (typeof bytes?.value !== "number" || durationNs === null || durationNs === 0) return null;
  return {
    value: (bytes.value / durationNs) * 1e9,
    unit: "byte/s",
    metric: `(${bytes.metric}) ÷ gpu__time_duration.sum`,
  };
}

const stallMetric = /^smsp__average_warps_issue_stalled_(\w+)_per_issue_active\.ratio$/;
const latencyMetric = "smsp__average_warp_latency_per_inst_issued.ratio";

/** The reason for which a warp waits longest, in NVIDIA's word: `long_scoreboard`. */
export function topStall(row: NcuRow): Figure | null {
  const top = longestStall(row);
  return top === null ? null : { value: top.reason, unit: "", metric: top.metric };
}

/** The share of the time between two instructions of a warp that it waits for this reason. */
export function topStallShare(row: NcuRow): Figure | null {
  const top = longestStall(row);
  const latency = numberOf(row, latencyMetric);
  if (top === null || latency === null || latency === 0) return null;
  return { value: (top.value / latency) * 100, unit: "%", metric: `${top.metric} ÷ ${latencyMetric}` };
}

function longestStall(row: NcuRow): { reason: string; metric: string; value: number } | null {
  let top: { reason: string; metric: string; value: number } | null = null;
  for (const metric of row.metrics.keys()) {
    const reason = stallMetric.exec(metric)?.[1];
    const value = reason === undefined ? null : numberOf(row, metric);
    // `selected` is the time in which the warp does issue.
    if (reason === undefined || reason === "selected" || value === null) continue;
    if (value > (top?.value ?? 0)) top = { reason, metric, value };
  }
  return top;
}
