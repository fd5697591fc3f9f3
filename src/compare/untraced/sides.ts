import type { UntracedRun } from "../../model/profile/untraced.ts";

/** The runs of both sides without CUDA tracing. */
export interface UntracedSides {
  readonly base: readonly UntracedRun[];
  readonly head: readonly UntracedRun[];
  /** base[i] and head[i] are neighbors in time. */
  readonly interleaved: boolean;
}

/** Neighbors side by side, where each run has one; else as they are. */
export function untracedSides(base: readonly UntracedRun[], head: readonly UntracedRun[]): UntracedSides {
  const placeOf = ({ order }: UntracedRun): number | null => (order === null ? null : Math.floor(order / 2));
  const inOrder = (runs: readonly UntracedRun[]) =>
    runs.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const [before, after] = [inOrder(base), inOrder(head)];
  const isPaired = before.length > 0 && before.length === after.length;
  const interleaved =
    isPaired &&
    before.every((run, index) => {
      const neighbor = after[index];
      return placeOf(run) !== null && neighbor !== undefined && placeOf(run) === placeOf(neighbor);
    });
  return { base: before, head: after, interleaved };
}
