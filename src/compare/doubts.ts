import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import { sharedValue } from "../model/rounds.ts";
import type { Ratio } from "../model/units.ts";

/*
 * What makes a change of a range no finding although its rounds agree: the sides vary by themselves, or it is too small to be seen.
 */

/** What is known of a range's rounds. */
export interface RangeDoubts {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  readonly roundsDisagree: boolean;
  /** `kernelsVary` of a side. */
  readonly itVaries: boolean;
}

/** What a range's time on the GPU shows beyond all doubts. */
export function beyondDoubts(time: TimeChange, { base, head, roundsDisagree, itVaries }: RangeDoubts): TimeChange {
  const steady = roundsDisagree ? beyondDisagreement(time) : time;
  const own = beyondClock(beyondOtherThreads(steady, base, head));
  return itVaries ? varying(own) : own;
}

/** A change is no regression by work of other threads that only some rounds have: a prefetch, a checkpoint. */
function beyondOtherThreads(time: TimeChange, base: ProfileRange, head: ProfileRange): TimeChange {
  if (time.state !== "regressed" || time.baseNs === null || time.headNs === null) return time;
  const varying = Math.max(
    ...[base, head].map(({ rounds }) => {
      const own = rounds.map(({ otherThreads }) => otherThreads);
      if (sharedValue(own.map(({ launches }) => launches)) !== null) return 0;
      const ns = own.map(({ kernelNs }) => kernelNs);
      return Math.max(...ns) - Math.min(...ns);
    }),
  );
  if (time.headNs - time.baseNs > varying) return time;
  return {
    ...time,
    state: "inconclusive",
    mayBeSlower: true,
    why: "Other threads launched work in some rounds only, as much as the change.",
  };
}

/** From so much of a round's kernel time on, in kernels that other rounds of the side lack, the side varies by itself. */
const otherKernelsMatter: Ratio = 0.05;

/** Autotuning may choose other kernels in each process: rounds of a side then are not the same program. */
export function kernelsVary({ kernels, rounds }: ProfileRange): boolean {
  const some = kernels.filter((kernel) => kernel.rounds.some((round) => (round?.launches ?? 0) === 0));
  return rounds.some(({ kernelNs }, index) => {
    const ns = some.reduce((sum, kernel) => sum + (kernel.rounds[index]?.totalNs ?? 0), 0);
    return kernelNs > 0 && ns >= otherKernelsMatter * kernelNs;
  });
}

/** A change between sides that vary by themselves shows nothing, however clear it looks. */
function varying(time: TimeChange): TimeChange {
  if (time.state !== "regressed" && time.state !== "improved" && time.state !== "inconclusive") return time;
  return {
    ...time,
    state: "inconclusive",
    mayBeSlower: time.state === "regressed" || time.mayBeSlower,
    why: "The rounds of a side do not run the same kernels, as with autotuning in each process.",
  };
}

/** The same of a row of a range, whose kernels vary between rounds of a side or not. */
export function rowBeyondDoubts(time: TimeChange, itVaries: boolean): TimeChange {
  const isChange = time.state === "regressed" || time.state === "improved";
  return isChange && itVaries ? varying(time) : beyondClock(time);
}

/** The GPU's timestamps come in steps of 32 ns: ten of them are no change of a time that has but few launches. */
const clockNs = 320;

function beyondClock(time: TimeChange): TimeChange {
  if (!["regressed", "improved", "inconclusive", "noted"].includes(time.state)) return time;
  if (time.baseNs === null || time.headNs === null || Math.abs(time.headNs - time.baseNs) >= clockNs) return time;
  if (time.spreadRatio !== null && time.spreadRatio * time.baseNs >= clockNs) return time;
  return {
    ...time,
    state: "same",
    mayBeSlower: false,
    why: "The change is below the resolution of the GPU's timestamps.",
  };
}

/** As for a kernel: what a side's rounds differ by among themselves may look like a change of up to so many times as much. */
const spreadFactor = 3;

function beyondDisagreement(time: TimeChange): TimeChange {
  if ((time.state !== "regressed" && time.state !== "improved") || isBeyondSpread(time)) return time;
  return {
    ...time,
    state: "inconclusive",
    mayBeSlower: time.state === "regressed",
    why: "Some rounds of a side are slower throughout than its fastest, and cannot be left out: there are too many, or the pairs left all began with the same side.",
  };
}

function isBeyondSpread({ changeRatio, spreadRatio }: TimeChange): boolean {
  return Math.abs(Math.log1p(changeRatio ?? 0)) >= Math.log1p(spreadFactor * (spreadRatio ?? 0));
}
