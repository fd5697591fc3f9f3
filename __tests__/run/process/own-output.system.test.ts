import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";

const module = new URL("../../../src/run/process/own-process.ts", import.meta.url).href;

test.each([
  { what: "an error that nothing caught", fails: 'setTimeout(() => { throw new Error("qzx"); }, 1);' },
  { what: "a promise that nothing awaited", fails: 'void Promise.reject(new Error("qzx"));' },
])("$what exits with a failure, never with a regression", ({ fails }) => {
  const script = `const { keepOwnExitCode } = await import(${JSON.stringify(module)}); keepOwnExitCode(); ${fails}`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(status).toBe(3);
  expect(stderr).toMatch(/a bug in llm-profile[^]*qzx/);
});
