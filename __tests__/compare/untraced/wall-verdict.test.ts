import { describe, expect, test } from "@jest/globals";
import type { Profile } from "../../../src/model/profile/profile.ts";
import type { UntracedRun } from "../../../src/model/profile/untraced.ts";
import { comparisonComment } from "../../../src/report/comment/comment.ts";
import { logLayout } from "../../../src/model/text/layout.ts";
import { unsettledRanges } from "../../../src/compare/settled.ts";
import { comparisonText } from "../../../src/report/terminal/report-text.ts";
import { compared, decode, near, theRange, type MadeTimes } from "../support/sides.ts";

const kernels = (factor = 1): MadeTimes[] => [{ name: "a", ns: near(10_000_000 * factor) }];
/** Processes of `decode`, so many milliseconds each, with instances 0 to 2% above that, and one far above. */
function runs(milliseconds: readonly number[], first: 0 | 1): UntracedRun[] {
  return milliseconds.map((ms, pair) => ({
    order: 2 * pair + (pair % 2 === first ? 0 : 1),
    seconds: 10,
    clientSeconds: null,
    ofOtherCommand: false,
    ranges: [
      {
        ...{ name: "decode", domain: "", steps: null, tokens: null },
        instanceNs: [1, 1.01, 1.02, 1.005, 1.5].map((one) => Math.round(ms * 1e6 * one)),
      },
    ],
    metrics: [],
    peakMemory: [],
  }));
}
const quiet = [100, 101, 99.5, 100.4, 99.9, 100.2];
const base = (untraced: readonly UntracedRun[], factor = 1): Profile => ({
  ...decode(kernels(factor)),
  untraced: [...untraced],
});
const times = (factor: number): number[] => quiet.toReversed().map((ms) => ms * factor);

