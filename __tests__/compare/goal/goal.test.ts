import { expect, test } from "@jest/globals";
import { chooseNextStep } from "../../../src/compare/next-step.ts";
import { findOpenRows } from "../../../src/compare/open-rows.ts";
import { decideExitCode } from "../../../src/compare/policy/exit-code.ts";
import { compareWithoutBaseline } from "../../../src/compare/compare.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { verdictLine } from "../../../src/report/terminal/report-text.ts";
import { configOf } from "../../support/config.ts";
import { compared, decode, near, reasonIds, rangeOf, side } from "../support/sides.ts";

const improve = { overrides: ["compare.goal=improve"] };
const slow = () => decode([{ name: "gemm", ns: near(1_000_000) }]);
const fast = () => decode([{ name: "gemm", ns: near(800_000) }]);

const prefill = (ns: number) => rangeOf({ name: "prefill", kernels: [{ name: "gemm", ns: near(ns) }] });

test("fails an unchanged head with `improve`, and says by how much it changed", () => {
  const comparison = compared(slow(), slow(), improve);
  expect(comparison).toMatchObject({ verdict: "not-improved", goal: "improve" });
  expect(verdictLine(comparison)).toMatch(
    /^NOT IMPROVED: Head isn't better than base. decode: No speedup beyond noise: time on the GPU ±0%/,
  );
  expect(decideExitCode(comparison, [])).toBe(1);
});

test("leaves the goal open if something can't be judged", () => {
  const lost = compared(side([...slow().ranges, prefill(1_000_000)]), fast(), improve);
  expect([lost.verdict, reasonIds(lost, "not-improved")]).toEqual([
    "not-improved",
    expect.arrayContaining(["goal-open"]),
  ]);
});

test("is regressed if any range is slower", () => {
  const base = side([...slow().ranges, prefill(1_000_000)]);
  const head = side([...fast().ranges, prefill(1_300_000)]);
  expect(compared(base, head, improve).verdict).toBe("regressed");
});

test("stops measuring if the results differ", () => {
  const computed = (profile: Profile, sum: number): Profile => ({
    ...profile,
    verify: { state: "written", values: { sum } },
  });
  const comparison = compared(computed(slow(), 1), computed(slow(), 2), improve);
  expect([comparison.verdict, reasonIds(comparison, "not-improved")]).toEqual(["not-improved", ["verify-differs"]]);
  const pairs = { made: 1, planned: 3, most: 6 };
  const spending = {
    rounds: { ...pairs, mayEndEarly: true },
    untraced: { ...pairs, isAsked: true, isExplained: false },
    findsLinesEarly: false,
  };
  const policy = configOf(...improve.overrides).compare;
  expect(chooseNextStep({ comparison, policy, calibration: null, spending }).kind).toBe("done");
});

test("is never faster without a base", () => {
  const comparison = compareWithoutBaseline({
    head: fast(),
    policy: configOf(...improve.overrides).compare,
    baseline: { state: "absent", text: "There is none." },
    today: "2026-01-15",
  });
  expect([comparison.verdict, decideExitCode(comparison, [])]).toEqual(["not-improved", 1]);
});

test("measures an improvement of a few thresholds again", () => {
  const open = (ns: number, overrides = improve.overrides): readonly string[] =>
    findOpenRows(compared(slow(), decode([{ name: "gemm", ns: near(ns) }]), { overrides })).map(({ text }) => text);
  expect(open(980_000)).toEqual(["decode: time on the GPU"]);
  expect(open(800_000)).toEqual([]);
  expect(open(980_000, [])).toEqual([]);
});

test("measures what may be faster again if that's the goal", () => {
  const comparison = compared(slow(), decode([{ name: "gemm", ns: [930_000, 1_002_000, 930_000] }]), improve);
  expect(findOpenRows(comparison)).toContainEqual(expect.objectContaining({ kind: "range" }));
});
