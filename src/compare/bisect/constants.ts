import type { Ratio } from "../../model/units.ts";

/** Before anything is measured: that no version made the change. The rest is that one did, or two. */
export const priorOfNone = 0.2;

/** That two did. A choice: the search has to find out about them, and one is the rule. */
export const priorOfTwo = 0.1;

/** What is certain enough to be named, and to end the search. */
export const certain = 0.99;

/**
 * How often an answer says nothing about its versions, and shows "no change" or "the change" by chance: half of these are wrong.
 * Comparisons of unchanged code came out red in 0.05% to 0.2% of runs, and in 3.5% where a build moves each kernel by itself
 * (docs/evidence/false-alarms.md): 1% of wrong answers is between.
 */
export const wrongAnswers = 0.02;

/** How often an answer is of neither. A choice: so rare that one says nothing, and two don't either. */
export const strayAnswers = 0.002;

/** A stray answer is anywhere within this log ratio of no change: 7 times as fast or as slow. */
export const strayWithin = 2;

/** What another build alone moves a range by, standard deviation (docs/evidence/gpu-runs.md: 0.2%). */
export const buildSpread: Ratio = 0.002;

/** What one change differs by from version to version, as a share of it: other code around it, other shapes. A choice. */
export const changeSpread: Ratio = 0.1;

/** The largest change that is looked for, as a log ratio: 7 times. Above it, any answer is as clear. */
export const largestChange = 2;

/** Two neighbors of the sizes that are looked at differ by this factor's logarithm: no more than `changeSpread`. */
export const sizeStep = 0.1;

/** So many comparisons more than halving would take end a search that gets nowhere. By simulation, 99.9% of searches need fewer. */
export const mostExtra = 20;
