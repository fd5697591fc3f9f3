import { describe, expect, test } from "@jest/globals";
import type { AcceptedRegression } from "../../../src/model/comparison/accepted.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import type { CommentSection } from "../../../src/report/comment/comment-input.ts";
import { comparisonComment, commentMarkdown } from "../../../src/report/comment/comment.ts";
import { checkConclusion } from "../../../src/report/document/lead.ts";
import { compared, decode, near, rangeOf, side } from "../../compare/support/sides.ts";
import { alone, failureOf, input, section } from "./support/cases.ts";

const kernels = (factor = 1, rounds = 3) => [
  { name: "a", ns: near(9_000_000, rounds) },
  { name: "b", ns: near(1_000_000 * factor, rounds) },
];
const firstLines = (text: string): string[] => text.replaceAll("\u00a0", " ").split("\n\n").slice(0, 2);

describe("the heading and the first sentence", () => {
  const accepted = { range: "decode", change: "any", reason: "Known.", expires: "2030-01-01" } as const;
  const kernelTime = { ...accepted, metric: "kernelNs" } as const;
  const base = decode(kernels());
  const graphs = (graphLaunches: number, graphKernels: number) => decode(kernels(), { graphLaunches, graphKernels });
  const twoRanges = side([rangeOf({ kernels: kernels() }), rangeOf({ name: "prefill", kernels: kernels() })]);
  const verified = (value: number) => ({ ...base, verify: { state: "written" as const, values: { logits: [value] } } });
  const goal = { overrides: ["compare.goal=improve"] };
  const without = (head: Profile, budget = "rounds=1", state: "absent" | "failed" = "absent") =>
    alone(head, "There is no artifact.", state, budget);
  const launches = "compare.budgets=decode.launches <= 5";

  const accepting = (head: Profile, ...entries: AcceptedRegression[]) => compared(base, head, { accepted: entries });
  const slower = decode(kernels(1.5));
  const faster = compared(base, decode(kernels(0.5)));
  const slightly = compared(base, decode(kernels(1.05)));
  const letThrough = compared(base, slower, { overrides: ["compare.fail-on=inconclusive"] });
  const moreWaits = compared(base, decode(kernels(), { synchronizations: [{ call: "x", count: 9, totalNs: 1 }] }));
  const lostGraphs = compared(graphs(16, 32), graphs(0, 0));
  const oneRound = compared(decode(kernels(1, 1)), decode(kernels(1, 1)));
  const ofKernel = { ...accepted, kernel: "b" };
  const beyondKernel = accepting(slower, kernelTime, { ...ofKernel, change: 5 });
  const beyondFamily = accepting(slower, kernelTime, { ...accepted, family: "gemm", change: 1 });

  test.each<readonly [string, Comparison, string, string]>([
    ["one kernel", slightly, "❌ `decode`: `b` takes 5% longer", "1.00 → 1.05 ms (+4.6%"],
    ["an allowed slowdown", letThrough, "⚠️ `decode` takes 5% longer on the GPU", "This doesn't fail the check."],
    ["a higher count", moreWaits, "❌ `decode` waits for the GPU 9 more times", "0 → 9 synchronizations. GPU time is"],
    ["a lower count", lostGraphs, "❌ `decode` makes 16 fewer CUDA graph launches", "16 → 0 graph launches"],
    ["unchanged", compared(base, base), "✅ Nothing is slower on the GPU", "`decode` 10.0 ms (we'd see"],
    ["unchanged, but only one round", oneRound, "🟡 Can't tell whether `decode` is slower", "Only one round"],
    ["faster", faster, "✅ `decode` takes 5% less time on the GPU", "10.0 → 9.50 ms (−5.3%"],
    ["an accepted slowdown", accepting(slower, kernelTime), "✅ `decode` takes 5% longer on the GPU: accepted", "`b`"],
    ["an accepted slower kernel", accepting(decode(kernels(1.05)), ofKernel), "✅ Slowdown accepted", ""],
    ["a kernel slower than accepted", beyondKernel, "❌ `decode`: `b` takes 50% longer", "1.00 → 1.50 ms"],
    ["a family slower than accepted", beyondFamily, "❌ `decode`: `gemm` kernels take 5% longer", "10.0 → 10.5"],
    ["a range that only base has", compared(twoRanges, base), "❌ Only 1 of 2 ranges can be compared", "`prefill`: "],
    [
      "a different computed result",
      compared(verified(1.5), verified(2.5), goal),
      "❌ Head isn't better than base",
      "value of logits",
    ],
    ["no base", without(base), "⚪ No baseline; no verdict", "There is no artifact."],
    [
      "a base that isn't available",
      without(base, "rounds=1", "failed"),
      "❌ The baseline isn't available; no verdict",
      "There is no",
    ],
    // The base's absence is said first.
    [
      "an exceeded budget",
      without(base, launches),
      "❌ No baseline; budget exceeded: `decode.launches <= 5`",
      "There is no artifact",
    ],
  ])("say what decides: %s", (_, comparison, heading, says) => {
    const fails = heading.startsWith("❌");
    const [first, second] = firstLines(comparisonComment("llm", comparison, null, fails));
    expect(first).toBe(`### ${heading} · llm`);
    expect(second).toContain(says);
  });

  test("shows by how much a budget is exceeded if the rounded figures look equal", () => {
    const over = without(decode([{ name: "a", ns: [12_600_400] }]), "compare.budgets=decode.kernelNs <= 12.6 ms");
    expect(comparisonComment("llm", over, null, true)).toContain("12.6\u00a0ms,\u00a0over\u00a0by\u00a0400\u00a0ns");
  });

  const failure = failureOf({ what: "ncu crashed." });
  test.each<readonly [string, Partial<CommentSection>, string, string]>([
    ["a profile alone", { head: base }, "📊 Measured", "No baseline; no verdict."],
    ["nothing at all", {}, "❔ No result", "There's no profile and no comparison"],
    ["a failed capture", { failure, fails: true }, "❌ Nothing was measured", "ncu crashed."],
    [
      "a failure after measuring",
      { head: base, failure, fails: true },
      "❌ Failed after measuring",
      "ncu crashed. Measured before",
    ],
    [
      "a failure after a regression",
      { comparison: slightly, failure, fails: true },
      "❌ `decode`: `b` takes 5% longer, then failed",
      "Then it failed: ncu crashed.",
    ],
    ["results that can't be read", { failure, unread: true }, "❔ Results can't be read", "ncu crashed."],
  ])("say what's known: %s", (_, made, heading, says) => {
    const [first, second] = firstLines(commentMarkdown(input([section(made)])));
    expect(first).toBe(`### ${heading} · GPU profile`);
    expect(second).toContain(says);
  });
});

