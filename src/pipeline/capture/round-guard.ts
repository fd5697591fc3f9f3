import type { GpuDisturbance, GpuSample } from "../../model/run/gpu-sample.ts";
import { disturbance } from "../../run/machine/gpu-watch-disturbance.ts";

/** A disturbed round is made again so often. */
export const mostRepeats = 2;

/** The samples within the ranges of one round; null where the GPU was not watched. */
export type RoundSamples = readonly GpuSample[] | null;

/**
 * Each round of one side, held against the others (docs/statistics.md). The clock of a throttled round is no measure for
 * another one, nor is that of a few samples.
 */
export function judgeRounds(rounds: readonly RoundSamples[]): (GpuDisturbance | null)[] {
  const alone = rounds.map((samples) => (samples === null ? null : disturbance(samples, [])));
  return rounds.map((samples, index) => {
    if (samples === null) return null;
    const others = alone.flatMap((other, place) =>
      place !== index && other?.state === "ok" && other.meanSmClockMhz !== null ? [other.meanSmClockMhz] : [],
    );
    return disturbance(samples, usualClock(others, alone[index]?.meanSmClockMhz ?? 0));
  });
}

/**
 * The one in the middle; of two, the nearer: of three rounds of which one is odd, the two that are alike must not be odd by
 * the mean of their like and the odd one. Empty without others.
 */
function usualClock(others: readonly number[], own: number): number[] {
  const sorted = others.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own)).slice(0, 1);
}

export type GuardDecision = "keep" | "repeat" | "keep-disturbed";

/** What to do with the newest round of a side, which was made again `repeats` times. */
export function decideRound(gpu: GpuDisturbance | null, repeats: number): GuardDecision {
  if (gpu === null || gpu.state === "ok" || gpu.state === "unknown") return "keep";
  return repeats < mostRepeats ? "repeat" : "keep-disturbed";
}

/** How the GPU was, for people. */
export function disturbanceText({ state, meanSmClockMhz, reasons }: GpuDisturbance): string {
  const clock = meanSmClockMhz === null ? "not known" : `${meanSmClockMhz.toFixed(0)} MHz`;
  return state === "throttled"
    ? `the GPU was throttled while the ranges ran (${reasons.join(", ")}; mean SM clock ${clock})`
    : `the mean SM clock while the ranges ran, ${clock}, is more than 2 % off that of the side's other rounds`;
}
