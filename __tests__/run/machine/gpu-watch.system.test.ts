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
import { idleGuard } from "../support/capture.ts";
import { testDirectory } from "../support/directory.ts";
import { isolationOf } from "../support/levels.ts";
import { eventually } from "../support/processes.ts";

const fakes = fileURLToPath(new URL("../../fixtures/bin/gpu-watch", import.meta.url));
const clock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() };

function parts(fake: string, search = `${fakes}:${process.env["PATH"] ?? ""}`) {
  const marker = `${randomBytes(16).toString("hex")}.`;
  const guard = idleGuard(marker);
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

async function startWatch(fake: string) {
  const { ports, left } = parts(fake);
  const folder = testDirectory();
  const stop = new AbortController();
  const [stdoutFile, stderrFile] = [join(folder, "gpu.csv"), join(folder, "gpu.err")];
  const columns = await findGpuWatchColumns(ports, 0);
  const watching = watchGpu(ports, { columns, intervalMs: 20, stdoutFile, stderrFile, stop: stop.signal });
  const count = () => (existsSync(stdoutFile) ? readFileSync(stdoutFile, "utf8").split("\n").length - 1 : 0);
  return {
    watching,
    stop,
    runCapture: ports.runCapture,
    left,
    count,
    /** Ends when nvidia-smi has written so many lines, however slow the machine is. */
    lines: (wanted: number) => eventually(() => count() >= wanted),
  };
}

/** Watches for as long as `body` takes. */
async function watch(fake: string, body: (started: Awaited<ReturnType<typeof startWatch>>) => Promise<unknown>) {
  const started = await startWatch(fake);
  const startedMs = Date.now();
  await body(started);
  const endedMs = Date.now();
  const watched = await started.watching.stop();
  const again = await started.watching.stop();
  return { ...watched, again, startedMs, endedMs, left: started.left(), count: started.count() };
}

describe("findGpuWatchColumns", () => {
  test("asks for all columns of a new driver, of one GPU or of all", async () => {
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

  test("asks an older driver by the old name and without unknown columns", async () => {
    expect(await findGpuWatchColumns(parts("old").ports, 0)).toMatchObject({
      columns: ["time", "uuid", "smClock", "temperature", "reasons"],
      argv: expect.arrayContaining([
        expect.stringMatching(/=timestamp,uuid,clocks.sm,temperature.gpu,clocks_throttle_reasons.active$/),
      ]),
    });
  });

  test("explains a missing driver or nvidia-smi", async () => {
    const why = expect.stringContaining("couldn't communicate with the NVIDIA driver");
    expect(await findGpuWatchColumns(parts("no-driver").ports, 0)).toEqual({ kind: "unavailable", why });
    expect(await findGpuWatchColumns(parts("", testDirectory()).ports, 0)).toMatchObject({
      why: expect.stringContaining("isn't installed"),
    });
  });
});

test("asks for memory by itself, in bytes", async () => {
  const query = ["nvidia-smi", "--query-gpu=timestamp,uuid,memory.used", "--format=csv,noheader,nounits", "--id=1"];
  const columns = await findGpuWatchColumns(parts("").ports, 1, "memory");
  expect(columns).toEqual({ kind: "ready", columns: ["time", "uuid", "memory"], argv: query });
  if (columns.kind !== "ready") return;
  expect(await readGpusNow(parts("").ports, columns, Date.now())).toMatchObject([
    { uuid: "52ab1a88-4a2b-5646-570a-6fce4e562e95", smClockMhz: null, memoryUsedBytes: 512 * 2 ** 20 },
  ]);
  expect(await readGpusNow(parts("no-driver").ports, columns, Date.now())).toEqual([]);
});

describe("a watch", () => {
  test("samples during a capture, and leaves nothing behind", async () => {
    const folder = testDirectory();
    const environment = { PATH: process.env["PATH"] ?? "" };
    const capture = {
      command: { tool: "test", argv: ["sleep", "0.5"], cwd: "/", environment, timeLimitMs: null },
      isolation: isolationOf("none"),
      logLimitBytes: 1000,
      stdoutFile: join(folder, "out"),
      stderrFile: join(folder, "err"),
      onLine: () => undefined,
      stop: new AbortController().signal,
    } as const;
    const watched = await watch("", async ({ runCapture, lines }) => {
      expect(await runCapture(capture)).toMatchObject({ outcome: "exited", exitCode: 0 });
      await lines(6);
    });
    const { samples, problem, startedMs, endedMs } = watched;
    expect(watched).toMatchObject({ problem: null, again: { samples, problem }, left: [] });
    const uuid = "52ab1a88-4a2b-5646-570a-6fce4e562e95";
    expect(samples[0]).toMatchObject({ uuid, smClockMhz: 1980, temperatureC: null, reasonBits: 4 });
    const times = samples.map(({ atUtcMs }) => atUtcMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    // Also after the capture has ended, which ends its own processes alone.
    expect(times.filter((time) => time >= startedMs && time <= endedMs).length).toBeGreaterThan(3);
    expect(times.at(-1)).toBeGreaterThanOrEqual(endedMs);
    expect(watched.count).toBeGreaterThanOrEqual(samples.length);
  });

  test("waits for the last buffered samples", async () => {
    const { samples, endedMs } = await watch("buffered", ({ lines }) => lines(21));
    expect(samples.filter(({ atUtcMs }) => atUtcMs < endedMs).length).toBeGreaterThan(3);
    expect(samples.at(-1)?.atUtcMs).toBeGreaterThanOrEqual(endedMs);
  });

  test("keeps its samples and says so if nvidia-smi exits", async () => {
    const { samples, problem } = await watch("dies", async ({ lines, left }) => {
      await lines(2);
      await eventually(() => left().length === 0);
    });
    expect(samples).toHaveLength(1);
    expect(problem).toMatch(/^nvidia-smi exited too early \(15\): Unable to determine the device handle/);
  });

  test("ends with the run", async () => {
    const { watching, stop, left, lines } = await startWatch("");
    await lines(1);
    stop.abort("SIGTERM");
    await watching[Symbol.asyncDispose]();
    expect(left()).toEqual([]);
  });
});
