import type { Profile } from "../../model/profile/profile.ts";
import type { InstanceTimeline, TimelineCopy, TimelineKernel } from "../../model/reports/instance-timeline.ts";
import { rangeText } from "../../model/reports/range.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { clipMiddle } from "../../report/format.ts";
import { kernelLabel } from "../../report/kernel-label.ts";
import { countCutKernels } from "../../report/sentences.ts";
import type { PlacedInstance } from "./layout.ts";
import { createNcuCounters } from "./ncu-counters.ts";
import { encodeTrace, type Packet } from "./perfetto-messages.ts";

const nameWidth = 200;
const fullNameWidth = 4000;

/** Values from Perfetto's TracePacket.SequenceFlags, TrackEvent.Type, InternedGraphicsContext.Api, GpuApi, and RenderStageCategory. */
const sequence = { cleared: 1, needsState: 2 };
const trackEvent = { begin: 1, end: 2 };
const cuda = 4;
const category = { other: 0, compute: 2 };
const ownSequence = 1;

/** Links lead from calls to the work they launched. */
export function encodePftrace(
  side: "base" | "head",
  placed: readonly PlacedInstance[],
  profile: Profile | null,
): Uint8Array {
  const tables = createInternTables();
  const tracks = createTrackTable(side);
  const events: Packet[] = [];
  let eventId = 0;
  for (const { range, instance, atNs } of placed) {
    const launched = instance.calls.map((): number[] => []);
    for (const kernel of instance.kernels) {
      eventId += 1;
      launched[kernel.call ?? -1]?.push(eventId);
      events.push(createKernelPacket(kernel, atNs, eventId, tables));
    }
    for (const copy of instance.copies) {
      eventId += 1;
      launched[copy.call ?? -1]?.push(eventId);
      events.push(createCopyPacket(copy, atNs, eventId, tables));
    }
    const slices = listHostSlices(range, instance, launched, tracks);
    for (const [track, onTrack] of Map.groupBy(slices, ({ track }) => track))
      events.push(...createNestedPackets(onTrack, track, atNs, tables));
  }
  const counters = profile === null ? null : createNcuCounters(placed, profile);
  const first: Packet = {
    timestamp: 0,
    trusted_packet_sequence_id: ownSequence,
    sequence_flags: sequence.cleared,
    interned_data: {
      ...tables.data(),
      ...(counters === null ? {} : { gpu_counter_descriptors: counters.descriptors }),
    },
  };
  return encodeTrace([
    first,
    ...createGpuInfo(placed, profile),
    ...tracks.descriptors,
    ...events,
    ...(counters?.packets ?? []).map((packet) => ({ ...packet, ...ofSequence })),
  ]);
}

const ofSequence = { trusted_packet_sequence_id: ownSequence, sequence_flags: sequence.needsState };

function createKernelPacket(kernel: TimelineKernel, atNs: number, eventId: number, tables: Tables): Packet {
  const { type, context } = kernel;
  const [gridX, gridY, gridZ] = type.grid;
  const [blockX, blockY, blockZ] = type.block;
  return createWorkPacket(kernel, context, atNs, eventId, tables, {
    stage_iid: tables.stage("Kernel", category.compute),
    kernel_iid: tables.kernel(kernel),
    name_iid: tables.label(type.name),
    launch: {
      grid_size: { x: gridX, y: gridY, z: gridZ },
      workgroup_size: { x: blockX, y: blockY, z: blockZ },
    },
  });
}

function createCopyPacket(copy: TimelineCopy, atNs: number, eventId: number, tables: Tables): Packet {
  const { kind, direction, sourceMemory, targetMemory, bytes, device, stream } = copy;
  const memory = [sourceMemory, targetMemory].flatMap((memoryKind) => memoryKind ?? []).join(" → ");
  const words = [kind === "fill" ? "memset" : "memcpy", direction, memory === "" ? null : `(${memory})`];
  return createWorkPacket(copy, null, atNs, eventId, tables, {
    stage_iid: tables.stage(kind === "fill" ? "Memset" : "Copy", category.other),
    name_iid: tables.name(words.flatMap((word) => word ?? []).join(" ")),
    launch: { args: tables.args({ device, stream, bytes }) },
  });
}

function createWorkPacket(
  { startNs, durationNs, process, device, stream }: TimelineKernel | TimelineCopy,
  context: number | null,
  atNs: number,
  eventId: number,
  tables: Tables,
  fields: Packet["gpu_render_stage_event"],
): Packet {
  return {
    timestamp: atNs + startNs,
    ...ofSequence,
    gpu_render_stage_event: {
      event_id: eventId,
      duration: durationNs,
      ...gpuFields(device),
      ...tables.place(process, device, context, stream),
      ...fields,
    },
  };
}

