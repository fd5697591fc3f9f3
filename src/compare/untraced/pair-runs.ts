import type { UntracedRun } from "../../model/profile/untraced.ts";

export interface PairedRuns {
  readonly base: readonly UntracedRun[];
  readonly head: readonly UntracedRun[];
  readonly interleaved: boolean;
  readonly headFirst: readonly boolean[];
}

/** Pairs runs that were measured one right after the other: orders 2i and 2i + 1, one from each side. */
export function pairRuns(base: readonly UntracedRun[], head: readonly UntracedRun[], inTurn: boolean): PairedRuns {
  const apart = { base, head, interleaved: false, headFirst: [] };
  if (!inTurn || base.length === 0 || head.length === 0 || [...base, ...head].some(({ order }) => order === null))
    return apart;
  const pairs = base
    .flatMap((run) => {
      const other = head.find(
        ({ order }) => findPairNumber(order) === findPairNumber(run.order) && order !== run.order,
      );
      return other === undefined ? [] : [{ base: run, head: other }];
    })
    .toSorted((a, b) => findPairNumber(a.base.order) - findPairNumber(b.base.order));
  return {
    base: pairs.map((pair) => pair.base),
    head: pairs.map((pair) => pair.head),
    interleaved: true,
    headFirst: pairs.map((pair) => (pair.head.order ?? 0) < (pair.base.order ?? 0)),
  };
}

function findPairNumber(order: number | null) {
  return Math.floor((order ?? 0) / 2);
}