test("shows an older baseline's age, and why no newer one was used", () => {
  const baseline = { state: "artifact" as const, text: "Run 1230000000 of main." };
  const comparison = compared(decode(kernels()), decode(kernels()), { baseline });
  const notes = ["Run 1230000001 has an artifact that we can't use."];
  const text = commentMarkdown(input([section({ comparison, baselineAge: "3 days ago" })], { notes }));
  for (const said of ["3 days ago", "Run 1230000000 of main", "Run 1230000001 has"]) expect(text).toContain(said);
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
] as const)("concludes a check run of %s, failing the job: %s, as %s", (verdict, fails, conclusion) => {
  const comparison = { ...compared(decode(kernels()), decode(kernels())), verdict };
  expect(checkConclusion(section({ comparison, fails }))).toBe(conclusion);
});

const passing = { comparison: compared(decode(kernels()), decode(kernels())) };
const job = (title: string, fails: boolean, change = {}) => section({ title, fails, ...passing, ...change });
const unread = { comparison: null, unread: true, failure: failureOf({ what: "Expired." }) };
const heading = (jobs: ReturnType<typeof section>[]): string => commentMarkdown(input(jobs)).split("\n")[0] ?? "";

const slow = { comparison: compared(decode(kernels()), decode(kernels(1.5))) };
const [passes, fails] = [job("a", false), job("b", true, slow)];
const unmeasured = job("e", true, { comparison: null, failure: failureOf({ what: "It crashed." }) });
const [unclear, lost] = [job("c", false, { comparison: null }), job("d", false, unread)];

