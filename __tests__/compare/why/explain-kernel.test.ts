import { describe, expect, test } from "@jest/globals";
import { explainKernel } from "../../../src/compare/why/explain-kernel.ts";
import type { ProfileVariant } from "../../../src/model/profile.ts";
import { madeSample, madeVariant } from "../../fixtures/profiles.ts";
import { kernelOf } from "../support/sides.ts";

type Figures = Readonly<Record<string, number | string | null>>;

function explained(
  base: { figures?: Figures; variant?: Partial<ProfileVariant>; launches?: number },
  head: { figures?: Figures; variant?: Partial<ProfileVariant>; launches?: number },
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
    expect(explanation).toBe("DRAM bytes +38.0 %, occupancy 62 → 31 % (registers 96 → 168)");
    expect(metrics.map(({ metric, base, head }) => [metric, base, head])).toEqual([
      ["dramBytes", 1_000_000, 1_380_000],
      ["achievedOccupancyPct", 62, 31],
      ["registersPerThread", 96, 168],
    ]);
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
  ])("same code or not: $name", ({ head, same }) => {
    expect(explained({}, head).explanation?.includes("same code") ?? false).toBe(same);
  });

  test("an unknown mangled name is never the same code", () => {
    expect(explained({ variant: { mangled: null } }, { variant: { mangled: null } }).explanation).toBeNull();
  });

  test("what did not change is not explained", () => {
    expect(explained({ figures: { dramBytes: 1 } }, { figures: { dramBytes: 9 } }, "same")).toEqual({
      metrics: [],
      explanation: null,
    });
  });
});
