import { getOrAdd } from "../../model/maps.ts";
import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { findEndNs } from "../attribute.ts";
import type { GpuTimeline } from "../gpu-timeline.ts";
import { formatOperator, type LayersOf, type OwnPlaces } from "./place-operators.ts";

export interface ReportPath {
  /** Start/end ranges overlap, so they aren't part of path names. */
  readonly label: string | null;
  readonly around: ReportPath | null;
  readonly nested: Map<string, ReportPath>;
  /** Their ranges were open only during graph capture, so `ending` doesn't return these paths. */
  replayed: Map<string, ReportPath> | null;
  readonly kernels: KernelSum[];
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
  readonly busyNs: Nanoseconds[];
}

interface ReportPaths {
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
    const existing = around.nested.get(key);
    if (existing !== undefined) return existing;
    const label = range.style === "pushpop" ? formatOperator(range) : null;
    const made = createPath(label, around);
    around.nested.set(key, made);
    getOrAdd(ending, key, (): ReportPath[] => []).push(made);
    return made;
  };
  const paths: (ReportPath | undefined)[] = [root];
  const pathAt = (place: number) => {
    const within: number[] = [];
    let path = paths[place];
    for (let current = place; path === undefined; path = paths[current]) {
      within.push(current);
      current = places.around[current] ?? 0;
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
    for (let index = from; index < to; index += 1) {
      const row = rows[index] ?? 0;
      const layers = layersOf(row);
      const replayed = layers.length === 0 ? path : layers.reduce(getReplayedPath, path);
      addKernel(replayed.kernels, trace, row, communicates);
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
  const path = around.replayed.get(label) ?? createPath(label, around);
  around.replayed.set(label, path);
  return path;
}

function pathKey({ name, domain }: Pick<RangeInstance, "name" | "domain">) {
  return `${domain}\0${name}`;
}

function addKernel(sums: KernelSum[], { kernels, kernelKinds }: Trace, row: number, communicates: readonly boolean[]) {
  const { device, type } = kernelKinds[kernels.kind[row] ?? 0] ?? { device: 0, type: 0 };
  let sum = sums.find((candidate) => candidate.device === device);
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
) {
  let sum = sums.find((candidate) => candidate.process === process);
  if (sum === undefined) sums.push((sum = { process, instances: 0, hostNs: 0, busyNs: devices.map(() => 0) }));
  sum.instances += 1;
  sum.hostNs += endNs - startNs;
  for (const [index, device] of devices.entries())
    sum.busyNs[index] = (sum.busyNs[index] ?? 0) + busyNs(device, startNs, endNs);
}
