import { describe, expect, test } from "@jest/globals";
import { addFindings, findRangeFindings } from "../../../src/analyze/findings/find.ts";
import type { ProfileVariant } from "../../../src/model/profile/profile.ts";
import type { ProfileFinding } from "../../../src/model/ncu/profile-ncu.ts";
import { h100, h100Machine } from "../../compare/support/sides.ts";
import { madeKernel, madeProfile, madeRange, madeSample, madeVariant, noShares } from "../../fixtures/profiles.ts";

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
  return findRangeFindings(madeRange({ kernels: [madeKernel({ variants, ncu: [madeSample(values)] })] }));
}

const full = { gridBlocks: 132, smCount: 132, wavesPerSm: 1 };
const lowOccupancy = { ...full, theoreticalOccupancyPct: 79.9, smThroughputPct: 59, memoryThroughputPct: 20 };

/** A rule, figures that just trigger it, the time at stake, and figures that just don't. */
function testRule(id: string, fires: Values, impactNs: number | null, silent: readonly Values[]): void {
  test(`finds ${id}, its evidence, and time at stake in ${JSON.stringify(fires)}`, () => {
    const found = findingsOf(fires).find((finding) => finding.id === id);
    expect(found).toMatchObject({ kernel: "gemm", impactNs });
    expect(found?.evidence.length).toBeGreaterThan(0);
    for (const { name, value } of found?.evidence ?? []) expect(fires[name]).toBe(value);
  });

  test.each(silent)(`doesn't find ${id} in %j`, (values) => {
    expect(findingsOf(values).map((finding) => finding.id)).not.toContain(id);
  });
}

