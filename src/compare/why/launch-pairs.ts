import type { Metrics } from "../../model/ncu/profile-ncu.ts";
import type { Launched } from "./launches.ts";

/** Launches of base and of head that may be held against each other. */
export interface LaunchPair {
  readonly base: Launched;
  readonly head: Launched;
}

/** A pair that Nsight Compute measured on both sides. */
export interface MeasuredPair extends LaunchPair {
  readonly figures: { readonly base: Metrics; readonly head: Metrics };
}

/** Launches of equal grid, block and shared memory, most time first. */
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
 * The launches with the most time, where those of base gave way to those of head; null where they did not. Times alone do
 * not tell: of two grids that take nearly as long, noise puts either first.
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

/** Less than half of what the other side launches. */
function isFew(launches: number | undefined, others: number): boolean {
  return launches === undefined || launches < others / 2;
}

/**
 * What Nsight Compute measured of both sides: the launches that changed, where they stand for their side, else launches
 * that are equal on both. It measures few launches of a kernel, and those of one grid say nothing of another's.
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

/** Half of its side's time, or more. */
function isHalf({ timeNs }: Launched, all: readonly Launched[]): boolean {
  return 2 * timeNs >= all.reduce((sum, launched) => sum + launched.timeNs, 0);
}
