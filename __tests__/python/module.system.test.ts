import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { repositoryPath } from "../fixtures/recorded.ts";

test("passes the Python module's own tests", () => {
  const { status, stderr } = spawnSync("python3", ["-B", repositoryPath("python/tests/test_module.py")], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^Ran [1-9]\d* tests in .*\n\nOK$/m) });
});
