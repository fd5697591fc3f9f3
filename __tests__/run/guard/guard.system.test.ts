import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { startGuard } from "../../../src/run/guard/guard.ts";
import { isAlive } from "../../../src/run/process/process-tree.ts";
import { readProcessesFile } from "../../../src/run/guard/recorded-processes.ts";
import { testDirectory } from "../support/directory.ts";
import { startParent } from "../support/parent.ts";
import { eventually, processesWith, uniqueSleep } from "../support/processes.ts";
import { levels } from "../support/levels.ts";

const guardScript = join(import.meta.dirname, "../../../src/guard.ts");

/** A workload that is hard to end: it ignores signals, has a daemon, and writes where it may. */
function stubborn(argument: string): string {
  return `trap '' INT TERM HUP; echo data > $TMPDIR/raw
    sleep ${argument} &
    read -r < <(setsid bash -c 'trap "" TERM; echo up; exec >/dev/null; sleep ${argument}; :' </dev/null 2>/dev/null &)
    echo ready; sleep ${argument}; :`;
}

describe.each(levels)("under $isolation.kind, a parent", ({ isolation, levelTest }) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGKILL"] as const) {
    levelTest(`that ${signal} ends leaves no process, no temporary file, and no record`, async () => {
      const argument = uniqueSleep();
      const parent = await startParent(isolation, stubborn(argument));
      expect(await eventually(() => processesWith(argument).length >= 3)).toBe(true);
      expect(existsSync(parent.temporary)).toBe(true);
      const guard = readProcessesFile(parent.processesFile)?.guard ?? fail();
      parent.child.kill(signal);
      await parent.exited;
      expect(await eventually(() => processesWith(argument).length === 0)).toBe(true);
      expect(await eventually(() => !existsSync(parent.temporary))).toBe(true);
      expect(await eventually(() => !isAlive(guard))).toBe(true);
      expect(existsSync(parent.processesFile)).toBe(false);
    });
  }
});

describe("the guard", () => {
  const none = levels.filter(({ isolation }) => isolation.kind === "none").map(({ isolation }) => isolation);

  test.each(none)("survives a KILL of our whole process group", async (isolation) => {
    const argument = uniqueSleep();
    const parent = await startParent(isolation, stubborn(argument));
    process.kill(-(parent.child.pid ?? fail()), "SIGKILL");
    await parent.exited;
    expect(await eventually(() => processesWith(argument).length === 0 && !existsSync(parent.temporary))).toBe(true);
  });

  test.each(none)(
    "is killed: what the run does is ended all the same, by the post step's record",
    async (isolation) => {
      const argument = uniqueSleep();
      const parent = await startParent(isolation, stubborn(argument));
      const record = readProcessesFile(parent.processesFile);
      process.kill(record?.guard?.pid ?? fail(), "SIGKILL");
      parent.child.kill("SIGKILL");
      await parent.exited;
      const output = runPost(parent.processesFile);
      expect(output).toMatch(/Ended process \d+, which this run left behind\./);
      expect(processesWith(argument)).toEqual([]);
      expect(existsSync(parent.temporary)).toBe(false);
      expect(existsSync(parent.processesFile)).toBe(false);
    },
  );

  test("leaves when it is told to, and takes its record along", async () => {
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
    expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(existsSync(processesFile)).toBe(false);
    expect(warnings).toEqual([]);
  });

  test("that ends too early is reported", async () => {
    const processesFile = join(testDirectory(), "processes.json");
    const warnings: string[] = [];
    await using guard = await startGuard({ script: guardScript, processesFile, warn: (text) => warnings.push(text) });
    expect(guard.marker).toMatch(/^[0-9a-f]{32}\.$/);
    process.kill(readProcessesFile(processesFile)?.guard?.pid ?? fail(), "SIGKILL");
    expect(await eventually(() => warnings.length > 0)).toBe(true);
    expect(warnings[0]).toContain("guard process exited too early");
  });
});

describe("the post step", () => {
  for (const { isolation, levelTest } of levels) {
    levelTest(`ends a main process that still runs, with all that it started (${isolation.kind})`, async () => {
      const argument = uniqueSleep();
      const parent = await startParent(isolation, stubborn(argument));
      const output = runPost(parent.processesFile);
      expect(output).toContain(`Ended the main process ${parent.child.pid}, which was still running.`);
      expect(processesWith(argument)).toEqual([]);
      expect(existsSync(parent.temporary)).toBe(false);
    });
  }

  test("does and says nothing after a run that ended by itself", () => {
    expect(runPost("/nonexistent/processes.json")).toBe("");
    expect(runPost("")).toBe("");
  });

  test("never fails the job, and says what was wrong with the record", () => {
    expect(runPost("/etc/passwd")).toMatch(/^::warning::.*damaged/);
  });
});

function runPost(processesFile: string): string {
  const post = join(import.meta.dirname, "../../../src/post.ts");
  return execFileSync(process.execPath, [post], { env: { "STATE_processes-file": processesFile }, encoding: "utf8" });
}

function fail(): never {
  throw new Error("The record holds no such process.");
}
