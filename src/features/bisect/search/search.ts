import type { BisectEffect, BisectOutlook, BisectResult, BisectStep } from "../model/bisect.ts";
import { median } from "../../../model/rounds.ts";
import { weightedMedian } from "../../../compare/noise/estimate.ts";
import { studentTQuantile } from "../../../compare/noise/distributions.ts";
import { isMajority } from "../../../compare/majority.ts";
import { constants } from "./constants.ts";
import { answersOf as possibleAnswers, entropy, informationOf, type Candidate } from "./information.ts";
import { scaleOf } from "./likelihood.ts";
import { posteriorOf, shares, sum, type Posterior } from "./posterior.ts";
import {
  failedVersions,
  measuredOf,
  sizeOf,
  type Block,
  type Estimate,
  type MeasuredAnswer,
  type SearchState,
} from "./search-state.ts";

const { certain, provenShare } = constants;

/** What to measure next, or the result of the search. */
export type SearchStep =
  | ({ readonly kind: "measure"; readonly outlook: BisectOutlook } & Candidate)
  | { readonly kind: "done"; readonly result: BisectResult };

/**
 * Decides the next step of a search: the comparison we expect to learn most from, or the result. We compare the ends first, until we know
 * the change between them well enough. We name a version once it's certain and shows at least half of the change when compared with the
 * version before it.
 */
export function nextStep(state: SearchState): SearchStep {
  const { last, answers } = state;
  const posterior = posteriorOf(state);
  const failed = failedVersions(answers);
  const measured = measuredOf(answers);
  const failedNow = answers.length - measured.length - failed.size;
  if (failed.has(0) || failed.has(last) || failedNow >= constants.mostFailures.value)
    return { kind: "done", result: resultSoFar(state) };
  const ends = { after: 0, version: last };
  const likely = likelyBlocks(posterior);
  if (!isKnown(answersOf(measured, ends), posterior.size) && posterior.none < certain.value)
    return { kind: "measure", base: 0, head: last, outlook: outlookOf(posterior, 1) };
  const result = resultOf(state, posterior, likely);
  if (result !== null) return { kind: "done", result };
  if (measured.length >= mostComparisons(last)) return { kind: "done", result: resultSoFar(state) };
  const unproven = likely.find(
    (block) => block.any >= certain.value && !isKnown(answersOf(measured, block), block.share * posterior.size),
  );
  const { candidate, information } = bestCandidate(posterior, likely, measured, failed);
  const next = unproven === undefined ? candidate : { base: unproven.after, head: unproven.version };
  return { kind: "measure", base: next.base, head: next.head, outlook: outlookOf(posterior, information) };
}

/** The number of comparisons after which a search gives up. */
export function mostComparisons(last: number): number {
  return Math.ceil(Math.log2(last + 1)) + constants.mostExtra.value;
}

/** The result if the search stops now. */
export function resultSoFar(state: SearchState): BisectResult {
  const posterior = posteriorOf(state);
  const likely = likelyBlocks(posterior);
  const outlook = outlookOf(posterior, 1);
  const probability = severalOf(posterior);
  const places = outlook.left.toSorted((one, other) => one.version - other.version);
  const [first, last] = [places[0], places.at(-1)];
  if (!isMajority(probability, 1) || first === undefined || last === undefined) return { kind: "unclear", outlook };
  const steps = provenSteps(state, posterior, likely);
  return { kind: "several-steps", after: first.after, upTo: last.version, probability, steps };
}

function outlookOf(posterior: Posterior, information: number): BisectOutlook {
  const likely = likelyBlocks(posterior).toSorted((one, other) => other.any - one.any);
  const left: BisectOutlook["left"] = [];
  // If two versions made the change, both count, so the probabilities may add up to more than 1.
  const all = sum(likely.map(({ any }) => any));
  let covered = 0;
  for (const { after, version, any } of likely) {
    if (covered >= certain.value * all) break;
    left.push({ after, version, probability: any });
    covered += any;
  }
  const open = entropy([posterior.none, ...likely.map(({ any }) => any)]);
  return { left, none: posterior.none, expected: 1 + Math.ceil(open / Math.max(0.1, information)) };
}

/** A block, the probability that it made at least half of the change, and the probability that it made any part of it. */
interface Likely extends Block {
  readonly half: number;
  readonly any: number;
  /** The expected share of the change that this block made, if it made any. */
  readonly share: number;
}

function likelyBlocks({ segments, one, two }: Posterior): Likely[] {
  return segments.flatMap(({ blocks, versions }, segment) => {
    const parts = [
      ...one.filter((step) => step.segment === segment).map(({ probability }) => ({ share: 1, probability })),
      ...two.filter(({ first }) => first === segment).flatMap(({ byShare }) => byShare.map(shareOf)),
      ...two.filter(({ second }) => second === segment).flatMap(({ byShare }) => byShare.toReversed().map(shareOf)),
    ];
    const any = sum(parts.map(({ probability }) => probability));
    const half = sum(parts.filter(({ share }) => share >= provenShare.value).map(({ probability }) => probability));
    const share = any === 0 ? 0 : sum(parts.map((part) => part.share * part.probability)) / any;
    return blocks.map((block) => {
      const part = sizeOf(block) / versions;
      return { after: block.after, version: block.version, half: half * part, any: any * part, share };
    });
  });
}

