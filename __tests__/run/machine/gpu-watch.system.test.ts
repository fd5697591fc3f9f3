import { describe, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Clock } from "../../../src/model/run/ports.ts";
import { findGpuWatchColumns, watchGpu } from "../../../src/run/machine/gpu-watch.ts";
import { readGpusNow } from "../../../src/run/machine/gpu-memory.ts";
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
  return (wanted) => eventually(() => count() >= wanted);
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
