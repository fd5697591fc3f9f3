import { sum } from "../../model/sums.ts";
import { launchShape, sampleOf, sharedBytes } from "../../model/ncu/measured-launch.ts";
import { medianLaunches, medianTotalNs } from "../../model/rounds.ts";
import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import type { Metrics } from "../../model/ncu/profile-ncu.ts";
import type { Nanoseconds, Bytes } from "../../model/units.ts";

/** A row's launches with the same grid, block, and shared memory. */
interface Launched {
  /** The launches' `launchShape`. */
  readonly key: string;
  /** All variants of these launches. There are several if registers or names differ. */
  readonly variants: readonly ProfileVariant[];
  /** The number of launches. Based on medians over rounds, like `timeNs`. */
  readonly launches: number;
  readonly timeNs: Nanoseconds;
  /** Metrics that Nsight Compute measured for one of these launches. Null if it didn't measure any of them. */
  readonly figures: Metrics | null;
}

/** Groups a side's launches by grid, block, and shared memory, most time first. */
export function launchedBy(kernels: readonly ProfileKernel[]): Launched[] {
  const variants = kernels.flatMap((kernel) =>
    kernel.variants.map((variant, index) => ({
      variant,
      figures: sampleOf(kernel, index)?.figures ?? null,
      timeNs: medianTotalNs(variant),
    })),
  );
  const mostTime = variants.toSorted((one, other) => other.timeNs - one.timeNs);
  return [...Map.groupBy(mostTime, ({ variant }) => launchShape(variant))]
    .map(([key, members]) => ({
      key,
      variants: members.map(({ variant }) => variant),
      launches: sum(members, ({ variant }) => medianLaunches(variant)),
      timeNs: sum(members, ({ timeNs }) => timeNs),
      figures: members.find(({ figures }) => figures !== null)?.figures ?? null,
    }))
    .toSorted((one, other) => other.timeNs - one.timeNs);
}

/** Launches of base and head that can be compared. */
interface LaunchPair {
  readonly base: Launched;
  readonly head: Launched;
}

/** A pair that Nsight Compute measured on both sides. */
interface MeasuredPair extends LaunchPair {
  readonly figures: { readonly base: Metrics; readonly head: Metrics };
}

/** Pairs launches with equal grid, block, and shared memory, most time first. */
export function equalPairs(base: readonly Launched[], head: readonly Launched[]): LaunchPair[] {
  const inHead = new Map(head.map((launched) => [launched.key, launched]));
  const timeNs = (pair: LaunchPair) => pair.base.timeNs + pair.head.timeNs;
  return base
    .flatMap((old) => {
      const young = inHead.get(old.key);
      return young === undefined ? [] : [{ base: old, head: young }];
    })
    .toSorted((one, other) => timeNs(other) - timeNs(one));
}

/**
 * Each side's launches with the most time, if head's launches replaced base's. Null otherwise. Times alone can't show that launches were
 * replaced: if two grids take about equally long, noise decides which grid comes first.
 */
export function changedPair(
  [base]: readonly Launched[],
  [head]: readonly Launched[],
  equal: readonly LaunchPair[],
): LaunchPair | null {
  if (base === undefined || head === undefined || base.key === head.key) return null;
  const before = equal.find(({ head: { key } }) => key === head.key)?.base.launches;
  const after = equal.find(({ base: { key } }) => key === base.key)?.head.launches;
  return isFew(after, base.launches) && isFew(before, head.launches) ? { base, head } : null;
}

/** True if there are less than half as many launches as on the other side. */
function isFew(launches: number | undefined, others: number) {
  return launches === undefined || launches < others / 2;
}

/**
 * Picks launches that Nsight Compute measured on both sides: the changed launches, if they take at least half of each side's time, or else
 * launches with the same configuration. ncu measures few launches per kernel, and launches with one grid say nothing about launches with
 * another grid.
 */
export function measuredPair(
  base: readonly Launched[],
  head: readonly Launched[],
  equal: readonly LaunchPair[],
  changed: LaunchPair | null,
): MeasuredPair | null {
  const stands = changed !== null && isHalf(changed.base, base) && isHalf(changed.head, head);
  const [found] = [...(stands ? [changed] : []), ...equal].flatMap((pair) =>
    pair.base.figures === null || pair.head.figures === null
      ? []
      : [{ ...pair, figures: { base: pair.base.figures, head: pair.head.figures } }],
  );
  return found ?? null;
}

/** True if these launches take at least half of the side's time. */
function isHalf({ timeNs }: Launched, all: readonly Launched[]) {
  return 2 * timeNs >= sum(all, (launched) => launched.timeNs);
}

/** A difference between two launches that every nsys capture shows. */
interface LaunchChange {
  /** The equivalent Nsight Compute metric; null if there's none. */
  readonly metric: string | null;
  /** `registers 96 → 168` */
  readonly text: string;
}

export function launchChanges({ base, head }: LaunchPair): LaunchChange[] {
  const [old, young] = [base.variants[0], head.variants[0]];
  if (old === undefined || young === undefined) return [];
  const change = (metric: string | null, title: string, textOf: (variant: ProfileVariant) => string | null) => {
    const [before, after] = [textOf(old), textOf(young)];
    return before === null || after === null || before === after
      ? []
      : [{ metric, text: `${title} ${before} → ${after}` }];
  };
  return [
    ...change("registersPerThread", "registers", ({ registersPerThread }) => registersPerThread?.toString() ?? null),
    ...change("sharedBytesPerBlock", "shared memory", (variant) => bytesText(sharedBytes(variant))),
    ...change(null, "local memory per thread", ({ localBytesPerThread }) => bytesText(localBytesPerThread)),
    ...change(null, "grid", ({ grid }) => grid.join("×")),
    ...change(null, "block", ({ block }) => block.join("×")),
  ];
}

function bytesText(bytes: Bytes | null) {
  return bytes === null ? null : `${String(bytes)} B`;
}

/**
 * True if both sides have the same launches: for every variant, the other side has a variant with the same mangled name, registers,
 * shared memory, local memory, grid, block, and number of launches. The code may still differ, because captures don't contain it.
 */
export function isSameLaunch(base: readonly Launched[], head: readonly Launched[]): boolean {
  const [old, young] = [textsOf(base), textsOf(head)];
  if (old.length === 0 || old.includes(null)) return false;
  return old.length === young.length && old.every((text, index) => text === young[index]);
}

function textsOf(side: readonly Launched[]) {
  return side.flatMap(({ variants }) => variants.map(variantText)).toSorted();
}

/**
 * Null if the mangled name is unknown, because different functions can have the same readable name, or if registers or memory are
 * unknown.
 */
function variantText(variant: ProfileVariant) {
  const launches = medianLaunches(variant);
  return Object.values(variant).includes(null) || variant.rounds.length === 0
    ? null
    : JSON.stringify({ ...variant, rounds: launches });
}
