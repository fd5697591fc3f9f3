import type { DisturbedRound } from "../noise/steady-rounds.ts";
import { percent } from "../../model/text/quantity.ts";
import type { MachineDifference } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { createReason } from "./reason.ts";

/** Reasons from differences between the machines. */
export function machineReasons(differences: readonly MachineDifference[]): Reason[] {
  return differences.map(({ what, base, head, consequence }) => {
    const both = `${base ?? "unknown"} for base, ${head ?? "unknown"} for head`;
    if (consequence === "incomparable")
      return createReason(
        "machine-differs",
        "incomparable",
        `The ${what} differs: ${both}. The times can't be compared.`,
        null,
      );
    if (consequence === "cautious") {
      const unknown = base === null || head === null;
      const text = unknown
        ? `We can't tell whether both sides ran on the same GPU (${both}).`
        : `The sides ran on two GPUs of the same model: ${both}.`;
      return createReason("gpu-differs", null, `${text} Thresholds are higher because of that.`, null);
    }
    return createReason("machine-note", null, `The ${what} differs: ${both}.`, null);
  });
}

/** Notes that say which rounds of a range were left out, and why. */
export function disturbedReasons(disturbed: readonly DisturbedRound[], range: string): Reason[] {
  return disturbed.map(({ side, round, slowerBy }) =>
    createReason(
      "round-left-out",
      null,
      `Round ${String(round)} of ${side} is left out because nearly all its kernels were ${percent(slowerBy)} slower than in that side's fastest round. The code was the same, so the GPU itself must have been slower, perhaps because it was throttled.`,
      range,
    ),
  );
}
