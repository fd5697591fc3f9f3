import { expect, test } from "@jest/globals";
import type { GpuSample } from "../../src/model/run/gpu-sample.ts";
import type { TraceGpu } from "../../src/model/reports/trace.ts";
import { selectRangeSamples } from "../../src/pipeline/capture/gpu-samples.ts";
import { makeTrace, range } from "../fixtures/traces.ts";

const decode = { name: "decode", domain: "" };
const prefill = { name: "prefill", domain: "" };

/** Every 10 ms of a tenth of a second that begins at 5000. */
const samples = (uuid: string | null): GpuSample[] =>
  Array.from({ length: 10 }, (_, index) => ({
    atUtcMs: 5000 + 10 * index,
    uuid,
    smClockMhz: 1980,
    temperatureC: null,
    reasonBits: 0,
  }));

const gpu = (id: number, uuid: string): TraceGpu => ({
  ...{ id, uuid, name: "H100", chip: null, computeCapability: null, smCount: null, memoryBytes: null, l2Bytes: null },
  ...{ memoryBandwidth: null, clockHz: null },
});

/** Ranges as [name, from, to] in milliseconds, and kernels as [from, to] on each of the devices. */
function trace(
  ranges: readonly (readonly [string, number, number])[],
  devices = [0],
  originUtcMs: number | null = 5000,
  kernels: readonly (readonly [number, number])[] = [[0, 100]],
) {
  return makeTrace(
    ranges.map(([name, from, to]) => range({ name, startNs: from * 1e6, endNs: to * 1e6 })),
    kernels.flatMap(([from, to]) =>
      devices.map((device) => ({ device, startNs: from * 1e6, durationNs: (to - from) * 1e6 })),
    ),
    { originUtcMs, gpus: [gpu(0, "a-1"), gpu(1, "b-2")] },
  );
}

const times = (found: readonly GpuSample[]) => found.map(({ atUtcMs, uuid }) => `${uuid ?? "?"} ${String(atUtcMs)}`);

const ranges = [
  ["decode", 5, 25],
  ["prefill", 38, 52],
  ["decode", 85, 95],
] as const;

test("selects samples only within the wanted ranges' instances", () => {
  expect(times(selectRangeSamples(samples("a-1"), [trace(ranges)], [decode]))).toEqual([
    "a-1 5010",
    "a-1 5020",
    "a-1 5090",
  ]);
  expect(times(selectRangeSamples(samples("a-1"), [trace(ranges)], [decode, prefill]))).toHaveLength(5);
  expect(selectRangeSamples(samples("a-1"), [trace(ranges)], [])).toEqual([]);
});

test("selects samples while kernels ran, and during short pauses", () => {
  const whole = [["decode", 0, 100]] as const;
  const beside = (second: readonly [number, number]) => {
    const found = selectRangeSamples(samples("a-1"), [trace(whole, [0], 5000, [[5, 12], second])], [decode]);
    return found.map(({ atUtcMs }) => atUtcMs - 5000);
  };
  expect([beside([48, 52]), beside([31, 32])]).toEqual([
    [10, 50],
    [10, 20, 30],
  ]);
});

test("selects each sample once, by the clock of its report", () => {
  const short = [["decode", 5, 15]] as const;
  const reports = [trace(short), trace(short), trace(short, [0], 5050)];
  expect(times(selectRangeSamples(samples("a-1"), reports, [decode]))).toEqual(["a-1 5010", "a-1 5060"]);
  expect(selectRangeSamples(samples("a-1"), [trace(short, [0], null)], [decode])).toEqual([]);
});

test("selects samples of the GPUs that ran kernels", () => {
  const both = [...samples("a-1"), ...samples("b-2"), ...samples("c-3")];
  const short = [["decode", 5, 15]] as const;
  expect(times(selectRangeSamples(both, [trace(short, [1])], [decode]))).toEqual(["b-2 5010"]);
  expect(times(selectRangeSamples(both, [trace(short, [0, 1])], [decode]))).toEqual(["a-1 5010", "b-2 5010"]);
  expect(times(selectRangeSamples(samples(null), [trace(short, [0, 1])], [decode]))).toEqual(["? 5010"]);
});

test("selects the only watched GPU if the report doesn't name one", () => {
  const short = [["decode", 5, 15]] as const;
  expect(times(selectRangeSamples(samples("a-1"), [trace(short, [7])], [decode]))).toEqual(["a-1 5010"]);
  expect(selectRangeSamples([...samples("a-1"), ...samples("b-2")], [trace(short, [7])], [decode])).toEqual([]);
});
