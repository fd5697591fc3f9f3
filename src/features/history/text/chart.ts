import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import type { History, HistoryChange, HistorySeries } from "../model/history.ts";
import type { HistoryRecord } from "../model/record.ts";
import { median } from "../../../model/rounds.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import { signedPercent } from "../../../model/text/quantity.ts";
import { clipMiddle } from "../../../report/format.ts";
import { leftAxis, px, type Frame, type Scale } from "../../../report/html/figures/axis.ts";
import { html, plainSentence, type Html } from "../../../report/html/html.ts";
import { drawnExtent } from "../../../report/recent-runs/drawn-extent.ts";
import { drawnSeries, type DrawnPoint } from "./drawn-points.ts";
import type { JobRuns } from "./job-runs.ts";
import { reportLink } from "./report-link.ts";
import {
  describeChange,
  describeCut,
  cutWords,
  formatRecordDay,
  judgeDirection,
  describeEnvironment,
  nameFigure,
  describeMachine,
  nameRun,
  standingChanges,
  stateTexts,
} from "./sentences.ts";
import { counted } from "../../../model/text/listing.ts";

const [width, height] = [600, 186];
export const chartFrame: Frame = { left: 66, right: width - 10, top: 30, bottom: 142 };
/** The vertical positions of the strips below the chart. */
const strips = { machine: 148, environment: 155 };
/** The number of looks for machines and environments, each a class in the style sheet. If there are more machines or environments, some look the same. */
const looks = 8;
/** The width of a character in a label above the chart. Phones have the widest font. */
const characterWidth = 11.5;
const dayTicks = 4;
/** The width of a date below the chart. */
const dayWidth = 105;

/** A tooltip's values have one more decimal than the axis's four ticks. */
const mostDigits = 40;

/** Each machine's and each environment's look, in order of their first runs. */
export interface JobLooks {
  readonly machines: ReadonlyMap<string, number>;
  readonly environments: ReadonlyMap<string, number>;
}

export function jobLooks({ records }: History, series: readonly HistorySeries[]): JobLooks {
  const indexes = new Set(series.flatMap(({ points }) => points.map(({ record }) => record)));
  const ordered = [...indexes].sort((a, b) => a - b).flatMap((index) => records[index]?.record ?? []);
  return {
    machines: assignLooks(ordered.map(describeMachine)),
    environments: assignLooks(ordered.map(describeEnvironment)),
  };
}

/** What charts over the same runs share. A strip shows the machines or the environments only if the job has several. */
export function jobBackground(history: History, runs: JobRuns, { machines, environments }: JobLooks): Html[] {
  const strip = (
    kind: keyof typeof strips,
    looks: ReadonlyMap<string, number>,
    textOf: (record: HistoryRecord) => string,
  ): Html[] => {
    if (looks.size < 2) return [];
    const texts = runs.records.map((index) => {
      const record = history.records[index]?.record;
      return record === undefined ? "unknown" : textOf(record);
    });
    return stripPaths(kind, texts, looks, runs);
  };
  return [
    ...dayAxis(history, runs),
    ...divider(runs),
    ...strip("machine", machines, describeMachine),
    ...strip("environment", environments, describeEnvironment),
  ];
}

function assignLooks(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(texts)].map((text, index) => [text, index % looks]));
}

/** Draws a series over its job's runs. */
export function trendChart(history: History, series: HistorySeries, runs: JobRuns, background: readonly Html[]): Html {
  const { points, unit } = drawnSeries(series);
  const shown = points.map((point) => ({ ...point, run: runs.runOf(point.record) }));
  const down = scaleLinear(drawnExtent(points), [chartFrame.bottom, chartFrame.top]).nice(4);
  const exact = shown.filter(({ run }) => run >= runs.firstExact);
  const old = shown.filter(({ run }) => run < runs.firstExact);
  const title = plainSentence(nameFigure(series.figure));
  const unitLabel = plainText(clipMiddle(unit, 15));
  return html`<svg
    class="trend"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="Trend of ${title}: ${stateTexts[series.state]}, ${counted(shown.length, "run")}"
  >
    ${leftAxis(down, down.ticks(4), chartFrame, down.tickFormat(4))}
    <text x="0" y="12">${unitLabel}</text>
    ${background}${gapMarks(history, series, runs)}${cutMarks(history, series, runs)}
    ${oldTrend(old, runs, down)}${whiskers(exact, runs, down)}${levels(series, points, runs, down)}
    ${dots(exact, runs, down)}${changeMarks(history, series, runs)}${labels(series, runs, unitLabel)}
    <g class="hits" aria-hidden="true">
      ${exact.map((point) => hitArea(history.records[point.record]?.record, point, runs, down.tickFormat(mostDigits), unit))}
    </g>
  </svg>`;
}

interface ShownPoint extends DrawnPoint {
  readonly run: number;
}

