import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { calibrate } from "../../../src/features/calibrate/effects.ts";
import { nothing } from "../../settings/support.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { testContext } from "../../pipeline/support/context.ts";
import { refusalOf } from "../../pipeline/support/refusal.ts";

/** Calibrates in an empty folder, in which nothing may be left. */
async function refusal(file: string, pairs: number) {
  const cwd = testDirectory();
  const overrides = ["ranges=[decode]", "rounds=3", "workload.command=[true]"];
  const settings = { ...nothing, overrides };
  const error = await refusalOf(calibrate(testContext({ cwd }).context, { pairs, file, settings }));
  expect(readdirSync(cwd)).toEqual([]);
  return error;
}

test.each([
  [2, "c.json", "--pairs", "2"],
  [3, ".", "--file", "The path is a folder."],
  [3, "/proc/calibration.json", "--file", "ENOENT"],
  [3, "/proc/none/calibration.json", "--file", "ENOENT"],
  [3, "/dev/null/calibration.json", "--file", "EEXIST"],
])("refuses, before it starts, %i pairs into the file %s: %s", async (pairs, file, where, says) => {
  const error = await refusal(file, pairs);
  expect(error).toMatchObject({ exitCode: 2, where });
  expect(`${error.message} ${String(error.why)}`).toContain(says);
});
