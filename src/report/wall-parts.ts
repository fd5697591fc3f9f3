import type { RangeRow, WallPart } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { wallPartTimes } from "../model/profile/wall-part-times.ts";
import { median } from "../model/rounds.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";

/** Parts below this share of the wall time on both sides are left out. */
const shownShare: Ratio = 0.005;

const titles: Readonly<Record<WallPart["part"], string>> = {
  "host-own": "host: outside of CUDA calls",
  "host-launch": "host: in launches",
  "host-graph-launch": "host: in launches of graphs",
  "host-copy": "host: in calls of copies",
  "host-synchronization": "host: in synchronizations",
  "host-memory": "host: in allocations",
  "host-other": "host: in other calls",
  "idle-launch": "GPU idle: nothing launched yet",
  "idle-after-synchronization": "GPU idle: the host had waited",
  "idle-synchronization": "GPU idle: the host waits",
  "idle-copy": "GPU idle: the host copies",
  "idle-queue": "GPU idle: launched, not begun",
  "idle-unknown": "GPU idle: not known why",
};

/** A part as printers show it. */
export interface ShownPart extends Pick<WallPart, "baseNs" | "headNs" | "isApart"> {
  readonly title: string;
  /** head / base - 1; null where base has none of it. */
  readonly changeRatio: Ratio | null;
}

/** What the wall time of a range is made of; empty where that is not known, or nothing of it matters. */
export function shownParts({ wallParts, wallTime }: RangeRow): ShownPart[] {
  const wallNs = Math.max(wallTime.baseNs ?? 0, wallTime.headNs ?? 0);
  return wallParts
    .filter(({ baseNs, headNs }) => Math.max(baseNs, headNs) > shownShare * wallNs)
    .map(({ part, baseNs, headNs, isApart }) => ({
      title: titles[part],
      baseNs,
      headNs,
      isApart,
      changeRatio: baseNs === 0 ? null : headNs / baseNs - 1,
    }));
}

/** The same of one side: medians over rounds, of those parts that every round knows. */
export function sideParts({ rounds }: ProfileRange): { readonly title: string; readonly ns: Nanoseconds }[] {
  const wallNs = rounds.length === 0 ? 0 : median(rounds.map(({ wallNs: ns }) => ns));
  return wallPartTimes.flatMap(([part, timeOf]) => {
    const times = rounds.flatMap((round) => timeOf(round) ?? []);
    if (times.length === 0 || times.length < rounds.length) return [];
    const ns = median(times);
    return ns > shownShare * wallNs ? [{ title: titles[part], ns }] : [];
  });
}

/** Beside a change that is no larger than what the rounds of a side differ by. */
export const withinRounds = "within the rounds' spread";
