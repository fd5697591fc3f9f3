import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { levels } from "./support/levels.ts";
import { descendantsOf, processesWith, stillRunning, untilEmpty } from "./support/processes.ts";
import { loadsOf, runDirectories, viewRun } from "./support/run-demo.ts";
import { freePort, python, runAndLook, startServer } from "./support/run-server.ts";
import { workspace } from "./support/workspace.ts";

describe.each(levels)("a server, isolation $kind ($how)", (level) => {
  test("is loaded once for all captures, and ends in good order", async () => {
    const { code, stderr, run } = await runAndLook({
      workspace: workspace(level.uid),
      prefix: level.prefix,
      set: ["rounds=3", "latency.pairs=1"],
    });
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    expect(stderr).toContain("3 captures in one load of the server, then 1 load without CUDA tracing;");
    const { record } = run;
    expect(record.isolation?.kind).toBe(level.kind);
    expect(loadsOf(record)).toMatchObject([
      { label: "load 1", exitCode: 0, outcome: "ok", stdout: "head/load-1/stdout.txt" },
      { label: "untraced run 1", exitCode: 0, outcome: "ok", stdout: "head/untraced-1/load/stdout.txt" },
    ]);
    expect(run.text("head/load-1/stdout.txt")).toMatch(/Application startup complete[^]*Server stopped\./);
    expect(record.captures.map(({ round, label, reports, exitCode }) => [round, label, reports, exitCode])).toEqual([
      [1, "round 1, server", 1, 0],
      [2, "round 2, server", 1, 0],
      [3, "round 3, server", 1, 0],
    ]);
    const profile = run.profile();
    expect(profile.rounds.map(({ process }) => process)).toEqual([1, 1, 1]);
    // Each capture has the requests of its own client, and no other's.
    expect(profile.ranges).toMatchObject([
      { name: "execute_model", rounds: [{ instances: 32 }, { instances: 32 }, { instances: 32 }] },
    ]);
    expect(profile.untraced.map(({ ranges }) => ranges.map(({ instanceNs }) => instanceNs.length))).toEqual([[32]]);
  });
});

test("as many loads as `captures` asks for, each warmed up", async () => {
  const { code, run } = await runAndLook({
    set: [
      "rounds=3",
      "workload.server.captures=2",
      "workload.server.warm-up=echo warm",
      "workload.server.stop-signal=TERM",
    ],
  });
  expect(code).toBe(0);
  expect(run.profile().rounds.map(({ process }) => process)).toEqual([1, 1, 2]);
  expect(run.text("head/load-2/warm-up/stdout.txt")).toBe("warm\n");
  expect(run.text("head/load-2/stdout.txt")).toContain("Server stopped.");
});

test("base and head are loaded in turn, never both", async () => {
  const place = workspace();
  const git = (...argv: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...argv], { cwd: place.path });
  git("init", "--quiet");
  mkdirSync(join(place.path, "code"));
  for (const text of ["one", "two"]) {
    writeFileSync(join(place.path, "code", "file"), text);
    git("add", "code");
    git("commit", "--quiet", "-m", text);
  }
  const { code, stderr, run } = await runAndLook({
    workspace: place,
    options: ["--base", "HEAD~1"],
    set: [
      ...["rounds=4", "workload.server.captures=2", "compare.max-rounds=4", "compare.python-environment=none"],
      "latency.pairs=0",
    ],
  });
  expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
  expect(stderr).toContain("4 captures in 2 loads of the server, alternating base and head");
  const loads = loadsOf(run.record);
  expect(loads.map(({ label }) => label)).toEqual(["base, load 1", "load 1", "load 2", "base, load 2"]);
  for (const [index, { startedAt }] of loads.entries()) {
    const before = loads[index - 1];
    if (before !== undefined)
      expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(Date.parse(before.startedAt) + before.seconds * 1000 - 50);
  }
});

