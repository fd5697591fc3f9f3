import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { tryToWrite } from "../../../src/run/directory/atomic-write.ts";
import { testDirectory } from "../support/directory.ts";

test("what is no file is refused", async () => {
  const folder = testDirectory();
  mkdirSync(join(folder, "folder"));
  execFileSync("mkfifo", [join(folder, "pipe")]);
  await expect(tryToWrite(join(folder, "folder"))).rejects.toThrow("The path is a folder.");
  await expect(tryToWrite(join(folder, "pipe"))).rejects.toThrow("The path isn't a file.");
});
