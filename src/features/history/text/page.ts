import type { History, HistoryChange, HistorySeries } from "../model/history.ts";
import { counted } from "../../../model/text/listing.ts";
import { signedPercent } from "../../../model/text/quantity.ts";
import { clipMiddle, formatCount } from "../../../report/format.ts";
import { html, plainSentence, sentence, type Html } from "../../../report/html/html.ts";
import { pageHtml, type ReportAssets } from "../../../report/html/page.ts";
import { formatDate } from "../../../report/measured-facts.ts";
import { chartFrame, jobBackground, jobLooks, trendChart, type JobLooks } from "./chart.ts";
import { jobRuns } from "./job-runs.ts";
import { findMoved, type NewStart } from "./moved.ts";
import { reportLink } from "./report-link.ts";
import {
  changeStates,
  describeChange,
  formatCommits,
  describeCut,
  formatRecordDay,
  judgeDirection,
  describeDrift,
  describeEnd,
  nameFigure,
  countGaps,
  nameJob,
  describeLatest,
  recordAt,
  nameRun,
  describeSkipped,
  stateTexts,
  formatValue,
} from "./sentences.ts";

/** How many charts the page may have. They show the most interesting series; a table lists the other series. */
const mostCharts = 60;
/** With fewer runs, there's no trend to draw. */
const leastPoints = 2;
/** The character limit for points that are drawn one by one. This limit keeps the page below 3 MB. */
const mostPointText = 1_900_000;
/** The characters for one point without its link: the tooltip and the position. */
const pointText = 190;
const mostExact = 300;
const [mostMoved, mostListed, mostSkipped, mostFolded, mostTableRows] = [100, 3, 30, 50, 1000];
const tablePoints = 10;

/** A series, and where the page shows it. */
interface Shown {
  readonly series: HistorySeries;
  readonly anchor: string;
  readonly hasChart: boolean;
}

/**
 * Makes history.html: what moved in the week before `madeAt` (an ISO time), and the trend of each range and metric. Old points are
 * summarized, so the page is at most 3 MB.
 */
export function historyPage(history: History, madeAt: string, assets: ReportAssets): string {
  const drawable = history.series.filter(({ current, points }) => current && points.length >= leastPoints);
  const charted = new Set(byInterest(drawable).slice(0, mostCharts));
  const shown = history.series.map((series, index) => ({
    series,
    anchor: `s${String(index)}`,
    hasChart: charted.has(series),
  }));
  const exact = exactPoints(history, charted.size);
  const jobs = [...Map.groupBy(shown, ({ series }) => series.job)];
  return pageHtml(
    {
      title: "GPU time history",
      header: html`<p>${describeSize(history)}</p>
        <nav aria-label="Sections">
          <a href="#moved">Open and recent changes</a>
          ${jobs.map(([job], index) => html`<a href="#j${index}">${jobTitle(job)}</a> `)}
        </nav>`,
      main: [
        movedSection(history, shown, madeAt),
        ...jobs.map(([job, ofJob], index) => jobSection(history, job, `j${String(index)}`, ofJob, exact)),
        endedSection(history, shown),
        skippedSection(history),
      ],
      footer: `Created on ${formatDate(madeAt)}. Times are in UTC; runs are in the order of their commits.`,
    },
    assets,
  );
}

