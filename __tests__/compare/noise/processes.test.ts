import { describe, expect, test } from "@jest/globals";
import { mergeProfiles } from "../../../src/analyze/merge-profiles.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { compared, rangeOf, side } from "../support/sides.ts";

const noise = [1, 1.002, 0.999];

/** A range of two kernels in loads of three rounds each; `gemm` and `norm` are factors of each load. */
function loaded(gemm: readonly number[], norm: readonly number[] = gemm.map(() => 1)): Profile {
  const rounds = gemm.flatMap((one, load) =>
    noise.map((by) => ({ load, gemm: one * by, norm: (norm[load] ?? 1) * by })),
  );
  const made = side([
    rangeOf({
      kernels: [
        { name: "gemm", ns: rounds.map((round) => 800_000 * round.gemm) },
        { name: "norm", family: "norm", ns: rounds.map((round) => 200_000 * round.norm) },
      ],
    }),
  ]);
  return {
    ...made,
    rounds: made.rounds.map((round, index) => ({ ...round, process: (rounds[index]?.load ?? 0) + 1 })),
  };
}

/** The same with a process for each round. */
function apart(profile: Profile): Profile {
  return { ...profile, rounds: profile.rounds.map((round) => ({ ...round, process: null })) };
}

describe("rounds of one process", () => {
  test.each([
    ["nothing changed", 1.001, "inconclusive"],
    ["a change that another build may make", 1.042, "inconclusive"],
    ["a change beyond what processes differ by", 1.08, "regressed"],
  ])("count as one measurement: %s", (_name, factor, state) => {
    const found = compared(loaded([1]), loaded([factor], [factor]));
    expect(found.ranges[0]?.gpuBusyTime).toMatchObject({ state, rounds: 1, lowRatio: null });
    // What is open is measured again, and fails no job.
    expect(found.verdict === "regressed").toBe(state === "regressed");
    expect(found.base?.processes).toBe(1);
    expect(found.limitations).toContainEqual({ kind: "one-round", thresholdRatio: 0.05 });
  });

  test("is inconclusive for a change within a process's spread", () => {
    const kernels = [
      { name: "gemm", ns: [800_000, 900_000, 800_000] },
      { name: "norm", family: "norm", ns: [200_000, 230_000, 200_000] },
    ];
    const uneven = { ...loaded([1]), ranges: [rangeOf({ kernels })] };
    expect(compared(uneven, loaded([1.09], [1.09])).verdict).not.toBe("regressed");
  });

  test("judges three loads per side like three rounds", () => {
    const found = compared(loaded([1, 1.001, 0.999]), loaded([1.02, 1.021, 1.019], [1.02, 1.021, 1.019]));
    expect(found.ranges[0]?.gpuBusyTime).toMatchObject({ state: "regressed", rounds: 3 });
    expect(compared(loaded([1, 1.001, 0.999]), loaded([1.001, 1, 1])).ranges[0]?.gpuBusyTime.state).toBe("same");
  });

  test("compares loads with fresh processes, but not in turn", () => {
    const found = compared(apart(loaded([1])), loaded([1.08], [1.08]));
    expect(found.ranges[0]?.gpuBusyTime).toMatchObject({ state: "regressed", rounds: 1 });
  });
});

test("keeps processes of merged profiles apart", () => {
  const merged = mergeProfiles(loaded([1, 1]), [apart(loaded([1])), loaded([1])]);
  expect(merged.rounds.map(({ process }) => process)).toEqual([1, 1, 1, 2, 2, 2, null, null, null, 3, 3, 3]);
});
