import type { BisectEffect, BisectOutlook, BisectResult, BisectStep } from "../model/bisect.ts";
import { median } from "../../../model/rounds.ts";
import { weightedMedian } from "../../../compare/noise/estimate.ts";
import { studentTQuantile } from "../../../compare/noise/distributions.ts";
import { isMajority } from "../../../compare/majority.ts";
import { constants } from "./constants.ts";
import { predictAnswers as possibleAnswers, entropy, expectedInformation, type Candidate } from "./information.ts";
import { errorScale, computePosterior, shares, sum, type Posterior } from "./posterior.ts";
import {
  findFailedVersions,
  selectMeasured,
  countVersions,
  type Block,
  type Estimate,
  type MeasuredAnswer,
  type SearchState,
} from "./search-state.ts";

const { certain, provenShare } = constants;

export type SearchStep =
  | ({ readonly kind: "measure"; readonly outlook: BisectOutlook } & Candidate)
  | { readonly kind: "done"; readonly result: BisectResult };

/** We compare the ends first, until we know the change between them well enough. We name a version once it's certain and shows at least half of the change when compared with the version before it. */
export function decideNextStep(state: SearchState): SearchStep {
  const { last, answers } = state;
  const posterior = computePosterior(state);
  const failed = findFailedVersions(answers);
  const measured = selectMeasured(answers);
  const failedNow = answers.length - measured.length - failed.size;
  if (failed.has(0) || failed.has(last) || failedNow >= constants.mostFailures.value)
    return { kind: "done", result: summarizeSoFar(state) };
  const ends = { after: 0, version: last };
  const likely = rankBlocks(posterior);
  if (!isPreciseEnough(selectAnswersForBlock(measured, ends), posterior.size) && posterior.none < certain.value)
    return { kind: "measure", base: 0, head: last, outlook: createOutlook(posterior, 1) };
  const result = decideResult(state, posterior, likely);
  if (result !== null) return { kind: "done", result };
  if (measured.length >= comparisonLimit(last)) return { kind: "done", result: summarizeSoFar(state) };
  const unproven = likely.find(
    (block) =>
      block.any >= certain.value &&
      !isPreciseEnough(selectAnswersForBlock(measured, block), block.share * posterior.size),
  );
  const { candidate, information } = findBestCandidate(posterior, likely, measured, failed);
  const next = unproven === undefined ? candidate : { base: unproven.after, head: unproven.version };
  return { kind: "measure", base: next.base, head: next.head, outlook: createOutlook(posterior, information) };
}

function comparisonLimit(last: number): number {
  return Math.ceil(Math.log2(last + 1)) + constants.mostExtra.value;
}

export function summarizeSoFar(state: SearchState): BisectResult {
  const posterior = computePosterior(state);
  const likely = rankBlocks(posterior);
  const outlook = createOutlook(posterior, 1);
  const probability = chanceOfTwoSteps(posterior);
  const places = outlook.left.toSorted((a, b) => a.version - b.version);
  const [first, last] = [places[0], places.at(-1)];
  if (!isMajority(probability, 1) || first === undefined || last === undefined) return { kind: "unclear", outlook };
  const steps = findProvenSteps(state, posterior, likely);
  return { kind: "several-steps", after: first.after, upTo: last.version, probability, steps };
}

