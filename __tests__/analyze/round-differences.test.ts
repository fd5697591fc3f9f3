import { describe, expect, test } from "@jest/globals";
import { findRoundDifferences } from "../../src/analyze/merge-profiles.ts";
import type { ProfileRange } from "../../src/model/profile/profile.ts";
import { madeKernel, madeRange, madeRound } from "../fixtures/profiles.ts";

const ran = madeKernel().rounds[0] ?? null;
const short = ran === null ? null : { ...ran, totalNs: 9_000 };

/** `decode` with rounds of so many launches, and a kernel `softmax` in these rounds. */
function range(launches: readonly number[], softmax: ProfileRange["kernels"][number]["rounds"]): ProfileRange {
  return madeRange({
    rounds: launches.map((count) => madeRound({ launches: count })),
    kernels: [madeKernel({ rounds: launches.map(() => ran) }), madeKernel({ name: "softmax", rounds: softmax })],
  });
}

describe("roundDifferences", () => {
  test.each([
    ["one round", range([20], [ran])],
    ["equal rounds", range([20, 20, 20], [ran, ran, ran])],
    ["a launch in a hundred more or less", range([1000, 1010], [ran, ran])],
    ["a small kernel that one round lacks", range([1000, 1001], [null, short])],
    ["a kernel that no round has", range([20, 20], [null, null])],
  ])("says nothing of %s", (_, given) => {
    expect(findRoundDifferences([given])).toEqual([]);
  });

  test("tells launches apart that the program's own chance does not explain", () => {
    expect(findRoundDifferences([range([1000, 1011], [ran, ran])])).toEqual([
      "Range decode: the rounds didn't do the same work: 1000 to 1011 launches. The medians don't describe any single round. To compare two programs or two settings, run llm-profile compare --base … --head ….",
    ]);
  });

  test("names the kernels that some rounds lack", () => {
    expect(findRoundDifferences([madeRange(), range([20, 20, 20], [ran, null, ran])])).toEqual([
      expect.stringContaining("the same work: 1 of 2 kernels doesn't occur in every round (softmax). The medians"),
    ]);
  });
});
