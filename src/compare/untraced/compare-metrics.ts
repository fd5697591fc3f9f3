import type { MetricRow } from "../../model/metrics/metric-row.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { readUnit } from "../../model/text/unit.ts";
import { findMetricThreshold } from "../policy/thresholds.ts";
import { formatChange, createReason } from "../reasons/reason.ts";
import { judgeMemory, shownOnly, unjudged, withoutRatio } from "./decide-metrics.ts";
import { judgeSeries } from "./judge-series.ts";
import type { PairedRuns } from "./pair-runs.ts";

/**
 * Compares the metrics that the program reports (in the order of its files), the time of a server's client, and peak memory. If `hasWall`,
 * a range's wall time is known, so we judge that time instead of the client's.
 */
export function compareMetrics(sides: PairedRuns, policy: Config["compare"], hasWall: boolean): MetricRow[] {
  return [...compareReported(sides, policy), ...compareClients(sides, policy, hasWall), ...compareMemory(sides)];
}

function compareReported({ base, head, interleaved, headFirst }: PairedRuns, policy: Config["compare"]): MetricRow[] {
  const known = new Map([...base, ...head].flatMap(({ metrics }) => metrics.map((one) => [one.name, one] as const)));
  // Head's definition wins, because the change may fix a metric's unit or direction.
  for (const { metrics } of head) for (const one of metrics) known.set(one.name, one);
  return [...known.values()].map(({ name, unit, better, source }): MetricRow => {
    const of = (runs: readonly UntracedRun[]) =>
      runs.flatMap(({ metrics }) => metrics.filter((one) => one.name === name));
    const [before, after] = [of(base), of(head)];
    const values = { base: before.map(({ value }) => value), head: after.map(({ value }) => value) };
    const whole = before.length === base.length && after.length === head.length;
    const row = { kind: "reported" as const, name, range: null, unit, better, source };
    const other = before.find((one) => one.unit !== unit)?.unit;
    if (other !== undefined && after.length > 0)
      return {
        ...row,
        change: unjudged(values, `Base has another unit: ${other === null ? "none" : plainText(other)}.`),
      };
    if (better === null || before.length === 0 || after.length === 0) return { ...row, change: unjudged(values, null) };
    if (readUnit(unit).base === "bytes" && better === "lower")
      return { ...row, change: judgeMemory(values, readUnit(unit).factor) };
    const series = {
      base: values.base.map((value) => [value]),
      head: values.head.map((value) => [value]),
      interleaved: interleaved && whole,
      headFirst: whole ? headFirst : [],
      better,
      threshold: findMetricThreshold(name, policy),
    };
    const isRatio = [...values.base, ...values.head].every((value) => value > 0);
    return { ...row, change: isRatio ? judgeSeries(series).change : withoutRatio(values, better) };
  });
}

/** The row for a server's client. The client's time includes its startup, so we judge it only if we have no wall time. */
function compareClients(
  { base, head, interleaved, headFirst }: PairedRuns,
  policy: Config["compare"],
  hasWall: boolean,
) {
  const of = (runs: readonly UntracedRun[]) =>
    runs.flatMap(({ clientSeconds }) => (clientSeconds === null ? [] : [clientSeconds * 1e9]));
  const values = { base: of(base), head: of(head) };
  if (values.base.length + values.head.length === 0) return [];
  const whole = values.base.length === base.length && values.head.length === head.length;
  const { change } = judgeSeries({
    base: values.base.map((value) => [value]),
    head: values.head.map((value) => [value]),
    interleaved: interleaved && whole,
    headFirst: whole ? headFirst : [],
    better: "lower",
    threshold: policy["latency-threshold"] / 100,
  });
  const isJudged = !hasWall || change.base === null || change.head === null;
  const row: MetricRow = {
    kind: "client-time",
    name: "client",
    range: null,
    unit: "ns",
    better: "lower",
    source: "",
    change: isJudged ? change : shownOnly(change, "The wall time of ranges is judged instead."),
  };
  return [row];
}

