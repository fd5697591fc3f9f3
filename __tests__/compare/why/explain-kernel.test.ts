import { describe, expect, test } from "@jest/globals";
import { explainKernel } from "../../../src/compare/why/explain-kernel.ts";
import type { ProfileVariant } from "../../../src/model/profile/profile.ts";
import { madeSample, madeVariant, noShares } from "../../fixtures/profiles.ts";
import { kernelOf } from "../support/sides.ts";

type Metrics = Readonly<Record<string, number | string | null>>;

function explained(
  base: { figures?: Metrics; variant?: Partial<ProfileVariant>; launches?: number },
  head: { figures?: Metrics; variant?: Partial<ProfileVariant>; launches?: number },
  state: "regressed" | "same" = "regressed",
) {
  const kernel = ({ figures, variant = {}, launches = 16 }: typeof base) =>
    kernelOf({
      name: "k",
      ns: [1000],
      launches,
      change: {
        ncu: figures === undefined ? [] : [madeSample(figures)],
        variants: [madeVariant({ rounds: [null], ...variant })],
      },
    });
  const launches = { base: base.launches ?? 16, head: head.launches ?? 16 };
  return explainKernel({ match: "exact", base: [kernel(base)], head: [kernel(head)], launches }, state);
}

/** A grid of 4 by `rows`, launched so often. */
interface Ran {
  readonly rows: number;
  readonly launches: number;
  readonly ns: number;
  readonly variant?: Partial<ProfileVariant>;
}

interface RanKernel {
  readonly grids: readonly Ran[];
  /** By the rows of the grid, in the order of the program. */
  readonly measured: readonly (readonly [rows: number, figures: Metrics])[];
  readonly launches?: number;
}

const four = (launches: number, ns: number, variant: Partial<ProfileVariant> = {}): Ran => ({
  ...{ rows: 4, launches, ns, variant },
});
const eleven = (launches: number, ns: number): Ran => ({ rows: 11, launches, ns });

function made(name: string, { grids, measured }: RanKernel) {
  const ns = grids.reduce((sum, grid) => sum + grid.ns, 0);
  const variants = grids.map(({ rows, launches, ns: totalNs, variant = {} }) =>
    madeVariant({
      ...{ mangled: `_Z${name}`, grid: [4, rows, 1] },
      rounds: [{ launches, totalNs, medianNs: totalNs / launches, minNs: 1, maxNs: totalNs, spread: 0, ...noShares }],
      ...variant,
    }),
  );
  const ncu = measured.map(([rows, figures]) =>
    madeSample(figures, { variant: grids.findIndex((grid) => grid.rows === rows) }),
  );
  return kernelOf({ name, ns: [ns], change: { variants, ncu } });
}

function ran(base: RanKernel, head: RanKernel) {
  const launches = { base: base.launches ?? 512, head: head.launches ?? 512 };
  return explainKernel({ match: "exact", base: [made("k", base)], head: [made("k", head)], launches }, "regressed");
}

const sameLaunch =
  "same name, registers, shared memory, grid, and block, so the difference must be in the kernel's code, input, or environment";

