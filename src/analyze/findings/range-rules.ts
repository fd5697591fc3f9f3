import { median, medianLaunches, medianTotalNs, overRounds } from "../../model/rounds.ts";
import { alikeOperators, gpuKey, medianOf, operatorText, sharedPath } from "../../model/profile/operators.ts";
import type { ProfileCopy, ProfileRange } from "../../model/profile/profile.ts";
import { pct, type FindingRule, type Found, type RangeView } from "./rule.ts";
import { countText } from "../../model/text/quantity.ts";

const bestPractices = "CUDA C++ Best Practices Guide";

/** A GPU that is idle for more than this share of the range is worth a word. */
const idleLimit = 0.3;
/** Eager PyTorch takes 5 to 50 µs for an operator, more under tracing; what is idle for longer at each launch has another cause. */
const launchLimitNs = 100_000;
/** Kernels that cannot be made a part of their neighbors: what fusing saves is beside them. */
const notFused: ReadonlySet<string> = new Set(["gemm", "attention", "conv", "moe", "communication"]);
/** Kernels shorter than this take about as long to launch as to run. */
const tinyNs = 10_000;
const tinyLaunches = 100;
const tinyShare = 0.5;
/** Copies must take this share of the GPU's busy time, or so many bytes must go, to be worth a word. */
const copyShare = 0.01;
const copyBytes = 1_000_000;
/** One wait at the end of each instance is how a range is measured. */
const waitsPerInstance = 1;

export const rangeRules: readonly FindingRule[] = [
  {
    id: "launch-bound",
    of: "range",
    threshold: "GPU idle at least 30% of the range, and at most 100 µs per launch call",
    source: { guide: "CUDA C++ Programming Guide", section: "CUDA Graphs" },
    advice:
      "Let the host launch less, or earlier: capture the step in a CUDA graph (torch.cuda.graph, torch.compile with mode=reduce-overhead), fuse small kernels, or take more work a step (batch).",
    find: launchBound,
  },
  {
    id: "gpu-idle",
    of: "range",
    threshold: "GPU idle at least 30% of the range, and more than 100 µs per launch call",
    source: { guide: bestPractices, section: "Asynchronous and Overlapping Transfers with Computation" },
    advice:
      "See on nsys's timeline what the host does meanwhile: data loading, tokenization, sampling, compilation, waiting for a request, a lock or another rank. Let it be done ahead, in the background, or between ranges.",
    find: gpuIdle,
  },
  {
    id: "host-synchronization",
    of: "range",
    threshold: "more than one synchronization per instance",
    source: { guide: bestPractices, section: "Asynchronous and Overlapping Transfers with Computation" },
    advice:
      "Keep results on the GPU and read them later: `.item()`, `.cpu()`, printing a tensor and branching on its value all make the host wait.",
    find: hostSynchronization,
  },
  {
    id: "pageable-copies",
    of: "range",
    threshold: "pageable copies of at least 1 MB, or 1% of GPU busy time",
    source: { guide: bestPractices, section: "Pinned Memory" },
    advice:
      "Use pinned host memory (pin_memory=True, tensor.pin_memory()) and non_blocking=True, or copy before the range.",
    find: pageableCopies,
  },
  {
    id: "tiny-kernels",
    of: "range",
    threshold:
      "at least 100 launches, and half of all, are fusible kernels under 10 µs (not matmul, attention, convolution, MoE, communication), mostly outside CUDA graphs",
    source: { guide: bestPractices, section: "Execution Configuration Optimizations" },
    advice:
      "Fuse them: torch.compile, a fused implementation (norms, rotary embedding, activations), or one kernel over a larger batch.",
    find: tinyKernels,
  },
];

/** With mostly replayed graphs the advice to capture one would be wrong. */
const graphAdvice =
  "Most kernels come from CUDA graphs already: capture what is still launched beside them, replay fewer and larger graphs, and take the host's work off the path between replays.";

function launchBound(view: RangeView): Found | null {
  const idle = idleOf(view);
  if (idle === null || idle.perLaunchNs > launchLimitNs) return null;
  const found = idleFound(view, idle, "the host does not launch fast enough");
  return replaysGraphs(view) ? { ...found, advice: graphAdvice } : found;
}

function gpuIdle(view: RangeView): Found | null {
  const idle = idleOf(view);
  if (idle === null || idle.perLaunchNs <= launchLimitNs) return null;
  return idleFound(view, idle, "more than launching takes, so that something else keeps the host");
}

/** How long the GPU had nothing to do, where that is worth a word. */
interface Idle {
  readonly idleNs: number;
  readonly spanNs: number;
  readonly perLaunchNs: number;
  readonly calls: number;
  readonly instances: number;
}

function idleOf({ range, spanNs, gpuIdleNs: idleNs, launches, instances }: RangeView): Idle | null {
  if (spanNs === null || idleNs === null || spanNs === 0 || launches === 0 || idleNs / spanNs < idleLimit) return null;
  const calls = median(range.rounds.map((round) => round.launches - round.graphKernels + round.graphLaunches));
  return { idleNs, spanNs, perLaunchNs: idleNs / Math.max(1, calls), calls, instances };
}

