import { describe, expect, test } from "@jest/globals";
import { findIn } from "../../../src/analyse/findings/find.ts";
import type { ProfileFinding } from "../../../src/model/profile-ncu.ts";
import { madeKernel, madeRange, madeSample, madeVariant } from "../../fixtures/profiles.ts";

type Values = Parameters<typeof madeSample>[0];

/** The findings for one kernel that takes all of the range's 1 ms. */
function findingsOf(values: Values): ProfileFinding[] {
  return findIn(madeRange({ kernels: [madeKernel({ ncu: [madeSample(values)] })] }));
}

const full = { gridBlocks: 132, smCount: 132 };

/** Rule, figures that just trigger it, the time at stake, and figures that just do not. */
const rules: readonly [id: string, fires: Values, impactNs: number | null, silent: readonly Values[]][] = [
  ["spills", { spillRequests: 1 }, null, [{ spillRequests: 0 }, { spillRequests: null }]],
  [
    "small-grid",
    { gridBlocks: 66, smCount: 132 },
    500_000,
    [
      { gridBlocks: 119, smCount: 132 },
      { gridBlocks: 1, smCount: null },
      { gridBlocks: null, smCount: 132 },
    ],
  ],
  [
    "tail-effect",
    { ...full, wavesPerSm: 1.5 },
    250_000,
    [
      { ...full, wavesPerSm: 1.62 },
      { ...full, wavesPerSm: 1 },
      { ...full, wavesPerSm: 8.1 },
      { ...full, wavesPerSm: null },
    ],
  ],
  [
    "low-occupancy",
    { ...full, theoreticalOccupancyPct: 49.9, smThroughputPct: 59, memoryThroughputPct: 20 },
    410_000,
    [
      { ...full, theoreticalOccupancyPct: 50, smThroughputPct: 59, memoryThroughputPct: 20 },
      { ...full, theoreticalOccupancyPct: 49.9, smThroughputPct: 60, memoryThroughputPct: 20 },
      { ...full, theoreticalOccupancyPct: 49.9, smThroughputPct: 59, memoryThroughputPct: null },
      { ...full, theoreticalOccupancyPct: 49.9, executedInstructionsPct: 1, tensorPipePct: 1, dramThroughputPct: 1 },
      { gridBlocks: 20, smCount: 132, theoreticalOccupancyPct: 49.9, smThroughputPct: 59, memoryThroughputPct: 20 },
    ],
  ],
  [
    "memory-bound",
    { dramThroughputPct: 60, smThroughputPct: 60 },
    400_000,
    [
      { dramThroughputPct: 59.9, smThroughputPct: 3 },
      { dramThroughputPct: 60, smThroughputPct: 60.1 },
      { dramThroughputPct: null, smThroughputPct: 3 },
    ],
  ],
  [
    "memory-bound",
    { dramThroughputPct: 60, executedInstructionsPct: 60, tensorPipePct: 60 },
    400_000,
    [
      { dramThroughputPct: 59.9, executedInstructionsPct: 3, tensorPipePct: 0 },
      { dramThroughputPct: 60, executedInstructionsPct: 60.1, tensorPipePct: 0 },
      { dramThroughputPct: 60, executedInstructionsPct: 3, tensorPipePct: 60.1 },
      { dramThroughputPct: 60, executedInstructionsPct: 3, tensorPipePct: null },
      { dramThroughputPct: 60, executedInstructionsPct: null, tensorPipePct: 3 },
      // SM throughput holds both, and more than them.
      { dramThroughputPct: 60, smThroughputPct: 60.1, executedInstructionsPct: 3, tensorPipePct: 3 },
    ],
  ],
  [
    "memory-latency",
    { ...full, memoryThroughputPct: 59.9, smThroughputPct: 59 },
    401_000,
    [
      { ...full, memoryThroughputPct: 60, smThroughputPct: 59 },
      { ...full, memoryThroughputPct: 40, smThroughputPct: 40 },
      { gridBlocks: 20, smCount: 132, memoryThroughputPct: 40, smThroughputPct: 1 },
      { ...full, dramThroughputPct: 40, executedInstructionsPct: 1, tensorPipePct: 1 },
    ],
  ],
  [
    "uncoalesced",
    { loadBytesPerSector: 8 },
    750_000,
    [{ loadBytesPerSector: 16 }, { loadBytesPerSector: 0 }, { loadBytesPerSector: 32, loadSectorsPerRequest: 32 }],
  ],
  ["uncoalesced", { loadSectorsPerRequest: 16.1 }, null, [{ loadSectorsPerRequest: 16 }]],
];

describe.each(rules)("%s", (id, fires, impactNs, silent) => {
  test("speaks at its threshold, with evidence and the time at stake", () => {
    const found = findingsOf(fires).find((finding) => finding.id === id);
    expect(found).toMatchObject({ kernel: "gemm", impactNs });
    expect(found?.evidence.length).toBeGreaterThan(0);
    for (const { name, value } of found?.evidence ?? []) expect(fires[name]).toBe(value);
  });

  test("is silent beyond it, and without its figures", () => {
    for (const values of silent) expect(findingsOf(values).map((finding) => finding.id)).not.toContain(id);
    expect(findingsOf({})).toEqual([]);
  });
});

test("the limiter of the occupancy is named", () => {
  const [found] = findingsOf({ ...rules[3]?.[1], occupancyLimiter: "registers" });
  expect(found?.what).toBe("At most 50 % of the warps that an SM can hold are there, limited by registers.");
});

test("kernels below 1 % of the range are not worth a finding", () => {
  const round = (totalNs: number) => ({ launches: 1, totalNs, medianNs: totalNs, minNs: 1, maxNs: totalNs, spread: 0 });
  const kernel = (totalNs: number) => madeKernel({ rounds: [round(totalNs)], ncu: [madeSample({ spillRequests: 5 })] });
  expect(findIn(madeRange({ kernels: [kernel(9_999)] }))).toEqual([]);
  expect(findIn(madeRange({ kernels: [kernel(10_000)] }))).toHaveLength(1);
});

test("where the grids of a kernel differ, the evidence says how much of its time was measured", () => {
  const round = { launches: 1, totalNs: 250_000, medianNs: 1, minNs: 1, maxNs: 1, spread: 0 };
  const variants = [madeVariant({ grid: [9, 1, 1] }), madeVariant({ rounds: [round] })];
  const kernel = madeKernel({ variants, ncu: [madeSample({ spillRequests: 5 }, { variant: 1 })] });
  expect(findIn(madeRange({ kernels: [kernel] }))[0]?.evidence.at(-1)).toEqual({
    name: "time in the measured grid",
    value: 25,
    unit: "%",
  });
});
