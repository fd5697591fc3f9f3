import { describe, expect, test } from "@jest/globals";
import { explainKernel } from "../../../src/compare/why/explain-kernel.ts";
import type { ProfileVariant } from "../../../src/model/profile/profile.ts";
import { madeSample, madeVariant } from "../../fixtures/profiles.ts";
import { kernelOf } from "../support/sides.ts";

type Metrics = Readonly<Record<string, number | string | null>>;

interface Made {
  readonly figures?: Metrics;
  readonly variant?: Partial<ProfileVariant>;
  readonly launches?: number;
}

function explained(base: Made, head: Made, state: "regressed" | "same" = "regressed") {
  const kernel = ({ figures, variant = {} }: Made) => {
    const ncu = figures === undefined ? [] : [madeSample(figures)];
    return kernelOf({
      name: "k",
      ns: [1000],
      change: { ncu, variants: [madeVariant({ rounds: [null], ...variant })] },
    });
  };
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

const four = (launches: number, ns: number, variant: Partial<ProfileVariant> = {}): Ran => {
  return { rows: 4, launches, ns, variant };
};
const eleven = (launches: number, ns: number): Ran => ({ rows: 11, launches, ns });

function made(name: string, { grids, measured }: RanKernel) {
  const ns = grids.reduce((sum, grid) => sum + grid.ns, 0);
  const variants = grids.map(({ rows, launches, ns: totalNs, variant = {} }) => {
    const { rounds } = kernelOf({ name, ns: [totalNs], launches });
    return madeVariant({ mangled: `_Z${name}`, grid: [4, rows, 1], rounds, ...variant });
  });
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
  test("formats both sides' figures in one sentence, with the occupancy's cause", () => {
    const { metrics, explanation } = explained(
      { figures: { dramBytes: 1_000_000, achievedOccupancyPct: 62, registersPerThread: 96, l2HitPct: 60 } },
      { figures: { dramBytes: 1_380_000, achievedOccupancyPct: 31, registersPerThread: 168, l2HitPct: 60.5 } },
    );
    expect(explanation).toBe("DRAM bytes 977 KiB → 1.32 MiB, occupancy 62 → 31% (registers 96 → 168)");
    expect(metrics).toMatchObject([
      { metric: "dramBytes", base: 1_000_000, head: 1_380_000, changeRatio: expect.closeTo(0.38) },
      { metric: "achievedOccupancyPct", base: 62, head: 31 },
      { metric: "registersPerThread", base: 96, head: 168 },
    ]);
  });

  test("formats values without limiters or meaningless digits", () => {
    const base = { dramBytes: 4096, theoreticalOccupancyPct: 100, occupancyLimiter: "warps", registersPerThread: 32 };
    const head = { dramBytes: 2 ** 30, theoreticalOccupancyPct: 75, occupancyLimiter: "registers, warps" };
    expect(explained({ figures: base }, { figures: { ...head, registersPerThread: 32 } }).explanation).toMatch(
      /^DRAM bytes 4 KiB → 1 GiB, theoretical occupancy 100 → 75%, same name/,
    );
  });

  test("skips figures that one side lacks", () => {
    const { metrics } = explained(
      { figures: { dramBytes: null, spillRequests: 0 } },
      { figures: { dramBytes: 5, spillRequests: 12 } },
    );
    expect(metrics).toMatchObject([{ metric: "spillRequests", base: 0, head: 12, changeRatio: null }]);
    expect(explained({}, { figures: { dramBytes: 5 } }).metrics).toEqual([]);
  });

  test("explains without Nsight Compute from what every capture shows", () => {
    const { explanation } = explained(
      { variant: { registersPerThread: 96, grid: [16, 1, 1] } },
      { variant: { registersPerThread: 168, grid: [32, 1, 1], dynamicSharedBytes: 1024 }, launches: 32 },
    );
    expect(explanation).toBe("launches 16 → 32, registers 96 → 168, shared memory 0 B → 1024 B, grid 16×1×1 → 32×1×1");
  });

  test.each<[string, Made, boolean]>([
    ["equal in everything", {}, true],
    ["another mangled name", { variant: { mangled: "_Zother" } }, false],
    ["another grid", { variant: { grid: [2, 1, 1] } }, false],
    ["other registers", { variant: { registersPerThread: 33 } }, false],
    ["other shared memory", { variant: { staticSharedBytes: 4 } }, false],
    ["other launches", { launches: 17 }, false],
  ])("decides whether launches are equal: %s", (_, head, same) => {
    expect(explained({}, head).explanation?.includes(sameLaunch) ?? false).toBe(same);
  });

  test("never calls an unknown mangled name the same launch", () => {
    expect(explained({ variant: { mangled: null } }, { variant: { mangled: null } }).explanation).toBeNull();
  });

  test("explains a kernel edited in place", () => {
    const { explanation } = explained(
      { figures: { loadSectorsPerRequest: 4, executedInstructionsPct: 20 } },
      { figures: { loadSectorsPerRequest: 16, executedInstructionsPct: 48 } },
    );
    expect(explanation).toBe(`sectors per load 4 → 16, executed instructions 20 → 48%, ${sameLaunch}`);
  });

  test.each(["registersPerThread", "sharedBytesPerBlock", "gridBlocks"])(
    "finds different launches with other %s",
    (metric) => {
      const { metrics, explanation } = explained({ figures: { [metric]: 16 } }, { figures: { [metric]: 44 } });
      expect(metrics).toMatchObject([{ metric, base: 16, head: 44 }]);
      expect(explanation ?? "").not.toContain("same");
    },
  );

  test("shows what only nsys reports, and shows nothing twice", () => {
    const old = { variant: { registersPerThread: 96 } };
    const young = { variant: { registersPerThread: 168, localBytesPerThread: 64 } };
    const both = explained(
      { ...old, figures: { dramBytes: 100, registersPerThread: 96 } },
      { ...young, figures: { dramBytes: 200, registersPerThread: 168 } },
    );
    expect(both.explanation).toBe("local memory per thread 0 B → 64 B, DRAM bytes 100 → 200 B, registers 96 → 168");
    const one = explained({ ...old, figures: { dramBytes: 100 } }, { ...young, figures: { dramBytes: 200 } });
    expect(one.explanation).toBe("registers 96 → 168, local memory per thread 0 B → 64 B, DRAM bytes 100 → 200 B");
  });

  test("explains nothing that didn't change", () => {
    const same = explained({ figures: { dramBytes: 1 } }, { figures: { dramBytes: 9 } }, "same");
    expect(same).toEqual({ metrics: [], explanation: null });
  });
});

