import type { MetricRow, SeriesChange } from "../../model/metrics/metric-row.ts";
import { amountText, signedPercent } from "../../model/text/quantity.ts";
import { formatCount } from "../format.ts";
import { bySeverity, metricAmount, metricTitle, metricWords, profileMetrics } from "../metrics/metric-text.ts";
import { rowStates } from "../rows.ts";
import { changesScale, intervalAxis, intervalPlot, intervalText } from "./chart/interval.ts";
import { html, sentence, type Html } from "./html.ts";
import type { ReportInput } from "./input.ts";
import { table, type Cell } from "./table.ts";

const mostRows = 200;

/** What the program itself reports and the memory in use, of the runs without CUDA tracing; null where there is none of it. */
export function programPart({ comparison, head }: ReportInput): Html | null {
  if (comparison !== null && comparison.metrics.length > 0)
    return comparedMetrics(comparison.metrics, comparison.verdict === "incomparable");
  const rows = profileMetrics(head);
  if (rows.length === 0) return null;
  return html`${table(
    "What the program reports",
    [{ title: "metric" }, { title: "median", number: true, unsorted: true }, { title: "processes", number: true }],
    rows.slice(0, mostRows).map((row) => ({
      cells: [
        { content: sentence(metricTitle(row)) },
        { content: sentence(amountText(metricAmount(row.middle, row.unit))) },
        { content: formatCount(row.values.length), value: row.values.length },
      ],
    })),
  )}${restText(rows.length, "profile.json")}`;
}

function comparedMetrics(metrics: readonly MetricRow[], isIncomparable: boolean): Html {
  const rows = bySeverity(metrics).slice(0, mostRows);
  const scale = changesScale(rows.map(({ change }) => change));
  return html`${table(
      "What the program reports",
      [
        { title: "metric" },
        { title: "change", number: true },
        { title: html`interval and threshold${intervalAxis(scale)}`, unsorted: true },
        ...["base", "head"].map((title) => ({ title, number: true, unsorted: true }) as const),
      ],
      rows.map((row) => {
        const { change, unit } = row;
        const state =
          isIncomparable && change.state !== "new" && change.state !== "removed" ? "not-judged" : change.state;
        return {
          state: { name: state, word: metricWords[state] ?? "not judged" },
          cells: [
            { content: sentence(metricTitle(row)) },
            changeCell({ ...change, state }),
            { content: html`${intervalPlot(change, scale)}<small>${intervalText(change)}</small>` },
            ...[change.base, change.head].map((value) => ({
              content: value === null ? "–" : sentence(amountText(metricAmount(value, unit))),
            })),
          ],
        };
      }),
    )}${restText(metrics.length, "comparison.json")}
    <p>
      <small
        >Medians over runs without CUDA tracing. Of some metrics more is better; colors say which way is worse.</small
      >
    </p>`;
}

function changeCell({ state, changeRatio }: SeriesChange): Cell {
  const { sign } = rowStates[state];
  const size = changeRatio === null ? null : html` <b>${signedPercent(changeRatio)}</b>`;
  // Which way is worse is the metric's own: an arrow would point the other way for some.
  const mark = state === "regressed" || state === "improved" ? null : sign;
  return {
    content: html`<span class="c">${mark}${size}</span> <small>${metricWords[state] ?? ""}</small>`,
    value: changeRatio,
  };
}

function restText(count: number, file: string): Html | null {
  return count <= mostRows ? null : html`<p>… and ${formatCount(count - mostRows)} more, in <code>${file}</code>.</p>`;
}
