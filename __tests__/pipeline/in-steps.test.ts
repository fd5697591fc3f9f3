import { expect, test } from "@jest/globals";
import { StoppedError } from "../../src/model/errors.ts";
import type { Steps } from "../../src/model/steps.ts";
import { runInSteps } from "../../src/pipeline/in-steps.ts";

/** Takes 20 ms per step. */
function* work(steps: number, done: { steps: number }): Steps<string> {
  for (; done.steps < steps; done.steps += 1) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    yield;
  }
  return "done";
}

test("stops a long computation soon after a signal", async () => {
  const stop = new AbortController();
  setImmediate(() => {
    stop.abort("SIGINT");
  });
  const done = { steps: 0 };
  await expect(runInSteps(work(1000, done), stop.signal)).rejects.toThrow(StoppedError);
  expect(done.steps).toBeLessThan(100);
});

test("handles a signal during the last step", async () => {
  const stop = new AbortController();
  setImmediate(() => {
    stop.abort("SIGINT");
  });
  await expect(runInSteps(work(1, { steps: 0 }), stop.signal)).rejects.toThrow(StoppedError);
});

test("returns the result without a signal", async () => {
  expect(await runInSteps(work(2, { steps: 0 }), new AbortController().signal)).toBe("done");
});
