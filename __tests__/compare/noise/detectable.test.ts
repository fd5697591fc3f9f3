import { describe, expect, test } from "@jest/globals";
import { randomOf } from "../../../bench/statistics/random.ts";
import { detectableSize } from "../../../src/compare/noise/detectable.ts";
import { effectOf } from "../../../src/compare/noise/effect.ts";
import { mean, deviation } from "../../../src/compare/noise/rounds.ts";
import { pairs, separate } from "./support/sides.ts";

const threshold = 0.03;

/** Values around 0 with just this sample deviation, whose shape does not matter for what is tested. */
function shaped(rounds: number, size: number): number[] {
  const ramp = Array.from({ length: rounds }, (_, round) => round);
  const middle = mean(ramp);
  const wide = deviation(ramp);
  return ramp.map((value) => Math.exp(((value - middle) / wide) * size));
}

/** The share of comparisons that find this true change by the rule of `classify`, rounds varying by `noise` around it. */
function foundShare(change: number, noise: number, rounds: number, interleaved: boolean): number {
  const random = randomOf(rounds, Math.round(noise * 1e5), interleaved ? 1 : 0);
  const tries = 4000;
  let found = 0;
  for (let index = 0; index < tries; index += 1) {
    const side = (factor: number): number[] =>
      Array.from({ length: rounds }, () => factor * Math.exp(random.normal(noise)));
    const values = { base: side(1), head: side(1 + change), interleaved };
    const effect = effectOf(values);
    if (effect.change >= threshold && effect.agree === "up") found += 1;
  }
  return found / tries;
}

describe("what is called detectable is found 95 % of the time", () => {
  // From little noise, where the threshold decides, to much, where the rounds' agreement does.
  test.each([
    [3, 0.002],
    [3, 0.01],
    [3, 0.03],
    [6, 0.01],
    [10, 0.05],
  ])("%s pairs, each round with %s of noise", (rounds, noise) => {
    const perPair = shaped(rounds, noise * Math.SQRT2);
    const size = detectableSize(pairs(shaped(rounds, 0), perPair), threshold);
    const share = foundShare(size ?? NaN, noise, rounds, true);
    expect(share).toBeGreaterThanOrEqual(0.94);
    expect(share).toBeLessThan(0.985);
  });

  test.each([
    [3, 0.002],
    [3, 0.01],
    [5, 0.02],
    [6, 0.01],
  ])("%s separate rounds a side, each with %s of noise", (rounds, noise) => {
    const size = detectableSize(separate(shaped(rounds, noise), shaped(rounds, noise)), threshold);
    const share = foundShare(size ?? NaN, noise, rounds, false);
    expect(share).toBeGreaterThanOrEqual(0.94);
    expect(share).toBeLessThan(0.985);
  });
});

test("without any noise it is the threshold", () => {
  expect(detectableSize(pairs([5, 5], [5, 5]), threshold)).toBeCloseTo(threshold, 9);
  expect(detectableSize(separate([5, 5], [5, 5]), threshold)).toBeCloseTo(threshold, 9);
});

test("of one round nothing is known", () => {
  expect(detectableSize(pairs([5], [5]), threshold)).toBeNull();
  expect(detectableSize(separate([5], [5, 5, 5]), threshold)).toBeNull();
});

test("more noise hides more", () => {
  const sizes = [0.001, 0.005, 0.02].map((noise) => detectableSize(pairs(shaped(3, 0), shaped(3, noise)), threshold));
  expect(sizes.every((size, index) => index === 0 || (size ?? 0) > (sizes[index - 1] ?? Infinity))).toBe(true);
});
