import { expect, test } from "@jest/globals";
import { loadSettings } from "../../src/pipeline/conf.ts";
import { load, nothing } from "../settings/support.ts";
import { testContext } from "./support/context.ts";

const { context } = testContext();

test("where nothing is asked for, the defaults are those that loading them gives, with their origins", async () => {
  expect(await loadSettings(context, nothing, false)).toEqual(load({}));
});

test.each([
  ["a preset", { presets: ["quick"] }],
  ["an input", { inputs: [{ key: "rounds", value: "3", name: "rounds" }] }],
  ["a default of the place", { defaults: [{ key: "out", value: "/runner/out", name: "RUNNER_TEMP" }] }],
  ["an override", { overrides: ["rounds=3"] }],
])("%s is above them", async (_case, asked) => {
  const loaded = await loadSettings(context, { ...nothing, ...asked }, false);
  expect(loaded).toEqual(load(asked));
  expect(loaded).not.toEqual(load({}));
});

test("a program is asked for where one is to be started", async () => {
  await expect(loadSettings(context, nothing, true)).rejects.toThrow("The configuration has");
});
