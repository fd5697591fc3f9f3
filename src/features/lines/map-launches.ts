import { isAbsolute, join, normalize, relative } from "node:path";
import type { SiteFrame } from "../../model/comparison/launch-sites.ts";
import type { MappedNode, MappedRange, MappedSite, MappedWork, WorkKind } from "./model/mapped-launches.ts";
import type { AttributionMode } from "../../model/profile/profile.ts";
import type { LaunchStacks, Stack, StackFrame, ThreadStacks } from "./model/launch-stacks.ts";
import { noCall, noCreation, type RangeInstance, type Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { attribute, findOpenUntilNs, type AttributedRange } from "../../analyze/attribute.ts";
import { isBlocking } from "../../analyze/measure-range.ts";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import { threadKey } from "../../analyze/sweep.ts";

/** Absolute paths to a side's code. We use them to tell the side's own lines from library lines. */
export interface CodePlace {
  readonly root: string;
  readonly workingDirectory: string;
}

const deepestLayers = 8;
const longestName = 120;
/** How many stack frames we keep below and above the repository's innermost frame. */
const [framesBelow, framesAbove] = [4, 12];

/**
 * Finds the code that launched the work of each range, from a run that records stacks. Launches by other threads count as they
 * do in profiles.
 */
export function mapLaunches(
  trace: Trace,
  stacks: LaunchStacks,
  keys: readonly RangeKey[],
  mode: AttributionMode,
  place: CodePlace,
): MappedRange[] {
  const finder = { stackAt: stackFinder(stacks), layersAt: layerFinder(trace.ranges) };
  const sited = stacks.stacks.map((stack) => siteOf(stack, place));
  return attribute(trace, keys, mode).ranges.map((range) => mapRange(trace, range, { ...finder, sited }));
}

interface Finders {
  readonly stackAt: (process: number, thread: number, startNs: Nanoseconds, endNs: Nanoseconds) => number | null;
  readonly layersAt: (process: number, thread: number, atNs: Nanoseconds) => readonly RangeInstance[];
  /** Indexed by stack. */
  readonly sited: readonly (Omit<MappedSite, "launches"> | null)[];
}

function mapRange(trace: Trace, range: AttributedRange, { stackAt, layersAt, sited }: Finders): MappedRange {
  const work = new Map<string, WorkCount>();
  const add = (of: WorkKind, stack: number | null, layer: readonly string[]): void => {
    const key = JSON.stringify(of);
    let known = work.get(key);
    if (known === undefined) work.set(key, (known = newCount(of)));
    addTo(known, stack === null ? null : (sited[stack] ?? null), layer);
  };
  const placed = (process: number, thread: number, startNs: number, endNs: number) => ({
    stack: stackAt(process, thread, startNs, endNs),
    layer: within(layersAt(process, thread, startNs), range.key),
  });
  const nodes = new Map<string, MappedNode & { readonly seen: Set<number> }>();
  let unplacedKernels = 0;
  const { kernels, launchCalls, nodeCreations } = trace;
  for (const index of range.kernels) {
    const kind = trace.kernelKinds[kernels.kind[index] ?? 0];
    const name = trace.kernelTypes[kind?.type ?? 0]?.name ?? "";
    const call = kernels.call[index] ?? noCall;
    let at: { readonly stack: number | null; readonly layer: readonly string[] } = { stack: null, layer: [] };
    if (kind?.fromGraph === true) {
      const node = kernels.creation?.[index] ?? noCreation;
      const created = nodeCreations[node];
      if (created === undefined) unplacedKernels += 1;
      else {
        at = placed(created.process, created.thread, created.atNs, created.atNs);
        const key = JSON.stringify([name, at.layer]);
        const known = nodes.get(key) ?? { kernel: name, layer: at.layer, nodes: 0, seen: new Set<number>() };
        known.seen.add(node);
        nodes.set(key, known);
      }
    } else if (call !== noCall) {
      const by = launchCalls.kinds[launchCalls.kind[call] ?? 0];
      const startNs = launchCalls.startNs.at(call);
      at = placed(by?.process ?? -1, by?.thread ?? -1, startNs, startNs + (launchCalls.durationNs[call] ?? 0));
    }
    add({ kind: "kernel", name }, at.stack, at.layer);
    add({ kind: "launches" }, at.stack, at.layer);
  }
  for (const index of range.calls) {
    const call = trace.calls[index];
    if (call?.kind !== "synchronize") continue;
    const { stack, layer } = placed(call.process, call.thread, call.startNs, call.startNs + call.durationNs);
    add({ kind: "synchronizations" }, stack, layer);
  }
  for (const index of range.copies) {
    const copy = trace.copies[index];
    if (copy === undefined || copy.callStartNs === null) continue;
    const { stack, layer } = placed(copy.process, copy.thread, copy.callStartNs, copy.callEndNs ?? copy.callStartNs);
    const { kind, direction, sourceMemory, targetMemory } = copy;
    add({ kind: "copies", copy: { kind, direction, sourceMemory, targetMemory } }, stack, layer);
    if (isBlocking(copy)) add({ kind: "blockingCopies" }, stack, layer);
  }
  return {
    name: range.key.name,
    domain: range.key.domain,
    work: [...work.values()].map(finished),
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

function newCount(of: WorkKind): WorkCount {
  return { of, launches: 0, linked: 0, sites: new Map(), layers: new Map() };
}

function addTo(count: WorkCount, site: Omit<MappedSite, "launches"> | null, layer: readonly string[]): void {
  count.launches += 1;
  if (site !== null) {
    count.linked += 1;
    const { file, line, function: name } = site.at;
    const key = JSON.stringify([file, line, name]);
    const known = count.sites.get(key) ?? { ...site, launches: 0 };
    known.launches += 1;
    count.sites.set(key, known);
  }
  const key = JSON.stringify(layer);
  const known = count.layers.get(key) ?? { path: layer, launches: 0 };
  known.launches += 1;
  count.layers.set(key, known);
}

function finished({ of, launches, linked, sites, layers }: WorkCount): MappedWork {
  const sorted = <T extends { readonly launches: number }>(found: ReadonlyMap<string, T>): T[] =>
    [...found.values()].toSorted((one, other) => other.launches - one.launches);
  return { of, launches, linked, sites: sorted(sites), layers: sorted(layers) };
}

/** Finds the index of the stack for the call between two times, or for the call around them. */
function stackFinder({ threads }: LaunchStacks): Finders["stackAt"] {
  const byThread = new Map<string, ThreadStacks>(threads.map((one) => [threadKey(one), one]));
  return (process, thread, startNs, endNs) => {
    const own = byThread.get(threadKey({ process, thread }));
    if (own === undefined) return null;
    const index = lastFrom(own.startNs, endNs);
    if (index === -1) return null;
    const isWithin = (own.startNs[index] ?? 0) >= startNs || (own.endNs[index] ?? 0) >= endNs;
    return isWithin ? (own.stack[index] ?? null) : null;
  };
}

/** Finds the push/pop ranges that are open on a thread at a given time, outermost first. */
function layerFinder(ranges: readonly RangeInstance[]): Finders["layersAt"] {
  const byThread = new Map<string, { ranges: RangeInstance[]; startNs: Float64Array; around: Int32Array }>();
  const pushPop = ranges.filter(({ style }) => style === "pushpop");
  for (const [key, own] of Map.groupBy(pushPop, threadKey)) {
    const sorted = own.toSorted(
      (one, other) => one.startNs - other.startNs || findOpenUntilNs(other) - findOpenUntilNs(one),
    );
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
  return (process, thread, atNs) => {
    const own = byThread.get(threadKey({ process, thread }));
    if (own === undefined) return [];
    const found: RangeInstance[] = [];
    for (let index = lastFrom(own.startNs, atNs); index !== -1; index = own.around[index] ?? -1) {
      const range = own.ranges[index];
      if (range !== undefined && findOpenUntilNs(range) >= atNs) found.push(range);
    }
    return found.reverse();
  };
}

/** The index of the last value that is at most `value`, or -1. */
function lastFrom(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The names of the layers inside a range. Returns all names if the range isn't among the layers, as during graph capture. */
function within(layers: readonly RangeInstance[], key: RangeKey): readonly string[] {
  const own = layers.findLastIndex((range) => rangeKeyText(range) === rangeKeyText(key));
  return layers
    .slice(own + 1)
    .slice(-deepestLayers)
    .map(({ name }) => name.slice(0, longestName));
}

/** The innermost frame in the repository, with its neighbors; null if no frame is in the repository. */
function siteOf(stack: Stack, place: CodePlace): Omit<MappedSite, "launches"> | null {
  const frames = stack.map((frame) => placedFrame(frame, place));
  const index = frames.findIndex(({ own }) => own);
  const at = frames[index];
  if (at?.file == null) return null;
  return {
    at: { ...at, file: at.file },
    frames: frames.slice(Math.max(0, index - framesBelow), index + 1 + framesAbove),
  };
}

/** Installed packages, even if their folder is in the repository. */
const packages = /(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;

/**
 * Removes machine-specific parts from a frame: repository paths become relative, and other paths keep only the part inside the
 * package, or the file name.
 */
function placedFrame({ function: name, file, line, module }: StackFrame, place: CodePlace): SiteFrame {
  const path = file ?? module;
  const shown = { function: name.slice(0, longestName), line };
  if (path === null || path === "") return { ...shown, file: null, own: false };
  const inRepository = repositoryPath(path, place);
  if (inRepository !== null) return { ...shown, file: inRepository.slice(0, 300), own: true };
  const library = path.split(packages).at(-1) ?? path;
  return { ...shown, file: (library === path ? (path.split("/").at(-1) ?? path) : library).slice(0, 300), own: false };
}

/** The path relative to the root if it's the repository's own code, else null. */
export function repositoryPath(path: string, { root, workingDirectory }: CodePlace): string | null {
  // `<string>`, `<frozen importlib>`
  if (path.startsWith("<")) return null;
  const absolute = isAbsolute(path) ? normalize(path) : join(workingDirectory, path);
  const inside = relative(root, absolute);
  if (inside === "" || inside === ".." || inside.startsWith("../") || isAbsolute(inside)) return null;
  return packages.test(inside) ? null : inside;
}
