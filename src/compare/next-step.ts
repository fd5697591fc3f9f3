import type { Calibration } from "../model/comparison/calibration.ts";
import type { RangeRow } from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { ReasonId } from "../model/comparison/reason.ts";
import type { Config } from "../model/config.ts";
import type { MetricRow } from "../model/metrics/metric-row.ts";
import type { Ratio } from "../model/units.ts";
import { hasWrongResult } from "./goal/verified.ts";
import { inverseChange } from "./noise/estimate.ts";
import { mayBeFaster, findOpenRows } from "./open-rows.ts";
import { findMetricThreshold } from "./policy/thresholds.ts";
import { findUnsettledRanges, isFutile, pairsNeeded, type Interval } from "./settled.ts";
import { rangesToMap } from "./to-explain.ts";

export interface Spending {
  readonly rounds: {
    readonly made: number;
    readonly planned: number;
    readonly most: number;
    /**
     * True if we may stop before the planned rounds: the user didn't set the number, and we don't compare these rounds with a recorded
     * base or reference.
     */
    readonly mayEndEarly: boolean;
  };
  readonly untraced: {
    readonly made: number;
    readonly planned: number;
    readonly most: number;
    /**
     * True if we measure these runs regardless of the verdict, because the user set the number of runs, or because the runs measure more
     * than wall time.
     */
    readonly isAsked: boolean;
    readonly isExplained: boolean;
  };
  readonly findsLinesEarly: boolean;
}

export interface FutileRow {
  readonly text: string;
  readonly needed: number | null;
}

export type Stop =
  | { readonly kind: "settled"; readonly rounds: number }
  | { readonly kind: "untraced-futile"; readonly rows: readonly FutileRow[] }
  | { readonly kind: "wall-not-needed" | "not-the-same-work" };

export type NextStep = { readonly stops: readonly Stop[] } & (
  | { readonly kind: "planned-rounds"; readonly unsettled: readonly string[] }
  | { readonly kind: "more-rounds"; readonly rows: readonly string[] }
  | { readonly kind: "planned-untraced"; readonly pairs: number }
  | { readonly kind: "more-untraced"; readonly rows: readonly string[] }
  | { readonly kind: "find-lines"; readonly ranges: readonly string[] }
  /** Explain the verdict before measuring anything that can't change it. */
  | { readonly kind: "explain" }
  | { readonly kind: "done" }
);

interface Known {
  readonly comparison: Comparison;
  readonly policy: Config["compare"];
  readonly calibration: Calibration | null;
  readonly spending: Spending;
}

/** Decides what a run measures next: first the rounds that may decide an open verdict, then wall time. Call this again after each step. */
export function chooseNextStep(input: Known): NextStep {
  if (hasWrongResult(input.comparison)) return { kind: "done", stops: [{ kind: "not-the-same-work" }] };
  const facts = input.comparison.calibration.used ? input : { ...input, calibration: null };
  const step = chooseMeasurement(facts);
  const ranges = facts.spending.findsLinesEarly ? findRedRangesBefore(step, facts) : [];
  return ranges.length === 0 ? step : { kind: "find-lines", ranges: ranges.map(({ name }) => name), stops: step.stops };
}

function findRedRangesBefore({ kind }: NextStep, { comparison, calibration }: Known): RangeRow[] {
  const red = rangesToMap(comparison);
  if (kind === "planned-untraced" || kind === "more-untraced") return red;
  if (kind !== "planned-rounds") return [];
  const unsettled = new Set(findUnsettledRanges(comparison, calibration));
  return red.filter((range) => !unsettled.has(range));
}

function chooseMeasurement(facts: Known): NextStep {
  const rounds = chooseRounds(facts);
  if ("step" in rounds) return { ...rounds.step, stops: [] };
  const stops = rounds.stop === null ? [] : [rounds.stop];
  const wall = chooseUntraced(facts);
  if ("step" in wall) return { ...wall.step, stops };
  return { kind: "done", stops: wall.stop === null ? stops : [...stops, wall.stop] };
}

