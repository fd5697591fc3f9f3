import { describe, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GpuSample } from "../../../src/model/run/gpu-sample.ts";
import type { Clock } from "../../../src/model/run/ports.ts";
import { findGpuWatchColumns, sampleReader, watchGpu } from "../../../src/run/machine/gpu-watch.ts";
import { memoryPeaks, readGpusNow } from "../../../src/run/machine/gpu-memory.ts";
import { disturbance, samplesWithin, windowsOf } from "../../../src/run/machine/gpu-watch-disturbance.ts";
import { findTree } from "../../../src/run/process/process-tree.ts";
import { createRunCapture } from "../../../src/run/process/spawn.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { testDirectory } from "../support/directory.ts";
import { eventually } from "../support/processes.ts";

const fakes = fileURLToPath(new URL("../../fixtures/bin/gpu-watch", import.meta.url));
const clock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() };

function parts(fake: string, search = `${fakes}:${process.env["PATH"] ?? ""}`) {
  const marker = `${randomBytes(16).toString("hex")}.`;
  const guard = { marker, started: () => undefined, ended: () => undefined };
  const environment = { PATH: search, FAKE_SMI: fake };
  const ports = {
    runTool: createRunTool({ marker: null }),
    runCapture: createRunCapture({ guard }),
    clock,
    cwd: "/",
    environment,
  };
  const left = () => findTree({ roots: [], marker, uid: null });
  return { ports, left };
}

function linesIn(file: string): Watching["lines"] {
  const count = (): number => (existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0);
  return (wanted) => eventually(() => count() >= wanted, 120_000);
}

interface Watching {
  readonly runCapture: ReturnType<typeof createRunCapture>;
  /** Ends when nvidia-smi has written so many lines, however slow the machine is. */
  readonly lines: (count: number) => Promise<boolean>;
  /** The processes of the watch. */
  readonly left: () => unknown[];
}

/** Watches for as long as `body` takes. */
async function watch(fake: string, body: (watching: Watching) => Promise<unknown>) {
  const { ports, left } = parts(fake);
  const folder = testDirectory();
  const columns = await findGpuWatchColumns(ports, 0);
  const files = { stdoutFile: join(folder, "gpu.csv"), stderrFile: join(folder, "gpu.err") };
  const watching = watchGpu(ports, { columns, intervalMs: 20, ...files, stop: new AbortController().signal });
  const startedMs = Date.now();
  await body({ runCapture: ports.runCapture, lines: linesIn(files.stdoutFile), left });
  const endedMs = Date.now();
  const watched = await watching.stop();
  return {
    ...watched,
    again: await watching.stop(),
    startedMs,
    endedMs,
    left: left(),
    csv: () => readFileSync(files.stdoutFile, "utf8"),
  };
}

describe("what to ask for", () => {
  test("all columns of a new driver, of one GPU or of all", async () => {
    const { ports } = parts("");
    const fields = "timestamp,uuid,clocks.sm,power.draw,temperature.gpu,clocks_event_reasons.active";
    const query = ["nvidia-smi", `--query-gpu=${fields}`, "--format=csv,noheader,nounits"];
    expect(await findGpuWatchColumns(ports, 2)).toEqual({
      kind: "ready",
      columns: ["time", "uuid", "smClock", "power", "temperature", "reasons"],
      argv: [...query, "--id=2"],
    });
    expect(await findGpuWatchColumns(ports, null)).toMatchObject({ argv: query });
  });

  test("of an older one the old name of the reasons, and without a column that it does not know", async () => {
    expect(await findGpuWatchColumns(parts("old").ports, 0)).toMatchObject({
      columns: ["time", "uuid", "smClock", "temperature", "reasons"],
      argv: expect.arrayContaining([
        expect.stringMatching(/=timestamp,uuid,clocks.sm,temperature.gpu,clocks_throttle_reasons.active$/),
      ]),
    });
  });

  test("nothing without a driver or without nvidia-smi, and why", async () => {
    const why = expect.stringContaining("couldn't communicate with the NVIDIA driver");
    expect(await findGpuWatchColumns(parts("no-driver").ports, 0)).toEqual({ kind: "unavailable", why });
    expect(await findGpuWatchColumns(parts("", testDirectory()).ports, 0)).toEqual({
      kind: "unavailable",
      why: "nvidia-smi isn't installed.",
    });
  });
});

