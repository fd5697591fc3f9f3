import { describe, expect, test } from "@jest/globals";
import type { Profile } from "../../../src/model/profile/profile.ts";
import type { UntracedRun } from "../../../src/model/profile/untraced.ts";
import { findUnsettledRanges } from "../../../src/compare/settled.ts";
import { decideExitCode } from "../../../src/compare/policy/exit-code.ts";
import { madeEntry } from "../policy/support/accepted.ts";
import { compared, decode, near, theRange, type MadeTimes } from "../support/sides.ts";
import { untracedRuns } from "./support/runs.ts";

const kernels = (factor = 1): MadeTimes[] => [{ name: "a", ns: near(10_000_000 * factor) }];
/** Processes of `decode`, so many milliseconds each, with instances 0 to 2% above that, and one far above. */
function runs(milliseconds: readonly number[], name: "base" | "head"): UntracedRun[] {
  const instances = (ms: number) => [1, 1.01, 1.02, 1.005, 1.5].map((factor) => Math.round(ms * 1e6 * factor));
  return untracedRuns(milliseconds.map(instances), name);
}
const quiet = [100, 101, 99.5, 100.4, 99.9, 100.2];
const sideOf = (untraced: UntracedRun[], factor = 1): Profile => ({ ...decode(kernels(factor)), untraced });
const slower = (factor: number) => quiet.toReversed().map((ms) => ms * factor);
const headRuns = (factor: number) => runs(slower(factor), "head");

describe("wall time without tracing", () => {
  const fast = sideOf(runs(quiet, "base"));

  test.each([
    [1, "same"],
    [0.8, "improved"],
  ])("is red with its own reason if longer, with %s of the time on the GPU", (factor, state) => {
    const comparison = compared(fast, sideOf(headRuns(1.15), factor));
    expect(comparison).toMatchObject({ verdict: "regressed", wall: "slower" });
    expect(theRange(comparison)).toMatchObject({ gpuBusyTime: { state }, wallTime: { state: "not-judged" } });
    const red = comparison.reasons.find(({ verdict }) => verdict === "regressed");
    expect(red).toMatchObject({ id: "latency-regressed", metric: "wallNs", range: "decode" });
  });

  test("decides alone if neither side has kernels", () => {
    const idle = (untraced: UntracedRun[]): Profile => ({ ...decode([]), untraced });
    const same = compared(idle(runs(quiet, "base")), idle(headRuns(1)));
    expect([same.verdict, same.reasons]).toEqual(["pass", []]);
    expect(findUnsettledRanges(same, null)).toEqual([]);
    expect(compared(idle(runs(quiet, "base")), idle(headRuns(1.15))).verdict).toBe("regressed");
    expect(compared(idle([]), idle([])).verdict).toBe("incomparable");
  });

  test("has its statistic, median, and 90th percentile", () => {
    expect(theRange(compared(fast, sideOf(headRuns(1.15)))).latency).toMatchObject({
      base: { medianNs: 101_101_000, p90Ns: 150_000_000, processes: 6, instances: 30 },
      statistic: "median",
    });
  });

  test("isn't a regression if accepted", () => {
    const accepted = [madeEntry({ range: "decode", metric: "wallNs", change: 20 })];
    const comparison = compared(fast, sideOf(headRuns(1.15)), { accepted });
    expect(comparison).toMatchObject({ verdict: "pass", accepted: [{ state: "used" }] });
  });

  test("rules out a slowdown if equal, and is only a note if open", () => {
    expect(compared(fast, sideOf(headRuns(1)))).toMatchObject({ verdict: "pass", wall: "not-slower" });
    const noisy = [100, 140, 90, 120, 180, 95];
    const sides = [sideOf(runs(noisy, "base")), sideOf(runs(noisy.toReversed(), "head"))] as const;
    const open = compared(...sides);
    expect(open).toMatchObject({ verdict: "pass", wall: "unknown" });
    const note = open.reasons.find(({ id }) => id === "latency-open");
    expect([note?.verdict, note?.text]).toEqual([null, expect.stringMatching(/ \d+(\.\d)?%/)]);
    expect(open.limitations.map(({ kind }) => kind)).not.toContain("wall-time-unknown");
    const strict = compared(...sides, { overrides: ["compare.fail-on=[inconclusive]"] });
    expect([strict.verdict, decideExitCode(strict, strict.failOn)]).toEqual(["inconclusive", 4]);
  });

  test.each([
    ["host work doubled, one process a side", 1, 2, "inconclusive", "unknown"],
    ["host work doubled, three a side", 3, 2, "inconclusive", "unknown"],
    ["host work doubled, six a side", 6, 2, "regressed", "slower"],
    ["the same code, one process a side", 1, 1, "pass", "unknown"],
    ["the same code, six a side", 6, 1, "pass", "unknown"],
    // A machine's speed changes by as much within minutes.
    ["another day's machine, three a side", 3, 1.2, "pass", "unknown"],
    ["another day's machine, six a side", 6, 1.2, "pass", "unknown"],
  ])("is judged against a stored baseline: %s", (_, processes, factor, verdict, wall) => {
    const few = (all: readonly UntracedRun[]) => all.slice(0, processes).map((run) => ({ ...run, order: null }));
    const [base, head] = [few(runs(quiet, "base")), few(headRuns(factor))];
    expect(compared(sideOf(base), sideOf(head), { interleaved: false })).toMatchObject({ verdict, wall });
  });

  test("compares only whole pairs", () => {
    const [first, ...others] = headRuns(1);
    const comparison = compared(fast, sideOf(first === undefined ? [] : others));
    expect(theRange(comparison).latency).toMatchObject({ base: { processes: 5 }, head: { processes: 5 } });
  });
});
