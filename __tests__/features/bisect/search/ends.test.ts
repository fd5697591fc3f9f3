import { describe, expect, test } from "@jest/globals";
import { findSearchEnds } from "../../../../src/features/bisect/search/figure.ts";
import type { Comparison } from "../../../../src/model/comparison/comparison.ts";
import { compared, decode, near } from "../../../compare/support/sides.ts";

const [good, bad] = ["a".repeat(40), "b".repeat(40)];
const base = decode([{ name: "gemm", ns: near(900_000) }]);
const slower = sidesOf(compared(base, decode([{ name: "gemm", ns: near(1_000_000) }])), {});
const figure = { kind: "gpu-time", range: "decode" };

interface Sides {
  readonly commits?: readonly [string | null, string | null];
  readonly gpus?: readonly [string | null, string | null];
  readonly interleaved?: boolean;
}

function sidesOf(
  comparison: Comparison,
  { commits = [good, bad], gpus = ["GPU-1", "GPU-1"], interleaved = false }: Sides,
): Comparison {
  const change = (side: Comparison["head"], index: 0 | 1): Comparison["head"] => ({
    ...side,
    source: { ...side.source, commit: commits[index] },
    machine: { ...side.machine, gpus: side.machine.gpus.map((gpu) => ({ ...gpu, uuid: gpus[index] })) },
  });
  return {
    ...comparison,
    interleaved,
    base: comparison.base === null ? null : change(comparison.base, 0),
    head: change(comparison.head, 1),
  };
}

describe("the ends of a bisect", () => {
  test("returns the sides of a regressed comparison", () => {
    expect(findSearchEnds(slower)).toEqual({ kind: "ends", good, bad, figure });
    expect(findSearchEnds(compared(base, base))).toBeNull();
  });

  test.each<[Sides, object]>([
    [{ commits: [null, bad] }, { kind: "commit-unknown", side: "base" }],
    [{ commits: [good, null] }, { kind: "commit-unknown", side: "head" }],
    // A profile that was stored may have anything.
    [{ commits: ["--output=x", bad] }, { kind: "commit-unknown", side: "base" }],
    [{ gpus: ["GPU-2", "GPU-1"] }, { kind: "other-gpu", base: "GPU-2", head: "GPU-1" }],
  ])("gives the reason if it finds none for %j", (sides, why) => {
    expect(findSearchEnds(sidesOf(slower, sides))).toEqual(why);
  });

  test.each<[string, Sides]>([
    ["a GPU isn't known", { gpus: [null, "GPU-1"] }],
    ["the base was measured in the same job", { gpus: ["GPU-2", "GPU-1"], interleaved: true }],
  ])("finds the ends even if %s", (_where, sides) => {
    expect(findSearchEnds(sidesOf(slower, sides))?.kind).toBe("ends");
  });
});
