import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { dropDisturbedRounds } from "../../../src/compare/noise/steady-rounds.ts";
import type { ProfileRange } from "../../../src/model/profile/profile.ts";
import { madeRange, madeRound } from "../../fixtures/profiles.ts";
import { rangeOf as rangeOfKernels } from "../support/sides.ts";

const shares = [400_000, 300_000, 200_000, 60_000, 40_000];

type Rounds = readonly (number | readonly number[])[];

/** A range of five kernels; each round is a factor on all of them, or one for each. */
function rangeOf(rounds: Rounds): ProfileRange {
  const kernels = shares.map((ns, kernel) => ({
    name: `kernel_${String(kernel)}`,
    ns: rounds.map((factor) => Math.round(ns * (typeof factor === "number" ? factor : (factor[kernel] ?? 1)))),
  }));
  return rangeOfKernels({ kernels });
}

function steady(base: Rounds, head: Rounds, interleaved = true) {
  return dropDisturbedRounds({ base: rangeOf(base), head: rangeOf(head), interleaved });
}

function kept({ rounds }: ReturnType<typeof dropDisturbedRounds>) {
  const factors = (range: ProfileRange): number[] => range.rounds.map(({ kernelNs }) => kernelNs / 1_000_000);
  return { base: factors(rounds.base), head: factors(rounds.head), interleaved: rounds.interleaved };
}

describe("pairs", () => {
  test.each<[string, number[], number[], lost: readonly number[]]>([
    ["a throttled round takes its pair along", [1, 1, 1.08], [1, 1, 1], [2]],
    ["a throttled round of head, too", [1, 1, 1], [1.2, 1.1, 1.1], [0]],
    // What comes second would look like the change.
    ["none if only pairs of one order would be left", [1, 1, 1], [1.1, 1.2, 1.1], []],
    ["none if one pair would be left", [1, 1.1, 1], [1.05, 1, 1], []],
    ["two of six pairs in the same order", [1, 1.1, 1, 1.1, 1, 1], [1, 1, 1, 1, 1, 1], [1, 3]],
    ["not all three pairs of an order", [1, 1.1, 1, 1.1, 1, 1], [1, 1, 1, 1, 1, 1.1], []],
    ["none for one fast round", [1, 1.08, 1.08], [1.08, 1.08, 1.08], []],
    ["none for two fast rounds of four", [1, 1, 1, 1.1], [1, 1.1, 1.1, 1], [3]],
    ["none for drift, which moves both rounds of a pair", [1, 1.03, 1.06], [1.01, 1.04, 1.07], []],
    ["none for a slower head", [1, 1, 1], [1.2, 1.2, 1.2], []],
    // Each process has one of two speeds there.
    ["none for a round at the other side's level", [1, 1, 1.028], [1.028, 1.028, 1.028], []],
    ["a round above the other side's level", [1, 1, 1.04], [1.028, 1.028, 1.028], [2]],
    ["none for usual noise", [1, 1.012, 1], [1, 1, 1.015], []],
  ])("lose disturbed rounds: %s", (_, base, head, lost) => {
    const found = steady(base, head);
    const left = (side: readonly number[]) => side.filter((_factor, pair) => !lost.includes(pair));
    expect(kept(found)).toEqual({ base: left(base), head: left(head), interleaved: true });
    expect(found.disturbed).toHaveLength(lost.length);
  });

  test("what comes second in a pair may be slower each time", () => {
    const first = [1, 1.03, 1, 1.03, 1, 1.03];
    const second = first.map((factor) => 2.03 - factor);
    const of = (rounds: number) => steady(first.slice(0, rounds), second.slice(0, rounds));
    expect(of(6)).toMatchObject({ disturbed: [], roundsDisagree: false });
    // Three pairs cannot tell that from one throttled round.
    expect(of(3)).toMatchObject({ disturbed: [], roundsDisagree: true });
    // Measured apart, nothing comes second.
    expect(steady(first, [1, 1, 1], false).roundsDisagree).toBe(true);
  });

  test("keeps a round with one slower kernel", () => {
    expect(steady([1, 1, 1], [1, [1, 1.3, 1, 1, 1], 1]).disturbed).toEqual([]);
  });

  test("keeps a round with more launches", () => {
    const base = rangeOf([1, 1.1, 1]);
    const kernels = base.kernels.map((kernel) => ({
      ...kernel,
      rounds: kernel.rounds.map((round, index) => (round === null || index !== 1 ? round : { ...round, launches: 11 })),
    }));
    const sides = { base: { ...base, kernels }, head: rangeOf([1, 1, 1]), interleaved: true };
    expect(dropDisturbedRounds(sides).disturbed).toEqual([]);
  });

  test("keeps rounds with too few kernels to tell", () => {
    const few = (range: ProfileRange): ProfileRange => ({ ...range, kernels: range.kernels.slice(0, 3) });
    const sides = { base: few(rangeOf([1, 1.1, 1])), head: few(rangeOf([1, 1, 1])), interleaved: true };
    expect(dropDisturbedRounds(sides).disturbed).toEqual([]);
  });
});

test("separate sides lose the slow rounds alone, and each is named", () => {
  const found = steady([1, 1.1, 1.01], [1.3, 1.3], false);
  expect(kept(found)).toEqual({ base: [1, 1.01], head: [1.3, 1.3], interleaved: false });
  expect(found.disturbed).toEqual([{ side: "base", round: 2, slowerBy: expect.closeTo(0.1, 6) }]);
});

test("keeps separate sides with one fast round", () => {
  const [fast, slow] = [Array<number>(4).fill(1.055).with(0, 1), Array<number>(3).fill(1.055)];
  const open = { disturbed: [], roundsDisagree: true };
  expect(steady(fast, slow, false)).toMatchObject(open);
  expect(steady(slow, fast, false)).toMatchObject(open);
});

test("leaves a range without rounds or kernels unchanged", () => {
  for (const rounds of [[], [madeRound({ kernelNs: 0 })]]) {
    const empty = madeRange({ rounds, kernels: [] });
    expect(dropDisturbedRounds({ base: empty, head: rangeOf([1, 1]), interleaved: true })).toEqual({
      rounds: { base: empty, head: expect.anything(), interleaved: false },
      kept: { base: rounds.map((_, index) => index), head: [0, 1] },
      disturbed: [],
      roundsDisagree: false,
    });
  }
});

test("never drops a side's fastest round", () => {
  const factor = fc.double({ min: 1, max: 1.3, noNaN: true });
  const rounds = fc.array(factor, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rounds, rounds, fc.boolean(), (base, head, interleaved) => {
      const left = kept(steady(base, head, interleaved));
      if (left.interleaved) return expect(left.base).toHaveLength(left.head.length);
      expect(Math.min(...left.base)).toBeCloseTo(Math.min(...base), 5);
      expect(Math.min(...left.head)).toBeCloseTo(Math.min(...head), 5);
    }),
  );
});
