import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readVerified } from "../../../src/pipeline/goal/verified-output.ts";
import { testDirectory } from "../../run/support/directory.ts";

test("rejects a pipe without waiting for it", async () => {
  const file = join(testDirectory(), "verify.json");
  execFileSync("mkfifo", [file]);
  expect(await readVerified(file)).toEqual({ state: "failed", why: expect.stringContaining("isn't a regular file") });
});
