import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { captureScript, idleGuard } from "../support/capture.ts";
import { testDirectory } from "../support/directory.ts";
import { eventually, processesWith, uniqueSleep } from "../support/processes.ts";
import { levels } from "../support/levels.ts";

const none = levels.find(({ isolation }) => isolation.kind === "none")?.isolation ?? fail();

function fail(): never {
  throw new Error("There is no such level.");
}

/** A bash in nsys's place. Its own work is not the program's, but whatever it starts is. */
function fakeNsys(): string {
  const installation = testDirectory();
  const folder = join(installation, "target-linux-x64");
  mkdirSync(folder);
  // The unprivileged user starts it, too.
  chmodSync(installation, 0o755);
  copyFileSync("/bin/bash", join(folder, "nsys"));
  return join(folder, "nsys");
}

function fifo(): string {
  const path = join(testDirectory(), "fifo");
  execFileSync("mkfifo", [path]);
  return path;
}

/** Longer than jest lets a test run: one that waits for it fails. */
const longGrace = { timeLimitGraceMs: 600_000 };

afterEach(() => {
  jest.useRealTimers();
});

/** The time limit comes when the program says "ready", however slow the machine is. */
function limitWhenReady() {
  const timeLimitMs = 1500;
  jest.useFakeTimers({ doNotFake: ["performance", "Date", "nextTick", "queueMicrotask", "setImmediate", "hrtime"] });
  const onLine = (line: string) => {
    if (line === "ready") jest.advanceTimersByTime(timeLimitMs);
  };
  return { timeLimitMs, onLine };
}

function stopAt(text: string) {
  const stop = new AbortController();
  const onLine = (line: string) => {
    if (line === text) stop.abort();
  };
  return { stop: stop.signal, onLine };
}

describe.each(levels)("under $isolation.kind", ({ isolation, levelTest }) => {
  levelTest("returns exit code, output, and its ends after a signal, even for /dev/stdout", async () => {
    // Process 1 of a namespace cannot signal itself: a child does it, and the shell says 128 + 11.
    const script =
      "echo out; echo err >/dev/stderr; echo more >/dev/stdout; sh -c 'kill -SEGV $$' 2>/dev/null; exit $?";
    const { result, lines, stdout, stderr } = await captureScript(script, { isolation });
    expect(result).toMatchObject({ outcome: "exited", exitCode: 139, signal: null, droppedBytes: 0 });
    expect([result.stdoutTail, stdout]).toEqual(["out\nmore\n", "out\nmore\n"]);
    expect([result.stderrTail, stderr]).toEqual([expect.stringMatching(/^err\n/), result.stderrTail]);
    expect(lines).toEqual(expect.arrayContaining(["err", "out", "more"]));
  });

  levelTest("sends SIGKILL after the grace period to a tree that ignores SIGINT and SIGTERM", async () => {
    const argument = uniqueSleep();
    // The loop: children are KILLed first now and then, and a shell that only waits for them would end by itself.
    const script = `trap '' INT TERM; sleep ${argument} & echo ready; while :; do sleep ${argument}; done`;
    const { result } = await captureScript(script, { isolation, ...limitWhenReady(), timeLimitGraceMs: 400 });
    expect(result.outcome).toBe("timed-out");
    // Mostly 137; where the program went before `unshare` did, it is what that makes of it.
    expect(result.exitCode).not.toBe(0);
    expect(result.seconds).toBeGreaterThanOrEqual(0.4);
    expect(processesWith(argument)).toEqual([]);
  });

  levelTest("sends SIGINT at the time limit, even through a waiting script, and keeps the last output", async () => {
    const script = `bash -c "trap 'echo inner INT; exit 5' INT; echo ready; while :; do sleep 0.05; done"; echo outer $?; exit 6`;
    const { result, stdout } = await captureScript(script, {
      isolation,
      ...limitWhenReady(),
      timeLimitGraceMs: 10_000,
    });
    expect(stdout).toContain("inner INT");
    expect(result.outcome).toBe("timed-out");
  });

  levelTest("stops after a stop signal, with the shorter grace period", async () => {
    const argument = uniqueSleep();
    const script = `trap '' INT; echo ready; while :; do sleep ${argument}; done`;
    const { result } = await captureScript(script, { isolation, ...stopAt("ready"), stopGraceMs: 200 });
    expect(result.outcome).toBe("stopped");
    expect(result.exitCode).not.toBe(0);
    expect(processesWith(argument)).toEqual([]);
  });

  levelTest("ends the time limit's grace period early after a stop signal", async () => {
    // Its trap says that the time limit has come. The first process of a PID namespace ignores an INT that comes before the trap is set,
    // so it says that later, too.
    const script = `trap 'echo limit' INT; (sleep 5; echo limit) & while :; do wait; done`;
    const { result } = await captureScript(script, { isolation, timeLimitMs: 200, ...longGrace, ...stopAt("limit") });
    expect(result.outcome).toBe("timed-out");
  });

  levelTest("ends a daemon with its own session, no parent, and closed output", async () => {
    const argument = uniqueSleep();
    const script = `read -r < <(setsid bash -c 'sleep ${argument} >/dev/null & echo up' </dev/null 2>/dev/null &); echo done`;
    const { result, stdout } = await captureScript(script, { isolation });
    expect(result).toMatchObject({ outcome: "exited", exitCode: 0 });
    expect(stdout).toBe("done\n");
    expect(processesWith(argument)).toEqual([]);
  });

  levelTest("ends a daemon that emptied its environment but keeps our output open", async () => {
    const argument = uniqueSleep();
    const script = `exec 3>&1; read -r < <(env -i setsid bash -c 'sleep ${argument} >&3 & echo up' &)`;
    expect((await captureScript(script, { isolation })).result).toMatchObject({ outcome: "exited", exitCode: 0 });
    expect(processesWith(argument)).toEqual([]);
  });

  levelTest("limits the time of an nsys that hangs after the program ended", async () => {
    const { result } = await captureScript(`${fakeNsys()} -c 'sleep 0.3; kill -STOP $$'; exit $?`, {
      ...{ isolation, lookEveryMs: 100, timeLimitGraceMs: 100 },
      nsysLimitMs: () => 400,
    });
    expect(result).toMatchObject({ outcome: "timed-out", atLimit: { kind: "profiler" } });
    expect(result.atLimit?.kind === "profiler" && result.atLimit.seconds).toBeGreaterThanOrEqual(0.4);
  });

  levelTest("names the program's processes at the time limit", async () => {
    const script = `${fakeNsys()} -c 'sleep ${uniqueSleep()} & wait'; exit $?`;
    const { result } = await captureScript(script, {
      ...{ isolation, timeLimitMs: 1500, lookEveryMs: 100, timeLimitGraceMs: 100 },
      nsysLimitMs: () => 60_000,
    });
    expect(result).toMatchObject({ outcome: "timed-out", atLimit: { kind: "program", names: ["sleep"] } });
  });

  levelTest("ends a daemon with neither environment nor output, except without isolation", async () => {
    const argument = uniqueSleep();
    const script = `read -r < <(env -i setsid bash -c 'sleep ${argument} >/dev/null 2>&1 & echo up' 2>/dev/null &)`;
    await captureScript(script, { isolation });
    const expected = isolation.kind === "none" ? 1 : 0;
    expect(await eventually(() => processesWith(argument).length === expected)).toBe(true);
    for (const pid of processesWith(argument)) process.kill(pid, "SIGKILL");
    expect(await eventually(() => processesWith(argument).length === 0)).toBe(true);
  });
});

