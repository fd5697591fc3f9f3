import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import type { MetricRow, SeriesChange } from "../../model/metrics/metric-row.ts";
import { bothSides } from "../../model/sides.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { readUnit } from "../../model/text/unit.ts";
import type { Ratio } from "../../model/units.ts";
import { inverseRatio } from "../noise/estimate.ts";
import { findMetricThreshold } from "../policy/thresholds.ts";
import { formatChange, createReason } from "../reasons/reason.ts";
import {
  judgeMemory,
  withoutJudgment,
  showChange,
  judgeWithoutRatio,
  judgeSeries,
  type Values,
} from "./judge-series.ts";
import type { PairedRuns } from "./pair-runs.ts";

/** If `hasWall`, a range's wall time is known, so we judge that time instead of the client's. */
export function compareMetrics(runs: PairedRuns, policy: Config["compare"], hasWall: boolean): MetricRow[] {
  return [...compareReported(runs, policy), ...compareClients(runs, policy, hasWall), ...compareMemory(runs)];
}

function compareReported(runs: PairedRuns, policy: Config["compare"]): MetricRow[] {
  const reported = bothSides((side) => runs[side].flatMap(({ metrics }) => metrics));
  // Head's definition wins, because the change may fix a metric's unit or direction.
  const definitions = new Map([...reported.base, ...reported.head].map((metric) => [metric.name, metric]));
  return [...definitions.values()].map(({ name, unit, better, source }): MetricRow => {
    const readings = bothSides((side) => reported[side].filter((metric) => metric.name === name));
    const values = bothSides((side) => readings[side].map(({ value }) => value));
    const baseUnit = readings.base.find((metric) => metric.unit !== unit)?.unit;
    const judge = (): SeriesChange => {
      if (baseUnit !== undefined && readings.head.length > 0)
        return showChange(values, `Base has another unit: ${baseUnit === null ? "none" : plainText(baseUnit)}.`);
      if (better === null || readings.base.length === 0 || readings.head.length === 0) return showChange(values, null);
      if (readUnit(unit).base === "bytes" && better === "lower") return judgeMemory(values, readUnit(unit).factor);
      return [...values.base, ...values.head].every((value) => value > 0)
        ? judgeValues(values, runs, better, findMetricThreshold(name, policy))
        : judgeWithoutRatio(values, better);
    };
    return { kind: "reported", name, range: null, unit, better, source, change: judge() };
  });
}

/** Runs are paired only if each has a value. */
function judgeValues(values: Values, runs: PairedRuns, better: "lower" | "higher", threshold: Ratio): SeriesChange {
  const isWhole = values.base.length === runs.base.length && values.head.length === runs.head.length;
  return judgeSeries({
    ...bothSides((side) => values[side].map((value) => [value])),
    interleaved: runs.interleaved && isWhole,
    headFirst: isWhole ? runs.headFirst : [],
    better,
    threshold,
  }).change;
}

/** The client's time includes its startup, so we judge it only if we have no wall time. */
function compareClients(runs: PairedRuns, policy: Config["compare"], hasWall: boolean): MetricRow[] {
  const values = bothSides((side) =>
    runs[side].flatMap(({ clientSeconds }) => (clientSeconds === null ? [] : [clientSeconds * 1e9])),
  );
  if (values.base.length + values.head.length === 0) return [];
  const change = judgeValues(values, runs, "lower", policy["latency-threshold"] / 100);
  const isJudged = !hasWall || change.base === null || change.head === null;
  const shown = isJudged ? change : withoutJudgment(change, "The wall time of ranges is judged instead.");
  return [{ ...ownMetric, kind: "client-time", name: "client", unit: "ns", change: shown }];
}

const ownMetric = { range: null, better: "lower", source: "" } as const;

