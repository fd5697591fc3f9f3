import { describe, expect, test } from "@jest/globals";
import { withoutBaseline } from "../../../src/compare/without-baseline.ts";
import { comparisonComment, commentMarkdown } from "../../../src/report/comment/comment.ts";
import { checkConclusion } from "../../../src/report/document/lead.ts";
import { diagnostic } from "../../../src/model/diagnostic.ts";
import { compared, decode, near, rangeOf, side } from "../../compare/support/sides.ts";
import { configOf } from "../../support/config.ts";
import { input, section } from "./support/cases.ts";

const kernels = (factor = 1, rounds = 3) => [
  { name: "a", ns: near(9_000_000, rounds) },
  { name: "b", ns: near(1_000_000 * factor, rounds) },
];
const firstLines = (text: string): string[] => text.replaceAll("\u00a0", " ").split("\n\n").slice(0, 2);

describe("the heading and the first sentence", () => {
  const accepted = { range: "decode", change: "any", reason: "Known.", expires: "2030-01-01" } as const;
  const kernelTime = { ...accepted, metric: "kernelNs" } as const;
  const base = decode(kernels());
  test.each([
    {
      name: "slower by one kernel",
      comparison: compared(base, decode(kernels(1.05))),
      fails: true,
      heading: "❌ Regressed",
      says: "**In `decode`, `b` takes 5% longer (1.00 → 1.05 ms); the range's time on the GPU: +0.5%.**",
    },
    {
      name: "slower, and let through",
      comparison: compared(base, decode(kernels(1.5)), { overrides: ["compare.fail-on=inconclusive"] }),
      fails: false,
      heading: "⚠️ Regressed",
      says: "This doesn't fail the check.",
    },
    {
      name: "more of a count",
      comparison: compared(base, decode(kernels(), { synchronizations: [{ call: "x", count: 9, totalNs: 1 }] })),
      fails: true,
      heading: "❌ Regressed",
      says: "**In `decode`, synchronizations rose (0 → 9); the range's time on the GPU: ±0%.**",
    },
    {
      name: "fewer of a count",
      comparison: compared(
        decode(kernels(), { graphLaunches: 16, graphKernels: 32 }),
        decode(kernels(), { graphLaunches: 0, graphKernels: 0 }),
      ),
      fails: true,
      heading: "❌ Regressed",
      says: "**In `decode`, launches by the host rose (16 → 32), and graph launches fell (16 → 0); the range's time on the GPU: ±0%.**",
    },
    {
      name: "as before",
      comparison: compared(base, decode(kernels())),
      fails: false,
      heading: "✅ Pass",
      says: "**No slowdown of 1.3% or more in `decode` on the GPU. Wall time is too noisy to judge.**",
    },
    {
      name: "as before, as far as one round can tell",
      comparison: compared(decode(kernels(1, 1)), decode(kernels(1, 1))),
      fails: false,
      heading: "🟡 Inconclusive",
      says: "**Can't tell whether head is slower. `decode`'s time on the GPU: ±0%. With one round per side, the noise is unknown.** Only one round per side",
    },
    {
      name: "faster",
      comparison: compared(base, decode(kernels(0.5))),
      fails: false,
      heading: "✅ Pass, and faster",
      says: "**`decode` takes 5% less time on the GPU (10.0 → 9.50 ms): `b` takes 50% less time. Wall time is too noisy to judge.**",
    },
    {
      name: "slower by what was accepted",
      comparison: compared(base, decode(kernels(1.5)), { accepted: [kernelTime] }),
      fails: false,
      heading: "✅ Pass, with accepted regressions",
      says: "**`decode` takes 5% longer on the GPU (10.0 → 10.5 ms): `b` takes 50% longer. Slowdown accepted.**",
    },
    {
      name: "slower by more than was accepted of one kernel, where more kernel time was accepted",
      comparison: compared(base, decode(kernels(1.5)), {
        accepted: [kernelTime, { ...accepted, kernel: "b", change: 5 }],
      }),
      fails: true,
      heading: "❌ Regressed",
      says: "**In `decode`, `b` takes 50% longer (1.00 → 1.50 ms); the range's time on the GPU: +5.0%.**",
    },
    {
      name: "a range that only base has",
      comparison: compared(
        side([rangeOf({ kernels: kernels() }), rangeOf({ name: "prefill", kernels: kernels() })]),
        base,
      ),
      fails: true,
      heading: "❌ Not comparable",
      says: "**Only 1 of 2 ranges can be compared. `prefill`: Only base has this range",
    },
    {
      name: "a budget, without a base: its absence is said first",
      comparison: withoutBaseline({
        head: base,
        policy: configOf("compare.budgets=decode.launches <= 5").compare,
        baseline: { state: "absent", text: "There is no artifact." },
        today: "2026-01-15",
      }),
      fails: true,
      heading: "❌ No baseline, and over budget",
      says: "No baseline; no verdict. There is no artifact. Budget exceeded: `decode.launches <= 5` (measured 32).**",
    },
  ])("$name", ({ comparison, fails, heading, says }) => {
    const [first, second] = firstLines(comparisonComment("llm", comparison, null, fails));
    expect(first).toBe(`### ${heading} · llm`);
    expect(second).toContain(says);
    expect(second?.includes("This fails the check.")).toBe(fails);
  });

  test("a budget that is broken by less than the figures show says by how much", () => {
    const over = withoutBaseline({
      head: decode([{ name: "a", ns: [12_600_400] }]),
      policy: configOf("compare.budgets=decode.kernelNs <= 12.6 ms").compare,
      baseline: { state: "absent", text: "There is no artifact." },
      today: "2026-01-15",
    });
    const text = comparisonComment("llm", over, null, true).replaceAll("\u00a0", " ");
    expect(text).toContain("Budget exceeded: `decode.kernelNs <= 12.6 ms` (measured 12.6 ms, over by 400 ns).");
  });

  test.each([
    {
      name: "a profile alone",
      made: section({ head: base }),
      heading: "📊 Measured",
      says: "**No baseline; no verdict.**",
    },
    {
      name: "nothing at all",
      made: section({}),
      heading: "❔ No result",
      says: "There's no profile and no comparison",
    },
    {
      name: "a failed capture",
      made: section({
        failure: { id: null, severity: "error", what: "No range.", where: null, why: null, help: null, failures: [] },
        fails: true,
      }),
      heading: "❌ Nothing was measured",
      says: "**No range.** **This fails the check.**",
    },
    {
      name: "a failure after a profile",
      made: section({
        head: base,
        failure: {
          id: null,
          severity: "error",
          what: "ncu crashed.",
          where: null,
          why: null,
          help: null,
          failures: [],
        },
        fails: true,
      }),
      heading: "❌ Failed after measuring",
      says: "**ncu crashed.** **This fails the check.**",
    },
    {
      name: "results that cannot be read",
      made: section({
        failure: { id: null, severity: "error", what: "No.", where: null, why: "x", help: null, failures: [] },
        unread: true,
      }),
      heading: "❔ Results can't be read",
      says: "**No.**",
    },
  ])("$name", ({ made, heading, says }) => {
    const [first, second] = firstLines(commentMarkdown(input([made])));
    expect(first).toBe(`### ${heading} · GPU profile`);
    expect(second).toContain(says);
  });
});

