import { expect, test } from "@jest/globals";
import { eventually, processesWith, uniqueSleep } from "../../run/support/processes.ts";
import { postStep, runOf } from "./support/job.ts";
import { pullScenario } from "./support/scenario.ts";

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)(
  "stops on %s during a capture with exit code %i, and publishes and leaves nothing",
  async (signal, code) => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const seconds = uniqueSleep();
    const { child, ended } = scenario.start({ command: `sleep ${seconds}` });
    expect(await eventually(() => processesWith(seconds).length > 0)).toBe(true);
    child.kill(signal);
    const job = await ended;
    expect(job).toMatchObject({ code, comments: [], artifacts: [] });
    expect(job.log.annotations).toMatchObject([
      { level: "error", message: expect.stringContaining(`Stopped by ${signal}.`) },
    ]);
    expect((await runOf(job)).record).toMatchObject({ state: "stopped", exitCode: code });
    expect(processesWith(seconds)).toEqual([]);
    // There is nothing left for the post step, and it says nothing.
    expect(await postStep(job)).toEqual({ code: 0, stdout: "" });
    expect(job.leftInTemporary).toEqual([]);
  },
);

test("ends leftover processes in the post step after SIGKILL", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const seconds = uniqueSleep();
  const { child, ended } = scenario.start({ command: `sleep ${seconds}` });
  expect(await eventually(() => processesWith(seconds).length > 0)).toBe(true);
  child.kill("SIGKILL");
  const job = await ended;
  expect(job).toMatchObject({ code: null, comments: [], artifacts: [] });
  expect((await postStep(job)).code).toBe(0);
  expect(await eventually(() => processesWith(seconds).length === 0)).toBe(true);
  expect((await runOf(job)).record.state).toBe("running");
});
