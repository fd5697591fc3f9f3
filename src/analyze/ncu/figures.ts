import type { Metric, Metrics } from "../../model/ncu/profile-ncu.ts";
import type { NcuRow } from "../../model/ncu/report.ts";

export interface FigureRule {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  readonly section: string;
  readonly from: readonly string[] | ((row: NcuRow) => Metric | null);
  /** For a replayed range, ncu's sums and means of such figures are meaningless. */
  readonly ofRanges: boolean;
}

/** A figure that wasn't collected is null, never 0. */
export const figureRules: readonly FigureRule[] = [
  rule("durationNs", "duration", "ns", "SpeedOfLight", ["gpu__time_duration.sum"]),
  rule("smThroughputPct", "SM throughput", "%", "SpeedOfLight", ["sm__throughput.avg.pct_of_peak_sustained_elapsed"]),
  rule("executedInstructionsPct", "executed instructions", "%", "SpeedOfLight", [
    "sm__inst_executed.avg.pct_of_peak_sustained_elapsed",
  ]),
  rule("memoryThroughputPct", "memory throughput", "%", "SpeedOfLight", [
    "gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed",
  ]),
  rule("dramThroughputPct", "DRAM throughput", "%", "SpeedOfLight", [
    "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed",
    "dram__throughput.avg.pct_of_peak_sustained_elapsed",
  ]),
  rule("l1ThroughputPct", "L1 throughput", "%", "SpeedOfLight", ["l1tex__throughput.avg.pct_of_peak_sustained_active"]),
  rule("l2ThroughputPct", "L2 throughput", "%", "SpeedOfLight", ["lts__throughput.avg.pct_of_peak_sustained_elapsed"]),
  rule("achievedOccupancyPct", "achieved occupancy", "%", "Occupancy", [
    "sm__warps_active.avg.pct_of_peak_sustained_active",
  ]),
  launch("theoreticalOccupancyPct", "theoretical occupancy", "%", "Occupancy", [
    "sm__maximum_warps_per_active_cycle_pct",
  ]),
  launch("occupancyLimiter", "occupancy limited by", "", "Occupancy", findOccupancyLimiter),
  launch("registersPerThread", "registers per thread", "register/thread", "LaunchStats", [
    "launch__registers_per_thread",
  ]),
  launch("sharedBytesPerBlock", "shared memory per block", "byte/block", "LaunchStats", [
    "launch__shared_mem_per_block",
  ]),
  launch("gridBlocks", "blocks", "", "LaunchStats", ["launch__grid_size"]),
  launch("smCount", "SMs", "SM", "LaunchStats", ["launch__sm_count"]),
  launch("wavesPerSm", "waves per SM", "", "LaunchStats", ["launch__waves_per_multiprocessor"]),
  launch("spillRequests", "spill requests", "", "MemoryWorkloadAnalysis", ["derived__local_spilling_requests"]),
  launch("spillRequestsPct", "spill share of local requests", "%", "MemoryWorkloadAnalysis", [
    "derived__local_spilling_requests_pct",
  ]),
  launch("spillBytes", "spilled to local memory", "byte", "MemoryWorkloadAnalysis", [
    "sass__inst_executed_register_spilling_mem_local",
  ]),
  rule("l1HitPct", "L1 hits", "%", "MemoryWorkloadAnalysis", ["l1tex__t_sector_hit_rate.pct"]),
  rule("l2HitPct", "L2 hits", "%", "MemoryWorkloadAnalysis", ["lts__t_sector_hit_rate.pct"]),
  rule("dramBytes", "DRAM bytes", "byte", "MemoryWorkloadAnalysis", readDramBytes),
  rule("dramBytesPerSecond", "DRAM bytes per second", "byte/s", "MemoryWorkloadAnalysis", readDramBandwidth),
  rule("loadSectorsPerRequest", "sectors per load", "sector/request", "MemoryWorkloadAnalysis_Tables", [
    "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio",
  ]),
  rule("loadBytesPerSector", "bytes used per loaded sector", "byte/sector", "SourceCounters", [
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.ratio",
  ]),
  rule("excessSectorsPct", "sectors above ideal", "%", "SourceCounters", measureExcessSectors),
  rule("tensorPipePct", "tensor pipe", "%", "ComputeWorkloadAnalysis", [
    "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed",
    "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active",
    "sm__inst_executed_pipe_tensor.avg.pct_of_peak_sustained_active",
  ]),
  rule("topStall", "top stall reason", "", "WarpStateStats", findTopStall),
  rule("topStallPct", "of a warp's time", "%", "WarpStateStats", measureTopStall),
  rule("passes", "passes", "pass", "(always collected)", ["profiler__replayer_passes"]),
];

export function readFigures(row: NcuRow): Metrics {
  return Object.fromEntries(
    figureRules.map(({ key, unit, from, ofRanges }) => {
      if (row.kind === "range" && !ofRanges) return [key, null];
      if (typeof from === "function") return [key, from(row)];
      const reading = readFirstNumber(row, from);
      return [key, reading === null ? null : { value: reading.value, unit, metric: reading.metric }];
    }),
  );
}

