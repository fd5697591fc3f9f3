import type { RoundClocks } from "../../compare/common-mode.ts";
import type { Profile } from "../../model/profile/profile.ts";

/** The mean SM clocks of both sides in each round; null in those of which too little is known. */
export function sideClocks({ base, head }: { readonly base: Profile; readonly head: Profile }): RoundClocks {
  return { baseMhz: clocksOf(base), headMhz: clocksOf(head) };
}

function clocksOf({ rounds }: Profile): (number | null)[] {
  return rounds.map(({ gpu }) => (gpu === null || gpu.state === "unknown" ? null : gpu.meanSmClockMhz));
}
