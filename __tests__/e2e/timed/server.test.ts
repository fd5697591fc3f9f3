import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { type Finished, passed } from "../nsys/support/run-demo.ts";
import { freePort, python, runAndLook, type ServerRun } from "../nsys/support/run-server.ts";
import { serverExample } from "../nsys/support/shared-folder.ts";
import { commitInto, workspace, type Workspace } from "../nsys/support/workspace.ts";

/** A repository whose base and head have `work` in a file of that name; the server reads it. */
function repository(work: { readonly base: string; readonly head: string }): Workspace {
  const place = workspace();
  const ignored = { ".gitignore": "tmp\nruns\n*.json\n" };
  commitInto(place, { ...ignored, work: work.base }, { work: work.head, commit: "head" });
  return place;
}

/** A run of both sides: one traced capture of each, then loads without CUDA tracing. `$(cat work)` is of the side. */
function bothSides(
  place: Workspace,
  { port, client = [], set = [], ...more }: Omit<ServerRun, "workspace" | "options">,
): ServerRun {
  return {
    ...more,
    ...{ port, workspace: place, options: ["--base", "HEAD~1"] },
    client: ["--save-result", "result.json", ...client],
    set: [
      `workload.server.command=${python} ${serverExample("server.py")} --port ${port} $(cat work)`,
      ...["rounds=1", "compare.max-rounds=1", "compare.python-environment=none"],
      ...["latency.pairs=3", "latency.max-pairs=3", "metrics=[result.json]"],
      ...set,
    ],
  };
}

const comparisonOf = ({ run }: Finished) => comparisonSchema.parse(JSON.parse(run.text("comparison.json")));

describe("loads of a server without CUDA tracing", () => {
  test("fails a slower engine by its ranges and its client's metrics, one value per load", async () => {
    const place = repository({ base: "--slower 9", head: "--slower 99" });
    const finished = await runAndLook(
      bothSides(place, {
        port: await freePort(),
        client: ["--tokens", "4"],
        set: ["latency.max-pairs=6", "tokens={metric: total_output_tokens}"],
      }),
    );
    const { code, run } = finished;
    expect(code).toBe(1);
    const comparison = comparisonOf(finished);
    expect(comparison).toMatchObject({ verdict: "regressed", wall: "slower" });
    // A busy machine needs more of them.
    const processes = run.profile().untraced.length;
    expect(processes).toBeGreaterThanOrEqual(3);
    expect(comparison.ranges[0]?.latency).toMatchObject({
      base: { processes, instances: 8 * processes },
      time: { state: "regressed", rounds: processes },
    });
    const rows = new Map(comparison.metrics.map(({ kind, name, change }) => [`${kind} ${name}`, change]));
    for (const name of ["median_tpot_ms", "median_e2el_ms", "output_throughput"])
      expect(rows.get(`reported ${name}`)?.state).toBe("regressed");
    expect(rows.get("time-per-token execute_model")?.changeRatio).toBeGreaterThan(1);
    const launches = run.record.commands.filter(({ tool }) => tool === "nsys launch");
    expect(launches.slice(0, 8).map(({ label, outcome }) => [label, outcome])).toEqual(
      [
        ...["base, load 1", "load 1"],
        ...["base, untraced run 1", "untraced run 1", "untraced run 2", "base, untraced run 2"],
        ...["base, untraced run 3", "untraced run 3"],
      ].map((label) => [label, "ok"]),
    );
    // Never both at once.
    for (const [index, { startedAt }] of launches.entries()) {
      const before = launches[index - 1];
      if (before !== undefined)
        expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(Date.parse(before.startedAt) + before.seconds * 1000 - 50);
    }
    const traces = launches.map(({ argv }) => argv.find((word) => word.startsWith("--trace=")));
    expect(traces).toEqual(traces.map((_, index) => (index < 2 ? "--trace=cuda,nvtx" : "--trace=nvtx")));
    for (const { ranges, clientSeconds, seconds } of run.profile().untraced) {
      expect(ranges[0]).toMatchObject({ name: "execute_model", tokens: 1 });
      // Of the client alone: neither the warm-up's nor the traced captures' instances.
      expect(ranges[0]?.instanceNs).toHaveLength(8);
      expect(clientSeconds).toBeGreaterThan(0.1);
      expect(seconds).toBeNull();
    }
  }, 240_000);

  test("judges a server without ranges by its client's time, with `latency.command` as the client", async () => {
    const place = repository({ base: "0.3", head: "3" });
    const port = await freePort();
    const client = "touch traced; sleep 0.1";
    const finished = await runAndLook({
      ...bothSides(place, { port }),
      ranges: [],
      client: [],
      set: [
        `workload.server.command=${python} -m http.server ${port} --bind 127.0.0.1`,
        ...["workload.server.ready-http=/", "workload.server.warm-up=true", `workload.server.client=${client}`],
        ...["latency.command=sleep $(cat work)", "latency.pairs=3", "latency.max-pairs=3"],
        ...["rounds=1", "compare.max-rounds=1", "compare.python-environment=none"],
      ],
    });
    const { metrics, reasons } = comparisonOf(finished);
    expect(metrics).toMatchObject([
      { kind: "client-time", unit: "ns", better: "lower", change: { state: "regressed" } },
    ]);
    expect(reasons).toContainEqual(expect.objectContaining({ id: "metric-regressed", verdict: "regressed" }));
    expect(finished.code).toBe(1);
    expect(finished.run.text("head/untraced-1/client/cmd.txt")).toContain("sleep $(cat work)");
  });

  test("passes the same code, and reports runs that the time budget left out", async () => {
    const place = repository({ base: "--load-seconds 4", head: "--load-seconds 4 " });
    const { stderr, run } = passed(
      await runAndLook(bothSides(place, { port: await freePort(), set: ["time-budget=35s"] })),
    );
    const { startedAt, endedAt } = run.record;
    expect(Date.parse(endedAt ?? "") - Date.parse(startedAt)).toBeLessThan(1.1 * 35_000);
    const { untraced, warnings } = run.profile();
    expect(untraced.length).toBeLessThan(3);
    expect(warnings.join("\n")).toMatch(/The time budget \(35s\) left no time for .*runs without CUDA tracing/);
    expect(stderr).toContain(", within 35s");
  });
});
