import { beforeAll, expect, test } from "@jest/globals";
import type { InstanceTimeline, RangeTimeline } from "../../../src/model/reports/instance-timeline.ts";
import type { ProfileKernel } from "../../../src/model/profile/profile.ts";
import { createSmallTrace, createTraceArchive } from "../../../src/features/trace/trace-archive.ts";
import { timelinesOf } from "../../analyze/instances/support.ts";
import { rangeOf, side } from "../../compare/support/sides.ts";
import { madeSample } from "../../fixtures/profiles.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { packetsOf, untar, type Fields } from "./support/decode.ts";

/*
 * Numbers of fields as in google/perfetto (trace_packet.proto, gpu_render_stage_event.proto, track_event.proto and others), written
 * here a second time on purpose.
 */
const [timestamp, trackEvent, internedData, counterEvent, stageEvent, descriptor] = [8, 11, 12, 52, 53, 60];
const none = { base: null, head: null };

let sdpa: RangeTimeline[] = [];
let eager: RangeTimeline[] = [];
let overlap: RangeTimeline[] = [];

beforeAll(async () => {
  const read = async (path: string, range = "decode"): Promise<RangeTimeline[]> => {
    using file = unpackRecording(path);
    return timelinesOf(file.path, [range]);
  };
  sdpa = await read("examples/recordings/llm-decode-sdpa/round-1.sqlite.gz");
  eager = await read("examples/recordings/llm-decode-eager/round-1.sqlite.gz");
  overlap = await read("__tests__/fixtures/recorded/nsys-2025.3.1/overlap-base.sqlite.gz", "encode");
});

function files(timelines: { base?: RangeTimeline[]; head?: RangeTimeline[] }): Map<string, Uint8Array> {
  const archive = createTraceArchive({ base: timelines.base ?? [], head: timelines.head ?? [] }, none);
  return untar(archive?.data ?? new Uint8Array());
}

/** All work of the GPU: its name, queue, time and, of a kernel, its iid. */
function stages(packets: readonly Fields[]) {
  return packets.flatMap((packet) =>
    packet.messages(stageEvent).map((event) => ({
      startNs: packet.numbers(timestamp)[0] ?? 0,
      id: event.numbers(1)[0] ?? 0,
      durationNs: event.numbers(2)[0] ?? 0,
      queue: event.numbers(13)[0] ?? 0,
      kernel: event.numbers(19)[0] ?? null,
      name: event.numbers(20)[0] ?? 0,
      launch: event.messages(21)[0],
    })),
  );
}

function interned(packets: readonly Fields[], field: number): Map<number, Fields> {
  const all = packets.flatMap((packet) => packet.messages(internedData)).flatMap((data) => data.messages(field));
  return new Map(all.map((entry) => [entry.numbers(1)[0] ?? 0, entry]));
}

test("puts both sides in one archive, as two machines that start at 0", () => {
  const found = files({ base: sdpa, head: eager });
  expect([...found.keys()]).toEqual(["perfetto_manifest.json", "base.pftrace", "head.pftrace"]);
  const manifest = new TextDecoder().decode(found.get("perfetto_manifest.json"));
  // By these first bytes it is known as one.
  expect(manifest.startsWith('{"perfetto_manifest"')).toBe(true);
  expect(JSON.parse(manifest)).toEqual({
    perfetto_manifest: {
      version: 1,
      files: [
        { path: "base.pftrace", machine: { name: "base" } },
        {
          path: "head.pftrace",
          machine: { name: "head" },
          clocks: { clock: "BOOTTIME", sync_to: { file: "base.pftrace", clock: "BOOTTIME" }, offset_ns: 0 },
        },
      ],
      attributes: { "llm_profile.holds": "base: 5,744 kernels in 1 instance; head: 6,784 kernels in 1 instance" },
    },
  });
  for (const name of ["base.pftrace", "head.pftrace"]) {
    const begins = packetsOf(found.get(name) ?? new Uint8Array()).filter(
      (packet) => packet.messages(trackEvent).length > 0,
    );
    expect(Math.min(...begins.map((packet) => packet.numbers(timestamp)[0] ?? NaN))).toBe(0);
  }
});

test("takes kernels, times, launches, and streams from the timeline", () => {
  const packets = packetsOf(files({ head: overlap }).get("head.pftrace") ?? new Uint8Array());
  const kernels = stages(packets).filter(({ kernel }) => kernel !== null);
  const [instance] = overlap[0]?.kept ?? [];
  expect(kernels).toHaveLength(instance?.kernels.length ?? NaN);
  const [names, queues, computeKernels, argumentNames] = [2, 24, 1000, 1001].map((field) => interned(packets, field));
  const argument = (iid: number, name: string): number | undefined =>
    computeKernels
      ?.get(iid)
      ?.messages(5)
      .find((arg) => argumentNames?.get(arg.numbers(1)[0] ?? 0)?.texts(2)[0] === name)
      ?.numbers(4)[0];
  const axes = [1, 2, 3];
  const found = kernels.map(({ startNs, durationNs, queue, kernel, name, launch }) => ({
    ...{ startNs, durationNs, queue: queues?.get(queue)?.texts(2)[0] },
    fullName: computeKernels?.get(kernel ?? 0)?.texts(3)[0],
    ...{ stream: argument(kernel ?? 0, "stream"), device: argument(kernel ?? 0, "device") },
    registers: argument(kernel ?? 0, "registers_per_thread"),
    named: (names?.get(name)?.texts(2)[0] ?? "") !== "",
    grid: axes.map((axis) => launch?.messages(1)[0]?.numbers(axis)[0]),
    block: axes.map((axis) => launch?.messages(2)[0]?.numbers(axis)[0]),
  }));
  expect(found).toEqual(
    instance?.kernels.map(({ startNs, durationNs, stream, device, type }) => ({
      ...{ startNs, durationNs, stream, device, queue: `Stream ${String(stream)}`, fullName: type.name },
      ...{ registers: type.registersPerThread, named: true, grid: type.grid, block: type.block },
    })),
  );
  expect(new Set(kernels.map(({ queue }) => queue)).size).toBeGreaterThan(1);
});

