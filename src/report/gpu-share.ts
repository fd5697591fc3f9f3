import { median } from "../model/rounds.ts";
import type { ProfileRangeRound } from "../model/profile/profile.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";

/** How long the GPUs were busy while a range was open, no matter what launched the work. Medians over rounds. */
export interface GpuShare {
  readonly busyNs: Nanoseconds;
  readonly spanNs: Nanoseconds;
  readonly share: Ratio;
}

/** The GPU share of a range; null if the share is unknown, or if the range was never open. */
export function gpuShare(rounds: readonly ProfileRangeRound[]): GpuShare | null {
  const measured = rounds.flatMap(({ spanNs, gpuIdleNs }) =>
    spanNs === null || gpuIdleNs === null || spanNs === 0 ? [] : [{ spanNs, busyNs: spanNs - gpuIdleNs }],
  );
  if (measured.length === 0) return null;
  return {
    busyNs: median(measured.map(({ busyNs }) => busyNs)),
    spanNs: median(measured.map(({ spanNs }) => spanNs)),
    share: median(measured.map(({ busyNs, spanNs }) => busyNs / spanNs)),
  };
}
