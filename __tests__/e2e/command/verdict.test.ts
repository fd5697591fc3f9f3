import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { kernelExplanationSchema } from "../../../src/model/agents/kernel-explanation.ts";
import { agentVerdictSchema } from "../../../src/model/agents/verdict.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { command } from "./support/command.ts";
import { runBase } from "./support/run-base.ts";
import { workspace } from "./support/workspace.ts";

const sdpa = repositoryPath("examples/recordings/llm-decode-sdpa");
const eager = repositoryPath("examples/recordings/llm-decode-eager");
const sides = ["compare", "--base", sdpa, "--head", eager];

describe("compare --verdict", () => {
  test("prints verdict.json and nothing else; explain takes its ids", () => {
    const place = workspace();
    const { code, stdout, stderr } = command([...sides, "--out", "new", "--verdict"], { workspace: place });
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toBe(readFileSync(join(place.path, "new/verdict.json"), "utf8"));
    const { verdict, directory, kernels, files } = agentVerdictSchema.parse(JSON.parse(stdout));
    expect([verdict, directory]).toEqual(["regressed", "new"]);
    for (const file of files) expect(readFileSync(join(place.path, "new", file)).length).toBeGreaterThan(0);
    const id = kernels[0]?.id ?? "";
    const explained = command(["explain", "new", "--kernel", id], { workspace: place });
    expect([explained.code, explained.stderr]).toEqual([0, ""]);
    const kernel = kernelExplanationSchema.parse(JSON.parse(explained.stdout));
    expect(kernel).toMatchObject({
      id,
      range: "decode",
      match: "exact",
      base: { launches: 272 },
      head: { block: [128, 1, 1] },
    });
    expect(kernel.ncu).toContainEqual({ metric: "theoreticalOccupancyPct", unit: "%", base: 100, head: 100 });
    for (const [folder, unknown, error] of [
      ["new", "k000000000000", "no-such-kernel"],
      [".", id, "no-comparison"],
    ] as const) {
      const ended = command(["explain", folder, "--kernel", unknown], { workspace: place });
      expect([ended.code, JSON.parse(ended.stdout)]).toEqual([2, { error: expect.objectContaining({ id: error }) }]);
    }
  });
});

describe("run --verdict", () => {
  test("prints verdict.json and nothing else; its cost is the run's, and its commands run", async () => {
    const run = await runBase({ base: "sdpa", head: "eager", options: () => ["--base", "main", "--verdict"] });
    expect(run.code).toBe(1);
    expect(run.stdout).toBe(run.text("verdict.json"));
    const verdict = agentVerdictSchema.parse(JSON.parse(run.stdout));
    const folder = relative(run.workspace.path, run.directory);
    expect(verdict).toMatchObject({ verdict: "regressed", directory: folder, cost: { starts: 4 } });
    expect(run.comparison().cost).toMatchObject({ starts: 4, seconds: verdict.cost?.gpuSeconds });
    expect(verdict.files).toEqual([
      ...["comparison.json", "report.html", "profile.json", "base/profile.json", "trace.tar", "run.json", "comment.md"],
      "summary.md",
    ]);
    for (const file of verdict.files) expect(run.files).toContain(file);
    const [, again = "", cost = ""] = verdict.next.map((step) => step.command);
    expect(again).toBe(`llm-profile run --config ${folder}/config.yaml --verdict`);
    const [, ...argv] = cost.split(" ");
    const path = [join(run.workspace.path, "nsight/target-linux-x64")];
    const planned = command(argv, { workspace: run.workspace, path });
    expect([planned.code, planned.stderr]).toEqual([0, ""]);
    expect(planned.stdout).toContain("started");
  });

  test("needs something to compare with, before anything is started", () => {
    const { code, stdout } = command(["run", "--verdict", "--range", "decode", "--", "true"]);
    expect([code, JSON.parse(stdout)]).toEqual([2, { error: expect.objectContaining({ id: "usage" }) }]);
  });
});