test.each<[string, ...CommentSection[]]>([
  ["### ✅ All 2 jobs pass", passes, passes],
  ["### ❌ 1 of 2 jobs fails: `decode` takes 5% longer on the GPU", passes, fails],
  ["### ❌ 2 of 2 jobs fail: `decode` takes 5% longer on the GPU", fails, fails],
  ["### ❌ 2 of 2 jobs fail: `decode` takes 5% longer on the GPU; 1 measured nothing", fails, unmeasured],
  ["### ❌ 1 of 2 jobs fails; 1 measured nothing", passes, unmeasured],
  ["### ⚪ 1 of 2 jobs has no verdict", passes, unclear],
  ["### ⚪ 1 of 2 jobs can't be read", passes, lost],
  [
    "### ❌ 1 of 4 jobs fails: `decode` takes 5% longer on the GPU; 1 has no verdict; 2 can't be read",
    ...[fails, lost, lost, unclear],
  ],
  ["### ⚪ 1 of 3 jobs has no verdict; 1 can't be read", lost, unclear, passes],
  ["### ❔ No result"],
])("sums up several jobs: %s", (says, ...jobs) => {
  expect(heading(jobs)).toBe(`${says} · GPU profile`);
});

test("lists failing ranges in the job table, however many a job has", () => {
  const ranges = ["a", "b", "c", "d", "e", "f"].map((name) => (factor: number) => ({
    ...rangeOf({ kernels: kernels(name === "f" ? factor : 1) }),
    name,
  }));
  const of = (factor: number) => side(ranges.map((made) => made(factor)));
  const comparison = compared(of(1), of(3));
  const text = commentMarkdown(input([section({ title: "x", comparison, fails: true }), section({ title: "y" })]));
  expect(text).toContain("| ❌ `x`: `f` |");
});

test("counts the other unclear ranges in the headline", () => {
  const unclear = [1, 1.3, 0.8].map((factor) => Math.round(1_000_000 * factor));
  const of = (ns: readonly number[]) =>
    side(["a", "b", "c", "d"].map((name) => ({ ...rangeOf({ kernels: [{ name: "k", ns }] }), name })));
  const comparison = compared(of(near(1_000_000)), of(unclear));
  expect(comparison.verdict).toBe("inconclusive");
  expect(heading([section({ comparison })])).toContain("Can't tell whether `a`, `b` and 2 more are slower");
});

describe("a range whose rounds are too noisy to print a size", () => {
  const noisy = (factors: readonly number[]) => ({
    ...rangeOf({ kernels: [{ name: "k", ns: factors.map((factor) => Math.round(1e7 * factor)) }] }),
    name: "optimizer",
  });
  const steady = rangeOf({ kernels: kernels() });
  const [before, after] = [noisy([1, 1, 1]), noisy([0.994, 1, 1.006])];

  test("is listed next to ranges with a size", () => {
    const comparison = compared(side([steady, before]), side([steady, after]));
    expect(comparison.verdict).toBe("pass");
    expect(firstLines(commentMarkdown(input([section({ comparison })])))[1]).toContain(
      "`decode` 10.0 ms (we'd see +1.3%), `optimizer` 10.0 ms (varies too much for a limit).",
    );
  });

  test("claims nothing if it's the only range", () => {
    const comparison = compared(side([before]), side([after]));
    expect(firstLines(commentMarkdown(input([section({ comparison })])))[1]).toContain(
      "`optimizer` 10.0 ms (varies too much for a limit). Wall time: not judged.",
    );
  });
});

test("shows a single job in full, with its name", () => {
  const comparison = compared(decode(kernels()), decode(kernels()));
  const text = commentMarkdown(input([section({ title: "torch 2.9", comparison })]));
  expect(firstLines(text)[0]).toBe("### ✅ Nothing is slower on the GPU · GPU profile · torch 2.9");
});

test("treats a rule id like `constructor` as text", () => {
  const finding = {
    ...{ id: "constructor", kernel: null, what: "What.", advice: "Advice.", threshold: "", evidence: [] },
    ...{ source: { guide: "", section: "" }, impactNs: null },
  };
  const head = side([{ ...rangeOf({ kernels: kernels() }), findings: [finding] }]);
  expect(commentMarkdown(input([section({ head })]))).toContain("**`constructor` (`decode`)**: What. Help: Advice.");
});
