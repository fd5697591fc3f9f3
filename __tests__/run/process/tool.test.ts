import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { StoppedError, ToolError } from "../../../src/errors.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { testDirectory } from "../support/directory.ts";

const runTool = createRunTool({ marker: null });
const environment = { PATH: process.env["PATH"] ?? "", ONLY: "this" };

function bash(script: string, timeLimitMs: number | null = 20_000) {
  return { tool: "test", argv: ["bash", "-c", script], cwd: "/", environment, timeLimitMs } as const;
}

describe("told to stop", () => {
  test("starts nothing any more", async () => {
    const file = join(testDirectory(), "started");
    const stopped = createRunTool({ marker: null, stop: AbortSignal.abort("SIGTERM") });
    await expect(stopped(bash(`echo >${file}`))).rejects.toThrow(StoppedError);
    expect(existsSync(file)).toBe(false);
  });
});

test.each([["no-such-program-qzx"], ["/nonexistent/nsys"], ["/etc/passwd"], ["/usr"]])(
  "names the missing program %s",
  async (program) => {
    const result = runTool({ tool: "nsys --version", argv: [program], cwd: "/", environment, timeLimitMs: 1000 });
    await expect(result).rejects.toThrow(ToolError);
    await expect(result).rejects.toThrow(`nsys --version: the program ${program} doesn't exist or isn't executable.`);
    await expect(result).rejects.toMatchObject({
      id: "tool-missing",
      help: `Install ${program}, or add its folder to PATH.`,
    });
  },
);

test("names a working directory that does not exist", async () => {
  const result = runTool({ ...bash("true"), cwd: "/nonexistent" });
  await expect(result).rejects.toThrow(ToolError);
  await expect(result).rejects.toMatchObject({ where: "bash, in /nonexistent" });
});
