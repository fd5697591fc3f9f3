import { expect, test } from "@jest/globals";
import { randomOf } from "../../../bench/statistics/random.ts";
import { findDetectableSize, mayBeUnusual } from "../../../src/compare/noise/detectable.ts";
import { estimateEffect, type Effect, usualNoise, mean, deviation } from "../../../src/compare/noise/estimate.ts";
import { pairs, separate } from "./support/sides.ts";

const least = Math.log1p(0.03);
const limits = { least, ofNoise: 0 };

/** Values around 0 with just this sample deviation, whose shape does not matter for what is tested. */
function shaped(rounds: number, size: number): number[] {
  const ramp = Array.from({ length: rounds }, (_, round) => round);
  const middle = mean(ramp);
  const wide = deviation(ramp);
  return ramp.map((value) => Math.exp(((value - middle) / wide) * size));
}

/**
 * Of comparisons that rounds varying by `noise` make, each with the size that it calls detectable: the share of those that find a change
 * of that size in another draw, as the decision table does.
 */
function foundShare(noise: number, rounds: number, interleaved: boolean): number {
  const random = randomOf(rounds, Math.round(noise * 1e5), interleaved ? 1 : 0);
  const draw = (factor: number) => {
    const side = (level: number): number[] =>
      Array.from({ length: rounds }, () => level * Math.exp(random.normal(noise)));
    return { base: side(1), head: side(factor), interleaved };
  };
  const halfOf = ({ low, high }: Effect): number => (Math.log1p(high ?? 0) - Math.log1p(low ?? 0)) / 2;
  const tries = 2000;
  let found = 0;
  for (let index = 0; index < tries; index += 1) {
    const same = draw(1);
    const size = findDetectableSize(same, { least, ofNoise: halfOf(estimateEffect(same)) }, null);
    const effect = estimateEffect(draw(1 + (size ?? NaN)));
    const isFound = Math.log1p(effect.change) >= Math.max(least, halfOf(effect));
    if (isFound && effect.agree === "up") found += 1;
  }
  return found / tries;
}

// From little noise, where the threshold decides, to much, where the rounds' agreement does.
test.each([
  { rounds: 3, noise: 0.002, interleaved: true },
  { rounds: 6, noise: 0.002, interleaved: true },
  { rounds: 6, noise: 0.01, interleaved: true },
  { rounds: 10, noise: 0.05, interleaved: true },
  { rounds: 3, noise: 0.002, interleaved: false },
  { rounds: 5, noise: 0.02, interleaved: false },
  { rounds: 6, noise: 0.01, interleaved: false },
])(
  "finds the detectable size in 90% of cases: $rounds rounds, $noise of noise, interleaved: $interleaved",
  ({ rounds, noise, interleaved }) => {
    expect(foundShare(noise, rounds, interleaved)).toBeGreaterThanOrEqual(0.9);
  },
);

test("equals the threshold without noise", () => {
  expect(findDetectableSize(pairs([5, 5], [5, 5]), limits, null)).toBeCloseTo(0.03, 9);
  expect(findDetectableSize(separate([5, 5], [5, 5]), limits, null)).toBeCloseTo(0.03, 9);
});

const secondSlower = { ...pairs([5, 5.2, 5, 5.2], [5.2, 5, 5.2, 5]), headFirst: [false, true, false, true] };

test.each([
  ["the second round of a pair is slower", secondSlower, limits],
  ["noisy pairs happen to agree", pairs(shaped(3, 0.02), shaped(3, 0.02)), limits],
  ["the noise sets the limit", pairs(shaped(6, 0), shaped(6, 0.001)), { least: 0, ofNoise: least }],
])("grows if %s", (_, values, ofValues) => {
  expect(findDetectableSize(values, ofValues, null)).toBeGreaterThan(0.04);
});

test("is null with one round", () => {
  expect(findDetectableSize(pairs([5], [5]), limits, null)).toBeNull();
  expect(findDetectableSize(separate([5], [5, 5, 5]), limits, null)).toBeNull();
});

test.each([
  { side: "pairs", noise: 0.005, unusual: false },
  { side: "pairs", noise: 0.009, unusual: true },
  { side: "separate", noise: 0.001, unusual: false },
  { side: "separate", noise: 0.006, unusual: true },
])("decides if rounds vary unusually: $side, $noise apart: $unusual", ({ side, noise, unusual }) => {
  const other = shaped(6, noise);
  const values = side === "pairs" ? pairs(shaped(6, 0), other) : separate(other, other);
  expect(mayBeUnusual(values, usualNoise)).toBe(unusual);
  expect(mayBeUnusual(values, null)).toBe(false);
});