describe("a server that cannot be captured", () => {
  test.each([
    {
      title: "its client fails",
      server: [],
      client: ["--no-such-option"],
      set: [],
      id: "client-failed",
      says: ["load 1, warm-up", "unrecognized arguments: --no-such-option"],
    },
    {
      title: "it ends while it loads",
      server: ["--crash", "load"],
      client: [],
      set: [],
      id: "server-ended",
      says: ["The server ended before it was ready (exit code 1).", "The engine ended while it loaded."],
    },
    {
      title: "its engine dies at a request",
      server: ["--crash", "request"],
      client: [],
      set: ["workload.server.warm-up=true"],
      id: "client-failed",
      says: ["round 1, server", "HTTP Error 500"],
    },
    {
      title: "it is never ready",
      server: ["--never-ready"],
      client: [],
      set: ["workload.server.ready-limit=2s"],
      id: "server-not-ready",
      says: ["wasn't ready within 2s", "/health didn't return 2xx"],
    },
    {
      title: "its client hangs",
      server: [],
      client: [],
      set: [
        "workload.server.warm-up=true",
        `workload.server.client=["${python}", -c, "import time; time.sleep(60)"]`,
        "workload.time-limit=2s",
      ],
      id: "client-failed",
      says: ["didn't end within 2s (workload.time-limit)"],
    },
  ])("$title: exit 3, $id, and nothing stays behind", async ({ server, client, set, id, says }) => {
    const place = workspace();
    const token = `QZX${randomBytes(8).toString("hex")}`;
    const started = startServer({
      port: await freePort(),
      workspace: place,
      server,
      client,
      set: [`workload.environment.MARK=${token}`, ...set],
    });
    const { code, stderr } = await started.ended;
    expect(code).toBe(3);
    for (const text of says) expect(stderr).toContain(text);
    const [path = ""] = runDirectories(place);
    const { record } = await viewRun(path);
    expect(record.failure?.id).toBe(id);
    expect(processesWith(token)).toEqual([]);
    expect(place.leftInTemporary()).toEqual([]);
  });

  test("its program is missing: that is said before anything starts", async () => {
    const place = workspace();
    const set = ["workload.server.command=[/no/such/program]"];
    const { code, stderr } = await startServer({ port: await freePort(), workspace: place, set }).ended;
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining("/no/such/program") });
    expect(existsSync(place.out)).toBe(false);
    expect(place.leftInTemporary()).toEqual([]);
  });

  test("another one listens at its port", async () => {
    const other = createServer((socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const place = workspace();
    const { code, stderr } = await startServer({ port, workspace: place }).ended;
    other.close();
    expect(code).toBe(3);
    expect(stderr).toContain("Before we started the server, another server was already listening at");
  });
});

test("a client that fails after good captures: what was captured before it counts", async () => {
  const place = workspace();
  const [one, two] = [join(place.path, "one"), join(place.path, "two")];
  const { code, stderr, run } = await runAndLook({
    workspace: place,
    set: [
      "rounds=3",
      "workload.server.warm-up=true",
      `workload.server.client=if [ -e ${two} ]; then exit 5; fi; if [ -e ${one} ]; then touch ${two}; fi; touch ${one}`,
      "ranges=[]",
    ],
    ranges: [],
  });
  expect(code).toBe(3);
  expect(stderr).toContain("The server's client exited with code 5");
  expect(stderr).toContain("Round 3 of 3 failed, so the results use only the 2 rounds before it.");
  expect(run.record).toMatchObject({ state: "failed", failure: { id: "client-failed" } });
  expect(run.profile().rounds.map(({ process }) => process)).toEqual([1, 1]);
});

