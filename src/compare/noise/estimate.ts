import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import { bothSides, type Sides } from "../../model/sides.ts";
import { sum } from "../../model/sums.ts";
import { counted } from "../../model/text/listing.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { studentTQuantile } from "./distributions.ts";

/** The first of a verdict's three steps: estimates a time's change, before we look at any evidence. */

/** One value per round for each side, such as nanoseconds; all above 0. */
export interface SideValues {
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** True if base[i] and head[i] were measured one right after the other, on the same GPU. */
  readonly interleaved: boolean;
  /** If it's missing or all values are equal, order effects can't cancel out. */
  readonly headFirst?: readonly boolean[];
}

/** ln(head / base). A change and its reverse have the same size. */
export function logRatio(base: number, head: number): number {
  return Math.log(head / base);
}

export function logs(values: readonly number[]): number[] {
  return values.map((value) => Math.log(value));
}

export function pairLogRatios({ base, head, interleaved }: SideValues): number[] | null {
  if (!interleaved || base.length !== head.length) return null;
  return head.map((value, round) => logRatio(base[round] ?? value, value));
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** From a change, the reverse change: from -20% to +25%. */
export function inverseRatio(ratio: Ratio): Ratio {
  return 1 / (1 + ratio) - 1;
}

export function inverseChange({ changeRatio, lowRatio, highRatio }: ChangeInterval): ChangeInterval {
  const inverse = (ratio: Ratio | null) => (ratio === null ? null : inverseRatio(ratio));
  return { changeRatio: inverse(changeRatio), lowRatio: inverse(highRatio), highRatio: inverse(lowRatio) };
}

type ChangeInterval = Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio">;

/** Below 0 if the sides overlap. */
export function measureDistanceBetween(a: readonly number[], b: readonly number[]): number {
  return Math.max(Math.min(...b) - Math.max(...a), Math.min(...a) - Math.max(...b));
}

export function medianOrNull(values: readonly number[]): number | null {
  return values.length === 0 ? null : median(values);
}

/** The sample standard deviation; 0 for fewer than two values. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const average = mean(values);
  return Math.sqrt(sum(values, (value) => (value - average) ** 2) / (values.length - 1));
}

/** The weighted median: the smallest value at which half of the total weight is reached. 0 if there are no values. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number {
  const half = sum(values, ({ weight }) => weight) / 2;
  let reached = 0;
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}

export function groupByOrder(pairs: readonly number[], headFirst: SideValues["headFirst"] = []): number[][] {
  return [true, false]
    .map((first) => pairs.filter((_, index) => (headFirst[index] ?? false) === first))
    .filter(({ length }) => length > 0);
}

/**
 * One value per side. For pairs, it's the geometric mean, with equal weight for each order, so the sides' log ratio equals the mean of
 * the pairs' log ratios. Otherwise, it's the median.
 */
export function findSideLevels(values: SideValues): Sides<number> {
  const isPaired = pairLogRatios(values) !== null;
  return bothSides((side) => (isPaired ? geometricMean(values[side], values.headFirst) : median(values[side])));
}

/** Computed relative to the first value, so equal values give exactly that value. */
function geometricMean(values: readonly number[], headFirst: SideValues["headFirst"]) {
  const [first = 0] = values;
  const ratios = values.map((value) => logRatio(first, value));
  return first * Math.exp(mean(groupByOrder(ratios, headFirst).map(mean)));
}

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
  const squares = sum(orders, (order) => (order.length - 1) * deviation(order) ** 2);
  return { deviation: Math.sqrt(squares / degrees), degrees };
}

export function sideNoise({ base, head }: SideValues): PairNoise {
  const degrees = base.length + head.length - 2;
  const squares = sum([base, head], (side) => (side.length - 1) * deviation(logs(side)) ** 2);
  return { deviation: Math.sqrt(squares / Math.max(1, degrees)), degrees };
}

/**
 * The variance of the median of n normal values, relative to one value's variance: the asymptotic formula, adjusted to be exact for n = 1.
 * At n = 3, it's 2% off.
 */
export function varianceOfMedian(n: number): number {
  return Math.PI / 2 / (n + Math.PI / 2 - 1);
}

/** The standard error of the ratio of the sides' medians, divided by the noise of one round. */
export function medianErrorWeight({ base, head }: Sides<readonly number[]>): number {
  return Math.sqrt(varianceOfMedian(base.length) + varianceOfMedian(head.length));
}

export function pairErrorWeight(orders: readonly (readonly number[])[]): number {
  return Math.sqrt(sum(orders, ({ length }) => 1 / length)) / orders.length;
}

/** Rounds captured in the same process have the same number. */
export type RoundProcesses = Sides<readonly number[]>;

export function findProcessesPerRound(
  base: Pick<Profile, "rounds">,
  head: Pick<Profile, "rounds">,
): RoundProcesses | null {
  const numbers = { base: listProcesses(base), head: listProcesses(head) };
  return Object.values(numbers).some((side) => new Set(side).size < side.length) ? numbers : null;
}

