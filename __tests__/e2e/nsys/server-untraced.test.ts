import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { descendantsOf, processesWith, stillRunning, untilEmpty } from "./support/processes.ts";
import { runDirectories, viewRun } from "./support/run-demo.ts";
import { freePort, python, runAndLook, startServer, type ServerRun } from "./support/run-server.ts";
import { serverExample } from "./support/shared-folder.ts";
import { workspace, type Workspace } from "./support/workspace.ts";

/** One that fails before anything is measured. */
async function failing(run: ServerRun & { readonly workspace: Workspace }) {
  const token = `QZX${randomBytes(8).toString("hex")}`;
  const started = startServer({ ...run, set: [...(run.set ?? []), `workload.environment.MARK=${token}`] });
  const ended = await started.ended;
  expect(await untilEmpty(() => processesWith(token), 0)).toEqual([]);
  expect(run.workspace.leftInTemporary()).toEqual([]);
  const [path = ""] = runDirectories(run.workspace);
  return { ...ended, record: (await viewRun(path)).record };
}

test("of one side alone, metrics are read after one load without CUDA tracing", async () => {
  const place = workspace();
  const { code, stdout, stderr, run } = await runAndLook({
    ...{ port: await freePort(), workspace: place, client: ["--save-result", "result.json"] },
    set: ["metrics=[result.json]", "rounds=1"],
  });
  expect(code).toBe(0);
  expect(stderr).toContain("1 capture in one load of the server, then 1 load without CUDA tracing");
  const [only, ...others] = run.profile().untraced;
  expect(others).toEqual([]);
  expect(only?.metrics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["median_tpot_ms", "output_throughput"]),
  );
  expect(stdout).toMatch(/wall time of the client +\d+/);
});

describe("a load without CUDA tracing that fails costs nothing that was measured before", () => {
  test.each([
    {
      title: "requests of the client fail, which its result says",
      head: "--crash request",
      client: [],
      id: "metrics-client-failed",
      says: "2 requests of 2 failed.",
    },
    {
      title: "the client ends with another code",
      head: "",
      client: ["$(cat client)"],
      id: "client-failed",
      says: "untraced run 1 (workload.server.client)",
    },
    {
      title: "the server ends while it loads",
      head: "--crash load",
      client: [],
      id: "server-ended",
      says: "The server ended before it was ready",
    },
    {
      title: "the client writes no result",
      head: "",
      client: ["--save-result", "elsewhere"],
      id: "metrics-missing",
      says: "The program didn't write a metrics file.",
    },
  ])("$title: exit 3, $id", async ({ head, client, id, says }) => {
    const place = workspace();
    const port = await freePort();
    // What the traced captures of the first load are given is right.
    const words = (...more: readonly string[]) =>
      [python, serverExample("client.py"), "--port", port, "--requests", "2", ...more].join(" ");
    writeFileSync(join(place.path, "client"), "--no-such-option");
    const { code, stderr, run } = await runAndLook({
      ...{ port, workspace: place },
      set: [
        `workload.server.command=mktemp loaded-XXXXXX; n=$(ls loaded-* | wc -l); ${python} ${serverExample("server.py")} --port ${port} $([ $n -lt 2 ] || echo "${head}")`,
        ...["workload.server.warm-up=true", `workload.server.client=${words()}`],
        `latency.command=${words("--save-result", "result.json", ...client)}`,
        ...["metrics=[result.json]", "rounds=1"],
      ],
    });
    expect({ code, failure: run.record.failure?.id, stderr }).toMatchObject({ code: 3, failure: id });
    expect(stderr).toContain(says);
    expect(run.profile()).toMatchObject({ rounds: [{ round: 1 }], untraced: [] });
  });

  test("requests that fail in a traced capture fail that, too, though its figures are not used", async () => {
    const place = workspace();
    const { code, stderr, record } = await failing({
      ...{ port: await freePort(), workspace: place },
      server: ["--crash", "request"],
      client: ["--save-result", "result.json"],
      set: ["metrics=[result.json]", "rounds=1", "workload.server.warm-up=true"],
    });
    expect({ code, failure: record.failure?.id }).toEqual({ code: 3, failure: "metrics-client-failed" });
    expect(stderr).toContain("round 1, server, result.json");
  });

  test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
    "llm-profile is ended by %s: nothing stays behind",
    async (signal) => {
      const place = workspace();
      const token = `QZX${randomBytes(8).toString("hex")}`;
      const started = startServer({
        ...{ port: await freePort(), workspace: place },
        set: [
          `workload.environment.MARK=${token}`,
          ...["latency.pairs=1", "rounds=1", "latency.command=echo 'the client runs untraced'; sleep 60"],
          "workload.server.warm-up=true",
        ],
      });
      await started.says(/\| the client runs untraced/);
      const all = [...processesWith(token), ...descendantsOf(started.pid)];
      for (const part of [/nsys.* launch/, /server\.py/, /sleep 60/])
        expect(all.map(({ command }) => command)).toContainEqual(expect.stringMatching(part));
      process.kill(signal === "SIGINT" ? -started.pid : started.pid, signal);
      const { code } = await started.ended;
      expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGKILL: null }[signal]);
      expect(await untilEmpty(() => [...stillRunning(all), ...processesWith(token)])).toEqual([]);
      const left = () => place.leftInTemporary().filter((name) => !/^llm-profile-record-[0-9a-f]+\.json$/.test(name));
      expect(await untilEmpty(left)).toEqual([]);
      const [path = ""] = runDirectories(place);
      expect((await viewRun(path)).record.state).not.toBe("passed");
    },
  );
});
