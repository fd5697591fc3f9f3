import type { DisturbedRound } from "../noise/steady-rounds.ts";
import { percent } from "../../model/text/quantity.ts";
import type { MachineDifference } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { reason } from "./reason.ts";

/** What the machines' differences mean. */
export function machineReasons(differences: readonly MachineDifference[]): Reason[] {
  return differences.map(({ what, base, head, consequence }) => {
    const both = `${base ?? "unknown"} for base, ${head ?? "unknown"} for head`;
    if (consequence === "incomparable")
      return reason(
        "machine-differs",
        "incomparable",
        `The ${what} differs: ${both}. Their times can't be compared.`,
        null,
      );
    if (consequence === "cautious") {
      const unknown = base === null || head === null;
      const text = unknown
        ? `Whether both ran on one GPU is not known (${both}).`
        : `The GPU is another of the same model: ${both}.`;
      return reason("gpu-differs", null, `${text} Thresholds are larger for that.`, null);
    }
    return reason("machine-note", null, `The ${what} differs: ${both}.`, null);
  });
}

/** The rounds of a range that are left out, each with the reason; they decide nothing. */
export function disturbedReasons(disturbed: readonly DisturbedRound[], range: string): Reason[] {
  return disturbed.map(({ side, round, slowerBy }) =>
    reason(
      "round-left-out",
      null,
      `Round ${String(round)} of ${side} is left out: nearly all its kernels were ${percent(slowerBy)} slower than in that side's fastest round. The code was the same, so the GPU was slower, as when throttled.`,
      range,
    ),
  );
}
