import type { MetricRow } from "../../model/metrics/metric-row.ts";
import { amountText, percent } from "../../model/text/quantity.ts";
import { formatShare } from "../format.ts";
import { countCell, metricChange, metricSides, numberCell } from "../document/cells.ts";
import {
  changeColumn,
  numberColumn,
  sidesColumn,
  table,
  textColumn,
  type Block,
  type Cell,
  type Row,
  type Section,
} from "../document/document.ts";
import type { ReportInput } from "../document/input.ts";
import { halfSpread } from "../document/times.ts";
import { bySeverity, metricAmount, metricTitle, profileMetrics, type ProfileMetric } from "./metric-text.ts";

const title = "What the program reports, without tracing";
const note =
  "Medians over runs without CUDA tracing. For some metrics, higher is better; the wording shows which changes are worse.";

/** The program's own metrics and the memory in use, from the runs without CUDA tracing. */
export function metricsSection({ comparison, head }: ReportInput): Section {
  const compared = comparison === null ? [] : comparedMetrics(comparison.metrics, comparison.verdict);
  const blocks = compared.length > 0 || head === null ? compared : headMetrics(profileMetrics(head));
  return { anchor: "program", title, blocks };
}

/** Worse metrics come first; unjudged metrics may be left out. */
function comparedMetrics(metrics: readonly MetricRow[], verdict: string): Block[] {
  const rows = bySeverity(metrics).map((row): Row => {
    const { state, detectableRatio } = row.change;
    const cells = (): Cell[] => [
      metricTitle(row),
      metricChange(row, verdict !== "incomparable"),
      metricSides(row),
      detectableRatio === null ? "" : numberCell(detectableRatio, percent),
    ];
    return state === "not-judged" ? { cells, importance: "detail" } : { cells };
  });
  const columns = [
    textColumn("metric"),
    changeColumn("main"),
    sidesColumn("base → head"),
    numberColumn("detectable", 0),
  ];
  return table(title, columns, rows, "metrics", "comparison.json").map((block) => ({ ...block, note }));
}

function headMetrics(metrics: readonly ProfileMetric[]): Block[] {
  const rows = metrics.map((row) => ({
    cells: (): Cell[] => [
      metricTitle(row),
      numberCell(row.middle, (value) => amountText(metricAmount(value, row.unit))),
      row.values.length > 1 ? numberCell(halfSpread(row.values), formatShare) : "–",
      countCell(row.values.length),
    ],
  }));
  const columns = [textColumn("metric"), ...["median", "runs ±", "runs"].map((heading) => numberColumn(heading))];
  return table(title, columns, rows, "metrics", "profile.json");
}
