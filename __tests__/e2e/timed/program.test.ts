import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { command, runDemo, runPassing } from "../nsys/support/run-demo.ts";
import { demoProgram } from "../nsys/support/shared-folder.ts";
import { commitInto, workspace } from "../nsys/support/workspace.ts";

test("the whole program is run without CUDA tracing, and each of its instances is measured", async () => {
  const place = workspace();
  const { run, stdout, stderr } = await runPassing({
    workspace: place,
    set: ["latency.pairs=2", "latency.instances=3"],
    demo: ["--instances", "5", "--steps", "1", "--work-ms", "2"],
  });
  const { untraced, rounds } = run.profile();
  expect(rounds).toHaveLength(1);
  expect(untraced.map(({ order, ranges }) => [order, ranges.map(({ name }) => name)])).toEqual([
    [null, ["decode"]],
    [null, ["decode"]],
  ]);
  for (const { ranges, seconds } of untraced) {
    expect(ranges[0]?.instanceNs).toHaveLength(3);
    for (const ns of ranges[0]?.instanceNs ?? []) expect(ns).toBeGreaterThan(1_900_000);
    expect(seconds).toBeGreaterThan(0.01);
  }
  expect(stderr).toMatch(/1 capture \(decode\), then 2 runs without CUDA tracing/);
  expect(stdout).toMatch(/wall time of an instance without tracing: median .* \(2 runs, 6 instances\)/);
  const analyzed = await command(["analyze", run.path, "--json", "--set", "require-kernels=false"], {
    workspace: place,
  });
  expect(profileSchema.parse(JSON.parse(analyzed.stdout)).untraced).toEqual(untraced);
  expect(run.text("head/untraced-1/nsys/cmd.txt")).toContain("--trace=nvtx --sample=none");
  expect(run.text("head/untraced-1/nsys/cmd.txt")).not.toContain("--capture-range");
});

test("a head whose range takes three times as long is red by its wall time, though no kernel is there to tell", async () => {
  const place = workspace();
  commitInto(place, { work: "3\n" }, { work: "9\n" });
  const { code, run, stdout } = await runDemo({
    workspace: place,
    options: ["--base", "HEAD~1", "--rounds", "1"],
    set: ["compare.max-rounds=1", "ncu.enabled=false"],
    command: ["bash", "-c", '"$0" --instances 8 --steps 1 --work-ms "$(cat work)"', demoProgram()],
  });
  expect(stdout).toContain("more wall time");
  expect(code).toBe(1);
  const comparison = comparisonSchema.parse(JSON.parse(run.text("comparison.json")));
  expect(comparison).toMatchObject({ verdict: "regressed", wall: "slower" });
  const [range] = comparison.ranges;
  expect(range?.latency?.base).toMatchObject({ instances: 8 * (range?.latency?.base.processes ?? 0) });
  expect(range?.latency?.time.changeRatio).toBeGreaterThan(1.5);
  expect(range?.latency?.time.changeRatio).toBeLessThan(2.5);
});
