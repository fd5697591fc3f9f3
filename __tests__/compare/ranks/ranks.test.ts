import { describe, expect, test } from "@jest/globals";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { verdictLine } from "../../../src/report/terminal/report-text.ts";
import { oneOfTwo, rankRecording } from "../../fixtures/rank-recordings.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { compared, reasonIds, theRange } from "../support/sides.ts";

async function recorded(name: string, range: string): Promise<Profile> {
  return profileOf([rankRecording(name)], { ranges: [range] });
}

async function alone(name: string, rank: number): Promise<Profile> {
  using report = oneOfTwo(name, rank);
  return await profileOf([report.path], { ranges: ["decode"] });
}

test.each([
  { rank: 0, verdict: "inconclusive", own: "waits for the other one, in one round" },
  { rank: 1, verdict: "regressed", own: "works longer" },
])("judges a single report of rank $rank, which $own: $verdict", async ({ rank, verdict }) => {
  const comparison = compared(await alone("tp2", rank), await alone("tp2-straggler-rank1", rank));
  expect(comparison.verdict).toBe(verdict);
  const row = theRange(comparison).families.find(({ family }) => family === "communication");
  expect(row?.time.state).toBe("waits");
});

describe("two ranks", () => {
  test.each(["decode", "prefill"])("blames the rank with more work: %s", async (range) => {
    const comparison = compared(await recorded("tp2", range), await recorded("tp2-straggler-rank1", range));
    expect(comparison.verdict).toBe("regressed");
    expect(theRange(comparison)).toMatchObject({ cause: { kind: "rank", rank: 1 } });
    expect(verdictLine(comparison)).toMatch(/ank 1 takes [\d.]+% longer for its own work/);
    expect(comparison.reasons.filter(({ id }) => id === "rank-straggles").map(({ text }) => text)).toEqual([
      expect.stringMatching(/rank 1 was last to join (128 of 128|32 of 32) collectives/),
    ]);
  });

  test.each(["decode", "prefill"])("reports no slowdown on the way back: %s", async (range) => {
    const comparison = compared(await recorded("tp2-straggler-rank1", range), await recorded("tp2", range));
    expect([comparison.verdict, reasonIds(comparison, "regressed")]).toEqual(["pass", []]);
  });
});
