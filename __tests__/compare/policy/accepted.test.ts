import { describe, expect, test } from "@jest/globals";
import { parseAccepted } from "../../../src/compare/policy/parse-accepted.ts";
import type { AcceptedRegression } from "../../../src/model/comparison/accepted.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { repositoryText } from "../../fixtures/recorded.ts";
import { madeEntry } from "./support/accepted.ts";
import { compared, decode, h100Machine, kernelRow, near, theRange } from "../support/sides.ts";

const sideOf = (flash: readonly number[], gemmNs = 9_000_000) =>
  decode([
    { name: "flash_fwd", family: "attention", ns: flash },
    { name: "gemm", ns: near(gemmNs) },
  ]);
const base = sideOf(near(1_000_000), 19_000_000);
const head = sideOf(near(1_080_000), 19_000_000);

/** flash_fwd is 8% slower, which is 0.4% of the range: the kernel and its family regressed. */
const entry = (change: Partial<AcceptedRegression>) => madeEntry({ range: "decode", ...change });
const both = (change: Partial<AcceptedRegression> = {}) => [
  entry({ kernel: "flash*", ...change }),
  entry({ family: "attention", ...change }),
];

describe("an accepted regression", () => {
  test.each([
    ["doesn't fail the check", both(), "pass", ["used", "used"]],
    ["still fails in its family", [entry({ kernel: "flash*" })], "regressed", ["used"]],
    ["fails if it's larger than accepted", both({ change: 5 }), "regressed", ["exceeded", "exceeded"]],
    ["passes with any change", both({ change: "any" }), "pass", ["used", "used"]],
    ["passes on its last day", both({ expires: "2026-01-15" }), "pass", ["used", "used"]],
    ["fails the day after", both({ expires: "2026-01-14" }), "regressed", ["expired", "expired"]],
    ["fails if accepted in another range", both({ range: "prefill" }), "regressed", ["unmatched", "unmatched"]],
    ["may name a glob of ranges", both({ range: "dec*" }), "pass", ["used", "used"]],
    ["may be accepted twice", [...both(), entry({ kernel: "flash_fwd" })], "pass", ["used", "used", "used"]],
    ["may exceed one entry", [...both(), entry({ kernel: "f*", change: 5 })], "pass", ["used", "used", "exceeded"]],
    ["is reported if nothing needs it", [...both(), entry({ metric: "launches" })], "pass", ["used", "used", "unused"]],
  ] as const)("%s", (_, accepted, verdict, expected) => {
    const comparison = compared(base, head, { accepted });
    expect([comparison.verdict, states(comparison)]).toEqual([verdict, expected]);
  });

  test("covers a slower range's kernels and families unless they have their own entry", () => {
    const before = decode([{ name: "flash_fwd", ns: near(1_000_000) }]);
    const after = decode([{ name: "flash_fwd", ns: near(1_100_000) }]);
    const verdict = (...accepted: AcceptedRegression[]) => compared(before, after, { accepted }).reasons[0]?.id;
    const range = entry({ metric: "gpuBusyNs", change: 12 });
    expect(verdict(range)).not.toMatch(/regressed/);
    expect(verdict(range, entry({ kernel: "flash*", change: 2 }))).toBe("kernel-regressed");
    expect(verdict(entry({ metric: "gpuBusyNs", change: 2 }))).toBe("range-regressed");
  });

  test("suggests an escaped name if it matches nothing", () => {
    const of = decode([{ name: "copy<char *>", ns: near(1_000_000) }]);
    const { reasons } = compared(of, of, { accepted: [entry({ kernel: String.raw`copy<chr \*>` })] });
    expect(reasons.map(({ text }) => text).join()).toContain(String.raw`Did you mean copy<char \*>?`);
  });
});

const states = ({ accepted }: Comparison) => accepted.map(({ state }) => state);

describe("a lost CUDA graph", () => {
  const graphs = (graphLaunches: number, graphKernels: number) =>
    decode([{ name: "gemm", ns: near(9_000_000), launches: 600 }], { graphLaunches, graphKernels });
  test.each([
    [5, "regressed", "exceeded"],
    ["any", "pass", "used"],
  ] as const)("is accepted only by `any`, not by a percentage: %s", (change, verdict, state) => {
    const accepted = [entry({ metric: "hostLaunches", change: "any" }), entry({ metric: "graphLaunches", change })];
    const comparison = compared(graphs(16, 600), graphs(0, 0), { accepted });
    expect([comparison.verdict, states(comparison)]).toEqual([verdict, ["used", state]]);
  });
});

