import { unknownChange, type Latency } from "../../model/comparison/comparison-rows.ts";
import type { SeriesChange } from "../../model/metrics/metric-row.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { chanceOfRankSum, ratiosBeyondInterval } from "../noise/rank-sum.ts";
import { constants } from "../constants.ts";
import {
  groupByOrder,
  deviation,
  logRatio,
  logs,
  mean,
  findSideLevels,
  sideNoise,
  varianceOfMedian,
} from "../noise/estimate.ts";
import { studentTQuantile } from "../noise/student-t.ts";

/** Values from processes without CUDA tracing, in any unit. */
export interface Series {
  /** One array per process, such as the times of a range's instances, or a metric's single value. Never empty. */
  readonly base: readonly (readonly number[])[];
  readonly head: readonly (readonly number[])[];
  /** True if base[i] and head[i] were measured one right after the other. */
  readonly interleaved: boolean;
  /** For each pair, true if head was measured first. */
  readonly headFirst: readonly boolean[];
  /** With `higher`, a lower value is worse. */
  readonly better: "lower" | "higher";
  readonly threshold: Ratio;
}

export interface SeriesJudgment {
  /** The statistic that we compare for each process. Always the median if each process has only one value, or if higher is better. */
  readonly statistic: Latency["statistic"];
  /** `regressed` means that head is worse. All ratios are head / base - 1, so a regression is below 0 if higher is better. */
  readonly change: SeriesChange;
}

/** Judges whether head is worse, based on processes without CUDA tracing. docs/statistics.md explains the rule. */
export function judgeSeries(series: Series): SeriesJudgment {
  const { better } = series;
  const isQuiet = better === "higher" || isQuietSeries([...series.base, ...series.head]);
  const ofProcess = isQuiet ? median : (values: readonly number[]): number => Math.min(...values);
  const base = series.base.map(ofProcess);
  const head = series.head.map(ofProcess);
  // If higher is better, swap the sides, so that lower is better.
  const turned = better === "higher";
  const headFirst = series.headFirst.map((first) => first !== turned);
  const change = judgeProcesses({ ...series, headFirst, ...(turned ? { base: head, head: base } : { base, head }) });
  return {
    statistic: isQuiet ? "median" : "minimum",
    change: turned
      ? {
          ...change,
          base: change.head,
          head: change.base,
          changeRatio: inverse(change.changeRatio),
          lowRatio: inverse(change.highRatio),
          highRatio: inverse(change.lowRatio),
        }
      : change,
  };
}

function isQuietSeries(processes: readonly (readonly number[])[]): boolean {
  return median(processes.map((values) => median(values) / Math.min(...values))) <= 1 + constants.quietHost.value;
}

/** One value per process; lower is better. */
interface ProcessValues {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly interleaved: boolean;
  readonly headFirst: readonly boolean[];
  readonly threshold: Ratio;
}

function judgeProcesses(values: ProcessValues): SeriesChange {
  const { base, head, interleaved } = values;
  const rounds = Math.min(base.length, head.length);
  const notMeasured: SeriesChange = {
    ...unknownChange,
    base: medianOf(base),
    head: medianOf(head),
    rounds: 0,
  };
  if (rounds === 0) {
    if (base.length + head.length === 0) return notMeasured;
    return { ...notMeasured, state: base.length === 0 ? "new" : "removed" };
  }
  if (![...base, ...head].every((value) => value > 0 && Number.isFinite(value)))
    return { ...notMeasured, rounds, why: "A ratio needs values above 0." };
  const isPaired = interleaved && base.length === head.length;
  const spread = Math.max(deviation(logs(base)), deviation(logs(head)));
  const isEnough = isPaired && rounds >= constants.fewProcesses.value;
  const threshold = isEnough ? values.threshold : Math.max(values.threshold, constants.unpairedWall.value);
  const ofSides = rounds < constants.fewestRanked.value ? testFewProcesses(base, head) : testRanks(base, head);
  const estimates = isPaired
    ? [testPairs(values), ...(rounds < constants.fewestRanked.value ? [] : [ofSides])]
    : [ofSides];
  const found = estimates.find(({ log, clear }) => clear && Math.abs(log) >= Math.log1p(threshold));
  const estimate = found ?? findNarrowest(estimates);
  const { log, half } = estimate;
  const known = {
    base: estimate.base,
    head: estimate.head,
    changeRatio: Math.expm1(log),
    thresholdRatio: threshold,
    rounds,
  };
  if (half === null)
    return {
      ...notMeasured,
      ...known,
      state: "inconclusive",
      mayBeSlower: log >= Math.log1p(isPaired ? values.threshold : threshold),
      why: "With one process per side, the noise is unknown.",
    };
  const [low, high] = [log - half.below, log + half.above];
  const least = Math.log1p(isPaired ? values.threshold : threshold);
  const isSame = isPaired && low > -least && high < least;
  const state = found === undefined ? (isSame ? "same" : "inconclusive") : log > 0 ? "regressed" : "improved";
  return {
    ...known,
    lowRatio: Math.expm1(low),
    highRatio: Math.expm1(high),
    detectableRatio: findDetectable(half, rounds, threshold),
    spreadRatio: spread,
    state,
    mayBeSlower: state === "inconclusive" && (!isPaired || high >= least),
    // If the sides were measured separately, the interval covers only noise between processes, not changes of the machine between the two measurements.
    isProbable: state === "inconclusive" && low >= Math.log1p(isPaired ? values.threshold : threshold),
    why: state === "inconclusive" ? explainOpen(isPaired, rounds) : null,
  };
}

