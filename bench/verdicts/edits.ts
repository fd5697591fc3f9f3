import { constants } from "../../src/compare/constants.ts";
import type { Config } from "../../src/model/config.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../src/model/profile/profile.ts";
import { busyOf, type KernelFactors } from "./edit.ts";
import type { Truth } from "./outcome.ts";

/** An edit of one side, and how the sides truly compare after it. */
export interface Edit {
  /** `kernel of 5% × 1.1` */
  readonly name: string;
  /** Short names of the kernels it changes. */
  readonly kernels: readonly string[];
  readonly truth: Truth;
  readonly factorOf: KernelFactors;
}

const shares = [0.5, 0.2, 0.08, 0.05, 0.03, 0.02, 0.013];
const kernelFactors = [1.05, 1.1, 1.2, 1.3];
const rangeFactors = [1.015, 1.02, 1.05, 0.98];

/** How much a kernel's share may differ from the one we look for, as a factor. */
const nearShare = 1.25;

/** The edits for a recording, without those for which it has no suitable kernel. */
export function editsOf(profile: Profile, policy: Config["compare"]): Edit[] {
  return [none, ...kernelEdits(profile, policy), ...rangeFactors.map(ofEveryKernel), ...balancedEdits(profile)];
}

const none: Edit = { name: "none", kernels: [], truth: "unchanged", factorOf: () => 1 };

function ofEveryKernel(factor: number): Edit {
  return {
    name: `every kernel × ${String(factor)}`,
    kernels: [],
    truth: factor > 1 ? "slower" : "faster",
    factorOf: () => factor,
  };
}

/** For each share, slows down the kernel whose share is nearest. */
function kernelEdits(profile: Profile, policy: Config["compare"]): Edit[] {
  const kernels = sharesOf(mainRange(profile));
  const taken = new Set<string>();
  return shares.flatMap((wanted) => {
    const distance = (share: number): number => Math.abs(Math.log(share / wanted));
    const [nearest] = kernels
      .filter(({ kernel, share }) => !taken.has(kernel.name) && distance(share) <= Math.log(nearShare))
      .toSorted((one, other) => distance(one.share) - distance(other.share));
    if (nearest === undefined) return [];
    const { name, shortName } = nearest.kernel;
    taken.add(name);
    return kernelFactors.map((factor) => ({
      name: `kernel of ${percent(wanted)} × ${String(factor)}`,
      kernels: [shortName],
      truth: isAboveThresholds(profile, name, factor, policy) ? ("slower" as const) : ("slightly slower" as const),
      factorOf: (other: string) => (other === name ? factor : 1),
    }));
  });
}

/** True if the policy should find this slowdown in some range. */
function isAboveThresholds(profile: Profile, name: string, factor: number, policy: Config["compare"]): boolean {
  const share = Math.max(...profile.ranges.map((range) => kernelTimeShare(range, name)));
  return factor > 1 + policy["kernel-threshold"] / 100 && share * (factor - 1) >= constants.leastImpact.value;
}

/** Edits of two kernels: one gains the time that the other loses, so every range takes as long as before. */
function balancedEdits(profile: Profile): Edit[] {
  const kernels = sharesOf(mainRange(profile)).filter(({ share }) => share >= 0.025);
  const pairs = kernels.flatMap((slower) =>
    kernels.flatMap((faster) => (slower === faster ? [] : [{ slower, faster, ratio: slower.share / faster.share }])),
  );
  const made = [true, false].flatMap((sameFamily) => {
    const family = sameFamily ? "of one family" : "of two families";
    const truth = sameFamily ? "family unchanged" : "range unchanged";
    const candidates = pairs.filter(
      ({ slower, faster }) => (slower.kernel.family === faster.kernel.family) === sameFamily,
    );
    const equal = candidates
      .filter(({ ratio }) => Math.abs(ratio - 1) <= 0.1)
      .map((pair) => balanced(`+12% and −12%, ${family}`, truth, pair, 0.12));
    // The shorter kernel takes as long as the other did, and vice versa.
    const swapped = candidates
      .filter(({ ratio }) => ratio >= 0.6 && ratio <= 0.9)
      .map((pair) => balanced(`swapped speeds, ${family}`, truth, pair, 1 / pair.ratio - 1));
    return [equal, swapped];
  });
  return made.flatMap((edits) => edits.find(({ factorOf }) => keepsRanges(profile, factorOf)) ?? []);
}

interface KernelShare {
  readonly kernel: ProfileKernel;
  readonly share: number;
}

interface KernelPair {
  readonly slower: KernelShare;
  readonly faster: KernelShare;
  /** Time of the slower kernel over that of the faster one, before the edit. */
  readonly ratio: number;
}

/** Slows one kernel down by `size`, and takes the same time from the other. */
function balanced(name: string, truth: Truth, { slower, faster, ratio }: KernelPair, size: number): Edit {
  const factors = new Map([
    [slower.kernel.name, 1 + size],
    [faster.kernel.name, 1 - size * ratio],
  ]);
  return {
    name,
    kernels: [slower.kernel.shortName, faster.kernel.shortName],
    truth,
    factorOf: (other) => factors.get(other) ?? 1,
  };
}

/** False if an edit changes a nested range, which may contain only one of the two kernels. */
function keepsRanges(profile: Profile, factorOf: KernelFactors): boolean {
  return profile.ranges.every((range) => {
    const change = sharesOf(range).reduce((sum, { kernel, share }) => sum + share * (factorOf(kernel.name) - 1), 0);
    return Math.abs(change) < 0.001;
  });
}

/** The range with the most GPU busy time. */
export function mainRange({ ranges }: Pick<Profile, "ranges">): ProfileRange {
  const [main] = ranges.toSorted((one, other) => rangeBusyNs(other) - rangeBusyNs(one));
  if (main === undefined) throw new Error("The recording has no range.");
  return main;
}

/** Kernels that ran in every round, except those that wait for other GPUs. */
function sharesOf(range: ProfileRange): KernelShare[] {
  return range.kernels
    .filter(({ family, rounds }) => family !== "communication" && !rounds.includes(null))
    .map((kernel) => ({ kernel, share: shareIn(range, kernel.name) }));
}

function shareIn(range: ProfileRange, name: string): number {
  const kernel = range.kernels.find((one) => one.name === name);
  if (kernel === undefined) return 0;
  return kernel.rounds.reduce((sum, round) => sum + (round === null ? 0 : busyOf(round)), 0) / rangeBusyNs(range);
}

/** The share of time that the policy's thresholds apply to. If kernels run in parallel, the shared time counts for each of them. */
function kernelTimeShare(range: ProfileRange, name: string): number {
  const kernel = range.kernels.find((one) => one.name === name);
  const kernelNs = range.rounds.reduce((sum, round) => sum + round.kernelNs, 0);
  if (kernel === undefined || kernelNs === 0) return 0;
  return kernel.rounds.reduce((sum, round) => sum + (round?.totalNs ?? 0), 0) / kernelNs;
}

function rangeBusyNs({ rounds }: ProfileRange): number {
  return rounds.reduce((sum, { gpuBusyNs }) => sum + gpuBusyNs, 0);
}

function percent(share: number): string {
  return `${String(Math.round(1000 * share) / 10)}%`;
}
