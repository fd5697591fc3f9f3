import type { Ratio } from "../../model/units.ts";

/** The prior probability that no version made the change. Otherwise, one or two versions did. */
export const priorOfNone = 0.2;

/**
 * The prior probability that two versions made the change. Chosen by judgment: usually a single version is responsible, but the search
 * must be able to find two.
 */
export const priorOfTwo = 0.1;

/** The search names a version and ends when the version has this probability. */
export const certain = 0.99;

/**
 * How often a comparison shows either no change or the whole change by chance, regardless of its versions. Half of these comparisons are
 * wrong. Comparisons of unchanged code were red in 0.05% to 0.2% of runs, and in 3.5% if a rebuild changes each kernel's time separately
 * (docs/evidence/false-alarms.md). Our 1% of wrong comparisons is between these rates.
 */
export const wrongAnswers = 0.02;

/** How often a comparison shows some other, arbitrary change. Chosen by judgment, so that even two of these comparisons can't decide anything. */
export const strayAnswers = 0.002;

/** A stray comparison may show any change up to this log ratio: up to 7 times as fast or as slow. */
export const strayWithin = 2;

/** How much a rebuild alone changes a range's time, as a standard deviation (docs/evidence/gpu-runs.md: 0.2%). */
export const buildSpread: Ratio = 0.002;

/**
 * How much a change's size varies from version to version, as a share of the change, because surrounding code or shapes differ. Chosen by
 * judgment.
 */
export const changeSpread: Ratio = 0.1;

/** The largest change we look for, as a log ratio: 7 times as slow. Any larger change is equally clear. */
export const largestChange = 2;

/** The step between two neighboring sizes, as a log ratio: no more than `changeSpread`. */
export const sizeStep = 0.1;

/** A search gives up when it needs this many more comparisons than binary search. In simulations, 99.9% of searches needed fewer. */
export const mostExtra = 20;
