import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import { counted } from "../../model/text/listing.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { studentTQuantile } from "./student-t.ts";

/** The first of a verdict's three steps: estimates a time's change, before we look at any evidence. */

/** One value per round for each side, such as nanoseconds; all above 0. */
export interface SideValues {
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** True if base[i] and head[i] were measured one right after the other, on the same GPU. */
  readonly interleaved: boolean;
  /** For each pair, true if head was measured first. If it's missing or all values are equal, order effects can't cancel out. */
  readonly headFirst?: readonly boolean[];
}

/** ln(head / base). A change and its reverse have the same size. */
export function logRatio(base: number, head: number): number {
  return Math.log(head / base);
}

export function logs(values: readonly number[]): number[] {
  return values.map((value) => Math.log(value));
}

/** Each pair's log ratio; null if the sides weren't interleaved, or a round has no partner. */
export function pairLogRatios({ base, head, interleaved }: SideValues): number[] | null {
  if (!interleaved || base.length !== head.length) return null;
  return head.map((value, round) => logRatio(base[round] ?? value, value));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sample standard deviation; 0 for fewer than two values. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

/** The weighted median: the smallest value at which half of the total weight is reached. 0 if there are no values. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of values.toSorted((one, other) => one.value - other.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}

/** Groups pairs by the side that was measured first. One group if the order is unknown. */
export function groupByOrder(pairs: readonly number[], headFirst: SideValues["headFirst"] = []): number[][] {
  return [true, false]
    .map((first) => pairs.filter((_, index) => (headFirst[index] ?? false) === first))
    .filter(({ length }) => length > 0);
}

/**
 * One value per side. For pairs, it's the geometric mean, with equal weight for each order, so the sides' log ratio equals the mean of
 * the pairs' log ratios. Otherwise, it's the median.
 */
export function findSideLevels(values: SideValues): { readonly base: number; readonly head: number } {
  if (pairLogRatios(values) === null) return { base: median(values.base), head: median(values.head) };
  return { base: geometricMean(values.base, values.headFirst), head: geometricMean(values.head, values.headFirst) };
}

/** Computed relative to the first value, so equal values give exactly that value. */
function geometricMean(values: readonly number[], headFirst: SideValues["headFirst"]): number {
  const [first = 0] = values;
  const ratios = values.map((value) => logRatio(first, value));
  return first * Math.exp(mean(groupByOrder(ratios, headFirst).map(mean)));
}

/** A standard deviation of log ratios, with its degrees of freedom. */
export interface PairNoise {
  readonly deviation: Ratio;
  readonly degrees: number;
}

/**
 * The noise between pairs, measured within each order if both orders have at least two pairs. If an order has only one pair, there's no
 * second pair to check it against. That pair may be an outlier, so its whole difference counts as noise.
 */
function pairNoise(pairs: readonly number[], headFirst?: SideValues["headFirst"]): PairNoise {
  const orders = groupByOrder(pairs, headFirst);
  if (orders.some(({ length }) => length < 2)) return { deviation: deviation(pairs), degrees: pairs.length - 1 };
  const degrees = pairs.length - orders.length;
  const squares = orders.reduce((sum, order) => sum + (order.length - 1) * deviation(order) ** 2, 0);
  return { deviation: Math.sqrt(squares / degrees), degrees };
}

/** The noise between rounds within each side, pooled over both sides. */
export function sideNoise({ base, head }: SideValues): PairNoise {
  const degrees = base.length + head.length - 2;
  const squares = [base, head].reduce((sum, side) => sum + (side.length - 1) * deviation(logs(side)) ** 2, 0);
  return { deviation: Math.sqrt(squares / Math.max(1, degrees)), degrees };
}

/**
 * The variance of the median of n normal values, relative to one value's variance: the asymptotic formula, adjusted to be exact for n = 1.
 * At n = 3, it's 2% off.
 */
export function varianceOfMedian(n: number): number {
  return Math.PI / 2 / (n + Math.PI / 2 - 1);
}

/** The process number of each round, per side. Rounds captured in the same process have the same number. */
export interface RoundProcesses {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** The processes of both sides' rounds. Null if each round had its own process. */
export function findSharedProcesses(
  base: Pick<Profile, "rounds">,
  head: Pick<Profile, "rounds">,
): RoundProcesses | null {
  const [one, other] = [listProcesses(base), listProcesses(head)];
  const isShared = [one, other].some((numbers) => new Set(numbers).size < numbers.length);
  return isShared ? { base: one, head: other } : null;
}

/** The number of processes that a side was captured in. Null if each round had its own process. */
export function countProcesses({ rounds }: Pick<Profile, "rounds">): number | null {
  return rounds.every(({ process }) => process === null) ? null : new Set(listProcesses({ rounds })).size;
}

/** The process number of each round. A round with its own process gets a negative number, which no shared process has. */
function listProcesses({ rounds }: Pick<Profile, "rounds">): number[] {
  return rounds.map(({ process }, index) => process ?? -1 - index);
}

/** True if shared processes alternate between the sides, like rounds. Processes with the same number are then neighbors. */
export function areNeighbors({ base, head }: RoundProcesses): boolean {
  return base.every((number) => head.includes(number)) && head.every((number) => base.includes(number));
}

/** For each pair of processes: true if head was measured first (B H, H B, B H …). */
export function findHeadFirst({ base }: RoundProcesses): boolean[] {
  return [...new Set(base)].map((number) => number % 2 === 0);
}

/**
 * Reduces values to one value per process: the median of its rounds. Only processes are independent: rounds of one process share memory
 * placement, autotuned kernels, and, on some machines, speed. Without shared processes, the values don't change.
 */
function reduceToProcesses(values: RoundTimes): RoundTimes {
  const { processes } = values;
  if (processes == null) return values;
  return {
    ...values,
    base: medians(values.base, processes.base),
    head: medians(values.head, processes.head),
    processes: null,
  };
}

function medians(values: readonly number[], processes: readonly number[]): number[] {
  return [...grouped(values, processes).values()].map(median);
}

/** The largest relative deviation between rounds within a process. Differences between processes don't count. 0 if no rounds share a process. */
function measureSpreadWithin({ base, head, processes }: RoundTimes): Ratio {
  if (processes == null) return 0;
  const groups = [...grouped(base, processes.base).values(), ...grouped(head, processes.head).values()];
  return Math.max(...groups.map((rounds) => (rounds.some((value) => value <= 0) ? 0 : deviation(logs(rounds)))));
}

function grouped(values: readonly number[], processes: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [index, value] of values.entries()) {
    const process = processes[index] ?? -1 - index;
    groups.set(process, [...(groups.get(process) ?? []), value]);
  }
  return groups;
}

/** The noise of a value that we know before looking at its rounds: how much two rounds of the same code differ. */
export interface KnownNoise {
  /** The standard deviation of the log ratios of A/A pairs, around 0. */
  readonly pairSpread: Ratio;
  /** The degrees of freedom of `pairSpread`. */
  readonly degrees: number;
  /** True if this noise was measured on other days. Such noise can't lower the noise of rounds that vary more. */
  readonly isOfHistory?: boolean;
}

/** The noise that we assume without a calibration. Three quiet pairs would be inconclusive without it. */
export const usualNoise: KnownNoise = {
  pairSpread: constants.usualSpread.value,
  degrees: constants.usualWeight.value,
};

/**
 * The 99th percentile of an effect's size over this many rounds if nothing changed. We use Student's t, so a calibration with few pairs
 * gives a higher floor.
 */
export function noiseFloor(known: KnownNoise, rounds: number): Ratio {
  return Math.expm1((studentTQuantile(0.995, known.degrees) * known.pairSpread) / Math.sqrt(rounds));
}

/** True if pairs vary so much that the known noise doesn't describe them. */
export function exceedsNoise(deviation: Ratio, { pairSpread }: KnownNoise): boolean {
  return deviation > constants.clearOfSpread.value * Math.max(pairSpread, usualNoise.pairSpread);
}

/** The noise of these rounds pooled with the known noise, by degrees of freedom. We ignore the known noise if the rounds exceed it (`exceedsNoise`). */
export function poolNoise(own: PairNoise, known: KnownNoise | null): PairNoise {
  if (known === null || exceedsNoise(own.deviation, known)) return own;
  const degrees = own.degrees + known.degrees;
  const variance = (own.degrees * own.deviation ** 2 + known.degrees * known.pairSpread ** 2) / degrees;
  const pooled = Math.sqrt(variance);
  return { deviation: known.isOfHistory === true ? Math.max(pooled, own.deviation) : pooled, degrees };
}

/** The change of a value from base to head, with its uncertainty. */
export interface Effect {
  /** The best estimate of head / base - 1. */
  readonly change: Ratio;
  /** The 95% interval of `change`. Null if a side has only one round. */
  readonly low: Ratio | null;
  readonly high: Ratio | null;
  /** The direction that all pairs agree on. If rounds aren't paired, we compare each head round with each base round. */
  readonly agree: "up" | "down" | "mixed";
  /** The larger side's relative standard deviation between rounds; 0 if both sides have one round. */
  readonly spread: Ratio;
  /** The number of rounds on the side with fewer rounds. */
  readonly rounds: number;
  /** True if the rounds vary so much that the known noise no longer applies. False if no noise is known. */
  readonly isUnusual: boolean;
}

/** The noise of an estimate. */
export interface EstimateNoise {
  /** The noise of one pair, or of one round if rounds aren't paired. */
  readonly noise: PairNoise;
  /** The estimate's standard error divided by `noise.deviation`. */
  readonly weight: number;
}

/** Estimates the effect of a change. Throws RangeError if a value isn't above 0 or a side has no rounds. Known noise narrows the interval. */
export function estimateEffect(values: SideValues, known: KnownNoise | null = null): Effect {
  check(values);
  const { base, head } = values;
  const pairs = pairLogRatios(values);
  const ratios = pairs ?? head.flatMap((value) => base.map((before) => logRatio(before, value)));
  const log =
    pairs === null ? logRatio(median(base), median(head)) : mean(groupByOrder(pairs, values.headFirst).map(mean));
  const rounds = Math.min(base.length, head.length);
  const half = rounds === 1 ? null : halfWidth(values, known);
  return {
    change: Math.expm1(log),
    low: half === null ? null : Math.expm1(log - half),
    high: half === null ? null : Math.expm1(log + half),
    agree: findAgreement(ratios),
    spread: Math.max(deviation(logs(base)), deviation(logs(head))),
    rounds,
    isUnusual: known !== null && rounds > 1 && exceedsNoise(pairSpreadOf(values), known),
  };
}

/**
 * The noise of `estimateEffect`'s estimate. Both sides need two rounds or more. For pairs, the estimate is the mean of the pairs, so effects that
 * both rounds share (drift, heat) cancel out. Pairs that start with base and pairs that start with head get the same total weight, so the
 * effect of coming second cancels out, too. If rounds aren't paired, the estimate is the ratio of the medians, and the noise is the noise
 * within the sides.
 */
export function estimateNoise(values: SideValues, known: KnownNoise | null): EstimateNoise {
  const pairs = pairLogRatios(values);
  if (pairs === null) {
    const { base, head } = values;
    const weight = Math.sqrt(varianceOfMedian(base.length) + varianceOfMedian(head.length));
    // We assume that both rounds of a pair vary equally.
    const ofOneRound = known === null ? null : { ...known, pairSpread: known.pairSpread / Math.SQRT2 };
    return { noise: poolNoise(sideNoise(values), ofOneRound), weight };
  }
  const orders = groupByOrder(pairs, values.headFirst);
  const weight = Math.sqrt(orders.reduce((sum, { length }) => sum + 1 / length, 0)) / orders.length;
  return { noise: poolNoise(pairNoise(pairs, values.headFirst), known), weight };
}

function halfWidth(values: SideValues, known: KnownNoise | null): number {
  const { noise, weight } = estimateNoise(values, known);
  return studentTQuantile(0.975, noise.degrees) * noise.deviation * weight;
}

function pairSpreadOf(values: SideValues): Ratio {
  const pairs = pairLogRatios(values);
  return pairs === null ? Math.SQRT2 * sideNoise(values).deviation : pairNoise(pairs, values.headFirst).deviation;
}

function findAgreement(ratios: readonly number[]): Effect["agree"] {
  if (ratios.every((log) => log > 0)) return "up";
  return ratios.every((log) => log < 0) ? "down" : "mixed";
}

function check({ base, head }: SideValues): void {
  if (base.length === 0 || head.length === 0) throw new RangeError("An effect needs a round on each side.");
  if (![...base, ...head].every((value) => value > 0 && Number.isFinite(value)))
    throw new RangeError("An effect needs values above 0.");
}

/** One time per round, for each side. It's 0 if nothing ran in the round. If nothing ran on a side, that side has no times, or only zeros. */
export interface RoundTimes extends SideValues {
  /** The process that each round ran in. Null or absent if each round had its own process; else, `headFirst` is per pair of processes. */
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
interface Unmeasured extends SideTimes {
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
export function estimateTime(measured: RoundTimes, known: KnownNoise | null): Estimate {
  const times = reduceToProcesses(measured);
  const { base, head } = times;
  const isApart =
    Math.min(...measured.head) > Math.max(...measured.base) || Math.max(...measured.head) < Math.min(...measured.base);
  const [inBase, inHead] = [base, head].map((values) => values.filter((value) => value > 0).length);
  const levels = findLevels(times);
  if (inBase === base.length && inHead === head.length && base.length > 0 && head.length > 0) {
    return {
      presence: "both",
      ...levels,
      effect: estimateEffect(times, known),
      values: times,
      known,
      within: measured.processes == null ? null : { spread: measureSpreadWithin(measured), isApart },
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
export function divideByFactor(times: RoundTimes, factor: number): RoundTimes {
  return { ...times, head: times.head.map((ns) => ns / factor) };
}

/** One time for each side, chosen so that `headNs / baseNs - 1` is the estimated change. Null for a side without rounds. */
export function findSideTimes(times: RoundTimes): SideTimes {
  return findLevels(reduceToProcesses(times));
}

/** Like `findSideTimes`, for times that already have one value per process. */
function findLevels(times: RoundTimes): SideTimes {
  const { base, head } = times;
  const medianOf = (values: readonly number[]): number | null => (values.length === 0 ? null : median(values));
  // If a round lacks this time, it has no ratio to its neighbor.
  if (base.length === 0 || head.length === 0 || [...base, ...head].some((ns) => ns <= 0))
    return { baseNs: medianOf(base), headNs: medianOf(head) };
  const levels = findSideLevels(times);
  return { baseNs: levels.base, headNs: levels.head };
}