/** Leaves out GPU 0, because that's Perfetto's default. */
function gpuFields(device: number): { readonly gpu_id?: number } {
  return device === 0 ? {} : { gpu_id: device };
}

interface HostSlice {
  readonly track: number;
  readonly name: string;
  readonly startNs: number;
  readonly endNs: number;
  readonly launched?: readonly number[];
}

/** Start/end ranges may overlap, so they get lanes, each a track without overlap. */
function listHostSlices(
  { name, domain, instances }: PlacedInstance["range"],
  instance: InstanceTimeline,
  launched: readonly (readonly number[])[],
  tracks: Tracks,
): HostSlice[] {
  const process = instance.process === -1 ? (instance.kernels[0]?.process ?? 0) : instance.process;
  const whole = { startNs: 0, endNs: instance.durationNs };
  const slices: HostSlice[] = [
    {
      track: tracks.named(process, "Instances of ranges"),
      name: `${rangeText(name, domain)}: instance ${instance.place} of ${instances} (${instance.role})${countCutKernels(instance)}`,
      ...whole,
    },
  ];
  if (instance.thread !== -1)
    slices.push({ track: tracks.thread(process, instance.thread), name: rangeText(name, domain), ...whole });
  const laneEnds: number[] = [];
  for (const { name, domain, style, process, thread, startNs, durationNs } of instance.ranges) {
    const endNs = startNs + durationNs;
    let track: number;
    if (style === "pushpop") track = tracks.thread(process, thread);
    else {
      const free = laneEnds.findIndex((end) => end <= startNs);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = endNs;
      track = tracks.named(process, `NVTX start/end ranges ${lane + 1}`);
    }
    slices.push({ track, name: rangeText(name, domain), startNs, endNs });
  }
  for (const [index, { name, process, thread, startNs, durationNs }] of instance.calls.entries())
    slices.push({
      track: tracks.thread(process, thread),
      name: name ?? "CUDA call",
      startNs,
      endNs: startNs + durationNs,
      launched: launched[index] ?? [],
    });
  return slices;
}

/** A slice that would outlast the slice around it is cut off where that slice ends. */
function createNestedPackets(slices: readonly HostSlice[], track: number, atNs: number, tables: Tables): Packet[] {
  const packets: Packet[] = [];
  const open: number[] = [];
  const endUntil = (timeNs: number) => {
    for (let end = open.at(-1); end !== undefined && end <= timeNs; end = open.at(-1)) {
      packets.push({ timestamp: atNs + end, ...ofSequence, track_event: { type: trackEvent.end, track_uuid: track } });
      open.pop();
    }
  };
  const sorted = slices.toSorted((a, b) => a.startNs - b.startNs || b.endNs - a.endNs);
  for (const { name, startNs, endNs, launched = [] } of sorted) {
    endUntil(startNs);
    packets.push({
      timestamp: atNs + startNs,
      ...ofSequence,
      track_event: {
        type: trackEvent.begin,
        track_uuid: track,
        name_iid: tables.shown(name),
        ...(launched.length === 0
          ? {}
          : { gpu_correlation: { render_stage_submission_event_ids: launched }, gpu_api: cuda }),
      },
    });
    open.push(Math.min(endNs, open.at(-1) ?? Infinity));
  }
  endUntil(Infinity);
  return packets;
}

type Tables = ReturnType<typeof createInternTables>;

