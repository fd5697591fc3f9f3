import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { runDemo } from "../nsys/support/run-demo.ts";
import { demoProgram } from "../nsys/support/shared-folder.ts";
import { commitInto, workspace } from "../nsys/support/workspace.ts";

test("fails a head whose range takes three times the wall time, even without kernels", async () => {
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
