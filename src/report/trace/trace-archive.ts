import type { Profile } from "../../model/profile/profile.ts";
import {
  type InstanceRole,
  instanceRoles,
  type InstanceTimeline,
  type TimelineWork,
} from "../../model/reports/instance-timeline.ts";
import type { Bytes } from "../../model/units.ts";
import { formatCount } from "../format.ts";
import { placeInstances, type PlacedInstance, type SideTimelines } from "./layout.ts";
import { pftrace } from "./pftrace.ts";
import { tarOf } from "./tar.ts";

/** What the trace is called beside report.html. */
export const traceFile = "trace.tar";

/** A trace of both sides, and what is not in it. */
export interface TraceArchive {
  readonly data: Uint8Array;
  /** In one sentence, for the page and the file alike. */
  readonly holds: string;
}

export interface TracedProfiles {
  readonly base: Profile | null;
  readonly head: Profile | null;
}

/**
 * Both sides as a TAR that ui.perfetto.dev opens (docs/reference/perfetto-manifest.md of google/perfetto, version 1): a trace for
 * each side, which is a machine of its own there, and a manifest by which both begin at the same time. Null where no side has an
 * instance.
 */
export function traceArchive(
  timelines: SideTimelines,
  profiles: TracedProfiles,
  roles: readonly InstanceRole[] = instanceRoles,
): TraceArchive | null {
  const placed = placeInstances(timelines, roles);
  const sides = (["base", "head"] as const).flatMap((name, index) =>
    placed[name].length === 0
      ? []
      : [{ name, path: `${name}.pftrace`, index: index === 0 ? (0 as const) : (1 as const), placed: placed[name] }],
  );
  const [first] = sides;
  if (first === undefined) return null;
  const holds = sides.map(({ name, placed: held }) => `${name}: ${heldText(held, timelines[name])}`).join("; ");
  const manifest = {
    perfetto_manifest: {
      version: 1,
      files: sides.map(({ name, path }) => ({
        path,
        machine: { name },
        ...(path === first.path
          ? {}
          : { clocks: { clock: "BOOTTIME", sync_to: { file: first.path, clock: "BOOTTIME" }, offset_ns: 0 } }),
      })),
      attributes: { "llm_profile.holds": holds },
    },
  };
  const data = tarOf([
    // The reader knows it by its first bytes.
    { name: "perfetto_manifest.json", data: new TextEncoder().encode(JSON.stringify(manifest)) },
    ...sides.map(({ name, path, index, placed: instances }) => ({
      name: path,
      data: pftrace(name, instances, profiles[name], index),
    })),
  ]);
  return { data, holds };
}

function heldText(placed: readonly PlacedInstance[], ranges: SideTimelines["base"]): string {
  const sum = (of: (instance: InstanceTimeline) => number): number =>
    placed.reduce((total, { instance }) => total + of(instance), 0);
  const kernels = sum((instance) => instance.kernels.length);
  const cut = sum((instance) => instance.cut.kernels);
  const all = ranges.reduce((total, { instances }) => total + instances, 0);
  const ofAll = placed.length === all ? "" : ` of ${formatCount(all)}`;
  return `${formatCount(kernels)}${cut === 0 ? "" : ` of ${formatCount(kernels + cut)}`} kernels in ${formatCount(placed.length)}${ofAll} ${all === 1 ? "instance" : "instances"}`;
}

/** Of one instance of one range on each side, as much as fits into so many bytes: rows from the start on. */
export function smallTrace(
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
    const made = traceArchive({ base: ofRange(base), head: ofRange(head) }, profiles);
    if (made === null || made.data.length <= most) return made;
    // Rows take about the same each, so that the next try mostly fits.
    rows = Math.floor(Math.min(rows, mostRowsOf({ base, head })) * Math.min(0.9, (0.9 * most) / made.data.length));
  }
  return null;
}

/** Of a launch, its call and its kernel take about 100. A guess that is too low costs a part of the preview, one too high a second try. */
const bytesOfRow: Bytes = 100;

function mostRowsOf({ base, head }: SideTimelines): number {
  const instances = [...base, ...head].flatMap(({ kept }) => kept);
  return Math.max(
    0,
    ...instances.map(({ kernels, calls, ranges }) => Math.max(kernels.length, calls.length, ranges.length)),
  );
}

/** The first rows of each kind. */
function cutInstance(instance: InstanceTimeline, rows: number): InstanceTimeline {
  const { kernels, copies, calls, ranges, cut } = instance;
  const beyond = (all: readonly unknown[]): number => Math.max(0, all.length - rows);
  const firstOf = <W extends TimelineWork>(work: readonly W[]): W[] =>
    work.slice(0, rows).map((one) => (one.call !== null && one.call >= rows ? { ...one, call: null } : one));
  return {
    ...instance,
    kernels: firstOf(kernels),
    copies: firstOf(copies),
    calls: calls.slice(0, rows),
    ranges: ranges.slice(0, rows),
    cut: {
      kernels: cut.kernels + beyond(kernels),
      copies: cut.copies + beyond(copies),
      calls: cut.calls + beyond(calls),
      ranges: cut.ranges + beyond(ranges),
    },
  };
}
