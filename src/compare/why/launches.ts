import { launchShape, findSample, sharedBytes } from "../../model/ncu/measured-launch.ts";
import type { Metrics } from "../../model/ncu/profile-ncu.ts";
import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import { medianLaunches, medianTotalNs } from "../../model/rounds.ts";
import { sum } from "../../model/sums.ts";
import type { Nanoseconds, Bytes } from "../../model/units.ts";

interface Launched {
  readonly key: string;
  readonly variants: readonly ProfileVariant[];
  readonly launches: number;
  readonly timeNs: Nanoseconds;
  readonly figures: Metrics | null;
}

export function groupLaunches(kernels: readonly ProfileKernel[]): Launched[] {
  const variants = kernels.flatMap((kernel) =>
    kernel.variants.map((variant, index) => ({
      variant,
      figures: findSample(kernel, index)?.figures ?? null,
      timeNs: medianTotalNs(variant),
    })),
  );
  const mostTime = variants.toSorted((a, b) => b.timeNs - a.timeNs);
  return [...Map.groupBy(mostTime, ({ variant }) => launchShape(variant))]
    .map(([key, members]) => ({
      key,
      variants: members.map(({ variant }) => variant),
      launches: sum(members, ({ variant }) => medianLaunches(variant)),
      timeNs: sum(members, ({ timeNs }) => timeNs),
      figures: members.find(({ figures }) => figures !== null)?.figures ?? null,
    }))
    .toSorted((a, b) => b.timeNs - a.timeNs);
}

interface LaunchPair {
  readonly base: Launched;
  readonly head: Launched;
}

interface MeasuredPair extends LaunchPair {
  readonly figures: { readonly base: Metrics; readonly head: Metrics };
}

export function pairEqualLaunches(base: readonly Launched[], head: readonly Launched[]): LaunchPair[] {
  const inHead = new Map(head.map((launched) => [launched.key, launched]));
  const timeNs = (pair: LaunchPair) => pair.base.timeNs + pair.head.timeNs;
  return base
    .flatMap((old) => {
      const young = inHead.get(old.key);
      return young === undefined ? [] : [{ base: old, head: young }];
    })
    .toSorted((a, b) => timeNs(b) - timeNs(a));
}

/** Times alone can't show that launches were replaced: if two grids take about equally long, noise decides which grid comes first. */
export function findChangedLaunches(
  [base]: readonly Launched[],
  [head]: readonly Launched[],
  equal: readonly LaunchPair[],
): LaunchPair | null {
  if (base === undefined || head === undefined || base.key === head.key) return null;
  const before = equal.find(({ head: { key } }) => key === head.key)?.base.launches;
  const after = equal.find(({ base: { key } }) => key === base.key)?.head.launches;
  return isFew(after, base.launches) && isFew(before, head.launches) ? { base, head } : null;
}

function isFew(launches: number | undefined, others: number) {
  return launches === undefined || launches < others / 2;
}

/**
 * Picks launches that Nsight Compute measured on both sides: the changed launches, if they take at least half of each side's time, or else
 * launches with the same configuration. ncu measures few launches per kernel, and launches with one grid say nothing about launches with
 * another grid.
 */
export function findMeasuredPair(
  base: readonly Launched[],
  head: readonly Launched[],
  equal: readonly LaunchPair[],
  changed: LaunchPair | null,
): MeasuredPair | null {
  const stands = changed !== null && isHalf(changed.base, base) && isHalf(changed.head, head);
  const [difference] = [...(stands ? [changed] : []), ...equal].flatMap((pair) =>
    pair.base.figures === null || pair.head.figures === null
      ? []
      : [{ ...pair, figures: { base: pair.base.figures, head: pair.head.figures } }],
  );
  return difference ?? null;
}

function isHalf({ timeNs }: Launched, all: readonly Launched[]) {
  return 2 * timeNs >= sum(all, (launched) => launched.timeNs);
}

interface LaunchChange {
  readonly metric: string | null;
  readonly text: string;
}

export function compareLaunches({ base, head }: LaunchPair): LaunchChange[] {
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
    ...change("sharedBytesPerBlock", "shared memory", (variant) => formatBytes(sharedBytes(variant))),
    ...change(null, "local memory per thread", ({ localBytesPerThread }) => formatBytes(localBytesPerThread)),
    ...change(null, "grid", ({ grid }) => grid.join("×")),
    ...change(null, "block", ({ block }) => block.join("×")),
  ];
}

function formatBytes(bytes: Bytes | null) {
  return bytes === null ? null : `${String(bytes)} B`;
}

/** The code may still differ, because captures don't contain it. */
export function isSameLaunch(base: readonly Launched[], head: readonly Launched[]): boolean {
  const [old, young] = [listTexts(base), listTexts(head)];
  if (old.length === 0 || old.includes(null)) return false;
  return old.length === young.length && old.every((text, index) => text === young[index]);
}

function listTexts(side: readonly Launched[]) {
  return side.flatMap(({ variants }) => variants.map(describeVariant)).toSorted();
}

/**
 * Null if the mangled name is unknown, because different functions can have the same readable name, or if registers or memory are
 * unknown.
 */
function describeVariant(variant: ProfileVariant) {
  const launches = medianLaunches(variant);
  return Object.values(variant).includes(null) || variant.rounds.length === 0
    ? null
    : JSON.stringify({ ...variant, rounds: launches });
}