/** Packets refer to each string or record by a number, starting with 1. */
function createInternTables() {
  const names = createTable();
  const argumentNames = createTable();
  const specifications = createTable();
  const kernels = createTable();
  const contexts = createTable();
  // With `device` and `stream`, Perfetto gives each stream its own track below the process and the device.
  const args = (values: Readonly<Record<string, number | null>>) =>
    Object.entries(values).flatMap(([key, value]) =>
      value === null ? [] : [{ name_iid: argumentNames.of(key, () => ({ name: key })), uint_value: value }],
    );
  const name = (text: string) => names.of(text, () => ({ name: text }));
  // Parsing a long name takes time, and so does a key that contains one.

  const ofType = new Map<TimelineKernel["type"], Map<string, number>>();
  return {
    name,
    shown: memoize((text) => name(clipMiddle(plainText(text), nameWidth))),
    label: memoize((kernelName) => name(kernelLabel(kernelName, nameWidth))),
    args,
    stage: (name: string, ofCategory: number) =>
      specifications.of(`stage ${name}`, () => ({ name, category: ofCategory })),
    kernel: ({ type, device, stream }: TimelineKernel) => {
      const byPlace = ofType.get(type) ?? new Map<string, number>();
      ofType.set(type, byPlace);
      const placeKey = `${device}/${String(stream)}`;
      const existing = byPlace.get(placeKey);
      if (existing !== undefined) return existing;
      // The stream is stored here because storing it in each launch would make launches a quarter larger.
      const values = {
        device,
        stream,
        registers_per_thread: type.registersPerThread,
        shared_mem_static: type.staticSharedBytes,
        shared_mem_dynamic: type.dynamicSharedBytes,
      };
      const iid = kernels.of(`${Object.values(values).join(" ")} ${type.mangled ?? ""} ${type.name}`, () => ({
        name: clipMiddle(plainText(type.mangled ?? type.shortName), fullNameWidth),
        demangled_name: clipMiddle(plainText(type.name), fullNameWidth),
        args: args(values),
      }));
      byPlace.set(placeKey, iid);
      return iid;
    },
    place: (process: number, device: number, context: number | null, stream: number | null) => ({
      context: contexts.of(`${process}/${String(context)}`, () => ({ pid: pidOfProcess(process), api: cuda })),
      hw_queue_iid: specifications.of(`queue ${process}/${device}/${String(stream)}`, () => ({
        name: stream === null ? "Stream unknown" : `Stream ${stream}`,
        category: category.compute,
        description: `Process ${pidOfProcess(process)}`,
      })),
    }),
    data: () => ({
      event_names: names.all(),
      graphics_contexts: contexts.all(),
      gpu_specifications: specifications.all(),
      compute_kernels: kernels.all(),
      compute_arg_names: argumentNames.all(),
    }),
  };
}

function memoize(numberOf: (text: string) => number): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numberOf(text);
    numbers.set(text, number);
    return number;
  };
}

function createTable() {
  const entries = new Map<string, { readonly iid: number }>();
  return {
    of: (key: string, make: () => object) => {
      const entry = entries.get(key) ?? { iid: entries.size + 1, ...make() };
      entries.set(key, entry);
      return entry.iid;
    },
    all: () => [...entries.values()],
  };
}

/** Never 0, because that's the idle process in Perfetto. */
function pidOfProcess(process: number): number {
  return ((process % 2 ** 24) + 2 ** 24) % 2 ** 24 || 1;
}

type Tracks = ReturnType<typeof createTrackTable>;

function createTrackTable(side: "base" | "head") {
  const uuids = new Map<string, number>();
  const descriptors: Packet[] = [];
  const track = (key: string, descriptor: object) => {
    const existing = uuids.get(key);
    if (existing !== undefined) return existing;
    // Base and head have different ids.
    const uuid = (uuids.size + 1) * 2 + (side === "base" ? 0 : 1);
    uuids.set(key, uuid);
    descriptors.push({ timestamp: 0, ...ofSequence, track_descriptor: { uuid, ...descriptor } });
    return uuid;
  };
  const processTrack = (process: number) =>
    track(`${process}`, { process: { pid: pidOfProcess(process), process_name: side } });
  return {
    descriptors,
    thread: (process: number, thread: number) => {
      processTrack(process);
      const tid = Math.max(1, thread);
      return track(`${process}/${thread}`, {
        thread: { pid: pidOfProcess(process), tid, thread_name: `thread ${tid}` },
      });
    },
    named: (process: number, name: string) => track(`${process} ${name}`, { parent_uuid: processTrack(process), name }),
  };
}

/** Only if they're all the same, because a profile doesn't number its GPUs. */
function createGpuInfo(placed: readonly PlacedInstance[], profile: Profile | null): Packet[] {
  const names = new Set(profile?.machine.gpus.map(({ name }) => name));
  const [name] = names;
  const last = placed
    .flatMap(({ instance }) => instance.kernels)
    .reduce((most, { device }) => Math.max(most, device), -1);
  if (name === undefined || names.size > 1 || last < 0 || last > 63) return [];
  const text = clipMiddle(plainText(name), nameWidth);
  const gpus = Array.from({ length: last + 1 }, (_, index) => ({
    name: last === 0 ? text : `${text} #${index}`,
    vendor: "NVIDIA",
  }));
  return [{ timestamp: 0, ...ofSequence, gpu_info: { gpus } }];
}