test.each([
  ["pass", false, "success"],
  ["pass", true, "failure"],
  ["regressed", true, "failure"],
  ["regressed", false, "neutral"],
  ["incomparable", false, "neutral"],
  ["inconclusive", false, "neutral"],
  ["no-baseline", false, "neutral"],
  ["no-baseline", true, "failure"],
] as const)("a check run of %s, failing the job: %s, concludes %s", (verdict, fails, conclusion) => {
  const comparison = { ...compared(decode(kernels()), decode(kernels())), verdict };
  expect(checkConclusion(section({ comparison, fails }))).toBe(conclusion);
});

describe("several jobs", () => {
  const passing = { comparison: compared(decode(kernels()), decode(kernels())) };
  const job = (title: string, fails: boolean, change = {}) => section({ title, fails, ...passing, ...change });
  const unread = { comparison: null, unread: true, failure: { ...diagnostic({ what: "Expired." }), failures: [] } };
  const heading = (jobs: ReturnType<typeof section>[]): string => commentMarkdown(input(jobs)).split("\n")[0] ?? "";

  test.each([
    { jobs: [job("a", false), job("b", false)], says: "### ✅ All 2 pass" },
    { jobs: [job("a", false), job("b", true)], says: "### ❌ 1 of 2 fails" },
    { jobs: [job("a", true), job("b", true)], says: "### ❌ 2 of 2 fail" },
    { jobs: [job("a", false), job("b", false, { comparison: null })], says: "### ⚪ 1 of 2 has no clear result" },
    { jobs: [job("a", false), job("b", false, unread)], says: "### ⚪ 1 of 2 can't be read" },
    {
      jobs: [job("a", true), job("b", false, unread), job("c", false, unread), job("d", false, { comparison: null })],
      says: "### ❌ 1 of 4 fails, 1 has no clear result, 2 can't be read",
    },
    {
      jobs: [job("a", false, unread), job("b", false, { comparison: null }), job("c", false)],
      says: "### ⚪ 1 of 3 has no clear result, 1 can't be read",
    },
    { jobs: [], says: "### ❔ No result" },
  ])("$says", ({ jobs, says }) => {
    expect(heading(jobs)).toBe(`${says} · GPU profile`);
  });
});