/** A value's vertical position, clamped to the chart. */
function inside(down: Scale, value: number): number {
  return Math.min(chartFrame.bottom, Math.max(chartFrame.top, down(value)));
}

/** Old runs: a band from minimum to maximum, and a line through the medians. */
function oldTrend(points: readonly ShownPoint[], runs: JobRuns, down: Scale): Html[] {
  if (points.length === 0) return [];
  const columns = [...Map.groupBy(points, ({ run }) => runs.at(run))].map(([x, group]) => {
    const values = group.map(({ value }) => value);
    const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
      inside(down, value),
    );
    return { x, least: least ?? 0, middle: middle ?? 0, most: most ?? 0 };
  });
  const band = area<(typeof columns)[number]>(
    ({ x }) => x,
    ({ least }) => least,
    ({ most }) => most,
  ).digits(1);
  const medianLine = line<(typeof columns)[number]>(
    ({ x }) => x,
    ({ middle: y }) => y,
  ).digits(1);
  return [html`<path class="band" d="${band(columns)}" />`, html`<path class="old" d="${medianLine(columns)}" />`];
}

/** The spread of each run's rounds. */
function whiskers(points: readonly ShownPoint[], runs: JobRuns, down: Scale): Html | null {
  const path = points
    .filter(({ low, high }) => high > low)
    .map(({ run, low, high }) => `M${px(runs.at(run))} ${px(inside(down, low))}V${px(inside(down, high))}`)
    .join("");
  return path === "" ? null : html`<path class="spread" d="${path}" />`;
}

/** One dot per run. A value outside the chart gets a mark at the edge. */
function dots(points: readonly ShownPoint[], runs: JobRuns, down: Scale): Html[] {
  const [within, beyond]: [string[], string[]] = [[], []];
  for (const { run, value } of points) {
    const [x, y] = [px(runs.at(run)), down(value)];
    const drawn = inside(down, value);
    if (Math.abs(y - drawn) < 0.05) within.push(`M${x} ${px(y)}h0`);
    else beyond.push(`M${x} ${px(drawn)}l-3.5 ${y < drawn ? "6h7z" : "-6h7z"}`);
  }
  return [
    ...(within.length === 0
      ? []
      : [html`<path class="dots ${runs.step < 3.2 ? "dense" : ""}" d="${within.join("")}" />`]),
    ...(beyond.length === 0 ? [] : [html`<path class="beyond" d="${beyond.join("")}" />`]),
  ];
}

/** A line at each level's median. A level goes from one change or cut to the next. */
function levels(series: HistorySeries, points: readonly DrawnPoint[], runs: JobRuns, down: Scale): Html | null {
  const starts = new Set([...series.cuts, ...standingChanges(series)].map(({ point }) => point));
  let current: DrawnPoint[] = [];
  const all = [current];
  for (const point of points) {
    if (starts.has(point.point) && current.length > 0) all.push((current = []));
    current.push(point);
  }
  const path = all.map((level) => {
    const [first, last] = [level[0], level.at(-1)];
    if (first === undefined || last === undefined || level.length < 2) return "";
    const y = px(inside(down, median(level.map(({ value }) => value))));
    return `M${px(runs.at(runs.runOf(first.record)))} ${y}H${px(runs.at(runs.runOf(last.record)))}`;
  });
  return html`<path class="level" d="${path.join("")}" />`;
}

/** The horizontal position between a point and the one before it. */
function before(series: HistorySeries, point: number, runs: JobRuns): number {
  const run = runs.runOf(series.points[point]?.record ?? 0);
  return runs.at(run) - (run >= runs.firstExact ? runs.step / 2 : 0);
}

/** A vertical line just before a point. In the area of old runs, lines are short, because there may be many. */
function lineAt(series: HistorySeries, point: number, runs: JobRuns): string {
  const isOld = runs.runOf(series.points[point]?.record ?? 0) < runs.firstExact;
  return `M${px(before(series, point, runs))} ${chartFrame.top}V${isOld ? chartFrame.top + 8 : chartFrame.bottom}`;
}

function changeMarks(history: History, series: HistorySeries, runs: JobRuns): Html[] {
  return series.changes.map(
    (change) =>
      html`<path
        class="change ${judgeDirection(series, change)} ${change.state}"
        d="${lineAt(series, change.point, runs)}"
        ><title>${plainSentence(describeChange(history, series, change))}</title></path
      >`,
  );
}

function cutMarks(history: History, series: HistorySeries, runs: JobRuns): Html[] {
  return series.cuts.map(
    (cut) =>
      html`<path class="cut" d="${lineAt(series, cut.point, runs)}"
        ><title>${plainSentence(describeCut(history, series, cut))}</title></path
      >`,
  );
}

function gapMarks(history: History, series: HistorySeries, runs: JobRuns): Html[] {
  return series.gaps.map(({ point, missing }) => {
    const day = formatRecordDay(history.records[series.points[point]?.record ?? -1]?.record);
    return html`<path class="gap" d="${lineAt(series, point, runs)}"
      ><title>${missing} missing before ${day}</title></path
    >`;
  });
}