describe("memory", () => {
  test("is asked for by itself, and read in bytes", async () => {
    const query = ["nvidia-smi", "--query-gpu=timestamp,uuid,memory.used", "--format=csv,noheader,nounits", "--id=1"];
    const columns = await findGpuWatchColumns(parts("").ports, 1, "memory");
    expect(columns).toEqual({ kind: "ready", columns: ["time", "uuid", "memory"], argv: query });
    if (columns.kind !== "ready") return;
    expect(await readGpusNow(parts("").ports, columns, Date.now())).toMatchObject([
      {
        uuid: "52ab1a88-4a2b-5646-570a-6fce4e562e95",
        smClockMhz: null,
        temperatureC: null,
        memoryUsedBytes: 512 * 2 ** 20,
      },
    ]);
    expect(await readGpusNow(parts("no-driver").ports, columns, Date.now())).toEqual([]);
  });

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

describe("a watch", () => {
  test("samples while a capture runs; neither ends the other, and nothing is left", async () => {
    const { samples, problem, again, startedMs, endedMs, left, csv } = await watch(
      "",
      async ({ runCapture, lines }) => {
        const folder = testDirectory();
        const command = {
          tool: "test",
          argv: ["sleep", "0.5"] as const,
          cwd: "/",
          environment: { PATH: process.env["PATH"] ?? "" },
          timeLimitMs: null,
        };
        const result = await runCapture({
          ...{
            command,
            isolation: { kind: "none", user: null, endsWithParent: false, procMounts: [], readOnly: [], note: "" },
            logLimitBytes: 1000,
          },
          ...{ stdoutFile: join(folder, "out"), stderrFile: join(folder, "err"), onLine: () => undefined },
          stop: new AbortController().signal,
        });
        expect(result).toMatchObject({ outcome: "exited", exitCode: 0 });
        await lines(6);
      },
    );
    expect(problem).toBeNull();
    expect(again).toEqual({ samples, problem });
    expect(samples[0]).toMatchObject({
      uuid: "52ab1a88-4a2b-5646-570a-6fce4e562e95",
      smClockMhz: 1980,
      temperatureC: null,
      reasonBits: 4,
    });
    const times = samples.map(({ atUtcMs }) => atUtcMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    // Also after the capture has ended, which ends its own processes alone.
    expect(times.filter((time) => time >= startedMs && time <= endedMs).length).toBeGreaterThan(3);
    expect(times.at(-1)).toBeGreaterThanOrEqual(endedMs);
    expect(left).toEqual([]);
    expect(csv().trim().split("\n").length).toBeGreaterThanOrEqual(samples.length);
  });

  test("waits for the samples of the last moment, where the output comes in blocks", async () => {
    const { samples, endedMs } = await watch("buffered", ({ lines }) => lines(21));
    expect(samples.filter(({ atUtcMs }) => atUtcMs < endedMs).length).toBeGreaterThan(3);
    expect(samples.at(-1)?.atUtcMs).toBeGreaterThanOrEqual(endedMs);
  });

  test("reads times that are local all the same", async () => {
    const { samples, startedMs, endedMs } = await watch("local-time", ({ lines }) => lines(2));
    expect(samples.some(({ atUtcMs }) => atUtcMs >= startedMs && atUtcMs <= endedMs)).toBe(true);
  });

  test("that ends by itself keeps what it saw, and says so", async () => {
    const { samples, problem } = await watch("dies", async ({ lines, left }) => {
      await lines(2);
      await eventually(() => left().length === 0);
    });
    expect(samples).toHaveLength(1);
    expect(problem).toMatch(/^nvidia-smi exited too early \(15\): Unable to determine the device handle/);
  });

  test("without anything to watch has no samples, and says why", async () => {
    expect(await watch("no-driver", async () => undefined)).toMatchObject({
      samples: [],
      problem: expect.stringContaining("NVIDIA driver"),
    });
  });

  test("ends with the run", async () => {
    const { ports, left } = parts("");
    const folder = testDirectory();
    const stop = new AbortController();
    const watching = watchGpu(ports, {
      ...{ columns: await findGpuWatchColumns(ports, 0), intervalMs: 20, stop: stop.signal },
      ...{ stdoutFile: join(folder, "gpu.csv"), stderrFile: join(folder, "gpu.err") },
    });
    await linesIn(join(folder, "gpu.csv"))(1);
    stop.abort("SIGTERM");
    await watching[Symbol.asyncDispose]();
    expect(left()).toEqual([]);
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
