import type { MachineDifference } from "../../model/comparison/comparison.ts";
import { finding, type Finding } from "./finding.ts";

/** What the machines' differences mean. */
export function machineReasons(differences: readonly MachineDifference[]): Finding[] {
  return differences.map(({ what, base, head, consequence }) => {
    const both = `${base ?? "unknown"} for base, ${head ?? "unknown"} for head`;
    if (consequence === "incomparable")
      return finding(
        "machine-differs",
        "incomparable",
        `The ${what} differs: ${both}. Times of the two cannot be compared.`,
        null,
      );
    if (consequence === "cautious") {
      const unknown = base === null || head === null;
      const text = unknown
        ? `Which GPU it was is not known (${both}): taken as two.`
        : `The GPU is another of the same model: ${both}.`;
      return finding("gpu-differs", null, `${text} Thresholds are larger for it.`, null);
    }
    return finding("machine-note", null, `The ${what} differs: ${both}.`, null);
  });
}
