import {
  groupAlikeOperators,
  gpuKey,
  medianOverRounds,
  operatorText,
  sharedPath,
} from "../../model/profile/operators.ts";
import type { ProfileCopy, ProfileRange } from "../../model/profile/profile.ts";
import { median, medianLaunches, medianTotalNs, alignRounds } from "../../model/rounds.ts";
import { sum } from "../../model/sums.ts";
import { counted } from "../../model/text/listing.ts";
import { countText } from "../../model/text/quantity.ts";
import { formatPercent, type FindingRule, type Found, type RangeView } from "./rule.ts";

const bestPractices = "CUDA C++ Best Practices Guide";

const idleLimit = 0.3;
/** Eager PyTorch takes 5 to 50 µs per operator, and more under tracing. If the GPU is idle longer per launch call, something else is the cause. */
const launchLimitNs = 100_000;
/** Families whose kernels can't be fused into their neighbors. */
const notFused: ReadonlySet<string> = new Set(["gemm", "attention", "conv", "moe", "communication"]);
/** Kernels shorter than this take about as long to launch as to run. */
const tinyNs = 10_000;
const tinyLaunches = 100;
const tinyShare = 0.5;
const copyShare = 0.01;
const copyBytes = 1_000_000;
/** One wait at the end of each instance is normal, because programs wait there to measure a range. */
const waitsPerInstance = 1;

export const rangeRules: readonly FindingRule[] = [
  {
    id: "launch-bound",
    of: "range",
    threshold: "GPU idle at least 30% of the range, and at most 100 µs per launch call",
    source: { guide: "CUDA C++ Programming Guide", section: "CUDA Graphs" },
    advice:
      "Launch fewer kernels from the host, or launch them earlier: capture the step in a CUDA graph (torch.cuda.graph, torch.compile with mode=reduce-overhead), fuse small kernels, or do more work per step with a larger batch.",
    find: findLaunchBound,
  },
  {
    id: "gpu-idle",
    of: "range",
    threshold: "GPU idle at least 30% of the range, and more than 100 µs per launch call",
    source: { guide: bestPractices, section: "Asynchronous and Overlapping Transfers with Computation" },
    advice:
      "Check nsys's timeline to see what the host does while the GPU is idle: data loading, tokenization, sampling, compilation, or waiting for a request, a lock, or another rank. Do that work ahead of time, in the background, or between ranges.",
    find: findGpuIdle,
  },
  {
    id: "host-synchronization",
    of: "range",
    threshold: "more than one synchronization per instance",
    source: { guide: bestPractices, section: "Asynchronous and Overlapping Transfers with Computation" },
    advice:
      "Keep results on the GPU and read them later: `.item()`, `.cpu()`, printing a tensor, and branching on its value all make the host wait.",
    find: findSynchronization,
  },
  {
    id: "pageable-copies",
    of: "range",
    threshold: "pageable copies of at least 1 MB, or 1% of GPU busy time",
    source: { guide: bestPractices, section: "Pinned Memory" },
    advice:
      "Use pinned host memory (pin_memory=True, tensor.pin_memory()) and non_blocking=True, or copy the data before the range starts.",
    find: findPageableCopies,
  },
  {
    id: "tiny-kernels",
    of: "range",
    threshold:
      "at least 100 launches, and at least half of all launches, are fusible kernels under 10 µs (not matmul, attention, convolution, MoE, communication), mostly outside CUDA graphs",
    source: { guide: bestPractices, section: "Execution Configuration Optimizations" },
    advice:
      "Fuse the short kernels with torch.compile or a fused implementation (norms, rotary embedding, activations), or run one kernel over a larger batch.",
    find: findTinyKernels,
  },
];

const graphAdvice =
  "Most kernels already come from CUDA graphs. Capture the launches that are still outside them, replay fewer and larger graphs, and move host work out of the gaps between replays.";

function findLaunchBound(view: RangeView): Found | null {
  const idle = measureIdle(view);
  if (idle === null || idle.perLaunchNs > launchLimitNs) return null;
  const finding = describeIdle(view, idle, " because the host doesn't launch work fast enough");
  return replaysGraphs(view) ? { ...finding, advice: graphAdvice } : finding;
}

function findGpuIdle(view: RangeView): Found | null {
  const idle = measureIdle(view);
  if (idle === null || idle.perLaunchNs <= launchLimitNs) return null;
  return describeIdle(
    view,
    idle,
    ". The idle time per launch is longer than a launch takes, so something else holds up the host",
  );
}

interface Idle {
  readonly idleNs: number;
  readonly spanNs: number;
  readonly perLaunchNs: number;
  readonly calls: number;
  readonly instances: number;
}

function measureIdle({ range, spanNs, gpuIdleNs: idleNs, launches, instances }: RangeView): Idle | null {
  if (spanNs === null || idleNs === null || spanNs === 0 || launches === 0 || idleNs / spanNs < idleLimit) return null;
  const calls = median(range.rounds.map((round) => round.launches - round.graphKernels + round.graphLaunches));
  return { idleNs, spanNs, perLaunchNs: idleNs / Math.max(1, calls), calls, instances };
}