testRule("spills", { spillRequests: 1 }, null, [{ spillRequests: 0 }, { spillRequests: null }]);
testRule("small-grid", { gridBlocks: 66, smCount: 132 }, 500_000, [
  { gridBlocks: 119, smCount: 132 },
  { gridBlocks: 1, smCount: null },
]);
testRule("partial-wave", { ...full, wavesPerSm: 0.99, smThroughputPct: 59.9, memoryThroughputPct: 59.9 }, null, [
  { ...full, wavesPerSm: 1, smThroughputPct: 59.9, memoryThroughputPct: 59.9 },
  { ...full, wavesPerSm: 0.99, smThroughputPct: 60, memoryThroughputPct: 1 },
  { ...full, wavesPerSm: 0.99, smThroughputPct: 1, memoryThroughputPct: null },
  // The grid is too small for the SMs: that is said instead.
  { gridBlocks: 66, smCount: 132, wavesPerSm: 0.5, smThroughputPct: 1, memoryThroughputPct: 1 },
]);
testRule("tail-effect", { ...full, wavesPerSm: 1.5 }, 250_000, [
  { ...full, wavesPerSm: 1.62 },
  { ...full, wavesPerSm: 1 },
  { ...full, wavesPerSm: 8.1 },
  { ...full, wavesPerSm: null },
]);
testRule("low-occupancy", lowOccupancy, 201_000, [
  { ...lowOccupancy, theoreticalOccupancyPct: 80 },
  { ...lowOccupancy, smThroughputPct: 60 },
  { ...lowOccupancy, memoryThroughputPct: null },
  { ...full, theoreticalOccupancyPct: 49.9, executedInstructionsPct: 1, tensorPipePct: 1, dramThroughputPct: 1 },
  { ...lowOccupancy, wavesPerSm: 0.9 },
  { ...lowOccupancy, gridBlocks: 20 },
]);
testRule("memory-bound", { dramThroughputPct: 60, smThroughputPct: 50 }, 400_000, [
  { dramThroughputPct: 59.9, smThroughputPct: 3 },
  { dramThroughputPct: 79.9, smThroughputPct: 70 },
  { dramThroughputPct: null, smThroughputPct: 3 },
]);
testRule("memory-bound", { dramThroughputPct: 80, smThroughputPct: 80 }, 200_000, [
  { dramThroughputPct: 80, smThroughputPct: 80.1 },
]);
testRule("memory-bound", { dramThroughputPct: 60, executedInstructionsPct: 50, tensorPipePct: 50 }, 400_000, [
  { dramThroughputPct: 59.9, executedInstructionsPct: 3, tensorPipePct: 0 },
  { dramThroughputPct: 60, executedInstructionsPct: 50.1, tensorPipePct: 0 },
  { dramThroughputPct: 60, executedInstructionsPct: 3, tensorPipePct: 50.1 },
  { dramThroughputPct: 60, executedInstructionsPct: 3, tensorPipePct: null },
  { dramThroughputPct: 60, executedInstructionsPct: null, tensorPipePct: 3 },
  // SM throughput holds both, and more than them.
  { dramThroughputPct: 60, smThroughputPct: 50.1, executedInstructionsPct: 3, tensorPipePct: 3 },
]);
testRule("compute-bound", { smThroughputPct: 60, memoryThroughputPct: 50 }, 400_000, [
  { smThroughputPct: 59.9, memoryThroughputPct: 1 },
  { smThroughputPct: 79.9, memoryThroughputPct: 70 },
  { smThroughputPct: 90, memoryThroughputPct: null },
  { smThroughputPct: 80, memoryThroughputPct: 80.1 },
]);
testRule("compute-bound", { tensorPipePct: 85, executedInstructionsPct: 20, dramThroughputPct: 84 }, 150_000, [
  { tensorPipePct: 85, executedInstructionsPct: 20, dramThroughputPct: null },
  { tensorPipePct: 79, executedInstructionsPct: 20, dramThroughputPct: 70 },
]);
testRule("memory-latency", { ...full, memoryThroughputPct: 59.9, smThroughputPct: 59 }, 401_000, [
  { ...full, memoryThroughputPct: 60, smThroughputPct: 59 },
  { ...full, memoryThroughputPct: 40, smThroughputPct: 40 },
  { ...full, wavesPerSm: 0.9, memoryThroughputPct: 40, smThroughputPct: 1 },
  { gridBlocks: 20, smCount: 132, memoryThroughputPct: 40, smThroughputPct: 1 },
  { ...full, dramThroughputPct: 40, executedInstructionsPct: 1, tensorPipePct: 1 },
]);
testRule("latency-bound", { ...full, smThroughputPct: 59.9, memoryThroughputPct: 59.9 }, 401_000, [
  { ...full, smThroughputPct: 60, memoryThroughputPct: 1 },
  { ...full, smThroughputPct: 40, memoryThroughputPct: 40.1 },
  { ...full, wavesPerSm: 0.9, smThroughputPct: 40, memoryThroughputPct: 1 },
  { ...full, smThroughputPct: 40, memoryThroughputPct: null },
]);
testRule("uncoalesced", { loadSectorsPerRequest: 32, loadBytesPerSector: 4 }, 875_000, [
  // A broadcast: of the one sector that a load takes, one word is used.
  { loadSectorsPerRequest: 1, loadBytesPerSector: 4 },
  { loadSectorsPerRequest: 4, loadBytesPerSector: 24.1 },
  // Words of 16 bytes.
  { loadSectorsPerRequest: 16, loadBytesPerSector: 32 },
  { loadBytesPerSector: 4 },
  { loadSectorsPerRequest: 0, loadBytesPerSector: 0 },
  // What ncu counts decides.
  { loadSectorsPerRequest: 32, loadBytesPerSector: 4, excessSectorsPct: 0 },
]);
testRule("uncoalesced", { loadSectorsPerRequest: 32 }, 500_000, [{ loadSectorsPerRequest: 21.3 }]);
testRule("uncoalesced", { excessSectorsPct: 25 }, 250_000, [{ excessSectorsPct: 24.9 }]);

test("names what limits the occupancy", () => {
  const found = findingsOf({ ...lowOccupancy, occupancyLimiter: "registers" });
  expect(found.find(({ id }) => id === "low-occupancy")?.what).toMatch(/80%.* registers\.$/);
});

test("finds nothing without figures", () => {
  expect(findingsOf({})).toEqual([]);
});

test("ignores kernels below 1% of the range", () => {
  const kernel = (totalNs: number) =>
    madeKernel({ rounds: [roundOf(totalNs)], ncu: [madeSample({ spillRequests: 5 })] });
  expect(findRangeFindings(madeRange({ kernels: [kernel(9_999)] }))).toEqual([]);
  expect(findRangeFindings(madeRange({ kernels: [kernel(10_000)] }))).toHaveLength(1);
});

