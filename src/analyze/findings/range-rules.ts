import { median, medianLaunches, medianTotalNs, overRounds } from "../../model/rounds.ts";
import type { ProfileCopy } from "../../model/profile/profile.ts";
import { pct, type FindingRule, type Found, type RangeView } from "./rule.ts";
import { countText } from "../../model/text/quantity.ts";

const bestPractices = "CUDA C++ Best Practices Guide";

/** GPU idle for more than this share of the range is idle because of the host. */
const idleLimit = 0.3;
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
    threshold: "the GPU is idle for 30 % of the range or more",
    source: { guide: "CUDA C++ Programming Guide", section: "CUDA Graphs" },
    advice:
      "Let the host launch less, or earlier: capture the step in a CUDA graph (torch.cuda.graph, torch.compile with mode=reduce-overhead), fuse small kernels, or take more work a step (batch).",
    find: launchBound,
  },
  {
    id: "host-synchronization",
    of: "range",
    threshold: "more than one synchronization for each instance of the range",
    source: { guide: bestPractices, section: "Asynchronous and Overlapping Transfers with Computation" },
    advice:
      "Keep results on the GPU and read them later: `.item()`, `.cpu()`, printing a tensor and branching on its value all make the host wait.",
    find: hostSynchronization,
  },
  {
    id: "pageable-copies",
    of: "range",
    threshold: "copies from or to pageable memory of 1 MB, or of 1 % of the GPU's busy time",
    source: { guide: bestPractices, section: "Pinned Memory" },
    advice:
      "Use pinned host memory (pin_memory=True, tensor.pin_memory()) and non_blocking=True, or copy before the range.",
    find: pageableCopies,
  },
  {
    id: "tiny-kernels",
    of: "range",
    threshold: "100 launches or more, half of all, of kernels shorter than 10 µs, and most not in CUDA graphs",
    source: { guide: bestPractices, section: "Execution Configuration Optimizations" },
    advice:
      "Fuse them: torch.compile, a fused implementation (norms, rotary embedding, activations), or one kernel over a larger batch.",
    find: tinyKernels,
  },
];

function launchBound({ spanNs, gpuIdleNs: idleNs, launches, instances }: RangeView): Found | null {
  if (spanNs === null || idleNs === null || spanNs === 0 || launches === 0 || idleNs / spanNs < idleLimit) return null;
  return {
    what: `The GPU has nothing to do for ${pct((idleNs / spanNs) * 100)} of the range: the host does not launch fast enough.`,
    evidence: [
      { name: "idle share", value: round((idleNs / spanNs) * 100), unit: "%" },
      { name: "wall time (tracing inflates it)", value: spanNs, unit: "ns" },
      { name: "GPU busy", value: spanNs - idleNs, unit: "ns" },
      { name: "launches for each instance", value: round(launches / Math.max(1, instances)), unit: "" },
    ],
    impactNs: idleNs,
  };
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

function tinyKernels({ range, launches, kernelNs }: RangeView): Found | null {
  const tiny = range.kernels.filter(
    ({ rounds }) => median(rounds.flatMap((entry) => (entry === null ? [] : [entry.medianNs]))) < tinyNs,
  );
  const tinyCount = tiny.reduce((sum, kernel) => sum + medianLaunches(kernel), 0);
  if (tinyCount < tinyLaunches || tinyCount < tinyShare * launches) return null;
  // A graph launches its kernels at once: there short ones cost little more than their own time.
  if (median(range.rounds.map(({ graphKernels }) => graphKernels)) > launches / 2) return null;
  const tinyTotalNs = tiny.reduce((sum, kernel) => sum + medianTotalNs(kernel), 0);
  return {
    what: `${countText(tinyCount, 0)} of ${countText(launches, 0)} launches are of kernels shorter than 10 µs.`,
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