export function countProcesses({ rounds }: Pick<Profile, "rounds">): number | null {
  return rounds.every(({ process }) => process === null) ? null : new Set(listProcesses({ rounds })).size;
}

/** A round with its own process gets a negative number, which no shared process has. */
function listProcesses({ rounds }: Pick<Profile, "rounds">) {
  return rounds.map(({ process }, index) => process ?? -1 - index);
}

/** True if shared processes alternate between the sides, like rounds. Processes with the same number are then neighbors. */
export function areNeighbors({ base, head }: RoundProcesses): boolean {
  return base.every((number) => head.includes(number)) && head.every((number) => base.includes(number));
}

export function findHeadFirst({ base }: RoundProcesses): boolean[] {
  return [...new Set(base)].map((number) => number % 2 === 0);
}

/** Only processes are independent: rounds of one process share memory placement, autotuned kernels, and, on some machines, speed. */
function reduceToProcesses(values: RoundTimes) {
  const { processes } = values;
  if (processes == null) return values;
  const medians = bothSides((side) => groupByProcess(values[side], processes[side]).map(median));
  return { ...values, ...medians, processes: null };
}

function measureSpreadWithin({ base, head }: RoundTimes, processes: RoundProcesses): Ratio {
  const groups = [...groupByProcess(base, processes.base), ...groupByProcess(head, processes.head)];
  return Math.max(...groups.map((rounds) => (rounds.some((value) => value <= 0) ? 0 : deviation(logs(rounds)))));
}

function groupByProcess(values: readonly number[], processes: readonly number[]) {
  const indices = Map.groupBy(values.keys(), (index) => processes[index] ?? -1 - index);
  return [...indices.values()].map((group) => group.map((index) => values[index] ?? 0));
}

export interface KnownNoise {
  /** The standard deviation of the log ratios of A/A pairs, around 0. */
  readonly pairSpread: Ratio;
  readonly degrees: number;
  /** Noise measured on other days can't lower the noise of rounds that vary more. */
  readonly isOfHistory?: boolean;
}

/** Three quiet pairs would be inconclusive without it. */
export const usualNoise: KnownNoise = {
  pairSpread: constants.usualSpread.value,
  degrees: constants.usualWeight.value,
};

/**
 * The 99th percentile of an effect's size over this many rounds if nothing changed. We use Student's t, so a calibration with few pairs
 * gives a higher floor.
 */
export function noiseFloor(noise: KnownNoise, rounds: number): Ratio {
  return Math.expm1((studentTQuantile(0.995, noise.degrees) * noise.pairSpread) / Math.sqrt(rounds));
}

export function exceedsNoise(deviation: Ratio, { pairSpread }: KnownNoise): boolean {
  return deviation > constants.clearOfSpread.value * Math.max(pairSpread, usualNoise.pairSpread);
}

export function poolNoise(measured: PairNoise, knownNoise: KnownNoise | null): PairNoise {
  if (knownNoise === null || exceedsNoise(measured.deviation, knownNoise)) return measured;
  const degrees = measured.degrees + knownNoise.degrees;
  const variance =
    (measured.degrees * measured.deviation ** 2 + knownNoise.degrees * knownNoise.pairSpread ** 2) / degrees;
  const pooled = Math.sqrt(variance);
  return { deviation: knownNoise.isOfHistory === true ? Math.max(pooled, measured.deviation) : pooled, degrees };
}

export interface Effect {
  readonly change: Ratio;
  /** The 95% interval of `change`. Null if a side has only one round. */
  readonly low: Ratio | null;
  readonly high: Ratio | null;
  /** If rounds aren't paired, we compare each head round with each base round. */
  readonly agree: "up" | "down" | "mixed";
  readonly spread: Ratio;
  readonly rounds: number;
  readonly isUnusual: boolean;
}

export interface EstimateNoise {
  /** The noise of one pair, or of one round if rounds aren't paired. */
  readonly noise: PairNoise;
  /** The estimate's standard error divided by `noise.deviation`. */
  readonly weight: number;
}

/** Throws RangeError if a value isn't above 0 or a side has no rounds. */
export function estimateEffect(values: SideValues, knownNoise: KnownNoise | null = null): Effect {
  const { base, head } = values;
  if (base.length === 0 || head.length === 0) throw new RangeError("An effect needs a round on each side.");
  if (![...base, ...head].every((value) => value > 0 && Number.isFinite(value)))
    throw new RangeError("An effect needs values above 0.");
  const pairs = pairLogRatios(values);
  const ratios = pairs ?? head.flatMap((value) => base.map((before) => logRatio(before, value)));
  const log =
    pairs === null ? logRatio(median(base), median(head)) : mean(groupByOrder(pairs, values.headFirst).map(mean));
  const rounds = Math.min(base.length, head.length);
  const effect = {
    change: Math.expm1(log),
    agree: findAgreement(ratios),
    spread: Math.max(deviation(logs(base)), deviation(logs(head))),
    rounds,
  };
  if (rounds === 1) return { ...effect, low: null, high: null, isUnusual: false };
  const { noise, weight } = estimateNoise(values, knownNoise);
  const half = studentTQuantile(0.975, noise.degrees) * noise.deviation * weight;
  const pairSpread =
    pairs === null ? Math.SQRT2 * sideNoise(values).deviation : pairNoise(pairs, values.headFirst).deviation;
  return {
    ...effect,
    low: Math.expm1(log - half),
    high: Math.expm1(log + half),
    isUnusual: knownNoise !== null && exceedsNoise(pairSpread, knownNoise),
  };
}