function compareMemory({ base, head }: PairedRuns): MetricRow[] {
  const gpus = new Set([...base, ...head].flatMap(({ peakMemory }) => peakMemory.map(({ gpu }) => gpu)));
  return [...gpus].map((gpu): MetricRow => {
    const of = (runs: readonly UntracedRun[]) =>
      runs.flatMap(({ peakMemory }) => peakMemory.flatMap((one) => (one.gpu === gpu ? [one.bytes] : [])));
    const values = { base: of(base), head: of(head) };
    const isThere = values.base.length > 0 && values.head.length > 0;
    return {
      kind: "peak-memory",
      name: gpu,
      range: null,
      unit: "bytes",
      better: "lower",
      source: "",
      change: isThere ? judgeMemory(values, 1) : unjudged(values, null),
    };
  });
}

/** Reasons from the rows, including metrics that head no longer reports. Without these reasons, dropping a metric would silently remove its gate. */
export function metricReasons(rows: readonly MetricRow[], policy: Config["compare"], interleaved: boolean): Reason[] {
  const reported = rows.filter(({ kind }) => kind === "reported");
  const isReportedByHead = reported.some(({ change }) => change.head !== null);
  const isReportedByBase = reported.some(({ change }) => change.base !== null);
  const gone = reported.filter(({ change }) => change.state === "removed");
  const came = reported.filter(({ change }) => change.state === "new");
  const judgedGone = gone.filter(({ better }) => better !== null);
  return [
    ...rows.flatMap((row) => explainRow(row, policy, interleaved)),
    ...(judgedGone.length === 0
      ? []
      : [
          createReason(
            "metric-missing-in-head",
            isReportedByHead ? "incomparable" : null,
            `${isReportedByHead ? "Head no longer reports" : "Head reports no metrics, but base reported"} ${namesOf(judgedGone)}.`,
            null,
          ),
        ]),
    ...(came.length === 0
      ? []
      : [
          createReason(
            "metric-missing-in-base",
            null,
            `${isReportedByBase ? "Only head reports" : "Base reports no metrics, so we can't compare"} ${namesOf(came)}.`,
            null,
          ),
        ]),
  ];
}

function namesOf(rows: readonly MetricRow[]): string {
  return listText(
    rows.map(({ name }) => plainText(name)),
    5,
  );
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

function explainRow(row: MetricRow, policy: Config["compare"], interleaved: boolean): Reason[] {
  const { change, kind, name } = row;
  const of = { reported: name, reportedKind: kind, changeRatio: change.changeRatio };
  const isMemory = kind === "peak-memory";
  const ids = isMemory
    ? ({ regressed: "memory-regressed", improved: "memory-improved", open: "memory-open" } as const)
    : ({ regressed: "metric-regressed", improved: "metric-improved", open: "metric-open" } as const);
  const sizes =
    isMemory && change.base !== null && change.head !== null
      ? ` (${sizeText(change.base)} → ${sizeText(change.head)})`
      : "";
  const text = `${titles[kind]}${plainText(name)} ${formatChange(change)}${sizes}`;
  if (change.state === "regressed") return [createReason(ids.regressed, "regressed", `${text}.`, null, of)];
  if (change.state === "improved") return [createReason(ids.improved, null, `${text}.`, null, of)];
  if (!change.mayBeSlower || !looksWorse(row, policy, interleaved)) return [];
  const open = `${text}: it looks worse, but that isn't proven. ${change.why ?? ""}`.trim();
  return [createReason(ids.open, "inconclusive", open, null, of)];
}

/**
 * True if a change looks like a slowdown. As with wall time, we don't report a slowdown just because we can't rule it out: noise alone
 * often looks like that. If the sides weren't interleaved, the threshold is higher, because the machine may have changed in between.
 */
function looksWorse(
  { kind, name, better, change }: MetricRow,
  policy: Config["compare"],
  interleaved: boolean,
): boolean {
  const { changeRatio, thresholdRatio } = change;
  if (changeRatio === null) return true;
  const worseBy = better === "higher" ? 1 / (1 + changeRatio) - 1 : changeRatio;
  const own = kind === "reported" ? findMetricThreshold(name, policy) : policy["latency-threshold"] / 100;
  return worseBy >= (kind === "peak-memory" || !interleaved ? (thresholdRatio ?? own) : own);
}
