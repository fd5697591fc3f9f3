import { describe, expect, test } from "@jest/globals";
import type { GpuSample } from "../../../src/model/run/gpu-sample.ts";
import { sampleReader } from "../../../src/run/machine/gpu-watch.ts";
import { memoryPeaks } from "../../../src/run/machine/gpu-memory.ts";
import { disturbance, samplesWithin, windowsOf } from "../../../src/run/machine/gpu-watch-disturbance.ts";

describe("memory", () => {
  const mib = 2 ** 20;
  const of = (uuid: string, ...mebibytes: (number | null)[]): GpuSample[] =>
    mebibytes.map((used) => ({
      ...{ atUtcMs: 0, uuid, smClockMhz: null, temperatureC: null, reasonBits: null },
      memoryUsedBytes: used === null ? null : used * mib,
    }));

  test("of a program is the most in use, less what was before", () =>
    expect(memoryPeaks(of("a", 500), of("a", 500, 4596, 3000), of("a", 500))).toEqual({
      ...{ peaks: [{ gpu: "GPU 0", bytes: 4096 * mib }], disturbed: [] },
    }));

  test("is of the GPUs that the program uses, numbered among them", () =>
    expect(
      memoryPeaks(
        [...of("a", 500), ...of("b", 100), ...of("c", 0)],
        [...of("a", 505), ...of("b", 1100), ...of("c", 300)],
        [...of("a", 500), ...of("b", 110), ...of("c", 0)],
      ).peaks,
    ).toEqual([
      { gpu: "GPU 0", bytes: 1000 * mib },
      { gpu: "GPU 1", bytes: 300 * mib },
    ]));

  test("is not known where something else took or freed memory meanwhile", () => {
    for (const end of [700, 300])
      expect(memoryPeaks(of("a", 500), of("a", 4596), of("a", end))).toEqual({ peaks: [], disturbed: ["GPU 0"] });
  });

  test("is not known without samples", () => {
    expect(memoryPeaks([], of("a", 4596), of("a", 500)).peaks).toEqual([]);
    expect(memoryPeaks(of("a", 500), [], of("a", 500)).peaks).toEqual([]);
    expect(memoryPeaks(of("a", 500), of("a", 4596), []).peaks).toEqual([]);
    expect(memoryPeaks(of("a", null), of("a", null), of("a", null)).peaks).toEqual([]);
  });
});

describe("a row", () => {
  const read = () => sampleReader(["time", "uuid", "smClock", "power", "temperature", "reasons"]);
  const row = "2026/11/21 15:35:56.588, GPU-52ab1a88-4a2b-5646-570a-6fce4e562e95, 1755, 702.11, 88, 0x0000000000000060";
  const utcMs = Date.UTC(2026, 10, 21, 15, 35, 56, 588);

  test.each([
    ["UTC", 0],
    ["Kathmandu, five and three quarter hours before UTC", 5.75],
    ["New York, five hours after", -5],
  ])("in the time of %s", (_zone, hours) => {
    const arrived = utcMs - hours * 3_600_000 + 900;
    expect(read()(row, arrived)).toEqual({
      atUtcMs: utcMs - hours * 3_600_000,
      uuid: "52ab1a88-4a2b-5646-570a-6fce4e562e95",
      smClockMhz: 1755,
      temperatureC: 88,
      reasonBits: 0x60,
    });
  });

  test.each(["", "No devices were found", "a, b, c, d, e, f", row.replace("2026", "soon")])("is not %j", (line) => {
    expect(read()(line, utcMs)).toBeNull();
  });

  test("without values has nulls", () => {
    const bare = "2026/11/21 15:35:56.588, [N/A], [Unknown Error], [Not Supported], [N/A], [N/A]";
    expect(read()(bare, utcMs)).toEqual({
      ...{ atUtcMs: utcMs, uuid: null, smClockMhz: null },
      ...{ temperatureC: null, reasonBits: null },
    });
  });
});