function rule(key: string, title: string, unit: string, section: string, from: FigureRule["from"]): FigureRule {
  return { key, title, unit, section, from, ofRanges: true };
}

function launch(key: string, title: string, unit: string, section: string, from: FigureRule["from"]): FigureRule {
  return { key, title, unit, section, from, ofRanges: false };
}

const limits: readonly (readonly [metric: string, name: string])[] = [
  ["launch__occupancy_limit_registers", "registers"],
  ["launch__occupancy_limit_shared_mem", "shared memory"],
  ["launch__occupancy_limit_warps", "warps"],
  ["launch__occupancy_limit_blocks", "blocks"],
  ["launch__occupancy_limit_barriers", "barriers"],
];

function findOccupancyLimiter(row: NcuRow): Metric | null {
  const limiters = limits.flatMap(([metric, name]) => {
    const value = readNumber(row, metric);
    return value === null ? [] : [{ metric, name, value }];
  });
  const least = Math.min(...limiters.map(({ value }) => value));
  const limiting = limiters.filter(({ value }) => value === least);
  if (limiting.length === 0) return null;
  return { value: limiting.map(({ name }) => name).join(", "), unit: "", metric: "min(launch__occupancy_limit_*)" };
}

/** On GB202 (RTX 50) and GR100, the metrics are `dram__bytes_op_read` and `dram__bytes_op_write`. */
function readDramBytes(row: NcuRow): Metric | null {
  const total = readNumber(row, "dram__bytes.sum");
  if (total !== null) return { value: total, unit: "byte", metric: "dram__bytes.sum" };
  for (const op of ["", "_op"]) {
    const [reads, writes] = [`dram__bytes${op}_read.sum`, `dram__bytes${op}_write.sum`];
    const [read, written] = [readNumber(row, reads), readNumber(row, writes)];
    if (read !== null && written !== null)
      return { value: read + written, unit: "byte", metric: `${reads} + ${writes}` };
  }
  const perSecond = readNumber(row, "dram__bytes.sum.per_second");
  const durationNs = readNumber(row, "gpu__time_duration.sum");
  if (perSecond === null || durationNs === null) return null;
  const metric = "dram__bytes.sum.per_second × gpu__time_duration.sum";
  return { value: Math.round((perSecond * durationNs) / 1e9), unit: "byte", metric };
}

function readDramBandwidth(row: NcuRow): Metric | null {
  const value = readNumber(row, "dram__bytes.sum.per_second");
  if (value !== null) return { value, unit: "byte/s", metric: "dram__bytes.sum.per_second" };
  const bytes = readDramBytes(row);
  const durationNs = readNumber(row, "gpu__time_duration.sum");
  if (typeof bytes?.value !== "number" || durationNs === null || durationNs === 0) return null;
  return {
    value: (bytes.value / durationNs) * 1e9,
    unit: "byte/s",
    metric: `(${bytes.metric}) ÷ gpu__time_duration.sum`,
  };
}

function measureExcessSectors(row: NcuRow): Metric | null {
  const sectors = readNumber(row, "memory_l2_theoretical_sectors_global");
  const ideal = readNumber(row, "memory_l2_theoretical_sectors_global_ideal");
  if (sectors === null || ideal === null || sectors === 0) return null;
  const metric = "1 - memory_l2_theoretical_sectors_global_ideal ÷ memory_l2_theoretical_sectors_global";
  return { value: Math.max(0, 1 - ideal / sectors) * 100, unit: "%", metric };
}

const stallMetric = /^smsp__average_warps_issue_stalled_(\w+)_per_issue_active\.ratio$/;
const latencyMetric = "smsp__average_warp_latency_per_inst_issued.ratio";

function findTopStall(row: NcuRow): Metric | null {
  const top = findLongestStall(row);
  return top === null ? null : { value: top.reason, unit: "", metric: top.metric };
}

/** Of the time between two instructions of a warp, the share that the warp is stalled for the top reason. */
function measureTopStall(row: NcuRow): Metric | null {
  const top = findLongestStall(row);
  const latency = readNumber(row, latencyMetric);
  if (top === null || latency === null || latency === 0) return null;
  return { value: (top.value / latency) * 100, unit: "%", metric: `${top.metric} ÷ ${latencyMetric}` };
}

function findLongestStall(row: NcuRow) {
  let top: { reason: string; metric: string; value: number } | null = null;
  for (const metric of row.metrics.keys()) {
    const reason = stallMetric.exec(metric)?.[1];
    const value = reason === undefined ? null : readNumber(row, metric);
    // `selected` is the time in which the warp issues an instruction, so it isn't a stall.
    if (reason === undefined || reason === "selected" || value === null) continue;
    if (value > (top?.value ?? 0)) top = { reason, metric, value };
  }
  return top;
}

export function readNumber(row: NcuRow, metric: string): number | null {
  const value = row.metrics.get(metric)?.value;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

function readFirstNumber(row: NcuRow, metrics: readonly string[]) {
  for (const metric of metrics) {
    const value = readNumber(row, metric);
    if (value !== null) return { metric, value };
  }
  return null;
}