function idleFound({ range }: RangeView, idle: Idle, why: string): Found {
  const { idleNs, spanNs, perLaunchNs, calls, instances } = idle;
  const nested = idlestOperator(range);
  const share = (part: number, whole: number): string => pct((part / whole) * 100);
  const where =
    nested === null
      ? ""
      : ` Most of that is in \`${nested.name}\`: ${share(nested.idleNs, nested.hostNs)} of its time nothing runs.`;
  return {
    what: `The GPU has nothing to do for ${share(idleNs, spanNs)} of the range: ${why}.${where}`,
    evidence: [
      ...(nested === null
        ? []
        : [
            { name: "most of it in", value: nested.name, unit: "" },
            { name: "idle there", value: nested.idleNs, unit: "ns" },
          ]),
      { name: "idle share", value: round((idleNs / spanNs) * 100), unit: "%" },
      { name: "wall time (tracing inflates it)", value: spanNs, unit: "ns" },
      { name: "GPU busy", value: spanNs - idleNs, unit: "ns" },
      { name: "launch calls for each instance", value: round(calls / Math.max(1, instances)), unit: "" },
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

/** The path of nested ranges with more than half of the range's idle time, as deep as that is so, or paths that are alike; null: none. */
function idlestOperator(range: ProfileRange): IdleOperator | null {
  const idleOfGpu = new Map(
    range.operators.flatMap((one) =>
      one.path.length === 0 ? [[gpuKey(one), medianOf(one, ({ idleNs }) => idleNs)] as const] : [],
    ),
  );
  const nested = range.operators.filter(({ path }) => path.length > 0);
  const [deepest] = [...nested.map((one) => [one]), ...alikeOperators(nested)]
    .flatMap((alike) => {
      const [first] = alike;
      const idleNs = sum(alike, (one) => medianOf(one, (round) => round.idleNs));
      if (first === undefined || 2 * idleNs <= (idleOfGpu.get(gpuKey(first)) ?? 0)) return [];
      const hostNs = sum(alike, (one) => medianOf(one, (round) => round.hostNs));
      const path = sharedPath(alike.map((one) => one.path));
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
    .toSorted((one, other) => other.depth - one.depth || one.paths - other.paths || other.idleNs - one.idleNs);
  return deepest ?? null;
}

/** Graphs launch most of the range's kernels. */
function replaysGraphs({ range, launches }: RangeView): boolean {
  return median(range.rounds.map(({ graphKernels }) => graphKernels)) > launches / 2;
}

function hostSynchronization({ range: { rounds }, instances, gpuIdleNs }: RangeView): Found | null {
  const count = median(rounds.map(({ synchronizations }) => sum(synchronizations, (call) => call.count)));
  if (instances === 0 || count / instances <= waitsPerInstance) return null;
  const waitedNs = median(rounds.map(({ synchronizations }) => sum(synchronizations, (call) => call.totalNs)));
  const calls = overRounds(
    rounds.map(({ synchronizations }) => synchronizations),
    ({ call }) => call,
  );
  return {
    what: `The host waits for the GPU ${String(round(count))} times in ${String(instances)} ${instances === 1 ? "instance" : "instances"} of the range.`,
    evidence: calls.flatMap(({ sample: { call }, found }) => [
      { name: `${call}, calls`, value: median(found.map((one) => one?.count ?? 0)), unit: "" },
      { name: `${call}, waited`, value: median(found.map((one) => one?.totalNs ?? 0)), unit: "ns" },
    ]),
    // Waiting while the GPU works costs nothing; what is idle then is lost.
    impactNs: gpuIdleNs === null ? null : Math.min(waitedNs, gpuIdleNs),
  };
}

function pageableCopies({ range: { rounds }, gpuBusyNs }: RangeView): Found | null {
  const of = (pick: (copy: ProfileCopy) => number) =>
    median(rounds.map(({ copies }) => sum(copies.filter(isPageable), pick)));
  const [bytes, totalNs] = [of((copy) => copy.bytes), of((copy) => copy.totalNs)];
  if (bytes < copyBytes && (totalNs === 0 || totalNs < copyShare * gpuBusyNs)) return null;
  return {
    what: `Data is copied between the GPU and pageable host memory, which goes through a staging buffer and makes the host wait.`,
    evidence: [
      { name: "copies", value: of((copy) => copy.count), unit: "" },
      { name: "bytes", value: bytes, unit: "byte" },
      { name: "time of the copies", value: totalNs, unit: "ns" },
    ],
    impactNs: totalNs,
  };
}

function isPageable({ kind, sourceMemory, targetMemory }: ProfileCopy): boolean {
  return kind === "copy" && (sourceMemory === "pageable" || targetMemory === "pageable");
}

function tinyKernels(view: RangeView): Found | null {
  const { range, launches, kernelNs } = view;
  const tiny = range.kernels.filter(
    ({ family, rounds }) =>
      !notFused.has(family) && median(rounds.flatMap((entry) => (entry === null ? [] : [entry.medianNs]))) < tinyNs,
  );
  const tinyCount = tiny.reduce((sum, kernel) => sum + medianLaunches(kernel), 0);
  if (tinyCount < tinyLaunches || tinyCount < tinyShare * launches) return null;
  // A graph launches its kernels at once: there short ones cost little more than their own time.
  if (replaysGraphs(view)) return null;
  const tinyTotalNs = tiny.reduce((sum, kernel) => sum + medianTotalNs(kernel), 0);
  return {
    what: `${countText(tinyCount, 0)} of ${countText(launches, 0)} launches are of kernels shorter than 10 µs that could be fused.`,
    evidence: [
      { name: "short launches", value: tinyCount, unit: "" },
      { name: "their time", value: tinyTotalNs, unit: "ns" },
      { name: "of the kernel time", value: kernelNs === 0 ? null : round((tinyTotalNs / kernelNs) * 100), unit: "%" },
    ],
    impactNs: tinyTotalNs,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function sum<T>(items: readonly T[], pick: (item: T) => number): number {
  return items.reduce((total, item) => total + pick(item), 0);
}
