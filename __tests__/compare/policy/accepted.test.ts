import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../../src/errors.ts";
import { parseAccepted } from "../../../src/compare/policy/parse-accepted.ts";
import type { AcceptedRegression } from "../../../src/model/comparison/accepted.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { repositoryText } from "../../fixtures/recorded.ts";
import { compared, decode, h100Machine, kernelRow, near, theRange } from "../support/sides.ts";

const base = decode([
  { name: "flash_fwd", family: "attention", ns: near(1_000_000) },
  { name: "gemm", ns: near(19_000_000) },
]);
const head = decode([
  { name: "flash_fwd", family: "attention", ns: near(1_080_000) },
  { name: "gemm", ns: near(19_000_000) },
]);

/** flash_fwd is 8% slower, which is 0.4% of the range: the kernel and its family regressed. */
function entry(change: Partial<AcceptedRegression>): AcceptedRegression {
  return { range: "decode", change: 10, reason: "For correctness.", expires: "2026-06-30", ...change };
}

const both = (change: Partial<AcceptedRegression> = {}) => [
  entry({ kernel: "flash*", ...change }),
  entry({ family: "attention", ...change }),
];

describe("an accepted regression", () => {
  test.each([
    { name: "is none", accepted: both(), verdict: "pass", states: ["used", "used"] },
    { name: "is still one elsewhere", accepted: [entry({ kernel: "flash*" })], verdict: "regressed", states: ["used"] },
    {
      name: "counts when it is larger",
      accepted: both({ change: 5 }),
      verdict: "regressed",
      states: ["exceeded", "exceeded"],
    },
    { name: "of any change is none", accepted: both({ change: "any" }), verdict: "pass", states: ["used", "used"] },
    {
      name: "holds on its last day",
      accepted: both({ expires: "2026-01-15" }),
      verdict: "pass",
      states: ["used", "used"],
    },
    {
      name: "counts the day after",
      accepted: both({ expires: "2026-01-14" }),
      verdict: "regressed",
      states: ["expired", "expired"],
    },
    {
      name: "of another range does not help",
      accepted: both({ range: "prefill" }),
      verdict: "regressed",
      states: ["unmatched", "unmatched"],
    },
    { name: "may name a glob of ranges", accepted: both({ range: "dec*" }), verdict: "pass", states: ["used", "used"] },
    {
      name: "that nothing needs is said",
      accepted: [...both(), entry({ metric: "launches" })],
      verdict: "pass",
      states: ["used", "used", "unused"],
    },
  ])("$name", ({ accepted, verdict, states }) => {
    const comparison = compared(base, head, { accepted });
    expect(comparison.verdict).toBe(verdict);
    expect(comparison.accepted.map(({ state }) => state)).toEqual(states);
  });

  test("of a slower range covers its kernels and families, unless they have an entry of their own", () => {
    const [before, after] = [1_000_000, 1_100_000].map((ns) => decode([{ name: "flash_fwd", ns: near(ns) }]));
    if (before === undefined || after === undefined) throw new Error("There are two sides.");
    const verdict = (...accepted: AcceptedRegression[]) => compared(before, after, { accepted }).reasons[0]?.id;
    const range = entry({ metric: "gpuBusyNs", change: 12 });
    expect(verdict(range)).not.toMatch(/regressed/);
    expect(verdict(range, entry({ kernel: "flash*", change: 2 }))).toBe("kernel-regressed");
    expect(verdict(entry({ metric: "gpuBusyNs", change: 2 }))).toBe("range-regressed");
  });

  test("that matches nothing is corrected by a name that is no pattern", () => {
    const of = decode([{ name: "copy<char *>", ns: near(1_000_000) }]);
    const { reasons } = compared(of, of, { accepted: [entry({ kernel: String.raw`copy<chr \*>` })] });
    expect(reasons.map(({ text }) => text).join()).toContain(String.raw`Did you mean copy<char \*>?`);
  });

  test("is said with its reason, and so is one that is over", () => {
    const texts = (accepted: readonly AcceptedRegression[]) =>
      compared(base, head, { accepted })
        .reasons.map(({ text }) => text)
        .join("\n");
    expect(texts(both())).toContain("Accepted until 2026-06-30: For correctness.");
    expect(texts(both({ expires: "2026-01-01" }))).toContain(
      "The entry that accepts this regression expired on 2026-01-01.",
    );
    expect(texts(both({ change: 5 }))).toContain("Only up to 5% is accepted.");
  });

  test("that another entry accepts as well is in force, too, and one that it exceeds is exceeded", () => {
    const accepted = [...both(), entry({ kernel: "flash_fwd" }), entry({ kernel: "flash_*", change: 5 })];
    expect(states(compared(base, head, { accepted }))).toEqual(["used", "used", "used", "exceeded"]);
  });
});

