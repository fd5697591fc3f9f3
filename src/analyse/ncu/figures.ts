import type { NcuRow } from "../../model/reports/ncu.ts";
import type { Figure, Figures } from "../../model/profile/profile-ncu.ts";
import { dramBytes, dramBytesPerSecond, occupancyLimiter, topStall, topStallShare } from "./derived-figures.ts";
import { firstNumber } from "./metric-values.ts";

/** One of our figures: what it is called, and where ncu has it. */
export interface FigureRule {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  /** The section of ncu that collects it. */
  readonly section: string;
  /** Metrics of NVIDIA's in order of preference, or a function over several. */
  readonly from: readonly string[] | ((row: NcuRow) => Figure | null);
  /** False for what describes one launch: over a replayed range ncu gives sums and means that mean nothing. */
  readonly ofRanges: boolean;
}

/** All figures, in the order in which tables show them. A figure that was not collected is null, never 0. */
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
  launch("occupancyLimiter", "occupancy limited by", "", "Occupancy", occupancyLimiter),
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
  launch("spillRequestsPct", "spill requests of all local", "%", "MemoryWorkloadAnalysis", [
    "derived__local_spilling_requests_pct",
  ]),
  launch("spillBytes", "spilled to local memory", "byte", "MemoryWorkloadAnalysis", [
    "sass__inst_executed_register_spilling_mem_local",
  ]),
  rule("l1HitPct", "L1 hits", "%", "MemoryWorkloadAnalysis", ["l1tex__t_sector_hit_rate.pct"]),
  rule("l2HitPct", "L2 hits", "%", "MemoryWorkloadAnalysis", ["lts__t_sector_hit_rate.pct"]),
  rule("dramBytes", "DRAM bytes", "byte", "MemoryWorkloadAnalysis", dramBytes),
  rule("dramBytesPerSecond", "DRAM bytes per second", "byte/s", "MemoryWorkloadAnalysis", dramBytesPerSecond),
  rule("loadSectorsPerRequest", "sectors per load", "sector/request", "MemoryWorkloadAnalysis_Tables", [
    "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio",
  ]),
  rule("loadBytesPerSector", "bytes used per loaded sector", "byte/sector", "SourceCounters", [
    "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.ratio",
  ]),
  rule("tensorPipePct", "tensor pipe", "%", "ComputeWorkloadAnalysis", [
    "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed",
    "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active",
    "sm__inst_executed_pipe_tensor.avg.pct_of_peak_sustained_active",
  ]),
  rule("topStall", "top stall reason", "", "WarpStateStats", topStall),
  rule("topStallPct", "of a warp's time", "%", "WarpStateStats", topStallShare),
  rule("passes", "passes", "pass", "(always collected)", ["profiler__replayer_passes"]),
];

/** The figures of one row; all keys are there. */
export function figuresOf(row: NcuRow): Figures {
  return Object.fromEntries(
    figureRules.map(({ key, unit, from, ofRanges }) => {
      if (row.kind === "range" && !ofRanges) return [key, null];
      if (typeof from === "function") return [key, from(row)];
      const found = firstNumber(row, from);
      return [key, found === null ? null : { value: found.value, unit, metric: found.metric }];
    }),
  );
}

function rule(key: string, title: string, unit: string, section: string, from: FigureRule["from"]): FigureRule {
  return { key, title, unit, section, from, ofRanges: true };
}

function launch(key: string, title: string, unit: string, section: string, from: FigureRule["from"]): FigureRule {
  return { key, title, unit, section, from, ofRanges: false };
}
