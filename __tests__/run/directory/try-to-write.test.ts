import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { tryToWrite } from "../../../src/run/directory/atomic-write.ts";
import { testDirectory } from "../support/directory.ts";

test("a new file: its folders are made, and nothing else", async () => {
  const folder = testDirectory();
  await tryToWrite(join(folder, "a/b/file"));
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["a", "a/b"]);
});

test("an existing file is left as it is", async () => {
  const folder = testDirectory();
  writeFileSync(join(folder, "file"), "kept");
  await tryToWrite(join(folder, "file"));
  expect(readFileSync(join(folder, "file"), "utf8")).toBe("kept");
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("a folder that takes no file is refused, also where Node's own recursive mkdir never ends", async () => {
  await expect(tryToWrite("/proc/file")).rejects.toThrow("ENOENT");
  await expect(tryToWrite("/proc/none/file")).rejects.toThrow("ENOENT");
});
