import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { weightedMedian } from "./noise/rounds.ts";

/** A log ratio and its weight: a kernel's time, or its share of the range. */
export interface Move {
  readonly value: number;
  readonly weight: number;
}

/**
 * The log ratio by which nearly all of `total` changed. Null if the moves differ, don't cover the total, or are too few to tell if the GPU
 * or the code caused them.
 */
export function oneFactor(moves: readonly Move[], total: number): number | null {
  if (moves.length < constants.fewestKernels.value) return null;
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
