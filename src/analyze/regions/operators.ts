import { getOrAdd } from "../../model/maps.ts";
import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import type { Steps } from "../../model/steps.ts";
import { sum } from "../../model/sums.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { findEndNs, findOpenUntilNs, type AttributedRange } from "../attribute.ts";
import type { GpuTimeline } from "../gpu-timeline.ts";
import { rangeKeyText } from "../range-key.ts";
import { threadKey } from "../sweep.ts";
import { getNested, createNode, getSum, listNested, type OperatorNode, type OperatorTree } from "./operator-tree.ts";
import {
  findCapturedLayers,
  formatOperator,
  placeInOtherThreads,
  placeInOwnThread,
  type LayersOf,
  type LentPlaces,
} from "./place-operators.ts";
import { buildPaths, type ReportPath } from "./report-paths.ts";

interface NestingRange {
  readonly range: AttributedRange;
  readonly devices: readonly number[];
}

interface OperatorContext {
  /** Built with the starts and ends of all push/pop ranges as its points. */
  readonly timeline: GpuTimeline;
  readonly communicates: (kernelName: string) => boolean;
  readonly isRank: boolean;
}

/**
 * For each range, builds a tree of the push/pop ranges nested in it, by name. A kernel belongs to its innermost range. Only ranges of the
 * same thread nest inside a push/pop range; ranges of any thread in the process nest inside a start/end range. Work that a thread launched
 * in another thread's range goes under the ranges open in either thread (autograd's kernels go under `backward`), and work that a CUDA
 * graph replays under the ranges open during capture, inside those around the graph's launch.
 */
export function* buildOperatorTrees(
  trace: Trace,
  ranges: readonly NestingRange[],
  context: OperatorContext,
): Steps<OperatorTree[]> {
  const attributed = ranges.map(({ range }) => range);
  const started = attributed.flatMap(({ instances }) => instances.filter(({ style }) => style === "startend"));
  const communicates = trace.kernelTypes.map(({ name }) => context.communicates(name));
  const layersOf = findCapturedLayers(trace);
  yield;
  const places = mayBeNested(trace, attributed) ? placeInOwnThread(trace, started) : null;
  yield;
  const paths = places === null ? null : buildPaths(trace, places, context.timeline, communicates, layersOf);
  yield;
  const lentPlaces = attributed.some(({ otherKernels }) => otherKernels.length > 0)
    ? placeInOtherThreads(trace, attributed)
    : null;
  const trees: OperatorTree[] = [];
  for (const { range, devices } of ranges) {
    const tree: OperatorTree = { areRanks: context.isRank, root: createNode("", null) };
    const adding = createAdder(trace, range, devices, context, communicates);
    for (const instance of range.instances) adding.instance(tree.root, instance);
    if (paths === null) for (const row of range.kernels) adding.kernel(tree.root, row);
    else addPaths(tree.root, paths.ending(range.key.name, range.key.domain), adding);
    if (paths !== null && lentPlaces !== null) addLent(trace, tree.root, range, lentPlaces, layersOf, adding);
    addNestedSums(tree);
    trees.push(tree);
    yield;
  }
  return trees;
}

function mayBeNested({ ranges, kernels }: Trace, attributed: readonly AttributedRange[]) {
  const openUntil = new Map<string, number>();
  return (
    kernels.creation !== null ||
    attributed.some(({ instances }) => instances.some(({ style, thread }) => style === "startend" && thread !== -1)) ||
    attributed.some(({ otherKernels }) => otherKernels.length > 0) ||
    ranges.some((range) => {
      const thread = threadKey(range);
      const untilNs = openUntil.get(thread) ?? -Infinity;
      openUntil.set(thread, Math.max(untilNs, findOpenUntilNs(range)));
      return range.startNs < untilNs;
    })
  );
}

interface Adding {
  kernel(node: OperatorNode, row: number): void;
  kernels(node: OperatorNode, kernels: ReportPath["kernels"][number]): void;
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
  ) => {
    const add = (device: number | null, ns: Nanoseconds) => {
      const sum = getSum(node, 0, device);
      sum.instances += instances;
      sum.hostNs += hostNs;
      sum.idleNs += hostNs - ns;
    };
    if (ofProcess !== null) for (const device of ofProcess.get(process) ?? []) add(device, busyNs(device));
    else {
      const ns = sum(idleDevices, (device) => busyNs(device));
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

function groupDevicesByProcess({ kernels, kernelKinds }: Trace, range: AttributedRange) {
  const devices = new Map<number, Set<number>>();
  for (const row of range.kernels) {
    const { process, device } = kernelKinds[kernels.kind[row] ?? 0] ?? { process: -1, device: 0 };
    getOrAdd(devices, process, () => new Set<number>()).add(device);
  }
  return devices;
}

/** If one of these paths contains another one, the inner path becomes a child node, even if both have the same name. */
function addPaths(root: OperatorNode, ending: readonly ReportPath[], adding: Adding) {
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

/** The work goes under the ranges that the range's thread and the launching thread had open. */
function addLent(
  { kernels }: Trace,
  root: OperatorNode,
  { key, otherKernels }: AttributedRange,
  { places, placeOf, threadOf }: LentPlaces,
  layersOf: LayersOf,
  adding: Adding,
) {
  const text = rangeKeyText(key);
  const nodes = new Map<number, OperatorNode>();
  const seen = new Set<RangeInstance>();
  const nodeOf = (place: number) => {
    const path: RangeInstance[] = [];
    for (let current = place; current !== 0; current = places.around[current] ?? 0) {
      const range = places.range[current];
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

function addNestedSums({ root }: OperatorTree) {
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
