import type { Profile } from "../../model/profile/profile.ts";
import type { InstanceTimeline, SideTimelines, TimelineWork } from "../../model/reports/instance-timeline.ts";
import type { Bytes } from "../../model/units.ts";
import { formatCount } from "../../report/format.ts";
import type { PageTrace, TraceArchive } from "../../report/html/page-input.ts";
import { placeInstances, type PlacedInstance } from "./layout.ts";
import { encodePftrace } from "./pftrace.ts";

const traceFile = "trace.tar";

interface TracedProfiles {
  readonly base: Profile | null;
  readonly head: Profile | null;
}

/** Empty if neither side has an instance. */
export function createTraceFiles({ timelines, base, head }: TracedProfiles & { readonly timelines: SideTimelines }) {
  const profiles = { base, head };
  const archive = createTraceArchive(timelines, profiles);
  if (archive === null) return [];
  const { data: bytes, holds } = archive;
  const small: PageTrace["small"] = (range, most) => createSmallTrace(timelines, range, profiles, most);
  return [{ name: traceFile, bytes, trace: { file: traceFile, holds, small } }];
}

/** A TAR that ui.perfetto.dev opens (docs/reference/perfetto-manifest.md in google/perfetto, version 1). The manifest makes both sides start at the same time. Null if neither side has an instance. */
export function createTraceArchive(timelines: SideTimelines, profiles: TracedProfiles): TraceArchive | null {
  const placed = placeInstances(timelines);
  const sides = (["base", "head"] as const).filter((side) => placed[side].length > 0);
  const [first] = sides;
  if (first === undefined) return null;
  const createPath = (side: "base" | "head") => `${side}.pftrace`;
  const clocks = { clock: "BOOTTIME", sync_to: { file: createPath(first), clock: "BOOTTIME" }, offset_ns: 0 };
  const holds = sides.map((side) => `${side}: ${describeContents(placed[side], timelines[side])}`).join("; ");
  const manifest = {
    perfetto_manifest: {
      version: 1,
      files: sides.map((side) => ({
        path: createPath(side),
        machine: { name: side },
        ...(side === first ? {} : { clocks }),
      })),
      attributes: { "llm_profile.holds": holds },
    },
  };
  const data = createTar([
    // This file must come first, because Perfetto recognizes the archive by its first bytes.
    { name: "perfetto_manifest.json", data: new TextEncoder().encode(JSON.stringify(manifest)) },
    ...sides.map((side) => ({ name: createPath(side), data: encodePftrace(side, placed[side], profiles[side]) })),
  ]);
  return { data, holds };
}

function describeContents(placed: readonly PlacedInstance[], ranges: SideTimelines["base"]): string {
  const sum = (countOf: (instance: InstanceTimeline) => number) =>
    placed.reduce((total, { instance }) => total + countOf(instance), 0);
  const kernels = sum((instance) => instance.kernels.length);
  const cut = sum((instance) => instance.cut.kernels);
  const all = ranges.reduce((total, { instances }) => total + instances, 0);
  const ofAll = placed.length === all ? "" : ` of ${formatCount(all)}`;
  return `${formatCount(kernels)}${cut === 0 ? "" : ` of ${formatCount(kernels + cut)}`} kernels in ${formatCount(placed.length)}${ofAll} ${all === 1 ? "instance" : "instances"}`;
}

/** Cut to the first rows of each kind that fit in `most` bytes; null if too few rows fit. */
export function createSmallTrace(
  { base, head }: SideTimelines,
  range: { readonly name: string; readonly domain: string },
  profiles: TracedProfiles,
  most: Bytes,
): TraceArchive | null {
  for (let rows = Math.floor(most / bytesOfRow); rows >= 50;) {
    const cut = ({ kept, ...rest }: SideTimelines["base"][number]): SideTimelines["base"][number] => ({
      ...rest,
      kept: kept.filter(({ role }) => role === "median").map((instance) => cutInstance(instance, rows)),
    });
    const ofRange = (ranges: SideTimelines["base"]): SideTimelines["base"] =>
      ranges.filter(({ name, domain }) => name === range.name && domain === range.domain).map(cut);
    const made = createTraceArchive({ base: ofRange(base), head: ofRange(head) }, profiles);
    if (made === null || made.data.length <= most) return made;
    rows = Math.floor(Math.min(rows, countMostRows({ base, head })) * Math.min(0.9, (0.9 * most) / made.data.length));
  }
  return null;
}

/** A launch's call and kernel together. If it's wrong, the preview is shorter, or we need a second try. */
const bytesOfRow: Bytes = 100;

function countMostRows({ base, head }: SideTimelines): number {
  const instances = [...base, ...head].flatMap(({ kept }) => kept);
  return Math.max(
    0,
    ...instances.map(({ kernels, calls, ranges }) => Math.max(kernels.length, calls.length, ranges.length)),
  );
}

function cutInstance(instance: InstanceTimeline, rows: number): InstanceTimeline {
  const { kernels, copies, calls, ranges, cut } = instance;
  const countBeyond = (all: readonly unknown[]) => Math.max(0, all.length - rows);
  const takeFirst = <W extends TimelineWork>(work: readonly W[]) =>
    work.slice(0, rows).map((row) => (row.call !== null && row.call >= rows ? { ...row, call: null } : row));
  return {
    ...instance,
    kernels: takeFirst(kernels),
    copies: takeFirst(copies),
    calls: calls.slice(0, rows),
    ranges: ranges.slice(0, rows),
    cut: {
      kernels: cut.kernels + countBeyond(kernels),
      copies: cut.copies + countBeyond(copies),
      calls: cut.calls + countBeyond(calls),
      ranges: cut.ranges + countBeyond(ranges),
    },
  };
}

const block = 512;

/** POSIX ustar (IEEE 1003.1 pax). Names must be short. Times and owners are 0, so identical contents give identical archives. */
function createTar(files: readonly { readonly name: string; readonly data: Uint8Array }[]): Uint8Array {
  const padding = (size: number) => new Uint8Array(-size & (block - 1));
  const parts = files.flatMap(({ name, data }) => [createHeader(name, data.length), data, padding(data.length)]);
  return Buffer.concat([...parts, new Uint8Array(2 * block)]);
}

function createHeader(name: string, size: number): Uint8Array {
  const bytes = new Uint8Array(block);
  const put = (text: string, index: number) => {
    bytes.set(new TextEncoder().encode(text), index);
  };
  put(name, 0);
  put("0000644\0", 100);
  put("0000000\0", 108);
  put("0000000\0", 116);
  put(`${size.toString(8).padStart(11, "0")}\0`, 124);
  put("00000000000\0", 136);
  put(" ".repeat(8), 148);
  put("0", 156);
  put("ustar\x0000", 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return bytes;
}
