import { rangeText } from "../../model/reports/range.ts";
import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { closedNs } from "../attribute.ts";
import type { GpuTimeline } from "../gpu-timeline.ts";
import type { OwnPlaces } from "./place-operators.ts";

/*
 * torch.autograd.profiler.emit_nvtx names its ranges `aten::mm, op_id = 12` and, with record_shapes, `aten::mm, seq = 3,
 * op_id = 12, sizes = [[8, 4096]]`: what follows the operator differs from call to call.
 */
const callDetails = /, (?:seq|op_id|sizes) = .*$/s;

/** What a range is called in paths. */
export function operatorLabel({ name, domain }: RangeInstance): string {
  return rangeText(name.replace(callDetails, ""), domain);
}

/** Ranges of equal names in ranges of equal names, and so on outward: what all of a report's instances of it have together. */
export interface ReportPath {
  /** Null: it is no name in a path, as start/end ranges are not, which overlap. */
  readonly label: string | null;
  readonly around: ReportPath | null;
  readonly nested: Map<string, ReportPath>;
  /** Kernels that are nested no deeper, by device. */
  readonly kernels: KernelSum[];
  /** Its instances, by process. */
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
  /** By place in the timeline's devices: how long each worked meanwhile. */
  readonly busyNs: Nanoseconds[];
}

/** The paths of a report, by name and domain of their innermost range: found once for all ranges that are asked for. */
export interface ReportPaths {
  ending(name: string, domain: string): readonly ReportPath[];
}

/** Only what is used has a path: some places are between a range that ends and one that begins. */
export function reportPaths(
  trace: Trace,
  { places, firstRow, rows, isOpening }: OwnPlaces,
  timeline: GpuTimeline,
  communicates: readonly boolean[],
): ReportPaths {
  const root: ReportPath = { label: null, around: null, nested: new Map(), kernels: [], open: [] };
  const ending = new Map<string, ReportPath[]>();
  const nestedIn = (around: ReportPath, range: RangeInstance): ReportPath => {
    const key = keyOf(range);
    const known = around.nested.get(key);
    if (known !== undefined) return known;
    const label = range.style === "pushpop" ? operatorLabel(range) : null;
    const made: ReportPath = { label, around, nested: new Map(), kernels: [], open: [] };
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
    for (let at = from; at < to; at += 1) addKernel(path.kernels, trace, rows[at] ?? 0, communicates);
    if (isOpened) addOpen(path.open, range, closedNs(trace, range), timeline);
  }
  return { ending: (name, domain) => ending.get(keyOf({ name, domain })) ?? [] };
}

function keyOf({ name, domain }: Pick<RangeInstance, "name" | "domain">): string {
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
