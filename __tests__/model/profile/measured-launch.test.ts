import { describe, expect, test } from "@jest/globals";
import { dimensionsText, measuredLaunch } from "../../../src/model/profile/measured-launch.ts";
import { madeVariant } from "../../fixtures/profiles.ts";

describe("a launch that was measured", () => {
  const round = (launches: number) => ({ launches, totalNs: 1, medianNs: 1, minNs: 1, maxNs: 1, spread: 0 });
  const variants = [
    madeVariant({ grid: [4, 4, 1], block: [128, 1, 1], rounds: [round(10), round(10), round(40)] }),
    madeVariant({ grid: [8, 1, 1], block: [64, 2, 1], rounds: [round(2), null, null] }),
  ];

  test("stands for those of its own variant, at the median of the rounds", () => {
    expect(measuredLaunch({ variants }, { variant: 0 })).toEqual({ grid: [4, 4, 1], block: [128, 1, 1], alike: 10 });
    expect(measuredLaunch({ variants }, { variant: 1 })).toEqual({ grid: [8, 1, 1], block: [64, 2, 1], alike: 0 });
  });

  test("of a variant that the profile does not have is of none", () => {
    expect(measuredLaunch({ variants }, { variant: 2 })).toBeNull();
  });
});

test.each([
  [[4, 4, 1], "4×4"],
  [[1, 1, 1], "1"],
  [[1, 1, 7], "1×1×7"],
  [[11, 1, 1], "11"],
] as const)("%j is written %s", (dimensions, text) => {
  expect(dimensionsText(dimensions)).toBe(text);
});
