import { describe, expect, test } from "@jest/globals";
import type { GpuDisturbance, GpuSample } from "../../src/model/run/gpu-sample.ts";
import { decideRound, classifyRounds, mostRepeats } from "../../src/pipeline/capture/gpu-guard.ts";

/** A round of five samples at a clock. */
function round(smClockMhz: number | null, reasonBits = 0, samples = 5): GpuSample[] {
  return Array.from({ length: samples }, (_, index) => ({
    atUtcMs: 1000 + 20 * index,
    uuid: "a-1",
    smClockMhz,
    temperatureC: null,
    reasonBits,
  }));
}

const hot = 0x40;

test.each<[string, (GpuSample[] | null)[], (GpuDisturbance["state"] | null)[]]>([
  ["none", [], []],
  ["equal clocks", [round(1980), round(1965), round(1975)], ["ok", "ok", "ok"]],
  ["unwatched rounds", [null, null], [null, null]],
  ["two that differ, either may be odd", [round(1980), round(1900)], ["clock-differs", "clock-differs"]],
  ["an odd one at the end", [round(1980), round(1980), round(1900)], ["ok", "ok", "clock-differs"]],
  ["an odd one at the beginning", [round(1900), round(1980), round(1980)], ["clock-differs", "ok", "ok"]],
  ["a throttled one, whose clock doesn't count", [round(1500, hot), round(1980)], ["throttled", "ok"]],
  ["all throttled", [round(1500, hot), round(1500, hot)], ["throttled", "throttled"]],
  ["one with too few samples, whose clock doesn't count", [round(1500, 0, 2), round(1980)], ["unknown", "ok"]],
  ["no clocks", [round(null), round(1980)], ["unknown", "ok"]],
  ["one of three that differs", [1980, 1930, 1980].map((mhz) => round(mhz)), ["ok", "clock-differs", "ok"]],
])("classifies one side's rounds: %s", (_name, rounds, states) => {
  expect(classifyRounds(rounds).map((gpu) => gpu?.state ?? null)).toEqual(states);
});

describe("the newest round", () => {
  const gpu = (state: GpuDisturbance["state"]): GpuDisturbance => ({
    state,
    meanSmClockMhz: 1980,
    meanTemperatureC: null,
    samples: 5,
    reasons: [],
  });
  test.each([
    ["throttled", 0, "repeat"],
    ["throttled", mostRepeats - 1, "repeat"],
    ["throttled", mostRepeats, "keep-disturbed"],
    ["clock-differs", 0, "repeat"],
    ["clock-differs", mostRepeats, "keep-disturbed"],
    ["ok", 0, "keep"],
    ["ok", mostRepeats, "keep"],
    ["unknown", 0, "keep"],
  ] as const)("is decided by its clocks: %s, repeated %i times: %s", (state, repeats, decision) => {
    expect(decideRound(gpu(state), repeats)).toBe(decision);
  });

  test("is repeated at most twice, and never if unwatched", () => {
    expect(mostRepeats).toBe(2);
    expect(decideRound(null, 0)).toBe("keep");
  });
});
