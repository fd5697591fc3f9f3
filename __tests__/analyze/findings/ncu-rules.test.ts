import { expect, test } from "@jest/globals";
import { ruleComparison } from "../../../scripts/generate/ncu-rules.ts";

const launches = ruleComparison();

test("agrees with ncu's own rules on recorded launches", () => {
  expect(launches.map(({ kernel, ours }) => [kernel, ours.toSorted()])).toEqual([
    ["distribution_elementwise_grid_stride_kernel", ["latency-bound", "low-occupancy", "tail-effect"]],
    ["vectorized_elementwise_kernel", ["partial-wave"]],
    ["distribution_elementwise_grid_stride_kernel", ["latency-bound", "low-occupancy", "tail-effect"]],
    ["vectorized_elementwise_kernel", ["partial-wave"]],
  ]);
});

test.each<[finding: string, rule: string, says: RegExp]>([
  ["latency-bound", "SOLBottleneck", /latency issues/],
  ["partial-wave", "SOLBottleneck", /grid is too small/],
  ["tail-effect", "LaunchConfiguration", /partial wave/],
  ["low-occupancy", "TheoreticalOccupancy", /below the hardware maximum/],
  ["uncoalesced", "UncoalescedGlobalAccess", /excessive sectors/],
])("reports %s exactly if ncu's %s does", (finding, rule, says) => {
  for (const { ours, theirs } of launches)
    expect(ours.includes(finding)).toBe(theirs.some((one) => one.rule === rule && says.test(one.text)));
});
