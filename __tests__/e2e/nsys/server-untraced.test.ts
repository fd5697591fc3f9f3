import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { expectFailure, passed } from "./support/run-demo.ts";
import { endedAtClient, freePort, python, runAndLook } from "./support/run-server.ts";
import { serverExample } from "./support/shared-folder.ts";
import { workspace } from "./support/workspace.ts";

test("of one side alone, metrics are read after one load without CUDA tracing", async () => {
  const place = workspace();
  const { stdout, stderr, run } = passed(
    await runAndLook({
      ...{ port: await freePort(), workspace: place, client: ["--save-result", "result.json"] },
      set: ["metrics=[result.json]", "rounds=1"],
    }),
  );
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
    const finished = await runAndLook({
      ...{ port, workspace: place },
      set: [
        `workload.server.command=mktemp loaded-XXXXXX; n=$(ls loaded-* | wc -l); ${python} ${serverExample("server.py")} --port ${port} $([ $n -lt 2 ] || echo "${head}")`,
        ...["workload.server.warm-up=true", `workload.server.client=${words()}`],
        `latency.command=${words("--save-result", "result.json", ...client)}`,
        ...["metrics=[result.json]", "rounds=1"],
      ],
    });
    expectFailure(finished, id);
    expect(finished.stderr).toContain(says);
    expect(finished.run.profile()).toMatchObject({ rounds: [{ round: 1 }], untraced: [] });
  });

  test("requests that fail in a traced capture fail that, too, though its figures are not used", async () => {
    const finished = await runAndLook({
      server: ["--crash", "request"],
      client: ["--save-result", "result.json"],
      set: ["metrics=[result.json]", "rounds=1", "workload.server.warm-up=true"],
    });
    expectFailure(finished, "metrics-client-failed");
    expect(finished.stderr).toContain("round 1, server, result.json");
  });

  test.each(["SIGTERM", "SIGKILL"] as const)("llm-profile is ended by %s: nothing stays behind", async (signal) => {
    const { record } = await endedAtClient(signal, {
      ...{ port: await freePort(), workspace: workspace() },
      set: ["latency.pairs=1", "rounds=1", "latency.command=echo 'the client runs'; sleep 60"],
    });
    expect(record.state).not.toBe("passed");
    expect(record.captures).toHaveLength(1);
  });
});
