import type { Comparison, Limitation } from "../../model/comparison/comparison.ts";
import { comparesGpu } from "../../model/gpu-use.ts";
import { constants } from "../constants.ts";

type Known = Pick<Comparison, "base" | "head" | "interleaved" | "machineDifferences" | "calibration" | "ranges">;

/** The limitations of a comparison. */
export function listLimitations(comparison: Known): Limitation[] {
  const { base, head, interleaved, machineDifferences, calibration, ranges } = comparison;
  if (base === null) return [{ kind: "no-base" }];
  const isOnGpu = comparesGpu(comparison);
  const slower = ranges.flatMap(({ kernels }) => kernels.filter(({ time }) => time.state === "regressed"));
  const holds: Record<Exclude<Limitation["kind"], "no-base" | "one-round">, boolean> = {
    "not-interleaved": !interleaved,
    "other-gpu": machineDifferences.some(({ what, consequence }) => what === "GPU" && consequence === "cautious"),
    "clocks-unknown": isOnGpu && (base.meanSmClockMhz === null || head.meanSmClockMhz === null),
    "not-calibrated": isOnGpu && !calibration.used,
    "not-explained":
      head.ncuState !== "off" && slower.length > 0 && slower.every(({ metrics }) => metrics.length === 0),
    "wall-time-unknown": ranges.some(({ wall, latency }) => wall === "unknown" && latency === null),
  };
  const kinds = Object.keys(holds) as (keyof typeof holds)[];
  return [
    // The threshold for a single round is about kernels.
    ...(isOnGpu && Math.min(base.processes ?? base.rounds, head.processes ?? head.rounds) === 1
      ? [{ kind: "one-round" as const, thresholdRatio: constants.oneRound.value }]
      : []),
    ...kinds.filter((kind) => holds[kind]).map((kind) => ({ kind })),
  ];
}
