import type { UntracedRun } from "../../model/profile/untraced.ts";

/** The runs of both sides, neighbors under one index where they are known to be. */
export interface PairedRuns {
  readonly base: readonly UntracedRun[];
  readonly head: readonly UntracedRun[];
  readonly interleaved: boolean;
  /** Of each pair, whether head was measured first. */
  readonly headFirst: readonly boolean[];
}

/**
 * Puts neighbors beside each other: places 2i and 2i + 1 of one order, one of each side. A run without its neighbor is left out; where
 * no order says, or the sides are not of one run of ours (`inTurn`), they are as measured apart.
 */
export function pairRuns(base: readonly UntracedRun[], head: readonly UntracedRun[], inTurn: boolean): PairedRuns {
  const apart = { base, head, interleaved: false, headFirst: [] };
  if (!inTurn || base.length === 0 || head.length === 0 || [...base, ...head].some(({ order }) => order === null))
    return apart;
  const pairs = base
    .flatMap((one) => {
      const other = head.find(({ order }) => placeOf(order) === placeOf(one.order) && order !== one.order);
      return other === undefined ? [] : [{ base: one, head: other }];
    })
    .toSorted((one, other) => placeOf(one.base.order) - placeOf(other.base.order));
  return {
    base: pairs.map((pair) => pair.base),
    head: pairs.map((pair) => pair.head),
    interleaved: true,
    headFirst: pairs.map((pair) => (pair.head.order ?? 0) < (pair.base.order ?? 0)),
  };
}

function placeOf(order: number | null): number {
  return Math.floor((order ?? 0) / 2);
}
