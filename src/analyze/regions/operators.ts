import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import type { Steps } from "../../model/steps.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { type AttributedRange, findEndNs, findOpenUntilNs } from "../attribute.ts";
import type { GpuTimeline } from "../gpu-timeline.ts";
import { rangeKeyText } from "../range-key.ts";
import { threadKey } from "../sweep.ts";
import { capturedLayers, type LayersOf } from "./captured-layers.ts";
import { getNested, createNode, getSum, listNested, type OperatorNode, type OperatorTree } from "./operator-tree.ts";
import { formatOperator, placeInOtherThreads, placeInOwnThread, type LentPlaces } from "./place-operators.ts";
import { buildPaths, type ReportPath } from "./report-paths.ts";

/** A range and the GPUs that ran its work. */
export interface NestingRange {
  readonly range: AttributedRange;
  readonly devices: readonly number[];
}

/** What we know about a report other than its ranges. */
export interface OperatorContext {
  /** Built with the starts and ends of all push/pop ranges as its points. */
  readonly timeline: GpuTimeline;
  /** True if kernels with this name communicate. */
  readonly communicates: (kernelName: string) => boolean;
  /** True if each rank of the program has its own report. */
  readonly isRank: boolean;
}

/**
 * For each range, builds a tree of the push/pop ranges nested in it. Nodes are named after the ranges, without the details of a call. A
 * kernel belongs to its innermost range and counts in the totals of the ranges around that range. A kernel in no nested range belongs to
 * the range itself. Only ranges of the same thread nest inside a push/pop range. Ranges of any thread in the same process nest inside a
 * start/end range. Work that a thread launched in another thread's range goes under the ranges open in either thread, so autograd's
 * kernels go under `backward`. Work that a CUDA graph replays goes under the ranges open during capture, inside the ranges around the
 * graph's launch.
 */
export function* buildOperatorTrees(
  trace: Trace,
  ranges: readonly NestingRange[],
  context: OperatorContext,
): Steps<OperatorTree[]> {
  const asked = ranges.map(({ range }) => range);
  const started = asked.flatMap(({ instances }) => instances.filter(({ style }) => style === "startend"));
  const communicates = trace.kernelTypes.map(({ name }) => context.communicates(name));
  const layersOf = capturedLayers(trace);
  yield;
  const own = mayBeNested(trace, asked) ? placeInOwnThread(trace, started) : null;
  yield;
  const paths = own === null ? null : buildPaths(trace, own, context.timeline, communicates, layersOf);
  yield;
  const lent = asked.some(({ otherKernels }) => otherKernels.length > 0) ? placeInOtherThreads(trace, asked) : null;
  const trees: OperatorTree[] = [];
  for (const { range, devices } of ranges) {
    const tree: OperatorTree = { areRanks: context.isRank, root: createNode("", null) };
    const adding = createAdder(trace, range, devices, context, communicates);
    for (const instance of range.instances) adding.instance(tree.root, instance);
    if (paths === null) for (const row of range.kernels) adding.kernel(tree.root, row);
    else addPaths(tree.root, paths.ending(range.key.name, range.key.domain), adding);
    if (paths !== null && lent !== null) addLent(trace, tree.root, range, lent, layersOf, adding);
    addNestedSums(tree);
    trees.push(tree);
    yield;
  }
  return trees;
}

/** A quick check: false only if no range can be nested or replayed in another. */
function mayBeNested({ ranges, kernels }: Trace, asked: readonly AttributedRange[]): boolean {
  const openUntil = new Map<string, number>();
  return (
    kernels.creation !== null ||
    asked.some(({ instances }) => instances.some(({ style, thread }) => style === "startend" && thread !== -1)) ||
    asked.some(({ otherKernels }) => otherKernels.length > 0) ||
    ranges.some((range) => {
      const thread = threadKey(range);
      const untilNs = openUntil.get(thread) ?? -Infinity;
      openUntil.set(thread, Math.max(untilNs, findOpenUntilNs(range)));
      return range.startNs < untilNs;
    })
  );
}

/** Adds work to a node, separately for each GPU. */
interface Adding {
  kernel(node: OperatorNode, row: number): void;
  kernels(node: OperatorNode, kernels: ReportPath["kernels"][number]): void;
  /** Adds the instance to the GPUs that the instance's process uses. */
  instance(node: OperatorNode, instance: RangeInstance): void;
  open(node: OperatorNode, open: ReportPath["open"][number]): void;
}