describe("which launches are compared", () => {
  const small = { dramBytes: 1000, gridBlocks: 16, wavesPerSm: 0.12, smThroughputPct: 1.6 };
  const large = { dramBytes: 2750, gridBlocks: 44, wavesPerSm: 0.33, smThroughputPct: 4.3 };

  const both: Ran[] = [four(256, 1000), eleven(256, 900)];
  const seven: Ran = { rows: 7, launches: 10, ns: 10 };
  const otherGrid = "grid 4×4×1 → 4×11×1";
  const mostInOthers: RanKernel = {
    grids: [eleven(200, 1000), { ...seven, ns: 900 }, { ...seven, rows: 8, ns: 800 }],
    measured: [[11, large]],
  };
  const smallFour: RanKernel = { grids: [four(512, 2000)], measured: [[4, small]] };

  test.each<[string, RanKernel, RanKernel, string | null]>([
    [
      "different grids that both sides have",
      { grids: both, measured: [[4, small]] },
      { grids: both, measured: [[11, large]] },
      sameLaunch,
    ],
    [
      "a grid that's first only by noise",
      { grids: [four(256, 1000), eleven(256, 999)], measured: [[4, small]] },
      { grids: [eleven(257, 1000), four(255, 999)], measured: [[11, large]] },
      null,
    ],
    [
      "new launches that didn't replace others",
      { grids: [four(100, 1000)], measured: [[4, small]], launches: 100 },
      { grids: [eleven(100, 2000), four(100, 1000)], measured: [[11, large]], launches: 200 },
      "launches 100 → 200",
    ],
    [
      "launches that take little time",
      smallFour,
      { grids: [eleven(502, 3000), seven], measured: [[7, large]] },
      otherGrid,
    ],
    ["the longest launches if others take most of the time", smallFour, mostInOthers, otherGrid],
  ])("excludes %s", (_, base, head, explanation) => {
    expect(ran(base, head)).toEqual({ metrics: [], explanation });
  });

  test("pairs launches of equal grid, most time first", () => {
    const measured: RanKernel["measured"] = [
      [4, small],
      [11, { l2HitPct: 60 }],
    ];
    const { metrics, explanation } = ran(
      { grids: both, measured },
      { grids: [eleven(256, 2000), four(256, 1000)], measured: [[11, { l2HitPct: 30 }], ...measured.slice(0, 1)] },
    );
    expect(metrics).toMatchObject([{ metric: "l2HitPct", base: 60, head: 30 }]);
    expect(explanation).toContain("measured with grid 4×11×1, block 128×1×1 and 0 B of shared memory");
  });

  test("treats shared memory as part of the launch", () => {
    const kernel = (dynamicSharedBytes: number, figures: Metrics) => ({
      grids: [four(256, 1000, { dynamicSharedBytes }), four(256, 900, { dynamicSharedBytes: 512 })],
      measured: [[4, figures]] as const,
    });
    expect(ran(kernel(0, small), kernel(0, large)).metrics).not.toEqual([]);
    expect(ran(kernel(0, small), kernel(1024, large)).explanation).toMatch(/^shared memory 0 B → 1024 B, DRAM bytes/);
  });

  test("explains a replaced grid by the launch and its figures", () => {
    const head: RanKernel = { grids: [eleven(500, 3000), four(12, 50)], measured: [[11, large]] };
    const { metrics, explanation } = ran(smallFour, head);
    expect(metrics.map(({ metric }) => metric)).toEqual(["dramBytes", "gridBlocks", "wavesPerSm", "smThroughputPct"]);
    expect(explanation).toBe(
      "grid 4×4×1 → 4×11×1, DRAM bytes 1000 B → 2.69 KiB, waves 0.12 → 0.33, SM throughput 1.6 → 4.3%",
    );
  });

  test("explains the kernels of a row together", () => {
    const sides = ["k1", "k2"].map((name) => made(name, { grids: [four(10, 500)], measured: [] }));
    const measured = [...sides, made("k3", { grids: [eleven(10, 800)], measured: [[11, large]] })];
    const row = { base: measured, head: measured.toReversed(), launches: { base: 30, head: 30 } };
    const found = explainKernel({ match: "renamed", ...row }, "regressed");
    expect(found).toEqual({ metrics: [], explanation: sameLaunch });
  });
});
