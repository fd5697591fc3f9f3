import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Isolation } from "../../../src/model/run/plan.ts";
import { startGuard } from "../../../src/run/guard/guard.ts";
import { isAlive } from "../../../src/run/process/process-tree.ts";
import { readProcessesFile } from "../../../src/run/guard/recorded-processes.ts";
import { testDirectory } from "../support/directory.ts";
import { startParent } from "../support/parent.ts";
import { eventually, processesWith, uniqueSleep } from "../support/processes.ts";
import { isolationOf, levels } from "../support/levels.ts";

const guardScript = join(import.meta.dirname, "../../../src/main/guard.ts");

/** A workload that is hard to end: it ignores signals, has a daemon, and writes where it may. */
function stubborn(argument: string): string {
  return `trap '' INT TERM HUP; echo data > $TMPDIR/raw
    sleep ${argument} &
    read -r < <(setsid bash -c 'trap "" TERM; echo up; exec >/dev/null; sleep ${argument}; :' </dev/null 2>/dev/null &)
    echo ready; sleep ${argument}; :`;
}

async function startStubborn(isolation: Isolation) {
  const argument = uniqueSleep();
  const parent = await startParent(isolation, stubborn(argument));
  return {
    ...parent,
    hasProcesses: () => processesWith(argument).length > 0,
    guard: readProcessesFile(parent.processesFile)?.guard ?? fail(),
    isGone: () =>
      processesWith(argument).length === 0 && !existsSync(parent.temporary) && !existsSync(parent.processesFile),
  };
}

describe.each(levels)("under $isolation.kind, a run's main process", ({ isolation, levelTest }) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGKILL"] as const) {
    levelTest(`leaves no process, no temporary file, and no record after ${signal}`, async () => {
      const parent = await startStubborn(isolation);
      expect([parent.hasProcesses(), existsSync(parent.temporary)]).toEqual([true, true]);
      parent.child.kill(signal);
      await parent.exited;
      expect(await eventually(() => parent.isGone() && !isAlive(parent.guard))).toBe(true);
    });
  }

  levelTest("is ended by the post step with everything it started", async () => {
    const parent = await startStubborn(isolation);
    expect(runPost(parent.processesFile)).toContain(`Ended the main process ${parent.child.pid}`);
    expect([parent.hasProcesses(), existsSync(parent.temporary)]).toEqual([false, false]);
  });
});

describe("the guard", () => {
  const none = isolationOf("none");

  test("survives a SIGKILL of our whole process group", async () => {
    const parent = await startStubborn(none);
    process.kill(-(parent.child.pid ?? fail()), "SIGKILL");
    await parent.exited;
    expect(await eventually(() => !parent.hasProcesses() && !existsSync(parent.temporary))).toBe(true);
  });

  test("is replaced by the post step's record if it's killed", async () => {
    const parent = await startStubborn(none);
    process.kill(parent.guard.pid, "SIGKILL");
    parent.child.kill("SIGKILL");
    await parent.exited;
    expect(runPost(parent.processesFile)).toMatch(/Ended process \d+/);
    expect(parent.isGone()).toBe(true);
  });

  test("exits when told to, and removes its record", async () => {
    const processesFile = join(testDirectory(), "processes.json");
    const warnings: string[] = [];
    const guard = await startGuard({ script: guardScript, processesFile, warn: (message) => warnings.push(message) });
    const pid = readProcessesFile(processesFile)?.guard?.pid ?? fail();
    // A session of its own, and nothing of ours in its environment.
    const [, , , session] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    expect(Number(session)).toBe(pid);
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).toBe("");
    await guard[Symbol.asyncDispose]();
    expect([existsSync(`/proc/${pid}`), existsSync(processesFile)]).toEqual([false, false]);
    expect(warnings).toEqual([]);
  });

  test("is reported if it ends too early", async () => {
    const processesFile = join(testDirectory(), "processes.json");
    const warnings: string[] = [];
    await using guard = await startGuard({ script: guardScript, processesFile, warn: (text) => warnings.push(text) });
    expect(guard.marker).toMatch(/^[0-9a-f]{32}\.$/);
    process.kill(readProcessesFile(processesFile)?.guard?.pid ?? fail(), "SIGKILL");
    expect(await eventually(() => warnings.length > 0)).toBe(true);
    expect(warnings[0]).toContain("guard process exited too early");
  });
});

test("does nothing in the post step without a record, and never fails the job", () => {
  expect(runPost("/nonexistent/processes.json")).toBe("");
  expect(runPost("")).toBe("");
  expect(runPost("/etc/passwd")).toMatch(/^::warning::.*damaged/);
});

function runPost(processesFile: string): string {
  const post = join(import.meta.dirname, "../../../src/main/post.ts");
  return execFileSync(process.execPath, [post], { env: { "STATE_processes-file": processesFile }, encoding: "utf8" });
}

function fail(): never {
  throw new Error("The record holds no such process.");
}
