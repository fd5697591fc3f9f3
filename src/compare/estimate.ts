import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import { median } from "../model/rounds.ts";
import type { Ratio } from "../model/units.ts";
import { effectOf, type Effect } from "./noise/effect.ts";
import type { KnownNoise } from "./noise/known-noise.ts";
import { ofProcesses, spreadWithin, type RoundProcesses } from "./noise/processes.ts";
import { sideLevels, type SideValues } from "./noise/rounds.ts";

/** The first of three steps: what a time's rounds say of its change, before anything is known about them. */

/** A time in each round of each side; a round without it is 0, a side without it has none or only zeros. */
export interface RoundTimes {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly interleaved: boolean;
  /** Of each pair of rounds, or of processes where rounds share them. */
  readonly headFirst?: readonly boolean[];
  /** Of each round, the process that it was captured in; null or absent: one of its own. */
  readonly processes?: RoundProcesses | null;
}

/** A time that every round of both sides has. */
export interface Measured extends SideTimes {
  readonly presence: "both";
  readonly effect: Effect;
  /** One for each process. */
  readonly values: SideValues;
  readonly known: KnownNoise | null;
  /** Where rounds share a process: what they differ by in it, and whether all of one side are above the other's. */
  readonly within: { readonly spread: Ratio; readonly isApart: boolean } | null;
}

/** A time that some rounds lack. */
export interface Unmeasured extends SideTimes {
  readonly presence: "neither" | "base" | "head" | "some";
  readonly rounds: number;
  readonly changeRatio: Ratio | null;
  /** `2 of 3 rounds of base and 3 of 3 of head`. */
  readonly ran: string;
}

export type Estimate = Measured | Unmeasured;

/** What a row shows of its sides; null for a side without it. */
type SideTimes = Pick<TimeChange, "baseNs" | "headNs">;

/** A time's effect and interval. `known`: what is known of its noise besides these rounds; null: nothing. */
export function estimateOf(measured: RoundTimes, known: KnownNoise | null): Estimate {
  const times = ofProcesses(measured);
  const { base, head } = times;
  const [inBase, inHead] = [base, head].map((values) => values.filter((value) => value > 0).length);
  const levels = levelsOf(times);
  if (inBase === base.length && inHead === head.length && base.length > 0 && head.length > 0) {
    return {
      presence: "both",
      ...levels,
      effect: effectOf(times, known),
      values: times,
      known,
      within: measured.processes == null ? null : withinProcesses(measured),
    };
  }
  return {
    presence: inBase === 0 ? (inHead === 0 ? "neither" : "head") : inHead === 0 ? "base" : "some",
    baseNs: inBase === 0 ? null : levels.baseNs,
    headNs: inHead === 0 ? null : levels.headNs,
    rounds: Math.min(base.length, head.length),
    changeRatio: inBase === 0 || inHead === 0 || !levels.baseNs ? null : (levels.headNs ?? 0) / levels.baseNs - 1,
    ran: `${String(inBase)} of ${String(base.length)} rounds of base and ${String(inHead)} of ${String(head.length)} of head`,
  };
}

/** The times as head would have taken them without a factor of the machine, 1.04 where it was 4% slower. */
export function withoutFactor(times: RoundTimes, factor: number): RoundTimes {
  return { ...times, head: times.head.map((ns) => ns / factor) };
}

/** What a time is on each side: `headNs / baseNs - 1` is its change. Null for a side without rounds. */
export function sideTimes(times: RoundTimes): SideTimes {
  return levelsOf(ofProcesses(times));
}

/** Rounds are as they were measured; processes are one value each. */
function levelsOf(times: RoundTimes): SideTimes {
  const { base, head } = times;
  // A round without it has no ratio to its neighbor.
  if (base.length === 0 || head.length === 0 || [...base, ...head].some((ns) => ns <= 0))
    return { baseNs: medianOf(base), headNs: medianOf(head) };
  const levels = sideLevels(times);
  return { baseNs: levels.base, headNs: levels.head };
}

function withinProcesses(times: RoundTimes): Measured["within"] {
  const { base, head } = times;
  const isApart = Math.min(...head) > Math.max(...base) || Math.max(...head) < Math.min(...base);
  return { spread: spreadWithin(times), isApart };
}

function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : median(values);
}
