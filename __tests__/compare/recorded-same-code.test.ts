import { beforeAll, describe, expect, test } from "@jest/globals";
import { sameCode } from "../../bench/verdicts/recorded-cases.ts";
import { profileOf } from "../../bench/verdicts/recordings.ts";
import { splitsOfOne } from "../../bench/verdicts/splits.ts";
import { selectRounds } from "../../src/compare/noise/steady-rounds.ts";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { compared } from "./support/sides.ts";

/*
 * Rounds of the same code on one GPU, split into two sides in every way (the numbers stand in docs/evidence/false-alarms.md). None may be
 * called slower, and the quiet ones must not be left open.
 */

function comparisons(profile: Profile, rounds: number): Comparison[] {
  return splitsOfOne(profile.rounds.length, { rounds, most: 113 }).map(({ base, head, interleaved }) =>
    compared(selectRounds(profile, base), selectRounds(profile, head), { interleaved }),
  );
}

/** Open for another reason than wall time, which is shown and not judged: these machines' hosts are noisy. */
const isOpen = ({ reasons }: Comparison): boolean =>
  reasons.some(({ id, verdict }) => verdict === "inconclusive" && id !== "wall-time-open");

/** How many comparisons are at most red, and at most open, where there are any. */
const known: Readonly<Record<string, { readonly red?: number; readonly open: number }>> = {
  // Two rounds a side.
  "train-base": { open: 14 },
  // All rounds of one side have one value, and all of the other side another: nothing tells that from a change.
  "host-work-busy, any amount": { red: 4, open: 194 },
  "16, 16, 15 and 14 steps": { open: 3 },
};

describe.each(sameCode.filter(({ truth }) => truth !== "inconclusive"))("$name", ({ name, recording }) => {
  const { red = 0, open = 0 } = known[name] ?? {};
  const rounds = Math.min(3, Math.floor(recording.rounds.length / 2));
  let all: Comparison[];
  beforeAll(async () => {
    all = comparisons(await profileOf(recording), rounds);
  });

  test("is never called slower", () => {
    const slower = all.filter(({ verdict }) => verdict === "regressed");
    expect(slower.slice(red).map(({ reasons }) => reasons)).toEqual([]);
  });

  test("is rarely left open, but always after one round per side", () => {
    const count = all.filter(isOpen).length;
    if (rounds === 1) expect(count).toBe(all.length);
    else expect(count).toBeLessThanOrEqual(open);
  });
});

test.each([1, 2, 3])(
  "is never red or green for autotuned processes of the same code, rounds per side: %i",
  async (rounds) => {
    const autotuned = sameCode.filter(({ truth }) => truth === "inconclusive");
    expect(autotuned).toHaveLength(1);
    for (const { recording } of autotuned)
      for (const { verdict, ranges } of comparisons(await profileOf(recording), rounds)) {
        expect(verdict).toBe("inconclusive");
        if (rounds > 1 && ranges[0]?.gpuBusyTime.state === "inconclusive")
          expect(ranges[0].gpuBusyTime.why).toMatch(/^A side's rounds run different kernels/);
      }
  },
);
