import { markName, markProse } from "../document/text.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import type { RowState } from "../../model/comparison/comparison-rows.ts";
import {
  gpuPerAmount,
  gpuPerAmountKinds,
  perAmountUnits,
  wallPerAmount,
  wallPerAmountKinds,
  type GpuPerAmount,
  type WallPerAmount,
} from "../../model/profile/per-amount.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { rangeText } from "../../model/reports/range.ts";
import { median } from "../../model/rounds.ts";
import { amountText, countText, pairText, percent, sizeAmount, type Amount } from "../../model/text/quantity.ts";
import { readUnit } from "../../model/text/unit.ts";
import { nsAmount } from "../format.ts";
import { capitalize, counted } from "../../model/text/listing.ts";

/*
 * Texts about the program's own metrics and the memory in use, both from runs without CUDA tracing. All printers share these texts.
 * Names and units come from the program.
 */

type Named = Pick<MetricRow, "kind" | "name" | "range">;

/** How many metrics the first sentence may name. */
const namedMetrics = 3;

const derivedTitles: Readonly<Record<WallPerAmount | GpuPerAmount, string>> = {
  "time-per-step": "time per step",
  "time-per-token": "time per token",
  "tokens-per-second": "tokens per second",
  "gpu-time-per-step": "time on the GPU per step",
  "gpu-time-per-token": "time on the GPU per token",
};

export function metricTitle({ kind, name, range }: Named): string {
  if (kind === "reported") return markName(name);
  if (kind === "client-time") return "wall time of the client";
  if (kind === "peak-memory") return `peak memory of ${markName(name)}`;
  return `${derivedTitles[kind]}${range === null ? "" : ` of ${markName(range)}`}`;
}

/** A value with its unit. A time or a size is converted to a unit that fits. */
export function metricAmount(value: number, unit: string | null): Amount {
  const { base, factor } = readUnit(unit);
  if (base === "bytes" && value > 0) return sizeAmount(value * factor);
  if (base === "ns" && value > 0 && (value < 0.1 || value >= 10_000)) return nsAmount(value * factor);
  const size = Math.abs(value);
  const text = size >= 1000 ? countText(value, 0) : size === 0 ? "0" : String(Number(value.toPrecision(3)));
  return { value: text, unit: formatUnit(unit ?? "") };
}

/** A harmless unit stays plain text. Any other unit is marked as text from outside, so that it gets escaped. */
function formatUnit(unit: string): string {
  return /^(?:[a-z%µ][a-z0-9/%µ ]{0,20})?$/i.test(unit) ? unit : markProse(unit);
}

/** `41.2 → 47 ms`, or one value if both are equal. A shared unit appears once. Empty if neither side has a value. */
export function metricValues({ unit, change }: Pick<MetricRow, "unit" | "change">): string {
  const [base, head] = [change.base, change.head].map((value) => (value === null ? null : metricAmount(value, unit)));
  if (base == null || head == null)
    return [base, head].flatMap((amount) => (amount == null ? [] : [amountText(amount)])).join("");
  if (amountText(base) === amountText(head)) return amountText(head);
  return pairText(base, head);
}

/** The words for a metric's states. They aren't `slower` and `faster`, because lower isn't always better for a metric. */
export const metricWords: Readonly<Partial<Record<RowState, string>>> = {
  regressed: "worse",
  improved: "better",
  same: "same",
  inconclusive: "unclear",
  new: "new",
  removed: "gone",
};

const order: readonly RowState[] = ["regressed", "removed", "inconclusive", "improved", "new", "same"];

/** Worse metrics first and unjudged metrics last, otherwise in the program's order. */
export function bySeverity(rows: readonly MetricRow[]): MetricRow[] {
  const rankMetric = ({ change }: MetricRow): number =>
    order.includes(change.state) ? order.indexOf(change.state) : order.length;
  return rows.toSorted((a, b) => rankMetric(a) - rankMetric(b));
}

/** `TTFT rose by 14.3% (41.2 → 47.1 ms).` for each metric in this state; empty if no metric has it. */
export function metricSentences(rows: readonly MetricRow[], state: "regressed" | "improved"): string {
  const matching = rows.filter(({ change }) => change.state === state);
  const hidden = matching.length - namedMetrics;
  return [
    ...matching.slice(0, namedMetrics).map((row) => {
      const { base, head, changeRatio } = row.change;
      const title = metricTitle(row);
      const start = row.kind === "reported" ? title : capitalize(title);
      const by = changeRatio === null ? "" : ` by ${percent(Math.abs(changeRatio))}`;
      return `${start} ${(head ?? 0) > (base ?? 0) ? "rose" : "fell"}${by} (${metricValues(row)}).`;
    }),
    ...(hidden > 0
      ? [`${counted(hidden, "more metric is", "more metrics are")} ${state === "regressed" ? "worse" : "better"}.`]
      : []),
  ].join(" ");
}

/** A metric of one side, with its median across processes. */
export interface ProfileMetric extends Named {
  readonly unit: string | null;
  readonly values: readonly number[];
  readonly middle: number;
}

/**
 * The metrics reported by a profile's untraced runs, in the first run's order. After these come the ranges' times per step
 * and per token, the time of a server's client, and the peak memory of each GPU.
 */
export function profileMetrics({ untraced, ranges }: Pick<Profile, "untraced" | "ranges">): ProfileMetric[] {
  const reported = untraced.flatMap(({ metrics }) => metrics);
  const clients = untraced.flatMap(({ clientSeconds }) => (clientSeconds === null ? [] : [clientSeconds * 1e9]));
  const memory = untraced.flatMap(({ peakMemory }) => peakMemory);
  return [
    ...[...Map.groupBy(reported, ({ name }) => name)].map(([name, values]) =>
      figure(
        { kind: "reported", name, range: null },
        values[0]?.unit ?? null,
        values.map(({ value }) => value),
      ),
    ),
    ...ranges.flatMap((range) => perAmount(range, untraced)),
    ...(clients.length === 0 ? [] : [figure({ kind: "client-time", name: "client", range: null }, "ns", clients)]),
    ...[...Map.groupBy(memory, ({ gpu }) => gpu)].map(([name, samples]) =>
      figure(
        { kind: "peak-memory", name, range: null },
        "bytes",
        samples.map(({ bytes }) => bytes),
      ),
    ),
  ];
}

/** A range's times per step and per token: wall time in each run, and GPU time in each traced round. */
function perAmount(range: ProfileRange, untraced: Profile["untraced"]): ProfileMetric[] {
  const label = rangeText(range.name, range.domain);
  const samples = untraced.flatMap(({ ranges }) =>
    ranges.filter(({ name, domain }) => name === range.name && domain === range.domain),
  );
  const ran = samples.filter(({ instanceNs }) => instanceNs.length > 0);
  const wall = wallPerAmountKinds.flatMap((kind) => {
    const values = ran.flatMap((run) => {
      const ofRun = wallPerAmount(run, kind);
      return ofRun === null ? [] : [median(ofRun)];
    });
    return values.length === 0 ? [] : [figure({ kind, name: label, range: label }, perAmountUnits[kind], values)];
  });
  const gpu = gpuPerAmountKinds.flatMap((kind) => {
    const values = gpuPerAmount(range, untraced, kind);
    return values === null ? [] : [figure({ kind, name: label, range: label }, perAmountUnits[kind], values)];
  });
  return [...wall, ...gpu];
}

function figure(named: Named, unit: string | null, values: readonly number[]): ProfileMetric {
  return { ...named, unit, values, middle: median(values) };
}
