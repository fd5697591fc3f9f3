import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/model/errors.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { testDirectory } from "../support/directory.ts";
import { eventually, processesWith, uniqueSleep } from "../support/processes.ts";

const runTool = createRunTool({ marker: null });
const environment = { PATH: process.env["PATH"] ?? "" };

function bash(script: string, timeLimitMs: number | null = 20_000) {
  return { tool: "test", argv: ["bash", "-c", script], cwd: "/", environment, timeLimitMs } as const;
}

test("returns exit code and output", async () => {
  const result = await runTool(bash("echo out; echo err >&2; exit 7"));
  expect(result).toMatchObject({ exitCode: 7, stdout: "out\n", stderr: "err\n", timedOut: false });
});

test("starts a tool with exactly the given environment and folder, an empty stdin, and no shell", async () => {
  // With HOME, bash would read ~/.bashrc if it took us for a remote shell.
  const home = testDirectory();
  writeFileSync(join(home, ".bashrc"), "echo read\n");
  const only = { PATH: process.env["PATH"] ?? "", HOME: home };
  const { stdout } = await createRunTool({ marker: "abc." })({ ...bash("cat; pwd; env"), environment: only });
  const lines = stdout.split("\n").filter((line) => line !== "" && !/^(PATH|PWD|OLDPWD|SHLVL|_)=/.test(line));
  // The marker is for the guard, so that it finds a tool, too.
  expect(lines.sort()).toEqual(["/", `HOME=${home}`, "LLM_PROFILE_CAPTURE=abc.tool.1."]);
  expect(await runTool(bash("echo $PPID"))).toMatchObject({ stdout: `${process.pid}\n` });
});

test.each([
  ["with its children", "sleep ARG & echo started; sleep ARG"],
  ["with SIGKILL if it ignores SIGTERM", "trap '' TERM; echo started; sleep ARG; sleep ARG"],
  ["with children that ignore SIGTERM after it", "(trap '' TERM; echo started; sleep ARG; sleep ARG) & sleep ARG"],
])("ends a tool at its time limit, %s", async (_how, script) => {
  const argument = uniqueSleep();
  const result = await runTool(bash(script.replaceAll("ARG", argument), 400));
  expect(result).toMatchObject({ exitCode: 137, timedOut: true, stdout: "started\n" });
  expect(await eventually(() => processesWith(argument).length === 0)).toBe(true);
});

test.each([124, 137, 127])(
  "doesn't mistake a tool's exit code %i for a time limit or a missing program",
  async (code) => {
    expect(await runTool(bash(`exit ${code}`))).toMatchObject({ exitCode: code, timedOut: false });
  },
);

test("doesn't wait for a daemon that keeps the output open", async () => {
  const argument = uniqueSleep();
  const result = await runTool(bash(`(setsid sleep ${argument} &); echo done`));
  for (const pid of processesWith(argument)) process.kill(pid, "SIGKILL");
  expect(result).toMatchObject({ exitCode: 0, stdout: "done\n" });
});

describe("after a stop signal", () => {
  test.each([
    { what: "a tool at once, with its children", script: "sleep" },
    { what: "a process that left the tool's process group", script: "setsid sleep" },
    { what: "a process that ignores SIGTERM, with SIGKILL", script: "trap '' TERM; sleep" },
  ])("ends $what", async ({ script }) => {
    const argument = uniqueSleep();
    const stop = new AbortController();
    const stoppable = createRunTool({ marker: null, stop: stop.signal });
    const thrown = stoppable(bash(`${script} ${argument} & sleep ${argument}`, 60_000)).catch(
      (error: unknown) => error,
    );
    expect(await eventually(() => processesWith(argument).length > 1)).toBe(true);
    stop.abort("SIGINT");
    expect(await thrown).toBeInstanceOf(StoppedError);
    expect(await thrown).toMatchObject({ exitCode: 130 });
    expect(processesWith(argument)).toEqual([]);
  });

  test("lets a tool finish cleanly", async () => {
    const folder = testDirectory();
    const [ended, ready] = [join(folder, "ended"), join(folder, "ready")];
    const stop = new AbortController();
    const script = `trap 'echo >${ended}; exit' TERM; sleep ${uniqueSleep()} & echo >${ready}; wait`;
    const result = createRunTool({ marker: "abc.", stop: stop.signal })(bash(script));
    const thrown = result.catch((error: unknown) => error);
    // Not by its processes: bash has the script among its arguments before it has read the trap.
    expect(await eventually(() => existsSync(ready))).toBe(true);
    stop.abort("SIGTERM");
    expect(await thrown).toMatchObject({ exitCode: 143 });
    expect(existsSync(ended)).toBe(true);
  });
});

test("keeps the end of output over its limit", async () => {
  const small = createRunTool({ marker: null, outputLimitBytes: 6 });
  expect(await small(bash("seq 1 100000"))).toMatchObject({ stdout: "00000\n" });
});

test("starts programs with spaces in their path, also without a time limit", async () => {
  const folder = join(testDirectory(), 'a folder "x"');
  mkdirSync(folder);
  writeFileSync(join(folder, "my tool"), '#!/bin/sh\necho "$1"\n', { mode: 0o755 });
  const command = { tool: "test", argv: ["./my tool", 'a b"c'], cwd: folder, environment, timeLimitMs: null } as const;
  expect(await runTool(command)).toMatchObject({ exitCode: 0, stdout: 'a b"c\n' });
});
