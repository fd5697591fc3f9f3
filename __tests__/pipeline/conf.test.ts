import { expect, test } from "@jest/globals";
import { loadSettings } from "../../src/pipeline/conf.ts";
import { load, nothing } from "../settings/support.ts";
import { testContext } from "./support/context.ts";

const { context } = testContext();

test("returns the defaults and their origins without loading settings", async () => {
  expect(await loadSettings(context, nothing, false)).toEqual(load({}));
});

test.each([
  ["a preset", { presets: ["quick"] }],
  ["an input", { inputs: [{ key: "rounds", value: "3", name: "rounds" }] }],
  ["a default of the environment", { defaults: [{ key: "out", value: "/runner/out", name: "RUNNER_TEMP" }] }],
  ["an override", { overrides: ["rounds=3"] }],
])("prefers %s over the defaults", async (_case, asked) => {
  const loaded = await loadSettings(context, { ...nothing, ...asked }, false);
  expect(loaded).toEqual(load(asked));
  expect(loaded).not.toEqual(load({}));
});

test("requires a program when one is to start", async () => {
  await expect(loadSettings(context, nothing, true)).rejects.toThrow("The configuration has");
});
