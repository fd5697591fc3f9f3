import { describe, expect, test } from "@jest/globals";
import type { GpuSample } from "../../../src/model/run/gpu-sample.ts";
import { createSampleParser } from "../../../src/run/machine/gpu-watch.ts";
import { computeMemoryPeaks } from "../../../src/run/machine/gpu-memory.ts";
import { judgeDisturbance, selectSamples, toTimeWindows } from "../../../src/run/machine/gpu-watch-disturbance.ts";

function sample(change: Partial<GpuSample> = {}): GpuSample {
  return { atUtcMs: 0, uuid: "a-1", smClockMhz: 1980, temperatureC: null, reasonBits: 0, ...change };
}

describe("computeMemoryPeaks", () => {
  const mib = 2 ** 20;
  const of = (uuid: string, ...mebibytes: (number | null)[]): GpuSample[] =>
    mebibytes.map((used) => sample({ uuid, memoryUsedBytes: used === null ? null : used * mib }));
  const [before, during] = [of("a", 500), of("a", 4596)];

  test("subtracts the memory in use before from the most in use", () => {
    expect(computeMemoryPeaks(before, of("a", 500, 4596, 3000), before)).toEqual({
      peaks: [{ gpu: "GPU 0", bytes: 4096 * mib }],
      disturbed: [],
    });
  });

  test("reports only the GPUs that the program uses", () => {
    const { peaks } = computeMemoryPeaks(
      [...before, ...of("b", 100), ...of("c", 0)],
      [...of("a", 505), ...of("b", 1100), ...of("c", 300)],
      [...before, ...of("b", 110), ...of("c", 0)],
    );
    expect(peaks).toEqual([
      { gpu: "GPU 0", bytes: 1000 * mib },
      { gpu: "GPU 1", bytes: 300 * mib },
    ]);
  });

  test.each([700, 300])("leaves out a GPU whose memory use ends at %d, because something else changed it", (end) => {
    expect(computeMemoryPeaks(before, during, of("a", end))).toEqual({ peaks: [], disturbed: ["GPU 0"] });
  });

  test.each([
    [[], during, before],
    [before, [], before],
    [before, during, []],
    [of("a", null), of("a", null), of("a", null)],
  ])("leaves out a GPU without samples", (start, middle, end) => {
    expect(computeMemoryPeaks(start, middle, end).peaks).toEqual([]);
  });
});

describe("a row", () => {
  const read = () => createSampleParser(["time", "uuid", "smClock", "power", "temperature", "reasons"]);
  const row = "2026/11/21 15:35:56.588, GPU-52ab1a88-4a2b-5646-570a-6fce4e562e95, 1755, 702.11, 88, 0x0000000000000060";
  const utcMs = Date.UTC(2026, 10, 21, 15, 35, 56, 588);

  test.each([
    ["UTC", 0],
    ["Kathmandu, five and three quarter hours before UTC", 5.75],
    ["New York, five hours after", -5],
  ])("is read in the time zone %s", (_zone, hours) => {
    const atUtcMs = utcMs - hours * 3_600_000;
    expect(read()(row, atUtcMs + 900)).toEqual({
      atUtcMs,
      uuid: "52ab1a88-4a2b-5646-570a-6fce4e562e95",
      smClockMhz: 1755,
      temperatureC: 88,
      reasonBits: 0x60,
    });
  });

  test.each(["", "No devices were found", "a, b, c, d, e, f", row.replace("2026", "soon")])(
    "isn't read from %j",
    (line) => {
      expect(read()(line, utcMs)).toBeNull();
    },
  );

  test("has nulls for missing values", () => {
    const bare = "2026/11/21 15:35:56.588, [N/A], [Unknown Error], [Not Supported], [N/A], [N/A]";
    const nothing = { uuid: null, smClockMhz: null, temperatureC: null, reasonBits: null };
    expect(read()(bare, utcMs)).toEqual({ atUtcMs: utcMs, ...nothing });
  });
});

describe("judging a round", () => {
  const every20Ms = Array.from({ length: 20 }, (_, index) => sample({ atUtcMs: 1000 + 20 * index }));

  test("takes only samples within the range", () => {
    const windows = toTimeWindows(1000, [
      { startNs: 100_000_000, endNs: 160_000_000 },
      { startNs: 300_000_000, endNs: 340_000_000 },
    ]);
    expect(windows).toEqual([
      { startUtcMs: 1100, endUtcMs: 1160 },
      { startUtcMs: 1300, endUtcMs: 1340 },
    ]);
    const times = selectSamples(every20Ms, "GPU-A-1", windows).map(({ atUtcMs }) => atUtcMs);
    expect(times).toEqual([1100, 1120, 1140, 1160, 1300, 1320, 1340]);
    expect(toTimeWindows(null, [{ startNs: 0, endNs: 1 }])).toEqual([]);
  });

  test("takes the report's GPU, and none of several if the report doesn't say", () => {
    const both = [...every20Ms, sample({ uuid: "b-2" })];
    const all = [{ startUtcMs: 0, endUtcMs: 9999 }];
    expect(selectSamples(both, "b-2", all)).toHaveLength(1);
    expect(selectSamples(both, "c-3", all)).toEqual([]);
    expect(selectSamples(both, null, all)).toEqual([]);
    expect(selectSamples(every20Ms, null, all)).toHaveLength(20);
  });

  const three = (change: Partial<GpuSample> = {}) => Array<GpuSample>(3).fill(sample(change));
  const hot = [...three(), sample({ reasonBits: 0x48 })];
  test.each<[string, GpuSample[], others: number[], state: string, mean: number | null, reasons: string[]]>([
    ["the same clock as other rounds", three(), [1980, 1975], "ok", 1980, []],
    ["a first round", three(), [], "ok", 1980, []],
    ["a clock 2% lower", three({ smClockMhz: 1940 }), [1980], "clock-differs", 1940, []],
    ["a clock just within the limit", three({ smClockMhz: 1941 }), [1980], "ok", 1941, []],
    ["a clock higher than most", three(), [1700, 1980, 1710], "clock-differs", 1980, []],
    ["heat in one sample", hot, [1980], "throttled", 1980, ["hardware thermal slowdown", "hardware slowdown"]],
    ["the driver's heat limit", three({ reasonBits: 0x20 }), [], "throttled", 1980, ["software thermal slowdown"]],
    ["the power brake", three({ reasonBits: 0x80 }), [], "throttled", 1980, ["hardware power brake"]],
    ["the power limit, idle", three({ reasonBits: 0x05 }), [1980], "ok", 1980, ["power limit"]],
    ["a changing clock", three({ reasonBits: 0x08 }), [1980], "ok", 1980, ["hardware slowdown"]],
    ["too few, though hot", hot.slice(2), [1980], "unknown", 1980, ["hardware thermal slowdown", "hardware slowdown"]],
    ["no clocks", three({ smClockMhz: null }), [1980], "unknown", null, []],
    ["no samples", [], [1980], "unknown", null, []],
  ])("judges a round by its samples: %s", (_name, samples, others, state, meanSmClockMhz, reasons) => {
    const found = { meanSmClockMhz, meanTemperatureC: null, samples: samples.length, reasons };
    expect(judgeDisturbance(samples, others)).toEqual({ state, ...found });
  });
});
