import { unknownChange, type Latency } from "../../model/comparison/comparison-rows.ts";
import type { SeriesChange } from "../../model/metrics/metric-row.ts";
import { median } from "../../model/rounds.ts";
import { bothSides, type Sides } from "../../model/sides.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { chanceOfRankSum, ratiosBeyondInterval, studentTQuantile } from "../noise/distributions.ts";
import {
  groupByOrder,
  deviation,
  logRatio,
  logs,
  mean,
  findSideLevels,
  sideNoise,
  inverseChange,
  medianErrorWeight,
  medianOrNull,
  pairErrorWeight,
} from "../noise/estimate.ts";

export interface Series {
  readonly base: readonly (readonly number[])[];
  readonly head: readonly (readonly number[])[];
  readonly interleaved: boolean;
  readonly headFirst: readonly boolean[];
  /** With `higher`, a lower value is worse. */
  readonly better: "lower" | "higher";
  readonly threshold: Ratio;
}

interface SeriesJudgment {
  readonly statistic: Latency["statistic"];
  /** All ratios are head / base - 1, so a regression is below 0 if higher is better. */
  readonly change: SeriesChange;
}

/** Judges whether head is worse, based on processes without CUDA tracing. docs/statistics.md explains the rule. */
export function judgeSeries(series: Series): SeriesJudgment {
  const { better } = series;
  const isQuiet = better === "higher" || isQuietSeries([...series.base, ...series.head]);
  const ofProcess = isQuiet ? median : (values: readonly number[]) => Math.min(...values);
  const base = series.base.map(ofProcess);
  const head = series.head.map(ofProcess);
  // If higher is better, swap the sides, so that lower is better.
  const turned = better === "higher";
  const headFirst = series.headFirst.map((first) => first !== turned);
  const change = judgeProcesses({ ...series, headFirst, ...(turned ? { base: head, head: base } : { base, head }) });
  return {
    statistic: isQuiet ? "median" : "minimum",
    change: turned ? { ...change, base: change.head, head: change.base, ...inverseChange(change) } : change,
  };
}

function isQuietSeries(processes: readonly (readonly number[])[]) {
  return median(processes.map((values) => median(values) / Math.min(...values))) <= 1 + constants.quietHost.value;
}

/** One value per process; lower is better. */
type ProcessValues = Values & Pick<Series, "interleaved" | "headFirst" | "threshold">;

function judgeProcesses(values: ProcessValues): SeriesChange {
  const { base, head, interleaved } = values;
  const rounds = Math.min(base.length, head.length);
  const medians = { base: medianOrNull(base), head: medianOrNull(head) };
  const notMeasured: SeriesChange = { ...unknownChange, ...medians, rounds: 0 };
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
  const significant = estimates.find(({ log, clear }) => clear && Math.abs(log) >= Math.log1p(threshold));
  const estimate = significant ?? findNarrowest(estimates);
  const { log, half } = estimate;
  const least = Math.log1p(isPaired ? values.threshold : threshold);
  const parts = {
    base: estimate.base,
    head: estimate.head,
    changeRatio: Math.expm1(log),
    thresholdRatio: threshold,
    rounds,
  };
  if (half === null)
    return {
      ...notMeasured,
      ...parts,
      state: "inconclusive",
      mayBeSlower: log >= least,
      why: "With one process per side, the noise is unknown.",
    };
  const [low, high] = [log - half.below, log + half.above];
  const isSame = isPaired && low > -least && high < least;
  const state = significant === undefined ? (isSame ? "same" : "inconclusive") : log > 0 ? "regressed" : "improved";
  return {
    ...parts,
    lowRatio: Math.expm1(low),
    highRatio: Math.expm1(high),
    detectableRatio: findDetectable(half, rounds, threshold),
    spreadRatio: spread,
    state,
    mayBeSlower: state === "inconclusive" && (!isPaired || high >= least),
    // If the sides were measured separately, the interval covers only noise between processes, not changes of the machine between the two measurements.
    isProbable: state === "inconclusive" && low >= least,
    why: state === "inconclusive" ? explainOpen(isPaired, rounds) : null,
  };
}

interface Estimate {
  /** One value per side; `log` is their log ratio. */
  readonly base: number;
  readonly head: number;
  readonly log: number;
  readonly half: { readonly below: number; readonly above: number } | null;
  readonly clear: boolean;
}

/** Effects that both processes of a pair share, such as drift, cancel out. The effect of being measured second cancels out, too. */
function testPairs(values: ProcessValues): Estimate {
  const levels = findSideLevels(values);
  const pairs = values.head.map((value, index) => logRatio(values.base[index] ?? value, value));
  const orders = groupByOrder(pairs, values.headFirst);
  const log = mean(orders.map(mean));
  const degrees = pairs.length - 1;
  if (degrees < 1) return { ...levels, log, half: null, clear: false };
  const error = deviation(pairs) * pairErrorWeight(orders);
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
  const half = studentTQuantile(0.975, degrees) * noise * medianErrorWeight({ base, head });
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

function findNarrowest(estimates: readonly Estimate[]) {
  const width = ({ half }: Estimate) => (half === null ? Infinity : half.below + half.above);
  return estimates.reduce((best, estimate) => (width(estimate) < width(best) ? estimate : best));
}

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

export type Values = Sides<readonly number[]>;

export function showChange(values: Values, why: string | null): SeriesChange {
  const { base, head } = bothSides((side) => medianOrNull(values[side]));
  const rounds = Math.min(values.base.length, values.head.length);
  const state = base === null ? "new" : head === null ? "removed" : "not-judged";
  const changeRatio = why === null && base !== null && base > 0 && head !== null ? head / base - 1 : null;
  return { ...unknownChange, base, head, changeRatio, rounds, state, why };
}

export function judgeWithoutRatio(values: Values, better: "lower" | "higher"): SeriesChange {
  const plain = showChange(values, null);
  const all = [...values.base, ...values.head];
  if (all.every((value) => value === all[0])) return { ...plain, state: "same" };
  const sign = better === "lower" ? 1 : -1;
  const [base, head] = [values.base.map((value) => value * sign), values.head.map((value) => value * sign)];
  const isWorse = Math.min(...head) > Math.max(...base);
  const why = "Some values are 0 or less, so there's no ratio, and the threshold doesn't apply. Use a budget instead.";
  return { ...plain, changeRatio: null, state: isWorse ? "inconclusive" : "not-judged", mayBeSlower: isWorse, why };
}

export function withoutJudgment(change: SeriesChange, why: string | null): SeriesChange {
  return { ...change, state: "not-judged", mayBeSlower: false, isProbable: false, why };
}

/** Judges memory, which is nearly exact, except for what allocators cache. */
export function judgeMemory(values: Values, unitBytes: number): SeriesChange {
  const plain = showChange(values, null);
  const base = plain.base ?? 0;
  const thresholdRatio =
    base > 0 ? Math.max(constants.memoryShare.value, constants.memory.value / unitBytes / base) : null;
  const least = Math.max(constants.memory.value / unitBytes, constants.memoryShare.value * base);
  const more = Math.min(...values.head) - Math.max(...values.base);
  const fewer = Math.min(...values.base) - Math.max(...values.head);
  const change = { ...plain, thresholdRatio };
  if (more >= least) return { ...change, state: "regressed" };
  if (fewer >= least) return { ...change, state: "improved" };
  if ((plain.head ?? 0) - base < least) return { ...change, state: "same" };
  const why = "The processes of a side vary too much to tell.";
  return { ...change, state: "inconclusive", mayBeSlower: true, why };
}
