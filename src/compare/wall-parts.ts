import type { WallPart } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { wallPartTimes } from "../model/profile/wall-part-times.ts";
import { median } from "../model/rounds.ts";
import type { Nanoseconds } from "../model/units.ts";

/** The parts of a range's wall time on both sides, shown but never judged. Leaves out any part that's unknown in at least one round. */
export function wallParts(base: ProfileRange, head: ProfileRange): WallPart[] {
  return wallPartTimes.flatMap(([part, pick]) => {
    const [before, after] = [base.rounds.map(pick), head.rounds.map(pick)];
    if (!areKnown(before) || !areKnown(after)) return [];
    const isApart = Math.min(...after) > Math.max(...before) || Math.max(...after) < Math.min(...before);
    return [{ part, baseNs: median(before), headNs: median(after), isApart }];
  });
}

function areKnown(values: readonly (Nanoseconds | null)[]): values is Nanoseconds[] {
  return values.length > 0 && !values.includes(null);
}
