import type { Ratio } from "../../model/units.ts";
import { median } from "../../model/rounds.ts";
import type { ProfileKernel } from "../../model/profile/profile.ts";

/** Kernels of one side that stand for one name. */
export type KernelGroup = readonly ProfileKernel[];

export interface Swap {
  readonly base: KernelGroup;
  readonly head: KernelGroup;
}

/** Kernels without a family have little in common: their names must be alike. */
const otherFamily = "other";
const alikeEnough = 0.3;

/** Of one family with one number of launches, those with the most time: every pair of them is looked at. */
const mostHeldTogether = 200;

/** What a group is told by. */
interface Known {
  readonly group: KernelGroup;
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly timeNs: number;
}

/**
 * Pairs what is left over on both sides: one family, one number of launches. Of several candidates the most alike by name
 * are taken first, then the nearest in time; the result is the same whichever side is called base.
 */
export function findSwaps(base: readonly KernelGroup[], head: readonly KernelGroup[]): Swap[] {
  const inHead = Map.groupBy(head, kindOf);
  const candidates = [...Map.groupBy(base, kindOf)].flatMap(([kind, groups]) => {
    const others = mostTime(inHead.get(kind) ?? []);
    return others.length === 0
      ? []
      : mostTime(groups).flatMap((old) => others.flatMap((young) => candidate(old, young)));
  });
  candidates.sort(
    (one, other) => other.alike - one.alike || one.distance - other.distance || (one.names < other.names ? -1 : 1),
  );
  const taken = new Set<KernelGroup>();
  return candidates.flatMap(({ base: old, head: young }) => {
    if (taken.has(old) || taken.has(young)) return [];
    taken.add(old).add(young);
    return [{ base: old, head: young }];
  });
}

function candidate(old: Known, young: Known) {
  const alike = similarity(old.words, young.words);
  if (familyOf(old.group) === otherFamily && alike < alikeEnough) return [];
  const distance = Math.abs(Math.log(Math.max(1, young.timeNs) / Math.max(1, old.timeNs)));
  const names = old.name < young.name ? `${old.name}\n${young.name}` : `${young.name}\n${old.name}`;
  return [{ base: old.group, head: young.group, alike, distance, names }];
}

function kindOf(group: KernelGroup): string {
  return `${String(launchesOf(group))} ${familyOf(group)}`;
}

function mostTime(groups: readonly KernelGroup[]): Known[] {
  return groups
    .map((group) => {
      const [name = ""] = group.map((kernel) => kernel.name).toSorted();
      return { group, name, words: wordsOf(name), timeNs: timeOf(group) };
    })
    .sort((one, other) => other.timeNs - one.timeNs || (one.name < other.name ? -1 : 1))
    .slice(0, mostHeldTogether);
}

/** The median over rounds of a group's launches. */
export function launchesOf(group: KernelGroup): number {
  return median(sumByRound(group, ({ launches }) => launches));
}

/** A value of a group in each round; a round in which none of it ran is 0. */
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

function timeOf(group: KernelGroup): number {
  return median(sumByRound(group, ({ totalNs }) => totalNs));
}

function familyOf(group: KernelGroup): string {
  return group[0]?.family ?? otherFamily;
}

/** How alike two names are by their words: those they share among all of theirs, 0 to 1. Equal for either order. */
function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): Ratio {
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

const mostWords = 200;

/** `softmax_warp_forward<float>` → softmax, warp, forward, float; the first 200. */
function wordsOf(name: string): ReadonlySet<string> {
  const found = name.slice(0, 4000).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  const words = found.map((word) => word.toLowerCase()).filter((word) => !dull.has(word));
  return new Set(words.slice(0, mostWords));
}

/** Words that most kernels have. */
const dull = new Set(["void", "const", "kernel", "at", "native", "int", "unsigned", "unnamed", "t", "cuda"]);
