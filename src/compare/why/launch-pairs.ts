import type { Metrics } from "../../model/ncu/profile-ncu.ts";
import type { Launched } from "./launches.ts";

/** Launches of base and head that can be compared. */
export interface LaunchPair {
  readonly base: Launched;
  readonly head: Launched;
}

/** A pair that Nsight Compute measured on both sides. */
export interface MeasuredPair extends LaunchPair {
  readonly figures: { readonly base: Metrics; readonly head: Metrics };
}

/** Pairs launches with equal grid, block, and shared memory, most time first. */
export function equalPairs(base: readonly Launched[], head: readonly Launched[]): LaunchPair[] {
  const inHead = new Map(head.map((launched) => [launched.key, launched]));
  const timeNs = (pair: LaunchPair) => pair.base.timeNs + pair.head.timeNs;
  return base
    .flatMap((old) => {
      const young = inHead.get(old.key);
      return young === undefined ? [] : [{ base: old, head: young }];
    })
    .toSorted((one, other) => timeNs(other) - timeNs(one));
}

/**
 * Each side's launches with the most time, if head's launches replaced base's. Null otherwise. Times alone can't show that launches were
 * replaced: if two grids take about equally long, noise decides which grid comes first.
 */
export function changedPair(
  [base]: readonly Launched[],
  [head]: readonly Launched[],
  equal: readonly LaunchPair[],
): LaunchPair | null {
  if (base === undefined || head === undefined || base.key === head.key) return null;
  const before = equal.find(({ head: { key } }) => key === head.key)?.base.launches;
  const after = equal.find(({ base: { key } }) => key === base.key)?.head.launches;
  return isFew(after, base.launches) && isFew(before, head.launches) ? { base, head } : null;
}

/** True if there are less than half as many launches as on the other side. */
function isFew(launches: number | undefined, others: number): boolean {
  return launches === undefined || launches < others / 2;
}

/**
 * Picks launches that Nsight Compute measured on both sides: the changed launches, if they take at least half of each side's time, or else
 * launches with the same configuration. ncu measures few launches per kernel, and launches with one grid say nothing about launches with
 * another grid.
 */
export function measuredPair(
  base: readonly Launched[],
  head: readonly Launched[],
  equal: readonly LaunchPair[],
  changed: LaunchPair | null,
): MeasuredPair | null {
  const stands = changed !== null && isHalf(changed.base, base) && isHalf(changed.head, head);
  const [found] = [...(stands ? [changed] : []), ...equal].flatMap((pair) =>
    pair.base.figures === null || pair.head.figures === null
      ? []
      : [{ ...pair, figures: { base: pair.base.figures, head: pair.head.figures } }],
  );
  return found ?? null;
}

/** True if these launches take at least half of the side's time. */
function isHalf({ timeNs }: Launched, all: readonly Launched[]): boolean {
  return 2 * timeNs >= all.reduce((sum, launched) => sum + launched.timeNs, 0);
}
