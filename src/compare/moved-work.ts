import type { Nanoseconds, Ratio } from "../model/units.ts";
import type { KernelFigures } from "./range-kernels.ts";

type Row = Pick<KernelFigures, "match" | "launches" | "baseNs" | "headNs">;

export interface MovedWork {
  readonly inNs: Nanoseconds;
  readonly outNs: Nanoseconds;
}

/**
 * For some rows of a range: how much of the work that they gained all others lost in launches, so that it may have moved
 * here; and how much of what they lost the others gained. Head's times count without the factor of the machine. What all
 * rows sum up to is asked once: a range may have ten thousand.
 */
export function movedWorkAmong(all: readonly Row[], machineFactor: number): (members: readonly Row[]) => MovedWork {
  const sum = (rows: readonly Row[], work: (row: Row) => Nanoseconds): Nanoseconds =>
    rows.reduce((total, row) => total + work({ ...row, headNs: row.headNs / machineFactor }), 0);
  const allNs = sum(all, launchWorkNs);
  return (members) => {
    const ofLaunches = sum(members, launchWorkNs);
    const ownNs = ofLaunches + sum(members, replacedWorkNs);
    const elsewhereNs = allNs - ofLaunches;
    return {
      inNs: Math.min(Math.max(0, ownNs), Math.max(0, -elsewhereNs)),
      outNs: Math.min(Math.max(0, -ownNs), Math.max(0, elsewhereNs)),
    };
  };
}

/**
 * For a row of a family: how much less its other kernels take, those alone that fell by more than `threshold`: two builds move all
 * a little, and that is no work. At most what the row takes more; 0 for one that does not, so that the sum is one for all rows.
 */
export function lostElsewhereAmong(
  family: readonly Row[],
  { machineFactor, threshold }: { readonly machineFactor: number; readonly threshold: Ratio },
): (row: Row) => Nanoseconds {
  const gained = (one: Row): Nanoseconds => one.headNs / machineFactor - one.baseNs;
  const lost = family.filter((one) => gained(one) < -threshold * one.baseNs).reduce((sum, one) => sum - gained(one), 0);
  return (row) => Math.max(0, Math.min(lost, gained(row)));
}

/**
 * The time of launches that one side has more of, at that side's time a launch: above 0 where head has more. Never more
 * than the time that was gained or lost in all: launches that became shorter may only be cut in two.
 */
function launchWorkNs({ launches, baseNs, headNs }: Row): Nanoseconds {
  const base = { launches: launches.base, totalNs: baseNs };
  const head = { launches: launches.head, totalNs: headNs };
  return surplusNs(head, base) - surplusNs(base, head);
}

interface SideFigures {
  readonly launches: number;
  readonly totalNs: Nanoseconds;
}

function surplusNs(more: SideFigures, fewer: SideFigures): Nanoseconds {
  return more.launches > fewer.launches
    ? Math.min(
        (more.totalNs * (more.launches - fewer.launches)) / more.launches,
        Math.max(0, more.totalNs - fewer.totalNs),
      )
    : 0;
}

/** What a kernel takes more than the one whose place it took, with as many launches: it may do the work of others, too. */
function replacedWorkNs({ match, baseNs, headNs }: Row): Nanoseconds {
  return match === "swapped" ? headNs - baseNs : 0;
}