test("the table of jobs has the ranges that do not pass, however many a job has", () => {
  const ranges = ["a", "b", "c", "d", "e", "f"].map((name) => (factor: number) => ({
    ...rangeOf({ kernels: kernels(name === "f" ? factor : 1) }),
    name,
  }));
  const of = (factor: number) => side(ranges.map((made) => made(factor)));
  const comparison = compared(of(1), of(3));
  const text = commentMarkdown(input([section({ title: "x", comparison, fails: true }), section({ title: "y" })]));
  const [row = ""] = text.split("\n").filter((line) => line.includes("`x`<br>"));
  expect(row).toContain("`f`");
});

test("a headline says how many more ranges are unclear", () => {
  const unclear = [1, 1.3, 0.8].map((factor) => Math.round(1_000_000 * factor));
  const of = (ns: readonly number[]) =>
    side(["a", "b", "c", "d"].map((name) => ({ ...rangeOf({ kernels: [{ name: "k", ns }] }), name })));
  const comparison = compared(of(near(1_000_000)), of(unclear));
  expect(comparison.verdict).toBe("inconclusive");
  expect(firstLines(commentMarkdown(input([section({ comparison })])))[1]).toContain("2 more ranges are unclear.");
});

describe("a range whose rounds are too noisy to print a size", () => {
  const noisy = (factors: readonly number[]) => ({
    ...rangeOf({ kernels: [{ name: "k", ns: factors.map((factor) => Math.round(1e7 * factor)) }] }),
    name: "optimizer",
  });
  const steady = rangeOf({ kernels: kernels() });
  const [before, after] = [noisy([1, 1, 1]), noisy([0.994, 1, 1.006])];

  test("is named beside those that have one", () => {
    const comparison = compared(side([steady, before]), side([steady, after]));
    expect(comparison.verdict).toBe("pass");
    expect(firstLines(commentMarkdown(input([section({ comparison })])))[1]).toContain(
      "**No slowdown of 1.3% or more in `decode` on the GPU. The rounds of `optimizer` vary too much to say how small a slowdown we could detect. Wall time is too noisy to judge.**",
    );
  });

  test("claims nothing alone", () => {
    const comparison = compared(side([before]), side([after]));
    expect(firstLines(commentMarkdown(input([section({ comparison })])))[1]).toContain(
      "**No slowdown was found on the GPU. The rounds of `optimizer` vary too much to say how small a slowdown we could detect. Wall time is too noisy to judge.**",
    );
  });
});

test("a job that is alone is told in full, by its name", () => {
  const comparison = compared(decode(kernels()), decode(kernels()));
  const text = commentMarkdown(input([section({ title: "torch 2.9", comparison })]));
  expect(firstLines(text)[0]).toBe("### ✅ Pass · GPU profile · torch 2.9");
  expect(firstLines(text)[1]).toContain(
    "**No slowdown of 1.3% or more in `decode` on the GPU. Wall time is too noisy to judge.**",
  );
});

test("a finding of a rule that an object has by itself is text", () => {
  const finding = {
    ...{ id: "constructor", kernel: null, what: "What.", advice: "Advice.", threshold: "", evidence: [] },
    ...{ source: { guide: "", section: "" }, impactNs: null },
  };
  const head = side([{ ...rangeOf({ kernels: kernels() }), findings: [finding] }]);
  expect(commentMarkdown(input([section({ head })]))).toContain("**`constructor` (`decode`)**: What. Help: Advice.");
});
