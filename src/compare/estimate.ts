import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import { median } from "../model/rounds.ts";
import type { Ratio } from "../model/units.ts";
import { effectOf, type Effect } from "./noise/effect.ts";
import type { KnownNoise } from "./noise/known-noise.ts";
import { ofProcesses, spreadWithin, type RoundProcesses } from "./noise/processes.ts";
import { sideLevels, type SideValues } from "./noise/rounds.ts";
import { counted } from "../model/text/listing.ts";

/** The first of a verdict's three steps: estimates a time's change, before we look at any evidence. */

/** One time per round, for each side. It's 0 if nothing ran in the round. If nothing ran on a side, that side has no times, or only zeros. */
export interface RoundTimes {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly interleaved: boolean;
  /** For each pair of rounds (or of processes, if rounds share a process): true if head came first. */
  readonly headFirst?: readonly boolean[];
  /** The process that each round ran in. Null or absent if each round had its own process. */
  readonly processes?: RoundProcesses | null;
}

/** A time that every round on both sides has. */
export interface Measured extends SideTimes {
  readonly presence: "both";
  readonly effect: Effect;
  /** One value per process. */
  readonly values: SideValues;
  readonly known: KnownNoise | null;
  /**
   * If rounds share a process: the spread of the rounds within a process. `isApart` if all of one side's rounds are above all of the other
   * side's.
   */
  readonly within: { readonly spread: Ratio; readonly isApart: boolean } | null;
}

/** A time that some rounds lack. */
export interface Unmeasured extends SideTimes {
  readonly presence: "neither" | "base" | "head" | "some";
  readonly rounds: number;
  readonly changeRatio: Ratio | null;
  /** `2 of 3 rounds on base and 3 of 3 on head`. */
  readonly ran: string;
}

export type Estimate = Measured | Unmeasured;

/** The time that a row shows for each side. Null if the side lacks this time. */
type SideTimes = Pick<TimeChange, "baseNs" | "headNs">;

/** Estimates a time's change and its interval. `known` is what we know about its noise from elsewhere, or null. */
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
    ran: `${String(inBase)} of ${counted(base.length, "round")} on base and ${String(inHead)} of ${String(head.length)} on head`,
  };
}

/** Divides head's times by the machine's factor, such as 1.04 if the machine was 4% slower. */
export function withoutFactor(times: RoundTimes, factor: number): RoundTimes {
  return { ...times, head: times.head.map((ns) => ns / factor) };
}

/** One time for each side, chosen so that `headNs / baseNs - 1` is the estimated change. Null for a side without rounds. */
export function sideTimes(times: RoundTimes): SideTimes {
  return levelsOf(ofProcesses(times));
}

/** Like `sideTimes`, for times that already have one value per process. */
function levelsOf(times: RoundTimes): SideTimes {
  const { base, head } = times;
  // If a round lacks this time, it has no ratio to its neighbor.
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