function describeIdle({ range }: RangeView, idle: Idle, why: string): Found {
  const { idleNs, spanNs, perLaunchNs, calls, instances } = idle;
  const nested = findIdlestOperator(range);
  const share = (part: number, whole: number) => formatPercent((part / whole) * 100);
  const where =
    nested === null
      ? ""
      : ` Most of the idle time is in \`${nested.name}\`, where the GPU is idle for ${share(nested.idleNs, nested.hostNs)} of the time.`;
  return {
    what: `The GPU is idle for ${share(idleNs, spanNs)} of the range${why}.${where}`,
    evidence: [
      ...(nested === null
        ? []
        : [
            { name: "most idle time in", value: nested.name, unit: "" },
            { name: "idle time there", value: nested.idleNs, unit: "ns" },
          ]),
      { name: "idle share", value: roundHundredths((idleNs / spanNs) * 100), unit: "%" },
      { name: "wall time (tracing inflates it)", value: spanNs, unit: "ns" },
      { name: "GPU busy", value: spanNs - idleNs, unit: "ns" },
      { name: "launch calls for each instance", value: roundHundredths(calls / Math.max(1, instances)), unit: "" },
      { name: "idle for each launch call", value: Math.round(perLaunchNs), unit: "ns" },
    ],
    impactNs: idleNs,
  };
}

interface IdleOperator {
  readonly name: string;
  readonly idleNs: number;
  readonly hostNs: number;
}

function findIdlestOperator(range: ProfileRange): IdleOperator | null {
  const idleOfGpu = new Map(
    range.operators.flatMap((operator) =>
      operator.path.length === 0
        ? [[gpuKey(operator), medianOverRounds(operator, ({ idleNs }) => idleNs)] as const]
        : [],
    ),
  );
  const nested = range.operators.filter(({ path }) => path.length > 0);
  const [deepest] = [...nested.map((operator) => [operator]), ...groupAlikeOperators(nested)]
    .flatMap((alike) => {
      const [first] = alike;
      const idleNs = sum(alike, (operator) => medianOverRounds(operator, (round) => round.idleNs));
      if (first === undefined || 2 * idleNs <= (idleOfGpu.get(gpuKey(first)) ?? 0)) return [];
      const hostNs = sum(alike, (operator) => medianOverRounds(operator, (round) => round.hostNs));
      const path = sharedPath(alike.map((operator) => operator.path));
      return [
        {
          depth: path.length,
          paths: alike.length,
          name: operatorText(range, path).replaceAll("`", "'"),
          idleNs,
          hostNs,
        },
      ];
    })
    .toSorted((a, b) => b.depth - a.depth || a.paths - b.paths || b.idleNs - a.idleNs);
  return deepest ?? null;
}

function replaysGraphs({ range, launches }: RangeView) {
  return median(range.rounds.map(({ graphKernels }) => graphKernels)) > launches / 2;
}

function findSynchronization({ range: { rounds }, instances, gpuIdleNs }: RangeView): Found | null {
  const count = median(rounds.map(({ synchronizations }) => sum(synchronizations, (call) => call.count)));
  if (instances === 0 || count / instances <= waitsPerInstance) return null;
  const waitedNs = median(rounds.map(({ synchronizations }) => sum(synchronizations, (call) => call.totalNs)));
  const calls = alignRounds(
    rounds.map(({ synchronizations }) => synchronizations),
    ({ call }) => call,
  );
  return {
    what: `The host waits for the GPU ${counted(roundHundredths(count), "time")} in ${counted(instances, "instance")} of the range.`,
    evidence: calls.flatMap(({ sample: { call }, found }) => [
      { name: `${call}, calls`, value: median(found.map((entry) => entry?.count ?? 0)), unit: "" },
      { name: `${call}, waited`, value: median(found.map((entry) => entry?.totalNs ?? 0)), unit: "ns" },
    ]),
    // Waiting while the GPU works costs nothing. Only idle GPU time is lost.
    impactNs: gpuIdleNs === null ? null : Math.min(waitedNs, gpuIdleNs),
  };
}

function findPageableCopies({ range: { rounds }, gpuBusyNs }: RangeView): Found | null {
  const medianOf = (pick: (copy: ProfileCopy) => number) =>
    median(rounds.map(({ copies }) => sum(copies.filter(isPageable), pick)));
  const [bytes, totalNs] = [medianOf((copy) => copy.bytes), medianOf((copy) => copy.totalNs)];
  if (bytes < copyBytes && (totalNs === 0 || totalNs < copyShare * gpuBusyNs)) return null;
  return {
    what: `Copies between the GPU and pageable host memory go through a staging buffer and make the host wait.`,
    evidence: [
      { name: "copies", value: medianOf((copy) => copy.count), unit: "" },
      { name: "bytes", value: bytes, unit: "byte" },
      { name: "time of the copies", value: totalNs, unit: "ns" },
    ],
    impactNs: totalNs,
  };
}

function isPageable({ kind, sourceMemory, targetMemory }: ProfileCopy) {
  return kind === "copy" && (sourceMemory === "pageable" || targetMemory === "pageable");
}

function findTinyKernels(view: RangeView): Found | null {
  const { range, launches, kernelNs } = view;
  const tiny = range.kernels.filter(
    ({ family, rounds }) =>
      !notFused.has(family) && median(rounds.flatMap((entry) => (entry === null ? [] : [entry.medianNs]))) < tinyNs,
  );
  const tinyCount = sum(tiny, (kernel) => medianLaunches(kernel));
  if (tinyCount < tinyLaunches || tinyCount < tinyShare * launches) return null;
  // A graph launches all its kernels at once, so short kernels cost little more than their own time.
  if (replaysGraphs(view)) return null;
  const tinyTotalNs = sum(tiny, (kernel) => medianTotalNs(kernel));
  return {
    what: `${countText(tinyCount, 0)} of ${countText(launches, 0)} launches run kernels shorter than 10 µs that could be fused.`,
    evidence: [
      { name: "short launches", value: tinyCount, unit: "" },
      { name: "time of short launches", value: tinyTotalNs, unit: "ns" },
      {
        name: "share of the kernel time",
        value: kernelNs === 0 ? null : roundHundredths((tinyTotalNs / kernelNs) * 100),
        unit: "%",
      },
    ],
    impactNs: tinyTotalNs,
  };
}

function roundHundredths(value: number) {
  return Math.round(value * 100) / 100;
}
