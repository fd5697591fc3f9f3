import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { countWarmFiles } from "../../../src/pipeline/goal/side-state.ts";
import { testDirectory } from "../../run/support/directory.ts";

function state() {
  const folder = testDirectory();
  mkdirSync(join(folder, "home"));
  writeFileSync(join(folder, "home", "a"), "12345");
  const kept = { close: async () => undefined, open: async () => [], [Symbol.asyncDispose]: async () => undefined };
  return { folder, kept, verified: null, warm: null };
}

test("counts files without following links", () => {
  const made = state();
  symlinkSync("/usr", join(made.folder, "home", "link"));
  expect(countWarmFiles(made, "whole program")).toEqual({ files: 2, bytes: 5 });
});

test("counts a sparse file by its apparent size", () => {
  const made = state();
  truncateSync(join(made.folder, "home", "a"), 2 ** 35);
  expect(() => countWarmFiles(made, "whole program")).toThrow(expect.objectContaining({ id: "state-too-large" }));
});