const states = ({ accepted }: Comparison) => accepted.map(({ state }) => state);

describe("a lost CUDA graph", () => {
  const graphs = (graphLaunches: number, graphKernels: number) =>
    decode([{ name: "gemm", ns: near(9_000_000), launches: 600 }], { graphLaunches, graphKernels });
  const lost = (change: AcceptedRegression["change"]) =>
    compared(graphs(16, 600), graphs(0, 0), {
      accepted: [entry({ metric: "hostLaunches", change: "any" }), entry({ metric: "graphLaunches", change })],
    });

  test("is not accepted by an entry for so many more graph launches", () => {
    expect(lost(5)).toMatchObject({ verdict: "regressed" });
    expect(states(lost(5))).toEqual(["used", "exceeded"]);
    expect(lost(5).reasons[0]?.text).toContain(
      "Only an increase of up to 5% is accepted; to accept a decrease, use `change: any`.",
    );
  });

  test("is accepted by any change", () => {
    expect(lost("any").verdict).toBe("pass");
    expect(states(lost("any"))).toEqual(["used", "used"]);
  });
});

describe("an entry that no regression needs", () => {
  const of = (factors: readonly number[]) =>
    decode([
      { name: "flash_fwd", family: "attention", ns: factors.map((factor) => 1_000_000 * factor) },
      { name: "gemm", ns: near(9_000_000) },
    ]);
  const before = of([0.999, 1, 1.001]);
  const only = (head: Profile, change: Partial<AcceptedRegression>) =>
    compared(before, head, { accepted: [entry(change)] });
  const kernel = { kernel: "flash*" };
  const slower = of([1.08, 1.081, 1.079]);
  const otherMachine = { ...slower, machine: { ...h100Machine, cuda: "12.8" } };
  test.each([
    { name: "the same as before", head: before, change: kernel, state: "unused" },
    { name: "the same family", head: before, change: { family: "attention" }, state: "unused" },
    { name: "the same count", head: before, change: { metric: "launches" as const }, state: "unused" },
    { name: "faster", head: of([0.9, 0.901, 0.899]), change: kernel, state: "unused" },
    { name: "over, and the same", head: before, change: { ...kernel, expires: "2026-01-01" }, state: "expired" },
    { name: "inconclusive", head: of([1.08, 1.081, 0.99]), change: kernel, state: "not-judged" },
    { name: "inconclusive beside others", head: of([1.08, 1.081, 0.99]), change: { kernel: "*" }, state: "not-judged" },
    {
      name: "in a range that is inconclusive",
      head: of([1.9, 1.9, 0.99]),
      change: { kernel: "gemm" },
      state: "not-judged",
    },
    { name: "on another machine", head: otherMachine, change: kernel, state: "not-judged" },
    { name: "gone", head: decode([{ name: "gemm", ns: near(9_000_000) }]), change: kernel, state: "not-judged" },
    { name: "in a range of another job", head: slower, change: { ...kernel, range: "prefill" }, state: "unmatched" },
    { name: "misspelled", head: slower, change: { kernel: "flahs_fwd" }, state: "unmatched" },
    { name: "of a family that is not there", head: slower, change: { family: "norm" }, state: "unmatched" },
    { name: "of a count that is not there", head: slower, change: { metric: "copies" as const }, state: "unmatched" },
  ])("$name: $state", ({ head: after, change, state }) => {
    expect(states(only(after, change))).toEqual([state]);
  });

  test("of less than the rounds can show is not judged", () => {
    const noisy = (change: number) =>
      compared(before, of([1.02, 1.02, 0.98]), { interleaved: false, accepted: [entry({ ...kernel, change })] });
    expect(kernelRow(noisy(10), "flash_fwd").time).toMatchObject({ state: "same", mayBeSlower: false });
    expect(states(noisy(10))).toEqual(["not-judged"]);
    expect(states(noisy(30))).toEqual(["unused"]);
  });

  test("of a range whose rounds are too noisy to print a size is not judged", () => {
    const range = (factors: readonly number[]) => decode([{ name: "k", ns: factors.map((factor) => 1e7 * factor) }]);
    const accepted = [entry({ metric: "gpuBusyNs", change: 30 })];
    const comparison = compared(range([1, 1, 1]), range([0.994, 1, 1.006]), { accepted });
    expect(theRange(comparison).gpuBusyTime).toMatchObject({ state: "same", detectableRatio: null });
    expect(states(comparison)).toEqual(["not-judged"]);
  });

  test.each([
    {
      change: { kernel: "flahs_fwd" },
      says: "kernel flahs_fwd in decode matches nothing here. Did you mean flash_fwd?",
    },
    { change: { family: "atention" }, says: "family atention in decode matches nothing here. Did you mean attention?" },
    { change: { ...kernel, range: "decod" }, says: "range decod matches nothing here. Did you mean decode?" },
    { change: { ...kernel, range: "prefill" }, says: null },
    { change: { kernel: "rmsnorm" }, says: null },
    { change: { metric: "copies" as const }, says: null },
  ])("is told which name it may have meant: $says", ({ change, says }) => {
    const told = only(slower, change).reasons.filter(({ id }) => id === "accepted-unmatched");
    expect(told.map(({ verdict, text }) => [verdict, text])).toEqual(
      says === null ? [] : [[null, `The accepted regression for the ${says}`]],
    );
  });
});