/** The effect that one of the tests finds. */
interface Estimate {
  /** One value per side; `log` is their log ratio. */
  readonly base: number;
  readonly head: number;
  readonly log: number;
  /** How far the 95% interval extends below and above `log`. Null if there's no interval. */
  readonly half: { readonly below: number; readonly above: number } | null;
  /** True if chance alone is very unlikely to cause such an effect. */
  readonly clear: boolean;
}

/**
 * The mean of the pairs' log ratios, with equal weight for each order, tested with Student's t. Effects that both processes of a pair
 * share, such as drift, cancel out. The effect of being measured second cancels out, too.
 */
function testPairs(values: ProcessValues): Estimate {
  const levels = findSideLevels(values);
  const pairs = values.head.map((value, index) => logRatio(values.base[index] ?? value, value));
  const orders = groupByOrder(pairs, values.headFirst);
  const log = mean(orders.map(mean));
  const degrees = pairs.length - 1;
  if (degrees < 1) return { ...levels, log, half: null, clear: false };
  const weight = Math.sqrt(orders.reduce((sum, { length }) => sum + 1 / length, 0)) / orders.length;
  const error = deviation(pairs) * weight;
  const half = studentTQuantile(0.975, degrees) * error;
  const agree = pairs.every((pair) => Math.sign(pair) === Math.sign(log));
  const clear = degrees > 1 && agree && Math.abs(log) >= studentTQuantile(1 - constants.chance.value, degrees) * error;
  return { ...levels, log, half: { below: half, above: half }, clear };
}

/** The ratio of the medians, with Student's t, because ranks mean little with so few processes. `clear` is always false. */
function testFewProcesses(base: readonly number[], head: readonly number[]): Estimate {
  const medians = { base: median(base), head: median(head) };
  const log = logRatio(medians.base, medians.head);
  if (Math.min(base.length, head.length) < 2) return { ...medians, log, half: null, clear: false };
  const { deviation: noise, degrees } = sideNoise({ base, head, interleaved: false });
  const weight = Math.sqrt(varianceOfMedian(base.length) + varianceOfMedian(head.length));
  const half = studentTQuantile(0.975, degrees) * noise * weight;
  return { ...medians, log, half: { below: half, above: half }, clear: false };
}

/** The ratio of the medians, with the rank-sum test, in which an outlier counts no more than any other process. */
function testRanks(base: readonly number[], head: readonly number[]): Estimate {
  const ratios = head.flatMap((value) => base.map((before) => logRatio(before, value))).toSorted((a, b) => a - b);
  const medians = { base: median(base), head: median(head) };
  const log = logRatio(medians.base, medians.head);
  const beyond = ratiosBeyondInterval(base.length, head.length);
  const [low = log, high = log] = [ratios[beyond], ratios[ratios.length - 1 - beyond]];
  const slower = ratios.filter((ratio) => ratio * Math.sign(log) > 0).length;
  const clear = chanceOfRankSum(slower, base.length, head.length) <= constants.chance.value;
  const half = { below: Math.max(log - low, 0), above: Math.max(high - log, 0) };
  return { ...medians, log, half, clear };
}

function findNarrowest(estimates: readonly Estimate[]): Estimate {
  const width = ({ half }: Estimate): number => (half === null ? Infinity : half.below + half.above);
  return estimates.reduce((best, one) => (width(one) < width(best) ? one : best));
}

/** The smallest slowdown that we'd detect 95% of the time, if processes vary as much as they did here. */
function findDetectable({ below, above }: NonNullable<Estimate["half"]>, rounds: number, threshold: Ratio): Ratio {
  const degrees = rounds - 1;
  const error = (below + above) / 2 / studentTQuantile(0.975, degrees);
  const least = Math.max(Math.log1p(threshold), studentTQuantile(1 - constants.chance.value, degrees) * error);
  return Math.expm1(least + studentTQuantile(0.95, degrees) * error);
}

function explainOpen(isPaired: boolean, rounds: number): string {
  if (!isPaired) return "The sides weren't interleaved, so the machine may have changed in between.";
  if (rounds < constants.fewProcesses.value) return "With so few processes, the change could be noise.";
  return "The processes vary too much to tell.";
}

function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : median(values);
}

function inverse(ratio: Ratio | null): Ratio | null {
  return ratio === null ? null : 1 / (1 + ratio) - 1;
}
