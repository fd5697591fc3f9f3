import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { addMeasure, emptyMeasure } from "../../../src/analyze/measure-range.ts";
import { idleTimes } from "../../../src/analyze/wall/gpu-idle.ts";
import { callThreads, useOf } from "../../../src/analyze/wall/thread-calls.ts";
import type { GpuIdleTime } from "../../../src/model/profile/profile.ts";
import { TimeColumn } from "../../../src/model/reports/columns.ts";
import { range } from "../../fixtures/traces.ts";
import { slowHost, slowIdle } from "./reference.ts";
import { decode, measured, traceOf, type Call, type Work } from "./support.ts";

const sumOf = (times: GpuIdleTime): number => Object.values(times).reduce((sum, ns) => sum + ns, 0);

const names = [
  "cudaLaunchKernel",
  "cudaGraphLaunch",
  "cudaMemcpyAsync",
  "cudaStreamSynchronize",
  "cudaMalloc",
  "cudaX",
];

describe("against a walk through every instant", () => {
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

  test("idle time has one cause at each instant, and the causes add up to the idle time", () => {
    fc.assert(
      fc.property(
        fc.array(call, { maxLength: 8 }),
        fc.array(work, { minLength: 1, maxLength: 8 }),
        fc.array(window, { minLength: 1, maxLength: 3 }),
        (calls, works, windows) => {
          const made: Call[] = calls.map(closed);
          const done: Work[] = works.map((one) => {
            const { call: by, ...rest } = closed(one);
            return { ...rest, call: by === null || made.length === 0 ? null : by % made.length };
          });
          const spans = windows.map(closed);
          const instances = spans.map(({ startNs, endNs }) => decode(startNs, endNs));
          const { gpuIdle, gpuIdleNs, devices } = measured(traceOf(instances, made, done));
          expect(sumOf(gpuIdle)).toBe(gpuIdleNs);
          // On one device, to the nanosecond. The range's own; without one, all of the report's.
          const used = devices.size > 0 ? [...devices] : [...new Set(done.map(({ device = 0 }) => device))];
          const [only, ...others] = used;
          if (only !== undefined && others.length === 0) expect(gpuIdle).toEqual(slowIdle(only, spans, made, done));
        },
      ),
      { numRuns: 500 },
    );
  });

  test("a thread's time is its own or inside one kind of calls", () => {
    fc.assert(
      fc.property(
        fc.array(call, { maxLength: 10 }),
        fc.array(window, { minLength: 1, maxLength: 3 }),
        (calls, windows) => {
          const made: Call[] = calls.map(closed);
          const spans = windows.map(closed);
          const instances = spans.map(({ startNs, endNs }) => decode(startNs, endNs));
          const { hostTime } = measured(traceOf(instances, made, []));
          expect(hostTime).toEqual(slowHost(1, spans, made));
        },
      ),
      { numRuns: 500 },
    );
  });
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
  test("work done once a step is the thread's own time and idle for want of launches, whatever the gaps between launches are", () => {
    const step = (from: number, work: number) => steady(5, from + work);
    const [one, two] = [step(0, 0), step(100, 30)];
    const works = [...one.works, ...two.works.map((work) => ({ ...work, call: (work.call ?? 0) + 5 }))];
    const trace = (work: number) =>
      traceOf(
        [decode(0, 100), decode(100, 200)],
        [...one.calls, ...step(100, work).calls],
        works.map((done, index) => {
          const moved = index < 5 ? 0 : work - 30;
          return { ...done, startNs: done.startNs + moved, endNs: done.endNs + moved };
        }),
      );
    const [without, withWork] = [measured(trace(0)), measured(trace(30))];
    expect(withWork.hostTime).toEqual(without.hostTime);
    // Both rows are of windows of one length: what is done after the launches is own time, too. In a step that waits at its end:
    const waiting = (work: number) => {
      const { calls, works: done } = steady(5, work);
      const sync = { name: "cudaStreamSynchronize", startNs: work + 43, endNs: work + 49 };
      return measured(traceOf([decode(0, work + 50)], [...calls, sync], done));
    };
    expect(waiting(30).hostTime).toEqual({
      ...waiting(0).hostTime,
      threadNs: 80,
      ownNs: (waiting(0).hostTime?.ownNs ?? 0) + 30,
    });
    expect(waiting(30).gpuIdle).toEqual({ ...waiting(0).gpuIdle, launchNs: waiting(0).gpuIdle.launchNs + 30 });
  });

  test("a full queue: launches that wait for room are inside calls, and the GPU is not idle for it", () => {
    const calls = [
      { name: "cudaLaunchKernel", startNs: 0, endNs: 2 },
      { name: "cudaLaunchKernel", startNs: 2, endNs: 50 },
      { name: "cudaLaunchKernel", startNs: 50, endNs: 98 },
    ];
    const works = calls.map((_, call) => ({ startNs: 3 + 50 * call, endNs: 53 + 50 * call, call }));
    const { hostTime, gpuIdle } = measured(traceOf([decode(0, 100)], calls, works));
    expect(hostTime).toMatchObject({ threadNs: 100, ownNs: 2, launchNs: 98 });
    expect(gpuIdle).toEqual({ ...zero, launchNs: 2, queueNs: 1 });
  });

  test("a graph: gaps between its nodes are in the queue, since the launch was over", () => {
    const calls = [{ name: "cudaGraphLaunch", startNs: 0, endNs: 10 }];
    const works = [20, 30, 40].map((startNs) => ({ startNs, endNs: startNs + 5, call: 0 }));
    const { hostTime, gpuIdle } = measured(traceOf([decode(0, 45)], calls, works));
    expect(hostTime).toMatchObject({ graphLaunchNs: 10, ownNs: 35 });
    expect(gpuIdle).toEqual({ ...zero, launchNs: 10, queueNs: 20 });
  });

  test("after a synchronization the host could not have run ahead, and a copy's call is the copy's", () => {
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
      ...{
        launchNs: 2 + 2 + 4 + 5,
        synchronizationNs: 4,
        afterSynchronizationNs: 6,
        copyNs: 3 + 1,
        queueNs: 1 + 2,
        unknownNs: 0,
      },
    });
    expect(hostTime).toMatchObject({ synchronizationNs: 11, copyNs: 6, launchNs: 4, ownNs: 24 });
  });

  test("driver calls inside runtime calls are counted once; the outer one says what it is", () => {
    const calls = [
      { name: "cudaMemcpy", startNs: 0, endNs: 10 },
      { name: "cuStreamSynchronize", startNs: 2, endNs: 8 },
    ];
    expect(measured(traceOf([decode(0, 20)], calls, [])).hostTime).toMatchObject({
      copyNs: 10,
      synchronizationNs: 0,
      ownNs: 10,
    });
  });

  test("what is not known: another thread's end, a report without calls; a device without work is idle for nothing known", () => {
    const ended = range({ style: "startend", startNs: 0, endNs: 10, endThread: 2 });
    expect(measured(traceOf([ended], [], [])).hostTime).toBeNull();
    expect(measured({ ...traceOf([decode(0, 10)], [], []), hasCudaApi: false }).hostTime).toBeNull();
    expect(measured(traceOf([decode(0, 10)], [], [])).gpuIdle).toEqual({ ...zero, unknownNs: 10 });
  });

  test("reports of a round add up, and one that does not know leaves nothing known", () => {
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

const zero: GpuIdleTime = {
  ...{ launchNs: 0, afterSynchronizationNs: 0, synchronizationNs: 0, copyNs: 0, queueNs: 0, unknownNs: 0 },
};

test("the mean of several devices adds up to the total to the nanosecond", () => {
  const sums = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(sums, fc.integer({ min: 0, max: 10 ** 12 }), (all, total) => {
      const times = Object.values(idleTimes(Float64Array.from(all), total));
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
])("%s: %s", (name, use) => {
  expect(useOf(name)).toBe(use);
});

test("time grows with the launches, not with their square", () => {
  const count = 200_000;
  const starts = Array.from({ length: count }, (_, index) => 10 * index);
  const columns = {
    count,
    kind: new Uint16Array(count),
    startNs: TimeColumn.of(starts),
    durationNs: new Uint32Array(count).fill(2),
    kinds: [{ process: 1, thread: 1, name: "cudaLaunchKernel" }],
  };
  const trace = traceOf([decode(0, 10 * count)], [], []);
  const kernels = {
    count,
    kind: new Uint16Array(count),
    startNs: TimeColumn.of(starts.map((start) => start + 3)),
    durationNs: new Uint32Array(count).fill(5),
    call: Uint32Array.from({ length: count }, (_, index) => index),
    creation: null,
  };
  const started = performance.now();
  expect(callThreads(columns).of(1, 1)?.count).toBe(count);
  const whole = {
    ...traceOf([decode(0, 10 * count)], [{ name: "x", startNs: 0, endNs: 1 }], [{ startNs: 0, endNs: 1, call: 0 }]),
  };
  const found = measured({ ...whole, ...{ launchCalls: columns, kernels }, ranges: trace.ranges });
  expect(found.gpuIdle.launchNs + found.gpuIdle.queueNs).toBe(5 * count);
  expect(performance.now() - started).toBeLessThan(30_000);
});
