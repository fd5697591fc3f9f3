import type { Latency } from "../../model/comparison/comparison-rows.ts";
import type { SeriesChange } from "../../model/metrics/metric-row.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { chanceOfRankSum, ratiosBeyondInterval } from "../noise/rank-sum.ts";
import { constants } from "../constants.ts";
import { unknown } from "../decide.ts";
import { byOrder, deviation, logRatio, logs, mean, sideLevels, sideNoise, varianceOfMedian } from "../noise/rounds.ts";
import { studentTQuantile } from "../noise/student-t.ts";

/** What processes without CUDA tracing gave, in any one unit. */
export interface Series {
  /** For each process its values, such as a range's instances or the one value of a metric; each has one at least. */
  readonly base: readonly (readonly number[])[];
  readonly head: readonly (readonly number[])[];
  /** base[i] and head[i] were measured as neighbors in time. */
  readonly interleaved: boolean;
  /** Of each pair, whether head was measured first. */
  readonly headFirst: readonly boolean[];
  /** Of `higher`, head is worse where it is lower. */
  readonly better: "lower" | "higher";
  readonly threshold: Ratio;
}

export interface SeriesJudgment {
  /** What of each process was compared; of one value a process, and of those that are better when higher, the median. */
  readonly statistic: Latency["statistic"];
  /** `regressed`: head is worse. Every ratio is head / base - 1, so that it is below 0 there where higher is better. */
  readonly change: SeriesChange;
}

/** All ranks of three processes a side together say no more than 90%: pairs say it better. */
const fewestRanked = 4;

/** Whether head is worse by processes that ran without CUDA tracing: the rule is in docs/statistics.md. */
export function judgeSeries(series: Series): SeriesJudgment {
  const { better } = series;
  const isQuiet = better === "higher" || isQuietSeries([...series.base, ...series.head]);
  const ofProcess = isQuiet ? median : (values: readonly number[]): number => Math.min(...values);
  const base = series.base.map(ofProcess);
  const head = series.head.map(ofProcess);
  // Where higher is better, head is worse as base would be where lower is.
  const turned = better === "higher";
  const headFirst = series.headFirst.map((first) => first !== turned);
  const change = changeOf({ ...series, headFirst, ...(turned ? { base: head, head: base } : { base, head }) });
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

/** One value a process; lower is better. */
interface ProcessValues {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly interleaved: boolean;
  readonly headFirst: readonly boolean[];
  readonly threshold: Ratio;
}

function changeOf(values: ProcessValues): SeriesChange {
  const { base, head, interleaved } = values;
  const rounds = Math.min(base.length, head.length);
  const notMeasured: SeriesChange = {
    ...unknown,
    base: medianOf(base),
    head: medianOf(head),
    rounds: 0,
    state: "not-judged",
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
  const ofSides = rounds < fewestRanked ? ofFew(base, head) : ofRanks(base, head);
  const estimates = isPaired ? [ofPairs(values), ...(rounds < fewestRanked ? [] : [ofSides])] : [ofSides];
  const found = estimates.find(({ log, clear }) => clear && Math.abs(log) >= Math.log1p(threshold));
  const estimate = found ?? narrowest(estimates);
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
      why: "With one process a side the noise is unknown.",
    };
  const [low, high] = [log - half.below, log + half.above];
  const least = Math.log1p(isPaired ? values.threshold : threshold);
  const isSame = isPaired && low > -least && high < least;
  const state = found === undefined ? (isSame ? "same" : "inconclusive") : log > 0 ? "regressed" : "improved";
  return {
    ...known,
    lowRatio: Math.expm1(low),
    highRatio: Math.expm1(high),
    detectableRatio: detectable(half, rounds, threshold),
    spreadRatio: spread,
    state,
    mayBeSlower: state === "inconclusive" && (!isPaired || high >= least),
    // Of sides measured apart the interval holds the noise of processes alone, not what the machine did in between.
    isProbable: state === "inconclusive" && low >= Math.log1p(isPaired ? values.threshold : threshold),
    why: state === "inconclusive" ? whyOpen(isPaired, rounds) : null,
  };
}

/** An effect as log ratio, by one of the tests. */
interface Estimate {
  /** One value a side, of which `log` is the ratio. */
  readonly base: number;
  readonly head: number;
  readonly log: number;
  /** How far its 95% interval reaches; null where there is none. */
  readonly half: { readonly below: number; readonly above: number } | null;
  /** Chance alone would hardly do as much. */
  readonly clear: boolean;
}

/**
 * The mean of the pairs' log ratios, each order weighing the same, with Student's t: what neighbors share, such as drift, cancels
 * out, and so does what the second of a pair takes longer.
 */
function ofPairs(values: ProcessValues): Estimate {
  const levels = sideLevels(values);
  const pairs = values.head.map((value, index) => logRatio(values.base[index] ?? value, value));
  const orders = byOrder(pairs, values.headFirst);
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

/** The ratio of the medians with Student's t: of so few processes, ranks say nothing. Never clear. */
function ofFew(base: readonly number[], head: readonly number[]): Estimate {
  const medians = { base: median(base), head: median(head) };
  const log = logRatio(medians.base, medians.head);
  if (Math.min(base.length, head.length) < 2) return { ...medians, log, half: null, clear: false };
  const { deviation: noise, degrees } = sideNoise({ base, head, interleaved: false });
  const weight = Math.sqrt(varianceOfMedian(base.length) + varianceOfMedian(head.length));
  const half = studentTQuantile(0.975, degrees) * noise * weight;
  return { ...medians, log, half: { below: half, above: half }, clear: false };
}

/** The ratio of the medians, with the rank-sum test: a process that is far off counts no more than any other. */
function ofRanks(base: readonly number[], head: readonly number[]): Estimate {
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

function narrowest(estimates: readonly Estimate[]): Estimate {
  const width = ({ half }: Estimate): number => (half === null ? Infinity : half.below + half.above);
  return estimates.reduce((best, one) => (width(one) < width(best) ? one : best));
}

/** The size of a slowdown that is found 95% of the time, if processes vary as they did. */
function detectable({ below, above }: NonNullable<Estimate["half"]>, rounds: number, threshold: Ratio): Ratio {
  const degrees = rounds - 1;
  const error = (below + above) / 2 / studentTQuantile(0.975, degrees);
  const least = Math.max(Math.log1p(threshold), studentTQuantile(1 - constants.chance.value, degrees) * error);
  return Math.expm1(least + studentTQuantile(0.95, degrees) * error);
}

function whyOpen(isPaired: boolean, rounds: number): string {
  if (!isPaired) return "The sides were not measured in turn: the machine may have changed meanwhile.";
  if (rounds < constants.fewProcesses.value) return "The processes are too few to tell it from their noise.";
  return "The processes vary too much to tell.";
}

function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : median(values);
}

function inverse(ratio: Ratio | null): Ratio | null {
  return ratio === null ? null : 1 / (1 + ratio) - 1;
}
