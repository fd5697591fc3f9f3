import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { calibrate } from "../../src/pipeline/calibrate.ts";
import { nothing } from "../config/support.ts";
import { testDirectory } from "../run/support/directory.ts";
import { testContext } from "./support/context.ts";
import { refusalOf } from "./support/refusal.ts";

/** Calibrates in an empty folder, in which nothing may be left. */
async function refusal(file: string, pairs: number) {
  const cwd = testDirectory();
  const overrides = ["ranges=[decode]", "rounds=3", "workload.command=[true]"];
  const settings = { ...nothing, overrides };
  const error = await refusalOf(calibrate(testContext({ cwd }).context, { pairs, file, settings }));
  expect(readdirSync(cwd)).toEqual([]);
  return error;
}

test("too few pairs are refused before anything is made", async () => {
  expect(await refusal("c.json", 2)).toMatchObject({ exitCode: 2, where: "--pairs" });
});

test.each([
  [".", "The path is a folder."],
  ["/proc/calibration.json", "ENOENT"],
  ["/proc/none/calibration.json", "ENOENT"],
  ["/dev/null/calibration.json", "EEXIST"],
])("a --file that can't be written is refused before anything is made: %s", async (file, why) => {
  expect(await refusal(file, 3)).toMatchObject({ exitCode: 2, where: "--file", why: expect.stringContaining(why) });
});