test("links each kernel to exactly one launch call", () => {
  const packets = packetsOf(files({ base: eager }).get("base.pftrace") ?? new Uint8Array());
  const ids = new Set(stages(packets).map(({ id }) => id));
  const events = packets.flatMap((packet) => packet.messages(trackEvent));
  const launched = events.flatMap((event) => event.messages(3000)).flatMap((correlation) => correlation.numbers(1));
  expect(launched).toHaveLength(ids.size);
  expect(new Set(launched)).toEqual(ids);
  expect(interned(packets, 2).size).toBeGreaterThan(10);
});

test("nests the slices of each track in order of time", () => {
  const packets = packetsOf(files({ base: sdpa }).get("base.pftrace") ?? new Uint8Array());
  const tracks = new Set(packets.flatMap((packet) => packet.messages(descriptor)).flatMap((track) => track.numbers(1)));
  const open = new Map<number, number>();
  const last = new Map<number, number>();
  const faults: string[] = [];
  for (const packet of packets)
    for (const event of packet.messages(trackEvent)) {
      const track = event.numbers(11)[0] ?? NaN;
      const time = packet.numbers(timestamp)[0] ?? NaN;
      if (!tracks.has(track)) faults.push(`no track ${String(track)}`);
      if (time < (last.get(track) ?? 0)) faults.push(`back in time at ${String(time)}`);
      last.set(track, time);
      open.set(track, (open.get(track) ?? 0) + (event.numbers(9)[0] === 1 ? 1 : -1));
      if ((open.get(track) ?? 0) < 0) faults.push(`ended before it began at ${String(time)}`);
    }
  expect(faults).toEqual([]);
  expect(new Set(open.values())).toEqual(new Set([0]));
});

test("takes about 50 bytes per kernel", () => {
  const sizeOf = (share: number): number => {
    const bare = (instance: InstanceTimeline): InstanceTimeline => ({
      ...{ ...instance, calls: [], ranges: [], copies: [] },
      kernels: instance.kernels.slice(0, share * 5744).map((kernel) => ({ ...kernel, call: null })),
    });
    const base = sdpa.map((range) => ({ ...range, kept: range.kept.map(bare) }));
    return files({ base }).get("base.pftrace")?.length ?? NaN;
  };
  expect((sizeOf(1) - sizeOf(0.5)) / (5744 / 2)).toBeLessThan(56);
});

test("writes ncu's metrics as samples at the first matching launch", () => {
  const [kernel] = sdpa[0]?.kept[0]?.kernels ?? [];
  if (kernel === undefined) throw new Error("no kernel");
  const { name, grid, block } = kernel.type;
  const range = rangeOf({ name: "decode", kernels: [{ name, ns: [1000, 1000, 1000] }] });
  const sample = madeSample({ dramThroughputPct: 40 });
  const figure = { value: 62.5, unit: "%", metric: "sm__throughput.avg.pct_of_peak_sustained_elapsed" };
  const ofUs = { value: 1, unit: "", metric: "a formula of two" };
  const figures = { smThroughputPct: figure, formula: ofUs, missing: null };
  const kernels = range.kernels.map((one): ProfileKernel => ({
    ...one,
    variants: one.variants.map((variant) => ({ ...variant, grid: [...grid], block: [...block] })),
    ncu: [{ ...sample, figures }],
  }));
  const profile = side([{ ...range, kernels }]);
  const archive = createTraceArchive({ base: [], head: sdpa }, { base: null, head: profile });
  const packets = packetsOf(untar(archive?.data ?? new Uint8Array()).get("head.pftrace") ?? new Uint8Array());
  const samples = packets.filter((packet) => packet.messages(counterEvent).length > 0);
  expect(samples.map((packet) => packet.numbers(timestamp))).toEqual([[kernel.startNs]]);
  const counters = samples[0]?.messages(counterEvent)[0]?.messages(2) ?? [];
  expect(counters.map((counter) => counter.doubles(3))).toEqual([[62.5]]);
  const specs = interned(packets, 47).get(1)?.messages(2)[0]?.messages(1) ?? [];
  expect(specs.map((spec) => [spec.texts(2)[0], spec.numbers(7)[0], spec.numbers(10)[0]])).toEqual([
    [figure.metric, 37, 6],
  ]);
});

test("leaves out a side without instances, and the trace if both sides have none", () => {
  expect(createTraceArchive({ base: [], head: [] }, none)).toBeNull();
  expect([...files({ head: eager }).keys()]).toEqual(["perfetto_manifest.json", "head.pftrace"]);
});

test("cuts a small trace to what fits, and says what it lacks", () => {
  const small = createSmallTrace({ base: sdpa, head: eager }, { name: "decode", domain: "" }, none, 200_000);
  expect(small?.data.length).toBeLessThanOrEqual(200_000);
  expect(small?.holds).toMatch(
    /^base: [\d,]+ of 5,744 kernels in 1 instance; head: [\d,]+ of 6,784 kernels in 1 instance$/,
  );
  const whole = createSmallTrace({ base: sdpa, head: eager }, { name: "decode", domain: "" }, none, 5_000_000);
  expect(whole?.holds).toBe("base: 5,744 kernels in 1 instance; head: 6,784 kernels in 1 instance");
  expect(createSmallTrace({ base: sdpa, head: eager }, { name: "other", domain: "" }, none, 5_000_000)).toBeNull();
});
