import type { Ratio } from "../../model/units.ts";

/** The probability that no version made the change, before we measure anything. Otherwise, one did, or two. */
export const priorOfNone = 0.2;

/** The probability that two did, before we measure anything. Chosen by judgment: usually it's one, but the search must be able to find two. */
export const priorOfTwo = 0.1;

/** The probability that's certain enough to name a version and end the search. */
export const certain = 0.99;

/**
 * How often an answer says nothing about its versions, and shows "no change" or "the change" by chance. Half of these answers are wrong.
 * Comparisons of unchanged code were red in 0.05% to 0.2% of runs, and in 3.5% if a build moves each kernel separately
 * (docs/evidence/false-alarms.md). 1% of wrong answers is in between.
 */
export const wrongAnswers = 0.02;

/** How often an answer shows neither. Chosen by judgment: it keeps one such answer, or even two, from deciding anything. */
export const strayAnswers = 0.002;

/** A stray answer may be anywhere within this log ratio of no change: up to 7 times as fast or as slow. */
export const strayWithin = 2;

/** How much a rebuild alone moves a range, as a standard deviation (docs/evidence/gpu-runs.md: 0.2%). */
export const buildSpread: Ratio = 0.002;

/** How much a change varies from version to version, as a share of it, because of other code around it or other shapes. A choice. */
export const changeSpread: Ratio = 0.1;

/** The largest change we look for, as a log ratio: 7 times. Above it, every answer is equally clear. */
export const largestChange = 2;

/** The step between two neighboring sizes, as a log ratio: no more than `changeSpread`. */
export const sizeStep = 0.1;

/** A search that gets nowhere ends after this many comparisons more than halving would take. By simulation, 99.9% of searches need fewer. */
export const mostExtra = 20;
