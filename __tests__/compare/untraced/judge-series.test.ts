import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { judgeSeries, type Series } from "../../../src/compare/untraced/judge-series.ts";
import { recordedProcesses } from "../support/recorded-sides.ts";

/** Sides measured B H, H B … at a threshold of 5%. */
function judge(base: Series["base"], head: Series["head"], change: Partial<Series> = {}) {
  return judgeSeries({
    ...{ base, head, interleaved: true, better: "lower", threshold: 0.05 },
    headFirst: base.map((_, index) => index % 2 === 1),
    ...change,
  });
}

const values = (list: readonly number[]): number[][] => list.map((value) => [value]);
const h200 = { base: recordedProcesses("h200-nvtx-base"), head: recordedProcesses("h200-nvtx-head") };
const h100 = { base: recordedProcesses("h100-plain-base"), head: recordedProcesses("h100-plain-head") };

describe("recorded on a quiet machine that drifts from 80 to 98 ms, with 16% more work of the host", () => {
  test.each([
    { pairs: 1, state: "inconclusive" },
    { pairs: 3, state: "inconclusive" },
    { pairs: 4, state: "inconclusive" },
    { pairs: 5, state: "regressed" },
    { pairs: 8, state: "regressed" },
  ])("is judged after $pairs pairs: $state", ({ pairs, state }) => {
    const { statistic, change } = judge(h200.base.slice(0, pairs), h200.head.slice(0, pairs));
    expect(statistic).toBe("median");
    expect(change).toMatchObject({ state, mayBeSlower: state === "inconclusive" });
    expect(change.changeRatio).toBeGreaterThan(0.14);
    expect(change.changeRatio).toBeLessThan(0.21);
  });

  test("finds no change in a side's first and last processes", () => {
    for (const interleaved of [true, false])
      expect(judge(h200.base.slice(0, 3), h200.base.slice(5), { interleaved }).change.state).toBe("inconclusive");
  });
});

test("compares minima on a noisy virtual machine, and claims nothing", () => {
  const { statistic, change } = judge(h100.base, h100.head);
  expect({ statistic, state: change.state }).toEqual({ statistic: "minimum", state: "inconclusive" });
  expect(change.detectableRatio).toBeGreaterThan(0.5);
});

test.each([
  { noise: 0.001, why: "the threshold, and 2.13 standard errors for those that come out smaller", found: 0.05158 },
  { noise: 0.1, why: "what chance hardly does, and as much", found: 0.90646 },
])("detects with five pairs that vary by $noise: $why", ({ noise, found }) => {
  const base = [100, 110, 120, 130, 140];
  const head = base.map((value, index) => value * Math.exp(noise * (index - 2)));
  // All in one order: the standard error is noise · √2.5 / √5.
  const { change } = judge(values(base), values(head), { headFirst: base.map(() => false) });
  expect(change.detectableRatio).toBeCloseTo(found, 5);
});

test("finds a change of seven processes despite an outlier", () => {
  const base = values([100, 101, 100.5, 99.8, 100.2, 101.1, 99.9, 100.6]);
  const head = values([110, 111, 110.4, 190, 110.1, 111.2, 109.8, 110.7]);
  expect(judge(base, head).change).toMatchObject({ state: "regressed" });
  expect(judge(base, head).change.changeRatio).toBeCloseTo(0.1, 1);
  // By pairs alone it would be open: their mean is 18%, and their interval as wide.
  expect(judge(base, values([100, 101, 100.4, 190, 100.1, 101.2, 99.8, 100.7])).change.state).toBe("same");
});

test("cancels the effect of a process's place in its pair", () => {
  const first = [100, 100.4, 99.7, 100.2, 99.9, 100.3];
  const pairs = first.map((value, index) => (index % 2 === 0 ? [value, value * 1.06] : [value * 1.06, value]));
  const { change } = judge(values(pairs.map(([base = 0]) => base)), values(pairs.map(([, head = 0]) => head)));
  expect(change.state).not.toBe("regressed");
  expect(Math.abs(change.changeRatio ?? 1)).toBeLessThan(0.01);
});

test("requires a 30% change because less than five pairs need 30%", () => {
  const [slow, fast] = [values([119, 119.2, 118.9]), values([100, 100.3, 100.1])];
  expect(judge(fast, slow).change).toMatchObject({ state: "inconclusive", thresholdRatio: 0.3, mayBeSlower: true });
  expect(judge(fast, values([140, 141, 140.5])).change.state).toBe("regressed");
});

test("finds a regression if a metric that should be high falls", () => {
  const [high, low] = [values([100, 101, 99, 100, 100.5, 99.5]), values([80, 81, 79.5, 80.2, 80.6, 79.9])];
  const fell = judge(high, low, { better: "higher" });
  expect(fell).toMatchObject({ statistic: "median", change: { state: "regressed", base: expect.closeTo(100, 1) } });
  expect(fell.change.changeRatio).toBeCloseTo(-0.2, 2);
  expect(fell.change.lowRatio).toBeLessThan(fell.change.changeRatio ?? 0);
  expect(judge(low, high, { better: "higher" }).change.state).toBe("improved");
  expect(judge(high, low).change.state).toBe("improved");
});

test.each([
  { title: "no process of head", base: [1], head: [], state: "removed" },
  { title: "no process of base", base: [], head: [1], state: "new" },
  { title: "no process at all", base: [], head: [], state: "not-judged" },
  { title: "a value of 0", base: [0, 1, 1], head: [1, 1, 1], state: "not-judged" },
  { title: "a value below 0", base: [1, 1, 1], head: [1, -1, 1], state: "not-judged" },
  { title: "values without any noise", base: [2, 2, 2], head: [2, 2, 2], state: "same" },
])("judges $title: $state", ({ base, head, state }) => {
  expect(judge(values(base), values(head)).change.state).toBe(state);
});

const process = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
const sides = fc.integer({ min: 1, max: 9 }).chain((pairs) =>
  fc.record({
    base: fc.array(process, { minLength: pairs, maxLength: pairs }),
    head: fc.array(process, { minLength: pairs, maxLength: pairs }),
    interleaved: fc.boolean(),
  }),
);
const mirrored = {
  regressed: "improved",
  improved: "regressed",
  same: "same",
  inconclusive: "inconclusive",
} as const;

test("swaps the states of swapped sides, and reaches the threshold for any values", () => {
  fc.assert(
    fc.property(sides, ({ base, head, interleaved }) => {
      const { change } = judge(base, head, { interleaved });
      const swapped = judge(head, base, { interleaved, headFirst: base.map((_, index) => index % 2 === 0) }).change;
      expect(swapped.state).toBe(mirrored[change.state as keyof typeof mirrored]);
      if (change.state !== "regressed") return;
      expect(change.changeRatio).toBeGreaterThanOrEqual((change.thresholdRatio ?? NaN) - 1e-12);
      expect(change.lowRatio).toBeGreaterThanOrEqual(0);
      expect(change.rounds).toBeGreaterThanOrEqual(3);
    }),
  );
});