function shareOf(probability: number, index: number): { readonly share: number; readonly probability: number } {
  return { share: shares[index] ?? 0, probability };
}

function severalOf({ two }: Posterior): number {
  return sum(two.map(({ probability }) => probability));
}

function resultOf(state: SearchState, posterior: Posterior, likely: readonly Likely[]): BisectResult | null {
  if (posterior.none >= certain.value) return { kind: "none", probability: posterior.none };
  const probability = severalOf(posterior);
  if (!isMajority(probability, 1)) {
    const culprit = likely.find(({ half }) => half >= certain.value);
    const step = culprit === undefined ? null : provenStep(state, culprit, posterior.size);
    return step === null ? null : { kind: "culprit", step };
  }
  const steps = provenSteps(state, posterior, likely);
  const [first, second] = steps;
  if (first === undefined || second === undefined) return null;
  return { kind: "several-steps", after: first.after, upTo: second.version, probability, steps };
}

function provenSteps(state: SearchState, { size }: Posterior, likely: readonly Likely[]): BisectStep[] {
  return likely.flatMap((block) => {
    const step = block.any >= certain.value ? provenStep(state, block, block.share * size) : null;
    return step === null ? [] : [step];
  });
}

/**
 * A block's step, if the block shows at least half of its expected change when compared with the version before it. Null if it shows less,
 * or if we can't tell yet.
 */
function provenStep({ answers }: SearchState, { after, version, any }: Likely, size: number): BisectStep | null {
  const own = answersOf(measuredOf(answers), { after, version });
  if (!isKnown(own, size)) return null;
  const middle = weightedMedian(own.map((answer) => ({ value: answer.log, weight: weightOf(answer) })));
  if (middle < provenShare.value * size) return null;
  // Comparisons that disagree with the median are wrong, and would distort the size of the change.
  const alike = own.filter(({ log }) => Math.abs(log - middle) <= provenShare.value * size);
  return { after, version, probability: any, effect: effectOf(alike) };
}

function answersOf(measured: readonly MeasuredAnswer[], { after, version }: Block): MeasuredAnswer[] {
  return measured.filter(({ base, head }) => base === after && head === version);
}

/** True if comparisons of the same two versions are precise enough to tell a change of this size from half of it, and half of it from no change. */
function isKnown(answers: readonly Estimate[], size: number): boolean {
  return constants.knownErrors.value * errorOf(answers) <= size;
}

function errorOf(answers: readonly Estimate[]): number {
  return Math.sqrt(1 / sum(answers.map(weightOf)));
}

/** Includes the noise between builds, because each comparison uses separate builds. */
function weightOf({ standardError }: Estimate): number {
  return scaleOf(standardError, 0) ** -2;
}

/** Combines several measurements of the same two versions, each weighted by the inverse of its variance. */
export function effectOf(answers: readonly Estimate[]): BisectEffect {
  const log = sum(answers.map((answer) => answer.log * weightOf(answer))) / sum(answers.map(weightOf));
  const half = studentTQuantile(0.975, sum(answers.map(({ degrees }) => degrees))) * errorOf(answers);
  return { log, low: log - half, high: log + half };
}

function bestCandidate(
  posterior: Posterior,
  likely: readonly Likely[],
  measured: readonly MeasuredAnswer[],
  failed: ReadonlySet<number>,
): { readonly candidate: Candidate; readonly information: number } {
  const possible = possibleAnswers(posterior, median(measured.map(({ standardError }) => standardError)));
  const known = new Set(measured.flatMap(({ base, head }) => [base, head]));
  const candidates = [
    ...likely.map(({ version }) => ({ base: 0, head: version })),
    ...likely.filter(({ after }) => after > 0).map(({ after, version }) => ({ base: after, head: version })),
  ];
  let best = { candidate: { base: 0, head: 0 }, information: 0, value: -1 };
  for (const candidate of candidates) {
    const information = informationOf(candidate, possible);
    const chances = [candidate.base, candidate.head].map((version) =>
      known.has(version) ? 1 : chanceToBuild(version, failed),
    );
    const value = information * chances.reduce((product, chance) => product * chance, 1);
    if (value > best.value) best = { candidate, information, value };
  }
  return best;
}

/** Versions near a failed version often fail, too (`nextFails`). */
function chanceToBuild(version: number, failed: ReadonlySet<number>): number {
  const nearest = Math.min(...[...failed].map((other) => Math.abs(other - version)));
  return 1 - constants.nextFails.value ** nearest;
}