function createAdder(
  trace: Trace,
  range: AttributedRange,
  devices: readonly number[],
  { timeline, isRank }: OperatorContext,
  communicates: readonly boolean[],
): Adding {
  const { kernels, kernelKinds } = trace;
  const areSeveral = devices.length > 1;
  const ofProcess = areSeveral ? groupDevicesByProcess(trace, range) : null;
  const only = isRank ? (devices[0] ?? null) : null;
  const idleDevices = devices.length > 0 ? devices : timeline.devices;
  const open = (
    node: OperatorNode,
    { process, instances, hostNs }: Pick<ReportPath["open"][number], "process" | "instances" | "hostNs">,
    busyNs: (device: number) => Nanoseconds,
  ): void => {
    const add = (device: number | null, ns: Nanoseconds): void => {
      const sum = getSum(node, 0, device);
      sum.instances += instances;
      sum.hostNs += hostNs;
      sum.idleNs += hostNs - ns;
    };
    if (ofProcess !== null) for (const device of ofProcess.get(process) ?? []) add(device, busyNs(device));
    else {
      const ns = idleDevices.reduce((sum, device) => sum + busyNs(device), 0);
      add(only, Math.round(ns / Math.max(1, idleDevices.length)));
    }
  };
  return {
    kernel(node, row) {
      const { device, type } = kernelKinds[kernels.kind[row] ?? 0] ?? { device: 0, type: 0 };
      const durationNs = kernels.durationNs[row] ?? 0;
      const communicationNs = communicates[type] === true ? durationNs : 0;
      this.kernels(node, { device, launches: 1, durationNs, communicationNs });
    },
    kernels(node, { device, launches, durationNs, communicationNs }) {
      const sum = getSum(node, 0, areSeveral ? device : only);
      sum.launches += launches;
      sum.selfNs += durationNs;
      sum.communicationNs += communicationNs;
    },
    instance(node, instance) {
      const { process, startNs } = instance;
      const endNs = findEndNs(trace, instance);
      open(node, { process, instances: 1, hostNs: endNs - startNs }, (device) =>
        timeline.busyNs(device, startNs, endNs),
      );
    },
    open(node, sums) {
      open(node, sums, (device) => sums.busyNs[timeline.devices.indexOf(device)] ?? 0);
    },
  };
}

function groupDevicesByProcess({ kernels, kernelKinds }: Trace, range: AttributedRange): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const row of range.kernels) {
    const { process, device } = kernelKinds[kernels.kind[row] ?? 0] ?? { process: -1, device: 0 };
    const known = found.get(process);
    if (known === undefined) found.set(process, new Set([device]));
    else known.add(device);
  }
  return found;
}

/**
 * Adds everything in `ending`, the paths that end with the root's range. If one of these paths contains another one, the inner path
 * becomes a child node, even if both have the same name.
 */
function addPaths(root: OperatorNode, ending: readonly ReportPath[], adding: Adding): void {
  const all = new Set(ending);
  for (const path of ending) {
    let { around } = path;
    while (around !== null && !all.has(around)) around = around.around;
    if (around !== null) continue;
    const pairs: [ReportPath, OperatorNode][] = [[path, root]];
    for (const [from, node] of pairs) {
      for (const kernels of from.kernels) adding.kernels(node, kernels);
      // The caller already counted the root's instances. Here, we'd count a start/end range once per thread, because each thread has a path for it.
      if (from !== path) for (const open of from.open) adding.open(node, open);
      const add = (nested: ReportPath): unknown =>
        pairs.push([nested, nested.label === null ? node : getNested(node, nested.label)]);
      from.nested.forEach(add);
      from.replayed?.forEach(add);
    }
  }
}

/**
 * Adds the work that other threads launched in a range. The work goes under the ranges that the range's thread and the launching
 * thread had open.
 */
function addLent(
  { kernels }: Trace,
  root: OperatorNode,
  { key, otherKernels }: AttributedRange,
  { places, placeOf, threadOf }: LentPlaces,
  layersOf: LayersOf,
  adding: Adding,
): void {
  const text = rangeKeyText(key);
  const nodes = new Map<number, OperatorNode>();
  const seen = new Set<RangeInstance>();
  const nodeOf = (place: number): OperatorNode => {
    const path: RangeInstance[] = [];
    for (let at = place; at !== 0; at = places.around[at] ?? 0) {
      const range = places.range[at];
      if (range !== undefined) path.unshift(range);
    }
    const outermost = path.findIndex((range) => rangeKeyText(range) === text);
    const holder = path[outermost];
    if (holder === undefined) return root;
    let node = root;
    for (const range of path.slice(outermost + 1)) {
      const isOthers = threadKey(range) === threadOf[place];
      if (!isOthers && threadKey(range) !== threadKey(holder)) continue;
      node = getNested(node, formatOperator(range));
      if (!isOthers || seen.has(range)) continue;
      seen.add(range);
      adding.instance(node, range);
    }
    return node;
  };
  for (const row of otherKernels) {
    const place = placeOf[kernels.call[row] ?? 0] ?? 0;
    const node = nodes.get(place) ?? nodeOf(place);
    nodes.set(place, node);
    adding.kernel(layersOf(row).reduce(getNested, node), row);
  }
}

/** Adds the sums of nested nodes to the nodes around them. */
function addNestedSums({ root }: OperatorTree): void {
  for (const node of listNested(root).reverse())
    for (const sum of node.sums.values()) {
      sum.totalNs += sum.selfNs;
      if (node.around === null) continue;
      const around = getSum(node.around, sum.report, sum.device);
      around.totalNs += sum.totalNs;
      around.launches += sum.launches;
      around.communicationNs += sum.communicationNs;
    }
}
