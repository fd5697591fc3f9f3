import { scaleLinear } from "d3-scale";
import type { History, HistorySeries } from "../model/history.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { median } from "../../../model/rounds.ts";
import { paint, type Layout, type Tone } from "../../../model/text/layout.ts";
import { counted } from "../../../model/text/listing.ts";
import { nearest } from "../../../model/text/nearest.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import { signedPercent } from "../../../model/text/quantity.ts";
import { wrapLine } from "../../../model/text/wrap-text.ts";
import { clipMiddle, formatCount } from "../../../report/format.ts";
import { toTerminal } from "../../../report/terminal/text.ts";
import { flexible, left, leaving, right, textTable, type Cell } from "../../../report/terminal/text-table.ts";
import { drawnExtent } from "../../../report/recent-runs/drawn-extent.ts";
import { drawnSeries } from "./drawn-points.ts";
import {
  describeChange,
  describeCut,
  formatRecordDay,
  judgeDirection,
  describeDrift,
  describeEnd,
  nameFigure,
  countGaps,
  nameJob,
  formatLastValue,
  describeLatest,
  recordAt,
  describeSkipped,
  standingChanges,
  stateTexts,
  type Direction,
} from "./sentences.ts";
import { sparkline } from "../../../report/recent-runs/text.ts";

const sparkPoints = 30;
/** In characters. */
const [chartRows, mostColumns] = [8, 100];
const [mostSeries, mostListed] = [200, 10];

export function formatHistory(history: History, range: string | null, layout: Layout): string {
  if (history.records.length === 0) return ["There are no runs yet.", ...formatSkipped(history, layout)].join("\n");
  if (range === null) return formatOverview(history, layout).join("\n");
  const matching = findSeries(history, range);
  if (matching.length === 0) return explainUnknownName(history, range);
  return matching.map((series) => formatSeries(history, series, layout).join("\n")).join("\n\n");
}

function findSeries({ series }: History, name: string): HistorySeries[] {
  return series.filter(({ figure }) => listNames(figure).includes(name));
}

function listNames(figure: HistorySeries["figure"]): string[] {
  if (figure.kind === "metric") return [figure.name, ...(figure.range === null ? [] : [figure.range])];
  return [figure.range, rangeText(figure.range, figure.domain)];
}

function explainUnknownName({ series }: History, name: string): string {
  const suggestion = nearest(
    name,
    series.flatMap(({ figure }) => listNames(figure)),
  );
  const meant = suggestion === null ? "" : ` Did you mean ${plainText(suggestion)}?`;
  return `The history has no range or metric ${plainText(name)}.${meant}`;
}

function formatOverview(history: History, layout: Layout): string[] {
  const { records, series } = history;
  const several = new Set(series.map(({ job }) => job)).size > 1;
  const shown = series.slice(0, mostSeries);
  const columns = leaving(
    [
      flexible("Range or metric", 36),
      ...(several ? [flexible("Job", 12)] : []),
      left("State"),
      right("Latest"),
      left("Last change"),
      left(`Last ${sparkPoints} runs`),
      left("Drift"),
    ],
    ["Drift", `Last ${sparkPoints} runs`, "Job", "Latest"],
  );
  const rows = shown.map((entry) => [
    toTerminal(nameFigure(entry.figure)),
    ...(several ? [toTerminal(nameJob(entry.job))] : []),
    createStateCell(entry),
    toTerminal(formatLastValue(entry) ?? "–"),
    createLastChangeCell(history, entry),
    sparkline(
      drawnSeries(entry)
        .points.slice(-sparkPoints)
        .map(({ value }) => value),
    ),
    toTerminal(describeDrift(entry) ?? ""),
  ]);
  const hidden = series.length - shown.length;
  return [
    `${counted(records.length, "run")} from ${formatRecordDay(records[0]?.record)} to ${formatRecordDay(records.at(-1)?.record)}:`,
    "",
    ...textTable(columns, rows, layout),
    ...(hidden > 0 ? [`  … and ${formatCount(hidden)} more series`] : []),
    ...(shown.some(isOpen) ? ["", "?: not confirmed by alternating rounds of both commits."] : []),
    ...formatSkipped(history, layout),
  ];
}

function isOpen(series: HistorySeries): boolean {
  const state = standingChanges(series).at(-1)?.state;
  return state === "sign" || state === "unclear";
}

const stateTones: Readonly<Partial<Record<HistorySeries["state"], Tone>>> = {
  changed: "bad",
  unclear: "unsure",
  stable: "good",
};

function createStateCell({ state, current }: HistorySeries): Cell {
  if (!current) return { text: "ended", tone: "faint" };
  const tone = stateTones[state];
  return tone === undefined ? stateTexts[state] : { text: stateTexts[state], tone };
}

const directionTones: Readonly<Record<Direction, Tone>> = { worse: "bad", better: "good", moved: "strong" };

/** `2026-11-19 +2.4%`, with `?` if it isn't confirmed. */
function createLastChangeCell(history: History, series: HistorySeries): Cell {
  const change = standingChanges(series).at(-1);
  if (change === undefined) return "";
  const text = `${formatRecordDay(recordAt(history, series, change.point))} ${signedPercent(change.changeRatio)}`;
  if (change.state === "machine") return { text: `${text} (machine)`, tone: "faint" };
  return {
    text: change.state === "confirmed" ? text : `${text} ?`,
    tone: directionTones[judgeDirection(series, change)],
  };
}

