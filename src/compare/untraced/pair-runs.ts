import type { UntracedRun } from "../../model/profile/untraced.ts";

/** The runs of both sides. If `interleaved`, runs with the same index were measured one right after the other. */
export interface PairedRuns {
  readonly base: readonly UntracedRun[];
  readonly head: readonly UntracedRun[];
  readonly interleaved: boolean;
  /** For each pair, true if head was measured first. */
  readonly headFirst: readonly boolean[];
}

/**
 * Pairs runs that were measured one right after the other: orders 2i and 2i + 1, one from each side. A run without a partner is left out.
 * If the order of a side's runs is unknown, or the sides weren't measured in turn (`inTurn` is false), all runs stay unpaired.
 */
export function pairRuns(base: readonly UntracedRun[], head: readonly UntracedRun[], inTurn: boolean): PairedRuns {
  const apart = { base, head, interleaved: false, headFirst: [] };
  if (!inTurn || base.length === 0 || head.length === 0 || [...base, ...head].some(({ order }) => order === null))
    return apart;
  const pairs = base
    .flatMap((one) => {
      const other = head.find(
        ({ order }) => findPairNumber(order) === findPairNumber(one.order) && order !== one.order,
      );
      return other === undefined ? [] : [{ base: one, head: other }];
    })
    .toSorted((one, other) => findPairNumber(one.base.order) - findPairNumber(other.base.order));
  return {
    base: pairs.map((pair) => pair.base),
    head: pairs.map((pair) => pair.head),
    interleaved: true,
    headFirst: pairs.map((pair) => (pair.head.order ?? 0) < (pair.base.order ?? 0)),
  };
}

function findPairNumber(order: number | null): number {
  return Math.floor((order ?? 0) / 2);
}
