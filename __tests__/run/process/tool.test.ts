import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { StoppedError, ToolError } from "../../../src/model/errors.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { testDirectory } from "../support/directory.ts";

const runTool = createRunTool({ marker: null });

function command(program: string, ...args: string[]) {
  const environment = { PATH: process.env["PATH"] ?? "" };
  return { tool: "nsys --version", argv: [program, ...args], cwd: "/", environment, timeLimitMs: 1000 } as const;
}

test("starts nothing after a stop signal", async () => {
  const file = join(testDirectory(), "started");
  const stopped = createRunTool({ marker: null, stop: AbortSignal.abort("SIGTERM") });
  await expect(stopped(command("touch", file))).rejects.toThrow(StoppedError);
  expect(existsSync(file)).toBe(false);
});

test.each(["no-such-program-qzx", "/nonexistent/nsys", "/etc/passwd", "/usr"])(
  "names the missing program %s",
  async (program) => {
    const result = runTool(command(program));
    await expect(result).rejects.toThrow(ToolError);
    await expect(result).rejects.toThrow(`nsys --version: the program ${program} `);
    await expect(result).rejects.toMatchObject({ id: "tool-missing", help: expect.stringContaining(program) });
  },
);

test("names a missing working directory", async () => {
  const result = runTool({ ...command("bash"), cwd: "/nonexistent" });
  await expect(result).rejects.toThrow(ToolError);
  await expect(result).rejects.toMatchObject({ where: "bash, in /nonexistent" });
});
