import { expect, test } from "@jest/globals";
import { summarizeProgram } from "../../src/analyze/whole-program.ts";
import { madeProfile, madeRange, madeRound } from "../fixtures/profiles.ts";

/** An instance of 1 ms in which the GPU is idle for so long, and busy with its work for so long in all. */
const late = (gpuBusyNs: number, gpuIdleNs: number | null, devices: number | null = 1) =>
  summarizeProgram(madeProfile([madeRange({ rounds: [madeRound({ gpuBusyNs, gpuIdleNs, devices })] })])).ranges[0]
    ?.lateNs;

test.each([
  { what: "all of it in time", busy: 600_000, idle: 400_000, devices: 1, lateNs: 0 },
  { what: "a third of it late", busy: 900_000, idle: 400_000, devices: 1, lateNs: 300_000 },
  { what: "other work in the range beside it", busy: 300_000, idle: 400_000, devices: 1, lateNs: 0 },
  { what: "two devices, each half a millisecond late", busy: 2_000_000, idle: 500_000, devices: 2, lateNs: 500_000 },
  { what: "an unknown idle time", busy: 900_000, idle: null, devices: 1, lateNs: null },
])("$what: $lateNs ns on the GPU after the range", ({ busy, idle, devices, lateNs }) => {
  expect(late(busy, idle, devices)).toBe(lateNs);
});

test("what ran outside of every range is that of the capture", () => {
  const profile = madeProfile([]);
  const outside = { launches: 3, kernelNs: 700 };
  const rounds = profile.rounds.map((round) => ({ ...round, outside }));
  expect(summarizeProgram({ ...profile, rounds })).toEqual({ outside, ranges: [] });
});