function compareMemory(runs: PairedRuns): MetricRow[] {
  const peaks = bothSides((side) => runs[side].flatMap(({ peakMemory }) => peakMemory));
  const byGpu = Map.groupBy([...peaks.base, ...peaks.head], ({ gpu }) => gpu);
  return [...byGpu.keys()].map((name): MetricRow => {
    const values = bothSides((side) => peaks[side].flatMap(({ gpu, bytes }) => (gpu === name ? [bytes] : [])));
    const isThere = values.base.length > 0 && values.head.length > 0;
    const change = isThere ? judgeMemory(values, 1) : showChange(values, null);
    return { ...ownMetric, kind: "peak-memory", name, unit: "bytes", change };
  });
}

export function metricReasons(rows: readonly MetricRow[], policy: Config["compare"], interleaved: boolean): Reason[] {
  const reasons = rows.flatMap((row) => explainRow(row, policy, interleaved));
  const reported = rows.filter(({ kind }) => kind === "reported");
  const hasMetrics = bothSides((side) => reported.some(({ change }) => change[side] !== null));
  const gone = reported.filter(({ change, better }) => change.state === "removed" && better !== null);
  const came = reported.filter(({ change }) => change.state === "new");
  const namesOf = (metrics: typeof reported) =>
    listText(
      metrics.map(({ name }) => plainText(name)),
      5,
    );
  if (gone.length > 0) {
    const text = hasMetrics.head ? "Head no longer reports" : "Head reports no metrics, but base reported";
    const verdict = hasMetrics.head ? "incomparable" : null;
    reasons.push(createReason("metric-missing-in-head", verdict, `${text} ${namesOf(gone)}.`, null));
  }
  if (came.length > 0) {
    const text = hasMetrics.base ? "Only head reports" : "Base reports no metrics, so we can't compare";
    reasons.push(createReason("metric-missing-in-base", null, `${text} ${namesOf(came)}.`, null));
  }
  return reasons;
}

const titles: Readonly<Record<MetricRow["kind"], string>> = {
  reported: "",
  "peak-memory": "Peak memory of ",
  "time-per-step": "Time per step of ",
  "time-per-token": "Time per token of ",
  "tokens-per-second": "Tokens per second of ",
  "gpu-time-per-step": "Time on the GPU per step of ",
  "gpu-time-per-token": "Time on the GPU per token of ",
  "client-time": "Wall time of the server's ",
};

function explainRow(row: MetricRow, policy: Config["compare"], interleaved: boolean) {
  const { change, kind, name } = row;
  const facts = { reported: name, reportedKind: kind, changeRatio: change.changeRatio };
  const prefix = kind === "peak-memory" ? "memory" : "metric";
  const sizes =
    kind === "peak-memory" && change.base !== null && change.head !== null
      ? ` (${sizeText(change.base)} → ${sizeText(change.head)})`
      : "";
  const text = `${titles[kind]}${plainText(name)} ${formatChange(change)}${sizes}`;
  if (change.state === "regressed") return [createReason(`${prefix}-regressed`, "regressed", `${text}.`, null, facts)];
  if (change.state === "improved") return [createReason(`${prefix}-improved`, null, `${text}.`, null, facts)];
  if (!change.mayBeSlower || !looksWorse(row, policy, interleaved)) return [];
  const open = `${text}: it looks worse, but that isn't proven. ${change.why ?? ""}`.trim();
  return [createReason(`${prefix}-open`, "inconclusive", open, null, facts)];
}

/**
 * As with wall time, we don't report a slowdown just because we can't rule it out: noise alone often looks like that. If the sides weren't
 * interleaved, the threshold is higher, because the machine may have changed in between.
 */
function looksWorse({ kind, name, better, change }: MetricRow, policy: Config["compare"], interleaved: boolean) {
  const { changeRatio, thresholdRatio } = change;
  if (changeRatio === null) return true;
  const worseBy = better === "higher" ? inverseRatio(changeRatio) : changeRatio;
  const threshold = kind === "reported" ? findMetricThreshold(name, policy) : policy["latency-threshold"] / 100;
  return worseBy >= (kind === "peak-memory" || !interleaved ? (thresholdRatio ?? threshold) : threshold);
}
