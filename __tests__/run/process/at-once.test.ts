import { expect, test } from "@jest/globals";
import type { Command } from "../../../src/model/run/plan.ts";
import type { ToolResult } from "../../../src/model/run/ports.ts";
import { awaitAll, chooseCallLimit, limitCalls } from "../../../src/run/process/at-once.ts";

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 4],
])("chooseCallLimit allows on %d cores %d calls at once", (cores, calls) => {
  expect(chooseCallLimit(cores)).toBe(calls);
});

const command = (tool: string): Command => ({ tool, argv: [tool], cwd: "/", environment: {}, timeLimitMs: null });
const result: ToolResult = { exitCode: 0, stdout: "", stderr: "", seconds: 0, timedOut: false };

test("limitCalls starts calls in order and frees a failed call's slot", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const limited = limitCalls(async ({ tool }) => {
    begun.push(tool);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (tool === "b") throw new Error("b failed");
    return result;
  }, 2);
  const calls = ["a", "b", "c", "d"].map(async (tool) => limited(command(tool)));
  const settled = Promise.allSettled(calls);
  for (let ended = 0; ended < calls.length; ended += 1) {
    await new Promise(setImmediate);
    expect(begun).toEqual(["a", "b", "c", "d"].slice(0, ended + 2));
    ends[ended]?.();
  }
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});

test("awaitAll returns results in order and throws the first failure after all ended", async () => {
  const later = async <T>(value: T): Promise<T> => new Promise((resolve) => setImmediate(resolve, value));
  expect(await awaitAll([later(1), Promise.resolve(2)])).toEqual([1, 2]);
  let ended = false;
  const work = [
    later(null).then(() => Promise.reject(new Error("first"))),
    Promise.reject(new Error("second")),
    later(null)
      .then(async () => later(null))
      .then(() => (ended = true)),
  ];
  await expect(awaitAll(work)).rejects.toThrow("first");
  expect(ended).toBe(true);
});
