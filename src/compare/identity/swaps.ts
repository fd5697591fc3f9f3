import { median } from "../../model/median.ts";
import type { ProfileKernel } from "../../model/profile.ts";
import { similarity } from "./similarity.ts";

/** Kernels of one side that stand for one name. */
export type KernelGroup = readonly ProfileKernel[];

export interface Swap {
  readonly base: KernelGroup;
  readonly head: KernelGroup;
}

/** Kernels without a family have little in common: their names must be alike. */
const otherFamily = "other";
const alikeEnough = 0.3;

/**
 * Pairs what is left over on both sides: one family, one number of launches. Of several candidates the most alike by name
 * are taken first, then the nearest in time; the result is the same whichever side is called base.
 */
export function findSwaps(base: readonly KernelGroup[], head: readonly KernelGroup[]): Swap[] {
  const candidates = base.flatMap((old) =>
    head.flatMap((young) => {
      if (familyOf(old) !== familyOf(young) || launchesOf(old) !== launchesOf(young)) return [];
      const alike = similarity(nameOf(old), nameOf(young));
      if (familyOf(old) === otherFamily && alike < alikeEnough) return [];
      const distance = Math.abs(Math.log(Math.max(1, timeOf(young)) / Math.max(1, timeOf(old))));
      return [{ base: old, head: young, alike, distance, names: [nameOf(old), nameOf(young)].toSorted().join("\n") }];
    }),
  );
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

function nameOf(group: KernelGroup): string {
  return group[0]?.name ?? "";
}