describe("a capture", () => {
  test("lets nsys write beyond the program's time limit", async () => {
    const script = `${fakeNsys()} -c 'read -t 3 <> ${fifo()}; exit 7'; exit $?`;
    const { result } = await captureScript(script, {
      ...{ isolation: none, timeLimitMs: 1500, lookEveryMs: 100 },
      nsysLimitMs: () => 60_000,
    });
    expect(result).toMatchObject({ outcome: "exited", exitCode: 7, atLimit: null });
  });

  test("isn't started after a stop signal", async () => {
    // No output file was made, which the helper then misses.
    const capture = captureScript("exit 0", { isolation: none, stop: AbortSignal.abort() });
    await expect(capture).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("gives the reason if it can't start", async () => {
    const { result } = await captureScript("exit 0", { isolation: none, cwd: "/nonexistent" });
    expect(result).toMatchObject({ outcome: "not-started", exitCode: null });
    expect(result.stderrTail).toContain("/nonexistent");
  });

  test("keeps the beginning and the end of much output", async () => {
    const script = "echo first; head -c 3000000 /dev/zero | tr '\\0' x; echo; echo last";
    const { result, stdout } = await captureScript(script, { isolation: none, logLimitBytes: 10_000 });
    expect(result.droppedBytes).toBe("first\n".length + 3_000_000 + "\nlast\n".length - 10_000);
    expect(stdout).toMatch(/^first\nx{4994}\n\[.*: 2,990,012 bytes of output left out here\]\nx{4994}\nlast\n$/);
    expect(result.stdoutTail).toHaveLength(65_536);
  });

  test("prints at most each stream's log limit", async () => {
    const script = "for ((i = 0; i < 20000; i++)); do echo line $i; done";
    const { lines } = await captureScript(script, { isolation: none, logLimitBytes: 20_000 });
    expect(lines.join("\n").length).toBeLessThan(100_000);
    expect(lines.some((line) => line.includes("exceeds the log limit"))).toBe(true);
  });

  test("never overwrites an output file, and then starts nothing", async () => {
    const { createRunCapture } = await import("../../../src/run/process/spawn.ts");
    const argument = uniqueSleep();
    const folders: [path: string, exists: boolean][] = [];
    const note = (path: string) => folders.push([path, existsSync(path)]);
    const capture = createRunCapture({ guard: { ...idleGuard("0."), holds: note, removed: note } })({
      command: { tool: "test", argv: ["sleep", argument], cwd: "/", environment: {}, timeLimitMs: null },
      isolation: none,
      stdoutFile: "/etc/passwd",
      stderrFile: "/etc/passwd",
      logLimitBytes: 100,
      onLine: () => undefined,
      stop: new AbortController().signal,
    });
    await expect(capture).rejects.toMatchObject({ code: "EEXIST" });
    expect(processesWith(argument)).toEqual([]);
    // The pipes' folder: reported before it's created, and after it's removed.
    const path = expect.stringMatching(/llm-profile-[0-9a-f]{12}$/);
    expect(folders).toEqual([
      [path, false],
      [path, false],
    ]);
  });

  test("accepts a time limit longer than a Node timer", async () => {
    const { result } = await captureScript("sleep 0.1", { isolation: none, timeLimitMs: 40 * 86_400_000 });
    expect(result.outcome).toBe("exited");
  });
});
