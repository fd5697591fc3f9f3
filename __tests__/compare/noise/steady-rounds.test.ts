import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { steadyRounds } from "../../../src/compare/noise/steady-rounds.ts";
import type { ProfileRange } from "../../../src/model/profile/profile.ts";
import { madeKernel, madeRange, madeRound, noShares } from "../../fixtures/profiles.ts";

const shares = [400_000, 300_000, 200_000, 60_000, 40_000];

/** A range of five kernels; each round is a factor on all of them, or one for each. */
function rangeOf(rounds: readonly (number | readonly number[])[]): ProfileRange {
  const times = rounds.map((factor) =>
    shares.map((ns, kernel) => Math.round(ns * (typeof factor === "number" ? factor : (factor[kernel] ?? 1)))),
  );
  return madeRange({
    rounds: times.map((of) => madeRound({ kernelNs: of.reduce((sum, ns) => sum + ns, 0) })),
    kernels: shares.map((_, kernel) =>
      madeKernel({
        name: `kernel_${String(kernel)}`,
        rounds: times.map((of) => {
          const totalNs = of[kernel] ?? 0;
          return {
            launches: 10,
            totalNs,
            medianNs: totalNs / 10,
            minNs: totalNs / 10,
            maxNs: totalNs / 10,
            spread: 0,
            ...noShares,
          };
        }),
      }),
    ),
  });
}

function kept({ rounds }: ReturnType<typeof steadyRounds>) {
  const factors = (range: ProfileRange): number[] => range.rounds.map(({ kernelNs }) => kernelNs / 1_000_000);
  return { base: factors(rounds.base), head: factors(rounds.head), interleaved: rounds.interleaved };
}

type Rounds = readonly (number | readonly number[])[];
const oneKernel = [1, 1.3, 1, 1, 1];