describe("wall time without tracing", () => {
  const fast = base(runs(quiet, 0));

  test("that is longer is red, by a reason of its own, also where the GPU is faster", () => {
    for (const [factor, state] of [
      [1, "same"],
      [0.8, "improved"],
    ] as const) {
      const comparison = compared(fast, base(runs(times(1.15), 1), factor));
      expect(comparison).toMatchObject({ verdict: "regressed", wall: "slower" });
      expect(theRange(comparison)).toMatchObject({ gpuBusyTime: { state }, wallTime: { state: "not-judged" } });
      expect(comparison.reasons.find(({ verdict }) => verdict === "regressed")).toMatchObject({
        ...{ id: "latency-regressed", metric: "wallNs", range: "decode" },
      });
    }
  });

  test("decides alone where neither side has kernels", () => {
    const idle = (untraced: readonly UntracedRun[]): Profile => ({ ...decode([]), untraced: [...untraced] });
    const same = compared(idle(runs(quiet, 0)), idle(runs(times(1), 1)));
    expect([same.verdict, same.reasons]).toEqual(["pass", []]);
    expect(unsettledRanges(same, null)).toEqual([]);
    expect(compared(idle(runs(quiet, 0)), idle(runs(times(1.15), 1))).verdict).toBe("regressed");
    expect(compared(idle([]), idle([])).verdict).toBe("incomparable");
  });

  test("is shown with its statistic, median and 90th percentile, interval and threshold", () => {
    const comparison = compared(fast, base(runs(times(1.15), 1)));
    expect(theRange(comparison).latency).toMatchObject({
      base: { medianNs: 101_101_000, p90Ns: 150_000_000, processes: 6, instances: 30 },
      statistic: "median",
    });
    const text = comparisonText(comparison, { topKernels: 3, layout: logLayout });
    expect(text).toContain("decode takes 15% more wall time (101 → 116 ms)");
    expect(text).toMatch(
      /wall time \(untraced, median\) +101 ms +116 ms +\+15\.0% +\+1\d\.\d% to \+1\d\.\d% +5% .* slower/,
    );
    expect(text).toMatch(/wall time \(untraced, p90\) +150 ms +173 ms/);
    expect(text).not.toContain("traced)");
    const comment = comparisonComment("GPU profile", comparison, null, true).replaceAll("\u00a0", " ");
    expect(comment).toContain("takes 15% more wall time");
    expect(comment).toContain("from 6 processes per side without tracing (median of each). Threshold 5%.");
    expect(comment).toContain("🔴 +15.0%<br><sub>median 101 → 116 ms</sub>");
    expect(comment).toContain("<sub>p90 150 → 173 ms</sub>");
  });

  test("that is accepted is no regression", () => {
    const accepted = {
      range: "decode",
      metric: "wallNs",
      change: 20,
      reason: "Known.",
      expires: "2030-01-01",
    } as const;
    const comparison = compared(fast, base(runs(times(1.15), 1)), { accepted: [accepted] });
    expect(comparison).toMatchObject({ verdict: "pass", accepted: [{ state: "used" }] });
  });

  test("that is as long rules a slowdown out; one that is open is a note, and decides nothing", () => {
    expect(compared(fast, base(runs(times(1), 1)))).toMatchObject({ verdict: "pass", wall: "not-slower" });
    const noisy = [100, 140, 90, 120, 180, 95];
    const open = compared(base(runs(noisy, 0)), base(runs(noisy.toReversed(), 1)));
    expect(open).toMatchObject({ verdict: "pass", wall: "unknown" });
    expect(open.reasons.find(({ id }) => id === "latency-open")).toMatchObject({
      verdict: null,
      text: expect.stringMatching(/: only changes above \d+(\.\d)?% would be detectable\./),
    });
    expect(open.limitations.map(({ kind }) => kind)).not.toContain("wall-time-unknown");
  });

  test("of profiles that were not measured in turn is never called as long, whatever their orders say", () => {
    const apart = compared(fast, base(runs(times(1), 1)), { interleaved: false });
    expect(theRange(apart).latency?.time).toMatchObject({ state: "inconclusive", thresholdRatio: 0.3 });
    expect(apart.wall).toBe("unknown");
    expect(compared(fast, base(runs(times(1.6), 1)), { interleaved: false }).wall).toBe("slower");
  });

  test.each([
    { title: "host work doubled", processes: 3, factor: 2, verdict: "inconclusive", wall: "unknown" },
    {
      title: "host work doubled, one process a side",
      processes: 1,
      factor: 2,
      verdict: "inconclusive",
      wall: "unknown",
    },
    { title: "host work doubled, six a side", processes: 6, factor: 2, verdict: "regressed", wall: "slower" },
    { title: "the same code", processes: 3, factor: 1, verdict: "pass", wall: "unknown" },
    { title: "the same code, one process a side", processes: 1, factor: 1, verdict: "pass", wall: "unknown" },
    { title: "the same code, six a side", processes: 6, factor: 1, verdict: "pass", wall: "unknown" },
    // A machine's speed changes by as much within minutes.
    { title: "another day's machine", processes: 3, factor: 1.2, verdict: "pass", wall: "unknown" },
    { title: "another day's machine, six a side", processes: 6, factor: 1.2, verdict: "pass", wall: "unknown" },
  ])("against a stored baseline, $title: $verdict", ({ processes, factor, verdict, wall }) => {
    const few = (all: readonly UntracedRun[]) => all.slice(0, processes).map((run) => ({ ...run, order: null }));
    const comparison = compared(base(few(runs(quiet, 0))), base(few(runs(times(factor), 1))), { interleaved: false });
    expect(comparison).toMatchObject({ verdict, wall });
    const text = comparisonText(comparison, { topKernels: 3, layout: logLayout });
    if (verdict === "pass") expect(text).toMatch(/^PASS: .*Wall time is too noisy to judge\./m);
  });

  test("a pass with less time on the GPU says, too, that wall time was not judged", () => {
    const comparison = compared(base([]), base([], 0.8));
    expect(comparison).toMatchObject({ verdict: "pass", wall: "unknown" });
    const text = comparisonText(comparison, { topKernels: 3, layout: logLayout });
    expect(text).toMatch(/^PASS: decode takes 20% less time on the GPU.* Wall time is too noisy to judge\./m);
  });

  test("is of whole pairs alone: a run without its neighbor is left out", () => {
    const [first, ...others] = runs(times(1), 1);
    const comparison = compared(fast, base(first === undefined ? [] : others));
    expect(theRange(comparison).latency).toMatchObject({ base: { processes: 5 }, head: { processes: 5 } });
  });

  test("is not there where a side has none", () => {
    expect(theRange(compared(fast, base([]))).latency).toBeNull();
    expect(theRange(compared(fast, base([]))).wallTime.thresholdRatio).not.toBeNull();
  });
});
