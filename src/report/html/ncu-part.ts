import { kernelText } from "../document/text.ts";
import type { MetricChange } from "../../model/comparison/comparison-rows.ts";
import type { ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { rangeText } from "../../model/reports/range.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { figureText } from "../figure-text.ts";
import { formatCount, formatNs } from "../format.ts";
import { missingNcuText } from "../ncu/ncu-status.ts";
import { plainWords } from "../summary.ts";
import { html, nameCode, prose, sentence, type Html } from "./html.ts";
import type { ReportInput } from "./input.ts";
import { table } from "./table.ts";

const mostMetrics = 200;
const mostFindings = 100;

/** What Nsight Compute measured otherwise on both sides, by kernel; null where nothing is. */
export function metricsPart({ comparison }: ReportInput): Html | null {
  const rows = (comparison?.ranges ?? []).flatMap((range) =>
    range.kernels.flatMap((kernel) => kernel.metrics.map((metric) => ({ range, kernel, metric }))),
  );
  if (rows.length === 0) return null;
  return html`${table(
    "Metrics of Nsight Compute that changed",
    [
      ...["kernel", "range", "metric"].map((title) => ({ title })),
      ...["base", "head", "change"].map((title) => ({ title, number: true }) as const),
    ],
    rows.slice(0, mostMetrics).map(({ range, kernel, metric }) => ({
      cells: [
        { content: sentence(kernelText(kernel.name)) },
        { content: nameCode(rangeText(range.name, range.domain)) },
        { content: metric.title },
        ...([metric.base, metric.head] as const).map((value) => ({
          content: figureOf(value, metric),
          value: typeof value === "number" ? value : null,
        })),
        {
          content: metric.changeRatio === null ? "–" : signedPercent(metric.changeRatio),
          value: metric.changeRatio,
        },
      ],
    })),
  )}${rows.length > mostMetrics ? html`<p>… and ${formatCount(rows.length - mostMetrics)} more, in <code>comparison.json</code>.</p>` : null}`;
}

function figureOf(value: MetricChange["base"], { unit }: MetricChange): string {
  return figureText(value === null ? null : { value, unit });
}

/** What stands out in head, whether or not it changed: the largest potential saving first. */
export function findingsPart({ head }: ReportInput): Html {
  const found = head.ranges
    .flatMap((range) => range.findings.map((finding) => ({ range, finding })))
    .toSorted((one, other) => (other.finding.impactNs ?? -1) - (one.finding.impactNs ?? -1));
  const missing = missingNcuText(head.ncu);
  const more = found.length - mostFindings;
  return html`${
    found.length === 0
      ? html`<p>None of the rules found anything.</p>`
      : html`<ol class="findings">
          ${found.slice(0, mostFindings).map(({ range, finding }) => findingItem(finding, rangeText(range.name, range.domain)))}
        </ol>`
  }${more > 0 ? html`<p>… and ${formatCount(more)} more, in <code>profile.json</code>.</p>` : null}${missing === null ? null : html`<p>${prose(missing)}</p>`}`;
}

function findingItem(
  { id, kernel, what, advice, threshold, source, evidence, impactNs }: ProfileFinding,
  range: string,
): Html {
  const words = Object.hasOwn(plainWords, id) ? plainWords[id] : undefined;
  return html`<li>
    <details>
      <summary>
        <b>${words ?? nameCode(id)}</b> in
        ${nameCode(range)}${kernel === null ? null : html`: ${sentence(kernelText(kernel))}`}${impactNs === null ? null : html` <small>potential saving: at most ${formatNs(impactNs)}</small>`}
      </summary>
      <p>${prose(what)} <b>Help:</b> ${prose(advice)}</p>
      <p>
        <small
          >Rule: ${prose(threshold)}. ${prose(source.guide)},
          ${prose(source.section)}.${evidence.slice(0, 12).map(({ name, value, unit }) => html` ${name}: ${value === null ? "–" : figureText({ value, unit })}.`)}</small
        >
      </p>
    </details>
  </li>`;
}
