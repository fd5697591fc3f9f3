import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/errors.ts";
import { watchProgramFailures, watchProgramMetrics } from "../../../src/pipeline/metrics/program-metrics.ts";
import { testDirectory } from "../../run/support/directory.ts";

/** A run's metrics in many files: how they're read once it is over, and what stops that. */
async function watched(watch: typeof watchProgramMetrics | typeof watchProgramFailures) {
  const workingDirectory = testDirectory();
  const stop = new AbortController();
  const side = {
    config: { metrics: ["*.json"] },
    program: { workingDirectory, environment: {} },
    session: { context: { stop: stop.signal } },
  };
  const read = await watch(side, "run 1");
  for (let number = 0; number < 100; number += 1)
    writeFileSync(join(workingDirectory, `${String(number)}.json`), `{"name": "m${String(number)}", "value": 1}`);
  return { read, stop };
}

test("every file of a glob is read", async () => {
  const { read } = await watched(watchProgramMetrics);
  expect(await read()).toHaveLength(100);
});

test.each([
  ["beside an untraced run", watchProgramMetrics],
  ["beside a traced run", watchProgramFailures],
])("once we are told to stop, the other files are not read, %s", async (_, watch) => {
  const { read, stop } = await watched(watch);
  const reading = read();
  setImmediate(() => {
    stop.abort("SIGINT");
  });
  await expect(reading).rejects.toThrow(StoppedError);
});
