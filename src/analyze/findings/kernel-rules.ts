import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import { figureNumber, figureWord } from "../../model/profile/figure.ts";
import type { Metrics, ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import { type FindingRule, type Found, type KernelView, launchesText, pct, variantsNs } from "./rule.ts";
import { countText } from "../../model/text/quantity.ts";

const bestPractices = "CUDA C++ Best Practices Guide";

/** SOLBottleneck: a unit is well used from 60% on, and the bottleneck from 80% on or where it is 10 points above the other. */
const busyPct = 60;
const bottleneckPct = 80;
const balancedPct = 10;
/** TheoreticalOccupancy. */
const lowOccupancyPct = 80;
/** Grids of clusters and persistent kernels leave a few SMs out by design; below this share SMs are left without work. */
const fullGrid = 0.9;
/** A last wave that wastes more than this share of the kernel's time. */
const tailShare = 0.2;
const sectorBytes = 32;
/** A load by 32 threads of 16 bytes each, the widest there is, needs so many sectors; one of 4 bytes needs 4. */
const mostSectorsPerLoad = 16;
/** The share of sectors above the ideal number from which on the accesses are worth a change. */
const excessShare = 0.25;

/** Rules for one kernel with a row of ncu; a figure that was not collected makes its rules silent. */
export const kernelRules: readonly FindingRule[] = [
  {
    id: "spills",
    of: "measured launches",
    threshold: "any memory request for spilled registers; if that wasn't collected, local memory per thread, from nsys",
    source: { guide: bestPractices, section: "Local Memory" },
    advice:
      "Give a thread less to hold: smaller tiles, fewer unrolled iterations, or a higher register limit (__launch_bounds__, -maxrregcount).",
    find: spills,
  },
  {
    id: "small-grid",
    of: "kernel",
    threshold: "blocks for under 90% of the SMs",
    source: { guide: bestPractices, section: "Thread and Block Heuristics" },
    advice:
      "Give the kernel more blocks: a larger batch, smaller tiles, split-K; or run it beside others on another stream.",
    find: smallGrid,
  },
  {
    id: "partial-wave",
    of: "measured launches",
    threshold: "less than one wave of blocks, on all SMs, with SMs and memory under 60% busy",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "Its blocks all run at once, and the GPU could take more: a larger batch, more work for each launch, a fusion with its neighbors; or run it beside others on another stream.",
    find: partialWave,
  },
  {
    id: "tail-effect",
    of: "measured launches",
    threshold: "the last, partial wave of blocks wastes at least 20% of the kernel's time",
    source: { guide: ncuRule("LaunchConfiguration"), section: "Launch Statistics" },
    advice: "Choose tiles so that the blocks fill whole waves, or a persistent kernel, which takes one wave.",
    find: tailEffect,
  },
  {
    id: "low-occupancy",
    of: "measured launches",
    threshold: "theoretical occupancy under 80%, with SMs and memory under 60% busy, and at least one wave of blocks",
    source: { guide: ncuRule("TheoreticalOccupancy"), section: "Occupancy" },
    advice:
      "Relieve what limits it (fewer registers a thread, less shared memory or another size of block). Kernels that feed tensor cores by asynchronous copies need few warps and may be well as they are.",
    find: lowOccupancy,
  },
  {
    id: "memory-bound",
    of: "measured launches",
    threshold:
      "device memory at least 60% busy and 10 points above the SMs (above 80%, just busier); without SM throughput, above instructions and the tensor pipe",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "It is near the memory's roof, so that only fewer bytes help: fuse with its neighbors, smaller types (fp8, int8 weights), a larger batch for each read of the weights.",
    find: memoryBound,
  },
  {
    id: "compute-bound",
    of: "measured launches",
    threshold:
      "SMs at least 60% busy and 10 points above memory (above 80%, just busier); without SM throughput, instructions or the tensor pipe, against device memory",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "It is near what the SMs can do, so that only less work helps: tensor cores where it does without them, smaller types (fp8), less recomputation.",
    find: computeBound,
  },
  {
    id: "memory-latency",
    of: "measured launches",
    threshold: "memory busier than the SMs but under 60%, with at least one wave of blocks",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "It waits for memory without filling it: more loads in flight (vector loads, more blocks or warps, prefetching, asynchronous copies).",
    find: memoryLatency,
  },
  {
    id: "latency-bound",
    of: "measured launches",
    threshold: "SMs at least as busy as memory but under 60%, with at least one wave of blocks",
    source: { guide: ncuRule("SOLBottleneck"), section: "GPU Speed Of Light Throughput" },
    advice:
      "Its warps wait for each other, for instructions or for short dependencies: see what they wait for (preset full), and give each scheduler more that is independent: more warps, more elements for a thread, fewer barriers.",
    find: latencyBound,
  },
  {
    id: "uncoalesced",
    of: "measured launches",
    threshold:
      "at least a quarter of the sectors above ideal, by ncu's count; otherwise by sectors per load and bytes used of each; otherwise by sectors beyond 16 per load",
    source: { guide: ncuRule("UncoalescedGlobalAccess"), section: "Source Counters" },
    advice:
      "Let neighboring threads read neighboring addresses: change the layout (contiguous(), channels_last) or go through shared memory.",
    find: uncoalesced,
  },
];

function spills({ kernel, figures }: KernelView): Found | null {
  const requests = figureNumber(figures, "spillRequests");
  if (requests === 0) return null;
  if (requests === null) return localMemory(kernel);
  return {
    what: `Registers are spilled to memory: ${countText(requests)} requests a launch.`,
    evidence: evidence(figures, ["spillRequests", "spillBytes", "registersPerThread"]),
    impactNs: null,
  };
}

/** nsys knows what is reserved of a launch, not whether it is used, nor for what: arrays that are indexed at run time lie there, too. */
function localMemory(kernel: ProfileKernel): Found | null {
  const variants = kernel.variants.filter(({ localBytesPerThread }) => localBytesPerThread > 0);
  if (variants.length === 0) return null;
  const most = Math.max(...variants.map(({ localBytesPerThread }) => localBytesPerThread));
  const registers = Math.max(...variants.map(({ registersPerThread }) => registersPerThread));
  return {
    what: `A thread has ${countText(most)} bytes of local memory: for spilled registers, or for arrays that are indexed at run time.${launchesText(kernel, variants)}`,
    evidence: [
      { name: "localBytesPerThread", value: most, unit: "byte" },
      { name: "registersPerThread", value: registers, unit: "register/thread" },
    ],
    impactNs: null,
    advice:
      "See which it is: the preset memory counts the requests for spilled registers. Against these, give a thread less to hold, or a higher register limit (__launch_bounds__, -maxrregcount); against arrays, indexes that the compiler knows.",
  };
}

/** nsys saw the grid of every launch; without any figure of ncu there is nothing to tell beside it. */
function smallGrid({ kernel, figures, worthNs, smCount }: KernelView): Found | null {
  if (kernel.ncu.length === 0) return null;
  const small = kernel.variants
    .map((variant) => ({ variant, filled: gridShare(variant, smCount) ?? 1 }))
    .filter(({ filled }) => filled < fullGrid);
  const variants = small.map(({ variant }) => variant);
  if (small.length === 0 || variantsNs(variants) < worthNs) return null;
  const shares = small.map(({ filled }) => filled);
  const occupied = [...new Set([Math.min(...shares), Math.max(...shares)].map((share) => pct(share * 100)))];
  return {
    what: `Its blocks occupy ${occupied.join(" to ")} of the SMs at most${occupied.length === 1 ? "" : ", by grid"}; the others have no work from it.${launchesText(kernel, variants)}`,
    evidence: [
      ...blocksEvidence(variants.map(blocksOf)),
      { name: "smCount", value: smCount, unit: "SM" },
      ...evidence(figures, [...computeKeys(figures), ...memoryKeys(figures)]),
    ],
    impactNs: Math.round(small.reduce((sum, { variant, filled }) => sum + medianTotalNs(variant) * (1 - filled), 0)),
  };
}

function blocksEvidence(blocks: readonly number[]): ProfileFinding["evidence"] {
  const [fewest, most] = [Math.min(...blocks), Math.max(...blocks)];
  if (fewest === most) return [{ name: "gridBlocks", value: most, unit: "" }];
  return [
    { name: "gridBlocks, fewest", value: fewest, unit: "" },
    { name: "gridBlocks, most", value: most, unit: "" },
  ];
}

function partialWave(view: KernelView): Found | null {
  const waves = figureNumber(view.figures, "wavesPerSm");
  const busiest = busiestPct(view.figures);
  if (waves === null || waves >= 1 || busiest === null || busiest >= busyPct || !reachesSms(view)) return null;
  return {
    what: `Its blocks fill ${pct(waves * 100)} of what the GPU can hold at once, and neither SMs nor memory get busy.`,
    evidence: evidence(view.figures, [
      "wavesPerSm",
      "gridBlocks",
      "smThroughputPct",
      "memoryThroughputPct",
      "achievedOccupancyPct",
    ]),
    impactNs: null,
  };
}

function tailEffect(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const waves = figureNumber(figures, "wavesPerSm");
  // Below one wave there is no tail: blocks only share SMs less.
  if (waves === null || waves <= 1 || !reachesSms(view)) return null;
  const wasted = 1 - waves / Math.ceil(waves);
  if (wasted < tailShare) return null;
  return {
    what: `The blocks make ${waves.toFixed(2)} waves, and the last one fills ${pct((waves - Math.floor(waves)) * 100)} of the GPU.`,
    evidence: [
      ...evidence(figures, ["wavesPerSm", "gridBlocks"]),
      { name: "smCount", value: view.smCount, unit: "SM" },
    ],
    impactNs: Math.round(totalNs * wasted),
  };
}

function lowOccupancy(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const theoretical = figureNumber(figures, "theoreticalOccupancyPct");
  const busiest = busiestPct(figures);
  if (theoretical === null || busiest === null || !fillsGpu(view)) return null;
  if (theoretical >= lowOccupancyPct || busiest >= busyPct) return null;
  const limiter = figureWord(figures, "occupancyLimiter");
  return {
    what: `At most ${pct(theoretical)} of the warps that an SM can hold are there${limiter === null ? "" : `, limited by ${limiter}`}.`,
    evidence: evidence(figures, [
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

function memoryBound({ figures, totalNs }: KernelView): Found | null {
  const dram = figureNumber(figures, "dramThroughputPct");
  const keys = computeKeys(figures);
  const compute = keys.map((key) => figureNumber(figures, key));
  if (dram === null || compute.some((share) => share === null || !isBottleneck(dram, share))) return null;
  return {
    what: keys.includes("smThroughputPct")
      ? `It is bound by device memory, at ${pct(dram)} of the peak bandwidth.`
      : `It keeps device memory busy, at ${pct(dram)} of the peak bandwidth, more than instructions or tensor cores.`,
    evidence: evidence(figures, ["dramThroughputPct", ...keys, "dramBytes", "dramBytesPerSecond", "l2HitPct"]),
    impactNs: Math.round(totalNs * (1 - dram / 100)),
  };
}

function computeBound({ figures, totalNs }: KernelView): Found | null {
  const keys = computeKeys(figures);
  const compute = Math.max(...keys.map((key) => figureNumber(figures, key) ?? 0));
  const memory = memoryKeys(figures).map((key) => figureNumber(figures, key));
  if (memory.some((share) => share === null || !isBottleneck(compute, share))) return null;
  return {
    what: keys.includes("smThroughputPct")
      ? `It is bound by the SMs, at ${pct(compute)} of their peak.`
      : `It keeps the SMs busy, at ${pct(compute)} of the peak of instructions or tensor cores, more than device memory.`,
    evidence: evidence(figures, [...keys, ...memoryKeys(figures), "tensorPipePct", "achievedOccupancyPct"]),
    impactNs: Math.round(totalNs * (1 - compute / 100)),
  };
}

function latencyBound(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const memory = figureNumber(figures, "memoryThroughputPct");
  const sm = figureNumber(figures, "smThroughputPct");
  if (memory === null || sm === null || !fillsGpu(view) || memory > sm || sm >= busyPct) return null;
  return {
    what: `Its SMs reach ${pct(sm)} of their peak only, and memory is not what they wait for most.`,
    evidence: evidence(figures, [
      "smThroughputPct",
      "memoryThroughputPct",
      "achievedOccupancyPct",
      "topStall",
      "topStallPct",
    ]),
    impactNs: Math.round(totalNs * (1 - sm / 100)),
  };
}

/** One unit is busy, and what the time goes to, beside another. */
function isBottleneck(share: number, other: number): boolean {
  return share >= busyPct && share >= other && (share >= bottleneckPct || share - other >= balancedPct);
}

function memoryLatency(view: KernelView): Found | null {
  const { figures, totalNs } = view;
  const memory = figureNumber(figures, "memoryThroughputPct");
  const sm = figureNumber(figures, "smThroughputPct");
  if (memory === null || sm === null || !fillsGpu(view) || memory <= sm || memory >= busyPct) return null;
  return {
    what: `It depends on memory, yet reaches ${pct(memory)} of its peak only.`,
    evidence: evidence(figures, [
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

function uncoalesced({ figures, totalNs }: KernelView): Found | null {
  const excess = excessSectors(figures);
  if (excess === null || excess < excessShare) return null;
  return {
    what: `Threads of a warp access addresses that lie apart: ${pct(excess * 100)} of the sectors are above what their accesses need.`,
    evidence: evidence(figures, [
      "excessSectorsPct",
      "loadBytesPerSector",
      "loadSectorsPerRequest",
      "dramThroughputPct",
    ]),
    impactNs: Math.round(totalNs * excess),
  };
}

/**
 * The share of sectors above ideal; null: not known. Bytes used of a sector alone tell nothing: 4 of 32 may be a broadcast,
 * which needs one sector a load as any load does.
 */
function excessSectors(figures: Metrics): number | null {
  const counted = figureNumber(figures, "excessSectorsPct");
  if (counted !== null) return counted / 100;
  const sectors = figureNumber(figures, "loadSectorsPerRequest");
  const used = figureNumber(figures, "loadBytesPerSector");
  if (sectors === null || sectors === 0) return null;
  const ideal = used === null ? mostSectorsPerLoad : Math.max(1, (sectors * used) / sectorBytes);
  return Math.max(0, 1 - ideal / sectors);
}

/** The share of SMs that get a block of a launch at all; 1 for all. */
function gridShare(variant: ProfileVariant, smCount: number | null): number | null {
  return smCount === null || smCount === 0 ? null : Math.min(1, blocksOf(variant) / smCount);
}

function blocksOf({ grid: [x, y, z] }: ProfileVariant): number {
  return x * y * z;
}

function reachesSms({ variant, smCount }: KernelView): boolean {
  return (gridShare(variant, smCount) ?? 0) >= fullGrid;
}

/** SOLBottleneck asks for a wave of blocks before it looks for latency: with less the grid is too small to tell. */
function fillsGpu(view: KernelView): boolean {
  return reachesSms(view) && (figureNumber(view.figures, "wavesPerSm") ?? 1) >= 1;
}

function ncuRule(identifier: string): string {
  return `Nsight Compute, rule ${identifier}`;
}

/**
 * What tells how busy the SMs are. SM throughput is the busiest of all their parts, and costs passes; executed instructions
 * and the tensor pipe are two of these parts, which stand for it only against something that is high itself.
 */
function computeKeys(figures: Metrics): readonly string[] {
  return figureNumber(figures, "smThroughputPct") === null
    ? ["executedInstructionsPct", "tensorPipePct"]
    : ["smThroughputPct"];
}

/** DRAM is a part of the memory system, as a word beside other evidence only: the caches may be busier. */
function memoryKeys(figures: Metrics): readonly string[] {
  return figureNumber(figures, "memoryThroughputPct") === null ? ["dramThroughputPct"] : ["memoryThroughputPct"];
}

function busiestPct(figures: Metrics): number | null {
  const sm = figureNumber(figures, "smThroughputPct");
  const memory = figureNumber(figures, "memoryThroughputPct");
  return sm === null || memory === null ? null : Math.max(sm, memory);
}

function evidence(figures: Metrics, keys: readonly string[]): ProfileFinding["evidence"] {
  return keys.flatMap((name) => {
    const figure = figures[name];
    return figure == null ? [] : [{ name, value: figure.value, unit: figure.unit }];
  });
}
