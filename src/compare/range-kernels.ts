import { median } from "../model/rounds.ts";
import type { ProfileKernel, ProfileRange } from "../model/profile/profile.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { matchKernels, type MatchedKernels } from "./identity/match-kernels.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { countLaunches, sumByRound } from "./identity/swaps.ts";

/** One row's kernels on both sides, with their times in each round. */
export interface KernelFigures extends MatchedKernels {
  readonly family: string;
  readonly baseRoundsNs: readonly number[];
  readonly headRoundsNs: readonly number[];
  readonly baseNs: Nanoseconds;
  readonly headNs: Nanoseconds;
  readonly launches: { readonly base: number; readonly head: number };
  /** The kernels' share of head's busy time, or of base's busy time if head lacks these kernels. Null if unknown. */
  readonly busyShareRatio: Ratio | null;
  /** The kernels' share of the busy time in each round. Null if unknown on either side. */
  readonly busyRounds: { readonly base: readonly number[]; readonly head: readonly number[] } | null;
}

/** Matches a range's kernels between the sides. For each side and round, the rows add up to the range's kernel time. */
export function measureKernels(base: ProfileRange, head: ProfileRange, names: NameRules): KernelFigures[] {
  return matchKernels(base.kernels, head.kernels, names).map((row) => {
    const baseRoundsNs = timesOf(row.base, base.rounds.length);
    const headRoundsNs = timesOf(row.head, head.rounds.length);
    const baseNs = median(baseRoundsNs);
    const headNs = median(headRoundsNs);
    const launches = { base: countLaunches(row.base), head: countLaunches(row.head) };
    const family = row.head[0]?.family ?? row.base[0]?.family ?? "other";
    const busy = { base: busyTimes(row.base, base), head: busyTimes(row.head, head) };
    const busyRounds = busy.base === null || busy.head === null ? null : { base: busy.base, head: busy.head };
    const busyShareRatio = row.head.length > 0 ? measureBusyShare(busy.head, head) : measureBusyShare(busy.base, base);
    return { ...row, family, baseRoundsNs, headRoundsNs, baseNs, headNs, launches, busyShareRatio, busyRounds };
  });
}

/** By round: the share of the kernels' time that overlaps with other work of the range on the same device. Null if a round's share is unknown. */
export function overlappedRounds(kernels: readonly ProfileKernel[], rounds: number): Ratio[] | null {
  const shares = Array.from({ length: rounds }, (_, index) => {
    const found = kernels.flatMap((kernel) => kernel.rounds[index] ?? []);
    const totalNs = found.reduce((sum, round) => sum + round.totalNs, 0);
    const known = found.flatMap(({ exclusiveNs }) => exclusiveNs ?? []);
    if (known.length < found.length) return null;
    return totalNs === 0 ? 0 : 1 - known.reduce((sum, ns) => sum + ns, 0) / totalNs;
  });
  return shares.some((share) => share === null) ? null : shares.filter((share) => share !== null);
}

/** The kernels' share of the range's busy time in each round. Null if unknown. */
function busyTimes(kernels: readonly ProfileKernel[], { rounds }: ProfileRange): number[] | null {
  const times = rounds.map((_, index) => kernels.flatMap((kernel) => kernel.rounds[index] ?? []));
  if (times.flat().some(({ busyNs }) => busyNs === null)) return null;
  return times.map((found) => found.reduce((sum, { busyNs }) => sum + (busyNs ?? 0), 0));
}

function measureBusyShare(times: readonly number[] | null, { rounds }: ProfileRange): Ratio | null {
  if (times === null || rounds.some(({ gpuBusyNs }) => gpuBusyNs === 0)) return null;
  return median(rounds.map(({ gpuBusyNs }, index) => (times[index] ?? 0) / gpuBusyNs));
}

function timesOf(kernels: MatchedKernels["base"], rounds: number): number[] {
  return kernels.length === 0 ? Array<number>(rounds).fill(0) : sumByRound(kernels, ({ totalNs }) => totalNs);
}
