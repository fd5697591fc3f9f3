import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { findEndNs } from "../attribute.ts";
import type { GpuTimeline } from "../gpu-timeline.ts";
import type { LayersOf } from "./captured-layers.ts";
import { formatOperator, type OwnPlaces } from "./place-operators.ts";

/** A path of nested range names, with the sums over all of its instances in a report. */
export interface ReportPath {
  /** Null for start/end ranges. Start/end ranges overlap, so they aren't part of path names. */
  readonly label: string | null;
  readonly around: ReportPath | null;
  readonly nested: Map<string, ReportPath>;
  /**
   * By label, the paths of the work that's replayed by CUDA graphs launched in this path; null if there's no such work. Their ranges were open
   * only during graph capture, so `ending` doesn't return these paths.
   */
  replayed: Map<string, ReportPath> | null;
  /** Kernels directly in this path, by device. */
  readonly kernels: KernelSum[];
  /** Sums over the path's instances, by process. */
  readonly open: OpenSum[];
}

interface KernelSum {
  readonly device: number;
  launches: number;
  durationNs: Nanoseconds;
  communicationNs: Nanoseconds;
}

interface OpenSum {
  readonly process: number;
  instances: number;
  hostNs: Nanoseconds;
  /** How long each device was busy while an instance was open, in the order of the timeline's devices. */
  readonly busyNs: Nanoseconds[];
}

/** Finds a report's paths by the name and domain of their innermost range. We collect the paths once for all requested ranges. */
export interface ReportPaths {
  ending(name: string, domain: string): readonly ReportPath[];
}

/**
 * Creates paths only for places where kernels were launched or a push/pop range opened, and for the places around them. Other places
 * exist only between the end of one range and the start of another.
 */
export function buildPaths(
  trace: Trace,
  { places, firstRow, rows, isOpening }: OwnPlaces,
  timeline: GpuTimeline,
  communicates: readonly boolean[],
  layersOf: LayersOf,
): ReportPaths {
  const root = createPath(null, null);
  const ending = new Map<string, ReportPath[]>();
  const nestedIn = (around: ReportPath, range: RangeInstance): ReportPath => {
    const key = pathKey(range);
    const known = around.nested.get(key);
    if (known !== undefined) return known;
    const label = range.style === "pushpop" ? formatOperator(range) : null;
    const made = createPath(label, around);
    around.nested.set(key, made);
    const others = ending.get(key);
    if (others === undefined) ending.set(key, [made]);
    else others.push(made);
    return made;
  };
  const paths: (ReportPath | undefined)[] = [root];
  const pathAt = (place: number): ReportPath => {
    const within: number[] = [];
    let path = paths[place];
    for (let at = place; path === undefined; path = paths[at]) {
      within.push(at);
      at = places.around[at] ?? 0;
    }
    for (let inner = within.pop(); inner !== undefined; inner = within.pop()) {
      const range = places.range[inner];
      if (range !== undefined) path = nestedIn(path, range);
      paths[inner] = path;
    }
    return path;
  };
  for (const [place, range] of places.range.entries()) {
    const [from, to] = [firstRow[place] ?? 0, firstRow[place + 1] ?? 0];
    const isOpened = isOpening[place] === 1 && range !== undefined;
    if (from === to && !isOpened) continue;
    const path = pathAt(place);
    for (let at = from; at < to; at += 1) {
      const row = rows[at] ?? 0;
      const layers = layersOf(row);
      const own = layers.length === 0 ? path : layers.reduce(getReplayedPath, path);
      addKernel(own.kernels, trace, row, communicates);
    }
    if (isOpened) addOpen(path.open, range, findEndNs(trace, range), timeline);
  }
  return { ending: (name, domain) => ending.get(pathKey({ name, domain })) ?? [] };
}

function createPath(label: string | null, around: ReportPath | null): ReportPath {
  return { label, around, nested: new Map(), replayed: null, kernels: [], open: [] };
}

function getReplayedPath(around: ReportPath, label: string): ReportPath {
  around.replayed ??= new Map();
  const known = around.replayed.get(label) ?? createPath(label, around);
  around.replayed.set(label, known);
  return known;
}

function pathKey({ name, domain }: Pick<RangeInstance, "name" | "domain">): string {
  return `${domain}\0${name}`;
}

function addKernel(
  sums: KernelSum[],
  { kernels, kernelKinds }: Trace,
  row: number,
  communicates: readonly boolean[],
): void {
  const { device, type } = kernelKinds[kernels.kind[row] ?? 0] ?? { device: 0, type: 0 };
  let sum = sums.find((one) => one.device === device);
  if (sum === undefined) sums.push((sum = { device, launches: 0, durationNs: 0, communicationNs: 0 }));
  const durationNs = kernels.durationNs[row] ?? 0;
  sum.launches += 1;
  sum.durationNs += durationNs;
  if (communicates[type] === true) sum.communicationNs += durationNs;
}

function addOpen(
  sums: OpenSum[],
  { process, startNs }: RangeInstance,
  endNs: Nanoseconds,
  { devices, busyNs }: GpuTimeline,
): void {
  let sum = sums.find((one) => one.process === process);
  if (sum === undefined) sums.push((sum = { process, instances: 0, hostNs: 0, busyNs: devices.map(() => 0) }));
  sum.instances += 1;
  sum.hostNs += endNs - startNs;
  for (const [index, device] of devices.entries())
    sum.busyNs[index] = (sum.busyNs[index] ?? 0) + busyNs(device, startNs, endNs);
}
