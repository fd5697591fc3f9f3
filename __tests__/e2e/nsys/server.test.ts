import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { levels } from "./support/levels.ts";
import { newMark, processesWith } from "./support/processes.ts";
import { expectFailure, loadsOf, passed, runDirectories, viewRun } from "./support/run-demo.ts";
import { endedAtClient, freePort, python, runAndLook, startServer, type ServerRun } from "./support/run-server.ts";
import { workspace } from "./support/workspace.ts";

describe.each(levels)("a server, isolation $kind ($how)", (level) => {
  test("loads once for all captures, and shuts down cleanly", async () => {
    const finished = passed(await runAndLook({ workspace: workspace(level.uid), prefix: level.prefix }));
    const { record } = finished.run;
    expect(record.isolation?.kind).toBe(level.kind);
    expect(loadsOf(record)).toMatchObject([
      { label: "load 1", exitCode: 0, outcome: "ok", stdout: "head/load-1/stdout.txt" },
    ]);
    expect(finished.run.text("head/load-1/stdout.txt")).toMatch(/Application startup complete[^]*Server stopped\./);
    expect(record.captures).toMatchObject(
      [1, 2].map((round) => ({ round, label: `round ${String(round)}, server`, reports: 1, exitCode: 0 })),
    );
    const profile = finished.run.profile();
    expect(profile.rounds.map(({ process }) => process)).toEqual([1, 1]);
    // Each capture has the requests of its own client, and no other's.
    expect(profile.ranges).toMatchObject([{ name: "execute_model", rounds: [{ instances: 32 }, { instances: 32 }] }]);
  });
});

test("loads and warms up a server as often as `captures` requires", async () => {
  const { run } = passed(
    await runAndLook({
      set: ["rounds=3", "workload.server.captures=2", "workload.server.warm-up=echo warm"],
    }),
  );
  expect(run.profile().rounds.map(({ process }) => process)).toEqual([1, 1, 2]);
  expect(run.text("head/load-2/warm-up/stdout.txt")).toBe("warm\n");
  expect(run.text("head/load-2/stdout.txt")).toContain("Server stopped.");
});

describe("a server that cannot be captured", () => {
  const hanging = `["${python}", -c, "import time; time.sleep(60)"]`;
  test.each<[title: string, id: string, says: string, change: Partial<ServerRun>]>([
    ["its client fails", "client-failed", "unrecognized arguments: --no-such-option", { client: ["--no-such-option"] }],
    ["it ends while it loads", "server-ended", "The engine ended while it loaded.", { server: ["--crash", "load"] }],
    [
      "it is never ready",
      "server-not-ready",
      "/health didn't return 2xx",
      { server: ["--never-ready"], set: ["workload.server.ready-limit=2s"] },
    ],
    [
      "its client hangs",
      "client-failed",
      "within 2s (workload.time-limit)",
      { set: ["workload.server.warm-up=true", `workload.server.client=${hanging}`, "workload.time-limit=2s"] },
    ],
  ])("exits with 3 if %s (%s), and leaves nothing behind", async (_, id, says, { set = [], ...change }) => {
    const place = workspace();
    const token = newMark();
    const started = startServer({
      ...{ port: await freePort(), workspace: place, ...change },
      set: [`workload.environment.MARK=${token}`, ...set],
    });
    const ended = await started.ended;
    const [path = ""] = runDirectories(place);
    expectFailure({ ...ended, run: await viewRun(path) }, id);
    expect(ended.stderr).toContain(says);
    expect(processesWith(token)).toEqual([]);
    expect(place.leftInTemporary()).toEqual([]);
  });

  test("is refused if another server listens at its port", async () => {
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

test("keeps earlier captures if a client fails after them", async () => {
  const place = workspace();
  const seen = join(place.path, "seen");
  const finished = await runAndLook({
    workspace: place,
    set: [
      "workload.server.warm-up=true",
      `workload.server.client=if [ -e ${seen} ]; then exit 5; fi; touch ${seen}`,
      "ranges=[]",
    ],
    ranges: [],
  });
  expectFailure(finished, "client-failed");
  expect(finished.stderr).toContain("Round 2 of 2 failed");
  expect(finished.run.profile().rounds.map(({ process }) => process)).toEqual([1]);
});

test("loads a server again if nsys failed to launch it", async () => {
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
  const { stderr, run } = passed(await runAndLook({ workspace: place, set: [`nsys.path=${script}`, "rounds=1"] }));
  expect(stderr).toContain("Trying again (attempt 2 of 2)");
  expect(run.text("head/load-1-attempt-1/stderr.txt")).toBe("Agent launcher failed\n");
  const launches = run.record.commands.filter(({ tool }) => tool === "nsys launch");
  expect(launches.map(({ attempt, exitCode }) => [attempt, exitCode])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test("kills a server that ignores signals, and keeps its captures", async () => {
  const { stderr } = passed(await runAndLook({ server: ["--ignore-signals"] }));
  expect(stderr).toContain("load 1: the server didn't end within 30 s of SIGINT, so we killed it.");
});

test("exits with 143 on SIGTERM while a server loads, and leaves nothing behind", async () => {
  const place = workspace();
  const token = newMark();
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

// Each signal on each level, while a program is captured: interrupted.test.ts.
test.each(
  levels.map((level, index) => [(["SIGINT", "SIGTERM", "SIGKILL"] as const)[index] ?? "SIGKILL", level] as const),
)("leaves nothing behind on %s while it captures a server", async (signal, { uid, prefix }) => {
  await endedAtClient(signal, {
    ...{ port: await freePort(), workspace: workspace(uid), prefix },
    set: ["workload.server.client=echo 'the client runs'; sleep 60"],
  });
});
