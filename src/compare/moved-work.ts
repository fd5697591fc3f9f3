import type { Nanoseconds } from "../model/units.ts";

export interface SideFigures {
  readonly launches: number;
  readonly totalNs: Nanoseconds;
}

/**
 * The time of launches that one side has more of, at that side's time a launch: above 0 where head has more. Never more
 * than the time that was gained or lost in all: launches that became shorter may only be cut in two.
 */
export function launchWorkNs(base: SideFigures, head: SideFigures): Nanoseconds {
  const surplus = (more: SideFigures, fewer: SideFigures): Nanoseconds =>
    more.launches > fewer.launches
      ? Math.min(
          (more.totalNs * (more.launches - fewer.launches)) / more.launches,
          Math.max(0, more.totalNs - fewer.totalNs),
        )
      : 0;
  return surplus(head, base) - surplus(base, head);
}

/**
 * How much of the work that some rows gained all others lost, so that it may have moved here; and how much of what they
 * lost the others gained. Both arguments are sums of `launchWorkNs`: of these rows, and of all rows of the range.
 */
export function movedWork(
  ownNs: Nanoseconds,
  allNs: Nanoseconds,
): { readonly inNs: Nanoseconds; readonly outNs: Nanoseconds } {
  const elsewhereNs = allNs - ownNs;
  return {
    inNs: Math.min(Math.max(0, ownNs), Math.max(0, -elsewhereNs)),
    outNs: Math.min(Math.max(0, -ownNs), Math.max(0, elsewhereNs)),
  };
}
