import type {
  Profile,
  ProfileKernel,
  ProfileKernelRound,
  ProfileRange,
  ProfileRangeRound,
} from "../../src/model/profile/profile.ts";
import type { Ratio } from "../../src/model/units.ts";
import type { Random } from "../statistics/random.ts";

/** How to combine recorded rounds into one. All ranges, kernels, and copies of the combined round share these numbers. */
export interface DrawnRound {
  /** The weight of each recorded round's log times; the weights add up to 1. */
  readonly weights: readonly number[];
  /** The index, from 0, of the recorded round that supplies the counts, and the times of kernels whose launch counts differ between rounds. */
  readonly like: number;
}

/**
 * Draws rounds whose log times are normal, with the mean and the sample covariance of the recorded ones. A draw is the mean plus
 * the sum of z·d / √(L − 1) over the L recorded rounds, where d is a round's deviation from the mean and z is standard normal.
 * All times in a drawn round share its z values, so times that changed together in the recording still do.
 */
export function drawRounds(count: number, recorded: number, random: Random): DrawnRound[] {
  const deck = Array.from({ length: recorded }, (_, index) => ({ index, place: random.next() })).toSorted(
    (one, other) => one.place - other.place,
  );
  return Array.from({ length: count }, (_, drawn) => {
    const noise = deck.map(() => random.normal(1 / Math.sqrt(recorded - 1)));
    const mean = sum(noise) / recorded;
    return {
      weights: noise.map((value) => 1 / recorded + value - mean),
      // Two rounds of a side share a recorded round only if the side has more rounds than the recording.
      like: at(deck, drawn % recorded).index,
    };
  });
}

/** The profile of drawn rounds. Slows down all GPU work in each range, including copies, by what `slowdownOf` returns for the range. */
export function drawnProfile(
  profile: Profile,
  rounds: readonly DrawnRound[],
  slowdownOf: (range: number) => Ratio,
): Profile {
  return {
    ...profile,
    rounds: rounds.map((_, index) => ({
      round: index + 1,
      captures: [],
      outside: { launches: 0, kernelNs: 0 },
      gpu: null,
      process: null,
    })),
    ranges: profile.ranges.map((range, index) => drawnRange(range, rounds, 1 + slowdownOf(index))),
  };
}

function drawnRange(range: ProfileRange, rounds: readonly DrawnRound[], factor: number): ProfileRange {
  const kernels = range.kernels
    .map((kernel) => drawnKernel(kernel, rounds, factor))
    .filter((kernel) => kernel.rounds.some((round) => round !== null));
  return {
    ...range,
    rounds: rounds.map((round, index) => drawnRangeRound(range, kernels, { round, index, factor })),
    kernels,
    families: range.families
      .map(({ family }) => {
        const members = kernels.filter((kernel) => kernel.family === family);
        return {
          family,
          rounds: rounds.map((_, index) => ({
            launches: sum(members.map((kernel) => kernel.rounds[index]?.launches ?? 0)),
            totalNs: sum(members.map((kernel) => kernel.rounds[index]?.totalNs ?? 0)),
          })),
        };
      })
      .filter((family) => family.rounds.some(({ launches }) => launches > 0)),
  };
}

interface RoundOfRange {
  readonly round: DrawnRound;
  readonly index: number;
  readonly factor: number;
}

function drawnRangeRound(
  range: ProfileRange,
  kernels: readonly ProfileKernel[],
  { round, index, factor }: RoundOfRange,
): ProfileRangeRound {
  const recorded = at(range.rounds, round.like);
  const copyBusyNs =
    factor *
    drawn(
      range.rounds.map((one) => known(one.copyBusyNs)),
      round,
    );
  const copyFactor = scale(copyBusyNs, recorded.copyBusyNs);
  const gpuBusyNs = Math.round(sum(kernels.map((kernel) => kernel.rounds[index]?.busyNs ?? 0)) + copyBusyNs);
  return {
    ...recorded,
    // Traced wall time has separate rules, and on these hosts it's so noisy that most draws would stay inconclusive.
    wallNs: Math.round(geometricMean(range.rounds.map(({ wallNs }) => wallNs))),
    kernelNs: sum(kernels.map((kernel) => kernel.rounds[index]?.totalNs ?? 0)),
    gpuBusyNs,
    copyBusyNs,
    communicationFreeBusyNs: scaled(recorded.communicationFreeBusyNs, scale(gpuBusyNs, recorded.gpuBusyNs)),
    copies: recorded.copies.map((copy) => ({ ...copy, totalNs: Math.round(copy.totalNs * copyFactor) })),
    memcpyNs: Math.round(recorded.memcpyNs * copyFactor),
  };
}

function drawnKernel(kernel: ProfileKernel, rounds: readonly DrawnRound[], factor: number): ProfileKernel {
  const launches = new Set(kernel.rounds.map((round) => round?.launches ?? 0));
  const all = launches.size > 1 ? [] : kernel.rounds.filter((round) => round !== null);
  const factors = rounds.map((round) => {
    const recorded = at(kernel.rounds, round.like);
    if (recorded === null) return null;
    const factorOf = (pick: (one: ProfileKernelRound) => number): number =>
      all.length === 0 ? factor : factor * scale(drawn(all.map(pick), round), pick(recorded));
    return {
      total: factorOf(({ totalNs }) => totalNs),
      busy: factorOf(({ busyNs }) => known(busyNs)),
      exclusive: factorOf(({ exclusiveNs }) => known(exclusiveNs)),
    };
  });
  const drawnOf = (recorded: ProfileKernel["rounds"]): ProfileKernel["rounds"] =>
    rounds.map(({ like }, index) => {
      const [one, by] = [at(recorded, like), at(factors, index)];
      return one === null || by === null ? null : scaledRound(one, by);
    });
  return {
    ...kernel,
    rounds: drawnOf(kernel.rounds),
    variants: kernel.variants
      .map((variant) => ({ ...variant, rounds: drawnOf(variant.rounds) }))
      .filter((variant) => variant.rounds.some((round) => round !== null)),
  };
}

function scaledRound(
  recorded: ProfileKernelRound,
  by: { readonly total: number; readonly busy: number; readonly exclusive: number },
): ProfileKernelRound {
  return {
    ...recorded,
    totalNs: Math.round(recorded.totalNs * by.total),
    medianNs: recorded.medianNs * by.total,
    minNs: Math.round(recorded.minNs * by.total),
    maxNs: Math.round(recorded.maxNs * by.total),
    busyNs: known(recorded.busyNs) * by.busy,
    exclusiveNs: scaled(recorded.exclusiveNs, by.exclusive),
    firstNs: scaled(recorded.firstNs, by.total),
  };
}

/** Combines the time from each recorded round. If any of them is 0, which has no logarithm, the result is the time from round `like`. */
function drawn(recorded: readonly number[], { weights, like }: DrawnRound): number {
  if (recorded.some((value) => value <= 0)) return at(recorded, like);
  return Math.exp(sum(recorded.map((value, index) => at(weights, index) * Math.log(value))));
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(sum(values.map((value) => Math.log(value))) / values.length);
}

function scale(to: number, from: number | null): number {
  return from === null || from === 0 ? 1 : to / from;
}

function scaled(ns: number | null, factor: number): number | null {
  return ns === null ? null : Math.round(ns * factor);
}

function known(ns: number | null): number {
  if (ns === null) throw new Error("The recording doesn't say how long each kernel kept the GPU busy.");
  return ns;
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No entry ${String(index)} of ${String(values.length)}.`);
  return value;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
