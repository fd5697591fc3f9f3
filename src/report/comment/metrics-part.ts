import type { Comparison } from "../../model/comparison/comparison.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { amountText } from "../../model/text/quantity.ts";
import { bySeverity, metricAmount, metricTitle, metricValues, profileMetrics } from "../metrics/metric-text.ts";
import { left, right } from "../text-table.ts";
import { changeMark, intervalPair, tied } from "./amounts.ts";
import { fold, table, type Block } from "./blocks.ts";
import { markdown } from "./printer.ts";

/** Metrics that stand in the open; the others are in a fold. */
const openRows = 8;
const mostRows = 200;

/** What the program reports and the memory in use, on both sides. */
export function metricsPart({ metrics, verdict }: Comparison): Block[] {
  const rows = bySeverity(metrics);
  const open = rows.filter(({ change }) => change.state !== "not-judged").slice(0, openRows);
  const others = rows.filter((row) => !open.includes(row));
  const cells = (row: MetricRow) => metricCells(row, verdict === "incomparable");
  return [
    ...table(metricColumns, open.map(cells), "metrics"),
    ...(others.length === 0
      ? []
      : fold(
          `Other metrics (${String(others.length)})`,
          table(metricColumns, others.slice(0, mostRows).map(cells), "metrics", others.length),
        )),
  ];
}

const metricColumns = [left("change"), right("base → head"), left("metric")];

function metricCells(row: MetricRow, isIncomparable: boolean): string[] {
  const { change } = row;
  const judged = !isIncomparable || change.state === "new" || change.state === "removed";
  const interval = intervalPair(change);
  return [
    `${changeMark(judged ? change : { ...change, state: "not-judged" })}${interval === "" ? "" : `<br><sub>${interval}</sub>`}`,
    tied(markdown(metricValues(row))) || "–",
    markdown(metricTitle(row)),
  ];
}

/** What a program reports that is compared with nothing. */
export function profileMetricsPart(profile: Profile): Block[] {
  const rows = profileMetrics(profile);
  return table(
    [left("metric"), right("median")],
    rows
      .slice(0, mostRows)
      .map((row) => [markdown(metricTitle(row)), tied(markdown(amountText(metricAmount(row.middle, row.unit))))]),
    "metrics",
    rows.length,
  );
}