describe("an entry that no regression needs", () => {
  const of = (factors: readonly number[]) => sideOf(factors.map((factor) => 1_000_000 * factor));
  const before = of([0.999, 1, 1.001]);
  const only = (after: Profile, change: Partial<AcceptedRegression>) =>
    compared(before, after, { accepted: [entry(change)] });
  const kernel = { kernel: "flash*" };
  const slower = of([1.08, 1.081, 1.079]);
  const open = of([1.08, 1.081, 0.99]);
  const otherMachine = { ...slower, machine: { ...h100Machine, cuda: "12.8" } };
  const gone = decode([{ name: "gemm", ns: near(9_000_000) }]);
  test.each([
    { name: "the same as before", after: before, change: kernel, state: "unused" },
    { name: "the same family", after: before, change: { family: "attention" }, state: "unused" },
    { name: "the same count", after: before, change: { metric: "launches" }, state: "unused" },
    { name: "faster", after: of([0.9, 0.901, 0.899]), change: kernel, state: "unused" },
    { name: "expired, and the same", after: before, change: { ...kernel, expires: "2026-01-01" }, state: "expired" },
    { name: "inconclusive", after: open, change: kernel, state: "not-judged" },
    { name: "inconclusive next to others", after: open, change: { kernel: "*" }, state: "not-judged" },
    { name: "of an open range", after: of([1.9, 1.9, 0.99]), change: { kernel: "gemm" }, state: "not-judged" },
    { name: "on another machine", after: otherMachine, change: kernel, state: "not-judged" },
    { name: "a kernel that's gone", after: gone, change: kernel, state: "not-judged" },
    { name: "in a range of another job", after: slower, change: { ...kernel, range: "prefill" }, state: "unmatched" },
    { name: "misspelled", after: slower, change: { kernel: "flahs_fwd" }, state: "unmatched" },
    { name: "of a family that doesn't exist", after: slower, change: { family: "norm" }, state: "unmatched" },
    { name: "of a count that doesn't exist", after: slower, change: { metric: "copies" }, state: "unmatched" },
  ] as const)("is classified: $name: $state", ({ after, change, state }) => {
    expect(states(only(after, change))).toEqual([state]);
  });

  test("isn't judged if the rounds can't show so small a change", () => {
    const noisy = (change: number) =>
      compared(before, of([1.02, 1.02, 0.98]), { interleaved: false, accepted: [entry({ ...kernel, change })] });
    expect(kernelRow(noisy(10), "flash_fwd").time).toMatchObject({ state: "same", mayBeSlower: false });
    expect(states(noisy(10))).toEqual(["not-judged"]);
    expect(states(noisy(30))).toEqual(["unused"]);
  });

  test("isn't judged if the rounds are too noisy to print a size", () => {
    const range = (factors: readonly number[]) => decode([{ name: "k", ns: factors.map((factor) => 1e7 * factor) }]);
    const accepted = [entry({ metric: "gpuBusyNs", change: 30 })];
    const comparison = compared(range([1, 1, 1]), range([0.994, 1, 1.006]), { accepted });
    expect(theRange(comparison).gpuBusyTime).toMatchObject({ state: "same", detectableRatio: null });
    expect(states(comparison)).toEqual(["not-judged"]);
  });

  test.each([
    [{ kernel: "flahs_fwd" }, "flash_fwd"],
    [{ family: "atention" }, "attention"],
    [{ ...kernel, range: "decod" }, "decode"],
    [{ ...kernel, range: "prefill" }, null],
    [{ kernel: "rmsnorm" }, null],
    [{ metric: "copies" }, null],
  ] as const)("suggests a name for %j: %s", (change, name) => {
    const told = only(slower, change).reasons.filter(({ id }) => id === "accepted-unmatched");
    expect(told.map(({ verdict, text }) => [verdict, /Did you mean (\w+)\?$/.exec(text)?.[1]])).toEqual(
      name === null ? [] : [[null, name]],
    );
  });
});

describe("accepted.yml", () => {
  test("reads the repository's example", () => {
    expect(parseAccepted(repositoryText("examples/accepted.yml"), "accepted.yml")).toHaveLength(3);
  });

  test("accepts nothing if it's empty", () => {
    expect(parseAccepted("", "accepted.yml")).toEqual([]);
  });

  const text = (change: object) =>
    JSON.stringify({
      accepted: [{ range: "decode", kernel: "k", change: 2, reason: "r", expires: "2026-01-01", ...change }],
    });
  test.each([
    { name: "invalid YAML", file: "accepted: [", what: /line 1/ },
    { name: "no reason", file: text({ reason: " " }), what: /reason/ },
    { name: "a day that doesn't exist", file: text({ expires: "2026-13-01" }), what: /expires/ },
    { name: "a day in words", file: text({ expires: "next week" }), what: /expires/ },
    { name: "a change below 0", file: text({ change: -2 }), what: /change/ },
    { name: "two things at once", file: text({ family: "gemm" }), what: /exactly one of/ },
    { name: "an unknown metric of a range", file: text({ kernel: undefined, metric: "TTFT" }), what: /`range` out/ },
    { name: "a kernel without a range", file: text({ range: undefined }), what: /needs a range/ },
    { name: "an unknown key", file: text({ until: "2026" }), what: /until/ },
  ])("refuses $name", ({ file, what }) => {
    const why = expect.stringMatching(what);
    expect(() => parseAccepted(file, "accepted.yml")).toThrow(expect.objectContaining({ why }));
  });
});
