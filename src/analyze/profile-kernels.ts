import type { ProfileKernel, ProfileKernelRound, ProfileRange, ProfileVariant } from "../model/profile/profile.ts";
import { medianTotalNs } from "../model/rounds.ts";
import { sum } from "../model/sums.ts";
import { byText } from "../model/text/order.ts";
import { summarizeDurations } from "./durations.ts";
import { sumKernels, type MeasuredKernel, type RangeMeasure } from "./measure-range.ts";

export function profileKernels(rounds: readonly RangeMeasure[], familyOf: (name: string) => string): ProfileKernel[] {
  const names = new Map<string, Map<string, MeasuredKernel["type"]>>();
  for (const { kernels } of rounds) {
    for (const [text, { type }] of kernels) {
      const variants = names.get(type.name) ?? new Map<string, MeasuredKernel["type"]>();
      names.set(type.name, variants.set(text, type));
    }
  }
  const profiled = [...names].map(([name, variants]): ProfileKernel => {
    const texts = [...variants.keys()];
    const profiledVariants = [...variants].map(([text, type]) => profileVariant(type, rounds, text));
    return {
      name,
      shortName: [...variants.values()][0]?.shortName ?? name,
      family: familyOf(name),
      rounds: rounds.map((round) => profileRound(round, texts)),
      variants: sortByTime(profiledVariants, describeVariant),
      ncu: [],
    };
  });
  return sortByTime(profiled, ({ name }) => name);
}

export function profileFamilies(kernels: readonly ProfileKernel[], roundCount: number): ProfileRange["families"] {
  const families = [...Map.groupBy(kernels, ({ family }) => family)].map(([family, members]) => ({
    family,
    rounds: Array.from({ length: roundCount }, (_, round) => ({
      launches: sum(members, (kernel) => kernel.rounds[round]?.launches ?? 0),
      totalNs: sum(members, (kernel) => kernel.rounds[round]?.totalNs ?? 0),
    })),
  }));
  return sortByTime(families, ({ family }) => family);
}

function profileVariant(type: MeasuredKernel["type"], rounds: readonly RangeMeasure[], text: string): ProfileVariant {
  const { mangled, registersPerThread, staticSharedBytes, dynamicSharedBytes, localBytesPerThread } = type;
  const [gridX, gridY, gridZ] = type.grid;
  const [blockX, blockY, blockZ] = type.block;
  return {
    mangled,
    grid: [gridX, gridY, gridZ],
    block: [blockX, blockY, blockZ],
    registersPerThread,
    staticSharedBytes,
    dynamicSharedBytes,
    localBytesPerThread,
    rounds: rounds.map((round) => profileRound(round, [text])),
  };
}

function profileRound({ kernels }: RangeMeasure, texts: readonly string[]): ProfileKernelRound | null {
  const [kernel, ...others] = texts.flatMap((text) => kernels.get(text) ?? []);
  if (kernel === undefined) return null;
  const { durations, busyNs, exclusiveNs, first, otherThreadLaunches } = sumKernels([kernel, ...others]);
  // Spread syntax would use more memory here (see measure-range.ts), and there's an object per kernel and range.
  const { launches, totalNs, medianNs, minNs, maxNs, spread } = summarizeDurations(durations);
  return {
    launches,
    totalNs,
    medianNs,
    minNs,
    maxNs,
    spread,
    busyNs: roundNs(busyNs),
    exclusiveNs,
    firstNs: first.durationNs,
    otherThreadLaunches,
  };
}

/** Rounds a share to a thousandth of a nanosecond; anything finer is floating-point noise. */
export function roundNs(ns: number): number {
  return Math.round(ns * 1000) / 1000;
}

function describeVariant({ rounds, ...identity }: ProfileVariant) {
  return rounds.length === 0 ? "" : JSON.stringify(identity);
}

function sortByTime<T extends { readonly rounds: readonly ({ readonly totalNs: number } | null)[] }>(
  items: readonly T[],
  textOf: (item: T) => string,
) {
  const timed = items.map((item) => ({ item, totalNs: medianTotalNs(item) }));
  timed.sort((a, b) => b.totalNs - a.totalNs || byText(textOf(a.item), textOf(b.item)));
  return timed.map(({ item }) => item);
}
