import { describe, expect, test } from "@jest/globals";
import { findIn } from "../../../src/analyze/findings/find.ts";
import type { ProfileVariant } from "../../../src/model/profile/profile.ts";
import type { ProfileFinding } from "../../../src/model/profile/profile-ncu.ts";
import { madeKernel, madeRange, madeSample, madeVariant, noShares } from "../../fixtures/profiles.ts";

type Values = Parameters<typeof madeSample>[0];

/** One round that takes so many of the range's 1,000,000 ns. */
function roundOf(totalNs: number): NonNullable<ProfileVariant["rounds"][number]> {
  return { launches: 1, totalNs, medianNs: totalNs, minNs: 1, maxNs: totalNs, spread: 0, ...noShares };
}

function variantOf(totalNs: number, ...grid: ProfileVariant["grid"]): ProfileVariant {
  return madeVariant({ grid, rounds: [roundOf(totalNs)] });
}

/** The findings for one kernel that takes all of the range's 1 ms, with as many blocks as ncu says. */
function findingsOf(values: Values): ProfileFinding[] {
  const variants = [variantOf(1_000_000, Number(values["gridBlocks"] ?? 1), 1, 1)];
  return findIn(madeRange({ kernels: [madeKernel({ variants, ncu: [madeSample(values)] })] }));
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
    { loadSectorsPerRequest: 32, loadBytesPerSector: 4 },
    875_000,
    [
      // A broadcast: of the one sector that a load takes, one word is used.
      { loadSectorsPerRequest: 1, loadBytesPerSector: 4 },
      { loadSectorsPerRequest: 4, loadBytesPerSector: 24.1 },
      // Words of 16 bytes.
      { loadSectorsPerRequest: 16, loadBytesPerSector: 32 },
      { loadBytesPerSector: 4 },
      { loadSectorsPerRequest: 0, loadBytesPerSector: 0 },
      // What ncu counts decides.
      { loadSectorsPerRequest: 32, loadBytesPerSector: 4, excessSectorsPct: 0 },
    ],
  ],
  ["uncoalesced", { loadSectorsPerRequest: 32 }, 500_000, [{ loadSectorsPerRequest: 21.3 }]],
  ["uncoalesced", { excessSectorsPct: 25 }, 250_000, [{ excessSectorsPct: 24.9 }]],
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
  const kernel = (totalNs: number) =>
    madeKernel({ rounds: [roundOf(totalNs)], ncu: [madeSample({ spillRequests: 5 })] });
  expect(findIn(madeRange({ kernels: [kernel(9_999)] }))).toEqual([]);
  expect(findIn(madeRange({ kernels: [kernel(10_000)] }))).toHaveLength(1);
});

describe("a kernel whose launches differ in their grids", () => {
  const memoryBound = { smCount: 132, dramThroughputPct: 60, smThroughputPct: 3 };

  function findingOf(id: string, values: Values, measured: number, ...variants: ProfileVariant[]) {
    const kernel = madeKernel({ variants, ncu: [madeSample(values, { variant: measured })] });
    return findIn(madeRange({ kernels: [kernel] })).find((finding) => finding.id === id);
  }

  test("what ncu measured is said of the launches of that grid, and their time alone is at stake", () => {
    const found = findingOf(
      "memory-bound",
      memoryBound,
      1,
      variantOf(750_000, 396, 1, 1),
      variantOf(250_000, 132, 2, 1),
    );
    expect(found).toMatchObject({
      what: "It is bound by device memory, at 60 % of the peak bandwidth. That is in launches of grid 132×2 that take 25 % of its time.",
      impactNs: 100_000,
    });
    expect(found?.evidence.at(-1)).toEqual({ name: "time in the measured grid", value: 25, unit: "%" });
  });

  test("launches that are all but all of its time need no word", () => {
    const found = findingOf("memory-bound", memoryBound, 0, variantOf(996_000, 132, 2, 1), variantOf(4_000, 264, 2, 1));
    expect(found?.what).toBe("It is bound by device memory, at 60 % of the peak bandwidth.");
  });

  test("a small grid is one whose launches nsys saw, whichever was measured", () => {
    const variants = [variantOf(600_000, 132, 1, 1), variantOf(400_000, 33, 1, 2)];
    for (const measured of [0, 1])
      expect(findingOf("small-grid", { smCount: 132 }, measured, ...variants)).toMatchObject({
        what: "Its blocks occupy 50 % of the SMs at most; the others have no work from it. That is in launches of grid 33×1×2 that take 40 % of its time.",
        impactNs: 200_000,
      });
  });

  test("of several small grids each is weighed by its own time", () => {
    const variants = [variantOf(500_000, 33, 1, 1), variantOf(300_000, 66, 1, 1), variantOf(200_000, 132, 1, 1)];
    const found = findingOf("small-grid", { smCount: 132 }, 0, ...variants);
    expect(found).toMatchObject({
      what: "Its blocks occupy 25 % to 50 % of the SMs at most, by grid; the others have no work from it. That is in launches of 2 grids that take 80 % of its time.",
      impactNs: 500_000 * 0.75 + 300_000 * 0.5,
    });
    expect(found?.evidence.map(({ name, value }) => [name, value])).toEqual([
      ["gridBlocks, fewest", 33],
      ["gridBlocks, most", 66],
      ["smCount", 132],
      ["time in the measured grid", 50],
    ]);
  });

  test("small grids below 1 % of the range are not worth a finding", () => {
    const found = (smallNs: number) =>
      findingOf(
        "small-grid",
        { smCount: 132 },
        0,
        variantOf(1_000_000 - smallNs, 132, 1, 1),
        variantOf(smallNs, 1, 1, 1),
      );
    expect(found(9_999)).toBeUndefined();
    expect(found(10_000)).toBeDefined();
  });
});
