import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../../src/errors.ts";
import { parseAccepted } from "../../../src/compare/policy/accepted.ts";
import type { AcceptedRegression } from "../../../src/model/accepted.ts";
import { repositoryText } from "../../fixtures/recorded.ts";
import { compared, decode, near } from "../support/sides.ts";

const base = decode([
  { name: "flash_fwd", family: "attention", ns: near(1_000_000) },
  { name: "gemm", ns: near(9_000_000) },
]);
const head = decode([
  { name: "flash_fwd", family: "attention", ns: near(1_080_000) },
  { name: "gemm", ns: near(9_000_000) },
]);

/** flash_fwd is 8 % slower, which is 0.8 % of the range: the kernel and its family regressed. */
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
      states: ["unused", "unused"],
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

  test("is said with its reason, and so is one that is over", () => {
    const texts = (accepted: readonly AcceptedRegression[]) =>
      compared(base, head, { accepted })
        .reasons.map(({ text }) => text)
        .join("\n");
    expect(texts(both())).toContain("Accepted until 2026-06-30: For correctness.");
    expect(texts(both({ expires: "2026-01-01" }))).toContain("It was accepted until 2026-01-01, which is over.");
    expect(texts(both({ change: 5 }))).toContain("Accepted is up to 5 % only.");
  });
});

describe("accepted.yml", () => {
  test("the example of the repository is read", () => {
    expect(parseAccepted(repositoryText("examples/accepted.yml"), "accepted.yml")).toHaveLength(2);
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
    { name: "two things at once", file: text({ family: "gemm" }), what: /Exactly one of kernel, family and metric/ },
    { name: "an unknown metric", file: text({ kernel: undefined, metric: "speed" }), what: /metric/ },
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