/** Changed series come before unchanged ones. Otherwise, the series keep the history's order. */
function byInterest(all: readonly HistorySeries[]): HistorySeries[] {
  const order = ["changed", "unclear", "stable", "insufficient-data"];
  return all.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** How many points in each chart we draw one by one. */
function exactPoints({ records }: History, charts: number): number {
  const links = records.slice(-mostExact).map(({ record }) => html`${reportLink(record)}`.text.length);
  const link = links.reduce((sum, length) => sum + length, 0) / Math.max(1, links.length);
  return Math.max(1, Math.min(mostExact, Math.floor(mostPointText / (Math.max(1, charts) * (pointText + link)))));
}

function describeSize({ records, series }: History): string {
  const [first, last] = [records[0]?.record, records.at(-1)?.record];
  if (first === undefined) return "There are no runs yet.";
  return `${counted(records.length, "run")} from ${formatRecordDay(first)} to ${formatRecordDay(last)}, ${formatCount(series.length)} series.`;
}

function jobTitle(job: string): string {
  return clipMiddle(plainSentence(nameJob(job)), 60);
}

function movedSection(history: History, shown: readonly Shown[], madeAt: string): Html {
  const { changes, starts, sentence: movedSentence } = findMoved(history, madeAt);
  const anchors = new Map(shown.map(({ series, anchor }) => [series, anchor]));
  const hidden = changes.length - mostMoved;
  const rows = changes.slice(0, mostMoved).map(({ series, change }) => {
    const record = recordAt(history, series, change.point);
    return html`<tr class="${judgeDirection(series, change)} ${change.state}">
      <td><a href="#${anchors.get(series) ?? ""}">${sentence(nameFigure(series.figure))}</a></td>
      <td>${jobTitle(series.job)}</td>
      <td class="n" data-v="${Number(change.changeRatio.toPrecision(6))}">
        <b class="c">${signedPercent(change.changeRatio)}</b>
      </td>
      <td>${changeStates[change.state]}</td>
      <td><code>${formatCommits(change)}</code></td>
      <td>${linked(formatRecordDay(record), reportLink(record))}</td>
    </tr>`;
  });
  return html`<section id="moved">
    <h2>Open and recent changes</h2>
    ${
      rows.length === 0
        ? null
        : html`<div class="scroll" role="region" tabindex="0" aria-label="Open and recent changes">
            <table>
              <thead>
                <tr>
                  <th scope="col">range or metric</th>
                  <th scope="col">job</th>
                  <th scope="col" class="n">change</th>
                  <th scope="col">state</th>
                  <th scope="col">commits</th>
                  <th scope="col">since</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
    ${hidden > 0 ? html`<p>… and ${counted(hidden, "more change")}.</p>` : null}
    <p>${movedSentence}</p>
    ${startsList(starts)}
  </section> `;
}

/** The new starts of series. */
function startsList(starts: readonly NewStart[]): Html | null {
  if (starts.length === 0) return null;
  return html`<p>New machine or setup, so earlier runs aren't comparable:</p>
    <ul>
      ${starts.slice(0, mostMoved).map(({ job, text, series }) => html`<li>${sentence(text)} (${counted(series, "series", "series")} of ${jobTitle(job)})</li>`)}
    </ul>`;
}

function jobSection(history: History, job: string, anchor: string, shown: readonly Shown[], exact: number): Html {
  const [charts, others] = [shown.filter(({ hasChart }) => hasChart), shown.filter(({ hasChart }) => !hasChart)];
  const looks = jobLooks(
    history,
    shown.map(({ series }) => series),
  );
  const isLong = charts.some(({ series }) => series.points.length > exact);
  return html`<section id="${anchor}" class="job">
    <h2>${sentence(nameJob(job))}</h2>
    ${isLong ? html`<p><small>Left of a dotted line, older runs are summarized: their median, and a band from minimum to maximum.</small></p>` : null}
    ${charts.length === 0 ? null : legend(looks)}
    <div class="charts">${rangeCharts(charts).map((together) => seriesRow(history, together, exact, looks))}</div>
    ${othersTable(others)}
  </section> `;
}

/** A range's times on the GPU and on the wall are drawn side by side, over the same runs. */
function rangeCharts(charts: readonly Shown[]): Shown[][] {
  const createKey = ({ series: { id, figure } }: Shown): string =>
    figure.kind === "metric" ? `metric ${id}` : `range ${figure.range}@${figure.domain}`;
  return [...Map.groupBy(charts, createKey).values()].map((together) =>
    together.toSorted((a, b) => a.series.figure.kind.localeCompare(b.series.figure.kind)),
  );
}

/** Explains the strips below a job's charts. */
function legend({ machines, environments }: JobLooks): Html | null {
  const several = [
    ...(machines.size > 1 ? [`machines (${String(machines.size)})`] : []),
    ...(environments.size > 1 ? [`environments (${String(environments.size)})`] : []),
  ];
  if (several.length === 0) return null;
  return html`<details>
    <summary>Strips below the charts: ${several.join(", then ")}</summary>
    ${machines.size > 1 ? keyList(machines) : null}${environments.size > 1 ? keyList(environments) : null}
  </details>`;
}

function keyList(looks: ReadonlyMap<string, number>): Html {
  const hidden = looks.size - mostSkipped;
  return html`<ul class="key">
    ${[...looks].slice(0, mostSkipped).map(([text, look]) => html`<li><i class="f${look}"></i>${sentence(text)}</li>`)}
    ${hidden > 0 ? html`<li>… and ${formatCount(hidden)} more</li>` : null}
  </ul>`;
}

function seriesRow(history: History, together: readonly Shown[], exact: number, looks: JobLooks): Html[] {
  const runs = jobRuns(
    together.map(({ series }) => series),
    exact,
    chartFrame,
  );
  const background = jobBackground(history, runs, looks);
  return together.map(({ series, anchor }, index) => {
    const facts = [
      ["latest", describeLatest(series)],
      ["drift", describeDrift(series)],
      ["gaps", countGaps(series)],
    ] as const;
    return html`<article class="series ${index === 0 && together.length > 1 ? "first" : ""}" id="${anchor}">
      <h3>
        ${sentence(nameFigure(series.figure))} <span class="tag ${series.state}">${stateTexts[series.state]}</span>
      </h3>
      ${trendChart(history, series, runs, background)}
      <ul class="facts">
        ${facts.flatMap(([title, text]) => (text === null ? [] : [html`<li>${title}: ${sentence(text)}</li>`]))}
      </ul>
      ${changesList(history, series)}${cutsList(history, series)}${lastPoints(history, series)}
    </article> `;
  });
}

/** A series' changes, newest first. */
function changesList(history: History, series: HistorySeries): Html | null {
  if (series.changes.length === 0) return null;
  return shortList(
    "changes",
    series.changes.toReversed(),
    (change) =>
      html`<li class="${judgeDirection(series, change)} ${change.state}">${changeItem(history, series, change)}</li>`,
  );
}

function changeItem(history: History, series: HistorySeries, change: HistoryChange): Html {
  const record = recordAt(history, series, change.point);
  const text = html`<span class="c">${sentence(describeChange(history, series, change))}</span>`;
  const link = reportLink(record);
  return link === null ? text : html`${text} <a href="${link}">report</a>`;
}

function cutsList(history: History, series: HistorySeries): Html | null {
  if (series.cuts.length === 0) return null;
  return shortList(
    "new starts",
    series.cuts.toReversed(),
    (cut) => html`<li>${sentence(describeCut(history, series, cut))}</li>`,
  );
}

/** A list that folds all but the first few items. */
function shortList<T>(title: string, items: readonly T[], itemOf: (item: T) => Html): Html {
  const rest = items.slice(mostListed, mostListed + mostFolded);
  const hidden = items.length - mostListed - rest.length;
  return html`<p class="title">${title}</p>
    <ul class="facts">
      ${items.slice(0, mostListed).map(itemOf)}
    </ul>
    ${
      rest.length === 0
        ? null
        : html`<details>
            <summary>${formatCount(items.length - mostListed)} earlier</summary>
            <ul class="facts">
              ${rest.map(itemOf)}${hidden > 0 ? html`<li>… and ${formatCount(hidden)} more</li>` : null}
            </ul>
          </details>`
    }`;
}

/** The last runs as a table, for readers who can't hover over a chart. */
function lastPoints(history: History, series: HistorySeries): Html {
  const points = series.points.slice(-tablePoints).toReversed();
  const rows = points.map(({ record: index, value, low, high }) => {
    const record = history.records[index]?.record;
    const spread = high > low ? sentence(`${formatValue(series, low)} to ${formatValue(series, high)}`) : "–";
    return html`<tr>
      <td>${linked(nameRun(record), reportLink(record))}</td>
      <td class="n" data-v="${Number(value.toPrecision(6))}">${sentence(formatValue(series, value))}</td>
      <td class="n">${spread}</td>
    </tr>`;
  });
  return html`<details class="points">
    <summary>Last ${counted(points.length, "run")}</summary>
    <div
      class="scroll"
      role="region"
      tabindex="0"
      aria-label="Last runs of ${plainSentence(nameFigure(series.figure))}"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col" class="n">value</th>
            <th scope="col" class="n">spread of rounds</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </details>`;
}

function linked(text: string, link: string | null): Html {
  return link === null ? html`${text}` : html`<a href="${link}">${text}</a>`;
}

/** The series that we have no room to draw. */
function othersTable(shown: readonly Shown[]): Html | null {
  if (shown.length === 0) return null;
  const hidden = shown.length - mostTableRows;
  const rows = shown.slice(0, mostTableRows).map(
    ({ series, anchor }) =>
      html`<tr id="${anchor}">
        <td>${sentence(nameFigure(series.figure))}</td>
        <td>${stateTexts[series.state]}</td>
        <td class="n">${sentence(describeLatest(series) ?? "–")}</td>
        <td class="n">${sentence(describeDrift(series) ?? "–")}</td>
      </tr>`,
  );
  return html`<h3>Without a chart</h3>
    <p>
      These ended, have too few runs, or are beyond the page's ${mostCharts} charts.
      <code>llm-profile history show</code>
      draws any series.
    </p>
    <div class="scroll" role="region" tabindex="0" aria-label="Series without a chart">
      <table>
        <thead>
          <tr>
            <th scope="col">range or metric</th>
            <th scope="col">state</th>
            <th scope="col" class="n">latest</th>
            <th scope="col" class="n">drift</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${hidden > 0 ? html`<p>… and ${formatCount(hidden)} more series.</p>` : null}`;
}

/** The series that ended. A renamed range ends as one series and begins as another. */
function endedSection(history: History, shown: readonly Shown[]): Html | null {
  const ended = shown.flatMap(({ series, anchor }) => {
    const text = describeEnd(history, series);
    return text === null ? [] : [{ series, anchor, text }];
  });
  if (ended.length === 0) return null;
  const hidden = ended.length - mostMoved;
  return html`<section id="ended">
    <h2>Ended</h2>
    <p>The job's last runs don't have these; they may have been renamed or removed.</p>
    <ul>
      ${ended.slice(0, mostMoved).map(({ series, anchor, text }) => html`<li><a href="#${anchor}">${sentence(nameFigure(series.figure))}</a>, ${sentence(nameJob(series.job))}: ${text}</li>`)}
      ${hidden > 0 ? html`<li>… and ${formatCount(hidden)} more</li>` : null}
    </ul>
  </section> `;
}

function skippedSection({ skipped }: History): Html | null {
  if (skipped.length === 0) return null;
  const hidden = skipped.length - mostSkipped;
  return html`<section id="skipped">
    <h2>Skipped files</h2>
    <p>${counted(skipped.length, "file")} in the history can't be read.</p>
    <ul>
      ${skipped.slice(0, mostSkipped).map((file) => html`<li>${sentence(describeSkipped(file))}</li>`)}
      ${hidden > 0 ? html`<li>… and ${formatCount(hidden)} more</li>` : null}
    </ul>
  </section> `;
}