describe("a kernel whose launches differ in their grids", () => {
  const memoryBound = { smCount: 132, dramThroughputPct: 60, smThroughputPct: 3 };

  function findingOf(id: string, values: Values, measured: number, ...variants: ProfileVariant[]) {
    const kernel = madeKernel({ variants, ncu: [madeSample(values, { variant: measured })] });
    return findRangeFindings(madeRange({ kernels: [kernel] })).find((finding) => finding.id === id);
  }

  test("limits a finding to the launches that ncu measured, and to their time", () => {
    const variants = [variantOf(750_000, 396, 1, 1), variantOf(250_000, 132, 2, 1)];
    const found = findingOf("memory-bound", memoryBound, 1, ...variants);
    expect(found).toMatchObject({ what: expect.stringMatching(/60%.*132×2.*25%/), impactNs: 100_000 });
    expect(found?.evidence.at(-1)).toEqual({ name: "time in the measured grid", value: 25, unit: "%" });
  });

  test("names no launches if they take almost all of a kernel's time", () => {
    const found = findingOf("memory-bound", memoryBound, 0, variantOf(996_000, 132, 2, 1), variantOf(4_000, 264, 2, 1));
    expect(found?.what).not.toContain("132×2");
  });

  test("finds a small grid that nsys saw, whichever variant was measured", () => {
    const variants = [variantOf(600_000, 132, 1, 1), variantOf(400_000, 33, 1, 2)];
    for (const measured of [0, 1])
      expect(findingOf("small-grid", { smCount: 132 }, measured, ...variants)).toMatchObject({
        what: expect.stringMatching(/ 50%.*33×1×2.*40%/),
        impactNs: 200_000,
      });
  });

  test("weighs each of several small grids by its own time", () => {
    const variants = [variantOf(500_000, 33, 1, 1), variantOf(300_000, 66, 1, 1), variantOf(200_000, 132, 1, 1)];
    const found = findingOf("small-grid", { smCount: 132 }, 0, ...variants);
    expect(found).toMatchObject({
      what: expect.stringMatching(/25% to 50%.* 2 different grids.*80%/),
      impactNs: 500_000 * 0.75 + 300_000 * 0.5,
    });
    expect(found?.evidence.map(({ name, value }) => [name, value])).toEqual([
      ["gridBlocks, fewest", 33],
      ["gridBlocks, most", 66],
      ["smCount", 132],
      ["time in the measured grid", 50],
    ]);
  });

  test("ignores small grids below 1% of the range", () => {
    const found = (smallNs: number) => {
      const variants = [variantOf(1_000_000 - smallNs, 132, 1, 1), variantOf(smallNs, 1, 1, 1)];
      return findingOf("small-grid", { smCount: 132 }, 0, ...variants);
    };
    expect(found(9_999)).toBeUndefined();
    expect(found(10_000)).toBeDefined();
  });
});

describe("local memory that nsys saw reserved", () => {
  const spillsOf = (localBytesPerThread: number, figures?: Values) => {
    const variants = [madeVariant({ localBytesPerThread, registersPerThread: 255, rounds: [roundOf(1_000_000)] })];
    const kernel = madeKernel({ variants, ncu: figures === undefined ? [] : [madeSample(figures)] });
    return findRangeFindings(madeRange({ kernels: [kernel] })).find(({ id }) => id === "spills");
  };

  test("reports local memory if ncu didn't count spills", () => {
    for (const found of [spillsOf(80), spillsOf(80, { spillRequests: null })])
      expect(found).toMatchObject({
        what: expect.stringContaining(" 80 bytes"),
        evidence: [{ value: 80 }, { value: 255 }],
      });
  });

  test("reports no spill if ncu counted none, or if there's no local memory", () => {
    expect(spillsOf(80, { spillRequests: 0 })).toBeUndefined();
    expect(spillsOf(0)).toBeUndefined();
    expect(spillsOf(80, { spillRequests: 5 })?.what).toContain(" 5 requests");
  });
});

test("falls back to the number of SMs from nsys", () => {
  const kernel = madeKernel({ variants: [variantOf(1_000_000, 33, 1, 1)], ncu: [madeSample({ smCount: null })] });
  const range = madeRange({ kernels: [kernel] });
  expect(findRangeFindings(range)).toEqual([]);
  expect(findRangeFindings(range, 132)).toMatchObject([{ id: "small-grid", impactNs: 750_000 }]);
  const found = (...counts: number[]) => {
    const gpus = counts.map((smCount) => ({ ...h100, smCount }));
    return addFindings(madeProfile([range], { machine: { ...h100Machine, gpus } })).ranges[0]?.findings.length;
  };
  expect([found(132, 132), found(132, 108), found()]).toEqual([1, 0, 0]);
});
