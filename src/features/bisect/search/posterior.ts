import { constants } from "./constants.ts";
import { levels, likelihoods, sizesFrom } from "./likelihood.ts";
import { blocksOf, measuredOf, sizeOf, type Block, type SearchState } from "./search-state.ts";

/** Neighboring blocks that the comparisons so far can't tell apart. */
export interface Segment {
  readonly blocks: readonly Block[];
  /** The number of versions in the segment's blocks. */
  readonly versions: number;
}

/** The explanation that one version in this segment made the change. */
export interface OneStep {
  readonly segment: number;
  readonly probability: number;
  /** The size of the whole change if this explanation is right, as a log ratio. */
  readonly size: number;
}

/** The explanation that two versions made the change: one in segment `first`, the other in segment `second`. They may be the same segment. */
export interface TwoSteps {
  readonly first: number;
  readonly second: number;
  /** Probabilities by the first version's share of the change, in the order of `shares`. */
  readonly byShare: readonly number[];
  readonly probability: number;
  readonly size: number;
}

/** The probability of each explanation, given the comparisons so far. The probabilities add up to 1. */
export interface Posterior {
  readonly segments: readonly Segment[];
  readonly none: number;
  readonly one: readonly OneStep[];
  readonly two: readonly TwoSteps[];
  /** The size of the whole change, if there is one, as a log ratio. */
  readonly size: number;
}

/** The shares of the whole change that the first of two steps may account for. */
export const shares = levels.slice(1, -1);

/** Applies Bayes' rule to the comparisons so far, over all sizes of the change. */
export function posteriorOf(state: SearchState): Posterior {
  const segments = segmentsOf(state);
  const table = levelTable(state, segments);
  const all = explanations(state, segments).map((explanation) => ({
    explanation,
    bySize: table.evidence(explanation.levelsOf).map((value) => explanation.prior * value),
  }));
  const total = sum(all.map(({ bySize }) => sum(bySize)));
  const probability = (bySize: readonly number[]) => sum(bySize) / total;
  const sizeOfAll = (those: readonly { readonly bySize: readonly number[] }[]) => {
    const weights = table.sizes.map((_, index) => sum(those.map(({ bySize }) => bySize[index] ?? 0)));
    const logs = weights.map((weight, index) => weight * Math.log(table.sizes[index] ?? 1));
    return Math.exp(sum(logs) / sum(weights));
  };
  const [none] = all;
  return {
    segments,
    none: probability(none?.bySize ?? []),
    one: all.flatMap(({ explanation, bySize }) =>
      explanation.kind === "one"
        ? [{ segment: explanation.segment, probability: probability(bySize), size: sizeOfAll([{ bySize }]) }]
        : [],
    ),
    two: pairs(segments).map(({ first, second }) => {
      const ofPair = all.filter(
        ({ explanation }) => explanation.kind === "two" && explanation.first === first && explanation.second === second,
      );
      const byShare = ofPair.map(({ bySize }) => probability(bySize));
      return { first, second, byShare, probability: sum(byShare), size: sizeOfAll(ofPair) };
    }),
    size: sizeOfAll(all.filter(({ explanation }) => explanation.kind !== "none")),
  };
}

/**
 * A comparison can't tell which of the versions between its base and head made a change. So blocks between two neighboring measured
 * versions form one segment.
 */
function segmentsOf(state: SearchState): Segment[] {
  const measured = new Set(measuredOf(state.answers).flatMap(({ base, head }) => [base, head]));
  const segments: Block[][] = [];
  let open: Block[] = [];
  for (const block of blocksOf(state)) {
    open.push(block);
    if (!measured.has(block.version)) continue;
    segments.push(open);
    open = [];
  }
  if (open.length > 0) segments.push(open);
  return segments.map((blocks) => ({ blocks, versions: sum(blocks.map(sizeOf)) }));
}

/** Takes the segments that a comparison covers. Returns the share of the change in these segments, as an index of `levels`. */
type LevelsOf = (covers: readonly boolean[]) => number;

type Explanation = { readonly prior: number; readonly levelsOf: LevelsOf } & (
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly segment: number }
  | { readonly kind: "two"; readonly first: number; readonly second: number }
);

/** All explanations, with their prior probabilities. Every version is equally likely, and so is every pair of versions. */
function explanations({ last }: SearchState, segments: readonly Segment[]): Explanation[] {
  const { priorOfNone, priorOfTwo } = constants;
  const all = pairs(segments);
  const allPairs = sum(all.map(({ count }) => count));
  const ofTwo = allPairs === 0 ? 0 : priorOfTwo.value;
  const none: Explanation = { kind: "none", prior: priorOfNone.value, levelsOf: () => 0 };
  const one = segments.map(({ versions }, segment): Explanation => ({
    kind: "one",
    segment,
    prior: ((1 - priorOfNone.value - ofTwo) * versions) / last,
    levelsOf: (covers) => (covers[segment] === true ? levels.length - 1 : 0),
  }));
  const two = all.flatMap(({ first, second, count }) =>
    shares.map((share): Explanation => {
      const [ofFirst, ofSecond] = [levelIndex(share), levelIndex(1 - share)];
      return {
        kind: "two",
        first,
        second,
        prior: (ofTwo * count) / allPairs / shares.length,
        levelsOf: (covers) => (covers[first] === true ? ofFirst : 0) + (covers[second] === true ? ofSecond : 0),
      };
    }),
  );
  return [none, ...one, ...two];
}

/** Pairs of segments that may contain the two steps, and the number of version pairs in each. The two versions are in different blocks. */
function pairs(
  segments: readonly Segment[],
): { readonly first: number; readonly second: number; readonly count: number }[] {
  return segments.flatMap((one, first) =>
    segments.slice(first).flatMap((other, offset) => {
      const within = (one.versions ** 2 - sum(one.blocks.map((block) => sizeOf(block) ** 2))) / 2;
      const count = offset === 0 ? within : one.versions * other.versions;
      return count === 0 ? [] : [{ first, second: first + offset, count }];
    }),
  );
}

export function levelIndex(share: number): number {
  return Math.round(share * (levels.length - 1));
}

interface LevelTable {
  readonly sizes: readonly number[];
  /** The joint likelihood of all comparisons, for each possible size of the change. */
  readonly evidence: (levelsOf: LevelsOf) => number[];
}

function levelTable(state: SearchState, segments: readonly Segment[]): LevelTable {
  const sizes = sizesFrom(state.least);
  const answers = measuredOf(state.answers).map((answer) => ({
    covers: segments.map(({ blocks }) => {
      const version = blocks.at(-1)?.version ?? 0;
      return version > answer.base && version <= answer.head;
    }),
    byLevel: transposed(sizes.map((size) => likelihoods(answer, size))),
  }));
  return {
    sizes,
    evidence: (levelsOf) => {
      const evidence = sizes.map(() => 1);
      for (const { covers, byLevel } of answers) {
        const bySize = byLevel[levelsOf(covers)] ?? [];
        for (let index = 0; index < evidence.length; index += 1)
          evidence[index] = (evidence[index] ?? 0) * (bySize[index] ?? 0);
      }
      return evidence;
    },
  };
}

function transposed(rows: readonly (readonly number[])[]): number[][] {
  return levels.map((_, level) => rows.map((row) => row[level] ?? 0));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
