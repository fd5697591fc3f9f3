import type { Comparison } from "../../model/comparison/comparison.ts";
import type { RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import { hasGpuTime } from "../../model/gpu-use.ts";
import { paint, type Layout, type Tone } from "../../model/text/layout.ts";
import { counted } from "../../model/text/listing.ts";
import { amountText, percent, percentInterval, signedPercent } from "../../model/text/quantity.ts";
import { decisiveChanges } from "../verdict/decisive.ts";
import { rangeName } from "../document/text.ts";
import { clipMiddle, formatNs } from "../format.ts";
import { bySeverity, metricAmount, metricTitle } from "../metrics/metric-text.ts";
import { rangesBySeverity } from "../rows.ts";
import { toTerminal } from "./text.ts";
import { flexible, left, right, textTable, type Cell } from "./text-table.ts";
import { chooseWallTime } from "../verdict/range-sentences.ts";

const mostRanges = 20;
const mostMetrics = 5;
const [leastName, mostValue] = [12, 14];
const unknown = "–";

/** A line for each range, the worst first, and for each of the program's own metrics that changed. */
export function rangeLines(comparison: Comparison, layout: Layout): string[] {
  const ranges = rangesBySeverity(comparison);
  const rows = [
    ...ranges.slice(0, mostRanges).map((range) => rangeCells(range, comparison)),
    ...metricCells(comparison),
  ];
  const columns = [flexible("  range", leastName), ...["base", "head", "change"].map(right), left("")];
  const hidden = ranges.length - mostRanges;
  return [
    ...textTable(columns, rows, layout, ""),
    ...(hidden > 0 ? [`  … and ${counted(hidden, "more range")}, in comparison.json`] : []),
  ];
}

const signs: Readonly<Record<string, { readonly text: string; readonly tone: Tone }>> = {
  regressed: { text: "✗", tone: "bad" },
  inconclusive: { text: "?", tone: "unsure" },
  incomparable: { text: "?", tone: "unsure" },
  improved: { text: "▼", tone: "good" },
};

/** The sign of a verdict or a state, in its color. */
export function paintSign(state: string, layout: Layout): string {
  const { text, tone } = signs[state] ?? { text: "·", tone: "faint" };
  return paint(layout, tone, text);
}

function nameCell(state: string, name: string): Cell {
  const sign = signs[state];
  const text = `${sign?.text ?? "="} ${toTerminal(name)}`;
  return sign === undefined ? text : { text, tone: sign.tone };
}

/** The time that decided, or else the range's time on the GPU. */
function rangeCells(range: RangeRow, comparison: Comparison): Cell[] {
  const { verdict, gpuBusyTime, latency } = range;
  const decisive = decisiveChanges(range, comparison);
  const isWall = !hasGpuTime(range) || (decisive.wallTime && !decisive.gpuTime);
  const time = isWall ? chooseWallTime(range) : gpuBusyTime;
  const isPass = verdict === "pass";
  const wall = isWall ? `${latency === null ? "traced" : "untraced"} wall time ` : "";
  return [
    nameCell(isPass ? time.state : verdict, rangeName(range)),
    ...[time.baseNs, time.headNs].map((ns) => (ns === null ? unknown : formatNs(ns))),
    formatChange(time.changeRatio),
    `${wall}${isPass ? formatLaunches(range) : formatInterval(time)}`.trimEnd(),
  ];
}

function formatChange(ratio: number | null): string {
  return ratio === null ? unknown : signedPercent(ratio);
}

/** `(+52.3% to +53.4%; threshold 0.88%)`; empty if neither is known. */
export function formatInterval({ lowRatio, highRatio, thresholdRatio }: TimeChange): string {
  const parts = [
    ...(lowRatio === null || highRatio === null ? [] : [percentInterval(lowRatio, highRatio)]),
    ...(thresholdRatio === null ? [] : [`threshold ${percent(thresholdRatio)}`]),
  ];
  return parts.length === 0 ? "" : `(${parts.join("; ")})`;
}

/** `20 fewer launches`; empty if both sides launch as many. */
function formatLaunches({ counts }: RangeRow): string {
  const launches = counts.find(({ metric }) => metric === "launches");
  const change = (launches?.head ?? 0) - (launches?.base ?? 0);
  const word = change > 0 ? "more" : "fewer";
  return change === 0 ? "" : counted(Math.abs(change), `${word} launch`, `${word} launches`);
}

function metricCells({ metrics }: Comparison): Cell[][] {
  return bySeverity(metrics)
    .filter(({ change }) => change.state in signs)
    .slice(0, mostMetrics)
    .map(({ change, unit, ...metric }) => [
      nameCell(change.state, metricTitle(metric)),
      ...[change.base, change.head].map((value) =>
        value === null ? unknown : clipMiddle(toTerminal(amountText(metricAmount(value, unit))), mostValue),
      ),
      formatChange(change.changeRatio),
      metric.kind === "reported" ? "reported by the program" : "",
    ]);
}
