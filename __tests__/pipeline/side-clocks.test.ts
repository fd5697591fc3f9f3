import { expect, test } from "@jest/globals";
import type { GpuDisturbance } from "../../src/model/gpu-sample.ts";
import type { Profile } from "../../src/model/profile.ts";
import { sideClocks } from "../../src/pipeline/judge/side-clocks.ts";
import { madeProfile, madeRange } from "../fixtures/profiles.ts";

type Round = readonly [state: GpuDisturbance["state"], meanSmClockMhz: number | null] | null;

function watched(...rounds: readonly Round[]): Profile {
  return madeProfile([madeRange()], {
    rounds: rounds.map((round, index) => ({
      round: index + 1,
      captures: [],
      outside: { launches: 0, kernelNs: 0 },
      gpu: round === null ? null : { state: round[0], meanSmClockMhz: round[1], samples: 5, reasons: [] },
    })),
  });
}

test.each([
  [
    "the means of the rounds",
    watched(["ok", 1980], ["ok", 1960]),
    watched(["ok", 1900]),
    { baseMhz: 1970, headMhz: 1900 },
  ],
  [
    "with the disturbed ones",
    watched(["ok", 1980]),
    watched(["throttled", 1400], ["clock-differs", 1600]),
    { baseMhz: 1980, headMhz: 1500 },
  ],
  [
    "without those of which too little is known",
    watched(["unknown", 900], ["ok", 1980]),
    watched(["ok", 1980], null),
    { baseMhz: 1980, headMhz: 1980 },
  ],
  ["not where one side is not known", watched(["ok", 1980]), watched(["unknown", 1980], ["unknown", null]), null],
  ["not where nothing was watched", watched(null), watched(null), null],
])("%s", (_name, base, head, clocks) => {
  expect(sideClocks({ base, head })).toEqual(clocks);
});
