import { describe, expect, test } from "@jest/globals";
import { rangesToExplain } from "../../src/compare/to-explain.ts";
import { compared, decode, near, rangeOf, side, type MadeTimes } from "./support/sides.ts";

const kernels = (ns: Readonly<Record<string, number>>, launches = 16): MadeTimes[] =>
  Object.entries(ns).map(([name, time]) => ({ name, ns: near(time), launches }));
const before = kernels({ gemm: 700_000, norm: 300_000 });

describe("rangesToExplain", () => {
  test("explains nothing if nothing is slower, faster, or open", () => {
    expect(rangesToExplain(compared(decode(before), decode(before)))).toEqual([]);
  });

  test.each([
    ["slower", { gemm: 900_000, norm: 300_000 }, ["gemm"]],
    ["faster", { gemm: 500_000, norm: 300_000 }, ["gemm"]],
  ])("explains a range with a kernel that is %s, by its names on both sides", (_, after, names) => {
    expect(rangesToExplain(compared(decode(before), decode(kernels(after))))).toEqual([
      { name: "decode", domain: "", kernels: { base: names, head: names } },
    ]);
  });

  test("explains an open range", () => {
    const rounds = (...ns: number[]): MadeTimes[] => [{ name: "gemm", ns }];
    const comparison = compared(
      decode(rounds(1_000_000, 1_040_000, 970_000)),
      decode(rounds(1_050_000, 1_030_000, 1_040_000)),
    );
    expect(comparison.ranges.map(({ gpuBusyTime }) => gpuBusyTime.mayBeSlower)).toEqual([true]);
    expect(rangesToExplain(comparison).map(({ name }) => name)).toEqual(["decode"]);
  });

  test("explains only the slower ranges", () => {
    const both = (ns: number) =>
      side([rangeOf({ name: "prefill", domain: "LLM", kernels: before }), rangeOf({ kernels: kernels({ gemm: ns }) })]);
    expect(rangesToExplain(compared(both(700_000), both(900_000))).map(({ name }) => name)).toEqual(["decode"]);
  });

  test("explains an exceeded budget", () => {
    const over = compared(decode(before), decode(before), { overrides: ["compare.budgets=[decode.kernelNs <= 1 us]"] });
    expect(rangesToExplain(over)).toEqual([{ name: "decode", domain: "", kernels: { base: [], head: [] } }]);
  });

  test.each([
    ["launched twice as often, each as fast as before", { ns: 1_400_000, launches: 32 }, []],
    ["launched twice as often, each 40% slower", { ns: 1_960_000, launches: 32 }, []],
    ["launched twice as often, each 2.5 times slower", { ns: 3_500_000, launches: 32 }, ["gemm"]],
    ["launched half as often, each three times slower", { ns: 1_050_000, launches: 8 }, ["gemm"]],
    ["launched as often, each slower", { ns: 1_400_000, launches: 16 }, ["gemm"]],
  ])("measures a kernel that is %s", (_, { ns, launches }, names) => {
    const norm = { name: "norm", ns: near(300_000), launches: 16 };
    const comparison = compared(decode(before), decode([{ name: "gemm", ns: near(ns), launches }, norm]));
    expect(comparison.verdict).toBe("regressed");
    expect(rangesToExplain(comparison).flatMap(({ kernels: { head } }) => head)).toEqual(names);
  });

  test("skips a range that only a new kernel makes slower", () => {
    const comparison = compared(decode(before), decode([...before, { name: "copy", ns: near(200_000), launches: 16 }]));
    expect(comparison.verdict).toBe("regressed");
    expect(rangesToExplain(comparison)).toEqual([]);
  });

  test("skips a range that only the host makes slower", () => {
    const slow = compared(decode(before, { wallNs: 10_000_000 }), decode(before, { wallNs: 30_000_000 }));
    expect(slow.ranges.map(({ wallTime }) => wallTime.changeRatio)).toEqual([expect.closeTo(2)]);
    expect(rangesToExplain(slow)).toEqual([]);
  });
});
