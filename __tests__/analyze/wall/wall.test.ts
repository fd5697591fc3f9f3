import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { addMeasure, emptyMeasure } from "../../../src/analyze/measure-range.ts";
import { averageIdleTimes } from "../../../src/analyze/wall/gpu-idle.ts";
import { classifyCall } from "../../../src/analyze/wall/thread-calls.ts";
import type { GpuIdleTime } from "../../../src/model/profile/profile.ts";
import { range } from "../../fixtures/traces.ts";
import { slowHost, slowIdle } from "./reference.ts";
import { decode, measured, noIdle, traceOf, type Call, type Work } from "./support.ts";

const sumOf = (times: GpuIdleTime): number => Object.values(times).reduce((sum, ns) => sum + ns, 0);

const names = [
  "cudaLaunchKernel",
  "cudaGraphLaunch",
  "cudaMemcpyAsync",
  "cudaStreamSynchronize",
  "cudaMalloc",
  "cudaX",
];

const time = fc.integer({ min: 0, max: 40 });
const length = fc.integer({ min: 0, max: 9 });
const call = fc.record({
  name: fc.constantFrom(...names),
  thread: fc.integer({ min: 1, max: 2 }),
  startNs: time,
  length,
});
const work = fc.record({
  copy: fc.boolean(),
  device: fc.integer({ min: 0, max: 1 }),
  startNs: time,
  length,
  call: fc.option(fc.nat(), { freq: 8 }),
});
const window = fc.record({ startNs: time, length: fc.integer({ min: 1, max: 20 }) });
const closed = <T extends { startNs: number; length: number }>({ length: lasts, ...rest }: T) => ({
  ...rest,
  endNs: rest.startNs + lasts,
});

test("assigns each idle instant one cause, and each thread instant one use", () => {
  const [calls, works] = [fc.array(call, { maxLength: 10 }), fc.array(work, { maxLength: 8 })];
  fc.assert(
    fc.property(calls, works, fc.array(window, { minLength: 1, maxLength: 3 }), (anyCalls, anyWorks, windows) => {
      const made: Call[] = anyCalls.map(closed);
      const done: Work[] = anyWorks.map((one) => {
        const { call: by, ...rest } = closed(one);
        return { ...rest, call: by === null || made.length === 0 ? null : by % made.length };
      });
      const spans = windows.map(closed);
      const instances = spans.map(({ startNs, endNs }) => decode(startNs, endNs));
      const { gpuIdle, gpuIdleNs, devices, hostTime } = measured(traceOf(instances, made, done));
      expect(hostTime).toEqual(slowHost(1, spans, made));
      expect(sumOf(gpuIdle)).toBe(gpuIdleNs);
      // On one device, to the nanosecond. The range's own; without one, all of the report's.
      const used = devices.size > 0 ? [...devices] : [...new Set(done.map(({ device = 0 }) => device))];
      const [only, ...others] = used;
      if (only !== undefined && others.length === 0) expect(gpuIdle).toEqual(slowIdle(only, spans, made, done));
    }),
    { numRuns: 500 },
  );
});

/** Launches of 2 each 10, and kernels of 5 that begin 1 after the call. */
function steady(count: number, from = 0): { calls: Call[]; works: Work[] } {
  const calls = Array.from({ length: count }, (_, index) => ({
    name: "cudaLaunchKernel",
    startNs: from + 10 * index,
    endNs: from + 10 * index + 2,
  }));
  return { calls, works: calls.map(({ endNs }, call) => ({ startNs: endNs + 1, endNs: endNs + 6, call })) };
}

describe("what explains wall time", () => {
  test("blames a synchronization for the launch after it, and a copy's call for the copy", () => {
    const calls = [
      { name: "cudaLaunchKernel", startNs: 0, endNs: 2 },
      { name: "cudaStreamSynchronize", startNs: 3, endNs: 14 },
      { name: "cudaLaunchKernel", startNs: 20, endNs: 22 },
      { name: "cudaMemcpy", startNs: 34, endNs: 40 },
    ];
    const works = [
      { startNs: 3, endNs: 10, call: 0 },
      { startNs: 24, endNs: 30, call: 2 },
      { copy: true, startNs: 37, endNs: 39, call: 3 },
    ];
    const { gpuIdle, hostTime } = measured(traceOf([decode(0, 45)], calls, works));
    expect(gpuIdle).toEqual({
      launchNs: 2 + 2 + 4 + 5,
      synchronizationNs: 4,
      afterSynchronizationNs: 6,
      copyNs: 3 + 1,
      queueNs: 1 + 2,
      unknownNs: 0,
    });
    expect(hostTime).toMatchObject({ synchronizationNs: 11, copyNs: 6, launchNs: 4, ownNs: 24 });
  });

  test("is null for another thread's end, and for a report without calls", () => {
    const ended = range({ style: "startend", startNs: 0, endNs: 10, endThread: 2 });
    expect(measured(traceOf([ended], [], [])).hostTime).toBeNull();
    expect(measured({ ...traceOf([decode(0, 10)], [], []), hasCudaApi: false }).hostTime).toBeNull();
    expect(measured(traceOf([decode(0, 10)], [], [])).gpuIdle).toEqual({ ...noIdle, unknownNs: 10 });
  });

  test("adds up a round's reports, and is unknown if one is", () => {
    const { calls, works } = steady(3);
    const one = measured(traceOf([decode(0, 40)], calls, works));
    const sum = emptyMeasure(one.key);
    addMeasure(sum, one);
    addMeasure(sum, one);
    expect(sum.hostTime?.ownNs).toBe(2 * (one.hostTime?.ownNs ?? 0));
    expect(sumOf(sum.gpuIdle)).toBe(sum.gpuIdleNs);
    addMeasure(sum, { ...one, hostTime: null });
    addMeasure(sum, one);
    expect(sum.hostTime).toBeNull();
  });
});

test("adds the mean of several devices up to the total, to the nanosecond", () => {
  const sums = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(sums, fc.integer({ min: 0, max: 10 ** 12 }), (all, total) => {
      const times = Object.values(averageIdleTimes(Float64Array.from(all), total));
      expect(times.reduce((sum, ns) => sum + ns, 0)).toBe(total);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["cudaLaunchKernelExC", "launch"],
  ["cuLaunchKernelEx", "launch"],
  ["cudaGraphLaunch", "graphLaunch"],
  ["cudaMemcpy2DAsync", "copy"],
  ["cuMemsetD8Async", "copy"],
  ["cudaDeviceSynchronize", "synchronization"],
  ["cudaMallocAsync", "memory"],
  ["cuMemAllocHost", "memory"],
  ["cudaStreamWaitEvent", "other"],
  [null, "other"],
])("classifies the call %s as %s", (name, use) => {
  expect(classifyCall(name)).toBe(use);
});

test("measures hundreds of thousands of launches in linear time", () => {
  const count = 200_000;
  const { calls, works } = steady(count);
  const { gpuIdle } = measured(traceOf([decode(0, 10 * count)], calls, works));
  expect(gpuIdle.launchNs + gpuIdle.queueNs + gpuIdle.unknownNs).toBe(5 * count);
});