type WithoutStops<Step> = Step extends NextStep ? Omit<Step, "stops"> : never;

type Choice = { readonly step: WithoutStops<NextStep> } | { readonly stop: Stop | null };

function chooseRounds({ comparison, calibration, spending: { rounds, untraced } }: Known): Choice {
  const { made, planned, most, mayEndEarly } = rounds;
  if (made < Math.min(planned, most)) {
    const unsettled = mayEndEarly ? findUnsettledRanges(comparison, calibration) : comparison.ranges;
    if (unsettled.length > 0 || comparison.ranges.length === 0)
      return { step: { kind: "planned-rounds", unsettled: unsettled.map(({ name }) => name) } };
    return { stop: { kind: "settled", rounds: made } };
  }
  // If there are fewer rounds than planned, there was no time for more.
  if (made < planned || made >= most) return { stop: null };
  const isWallToCome = untraced.made < Math.min(untraced.planned, untraced.most);
  const open = findOpenRows(comparison).filter(({ kind }) => !isWallToCome || (kind !== "wall" && kind !== "count"));
  return open.length === 0 ? { stop: null } : { step: { kind: "more-rounds", rows: open.map(({ text }) => text) } };
}

function chooseUntraced({ comparison, policy, spending: { untraced } }: Known): Choice {
  const { made, planned, most, isAsked, isExplained } = untraced;
  const isNeeded = !isRedAnyway(comparison);
  if (made < Math.min(planned, most)) {
    if (!isNeeded && isAsked && !isExplained) return { step: { kind: "explain" } };
    if (isNeeded || isAsked) return { step: { kind: "planned-untraced", pairs: Math.min(planned, most) - made } };
    return { stop: { kind: "wall-not-needed" } };
  }
  const open = isNeeded && made < most ? findOpenWalls(comparison, policy) : [];
  if (open.length === 0) return { stop: null };
  const futile = open.filter(({ row, threshold }) => isFutile(row, threshold, most));
  if (futile.length < open.length) return { step: { kind: "more-untraced", rows: open.map(({ text }) => text) } };
  const rows = futile.map(({ text, row, threshold }) => ({ text, needed: pairsNeeded(row, threshold) }));
  return { stop: { kind: "untraced-futile", rows } };
}

/** Reasons that make a verdict red regardless of wall time: more time on the GPU, or a higher count that matters even if wall time stays the same. */
const redAnyway: readonly ReasonId[] = [
  "range-regressed",
  "family-regressed",
  "kernel-regressed",
  "swapped-kernel-regressed",
  "rank-regressed",
  "launches-up",
  "copies-up",
  "copied-bytes-up",
];

function isRedAnyway({ reasons }: Comparison) {
  return reasons.some(({ id, verdict }) => verdict === "regressed" && redAnyway.includes(id));
}

interface OpenWall {
  readonly text: string;
  readonly row: Interval;
  readonly threshold: Ratio;
}

function findOpenWalls({ ranges, metrics, reasons, goal }: Comparison, policy: Config["compare"]): OpenWall[] {
  const open = new Set(reasons.flatMap(({ id, reported }) => (id === "metric-open" ? [reported] : [])));
  return [
    ...ranges.flatMap(({ name, latency }): OpenWall[] => {
      if (latency === null) return [];
      const { time } = latency;
      const threshold = policy["latency-threshold"] / 100;
      if (goal === "improve" && mayBeFaster(time))
        return [{ text: name, row: { ...time, ...inverseChange(time) }, threshold }];
      return time.mayBeSlower ? [{ text: name, row: time, threshold }] : [];
    }),
    // If a metric has no ratio, more processes don't help.
    ...metrics
      .filter(({ name, change }) => open.has(name) && change.changeRatio !== null)
      .map((metric) => ({
        text: metric.name,
        row: orientChange(metric),
        threshold:
          metric.kind === "reported" ? findMetricThreshold(metric.name, policy) : policy["latency-threshold"] / 100,
      })),
  ];
}

function orientChange({ better, change }: MetricRow): Interval {
  return better === "higher" ? { ...change, ...inverseChange(change) } : change;
}
