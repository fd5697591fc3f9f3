import { describe, expect, test } from "@jest/globals";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { renderComparison } from "../../src/report/terminal/report-text.ts";
import { compared, decode, near, rangeOf, side } from "../compare/support/sides.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { expectGolden } from "../support/golden.ts";

const text = (comparison: Comparison) => renderComparison(comparison, { topKernels: 12, layout: logLayout });
const longest = (shown: string) => Math.max(...shown.split("\n").map((line) => line.length));

describe("SDPA → eager attention, recorded", () => {
  const comparison = (async () => {
    const of = async (name: string) => profileOf([`examples/recordings/llm-decode-${name}`]);
    return compared(await of("sdpa"), await of("eager"), { interleaved: false });
  })();
  const shownIn = async (width: number, color: boolean) =>
    renderComparison(await comparison, { topKernels: 12, layout: { width, color } });

  test("prints its verdict last", async () => {
    expectGolden("comparison-sdpa-eager-160.txt", await shownIn(160, false));
  });

  test.each([80, 100, 160])("fits in %i columns, with colors or without", async (width) => {
    const shown = await shownIn(width, false);
    expect(longest(shown)).toBeLessThanOrEqual(width);
    const colored = await shownIn(width, true);
    expect(colored).toContain("\u001b[31m▲ slower\u001b[0m");
    expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(shown);
  });
});

test("merges ranges that differ only in numbers into one table, except a slower one", () => {
  const steps = (slow: number) =>
    side(
      [1, 2, 3, 4].map((step) =>
        rangeOf({ name: `Step ${String(step)}`, kernels: [{ name: "a", ns: near(step === slow ? 2e6 : 1e6) }] }),
      ),
    );
  const titles = text(compared(steps(0), steps(3)))
    .split("\n")
    .filter((line) => /^(\d+ )?NVTX ranges? [^ ]+ /.test(line));
  expect(titles).toEqual(["NVTX range Step 3: regressed", "3 NVTX ranges Step *: pass"]);
});

test.each([
  ["PASS: ", {}],
  ["OVER BUDGET: ", { overrides: ["compare.budgets=decode.launches <= 3"] }],
])("prints the verdict last: %s", (line, change) => {
  const made = decode([{ name: "a", ns: near(9_000_000) }]);
  expect(
    text(compared(made, made, change))
      .split("\n\n")
      .at(-1),
  ).toMatch(new RegExp(`^${line}`));
});

describe("choices of autotuners", () => {
  const made = decode([{ name: "a", ns: near(9_000_000) }]);
  const draw = (id: string, ownKernels: string[]) => ({ ...made, draw: { id, ownKernels } });

  test.each([
    ["are shared", draw("1", []), draw("1", []), "Autotuners made the same choices for both sides."],
    [
      "are shared but for some kernels",
      draw("1", ["k1"]),
      draw("1", ["k1", "k2"]),
      "except for kernels that each round tuned anew: k1, k2.",
    ],
    ["differ", draw("1", []), draw("2", []), "autotuners chose on their own"],
    ["are new in head", made, draw("2", []), "autotuners chose on their own"],
  ])("%s", (_, base, head, says) => {
    expect(text(compared(base, head)).replaceAll(/\n +/g, " ")).toContain(says);
  });

  test("aren't mentioned if there are none", () => {
    expect(text(compared(made, made))).not.toContain("utotuners");
  });
});

test("prints hostile names without control characters, new lines, or overlong lines", () => {
  const hostile = "evil\u001b[2J\n::error::gotcha\u202e";
  const made = (factor: number) =>
    side([
      rangeOf({
        name: hostile,
        kernels: [
          { name: hostile, family: "other", ns: near(1_000_000 * factor) },
          { name: "x".repeat(3000), ns: near(2_000_000 * factor) },
        ],
      }),
    ]);
  const accepted = [{ range: "*", kernel: "*", change: 1, reason: hostile, expires: "2030-01-01" }];
  const shown = text(compared(made(1), made(1.2), { accepted }));
  expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect(shown.split("\n").filter((line) => line.trimStart().startsWith("::"))).toEqual([]);
  expect(longest(shown)).toBeLessThanOrEqual(160);
});
