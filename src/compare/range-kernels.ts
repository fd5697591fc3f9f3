import { median } from "../model/rounds/median.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import type { Nanoseconds } from "../model/units.ts";
import { matchKernels, type MatchedKernels } from "./identity/match-kernels.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { launchesOf, sumByRound } from "./identity/swaps.ts";

/** The kernels of one row on both sides, with what they took in each round. */
export interface KernelFigures extends MatchedKernels {
  readonly family: string;
  readonly baseRoundsNs: readonly number[];
  readonly headRoundsNs: readonly number[];
  readonly baseNs: Nanoseconds;
  readonly headNs: Nanoseconds;
  readonly launches: { readonly base: number; readonly head: number };
}

/** All kernels of a range, matched. The sums over the rows are the range's kernel time on either side, in each round. */
export function rangeKernels(base: ProfileRange, head: ProfileRange, names: NameRules): KernelFigures[] {
  return matchKernels(base.kernels, head.kernels, names).map((row) => {
    const baseRoundsNs = timesOf(row.base, base.rounds.length);
    const headRoundsNs = timesOf(row.head, head.rounds.length);
    const baseNs = median(baseRoundsNs);
    const headNs = median(headRoundsNs);
    const launches = { base: launchesOf(row.base), head: launchesOf(row.head) };
    const family = row.head[0]?.family ?? row.base[0]?.family ?? "other";
    return { ...row, family, baseRoundsNs, headRoundsNs, baseNs, headNs, launches };
  });
}

function timesOf(kernels: MatchedKernels["base"], rounds: number): number[] {
  return kernels.length === 0 ? Array<number>(rounds).fill(0) : sumByRound(kernels, ({ totalNs }) => totalNs);
}
