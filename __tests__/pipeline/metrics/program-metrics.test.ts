import { appendFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/model/errors.ts";
import { watchProgramFailures, watchProgramMetrics } from "../../../src/pipeline/metrics/program-metrics.ts";
import { testDirectory } from "../../run/support/directory.ts";

const ttft = '[{"name": "TTFT", "value": 41}]';

/** A side in a folder of its own, whose program is offered a file there. */
function sideOf(metrics: string[]) {
  const workingDirectory = testDirectory();
  const stop = new AbortController();
  const offered = join(workingDirectory, "offered.json");
  const side = {
    config: { metrics },
    program: { workingDirectory, environment: { LLM_PROFILE_METRICS: offered } },
    session: { context: { stop: stop.signal } },
  };
  return { side, stop, offered, file: join(workingDirectory, "m.json") };
}

test("reads the offered file although no setting names it", async () => {
  const { side, offered } = sideOf([]);
  const read = await watchProgramMetrics(side, "run 1");
  writeFileSync(offered, ttft);
  expect(await read()).toMatchObject([{ name: "TTFT", value: 41, source: "LLM_PROFILE_METRICS" }]);
});

test("doesn't require the offered file or follow it as a link", async () => {
  const { side, offered } = sideOf([]);
  const read = await watchProgramMetrics(side, "run 1");
  expect(await read()).toEqual([]);
  symlinkSync("/etc/passwd", offered);
  await expect(read()).rejects.toMatchObject({ id: "metrics-refused" });
});

test("reads only the lines that a run adds to a file", async () => {
  const { side, file } = sideOf(["m.json"]);
  for (const value of [41, 82]) {
    const read = await watchProgramMetrics(side, "run");
    const line = { backend: "sglang", completed: 8, total_output_tokens_retokenized: 64, median_ttft_ms: value };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    const metrics = new Map((await read()).map((metric) => [metric.name, metric.value]));
    expect(metrics.get("median_ttft_ms")).toBe(value);
  }
});

const failed = '{"endpoint_type": "openai", "completed": 61, "failed": 3, "median_ttft_ms": 41}';

test.each<[string, string | null, string]>([
  ["isn't written", null, "metrics-missing"],
  ["is half a file", '[{"name": "TTFT", "va', "metrics-unreadable"],
  ["reports failed requests", failed, "metrics-client-failed"],
])("fails an untraced run if a configured file %s", async (_, text, id) => {
  const { side, file } = sideOf(["m.json"]);
  const read = await watchProgramMetrics(side, "run 1");
  if (text !== null) writeFileSync(file, text);
  await expect(read()).rejects.toMatchObject({ id, exitCode: 3 });
});

test("fails a traced run only if its metrics report failed requests", async () => {
  const { side, file } = sideOf(["m.json"]);
  const check = await watchProgramFailures(side, "round 1");
  await check();
  writeFileSync(file, "[{");
  await check();
  writeFileSync(file, failed);
  await expect(check()).rejects.toMatchObject({ id: "metrics-client-failed" });
});

describe("many files", () => {
  async function watched(watch: typeof watchProgramMetrics | typeof watchProgramFailures) {
    const { side, stop } = sideOf(["*.json"]);
    const read = await watch(side, "run 1");
    for (let number = 0; number < 100; number += 1)
      writeFileSync(
        join(side.program.workingDirectory, `${String(number)}.json`),
        `{"name": "m${String(number)}", "value": 1}`,
      );
    return { read, stop };
  }

  test("are all read for a glob", async () => {
    const { read } = await watched(watchProgramMetrics);
    expect(await read()).toHaveLength(100);
  });

  test.each([
    ["with an untraced run", watchProgramMetrics],
    ["with a traced run", watchProgramFailures],
  ])("aren't read after a stop, %s", async (_, watch) => {
    const { read, stop } = await watched(watch);
    const reading = read();
    setImmediate(() => {
      stop.abort("SIGINT");
    });
    await expect(reading).rejects.toThrow(StoppedError);
  });
});