describe("accepted.yml", () => {
  test("the example of the repository is read", () => {
    expect(parseAccepted(repositoryText("examples/accepted.yml"), "accepted.yml")).toHaveLength(3);
  });

  test("an empty file accepts nothing", () => {
    expect(parseAccepted("", "accepted.yml")).toEqual([]);
  });

  const text = (change: object) =>
    JSON.stringify({
      accepted: [{ range: "decode", kernel: "k", change: 2, reason: "r", expires: "2026-01-01", ...change }],
    });
  test.each([
    { name: "no YAML", file: "accepted: [", what: /YAML/ },
    { name: "no reason", file: text({ reason: " " }), what: /reason/ },
    { name: "no such day", file: text({ expires: "2026-13-01" }), what: /expires/ },
    { name: "a day in words", file: text({ expires: "next week" }), what: /expires/ },
    { name: "a change below 0", file: text({ change: -2 }), what: /change/ },
    {
      name: "two things at once",
      file: text({ family: "gemm" }),
      what: /Name exactly one of kernel, family and metric/,
    },
    {
      name: "an unknown metric of a range",
      file: text({ kernel: undefined, metric: "TTFT" }),
      what: /For a metric that the program reports, leave `range` out/,
    },
    { name: "a kernel of no range", file: text({ range: undefined }), what: /A kernel or family needs a range/ },
    { name: "an unknown key", file: text({ until: "2026" }), what: /until/ },
  ])("$name is refused", ({ file, what }) => {
    let error: unknown;
    try {
      parseAccepted(file, "accepted.yml");
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(UserError);
    if (error instanceof UserError) expect(`${error.message} ${error.why ?? ""}`).toMatch(what);
  });
});
