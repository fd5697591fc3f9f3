import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import { figureNumber, figureWord } from "../../model/profile/figure.ts";
import type { Metrics, ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import {
  type FindingRule,
  type Found,
  type KernelView,
  formatLaunches,
  formatPercent,
  measureVariants,
} from "./rule.ts";
import { counted } from "../../model/text/listing.ts";

const bestPractices = "CUDA C++ Best Practices Guide";

/** From ncu's rule SOLBottleneck: a unit is well used at 60%. A unit is the bottleneck at 80%, or if it's 10 points above the other unit. */
const busyPct = 60;
const bottleneckPct = 80;
const balancedPct = 10;
/** From ncu's rule TheoreticalOccupancy. */
const lowOccupancyPct = 80;
/** Clusters and persistent kernels leave a few SMs idle by design. A grid is small only if it reaches less than this share of the SMs. */
const fullGrid = 0.9;
/** The last wave is a finding only if it wastes at least this share of the kernel's time. */
const tailShare = 0.2;
const sectorBytes = 32;
/** The widest load, 16 bytes for each of 32 threads, needs 16 sectors. A load of 4 bytes per thread needs 4 sectors. */
const mostSectorsPerLoad = 16;
/** Scattered accesses are a finding only if at least this share of their sectors is unnecessary. */
const excessShare = 0.25;

/** Rules for one kernel. A rule finds nothing if ncu didn't collect a figure that it needs. */
export const kernelRules: readonly FindingRule[] = [
  {
    id: "spills",
    of: "measured launches",
    threshold:
      "any memory request for spilled registers; if ncu didn't collect those requests, local memory per thread, from nsys",
    source: { guide: bestPractices, section: "Local Memory" },
    advice:
      "Reduce register use with smaller tiles or less unrolling, or raise the register limit (__launch_bounds__, -maxrregcount).",
    find: findSpills,
  },
  {
    id: "small-grid",
    of: "kernel",
    threshold: "blocks for under 90% of the SMs",
    source: { guide: bestPractices, section: "Thread and Block Heuristics" },
    advice:
      "Give the kernel more blocks by using a larger batch, smaller tiles, or split-K. Or run the kernel on another stream, alongside other kernels.",
    find: findSmallGrid,
  },
  {
    id: "partial-wave",
    of: "measured launches",
    threshold: "less than one wave of blocks, spread over all SMs, with SMs and memory under 60% busy",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "All of the kernel's blocks run at once, and the GPU has room for more. Use a larger batch, do more work per launch, or fuse the kernel with neighboring kernels. Or run the kernel on another stream, alongside other kernels.",
    find: findPartialWave,
  },
  {
    id: "tail-effect",
    of: "measured launches",
    threshold: "the last, partial wave of blocks wastes at least 20% of the kernel's time",
    source: { guide: ncuRule("LaunchConfiguration"), section: "Launch Statistics" },
    advice: "Choose tile sizes so the blocks fill whole waves, or use a persistent kernel, which needs only one wave.",
    find: findTailEffect,
  },
  {
    id: "low-occupancy",
    of: "measured launches",
    threshold: "theoretical occupancy under 80%, with SMs and memory under 60% busy, and at least one wave of blocks",
    source: { guide: ncuRule("TheoreticalOccupancy"), section: "Occupancy" },
    advice:
      "Use fewer registers per thread, less shared memory, or a different block size, depending on what limits occupancy. Kernels that feed tensor cores with asynchronous copies need few warps, so they may be fine already.",
    find: findLowOccupancy,
  },
  {
    id: "memory-bound",
    of: "measured launches",
    threshold:
      "device memory at least 60% busy, and 10 points busier than the SMs (above 80%, any lead is enough); if SM throughput is missing, compared with executed instructions and the tensor pipe",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "The kernel is close to peak memory bandwidth, so only moving fewer bytes helps. Fuse the kernel with neighboring kernels, use smaller types (fp8, int8 weights), or use a larger batch so each read of the weights does more work.",
    find: findMemoryBound,
  },
  {
    id: "compute-bound",
    of: "measured launches",
    threshold:
      "SMs at least 60% busy, and 10 points busier than memory (above 80%, any lead is enough); if SM throughput is missing, executed instructions or the tensor pipe, compared with device memory",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "The SMs are close to their limit, so only doing less work helps. Use tensor cores if the kernel doesn't yet, use smaller types (fp8), or recompute less.",
    find: findComputeBound,
  },
  {
    id: "memory-latency",
    of: "measured launches",
    threshold: "memory busier than the SMs but under 60%, with at least one wave of blocks",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "The kernel waits for memory but doesn't use all of the memory bandwidth. Keep more loads in flight with vector loads, more blocks or warps, prefetching, or asynchronous copies.",
    find: findMemoryLatency,
  },
  {
    id: "latency-bound",
    of: "measured launches",
    threshold: "SMs at least as busy as memory but under 60%, with at least one wave of blocks",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "The kernel's warps wait for each other, for instructions, or for short-latency dependencies. The full preset shows what the warps wait for. Give each scheduler more independent work: more warps, more elements per thread, or fewer barriers.",
    find: findLatencyBound,
  },
  {
    id: "uncoalesced",
    of: "measured launches",
    threshold:
      "at least 25% of the sectors unnecessary, by ncu's count; without that count, by sectors per load and bytes used per sector; without bytes used, by sectors beyond 16 per load",
    source: { guide: ncuRule("UncoalescedGlobalAccess"), section: "Source Counters" },
    advice:
      "Make neighboring threads access neighboring addresses: change the layout (contiguous(), channels_last) or go through shared memory.",
    find: findUncoalesced,
  },
];

function findSpills({ kernel, figures }: KernelView): Found | null {
  const requests = figureNumber(figures, "spillRequests");
  if (requests === 0) return null;
  if (requests === null) return findLocalMemory(kernel);
  return {
    what: `Registers spill to memory: ${counted(requests, "request")} per launch.`,
    evidence: listFigures(figures, ["spillRequests", "spillBytes", "registersPerThread"]),
    impactNs: null,
  };
}

/**
 * nsys reports how much local memory a launch reserves, but not what it's for, or if it's used. Local memory also contains arrays
 * indexed at run time.
 */
function findLocalMemory(kernel: ProfileKernel): Found | null {
  const variants = kernel.variants.filter(({ localBytesPerThread }) => (localBytesPerThread ?? 0) > 0);
  if (variants.length === 0) return null;
  const [, most] = findExtremes(variants.map(({ localBytesPerThread }) => localBytesPerThread ?? 0));
  const registers = variants.flatMap(({ registersPerThread }) => registersPerThread ?? []);
  return {
    what: `Each thread has ${counted(most, "byte")} of local memory, for spilled registers or for arrays indexed at run time.${formatLaunches(kernel, variants)}`,
    evidence: [
      { name: "localBytesPerThread", value: most, unit: "byte" },
      {
        name: "registersPerThread",
        value: registers.length === 0 ? null : findExtremes(registers)[1],
        unit: "register/thread",
      },
    ],
    impactNs: null,
    advice:
      "To find out whether registers spill, use the memory preset, which counts the requests for spilled registers. For spills, reduce register use or raise the register limit (__launch_bounds__, -maxrregcount). For arrays, use indexes that are known at compile time.",
  };
}

/** nsys reports the grid of every launch, but a small grid is a finding only if ncu measured the kernel. */
function findSmallGrid({ kernel, figures, worthNs, smCount }: KernelView): Found | null {
  if (kernel.ncu.length === 0) return null;
  const small = kernel.variants
    .map((variant) => ({ variant, filled: measureGridShare(variant, smCount) ?? 1 }))
    .filter(({ filled }) => filled < fullGrid);
  const variants = small.map(({ variant }) => variant);
  if (small.length === 0 || measureVariants(variants) < worthNs) return null;
  const shares = small.map(({ filled }) => filled);
  const occupied = [...new Set(findExtremes(shares).map((share) => formatPercent(share * 100)))];
  return {
    what: `The kernel's blocks can reach only ${occupied.join(" to ")} of the SMs${occupied.length === 1 ? "" : ", depending on the grid"}; the other SMs get no work from this kernel.${formatLaunches(kernel, variants)}`,
    evidence: [
      ...describeBlocks(variants.map(countBlocks)),
      { name: "smCount", value: smCount, unit: "SM" },
      ...listFigures(figures, [...computeKeys(figures), ...memoryKeys(figures)]),
    ],
    impactNs: Math.round(small.reduce((sum, { variant, filled }) => sum + medianTotalNs(variant) * (1 - filled), 0)),
  };
}

/** The smallest and the largest value. A kernel may have more variants than a function call may have arguments. */
function findExtremes(values: readonly number[]): [least: number, most: number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

function describeBlocks(blocks: readonly number[]): ProfileFinding["evidence"] {
  const [fewest, most] = findExtremes(blocks);
  if (fewest === most) return [{ name: "gridBlocks", value: most, unit: "" }];
  return [
    { name: "gridBlocks, fewest", value: fewest, unit: "" },
    { name: "gridBlocks, most", value: most, unit: "" },
  ];
}

function findPartialWave(view: KernelView): Found | null {
  const waves = figureNumber(view.figures, "wavesPerSm");
  const busiest = findBusiestPct(view.figures);
  if (waves === null || waves >= 1 || busiest === null || busiest >= busyPct || !reachesSms(view)) return null;
  return {
    what: `The kernel has only ${formatPercent(waves * 100)} of the blocks that the GPU can run at once, and neither the SMs nor memory is busy.`,
    evidence: listFigures(view.figures, [
      "wavesPerSm",
      "gridBlocks",
      "smThroughputPct",
      "memoryThroughputPct",
      "achievedOccupancyPct",
    ]),
    impactNs: null,
  };
}

function findTailEffect(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const waves = figureNumber(figures, "wavesPerSm");
  // With one wave or less, there's no tail.
  if (waves === null || waves <= 1 || !reachesSms(view)) return null;
  const wasted = 1 - waves / Math.ceil(waves);
  if (wasted < tailShare) return null;
  return {
    what: `The blocks run in ${waves.toFixed(2)} waves, and the last wave fills only ${formatPercent((waves - Math.floor(waves)) * 100)} of the GPU.`,
    evidence: [
      ...listFigures(figures, ["wavesPerSm", "gridBlocks"]),
      { name: "smCount", value: view.smCount, unit: "SM" },
    ],
    impactNs: Math.round(totalNs * wasted),
  };
}

function findLowOccupancy(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const theoretical = figureNumber(figures, "theoreticalOccupancyPct");
  const busiest = findBusiestPct(figures);
  if (theoretical === null || busiest === null || !fillsGpu(view)) return null;
  if (theoretical >= lowOccupancyPct || busiest >= busyPct) return null;
  const limiter = figureWord(figures, "occupancyLimiter");
  return {
    what: `Theoretical occupancy is only ${formatPercent(theoretical)}${limiter === null ? "" : `, limited by ${limiter}`}.`,
    evidence: listFigures(figures, [
      "theoreticalOccupancyPct",
      "achievedOccupancyPct",
      "occupancyLimiter",
      "registersPerThread",
      "sharedBytesPerBlock",
      "smThroughputPct",
      "memoryThroughputPct",
    ]),
    impactNs: Math.round(totalNs * (1 - Math.max(theoretical, busiest) / 100)),
  };
}

function findMemoryBound({ figures, totalNs }: KernelView): Found | null {
  const dram = figureNumber(figures, "dramThroughputPct");
  const keys = computeKeys(figures);
  const compute = keys.map((key) => figureNumber(figures, key));
  if (dram === null || compute.some((share) => share === null || !isBottleneck(dram, share))) return null;
  return {
    what: keys.includes("smThroughputPct")
      ? `The kernel is bound by device memory, at ${formatPercent(dram)} of peak bandwidth.`
      : `Device memory is at ${formatPercent(dram)} of peak bandwidth, busier than instruction execution or the tensor cores.`,
    evidence: listFigures(figures, ["dramThroughputPct", ...keys, "dramBytes", "dramBytesPerSecond", "l2HitPct"]),
    impactNs: Math.round(totalNs * (1 - dram / 100)),
  };
}

function findComputeBound({ figures, totalNs }: KernelView): Found | null {
  const keys = computeKeys(figures);
  const compute = Math.max(...keys.map((key) => figureNumber(figures, key) ?? 0));
  const memory = memoryKeys(figures).map((key) => figureNumber(figures, key));
  if (memory.some((share) => share === null || !isBottleneck(compute, share))) return null;
  return {
    what: keys.includes("smThroughputPct")
      ? `The kernel is bound by the SMs, at ${formatPercent(compute)} of their peak.`
      : `Instruction execution or the tensor cores are at ${formatPercent(compute)} of their peak, busier than device memory.`,
    evidence: listFigures(figures, [...keys, ...memoryKeys(figures), "tensorPipePct", "achievedOccupancyPct"]),
    impactNs: Math.round(totalNs * (1 - compute / 100)),
  };
}

function findLatencyBound(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const memory = figureNumber(figures, "memoryThroughputPct");
  const sm = figureNumber(figures, "smThroughputPct");
  if (memory === null || sm === null || !fillsGpu(view) || memory > sm || sm >= busyPct) return null;
  return {
    what: `The SMs reach only ${formatPercent(sm)} of their peak, and memory is no busier.`,
    evidence: listFigures(figures, [
      "smThroughputPct",
      "memoryThroughputPct",
      "achievedOccupancyPct",
      "topStall",
      "topStallPct",
    ]),
    impactNs: Math.round(totalNs * (1 - sm / 100)),
  };
}

/** True if a unit is busy, and busier than the other by enough to be the bottleneck. */
function isBottleneck(share: number, other: number): boolean {
  return share >= busyPct && share >= other && (share >= bottleneckPct || share - other >= balancedPct);
}

function findMemoryLatency(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const memory = figureNumber(figures, "memoryThroughputPct");
  const sm = figureNumber(figures, "smThroughputPct");
  if (memory === null || sm === null || !fillsGpu(view) || memory <= sm || memory >= busyPct) return null;
  return {
    what: `The kernel depends on memory but reaches only ${formatPercent(memory)} of peak memory throughput.`,
    evidence: listFigures(figures, [
      "memoryThroughputPct",
      "dramThroughputPct",
      "smThroughputPct",
      "achievedOccupancyPct",
      "topStall",
      "topStallPct",
    ]),
    impactNs: Math.round(totalNs * (1 - memory / 100)),
  };
}

function findUncoalesced({ figures, totalNs }: KernelView): Found | null {
  const excess = measureExcess(figures);
  if (excess === null || excess < excessShare) return null;
  return {
    what: `The threads of a warp access scattered addresses, so ${formatPercent(excess * 100)} of the sectors they load or store are unnecessary.`,
    evidence: listFigures(figures, [
      "excessSectorsPct",
      "loadBytesPerSector",
      "loadSectorsPerRequest",
      "dramThroughputPct",
    ]),
    impactNs: Math.round(totalNs * excess),
  };
}

/**
 * The share of unnecessary sectors; null if unknown. Bytes used per sector aren't enough by themselves: 4 of 32 bytes may be a
 * broadcast, and every load needs at least one sector.
 */
function measureExcess(figures: Metrics): number | null {
  const counted = figureNumber(figures, "excessSectorsPct");
  if (counted !== null) return counted / 100;
  const sectors = figureNumber(figures, "loadSectorsPerRequest");
  const used = figureNumber(figures, "loadBytesPerSector");
  if (sectors === null || sectors === 0) return null;
  const ideal = used === null ? mostSectorsPerLoad : Math.max(1, (sectors * used) / sectorBytes);
  return Math.max(0, 1 - ideal / sectors);
}

/** The share of SMs that get at least one block of a launch, 0 to 1; null if the number of SMs is unknown. */
function measureGridShare(variant: ProfileVariant, smCount: number | null): number | null {
  return smCount === null || smCount === 0 ? null : Math.min(1, countBlocks(variant) / smCount);
}

function countBlocks({ grid: [x, y, z] }: ProfileVariant): number {
  return x * y * z;
}

function reachesSms({ variant, smCount }: KernelView): boolean {
  return (measureGridShare(variant, smCount) ?? 0) >= fullGrid;
}

/**
 * Like SOLBottleneck, we look for latency only if there's at least one wave of blocks. With a smaller grid, we can't tell whether
 * latency is the limit.
 */
function fillsGpu(view: KernelView): boolean {
  return reachesSms(view) && (figureNumber(view.figures, "wavesPerSm") ?? 1) >= 1;
}

function ncuRule(identifier: string): string {
  return `Nsight Compute, rule ${identifier}`;
}

/**
 * The figures that show how busy the SMs are. SM throughput is the maximum over all parts of an SM, but takes extra passes.
 * Executed instructions and the tensor pipe are two of these parts. These two figures may be lower than the maximum, so they replace SM
 * throughput only in rules where the bottleneck must be at least 60% busy.
 */
function computeKeys(figures: Metrics): readonly string[] {
  return figureNumber(figures, "smThroughputPct") === null
    ? ["executedInstructionsPct", "tensorPipePct"]
    : ["smThroughputPct"];
}

/**
 * The figure that shows how busy memory is. We use DRAM throughput only if ncu didn't collect memory throughput, because DRAM is only
 * one part of the memory system, and caches may be busier.
 */
function memoryKeys(figures: Metrics): readonly string[] {
  return figureNumber(figures, "memoryThroughputPct") === null ? ["dramThroughputPct"] : ["memoryThroughputPct"];
}

function findBusiestPct(figures: Metrics): number | null {
  const sm = figureNumber(figures, "smThroughputPct");
  const memory = figureNumber(figures, "memoryThroughputPct");
  return sm === null || memory === null ? null : Math.max(sm, memory);
}

function listFigures(figures: Metrics, keys: readonly string[]): ProfileFinding["evidence"] {
  return keys.flatMap((name) => {
    const figure = figures[name];
    return figure == null ? [] : [{ name, value: figure.value, unit: figure.unit }];
  });
}
