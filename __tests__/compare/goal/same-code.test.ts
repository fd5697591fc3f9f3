import { describe, expect, test } from "@jest/globals";
import { editedProfile } from "../../../bench/verdicts/edit.ts";
import { splitsWithReuse } from "../../../bench/verdicts/splits.ts";
import { selectRounds } from "../../../src/compare/noise/steady-rounds.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import { decodeLoop, recorded } from "../support/recorded-sides.ts";
import { compared } from "../support/sides.ts";

/** Recorded rounds of the same code, as two sides, head with these times: `npm run bench:improvements` draws more. */
async function comparisons(side: string, count: number, factor: number): Promise<Comparison[]> {
  const rounds = Array.from({ length: count }, (_, index) => index + 1);
  const profile = await recorded(side, rounds);
  return splitsWithReuse(count, { rounds: Math.max(2, count / 2), most: 11 }).map(({ base, head, interleaved }) =>
    compared(
      selectRounds(profile, base),
      editedProfile(selectRounds(profile, head), () => factor),
      { interleaved, overrides: ["compare.goal=improve"] },
    ),
  );
}

const isFaster = ({ reasons }: Comparison): boolean => !reasons.some(({ id }) => id === "not-faster");

describe("identical code", () => {
  test.each([
    [decodeLoop, 3],
    ["overlap-base", 6],
    ["train-base", 4],
    ["compile-autotune", 6],
  ])("is never faster: %s", async (side, count) => {
    expect((await comparisons(side, count, 1)).filter(isFaster)).toEqual([]);
  });

  test("is faster if all kernels of a quiet recording take 5% less", async () => {
    expect((await comparisons("overlap-base", 6, 0.95)).every(isFaster)).toBe(true);
  });
});