/** Labels above the chart, as many as fit: first changes, from the newest to the oldest, then the cuts between stretches. */
function labels(series: HistorySeries, runs: JobRuns, unit: string): Html[] {
  const changes = standingChanges(series).map((change) => ({
    point: change.point,
    text: signedPercent(change.changeRatio),
    look: changeLook(series, change),
  }));
  const cuts = series.cuts.map((cut) => ({ point: cut.point, text: cutWords(cut), look: "" }));
  const taken = [{ from: 0, to: unit.length * characterWidth }];
  return [...changes.toReversed(), ...cuts.toReversed()].flatMap(({ point, text, look }) => {
    const half = (text.length * characterWidth) / 2;
    const x = Math.min(width - half, Math.max(chartFrame.left + half, before(series, point, runs)));
    if (taken.some(({ from, to }) => x + half > from && x - half < to)) return [];
    taken.push({ from: x - half, to: x + half });
    return [
      html`<text class="label ${look}" x="${px(x)}" y="${chartFrame.top - 6}" text-anchor="middle">${text}</text>`,
    ];
  });
}

function changeLook(series: HistorySeries, change: HistoryChange): string {
  return `${judgeDirection(series, change)} ${change.state}`;
}

/** The dates of some runs, evenly spaced. */
function dayAxis({ records }: History, runs: JobRuns): Html[] {
  const count = runs.records.length;
  const first = runs.firstExact;
  const wanted = Array.from({ length: dayTicks }, (_, tick) =>
    Math.round(first + ((tick + (first > 0 ? 0.4 : 0.15)) * (count - first)) / dayTicks),
  );
  const shown: number[] = [];
  for (const run of [...(first > 0 ? [0] : []), ...wanted]) {
    const last = shown.at(-1);
    const isApart = last === undefined || runs.at(run) - runs.at(last) > dayWidth;
    if (run < count && isApart) shown.push(run);
  }
  return shown.map((run) => {
    const x = runs.at(run);
    return html`<path class="g" d="M${px(x)} ${chartFrame.bottom}v4" /><text
        x="${px(Math.max(x, dayWidth / 2))}"
        y="${height - 10}"
        text-anchor="middle"
        >${formatRecordDay(records[runs.records[run] ?? -1]?.record)}</text
      >`;
  });
}

/** The line between summarized runs and exact runs. */
function divider({ firstExact, divide }: JobRuns): Html[] {
  if (firstExact === 0) return [];
  return [html`<path class="divide" d="M${px(divide)} ${chartFrame.top}V${height - 26}" />`];
}

/** The strip of machines or environments. Each machine or environment is a single path, so nightly changes take little room. */
function stripPaths(
  kind: keyof typeof strips,
  texts: readonly string[],
  ofTexts: ReadonlyMap<string, number>,
  runs: JobRuns,
): Html[] {
  const paths = new Map<string, string>();
  for (let run = 0; run < texts.length;) {
    const text = texts[run] ?? "";
    let end = run + 1;
    while (end < texts.length && texts[end] === text) end += 1;
    const [from, to] = [edge(runs, run), edge(runs, end)];
    // In the area of old runs, nobody can see a stretch that's narrower than a column.
    if (to - from > 0.05) paths.set(text, `${paths.get(text) ?? ""}M${px(from)} ${strips[kind]}H${px(to)}`);
    run = end;
  }
  return [...paths].map(
    ([text, path]) =>
      html`<path class="strip f${ofTexts.get(text) ?? 0}" d="${path}"
        ><title>${kind}: ${plainSentence(text)}</title></path
      >`,
  );
}

/** The left edge of a run. */
function edge(runs: JobRuns, run: number): number {
  if (run >= runs.firstExact) return runs.divide + (run - runs.firstExact) * runs.step;
  return run === 0 ? chartFrame.left : runs.at(run);
}

/** An area as high as the chart. Its tooltip shows what a run measured, and it links to the run's report. */
function hitArea(
  record: HistoryRecord | undefined,
  { run, value, low, high }: ShownPoint,
  runs: JobRuns,
  number: (value: number) => string,
  unit: string,
): Html {
  const spread = high > low ? ` (${number(low)} to ${number(high)})` : "";
  const text = `${nameRun(record)}: ${number(value)} ${plainText(clipMiddle(unit, 30))}${spread}`;
  const from = runs.at(run) - runs.step / 2;
  const area = html`<path
    d="M${px(from)} ${chartFrame.top}h${px(runs.step)}v${chartFrame.bottom - chartFrame.top}h-${px(runs.step)}z"
    ><title>${text}</title></path
  >`;
  const link = reportLink(record);
  return link === null ? area : html`<a href="${link}" tabindex="-1">${area}</a>`;
}
