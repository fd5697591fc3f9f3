import type { ProfileKernel } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";

export type KernelGroup = readonly ProfileKernel[];

interface Swap {
  readonly base: KernelGroup;
  readonly head: KernelGroup;
}

/** Kernels without a family have little in common, so their names must be similar. */
const otherFamily = "other";

/** We compare every pair of groups with the same family and number of launches. So we limit each side to the groups that take the most time. */
const mostHeldTogether = 200;

interface Known {
  readonly group: KernelGroup;
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly timeNs: number;
}

/** Pairs with the most similar names come first, then pairs with the closest times. Switching the sides doesn't change the result. */
export function findSwaps(base: readonly KernelGroup[], head: readonly KernelGroup[]): Swap[] {
  const inHead = Map.groupBy(head, groupKey);
  const candidates = [...Map.groupBy(base, groupKey)].flatMap(([kind, groups]) => {
    const others = pickLargest(inHead.get(kind) ?? []);
    return others.length === 0
      ? []
      : pickLargest(groups).flatMap((old) => others.flatMap((young) => rateSwap(old, young)));
  });
  candidates.sort((a, b) => b.alike - a.alike || a.distance - b.distance || (a.names < b.names ? -1 : 1));
  const taken = new Set<KernelGroup>();
  return candidates.flatMap(({ base: old, head: young }) => {
    if (taken.has(old) || taken.has(young)) return [];
    taken.add(old).add(young);
    return [{ base: old, head: young }];
  });
}

function rateSwap(old: Known, young: Known) {
  const alike = measureSimilarity(old.words, young.words);
  if (findFamily(old.group) === otherFamily && alike < constants.alikeEnough.value) return [];
  const distance = Math.abs(Math.log(Math.max(1, young.timeNs) / Math.max(1, old.timeNs)));
  const names = old.name < young.name ? `${old.name}\n${young.name}` : `${young.name}\n${old.name}`;
  return [{ base: old.group, head: young.group, alike, distance, names }];
}

function groupKey(group: KernelGroup) {
  return `${String(countLaunches(group))} ${findFamily(group)}`;
}

function pickLargest(groups: readonly KernelGroup[]): Known[] {
  return groups
    .map((group) => {
      const [name = ""] = group.map((kernel) => kernel.name).toSorted();
      return { group, name, words: splitWords(name), timeNs: measureGroup(group) };
    })
    .sort((a, b) => b.timeNs - a.timeNs || (a.name < b.name ? -1 : 1))
    .slice(0, mostHeldTogether);
}

export function countLaunches(group: KernelGroup): number {
  return median(sumByRound(group, ({ launches }) => launches));
}

export function sumByRound(
  group: KernelGroup,
  pick: (round: { readonly launches: number; readonly totalNs: number }) => number,
): number[] {
  const rounds = Math.max(0, ...group.map((kernel) => kernel.rounds.length));
  return Array.from({ length: rounds }, (_, index) =>
    group.reduce((sum, kernel) => {
      const round = kernel.rounds[index];
      return sum + (round == null ? 0 : pick(round));
    }, 0),
  );
}

function measureGroup(group: KernelGroup) {
  return median(sumByRound(group, ({ totalNs }) => totalNs));
}

function findFamily(group: KernelGroup) {
  return group[0]?.family ?? otherFamily;
}

/** The similarity of two names: shared words divided by all words, 0 to 1. */
function measureSimilarity(words: ReadonlySet<string>, otherWords: ReadonlySet<string>): Ratio {
  let shared = 0;
  for (const word of words) if (otherWords.has(word)) shared += 1;
  const all = words.size + otherWords.size - shared;
  return all === 0 ? 0 : shared / all;
}

const mostWords = 200;

/** The first 200 words of a name: `softmax_warp_forward<float>` → softmax, warp, forward, float. */
function splitWords(name: string): ReadonlySet<string> {
  const matches = name.slice(0, 4000).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  const words = matches.map((word) => word.toLowerCase()).filter((word) => !dull.has(word));
  return new Set(words.slice(0, mostWords));
}

const dull = new Set(["void", "const", "kernel", "at", "native", "int", "unsigned", "unnamed", "t", "cuda"]);
