import { expect, test } from "@jest/globals";
import type { GpuDisturbance } from "../../src/model/run/gpu-sample.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { collectClocks } from "../../src/pipeline/judge/judge.ts";
import { madeProfile, madeRange } from "../fixtures/profiles.ts";

type Round = readonly [state: GpuDisturbance["state"], meanSmClockMhz: number | null] | null;

function watched(...rounds: readonly Round[]): Profile {
  return madeProfile([madeRange()], {
    rounds: rounds.map((round, index) => ({
      round: index + 1,
      captures: [],
      outside: { launches: 0, kernelNs: 0 },
      gpu:
        round === null
          ? null
          : { state: round[0], meanSmClockMhz: round[1], meanTemperatureC: null, samples: 5, reasons: [] },
      process: null,
    })),
  });
}

test.each([
  [
    "returns each round's mean clock, including disturbed rounds",
    watched(["ok", 1980], ["clock-differs", 1960]),
    watched(["throttled", 1400]),
    { baseMhz: [1980, 1960], headMhz: [1400] },
  ],
  [
    "returns null for rounds with too little data",
    watched(["unknown", 900], ["ok", 1980]),
    watched(["ok", null], null),
    { baseMhz: [null, 1980], headMhz: [null, null] },
  ],
])("%s", (_name, base, head, clocks) => {
  expect(collectClocks({ base, head })).toEqual(clocks);
});
