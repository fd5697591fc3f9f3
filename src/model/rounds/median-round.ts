import { median } from "./median.ts";
import type { Nanoseconds } from "../units.ts";

/** The rounds of a kernel, variant or family; null where it did not run. */
interface InRounds<T> {
  readonly rounds: readonly (T | null)[];
}

/** The total time: the median over rounds, a round without it being 0. */
export function medianTotalNs({ rounds }: InRounds<{ readonly totalNs: Nanoseconds }>): Nanoseconds {
  return median(rounds.map((round) => round?.totalNs ?? 0));
}

/** How often it was launched: the median over rounds, a round without it being 0. */
export function medianLaunches({ rounds }: InRounds<{ readonly launches: number }>): number {
  return median(rounds.map((round) => round?.launches ?? 0));
}