describe("why a kernel is slower", () => {
  test("the figures of both sides in one sentence, the cause of the occupancy behind it", () => {
    const { metrics, explanation } = explained(
      {
        figures: { dramBytes: 1_000_000, achievedOccupancyPct: 62, registersPerThread: 96, l2HitPct: 60 },
        variant: { registersPerThread: 96 },
      },
      {
        figures: { dramBytes: 1_380_000, achievedOccupancyPct: 31, registersPerThread: 168, l2HitPct: 60.5 },
        variant: { registersPerThread: 168 },
      },
    );
    expect(explanation).toBe("DRAM bytes 977 KiB → 1.32 MiB, occupancy 62 → 31% (registers 96 → 168)");
    expect(metrics.map(({ metric, base, head }) => [metric, base, head])).toEqual([
      ["dramBytes", 1_000_000, 1_380_000],
      ["achievedOccupancyPct", 62, 31],
      ["registersPerThread", 96, 168],
    ]);
  });

  test("says values, not what limits the occupancy or a percentage with meaningless digits", () => {
    const base = { dramBytes: 4096, theoreticalOccupancyPct: 100, occupancyLimiter: "warps", registersPerThread: 32 };
    const head = { dramBytes: 2 ** 30, theoreticalOccupancyPct: 75, occupancyLimiter: "registers, warps" };
    expect(explained({ figures: base }, { figures: { ...head, registersPerThread: 32 } }).explanation).toMatch(
      /^DRAM bytes 4 KiB → 1 GiB, theoretical occupancy 100 → 75%, same name/,
    );
  });

  test("the figures of the preset quick", () => {
    const base = { figures: { dramThroughputPct: 70, executedInstructionsPct: 12, tensorPipePct: 30 } };
    const head = { figures: { dramThroughputPct: 35, executedInstructionsPct: 6, tensorPipePct: 30.2 } };
    expect(explained(base, head).metrics).toMatchObject([
      { metric: "executedInstructionsPct", base: 12, head: 6, changeRatio: -0.5 },
      { metric: "dramThroughputPct", base: 70, head: 35, changeRatio: -0.5 },
    ]);
  });

  test("figures that one side lacks are not compared", () => {
    expect(
      explained({ figures: { dramBytes: null, spillRequests: 0 } }, { figures: { dramBytes: 5, spillRequests: 12 } }),
    ).toMatchObject({
      metrics: [{ metric: "spillRequests", base: 0, head: 12, changeRatio: null }],
    });
    expect(explained({}, { figures: { dramBytes: 5 } }).metrics).toEqual([]);
  });

  test("without Nsight Compute, what every capture holds", () => {
    const { explanation } = explained(
      { variant: { registersPerThread: 96, grid: [16, 1, 1] } },
      { variant: { registersPerThread: 168, grid: [32, 1, 1], dynamicSharedBytes: 1024 }, launches: 32 },
    );
    expect(explanation).toBe("launches 16 → 32, registers 96 → 168, shared memory 0 B → 1024 B, grid 16×1×1 → 32×1×1");
  });

  test.each([
    { name: "equal in all", head: {}, same: true },
    { name: "another mangled name", head: { variant: { mangled: "_Zother" } }, same: false },
    { name: "another grid", head: { variant: { grid: [2, 1, 1] as [number, number, number] } }, same: false },
    { name: "other registers", head: { variant: { registersPerThread: 33 } }, same: false },
    { name: "other shared memory", head: { variant: { staticSharedBytes: 4 } }, same: false },
    { name: "other launches", head: { launches: 17 }, same: false },
  ])("the same launch or not: $name", ({ head, same }) => {
    expect(explained({}, head).explanation?.includes(sameLaunch) ?? false).toBe(same);
  });

  test("an unknown mangled name is never the same launch", () => {
    expect(explained({ variant: { mangled: null } }, { variant: { mangled: null } }).explanation).toBeNull();
  });

  test("a kernel edited in place: its figures, and that the launch alone is the same", () => {
    const { explanation } = explained(
      { figures: { loadSectorsPerRequest: 4, executedInstructionsPct: 20 } },
      { figures: { loadSectorsPerRequest: 16, executedInstructionsPct: 48 } },
    );
    expect(explanation).toBe(`sectors per load 4 → 16, executed instructions 20 → 48%, ${sameLaunch}`);
  });

  test.each(["registersPerThread", "sharedBytesPerBlock", "gridBlocks"])(
    "never the same launch where Nsight Compute says that %s differs",
    (metric) => {
      const { metrics, explanation } = explained({ figures: { [metric]: 16 } }, { figures: { [metric]: 44 } });
      expect(metrics).toMatchObject([{ metric, base: 16, head: 44 }]);
      expect(explanation ?? "").not.toContain("same");
    },
  );

  test("what nsys tells besides the figures of Nsight Compute is not lost, and not told twice", () => {
    const old = { variant: { registersPerThread: 96 } };
    const young = { variant: { registersPerThread: 168, localBytesPerThread: 64 } };
    expect(
      explained(
        { ...old, figures: { dramBytes: 100, registersPerThread: 96 } },
        { ...young, figures: { dramBytes: 200, registersPerThread: 168 } },
      ).explanation,
    ).toBe("local memory per thread 0 B → 64 B, DRAM bytes 100 → 200 B, registers 96 → 168");
    expect(
      explained({ ...old, figures: { dramBytes: 100 } }, { ...young, figures: { dramBytes: 200 } }).explanation,
    ).toBe("registers 96 → 168, local memory per thread 0 B → 64 B, DRAM bytes 100 → 200 B");
  });

  test("what did not change is not explained", () => {
    expect(explained({ figures: { dramBytes: 1 } }, { figures: { dramBytes: 9 } }, "same")).toEqual({
      metrics: [],
      explanation: null,
    });
  });
});