function formatSeries(history: History, series: HistorySeries, layout: Layout): string[] {
  const facts = [
    ["latest", describeLatest(series)],
    ["drift", describeDrift(series)],
    ["gaps", countGaps(series)],
    ["ended", describeEnd(history, series)],
  ] as const;
  const item = (text: string) => wrapLine(`  ${toTerminal(text)}`, layout);
  return [
    `${paint(layout, "strong", toTerminal(nameFigure(series.figure)))} (${toTerminal(nameJob(series.job))}): ${stateTexts[series.state]}`,
    ...drawChart(history, series, layout),
    ...facts.flatMap(([title, text]) => (text === null ? [] : item(`${title}: ${text}`))),
    ...formatList(
      "changes",
      series.changes.toReversed().map((change) => describeChange(history, series, change)),
      item,
    ),
    ...formatList(
      "new starts",
      series.cuts.toReversed().map((cut) => describeCut(history, series, cut)),
      item,
    ),
  ];
}

function formatList(title: string, texts: readonly string[], item: (text: string) => string[]): string[] {
  if (texts.length === 0) return [];
  const hidden = texts.length - mostListed;
  return [
    `  ${title}:`,
    ...texts.slice(0, mostListed).flatMap((text) => item(`  ${text}`)),
    ...(hidden > 0 ? [`    … and ${formatCount(hidden)} earlier`] : []),
  ];
}

/** If there are too many runs, each column shows their median, minimum, and maximum. */
function drawChart(history: History, series: HistorySeries, layout: Layout): string[] {
  const { points, unit } = drawnSeries(series);
  if (points.length === 0) return [];
  const down = scaleLinear(drawnExtent(points), [chartRows * dotsDown - 1, 0])
    .nice(3)
    .clamp(true);
  const number = down.tickFormat(3);
  const labels = new Map(down.ticks(3).map((tick) => [Math.floor(down(tick) / dotsDown), number(tick)]));
  const margin = Math.max(...[...labels.values()].map(({ length }) => length));
  const columns = Math.max(10, Math.min(mostColumns, layout.width - margin - 5));
  const across = columns * dotsAcross;
  const dotColumn = (place: number) => (points.length <= across ? place : Math.floor((place * across) / points.length));
  const places = [...Map.groupBy([...points.entries()], ([place]) => dotColumn(place))];
  const dots = places.flatMap(([x, group]): Dot[] => {
    const values = group.map(([, { value }]) => value);
    return [
      ...new Set([Math.min(...values), median(values), Math.max(...values)].map((value) => Math.round(down(value)))),
    ].map((y) => ({ x, y }));
  });
  const drawn = drawBraille(dots, columns, chartRows);
  const [first, last] = [points[0], points.at(-1)].map((point) =>
    formatRecordDay(history.records[point?.record ?? -1]?.record),
  );
  const marks = drawMarks(
    series,
    points.map(({ point }) => point),
    (place) => Math.floor(dotColumn(place) / dotsAcross),
  );
  const used = Math.max(Math.ceil((dotColumn(points.length - 1) + 1) / dotsAcross), 24);
  const indent = " ".repeat(margin + 2);
  return [
    `${indent}${plainText(clipMiddle(unit, 30))}`,
    ...drawn.map((line, row) => `  ${(labels.get(row) ?? "").padStart(margin)} ┤${line}`),
    ...(marks === "" ? [] : [`${indent} ${marks}`]),
    `${indent} ${first ?? ""}${" ".repeat(Math.max(1, used - 20))}${last ?? ""}`,
  ];
}

function drawMarks(series: HistorySeries, points: readonly number[], column: (place: number) => number): string {
  const marks = new Map<number, string>();
  const set = (point: number, mark: string) => {
    const place = points.findIndex((candidate) => candidate >= point);
    if (place >= 0) marks.set(column(place), mark);
  };
  for (const { point } of series.cuts) set(point, "|");
  for (const { point } of standingChanges(series)) set(point, "▲");
  const length = Math.max(-1, ...marks.keys()) + 1;
  return Array.from({ length }, (_, place) => marks.get(place) ?? " ").join("");
}

function formatSkipped({ skipped }: History, layout: Layout): string[] {
  if (skipped.length === 0) return [];
  const hidden = skipped.length - mostListed;
  return [
    "",
    `Skipped ${counted(skipped.length, "file")}:`,
    ...skipped.slice(0, mostListed).flatMap((file) => wrapLine(`  ${toTerminal(describeSkipped(file))}`, layout)),
    ...(hidden > 0 ? [`  … and ${formatCount(hidden)} more`] : []),
  ];
}

/** In dots from the chart's top left. */
interface Dot {
  readonly x: number;
  readonly y: number;
}

/** The size of a braille character, in dots. */
const dotsAcross = 2;
const dotsDown = 4;

/** Unicode's Braille Patterns: the bit of each dot of a character, by column and row. */
const bits = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;

function drawBraille(dots: readonly Dot[], columns: number, rows: number): string[] {
  const cells = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  for (const { x, y } of dots) {
    const row = cells[Math.floor(y / dotsDown)];
    const column = Math.floor(x / dotsAcross);
    if (row === undefined || column < 0 || column >= columns) continue;
    row[column] = (row[column] ?? 0) | (bits[x % dotsAcross === 0 ? 0 : 1][y % dotsDown] ?? 0);
  }
  return cells.map((row) =>
    row
      .map((cell) => (cell === 0 ? " " : String.fromCharCode(0x2800 + cell)))
      .join("")
      .trimEnd(),
  );
}
