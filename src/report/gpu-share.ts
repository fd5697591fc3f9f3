import { median } from "../model/rounds.ts";
import type { ProfileRangeRound } from "../model/profile/profile.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";

/** How long the GPUs of a range worked while it was open, whatever launched the work: medians over the rounds. */
export interface GpuShare {
  readonly busyNs: Nanoseconds;
  readonly spanNs: Nanoseconds;
  readonly share: Ratio;
}

/** Null where it is not known, or the range was never open. */
export function gpuShare(rounds: readonly ProfileRangeRound[]): GpuShare | null {
  const known = rounds.flatMap(({ spanNs, gpuIdleNs }) =>
    spanNs === null || gpuIdleNs === null || spanNs === 0 ? [] : [{ spanNs, busyNs: spanNs - gpuIdleNs }],
  );
  if (known.length === 0) return null;
  return {
    busyNs: median(known.map(({ busyNs }) => busyNs)),
    spanNs: median(known.map(({ spanNs }) => spanNs)),
    share: median(known.map(({ busyNs, spanNs }) => busyNs / spanNs)),
  };
}
