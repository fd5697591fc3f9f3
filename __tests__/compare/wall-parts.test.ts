import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../src/model/comparison/comparison.ts";
import type { WallPart } from "../../src/model/comparison/comparison-rows.ts";
import { noGpuIdle, noHostTime } from "../../src/model/profile/profile-values.ts";
import type { Profile, ProfileRangeRound } from "../../src/model/profile/profile.ts";
import { renderComparison } from "../../src/report/terminal/report-text.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { compared, decode, near, theRange, withRounds } from "./support/sides.ts";

/** A side of three rounds of 10 ms on the wall, each with what `change` says of it. */
function sideOf(change: (round: number) => Partial<ProfileRangeRound>): Profile {
  return withRounds(decode([{ name: "a", ns: near(1_000_000) }]), change);
}

const own = (...ns: number[]) => sideOf((round) => ({ hostTime: { ...noHostTime, ownNs: ns[round] ?? 0 } }));
const partOf = (base: Profile, head: Profile, part: WallPart["part"]) =>
  theRange(compared(base, head)).wallParts.find((one) => one.part === part);

describe("the parts of wall time on both sides", () => {
  test("takes medians over rounds, and says if the sides differ", () => {
    expect(partOf(own(5e6, 6e6, 7e6), own(8e6, 9e6, 8.5e6), "host-own")).toEqual({
      ...{ part: "host-own", baseNs: 6e6, headNs: 8.5e6, isApart: true },
    });
    expect(partOf(own(5e6, 6e6, 8e6), own(8e6, 9e6, 8.5e6), "host-own")?.isApart).toBe(false);
  });

  test("decides nothing by parts of wall time", () => {
    const idle = (ns: number) => sideOf(() => ({ gpuIdle: { ...noGpuIdle, launchNs: ns } }));
    const comparison = compared(idle(1e6), idle(9e6));
    expect(comparison.verdict).toBe("pass");
    expect(comparisonSchema.parse(JSON.parse(JSON.stringify(comparison)))).toEqual(comparison);
  });

  test("leaves out parts that a round lacks", () => {
    const unknown = sideOf((round) => (round === 1 ? { hostTime: null } : {}));
    const comparison = compared(unknown, own(1, 1, 1));
    expect(theRange(comparison).wallParts.map(({ part }) => part.split("-")[0])).not.toContain("host");
    const [{ wallParts, ...older } = theRange(comparison)] = comparison.ranges;
    expect(wallParts).not.toEqual([]);
    expect(comparisonSchema.parse({ ...comparison, ranges: [older] }).ranges[0]?.wallParts).toEqual([]);
  });

  test("prints important parts, and whether the rounds are conclusive", () => {
    const comparison = compared(own(5e6, 6e6, 8e6), own(8e6, 9e6, 8.5e6));
    const text = renderComparison(comparison, { topKernels: 3, layout: logLayout });
    expect(text).toMatch(/host: outside CUDA calls +6\.00 ms +8\.50 ms +\+41\.7% +within/);
    expect(text).not.toContain("host: in launches");
  });
});