describe("pairs", () => {
  test.each<[string, Rounds, Rounds, { base: number[]; head: number[]; interleaved: boolean }, number]>([
    [
      "a throttled round takes its pair along",
      [1, 1, 1.08],
      [1, 1, 1],
      { base: [1, 1], head: [1, 1], interleaved: true },
      1,
    ],
    ["also one of head", [1, 1, 1], [1.2, 1.1, 1.1], { base: [1, 1], head: [1.1, 1.1], interleaved: true }, 1],
    [
      "where only pairs would be left that began with the same side, none is: what comes second would look like the change",
      [1, 1, 1],
      [1.1, 1.2, 1.1],
      { base: [1, 1, 1], head: [1.1, 1.2, 1.1], interleaved: true },
      0,
    ],
    [
      "nor where one pair would be left",
      [1, 1.1, 1],
      [1.05, 1, 1],
      { base: [1, 1.1, 1], head: [1.05, 1, 1], interleaved: true },
      0,
    ],
    [
      "of six pairs, two of the same order may go",
      [1, 1.1, 1, 1.1, 1, 1],
      [1, 1, 1, 1, 1, 1],
      { base: [1, 1, 1, 1], head: [1, 1, 1, 1], interleaved: true },
      2,
    ],
    [
      "and all three of an order may not",
      [1, 1.1, 1, 1.1, 1, 1],
      [1, 1, 1, 1, 1, 1.1],
      { base: [1, 1.1, 1, 1.1, 1, 1], head: [1, 1, 1, 1, 1, 1.1], interleaved: true },
      0,
    ],
    [
      "one fast round does not outvote the others: the rounds disagree",
      [1, 1.08, 1.08],
      [1.08, 1.08, 1.08],
      { base: [1, 1.08, 1.08], head: [1.08, 1.08, 1.08], interleaved: true },
      0,
    ],
    [
      "nor do two of four; the other side loses its own",
      [1, 1, 1, 1.1],
      [1, 1.1, 1.1, 1],
      { base: [1, 1, 1], head: [1, 1.1, 1.1], interleaved: true },
      1,
    ],
    [
      "drift moves both of a pair",
      [1, 1.03, 1.06],
      [1.01, 1.04, 1.07],
      { base: [1, 1.03, 1.06], head: [1.01, 1.04, 1.07], interleaved: true },
      0,
    ],
    [
      "a slower head is no throttling",
      [1, 1, 1],
      [1.2, 1.2, 1.2],
      { base: [1, 1, 1], head: [1.2, 1.2, 1.2], interleaved: true },
      0,
    ],
    [
      "a round at the level of the other side stays: each process has one of two speeds there",
      [1, 1, 1.028],
      [1.028, 1.028, 1.028],
      { base: [1, 1, 1.028], head: [1.028, 1.028, 1.028], interleaved: true },
      0,
    ],
    [
      "one beside it does not",
      [1, 1, 1.04],
      [1.028, 1.028, 1.028],
      { base: [1, 1], head: [1.028, 1.028], interleaved: true },
      1,
    ],
    [
      "usual noise is kept",
      [1, 1.012, 1],
      [1, 1, 1.015],
      { base: [1, 1.012, 1], head: [1, 1, 1.015], interleaved: true },
      0,
    ],
  ])("%s", (_, base, head, expected, disturbed) => {
    const steady = steadyRounds({ base: rangeOf(base), head: rangeOf(head), interleaved: true });
    expect(kept(steady)).toEqual(expected);
    expect(steady.disturbed).toHaveLength(disturbed);
  });

  test("what comes second in a pair may be slower each time", () => {
    const [first, second] = [
      [1, 1.03, 1, 1.03, 1, 1.03],
      [1.03, 1, 1.03, 1, 1.03, 1],
    ];
    const of = (rounds: number) =>
      steadyRounds({
        base: rangeOf(first.slice(0, rounds)),
        head: rangeOf(second.slice(0, rounds)),
        interleaved: true,
      });
    expect(of(6)).toMatchObject({ disturbed: [], roundsDisagree: false });
    // Three pairs cannot tell that from one throttled round.
    expect(of(3)).toMatchObject({ disturbed: [], roundsDisagree: true });
    // Measured apart, nothing comes second.
    expect(steadyRounds({ base: rangeOf(first), head: rangeOf([1, 1, 1]), interleaved: false }).roundsDisagree).toBe(
      true,
    );
  });

  test("a kernel that is slower in one round only is the program's, not the GPU's", () => {
    const steady = steadyRounds({ base: rangeOf([1, 1, 1]), head: rangeOf([1, oneKernel, 1]), interleaved: true });
    expect(steady.disturbed).toEqual([]);
  });

  test("a round with more launches is another program run, not a slower one", () => {
    const base = rangeOf([1, 1.1, 1]);
    const kernels = base.kernels.map((kernel) => ({
      ...kernel,
      rounds: kernel.rounds.map((round, index) => (round === null || index !== 1 ? round : { ...round, launches: 11 })),
    }));
    expect(steadyRounds({ base: { ...base, kernels }, head: rangeOf([1, 1, 1]), interleaved: true }).disturbed).toEqual(
      [],
    );
  });

  test("too few kernels cannot tell the GPU from the program", () => {
    const few = (range: ProfileRange): ProfileRange => ({ ...range, kernels: range.kernels.slice(0, 3) });
    const steady = steadyRounds({ base: few(rangeOf([1, 1.1, 1])), head: few(rangeOf([1, 1, 1])), interleaved: true });
    expect(steady.disturbed).toEqual([]);
  });
});

test("separate sides lose the slow rounds alone, and each is named", () => {
  const steady = steadyRounds({ base: rangeOf([1, 1.1, 1.01]), head: rangeOf([1.3, 1.3]), interleaved: false });
  expect(kept(steady)).toEqual({ base: [1, 1.01], head: [1.3, 1.3], interleaved: false });
  expect(steady.disturbed).toEqual([{ side: "base", round: 2, slowerBy: expect.closeTo(0.1, 6) }]);
});

test("of separate sides as well, one fast round does not outvote the others", () => {
  const [base, head] = [rangeOf([1, 1.055, 1.055, 1.055]), rangeOf([1.055, 1.055, 1.055])];
  for (const sides of [
    { base, head },
    { base: head, head: base },
  ])
    expect(steadyRounds({ ...sides, interleaved: false })).toMatchObject({ disturbed: [], roundsDisagree: true });
});

test("a range without rounds or without kernels is left as it is", () => {
  for (const rounds of [[], [madeRound({ kernelNs: 0 })]]) {
    const empty = madeRange({ rounds, kernels: [] });
    expect(steadyRounds({ base: empty, head: rangeOf([1, 1]), interleaved: true })).toEqual({
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
      const steady = steadyRounds({ base: rangeOf(base), head: rangeOf(head), interleaved });
      const left = kept(steady);
      if (left.interleaved) return expect(left.base).toHaveLength(left.head.length);
      expect(Math.min(...left.base)).toBeCloseTo(Math.min(...base), 5);
      expect(Math.min(...left.head)).toBeCloseTo(Math.min(...head), 5);
    }),
  );
});
