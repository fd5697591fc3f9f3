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
    ["also one of head", [1, 1, 1], [1.2, 1.1, 1.1], [0]],
    // What comes second would look like the change.
    ["none goes if only pairs that began with the same side would be left", [1, 1, 1], [1.1, 1.2, 1.1], []],
    ["nor if one pair would be left", [1, 1.1, 1], [1.05, 1, 1], []],
    ["of six pairs, two of the same order may go", [1, 1.1, 1, 1.1, 1, 1], [1, 1, 1, 1, 1, 1], [1, 3]],
    ["and all three of an order may not", [1, 1.1, 1, 1.1, 1, 1], [1, 1, 1, 1, 1, 1.1], []],
    ["one fast round doesn't outvote the others: the rounds disagree", [1, 1.08, 1.08], [1.08, 1.08, 1.08], []],
    ["nor do two of four; the other side loses its own", [1, 1, 1, 1.1], [1, 1.1, 1.1, 1], [3]],
    ["drift moves both of a pair", [1, 1.03, 1.06], [1.01, 1.04, 1.07], []],
    ["a slower head isn't throttling", [1, 1, 1], [1.2, 1.2, 1.2], []],
    // Each process has one of two speeds there.
    ["a round at the level of the other side stays", [1, 1, 1.028], [1.028, 1.028, 1.028], []],
    ["one beside it doesn't", [1, 1, 1.04], [1.028, 1.028, 1.028], [2]],
    ["usual noise is kept", [1, 1.012, 1], [1, 1, 1.015], []],
  ])("%s", (_, base, head, lost) => {
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

  test("a kernel that is slower in one round only is the program's, not the GPU's", () => {
    expect(steady([1, 1, 1], [1, [1, 1.3, 1, 1, 1], 1]).disturbed).toEqual([]);
  });

  test("a round with more launches is another program run, not a slower one", () => {
    const base = rangeOf([1, 1.1, 1]);
    const kernels = base.kernels.map((kernel) => ({
      ...kernel,
      rounds: kernel.rounds.map((round, index) => (round === null || index !== 1 ? round : { ...round, launches: 11 })),
    }));
    const sides = { base: { ...base, kernels }, head: rangeOf([1, 1, 1]), interleaved: true };
    expect(dropDisturbedRounds(sides).disturbed).toEqual([]);
  });

  test("too few kernels cannot tell the GPU from the program", () => {
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

test("of separate sides as well, one fast round does not outvote the others", () => {
  const [fast, slow] = [Array<number>(4).fill(1.055).with(0, 1), Array<number>(3).fill(1.055)];
  const open = { disturbed: [], roundsDisagree: true };
  expect(steady(fast, slow, false)).toMatchObject(open);
  expect(steady(slow, fast, false)).toMatchObject(open);
});

test("a range without rounds or without kernels is left as it is", () => {
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

test("a side never loses its fastest round", () => {
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
