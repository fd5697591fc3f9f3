import { expect, test } from "@jest/globals";
import type { Profile } from "../../src/model/profile/profile.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { comparisonText } from "../../src/report/terminal/report-text.ts";
import { compared, decode, near } from "../compare/support/sides.ts";

type Gpu = Profile["rounds"][number]["gpu"];

function watched(...gpus: readonly Gpu[]): Profile {
  const profile = decode([{ name: "gemm", ns: near(1_000_000, gpus.length) }]);
  return { ...profile, rounds: profile.rounds.map((round, index) => ({ ...round, gpu: gpus[index] ?? null })) };
}

const ok: Gpu = { state: "ok", meanSmClockMhz: 1980, meanTemperatureC: null, samples: 6, reasons: ["power limit"] };

test("disturbed rounds are said, and count all the same", () => {
  const comparison = compared(
    watched(
      ok,
      {
        ...ok,
        state: "throttled",
        meanSmClockMhz: 1410.4,
        meanTemperatureC: null,
        reasons: ["hardware thermal slowdown"],
      },
      ok,
    ),
    watched({ ...ok, state: "clock-differs", meanSmClockMhz: 1880 }, { ...ok, state: "unknown" }, null),
  );
  expect(comparison.base?.disturbedRounds).toEqual([
    {
      round: 2,
      state: "throttled",
      meanSmClockMhz: 1410.4,

      reasons: ["hardware thermal slowdown"],
    },
  ]);
  expect(comparison.base?.rounds).toBe(3);
  const lines = comparisonText(comparison, { topKernels: 1, layout: logLayout }).split("\n");
  expect(lines.filter((line) => line.startsWith("  ! "))).toEqual([
    "  ! round 2 of base: throttled, hardware thermal slowdown, mean SM clock 1410 MHz",
    "  ! round 1 of head: mean SM clock 1880 MHz, more than 2% off the other rounds of this side",
  ]);
});