test("a server that nsys loses while it loads is loaded again", async () => {
  const place = workspace();
  const script = join(place.path, "flaky-nsys");
  const flag = join(place.path, "was-there");
  writeFileSync(
    script,
    `#!/bin/bash
if [ "$1" = launch ] && [ ! -e '${flag}' ]; then touch '${flag}'; echo 'Agent launcher failed' >&2; exit 1; fi
exec nsys "$@"
`,
    { mode: 0o755 },
  );
  const { code, stderr, run } = await runAndLook({ workspace: place, set: [`nsys.path=${script}`, "rounds=1"] });
  expect(code).toBe(0);
  expect(stderr).toContain("Trying again (attempt 2 of 2)");
  expect(run.text("head/load-1-attempt-1/stderr.txt")).toBe("Agent launcher failed\n");
  const launches = run.record.commands.filter(({ tool }) => tool === "nsys launch");
  expect(launches.map(({ attempt, exitCode }) => [attempt, exitCode])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test("a server that no signal ends is killed after its limit, and what was captured counts", async () => {
  const { code, stderr } = await runAndLook({
    server: ["--ignore-signals"],
    set: ["workload.server.stop-limit=1s"],
  });
  expect(code).toBe(0);
  expect(stderr).toContain(
    "load 1: the server didn't end within 1s of INT (workload.server.stop-limit), so we killed it.",
  );
});

describe("a worker that is forked", () => {
  const forked = { server: ["--start-method", "fork"] } as const;

  test("is seen with nsys.trace-fork-before-exec", async () => {
    const { code, run } = await runAndLook({ ...forked, set: ["nsys.trace-fork-before-exec=true"] });
    expect(code).toBe(0);
    expect(run.profile().ranges).toMatchObject([{ rounds: [{ instances: 32 }, { instances: 32 }] }]);
  });

  test("without it nobody claims that it emitted no range", async () => {
    const place = workspace();
    const { code, stderr } = await startServer({ ...forked, port: await freePort(), workspace: place }).ended;
    expect(code).toBe(3);
    expect(stderr).toContain("nsys saw no NVTX ranges at all.");
    expect(stderr).toContain("set nsys.trace-fork-before-exec=true");
  });
});

test("llm-profile is ended while a server loads: it says so, and nothing stays behind", async () => {
  const place = workspace();
  const token = `QZX${randomBytes(8).toString("hex")}`;
  const started = startServer({
    port: await freePort(),
    workspace: place,
    set: [`workload.environment.MARK=${token}`, "workload.server.command=echo loading; sleep 60"],
  });
  await started.says(/\| loading/);
  started.child.kill("SIGTERM");
  const { code, stderr } = await started.ended;
  expect(code).toBe(143);
  expect(stderr).toContain("Stopped by SIGTERM.");
  expect(processesWith(token)).toEqual([]);
  expect(place.leftInTemporary()).toEqual([]);
});

describe.each(levels)("llm-profile is ended while it captures a server, isolation $kind", (level) => {
  test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)("by %s: nothing stays behind", async (signal) => {
    const place = workspace(level.uid);
    const token = `QZX${randomBytes(8).toString("hex")}`;
    const started = startServer({
      port: await freePort(),
      workspace: place,
      prefix: level.prefix,
      set: [
        `workload.environment.MARK=${token}`,
        "workload.server.warm-up=true",
        "workload.server.client=echo 'the client runs'; sleep 60",
      ],
    });
    await started.says(/\| the client runs/);
    const all = [...processesWith(token), ...descendantsOf(started.pid)];
    for (const part of [/nsys.* launch/, /server\.py/, /sleep 60/])
      expect(all.map(({ command }) => command)).toContainEqual(expect.stringMatching(part));
    process.kill(signal === "SIGINT" ? -started.pid : started.pid, signal);
    const { code } = await started.ended;
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGKILL: null }[signal]);
    expect(await untilEmpty(() => [...stillRunning(all), ...processesWith(token)])).toEqual([]);
    const left = () => place.leftInTemporary().filter((name) => !/^llm-profile-record-[0-9a-f]+\.json$/.test(name));
    expect(await untilEmpty(left)).toEqual([]);
  });
});