describe("the judgment of a round", () => {
  function sample(atUtcMs: number, change: Partial<GpuSample> = {}): GpuSample {
    return {
      atUtcMs,
      uuid: "a-1",
      smClockMhz: 1980,
      temperatureC: null,
      reasonBits: 0,
      ...change,
    };
  }
  const every20Ms = Array.from({ length: 20 }, (_, index) => sample(1000 + 20 * index));

  test("takes the samples within the range alone, by the wall clock of the report", () => {
    const windows = windowsOf(1000, [
      { startNs: 100_000_000, endNs: 160_000_000 },
      { startNs: 300_000_000, endNs: 340_000_000 },
    ]);
    expect(windows).toEqual([
      { startUtcMs: 1100, endUtcMs: 1160 },
      { startUtcMs: 1300, endUtcMs: 1340 },
    ]);
    const times = samplesWithin(every20Ms, "GPU-A-1", windows).map(({ atUtcMs }) => atUtcMs);
    expect(times).toEqual([1100, 1120, 1140, 1160, 1300, 1320, 1340]);
    expect(windowsOf(null, [{ startNs: 0, endNs: 1 }])).toEqual([]);
  });

  test("takes the samples of the report's GPU; of several GPUs none, where the report does not say which", () => {
    const both = [...every20Ms, sample(1100, { uuid: "b-2" })];
    const all = [{ startUtcMs: 0, endUtcMs: 9999 }];
    expect(samplesWithin(both, "b-2", all)).toHaveLength(1);
    expect(samplesWithin(both, "c-3", all)).toEqual([]);
    expect(samplesWithin(both, null, all)).toEqual([]);
    expect(samplesWithin(every20Ms, null, all)).toHaveLength(20);
  });

  const three = (change: Partial<GpuSample>) => [1, 2, 3].map((at) => sample(at, change));
  test.each<[string, readonly GpuSample[], readonly number[], ReturnType<typeof disturbance>]>([
    [
      "the clock of the others",
      three({}),
      [1980, 1975],
      { state: "ok", meanSmClockMhz: 1980, meanTemperatureC: null, samples: 3, reasons: [] },
    ],
    [
      "a first round",
      three({}),
      [],
      { state: "ok", meanSmClockMhz: 1980, meanTemperatureC: null, samples: 3, reasons: [] },
    ],
    [
      "2% lower",
      three({ smClockMhz: 1940 }),
      [1980],
      { state: "clock-differs", meanSmClockMhz: 1940, meanTemperatureC: null, samples: 3, reasons: [] },
    ],
    [
      "just within",
      three({ smClockMhz: 1941 }),
      [1980],
      { state: "ok", meanSmClockMhz: 1941, meanTemperatureC: null, samples: 3, reasons: [] },
    ],
    [
      "higher than most",
      three({}),
      [1700, 1980, 1710],
      { state: "clock-differs", meanSmClockMhz: 1980, meanTemperatureC: null, samples: 3, reasons: [] },
    ],
    [
      "heat in one sample",
      [...three({}), sample(4, { reasonBits: 0x48 })],
      [1980],
      {
        state: "throttled",
        meanSmClockMhz: 1980,
        meanTemperatureC: null,
        samples: 4,
        reasons: ["hardware thermal slowdown", "hardware slowdown"],
      },
    ],
    [
      "the driver's heat limit",
      three({ reasonBits: 0x20 }),
      [],
      {
        state: "throttled",
        meanSmClockMhz: 1980,
        meanTemperatureC: null,
        samples: 3,
        reasons: ["software thermal slowdown"],
      },
    ],
    [
      "the power brake",
      three({ reasonBits: 0x80 }),
      [],
      {
        state: "throttled",
        meanSmClockMhz: 1980,
        meanTemperatureC: null,
        samples: 3,
        reasons: ["hardware power brake"],
      },
    ],
    [
      "the power limit, idle",
      three({ reasonBits: 0x05 }),
      [1980],
      { state: "ok", meanSmClockMhz: 1980, meanTemperatureC: null, samples: 3, reasons: ["power limit"] },
    ],
    [
      "a changing clock",
      three({ reasonBits: 0x08 }),
      [1980],
      { state: "ok", meanSmClockMhz: 1980, meanTemperatureC: null, samples: 3, reasons: ["hardware slowdown"] },
    ],
    [
      "two samples, though hot",
      three({ reasonBits: 0x40 }).slice(1),
      [1980],
      {
        state: "unknown",
        meanSmClockMhz: 1980,
        meanTemperatureC: null,
        samples: 2,
        reasons: ["hardware thermal slowdown"],
      },
    ],
    [
      "no clocks",
      three({ smClockMhz: null }),
      [1980],
      { state: "unknown", meanSmClockMhz: null, meanTemperatureC: null, samples: 3, reasons: [] },
    ],
    [
      "no samples",
      [],
      [1980],
      { state: "unknown", meanSmClockMhz: null, meanTemperatureC: null, samples: 0, reasons: [] },
    ],
  ])("%s", (_name, samples, others, expected) => {
    expect(disturbance(samples, others)).toEqual(expected);
  });
});
