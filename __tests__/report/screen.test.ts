import { describe, expect, test } from "@jest/globals";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { renderScreen } from "../../src/report/terminal/report-text.ts";
import { compared, decode, near, rangeOf, side } from "../compare/support/sides.ts";
import { slowerCost } from "../fixtures/cost.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { expectGolden } from "../support/golden.ts";
import { cases, hostile, hostileNames, recordedSides } from "./comment/support/cases.ts";

const linesOf = (comparison: Comparison | null, profile: Profile | null, width = 110): string[] =>
  renderScreen({ comparison, profile, cost: slowerCost }, { width, color: false }).split("\n");
/** The lines for the report, the details, and the exit code, which follow. */
const endLines = 3;

describe("a recorded comparison", () => {
  test("is laid out like a page", async () => {
    const [section] = cases["measured-in-turn"]?.(await recordedSides()).sections ?? [];
    expectGolden("screen-measured-in-turn.txt", linesOf(section?.comparison ?? null, section?.head ?? null).join("\n"));
  });

  test.each([80, 110, 160])("fits on one screen of %i columns", async (width) => {
    const { sdpa, eager, ...trained } = await recordedSides();
    const one = linesOf(compared(sdpa, eager), eager, width);
    expect(one.length + endLines).toBeLessThanOrEqual(30);
    // Two ranges are slower, and two aren't judged.
    const two = linesOf(compared(trained.plain, trained.checkpointed), trained.checkpointed, width);
    expect(two.length + endLines).toBeLessThanOrEqual(35 + 2);
    for (const line of [...one, ...two]) expect(line.length).toBeLessThanOrEqual(width);
    expect(linesOf(compared(sdpa, sdpa), sdpa, width).length + endLines).toBeLessThanOrEqual(15);
    expect(linesOf(null, eager, width).length + endLines).toBeLessThanOrEqual(30);
  });

  test("shows ranks' own work", async () => {
    const folder = "__tests__/fixtures/recorded/nsys-2025.3.1-h200x2";
    const [base, head] = [
      await profileOf([`${folder}/tp2.sqlite.gz`]),
      await profileOf([`${folder}/tp2-straggler-rank1.sqlite.gz`]),
    ];
    expect(linesOf(compared(base, head), head).join("\n")).toMatch(
      /^✗ prefill: \+1\.44 ms, per rank[^]*\n {4}rank 1's own work +11\.2 ms +12\.6 ms +\+1\.41 ms$/m,
    );
  });
});

test("uses one line per passed range, and at most five per slower one", () => {
  const ranges = (count: number, factor: number) =>
    Array.from({ length: count }, (_, at) =>
      rangeOf({
        name: `step ${String.fromCharCode(97 + at)}`,
        kernels: [
          { name: "gemm", ns: near(1e7 * factor) },
          { name: "copy", family: "copy", ns: near(1e6) },
        ],
      }),
    );
  const countOf = (count: number, factor: number): number =>
    linesOf(compared(side(ranges(count, 1)), side(ranges(count, factor))), null).length;
  expect(countOf(6, 1) - countOf(2, 1)).toBe(4);
  expect(countOf(1, 1.2) + endLines).toBeLessThanOrEqual(30);
  expect(countOf(3, 1.2) - countOf(2, 1.2)).toBeLessThanOrEqual(5 + 1);
});

test("shows GPU and wall time next to a synchronization that decides", () => {
  const of = (waits: number) =>
    decode([{ name: "gemm", ns: near(9_000_000) }], {
      synchronizations: [{ call: "cudaStreamSynchronize", count: waits, totalNs: 1 }],
    });
  const text = linesOf(compared(of(1), of(24)), null).join("\n");
  expect(text).toMatch(/^✗ decode: Synchronizations: 1 → 24 [^\n]*cudaStreamSynchronize 1 → 24/m);
  expect(text).toMatch(/^ {4}GPU time ±0%; we'd detect [\d.]+%\. Traced wall time [^\n]*$/m);
});

test("starts no line with a hostile name, and wraps every line", () => {
  for (const { comparison, head } of hostile(hostileNames).sections) {
    const lines = linesOf(comparison, head);
    expect(lines.filter((line) => /^\s*(::|##)|[\u0000-\u001f\u202e]/.test(line))).toEqual([]);
    const verdict = lines.findIndex((line) => line.startsWith("REGRESSED: "));
    for (const line of verdict < 0 ? lines : lines.slice(0, verdict)) expect(line.length).toBeLessThanOrEqual(110);
  }
});
