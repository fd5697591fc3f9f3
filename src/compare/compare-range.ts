import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { sharedValue } from "../model/rounds/shared-value.ts";
import type { Ratio } from "../model/units.ts";
import { beyondMachine } from "./beyond-machine.ts";
import { limitsFor, type Judged, type LimitsInput } from "./calibration/limits.ts";
import { findCommonMode, type SideClocks } from "./common-mode.ts";
import { countChanges } from "./counts.ts";
import type { NameRules } from "./identity/name-rules.ts";
import type { RowRules } from "./judge-row.ts";
import { movedWorkAmong } from "./moved-work.ts";
import type { NoiseLimits } from "./noise/judge.ts";
import { ownThreshold } from "./policy/thresholds.ts";
import { rangeKernels, type KernelFigures } from "./range-kernels.ts";
import { familyRows, kernelRows, sizes } from "./rows.ts";
import { timeChange, withoutFactor, type RoundTimes } from "./time-change.ts";

export interface RangeContext {
  readonly interleaved: boolean;
  /** Half of a side's rounds or more are slower as a whole than its fastest (`steadyRounds`). */
  readonly roundsDisagree: boolean;
  readonly limits: Omit<LimitsInput, "rounds">;
  readonly names: NameRules;
  readonly clocks: SideClocks | null;
}

/** A range's row; its verdict is still open. Both sides have rounds. */
export function compareRange(base: ProfileRange, head: ProfileRange, context: RangeContext): Omit<RangeRow, "verdict"> {
  const { policy } = context.limits;
  const rounds = Math.min(base.rounds.length, head.rounds.length);
  const range = { name: head.name, domain: head.domain };
  const limits = (kind: Judged["kind"], name: string, own: Ratio | null, launchesVary: boolean): NoiseLimits => ({
    ...limitsFor({ kind, range, name, ownThreshold: own }, { ...context.limits, rounds }),
    launchesVary,
  });
  const vary = [base, head].some((side) => differ(side.rounds.map(({ launches }) => launches)));
  const times = (pick: (round: ProfileRangeRound) => number): RoundTimes => ({
    base: base.rounds.map(pick),
    head: head.rounds.map(pick),
    interleaved: context.interleaved,
  });
  const rangeLimits = limits("range", "", ownThreshold({ range, family: null, kernels: null }, policy), vary);
  const kernelTimes = times(({ kernelNs }) => kernelNs);
  const kernelTimeWithout = (factor: number): TimeChange => {
    const time = timeChange(withoutFactor(kernelTimes, factor), rangeLimits);
    return context.roundsDisagree ? beyondDisagreement(time) : time;
  };
  const { baseNs, headNs } = kernelTimeWithout(1);
  const rangeNs = Math.max(baseNs ?? 0, headNs ?? 0);
  const figures = rangeKernels(base, head, context.names);
  const commonMode = findCommonMode(
    moves(figures, rangeNs, policy["min-kernel-share"] / 100),
    rangeLimits.threshold,
    context.clocks,
  );
  const machine = commonMode?.isMachine === true ? commonMode : null;
  const machineFactor = 1 + (machine?.changeRatio ?? 0);
  const shared = {
    minShare: policy["min-kernel-share"] / 100,
    minImpact: policy["min-kernel-impact"] / 100,
    rangeState: kernelTimeWithout(machineFactor).state,
    machineFactor,
  };
  const movedWork = movedWorkAmong(figures, machineFactor);
  const rulesFor = (kind: "family" | "kernel", name: string, members: readonly KernelFigures[]): RowRules => {
    const kernels = kind === "family" ? null : members.flatMap(namesOf);
    return {
      ...shared,
      ...sizes(members, rangeNs),
      limits: limits(
        kind,
        name,
        ownThreshold({ range, family: members[0]?.family ?? null, kernels }, policy),
        members.some(launchesVary),
      ),
      moved: movedWork(members),
    };
  };
  return {
    ...range,
    instances: { base: instancesOf(base), head: instancesOf(head) },
    kernelTime: machine === null ? kernelTimeWithout(1) : beyondMachine(kernelTimeWithout, machine),
    gpuBusyTime: notJudged(
      timeChange(
        times(({ gpuBusyNs }) => gpuBusyNs),
        rangeLimits,
      ),
    ),
    wallTime: timeChange(
      times(({ wallNs }) => wallNs),
      limits("wall", "", null, vary),
    ),
    commonMode,
    counts: countChanges(base, head, policy["count-threshold"] / 100),
    families: familyRows(figures, context.interleaved, (name, members) => rulesFor("family", name, members)),
    kernels: kernelRows(figures, context.interleaved, (name, row) => rulesFor("kernel", name, [row])),
  };
}

/** The instances of each round; null where rounds differ. */
export function instancesOf({ rounds }: ProfileRange): number | null {
  return sharedValue(rounds.map(({ instances }) => instances));
}

/** As for a kernel: what a side's rounds differ by among themselves may look like a change of up to so many times as much. */
const spreadFactor = 3;

function beyondDisagreement(time: TimeChange): TimeChange {
  if ((time.state !== "regressed" && time.state !== "improved") || isBeyondSpread(time)) return time;
  return {
    ...time,
    state: "inconclusive",
    mayBeSlower: time.state === "regressed",
    why: "Half of a side's rounds or more are slower as a whole than its fastest: which of them the GPU slowed down is not known.",
  };
}

function isBeyondSpread({ changeRatio, spreadRatio }: TimeChange): boolean {
  return Math.abs(Math.log1p(changeRatio ?? 0)) >= Math.log1p(spreadFactor * (spreadRatio ?? 0));
}

function notJudged(time: TimeChange): TimeChange {
  return { ...time, state: "not-judged", mayBeSlower: false, why: null, thresholdRatio: null, detectableRatio: null };
}

/** A kernel's launches are not the same in all rounds of a side: with them its time varies by more than noise. */
function launchesVary({ base, head }: KernelFigures): boolean {
  return [...base, ...head].some(({ rounds }) => differ(rounds.map((round) => round?.launches ?? 0)));
}

function differ(values: readonly number[]): boolean {
  return new Set(values).size > 1;
}

function namesOf(row: KernelFigures): string[] {
  return [...row.base, ...row.head].flatMap(({ name, shortName }) => [name, shortName]);
}

/** The changes of kernels that both sides have and that are no small part of the range. */
function moves(figures: readonly KernelFigures[], rangeNs: number, minShare: Ratio) {
  return figures.flatMap(({ match, baseNs, headNs, launches }) => {
    const shareRatio = rangeNs === 0 ? 0 : Math.max(baseNs, headNs) / rangeNs;
    const known = (match === "exact" || match === "renamed") && baseNs > 0 && headNs > 0;
    return known && launches.base === launches.head && shareRatio >= minShare
      ? [{ changeRatio: headNs / baseNs - 1, shareRatio }]
      : [];
  });
}
