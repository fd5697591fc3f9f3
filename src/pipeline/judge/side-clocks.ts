import type { SideClocks } from "../../compare/common-mode.ts";
import type { Profile } from "../../model/profile.ts";

/** The mean SM clocks of both sides, where both were watched; null else. */
export function sideClocks({ base, head }: { readonly base: Profile; readonly head: Profile }): SideClocks | null {
  const baseMhz = meanClock(base);
  const headMhz = meanClock(head);
  return baseMhz === null || headMhz === null ? null : { baseMhz, headMhz };
}

/** Of the means of the rounds, but for those of which too little is known. */
function meanClock({ rounds }: Profile): number | null {
  const means = rounds.flatMap(({ gpu }) =>
    gpu === null || gpu.state === "unknown" || gpu.meanSmClockMhz === null ? [] : [gpu.meanSmClockMhz],
  );
  return means.length === 0 ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}
