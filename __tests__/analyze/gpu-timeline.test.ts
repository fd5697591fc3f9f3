import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { gpuTimeline } from "../../src/analyze/gpu-timeline.ts";
import { makeTrace, range, reportOf } from "../fixtures/traces.ts";

const key = { name: "decode", domain: "" };

test("busy time between two points is that of the union, nanosecond by nanosecond", () => {
  const point = fc.integer({ min: 0, max: 60 });
  const anyLaunch = fc.record({
    startNs: fc.integer({ min: 0, max: 50 }),
    durationNs: fc.integer({ min: 0, max: 20 }),
    device: fc.integer({ min: 0, max: 1 }),
  });
  fc.assert(
    fc.property(fc.array(anyLaunch), point, point, (launches, one, settings) => {
      const [startNs, endNs] = [Math.min(one, settings), Math.max(one, settings)];
      const timeline = gpuTimeline(makeTrace([], launches), [30, startNs, endNs, 0]);
      for (const device of [0, 1, 2]) {
        const ticks = Array.from({ length: endNs - startNs }, (_, at) => startNs + at).filter((tick) =>
          launches.some((l) => l.device === device && l.startNs <= tick && tick < l.startNs + l.durationNs),
        );
        expect(timeline.busyNs(device, startNs, endNs)).toBe(ticks.length);
      }
    }),
  );
});

test("a range that only waits for what was launched before it has a GPU that works", () => {
  const trace = makeTrace(
    [range({ startNs: 1000, endNs: 2000 })],
    [
      { callStartNs: 10, callEndNs: 20, startNs: 900, durationNs: 1000 },
      { callStartNs: 1010, callEndNs: 1020, startNs: 1900, durationNs: 600 },
    ],
  );
  expect(reportOf(trace, [key], "thread").ranges).toMatchObject([
    { wallNs: 1000, spanNs: 1000, gpuIdleNs: 0, gpuBusyNs: 600 },
  ]);
});

test("instances within each other are one span", () => {
  const trace = makeTrace(
    [range({ startNs: 0, endNs: 1000 }), range({ startNs: 100, endNs: 900 }), range({ startNs: 950, endNs: 1100 })],
    [{ callStartNs: 110, callEndNs: 120, startNs: 200, durationNs: 300 }],
  );
  expect(reportOf(trace, [key], "thread").ranges).toMatchObject([{ wallNs: 1950, spanNs: 1100, gpuIdleNs: 800 }]);
});

test("of several GPUs the idle time is the mean; a range that launched nothing is held against all GPUs", () => {
  const launches = [
    { callStartNs: 10, callEndNs: 20, startNs: 0, durationNs: 1000, device: 0 },
    { callStartNs: 30, callEndNs: 40, startNs: 0, durationNs: 500, device: 1 },
  ];
  const both = reportOf(makeTrace([range({})], launches), [key], "thread");
  expect(both.ranges).toMatchObject([{ spanNs: 1000, gpuIdleNs: 250 }]);
  const none = reportOf(makeTrace([range({ startNs: 100 })], launches), [key], "thread");
  expect(none.ranges).toMatchObject([{ spanNs: 900, gpuIdleNs: 250 }]);
  const nothing = reportOf(makeTrace([range({})], []), [key], "thread");
  expect(nothing.ranges).toMatchObject([{ spanNs: 1000, gpuIdleNs: 1000 }]);
});
