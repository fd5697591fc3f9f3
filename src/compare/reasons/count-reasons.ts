import { isLaunchesAgain, type CountChange, type CountMetric } from "../../model/comparison/comparison-rows.ts";
import { countReasonIds, type Reason } from "../../model/comparison/reason.ts";
import { countText, signedPercent } from "../../model/text/quantity.ts";
import { createReason } from "./reason.ts";

/** The name of each count, as used in sentences. */
const words: Readonly<Record<CountMetric, string>> = {
  launches: "Kernel launches",
  hostLaunches: "Host launches (single kernels and graphs)",
  graphLaunches: "CUDA graph launches",
  copies: "Copies",
  copiedBytes: "Copied bytes",
  blockingCopies: "Copies that the host waits for",
  synchronizations: "Synchronizations",
};

/** Reasons from a range's counts. Each change is a finding. An increase in a count that varies between rounds is inconclusive. */
export function countReasons(counts: readonly CountChange[], range: string): Reason[] {
  return counts.flatMap((row) => {
    if (isLaunchesAgain(row, counts)) return [];
    const { metric, state, changeRatio } = row;
    const ids = countReasonIds[metric];
    const of = { metric, changeRatio };
    if (state === "regressed") return [createReason(ids.up, "regressed", text(row), range, of)];
    if (state === "noted") return [createReason(ids.up, null, text(row), range, of)];
    if (state === "improved") return [createReason(ids.down, null, text(row), range, of)];
    if (state === "inconclusive")
      return [createReason(ids.vary, row.head > row.base ? "inconclusive" : null, text(row), range, of)];
    return [];
  });
}

function text({ metric, kind, base, head, changeRatio, why }: CountChange): string {
  const difference = `${head > base ? "+" : "−"}${countText(Math.abs(head - base), 1)}`;
  const relative = changeRatio === null ? "" : `, ${signedPercent(changeRatio)}`;
  const of = kind === null ? "" : ` ${kind}`;
  return `${words[metric]}${of}: ${countText(base, 1)} → ${countText(head, 1)} (${difference}${relative}).${why === null ? "" : ` ${why}`}`;
}