describe("which launches are held against each other", () => {
  const small = { dramBytes: 1000, gridBlocks: 16, wavesPerSm: 0.12, smThroughputPct: 1.6 };
  const large = { dramBytes: 2750, gridBlocks: 44, wavesPerSm: 0.33, smThroughputPct: 4.3 };

  test("not those of different grids that both sides have alike", () => {
    const grids: Ran[] = [
      { rows: 4, launches: 256, ns: 1000 },
      { rows: 11, launches: 256, ns: 900 },
    ];
    const { metrics, explanation } = ran({ grids, measured: [[4, small]] }, { grids, measured: [[11, large]] });
    expect(metrics).toEqual([]);
    expect(explanation).toBe(sameLaunch);
  });

  test("not where noise alone puts another grid first", () => {
    const { metrics, explanation } = ran(
      { grids: [four(256, 1000), eleven(256, 999)], measured: [[4, small]] },
      { grids: [eleven(257, 1000), four(255, 999)], measured: [[11, large]] },
    );
    expect(metrics).toEqual([]);
    expect(explanation).toBeNull();
  });

  test("those of equal grid, wherever they stand in the list, the ones with the most time first", () => {
    const { metrics, explanation } = ran(
      {
        grids: [four(256, 1000), eleven(256, 900)],
        measured: [
          [4, small],
          [11, { l2HitPct: 60 }],
        ],
      },
      {
        grids: [eleven(256, 2000), four(256, 1000)],
        measured: [
          [11, { l2HitPct: 30 }],
          [4, large],
        ],
      },
    );
    expect(metrics.map(({ metric, base, head }) => [metric, base, head])).toEqual([["l2HitPct", 60, 30]]);
    expect(explanation).toBe(
      `L2 hits 60 → 30%, measured with grid 4×11×1, block 128×1×1 and 0 B of shared memory, ${sameLaunch}`,
    );
  });

  test("a later launch of equal grid rather than the first of another", () => {
    const grids = [four(256, 1000), eleven(256, 900)];
    const { metrics } = ran(
      {
        grids,
        measured: [
          [4, small],
          [11, large],
        ],
      },
      { grids, measured: [[11, { ...large, dramBytes: 5500 }]] },
    );
    expect(metrics).toMatchObject([{ metric: "dramBytes", base: 2750, head: 5500, changeRatio: 1 }]);
  });

  test("shared memory is part of the launch", () => {
    const kernel = (dynamicSharedBytes: number, figures: Metrics) => ({
      grids: [four(256, 1000, { dynamicSharedBytes }), four(256, 900, { dynamicSharedBytes: 512 })],
      measured: [[4, figures]] as const,
    });
    expect(ran(kernel(0, small), kernel(0, large)).metrics).not.toEqual([]);
    expect(ran(kernel(0, small), kernel(1024, large)).explanation).toMatch(/^shared memory 0 B → 1024 B, DRAM bytes/);
  });

  test("where one grid took the place of another: the change of the launch, and the figures", () => {
    const { metrics, explanation } = ran(
      { grids: [four(512, 2000)], measured: [[4, small]] },
      { grids: [eleven(500, 3000), four(12, 50)], measured: [[11, large]] },
    );
    expect(metrics.map(({ metric }) => metric)).toEqual(["dramBytes", "gridBlocks", "wavesPerSm", "smThroughputPct"]);
    expect(explanation).toBe(
      "grid 4×4×1 → 4×11×1, DRAM bytes 1000 B → 2.69 KiB, waves 0.12 → 0.33, SM throughput 1.6 → 4.3%",
    );
  });

  test("the change of the launch alone, where what was measured is not what takes the time", () => {
    const other = { rows: 7, launches: 10, ns: 10 };
    expect(
      ran(
        { grids: [four(512, 2000)], measured: [[4, small]] },
        { grids: [eleven(502, 3000), other], measured: [[7, large]] },
      ),
    ).toEqual({ metrics: [], explanation: "grid 4×4×1 → 4×11×1" });
    // First by time, and yet most of the time is in others.
    expect(
      ran(
        { grids: [four(512, 2000)], measured: [[4, small]] },
        { grids: [eleven(200, 1000), { ...other, ns: 900 }, { ...other, rows: 8, ns: 800 }], measured: [[11, large]] },
      ),
    ).toEqual({ metrics: [], explanation: "grid 4×4×1 → 4×11×1" });
  });

  test("launches that came besides the others did not take their place", () => {
    const { metrics, explanation } = ran(
      { grids: [four(100, 1000)], measured: [[4, small]], launches: 100 },
      { grids: [eleven(100, 2000), four(100, 1000)], measured: [[11, large]], launches: 200 },
    );
    expect(metrics).toEqual([]);
    expect(explanation).toBe("launches 100 → 200");
  });

  test("the kernels of a row together", () => {
    const sides = ["k1", "k2"].map((name) => made(name, { grids: [four(10, 500)], measured: [] }));
    const measured = [...sides, made("k3", { grids: [eleven(10, 800)], measured: [[11, large]] })];
    const { metrics, explanation } = explainKernel(
      { match: "renamed", base: measured, head: measured.toReversed(), launches: { base: 30, head: 30 } },
      "regressed",
    );
    expect(metrics).toEqual([]);
    expect(explanation).toBe(sameLaunch);
  });
});
