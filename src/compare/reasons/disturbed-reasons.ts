import { percent } from "../../model/text/quantity.ts";
import type { DisturbedRound } from "../noise/steady-rounds.ts";
import { finding, type Finding } from "./finding.ts";

/** The rounds of a range that are left out, each with the reason; they decide nothing. */
export function disturbedReasons(disturbed: readonly DisturbedRound[], range: string): Finding[] {
  return disturbed.map(({ side, round, slowerBy }) =>
    finding(
      "round-left-out",
      null,
      `Round ${String(round)} of ${side} is left out: nearly all its kernels were slower by one factor, ${percent(slowerBy)}, than in that side's fastest round. The code was the same, so the GPU was slower, such as by throttling.`,
      range,
    ),
  );
}
