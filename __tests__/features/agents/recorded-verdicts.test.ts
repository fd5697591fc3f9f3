import { expect, test } from "@jest/globals";
import { pairs, sameCode } from "../../../bench/verdicts/recorded-cases.ts";
import { profileOf } from "../../../bench/verdicts/recordings.ts";
import { selectRounds } from "../../../src/compare/noise/steady-rounds.ts";
import { compared } from "../../compare/support/sides.ts";
import { checkedCommands, checkedVerdict } from "./support/verdicts.ts";

/* verdict.json of everything that was recorded: it validates, it's small, its numbers are comparison.json's, and its commands run. */

test.each(pairs)("matches the recorded verdict: $sides", async ({ base: one, head: other }) => {
  const [base, head] = [await profileOf(one), await profileOf(other)];
  for (const sides of [
    { base, head },
    { base: head, head: base },
  ]) {
    const comparison = compared(sides.base, sides.head);
    const verdict = checkedVerdict(comparison);
    expect(verdict.verdict).toBe(comparison.verdict);
    expect(verdict.ranges.length + verdict.leftOut.ranges).toBe(comparison.ranges.length);
    expect(verdict.next).toHaveLength(3);
    checkedCommands(verdict, comparison, sides);
  }
});

test.each(sameCode.filter(({ recording }) => recording.rounds.length > 1))(
  "writes valid commands into the verdict of the same code: $name",
  async ({ recording }) => {
    const profile = await profileOf(recording);
    const half = Math.floor(recording.rounds.length / 2);
    const rounds = Array.from({ length: 2 * half }, (_, index) => index);
    const sides = {
      base: selectRounds(profile, rounds.slice(0, half)),
      head: selectRounds(profile, rounds.slice(half)),
    };
    const comparison = compared(sides.base, sides.head);
    checkedCommands(checkedVerdict(comparison), comparison, sides);
  },
);
