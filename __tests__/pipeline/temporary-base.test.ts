import { tmpdir } from "node:os";
import { expect, test } from "@jest/globals";
import { findTemporaryFolder } from "../../src/pipeline/start/machine.ts";
import { testContext } from "./support/context.ts";

test.each([
  { environment: { RUNNER_TEMP: "/runner", TMPDIR: "/own" }, base: "/runner" },
  { environment: { TMPDIR: "/own" }, base: "/own" },
  { environment: { RUNNER_TEMP: "", TMPDIR: "/own" }, base: "/own" },
  { environment: { TMPDIR: "" }, base: tmpdir() },
  { environment: {}, base: tmpdir() },
  { environment: { TMPDIR: "t" }, base: "/project/t" },
  { environment: { RUNNER_TEMP: "../t", TMPDIR: "/own" }, base: "/t" },
])("makes an absolute folder for temporary files in $base with $environment", (known) => {
  expect(findTemporaryFolder(testContext({ cwd: "/project", environment: known.environment }).context)).toBe(
    known.base,
  );
});
