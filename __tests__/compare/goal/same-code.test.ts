import { describe, expect, test } from "@jest/globals";
import { randomOf, type Random } from "../../../bench/statistics/random.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import { withTimes } from "../support/edits.ts";
import { decodeLoop, recorded } from "../support/judgment-sides.ts";
import { compared } from "../support/sides.ts";

/** Recorded rounds of the same code, drawn as two sides: `npm run bench:improvements` draws more. */

const recordings = [
  { side: decodeLoop, rounds: 3 },
  { side: "overlap-base", rounds: 6 },
  { side: "train-base", rounds: 4 },
  { side: "compile-autotune", rounds: 6 },
];

/** Two sides of as many rounds, without a round in common where there are enough; else in another order. */
function drawn(count: number, { next }: Random): { readonly base: number[]; readonly head: number[] } {
  const order = Array.from({ length: count }, (_, index) => ({ round: index + 1, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ round }) => round);
  if (count < 4) return { base: order, head: [...order.slice(1), ...order.slice(0, 1)] };
  const half = Math.floor(count / 2);
  return { base: order.slice(0, half), head: order.slice(half, 2 * half) };
}

async function comparison(draw: number, factor: number): Promise<Comparison> {
  const random = randomOf(36, draw);
  const { side, rounds } = recordings[draw % recordings.length] ?? { side: decodeLoop, rounds: 3 };
  const { base, head } = drawn(rounds, random);
  const faster = withTimes(await recorded(side, head), () => factor);
  return compared(await recorded(side, base), faster, { overrides: ["compare.goal=improve"] });
}

const isFaster = ({ reasons }: Comparison): boolean => !reasons.some(({ id }) => id === "not-faster");

describe("identical code", () => {
  test("isn't faster in any of 40 draws", async () => {
    const all = await Promise.all(Array.from({ length: 40 }, async (_, draw) => comparison(draw, 1)));
    expect(all.filter(isFaster)).toEqual([]);
  });

  test("is faster in the same draws of a quiet recording where all kernels take 5% less", async () => {
    const quiet = [0, 4, 8, 12, 16].map(async (draw) => comparison(draw, 0.95));
    expect((await Promise.all(quiet)).map(isFaster)).toEqual([true, true, true, true, true]);
  });
});
