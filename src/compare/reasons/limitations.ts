import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import { percent } from "../../model/text/quantity.ts";

type Known = Pick<Comparison, "base" | "head" | "interleaved" | "machineDifferences" | "calibration" | "ranges">;

/** What a comparison cannot know, and what would help; for people. */
export function limitations(comparison: Known, policy: Config["compare"]): string[] {
  const { base, head, interleaved, machineDifferences, calibration, ranges } = comparison;
  if (base === null) return ["Without a base nothing is known of a change; only budgets are held."];
  const rounds = Math.min(base.rounds, head.rounds);
  const changed = ranges.flatMap(({ kernels }) => kernels.filter(({ time }) => time.state === "regressed"));
  return [
    ...(rounds === 1
      ? [
          `A side has one round: how much rounds vary is not known, so that a slowdown below ${percent(policy["single-round-threshold"] / 100)} is never called one, and a larger one may be noise. Measure 3 rounds a side.`,
        ]
      : []),
    ...(interleaved
      ? []
      : ["The sides were not measured in turns: what changed on the machine between them is in every figure."]),
    ...machineDifferences.flatMap(({ what, consequence }) =>
      what === "GPU" && consequence === "cautious"
        ? ["That both sides ran on the same GPU is not known or not so: kernels need 3 % and ranges 1.5 % to count."]
        : [],
    ),
    ...(base.meanSmClockMhz === null || head.meanSmClockMhz === null
      ? [
          "The clocks are not known on both sides (not watched, or too few samples while the ranges ran): a slower machine cannot be told from slower code where all kernels are slower.",
        ]
      : []),
    ...(calibration.used
      ? []
      : [calibration.why ?? "There is no calibration of this runner: the thresholds are the cautious ones."]),
    ...(changed.length > 0 && changed.every(({ metrics }) => metrics.length === 0)
      ? [
          "Nsight Compute has not measured the slower kernels on both sides, or nothing differs: why they are slower is known from their launches alone.",
        ]
      : []),
    ...(ranges.some(({ wall }) => wall === "unknown")
      ? [
          "Wall time was measured under CUDA tracing, which inflates it, and its rounds are too few or vary too much to judge it: whether the program takes longer in all is not known.",
        ]
      : []),
  ];
}
