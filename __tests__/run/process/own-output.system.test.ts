import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";

const module = new URL("../../../src/run/process/own-process.ts", import.meta.url).href;

test.each([
  { what: "an uncaught error", fails: 'setTimeout(() => { throw new Error("qzx"); }, 1);' },
  { what: "an unhandled rejection", fails: 'void Promise.reject(new Error("qzx"));' },
])("exits as a failure, never as a regression, after $what", ({ fails }) => {
  const script = `const { keepOwnExitCode } = await import(${JSON.stringify(module)}); keepOwnExitCode(); ${fails}`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(status).toBe(3);
  expect(stderr).toMatch(/a bug in llm-profile[^]*qzx/);
});
