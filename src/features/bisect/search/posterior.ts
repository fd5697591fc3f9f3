import { constants } from "./constants.ts";
import {
  listBlocks,
  selectMeasured,
  countVersions,
  type Block,
  type SearchState,
  type Estimate,
} from "./search-state.ts";
import { studentTDensity } from "../../../compare/noise/distributions.ts";

/** Shares of the whole change between two versions. */
const levels = [0, 0.25, 0.5, 0.75, 1] as const;

/** Neighboring blocks that the comparisons so far can't tell apart. */
interface Segment {
  readonly blocks: readonly Block[];
  readonly versions: number;
}

export interface OneStep {
  readonly segment: number;
  readonly probability: number;
  readonly size: number;
}

/** They may be the same segment. */
export interface TwoSteps {
  readonly first: number;
  readonly second: number;
  readonly byShare: readonly number[];
  readonly probability: number;
  readonly size: number;
}

/** The probabilities add up to 1. */
export interface Posterior {
  readonly segments: readonly Segment[];
  readonly none: number;
  readonly one: readonly OneStep[];
  readonly two: readonly TwoSteps[];
  readonly size: number;
}

export const shares = levels.slice(1, -1);

interface Part {
  readonly segment: number;
  readonly level: number;
}

/** Bayes' rule over all sizes of the change. Before any comparison, every version is equally likely, and so is every pair. */
export function computePosterior(state: SearchState): Posterior {
  const { priorOfNone, priorOfTwo } = constants;
  const segments = splitIntoSegments(state);
  const sizes = listSizes(state.least);
  const weigh = createExplanationWeigher(state, segments, sizes);
  const allPairs = pairSegments(segments);
  const pairCount = sum(allPairs.map(({ count }) => count));
  const ofTwo = pairCount === 0 ? 0 : priorOfTwo.value;

  const none = weigh(priorOfNone.value, []);
  const singles = segments.map(({ versions }, segment) =>
    weigh(((1 - priorOfNone.value - ofTwo) * versions) / state.last, [{ segment, level: levels.length - 1 }]),
  );
  const two = allPairs.map(({ first, second, count }) => ({
    first,
    second,
    weights: shares.map((share) =>
      weigh((ofTwo * count) / pairCount / shares.length, [
        { segment: first, level: findLevelIndex(share) },
        { segment: second, level: findLevelIndex(1 - share) },
      ]),
    ),
  }));
  const changed = [...singles, ...two.flatMap(({ weights }) => weights)];
  const total = sum([none, ...changed].map(sum));
  const meanSize = (weights: readonly (readonly number[])[]) => {
    const bySize = sizes.map((_, index) => sum(weights.map((weight) => weight[index] ?? 0)));
    return Math.exp(sum(bySize.map((weight, index) => weight * Math.log(sizes[index] ?? 1))) / sum(bySize));
  };
  return {
    segments,
    none: sum(none) / total,
    one: singles.map((weight, segment) => ({ segment, probability: sum(weight) / total, size: meanSize([weight]) })),
    two: two.map(({ first, second, weights }) => {
      const byShare = weights.map((weight) => sum(weight) / total);
      return { first, second, byShare, probability: sum(byShare), size: meanSize(weights) };
    }),
    size: meanSize(changed),
  };
}

/** A comparison can't tell which of the versions between its base and head made a change. */
function splitIntoSegments(state: SearchState): Segment[] {
  const measured = new Set(selectMeasured(state.answers).flatMap(({ base, head }) => [base, head]));
  const segments: Block[][] = [];
  let open: Block[] = [];
  for (const block of listBlocks(state)) {
    if (open.length === 0) segments.push(open);
    open.push(block);
    if (measured.has(block.version)) open = [];
  }
  return segments.map((blocks) => ({ blocks, versions: sum(blocks.map(countVersions)) }));
}

function createExplanationWeigher(state: SearchState, segments: readonly Segment[], sizes: readonly number[]) {
  const answers = selectMeasured(state.answers).map((answer) => {
    const bySize = sizes.map((size) => computeLikelihoods(answer, size));
    return {
      covers: segments.map(({ blocks }) => {
        const version = blocks.at(-1)?.version ?? 0;
        return version > answer.base && version <= answer.head;
      }),
      byLevel: levels.map((_, level) => bySize.map((row) => row[level] ?? 0)),
    };
  });
  return (prior: number, parts: readonly Part[]) => {
    const evidence = sizes.map(() => 1);
    for (const { covers, byLevel } of answers) {
      const covered = parts.filter(({ segment }) => covers[segment]);
      const bySize = byLevel[sum(covered.map(({ level }) => level))] ?? [];
      for (const index of evidence.keys()) evidence[index] = (evidence[index] ?? 0) * (bySize[index] ?? 0);
    }
    return evidence.map((value) => prior * value);
  };
}

function pairSegments(segments: readonly Segment[]) {
  return segments.flatMap((segment, first) =>
    segments.slice(first).flatMap((secondSegment, offset) => {
      const within = (segment.versions ** 2 - sum(segment.blocks.map((block) => countVersions(block) ** 2))) / 2;
      const count = offset === 0 ? within : segment.versions * secondSegment.versions;
      return count === 0 ? [] : [{ first, second: first + offset, count }];
    }),
  );
}

function findLevelIndex(share: number): number {
  return Math.round(share * (levels.length - 1));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** As log ratios, equally likely before we measure anything. */
function listSizes(least: number): number[] {
  const { largestChange, sizeStep } = constants;
  const steps = Math.max(0, Math.ceil(Math.log(largestChange.value / least) / sizeStep.value));
  return Array.from({ length: steps + 1 }, (_, step) => least * Math.exp(step * sizeStep.value));
}

/** For each of `levels`. Allowing for wrong estimates (`wrongAnswers`, `strayAnswers`) limits what a single one can prove. A speedup counts as no change. */
function computeLikelihoods(estimate: Estimate, size: number): number[] {
  const clean = levels.map((level) => densityAt(estimate, level * size));
  const wrong = ((clean[0] ?? 0) + (clean.at(-1) ?? 0)) / 2;
  const [wrongly, astray] = [constants.wrongAnswers.value, constants.strayAnswers.value];
  const stray = 1 / (2 * constants.largestChange.value);
  const right = 1 - wrongly - astray;
  return clean.map((value) => right * value + wrongly * wrong + astray * stray);
}

/** Measurement noise, noise between builds, and variation of the change. */
export function errorScale(standardError: number, shift: number): number {
  return Math.hypot(standardError, constants.buildSpread.value, constants.changeSpread.value * shift);
}

function densityAt({ log, standardError, degrees }: Estimate, shift: number): number {
  const scale = errorScale(standardError, shift);
  return studentTDensity((Math.max(0, log) - shift) / scale, degrees) / scale;
}
