import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { weightedMedian } from "./noise/estimate.ts";

/** A log ratio and its weight: a kernel's time, or its share of the range. */
export interface Move {
  readonly value: number;
  readonly weight: number;
}

/** The log ratio by which nearly all of `total` changed. Null also if the moves are too few to tell if the GPU or the code caused them. */
export function oneFactor(moves: readonly Move[], total: number): number | null {
  return moves.length < constants.fewestKernels.value ? null : sharedFactor(moves, total);
}

/** The log ratio by which nearly all of `total` changed. Null if the moves differ or don't cover the total. */
export function sharedFactor(moves: readonly Move[], total: number): number | null {
  if (moves.length === 0) return null;
  const factor = weightedMedian(moves);
  return weightNear(moves, factor) >= constants.nearlyAll.value * total ? factor : null;
}

/** The total weight of the moves near a factor. */
export function weightNear(moves: readonly Move[], factor: number): number {
  return moves
    .filter(({ value }) => Math.abs(value - factor) <= nearTo(factor))
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** A kernel counts as changed by a factor if its log ratio is this close to the factor. Memory-bound kernels follow the clock less closely. */
export function nearTo(factor: number): Ratio {
  return Math.max(constants.tolerance.value, constants.follows.value * Math.abs(factor));
}
