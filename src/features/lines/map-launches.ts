import { isAbsolute, join, normalize, relative } from "node:path";
import type { SiteFrame } from "../../model/comparison/launch-sites.ts";
import type {
  MappedRange,
  MappedSite,
  MappedWork,
  WorkKind,
  LaunchStacks,
  Stack,
  StackFrame,
} from "./model/mapped-launches.ts";
import type { AttributionMode } from "../../model/profile/profile.ts";
import { noCall, noCreation, type RangeInstance, type Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { attribute, findOpenUntilNs, type AttributedRange } from "../../analyze/attribute.ts";
import { isBlocking } from "../../analyze/measure-range.ts";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import { threadKey } from "../../analyze/sweep.ts";

/** Absolute. */
export interface CodePlace {
  readonly root: string;
  readonly workingDirectory: string;
}

const deepestLayers = 8;
const longestName = 120;
const [framesBelow, framesAbove] = [4, 12];

/** Launches by other threads count as they do in profiles. */
export function mapLaunches(
  trace: Trace,
  stacks: LaunchStacks,
  keys: readonly RangeKey[],
  mode: AttributionMode,
  place: CodePlace,
): MappedRange[] {
  const sites = stacks.stacks.map((stack) => findSite(stack, place));
  const [stackAt, layersAt] = [createStackFinder(stacks), createLayerFinder(trace.ranges)];
  const findPlace: FindPlace = (process, thread, startNs, endNs, key) => ({
    site: sites[stackAt(process, thread, startNs, endNs) ?? -1] ?? null,
    layer: listLayersWithin(layersAt(process, thread, startNs), key),
  });
  return attribute(trace, keys, mode).ranges.map((range) => mapRange(trace, range, findPlace));
}

interface CallPlace {
  readonly site: Omit<MappedSite, "launches"> | null;
  readonly layer: readonly string[];
}

type FindPlace = (
  process: number,
  thread: number,
  startNs: Nanoseconds,
  endNs: Nanoseconds,
  range: RangeKey,
) => CallPlace;

function mapRange(trace: Trace, range: AttributedRange, findPlace: FindPlace): MappedRange {
  const work = new Map<string, WorkCount>();
  const add = (of: WorkKind, { site, layer }: CallPlace) => {
    const count = getOrAdd(work, of, () => ({ of, launches: 0, linked: 0, sites: new Map(), layers: new Map() }));
    count.launches += 1;
    if (site !== null) {
      const { file, line, function: name } = site.at;
      count.linked += 1;
      getOrAdd(count.sites, [file, line, name], () => ({ ...site, launches: 0 })).launches += 1;
    }
    getOrAdd(count.layers, layer, () => ({ path: layer, launches: 0 })).launches += 1;
  };
  const placed = (process: number, thread: number, startNs: number, endNs: number) =>
    findPlace(process, thread, startNs, endNs, range.key);
  const nodes = new Map<string, { readonly kernel: string; readonly layer: readonly string[]; seen: Set<number> }>();
  let unplacedKernels = 0;
  const { kernels, launchCalls, nodeCreations } = trace;
  for (const index of range.kernels) {
    const kind = trace.kernelKinds[kernels.kind[index] ?? 0];
    const name = trace.kernelTypes[kind?.type ?? 0]?.name ?? "";
    const call = kernels.call[index] ?? noCall;
    let callPlace: CallPlace = { site: null, layer: [] };
    if (kind?.fromGraph === true) {
      const node = kernels.creation?.[index] ?? noCreation;
      const created = nodeCreations[node];
      if (created === undefined) unplacedKernels += 1;
      else {
        const { layer } = (callPlace = placed(created.process, created.thread, created.atNs, created.atNs));
        getOrAdd(nodes, [name, layer], () => ({ kernel: name, layer, seen: new Set() })).seen.add(node);
      }
    } else if (call !== noCall) {
      const by = launchCalls.kinds[launchCalls.kind[call] ?? 0];
      const startNs = launchCalls.startNs.at(call);
      callPlace = placed(by?.process ?? -1, by?.thread ?? -1, startNs, startNs + (launchCalls.durationNs[call] ?? 0));
    }
    add({ kind: "kernel", name }, callPlace);
    add({ kind: "launches" }, callPlace);
  }
  for (const index of range.calls) {
    const call = trace.calls[index];
    if (call?.kind !== "synchronize") continue;
    add({ kind: "synchronizations" }, placed(call.process, call.thread, call.startNs, call.startNs + call.durationNs));
  }
  for (const index of range.copies) {
    const copy = trace.copies[index];
    if (copy === undefined || copy.callStartNs === null) continue;
    const callPlace = placed(copy.process, copy.thread, copy.callStartNs, copy.callEndNs ?? copy.callStartNs);
    const { kind, direction, sourceMemory, targetMemory } = copy;
    add({ kind: "copies", copy: { kind, direction, sourceMemory, targetMemory } }, callPlace);
    if (isBlocking(copy)) add({ kind: "blockingCopies" }, callPlace);
  }
  return {
    name: range.key.name,
    domain: range.key.domain,
    work: [...work.values()].map(sortWork),
    nodes: [...nodes.values()].map(({ kernel, layer, seen }) => ({ kernel, layer, nodes: seen.size })),
    unplacedKernels,
  };
}

interface WorkCount {
  readonly of: WorkKind;
  launches: number;
  linked: number;
  readonly sites: Map<string, Omit<MappedSite, "launches"> & { launches: number }>;
  readonly layers: Map<string, { readonly path: readonly string[]; launches: number }>;
}

function getOrAdd<T>(map: Map<string, T>, keyParts: unknown, create: () => T): T {
  const key = JSON.stringify(keyParts);
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

function sortWork({ of, launches, linked, sites, layers }: WorkCount): MappedWork {
  const sorted = <T extends { readonly launches: number }>(counts: ReadonlyMap<string, T>) =>
    [...counts.values()].toSorted((a, b) => b.launches - a.launches);
  return { of, launches, linked, sites: sorted(sites), layers: sorted(layers) };
}

/** For the call between two times, or around them. */
function createStackFinder({ threads }: LaunchStacks) {
  const byThread = new Map(threads.map((stacks) => [threadKey(stacks), stacks]));
  return (process: number, thread: number, startNs: Nanoseconds, endNs: Nanoseconds) => {
    const stacks = byThread.get(threadKey({ process, thread }));
    if (stacks === undefined) return null;
    const index = findLastAtMost(stacks.startNs, endNs);
    if (index === -1) return null;
    const isWithin = (stacks.startNs[index] ?? 0) >= startNs || (stacks.endNs[index] ?? 0) >= endNs;
    return isWithin ? (stacks.stack[index] ?? null) : null;
  };
}

/** Outermost first. */
function createLayerFinder(ranges: readonly RangeInstance[]) {
  const byThread = new Map<string, { ranges: RangeInstance[]; startNs: Float64Array; around: Int32Array }>();
  const pushPop = ranges.filter(({ style }) => style === "pushpop");
  for (const [key, threadRanges] of Map.groupBy(pushPop, threadKey)) {
    const sorted = threadRanges.toSorted((a, b) => a.startNs - b.startNs || findOpenUntilNs(b) - findOpenUntilNs(a));
    const around = new Int32Array(sorted.length).fill(-1);
    const open: number[] = [];
    for (const [index, { startNs }] of sorted.entries()) {
      for (
        let last = sorted[open.at(-1) ?? -1];
        last !== undefined && findOpenUntilNs(last) < startNs;
        last = sorted[open.at(-1) ?? -1]
      )
        open.pop();
      around[index] = open.at(-1) ?? -1;
      open.push(index);
    }
    byThread.set(key, { ranges: sorted, startNs: Float64Array.from(sorted, ({ startNs }) => startNs), around });
  }
  return (process: number, thread: number, atNs: Nanoseconds) => {
    const threadRanges = byThread.get(threadKey({ process, thread }));
    if (threadRanges === undefined) return [];
    const layers: RangeInstance[] = [];
    for (
      let index = findLastAtMost(threadRanges.startNs, atNs);
      index !== -1;
      index = threadRanges.around[index] ?? -1
    ) {
      const range = threadRanges.ranges[index];
      if (range !== undefined && findOpenUntilNs(range) >= atNs) layers.push(range);
    }
    return layers.reverse();
  };
}

/** The index of the last value that is at most `value`, or -1. */
function findLastAtMost(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const center = (low + high) >>> 1;
    if ((sorted[center] ?? 0) <= value) low = center + 1;
    else high = center;
  }
  return low - 1;
}

/** Returns all names if the range isn't among the layers, as during graph capture. */
function listLayersWithin(layers: readonly RangeInstance[], key: RangeKey): readonly string[] {
  const ownIndex = layers.findLastIndex((range) => rangeKeyText(range) === rangeKeyText(key));
  return layers
    .slice(ownIndex + 1)
    .slice(-deepestLayers)
    .map(({ name }) => name.slice(0, longestName));
}

/** Null if no frame is in the repository. */
function findSite(stack: Stack, place: CodePlace): Omit<MappedSite, "launches"> | null {
  const frames = stack.map((frame) => shortenFrame(frame, place));
  const index = frames.findIndex(({ own }) => own);
  const ownFrame = frames[index];
  if (ownFrame?.file == null) return null;
  return {
    at: { ...ownFrame, file: ownFrame.file },
    frames: frames.slice(Math.max(0, index - framesBelow), index + 1 + framesAbove),
  };
}

/** Installed packages, even if their folder is in the repository. */
const packages = /(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;

/** Repository paths become relative; other paths keep only the part inside the package, or the file name. */
function shortenFrame({ function: name, file, line, module }: StackFrame, place: CodePlace): SiteFrame {
  const path = file ?? module;
  const shown = { function: name.slice(0, longestName), line };
  if (path === null || path === "") return { ...shown, file: null, own: false };
  const inRepository = findRepositoryPath(path, place);
  if (inRepository !== null) return { ...shown, file: inRepository.slice(0, 300), own: true };
  const library = path.split(packages).at(-1) ?? path;
  return { ...shown, file: (library === path ? (path.split("/").at(-1) ?? path) : library).slice(0, 300), own: false };
}

/** Null if it isn't the repository's own code. */
export function findRepositoryPath(path: string, { root, workingDirectory }: CodePlace): string | null {
  // `<string>`, `<frozen importlib>`
  if (path.startsWith("<")) return null;
  const absolute = isAbsolute(path) ? normalize(path) : join(workingDirectory, path);
  const inside = relative(root, absolute);
  if (inside === "" || inside === ".." || inside.startsWith("../") || isAbsolute(inside)) return null;
  return packages.test(inside) ? null : inside;
}
