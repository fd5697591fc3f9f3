import { describe, expect, test } from "@jest/globals";
import { decideExitCode } from "../../../src/compare/policy/exit-code.ts";
import { verdictLine } from "../../../src/report/terminal/report-text.ts";
import { near, reasonIds, type MadeTimes } from "../support/sides.ts";
import { improvement, type Program } from "./program.ts";

const fastGemm: MadeTimes = { name: "gemm", ns: near(800_000) };
const attention: MadeTimes = { name: "attention", ns: near(400_000), family: "attention" };

/** So many copies to the host, of 1 MiB together. */
const copies = (count: number, totalNs: number): Program["round"] => ({
  copies: [
    {
      kind: "copy",
      ...{ direction: "device-to-host", sourceMemory: "device", targetMemory: "pinned" },
      ...{ count, bytes: 2 ** 20, totalNs, blocking: 0 },
    },
  ],
  ...{ memcpyBytes: 2 ** 20, memcpyNs: totalNs, copyBusyNs: totalNs, gpuBusyNs: 1_400_000 + totalNs },
});

const copied = (count: number, totalNs: number, wallNs: number) => ({ round: copies(count, totalNs), wallNs });
const graph = { round: { graphLaunches: 1, graphKernels: 32 }, wallNs: 1_500_000, restNs: 1_000_000_000 + 2_000_000 };

const optimizations: readonly (readonly [name: string, head: Partial<Program>, base?: Partial<Program>])[] = [
  ["fusion", { kernels: [{ name: "gemm_attention", ns: near(1_100_000) }], wallNs: 1_700_000 }],
  ["a CUDA graph: the same kernels, launched at once", graph],
  ["another tile", { kernels: [fastGemm, attention], wallNs: 1_800_000 }],
  ["fewer copies: as many bytes at once", copied(1, 60_000, 2_060_000), copied(64, 400_000, 2_400_000)],
  ["overlap: kernels run beside each other", { round: { gpuBusyNs: 1_050_000 }, wallNs: 1_650_000 }],
];

describe("an honest optimization is an improvement", () => {
  test.each(optimizations)("passes: %s", (_, head, base = {}) => {
    const comparison = improvement(head, base);
    expect(reasonIds(comparison, "not-improved")).toEqual([]);
    expect([comparison.verdict, decideExitCode(comparison, ["regression"])]).toEqual(["pass", 0]);
    expect(verdictLine(comparison)).toMatch(/^IMPROVED: decode takes \d+(\.\d+)?% less /);
  });

  test("passes without a verification, and says so", () => {
    const comparison = improvement({ kernels: [fastGemm, attention], verify: null }, { verify: null });
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["pass", expect.arrayContaining(["not-verified"])]);
  });

  test("marks what the program reports itself", () => {
    const metric = (value: number) => ({
      metrics: [{ name: "tokens_per_second", value, unit: null, better: "higher" as const, source: "own.json" }],
    });
    const comparison = improvement({ kernels: [fastGemm, attention], ...metric(250) }, metric(100));
    expect(verdictLine(comparison)).toMatch(/tokens_per_second rose by 150% \(100 → 250\)/);
  });
});
