import { describe, expect, test } from "@jest/globals";
import { planCaptures } from "../../src/plan/captures.ts";
import { describeLegs, planKey, programStarts, type StartsOf } from "../../src/plan/program-starts.ts";
import { configOf } from "../support/config.ts";

const alone: StartsOf = { sides: 1, untraced: 0, isCompared: false, filterMode: null };
const paired: StartsOf = { sides: 2, untraced: 3, isCompared: true, filterMode: "unknown" };

/** By leg: planned, on demand, at most. */
function starts(of: StartsOf, ...overrides: string[]): Record<string, readonly (number | null)[]> {
  const config = configOf(...overrides);
  const legs = programStarts(config, planCaptures(config), of);
  return Object.fromEntries(
    legs.filter(({ most }) => most !== 0).map(({ leg, planned, onDemand, most }) => [leg, [planned, onDemand, most]]),
  );
}

describe("programStarts", () => {
  test.each<[string, StartsOf, string[], Record<string, readonly (number | null)[]>]>([
    ["one capture", alone, ["ranges=a"], { rounds: [1, 0, 1] }],
    ["rounds of two ranges", alone, ["ranges=a,b", "rounds=3", "nsys.captures=range"], { rounds: [6, 0, 6] }],
    [
      "a probe, after which they may share captures",
      alone,
      ["ranges=a,b", "rounds=3"],
      { probe: [1, 0, 1], rounds: [3, 0, 6] },
    ],
    [
      "four ranges of a base and a head in three rounds, where the probe is small",
      { ...paired, untraced: 0, filterMode: null },
      ["ranges=a,b,c,d", "compare.base=main", "lines=off"],
      { probe: [1, 0, 1], rounds: [6, 0, 48] },
    ],
    ["one enclosing range", alone, ["ranges=a,b", "nsys.capture-range=c"], { rounds: [1, 0, 1] }],
    [
      "ncu that counts by launch",
      { ...alone, filterMode: "global" },
      ["ranges=a,b", "nsys.captures=range"],
      { rounds: [2, 0, 2], ncu: [2, 0, 2] },
    ],
    [
      "ncu that counts by launch configuration, and once more where ranges share some",
      { ...alone, filterMode: "per-launch-config" },
      ["ranges=a,b", "nsys.captures=range"],
      { rounds: [2, 0, 2], ncu: [1, 0, 3] },
    ],
    [
      "ncu without gating",
      { ...alone, filterMode: "global" },
      ["ranges=a,b", "ncu.gating=false", "nsys.captures=range"],
      { rounds: [2, 0, 2], ncu: [1, 0, 1] },
    ],
    [
      "a base: more rounds, more runs, ncu and lines where the verdict asks for them",
      paired,
      ["ranges=a", "compare.base=main"],
      { rounds: [6, 0, 12], untraced: [6, 0, 16], ncu: [0, 2, 2], lines: [0, 2, 2] },
    ],
    [
      "ncu in any case",
      { ...paired, untraced: 0 },
      ["ranges=a", "compare.base=main", "ncu.when=always", "lines=off"],
      { rounds: [6, 0, 12], ncu: [1, 0, 2] },
    ],
    [
      "a glob: its ranges decide",
      alone,
      ["ranges=a,b*", "rounds=2", "nsys.captures=range"],
      { discovery: [1, 0, 1], rounds: [4, 0, null] },
    ],
    ["a glob that a probe resolves", alone, ["ranges=a,b*", "rounds=2"], { probe: [1, 0, 1], rounds: [2, 0, null] }],
    [
      "loads of a program",
      { ...paired, untraced: 0, filterMode: null },
      ["ranges=a,b", "workload.rounds-per-load=2", "compare.base=main", "lines=off", "compare.max-rounds=3"],
      { rounds: [4, 0, 4] },
    ],
    [
      "loads of a server",
      { ...paired, untraced: 2, filterMode: null },
      [
        "workload.server.command=[s]",
        "workload.server.client=[c]",
        "workload.server.ready-port=1",
        "workload.server.captures=2",
        "compare.base=main",
      ],
      { rounds: [4, 0, 6], untraced: [4, 0, 16] },
    ],
  ])("%s", (_name, of, overrides, expected) => {
    expect(starts(of, ...overrides)).toEqual(expected);
  });
});

test("what a glob may match is said, where it is not known yet", () => {
  const config = configOf("ranges=a,b*", "rounds=2", "nsys.captures=range");
  expect(describeLegs(config, planCaptures(config), alone)).toBe(
    "captures (a, each range that matches b* × 2 rounds), each in a fresh process",
  );
});

test("the same plan has the same key wherever ncu lies, and another plan another", () => {
  const keys = ["ranges=a", "ncu.path=/opt/ncu", "ncu.preset=full", "ranges=b", "rounds=2"].map((override) => {
    const config = configOf("workload.command=x", "ranges=a", override);
    return planKey(config, planCaptures(config), { ...alone, filterMode: "global" });
  });
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});
