import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { buildGpuTimeline } from "../../src/analyze/gpu-timeline.ts";
import { makeTrace, range, reportOf, type Launch } from "../fixtures/traces.ts";
import { decode } from "./support/profiles.ts";

test("measures busy time between two points to the nanosecond", () => {
  const point = fc.integer({ min: 0, max: 60 });
  const anyLaunch = fc.record({
    startNs: fc.integer({ min: 0, max: 50 }),
    durationNs: fc.integer({ min: 0, max: 20 }),
    device: fc.integer({ min: 0, max: 1 }),
  });
  fc.assert(
    fc.property(fc.array(anyLaunch), point, point, (launches, one, settings) => {
      const [startNs, endNs] = [Math.min(one, settings), Math.max(one, settings)];
      const timeline = buildGpuTimeline(makeTrace([], launches), [30, startNs, endNs, 0]);
      for (const device of [0, 1, 2]) {
        const ticks = Array.from({ length: endNs - startNs }, (_, at) => startNs + at).filter((tick) =>
          launches.some((l) => l.device === device && l.startNs <= tick && tick < l.startNs + l.durationNs),
        );
        expect(timeline.busyNs(device, startNs, endNs)).toBe(ticks.length);
      }
    }),
  );
});

const launch = (startNs: number, durationNs: number, callStartNs = 10, device = 0): Launch => {
  return { callStartNs, callEndNs: callStartNs + 10, startNs, durationNs, device };
};
const twoGpus = [launch(0, 1000), launch(0, 500, 30, 1)];

test.each([
  [
    "none in a range that waits for earlier launches",
    [range({ startNs: 1000, endNs: 2000 })],
    [launch(900, 1000), launch(1900, 600, 1010)],
    { wallNs: 1000, spanNs: 1000, gpuIdleNs: 0, gpuBusyNs: 600 },
  ],
  [
    "once for nested instances",
    [range({}), range({ startNs: 100, endNs: 900 }), range({ startNs: 950, endNs: 1100 })],
    [launch(200, 300, 110)],
    { wallNs: 1950, spanNs: 1100, gpuIdleNs: 800 },
  ],
  ["as the mean of several GPUs", [range({})], twoGpus, { spanNs: 1000, gpuIdleNs: 250 }],
  ["of all GPUs in a range without launches", [range({ startNs: 100 })], twoGpus, { spanNs: 900, gpuIdleNs: 250 }],
  ["all of it without launches", [range({})], [], { spanNs: 1000, gpuIdleNs: 1000 }],
])("measures the GPU's idle time: %s", (_, ranges, launches, expected) => {
  expect(reportOf(makeTrace(ranges, launches), [decode], "thread").ranges).toMatchObject([expected]);
});