function createOutlook(posterior: Posterior, information: number): BisectOutlook {
  const likely = rankBlocks(posterior).toSorted((a, b) => b.any - a.any);
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

/** `half`: made at least half of the change. `any`: made any part of it. */
interface Likely extends Block {
  readonly half: number;
  readonly any: number;
  readonly share: number;
}

function rankBlocks({ segments, one, two }: Posterior): Likely[] {
  const allParts = one.map(({ segment, probability }) => ({ segment, share: 1, probability }));
  for (const { first, second, byShare } of two)
    for (const [index, share] of shares.entries()) {
      const probability = byShare[index] ?? 0;
      allParts.push({ segment: first, share, probability }, { segment: second, share: 1 - share, probability });
    }
  return segments.flatMap(({ blocks, versions }, index) => {
    const parts = allParts.filter(({ segment }) => segment === index);
    const any = sum(parts.map(({ probability }) => probability));
    const half = sum(parts.filter(({ share }) => share >= provenShare.value).map(({ probability }) => probability));
    const share = any === 0 ? 0 : sum(parts.map((part) => part.share * part.probability)) / any;
    return blocks.map((block) => {
      const part = countVersions(block) / versions;
      return { after: block.after, version: block.version, half: half * part, any: any * part, share };
    });
  });
}

function chanceOfTwoSteps({ two }: Posterior): number {
  return sum(two.map(({ probability }) => probability));
}

function decideResult(state: SearchState, posterior: Posterior, likely: readonly Likely[]): BisectResult | null {
  if (posterior.none >= certain.value) return { kind: "none", probability: posterior.none };
  const probability = chanceOfTwoSteps(posterior);
  if (!isMajority(probability, 1)) {
    const culprit = likely.find(({ half }) => half >= certain.value);
    const step = culprit === undefined ? null : findProvenStep(state, culprit, posterior.size);
    return step === null ? null : { kind: "culprit", step };
  }
  const steps = findProvenSteps(state, posterior, likely);
  const [first, second] = steps;
  if (first === undefined || second === undefined) return null;
  return { kind: "several-steps", after: first.after, upTo: second.version, probability, steps };
}

function findProvenSteps(state: SearchState, { size }: Posterior, likely: readonly Likely[]): BisectStep[] {
  return likely.flatMap((block) => {
    const step = block.any >= certain.value ? findProvenStep(state, block, block.share * size) : null;
    return step === null ? [] : [step];
  });
}

/** Null if the block shows less than half of its expected change when compared with the version before it, or if we can't tell yet. */
function findProvenStep({ answers }: SearchState, { after, version, any }: Likely, size: number): BisectStep | null {
  const direct = selectAnswersForBlock(selectMeasured(answers), { after, version });
  if (!isPreciseEnough(direct, size)) return null;
  const medianLog = weightedMedian(direct.map((answer) => ({ value: answer.log, weight: inverseVariance(answer) })));
  if (medianLog < provenShare.value * size) return null;
  // Comparisons that disagree with the median are wrong, and would distort the size of the change.
  const alike = direct.filter(({ log }) => Math.abs(log - medianLog) <= provenShare.value * size);
  return { after, version, probability: any, effect: combineEstimates(alike) };
}

function selectAnswersForBlock(measured: readonly MeasuredAnswer[], { after, version }: Block): MeasuredAnswer[] {
  return measured.filter(({ base, head }) => base === after && head === version);
}

/** Can tell a change of this size from half of it, and half of it from no change. */
function isPreciseEnough(answers: readonly Estimate[], size: number): boolean {
  return constants.knownErrors.value * combinedError(answers) <= size;
}

function combinedError(answers: readonly Estimate[]): number {
  return Math.sqrt(1 / sum(answers.map(inverseVariance)));
}

/** Includes the noise between builds, because each comparison uses separate builds. */
function inverseVariance({ standardError }: Estimate): number {
  return errorScale(standardError, 0) ** -2;
}

/** Weighted by the inverse of each variance. */
export function combineEstimates(answers: readonly Estimate[]): BisectEffect {
  const log = sum(answers.map((answer) => answer.log * inverseVariance(answer))) / sum(answers.map(inverseVariance));
  const half = studentTQuantile(0.975, sum(answers.map(({ degrees }) => degrees))) * combinedError(answers);
  return { log, low: log - half, high: log + half };
}

function findBestCandidate(
  posterior: Posterior,
  likely: readonly Likely[],
  measured: readonly MeasuredAnswer[],
  failed: ReadonlySet<number>,
): { readonly candidate: Candidate; readonly information: number } {
  const possible = possibleAnswers(posterior, median(measured.map(({ standardError }) => standardError)));
  const measuredVersions = new Set(measured.flatMap(({ base, head }) => [base, head]));
  const candidates = [
    ...likely.map(({ version }) => ({ base: 0, head: version })),
    ...likely.filter(({ after }) => after > 0).map(({ after, version }) => ({ base: after, head: version })),
  ];
  let best = { candidate: { base: 0, head: 0 }, information: 0, value: -1 };
  for (const candidate of candidates) {
    const information = expectedInformation(candidate, possible);
    const chances = [candidate.base, candidate.head].map((version) =>
      measuredVersions.has(version) ? 1 : estimateChanceToBuild(version, failed),
    );
    const value = information * chances.reduce((product, chance) => product * chance, 1);
    if (value > best.value) best = { candidate, information, value };
  }
  return best;
}

function estimateChanceToBuild(version: number, failed: ReadonlySet<number>): number {
  const nearest = Math.min(...[...failed].map((other) => Math.abs(other - version)));
  return 1 - constants.nextFails.value ** nearest;
}
