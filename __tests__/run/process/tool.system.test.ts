import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/errors.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { testDirectory } from "../support/directory.ts";
import { eventually, processesWith, uniqueSleep } from "../support/processes.ts";

const runTool = createRunTool({ marker: null });
const environment = { PATH: process.env["PATH"] ?? "", ONLY: "this" };

function bash(script: string, timeLimitMs: number | null = 20_000) {
  return { tool: "test", argv: ["bash", "-c", script], cwd: "/", environment, timeLimitMs } as const;
}

test("gives exit code and output as values", async () => {
  const result = await runTool(bash("echo out; echo err >&2; exit 7"));
  expect(result).toMatchObject({ exitCode: 7, stdout: "out\n", stderr: "err\n", timedOut: false });
});

test("gives the tool this environment, this folder and an ended stdin, and nothing of ours", async () => {
  const { stdout } = await runTool(bash("cat; pwd; env"));
  expect(
    stdout.split("\n").filter((line) => line !== "" && !/^(PATH|PWD|OLDPWD|SHLVL|_|LLM_PROFILE_CAPTURE)=/.test(line)),
  ).toEqual(["/", "ONLY=this"]);
});

test("has no shell around it", async () => {
  const { stdout } = await runTool(bash("echo $PPID"));
  expect(Number(stdout)).toBe(process.pid);
});

test("KILLs what a tool at its time limit leaves behind", async () => {
  const argument = uniqueSleep();
  const result = await runTool(bash(`(trap '' TERM; sleep ${argument}; sleep ${argument}) & sleep ${argument}`, 400));
  expect(result).toMatchObject({ exitCode: 137, timedOut: true });
  expect(await eventually(() => processesWith(argument).length === 0)).toBe(true);
});

test("is no remote shell to bash, which would read ~/.bashrc", async () => {
  const home = testDirectory();
  writeFileSync(join(home, ".bashrc"), "echo read\n");
  const result = await runTool({ ...bash("echo out"), environment: { ...environment, HOME: home } });
  expect(result.stdout).toBe("out\n");
});

test("carries the run's marker, so that the guard finds a tool too", async () => {
  const { stdout } = await createRunTool({ marker: "abc." })(bash("echo $LLM_PROFILE_CAPTURE"));
  expect(stdout).toBe("abc.tool.1.\n");
});

test("ends a tool at its time limit, with its children", async () => {
  const argument = uniqueSleep();
  const result = await runTool(bash(`sleep ${argument} & echo started; sleep ${argument}`, 400));
  expect(result).toMatchObject({ exitCode: 137, timedOut: true, stdout: "started\n" });
  expect(processesWith(argument)).toEqual([]);
});

test("KILLs a tool that ignores TERM", async () => {
  const argument = uniqueSleep();
  const result = await runTool(bash(`trap '' TERM; sleep ${argument}; sleep ${argument}`, 300));
  expect(result).toMatchObject({ exitCode: 137, timedOut: true });
  expect(processesWith(argument)).toEqual([]);
});

test.each([124, 137, 127])("a tool's own exit code %i is no time limit and no missing program", async (code) => {
  expect(await runTool(bash(`exit ${code}`))).toMatchObject({ exitCode: code, timedOut: false });
});

test("does not wait for a daemon that holds the output", async () => {
  const argument = uniqueSleep();
  const result = await runTool(bash(`(setsid sleep ${argument} &); echo done`));
  for (const pid of processesWith(argument)) process.kill(pid, "SIGKILL");
  expect(result).toMatchObject({ exitCode: 0, stdout: "done\n" });
});

describe("told to stop", () => {
  test.each([
    { what: "ends a tool at once, with its children", script: "sleep" },
    { what: "ends what has left the tool's process group", script: "setsid sleep" },
    { what: "KILLs what ignores TERM", script: "trap '' TERM; sleep" },
  ])("$what", async ({ script }) => {
    const argument = uniqueSleep();
    const stop = new AbortController();
    const result = createRunTool({ marker: null, stop: stop.signal })(
      bash(`${script} ${argument} & sleep ${argument}`, 60_000),
    );
    const thrown = result.catch((error: unknown) => error);
    expect(await eventually(() => processesWith(argument).length > 1)).toBe(true);
    stop.abort("SIGINT");
    expect(await thrown).toBeInstanceOf(StoppedError);
    expect(await thrown).toMatchObject({ exitCode: 130 });
    expect(processesWith(argument)).toEqual([]);
  });

  test("a tool may end its work in order", async () => {
    const file = join(testDirectory(), "ended");
    const argument = uniqueSleep();
    const stop = new AbortController();
    const ready = join(testDirectory(), "ready");
    const script = `trap 'echo >${file}; exit' TERM; sleep ${argument} & echo >${ready}; wait`;
    const result = createRunTool({ marker: "abc.", stop: stop.signal })(bash(script));
    const thrown = result.catch((error: unknown) => error);
    // Not by its processes: bash has the script among its arguments before it has read the trap.
    expect(await eventually(() => existsSync(ready))).toBe(true);
    stop.abort("SIGTERM");
    expect(await thrown).toMatchObject({ exitCode: 143 });
    expect(existsSync(file)).toBe(true);
  });
});

test("keeps the end of more output than its limit", async () => {
  const small = createRunTool({ marker: null, outputLimitBytes: 6 });
  expect(await small(bash("seq 1 100000"))).toMatchObject({ stdout: "00000\n" });
});

test("starts programs with spaces in their path, without a time limit too", async () => {
  const folder = join(testDirectory(), 'a folder "x"');
  mkdirSync(folder);
  writeFileSync(join(folder, "my tool"), '#!/bin/sh\necho "$1"\n');
  chmodSync(join(folder, "my tool"), 0o755);
  const command = { tool: "test", argv: ["./my tool", 'a b"c'], cwd: folder, environment, timeLimitMs: null } as const;
  expect(await runTool(command)).toMatchObject({ exitCode: 0, stdout: 'a b"c\n' });
});