/**
 * Both sides need two rounds or more. For pairs, the estimate is the mean of the pairs, so effects that both rounds share (drift, heat)
 * cancel out. Both orders get the same total weight, so the effect of coming second cancels out, too.
 */
export function estimateNoise(values: SideValues, knownNoise: KnownNoise | null): EstimateNoise {
  const pairs = pairLogRatios(values);
  if (pairs === null) {
    // We assume that both rounds of a pair vary equally.
    const ofOneRound = knownNoise === null ? null : { ...knownNoise, pairSpread: knownNoise.pairSpread / Math.SQRT2 };
    return { noise: poolNoise(sideNoise(values), ofOneRound), weight: medianErrorWeight(values) };
  }
  const weight = pairErrorWeight(groupByOrder(pairs, values.headFirst));
  return { noise: poolNoise(pairNoise(pairs, values.headFirst), knownNoise), weight };
}

function findAgreement(ratios: readonly number[]): Effect["agree"] {
  if (ratios.every((log) => log > 0)) return "up";
  return ratios.every((log) => log < 0) ? "down" : "mixed";
}

/** 0 if nothing ran in the round. If nothing ran on a side, that side has no times, or only zeros. */
export interface RoundTimes extends SideValues {
  /** The process that each round ran in. Null or absent if each round had its own process; else, `headFirst` is per pair of processes. */
  readonly processes?: RoundProcesses | null;
}

export interface Measured extends SideTimes {
  readonly presence: "both";
  readonly effect: Effect;
  readonly values: SideValues;
  readonly knownNoise: KnownNoise | null;
  /**
   * If rounds share a process: the spread of the rounds within a process. `isApart` if all of one side's rounds are above all of the other
   * side's.
   */
  readonly within: { readonly spread: Ratio; readonly isApart: boolean } | null;
}

interface Unmeasured extends SideTimes {
  readonly presence: "neither" | "base" | "head" | "some";
  readonly rounds: number;
  readonly changeRatio: Ratio | null;
  readonly ran: string;
}

export type Estimate = Measured | Unmeasured;

type SideTimes = Pick<TimeChange, "baseNs" | "headNs">;

export function estimateTime(measured: RoundTimes, knownNoise: KnownNoise | null): Estimate {
  const times = reduceToProcesses(measured);
  const { base, head } = times;
  const [inBase, inHead] = [base, head].map((values) => values.filter((value) => value > 0).length);
  const { baseNs, headNs } = findLevels(times);
  if (inBase === base.length && inHead === head.length && base.length > 0 && head.length > 0) {
    const { processes } = measured;
    return {
      presence: "both",
      baseNs,
      headNs,
      effect: estimateEffect(times, knownNoise),
      values: times,
      knownNoise,
      within:
        processes == null
          ? null
          : {
              spread: measureSpreadWithin(measured, processes),
              isApart: measureDistanceBetween(measured.base, measured.head) > 0,
            },
    };
  }
  return {
    presence: inBase === 0 ? (inHead === 0 ? "neither" : "head") : inHead === 0 ? "base" : "some",
    baseNs: inBase === 0 ? null : baseNs,
    headNs: inHead === 0 ? null : headNs,
    rounds: Math.min(base.length, head.length),
    changeRatio: inBase === 0 || inHead === 0 || !baseNs ? null : (headNs ?? 0) / baseNs - 1,
    ran: `${String(inBase)} of ${counted(base.length, "round")} on base and ${String(inHead)} of ${String(head.length)} on head`,
  };
}

export function divideByFactor<Times extends SideValues>(times: Times, factor: number): Times {
  return { ...times, head: times.head.map((ns) => ns / factor) };
}

/** One time for each side, chosen so that `headNs / baseNs - 1` is the estimated change. Null for a side without rounds. */
export function findSideTimes(times: RoundTimes): SideTimes {
  return findLevels(reduceToProcesses(times));
}

function findLevels(times: RoundTimes) {
  const { base, head } = times;
  // If a round lacks this time, it has no ratio to its neighbor.
  if (base.length === 0 || head.length === 0 || [...base, ...head].some((ns) => ns <= 0))
    return { baseNs: medianOrNull(base), headNs: medianOrNull(head) };
  const levels = findSideLevels(times);
  return { baseNs: levels.base, headNs: levels.head };
}
