import { nameText } from "../document/text.ts";
import type { CountChange, RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import { gpuTimeOf } from "../../model/profile/gpu-time.ts";
import { median } from "../../model/rounds.ts";
import { amountText, percent, signedPercent } from "../../model/text/quantity.ts";
import type { ProfileRange, ProfileRangeRound } from "../../model/profile/profile.ts";
import { formatCounts, formatNs, formatShare } from "../format.ts";
import { gpuShare } from "../gpu-share.ts";
import { countTitle, countValue, countWord, rowStates, shownCounts, sumRows } from "../rows.ts";
import { changesScale, intervalAxis, intervalPlot, intervalText } from "./chart/interval.ts";
import { html, sentence, type Html, type Part } from "./html.ts";
import type { ReportRange } from "./input.ts";
import { changeCell, nsCell, rowState, shownTime } from "./state.ts";
import { table, type Cell, type Row } from "./table.ts";

const none: Cell = { content: "" };

/** The times and counts of a range: base beside head where there are both. */
export function timesPart(range: ReportRange, label: string): Html {
  const { row, head } = range;
  if (row !== null) return comparedTimes(range, row, label);
  return head === null ? html`` : headTimes(head, label);
}

function comparedTimes({ base, head }: ReportRange, row: RangeRow, label: string): Html {
  const sums = sumRows(row).map((sum) => ({ ...sum, time: shownTime(sum.time, row) }));
  const families = row.families.map(({ family, time }) => ({ family, time: shownTime(time, row) }));
  const scale = changesScale([...sums, ...families].map(({ time }) => time));
  const timed = (title: Part, time: TimeChange, unjudged?: string): Row => ({
    state: rowState(time),
    cells: [
      ...[{ content: title }, changeCell(time, unjudged), nsCell(time.baseNs), nsCell(time.headNs)],
      { content: html`${intervalPlot(time, scale)}<small>${intervalText(time)}</small>` },
      { content: time.detectableRatio === null ? "" : percent(time.detectableRatio) },
    ],
  });
  const rows = [
    ...sums.map(({ title, time }, index) => timed(index === 0 ? html`<b>${title}</b>` : title, time, "not judged")),
    ...shareRows(row, base, head),
    ...shownCounts(row).map((count) => countRow(count, row)),
  ];
  const columns = [
    { title: "" },
    { title: "change", unsorted: true },
    ...["base", "head"].map((title) => ({ title, number: true, unsorted: true }) as const),
    { title: html`interval and threshold${intervalAxis(scale)}`, unsorted: true },
    { title: "detectable", number: true, unsorted: true },
  ] as const;
  return html`${table(`Times and counts of ${label}`, columns, rows)}${
    families.length === 0
      ? null
      : html`<h4>By kernel family</h4>
          ${table(
            `Kernel families of ${label}`,
            [{ title: "family" }, ...columns.slice(1)],
            families.map(({ family, time }) => timed(sentence(nameText(family)), time)),
          )}`
  }`;
}

/** What is shown of both sides, and not judged. */
function shareRows({ overlap, instances }: RangeRow, base: ProfileRange | null, head: ProfileRange | null): Row[] {
  const shares = (title: string, values: readonly (number | null)[], text: (value: number) => string): Row[] =>
    values.every((value) => value === null)
      ? []
      : [
          {
            cells: [
              ...[{ content: title }, none],
              ...values.map((value) => ({ content: value === null ? "–" : text(value) })),
              ...[none, none],
            ],
          },
        ];
  const of = (pick: (range: ProfileRange) => number | null): (number | null)[] =>
    [base, head].map((range) => (range === null ? null : pick(range)));
  return [
    ...shares("overlap, of the kernel time", [overlap.base, overlap.head], percent),
    ...shares(
      "GPU busy, of the wall time (traced)",
      of((range) => gpuShare(range.rounds)?.share ?? null),
      formatShare,
    ),
    ...shares("GPU idle", of(idleNs), formatNs),
    ...shares("instances", [instances.base, instances.head], (count) => amountText({ value: String(count), unit: "" })),
  ];
}

function idleNs({ rounds }: ProfileRange): number | null {
  const known = rounds.flatMap(({ gpuIdleNs }) => gpuIdleNs ?? []);
  return known.length === 0 ? null : median(known);
}

function countRow(count: CountChange, { verdict }: RangeRow): Row {
  const { base, head, changeRatio, thresholdRatio, state } = count;
  const judged = verdict === "incomparable" ? "not-judged" : state;
  const word = countWord(count) ?? (state === "inconclusive" ? "varies" : rowStates[state].word);
  const sign = head === base ? "=" : head > base ? "▲" : "▼";
  const size = changeRatio === null || head === base ? null : html` <b>${signedPercent(changeRatio)}</b>`;
  return {
    state: { name: judged, word },
    cells: [
      { content: sentence(countTitle(count)) },
      { content: html`<span class="c">${sign}${size}</span> <small>${judged === "not-judged" ? "" : word}</small>` },
      ...[base, head].map((value) => ({ content: amountText(countValue(count, value)) })),
      { content: html`<small>exact; threshold ${percent(thresholdRatio)}</small>` },
      none,
    ],
  };
}

/** A range that nothing is held against. */
function headTimes(range: ProfileRange, label: string): Html {
  const of = (pick: (round: ProfileRangeRound) => number): number => median(range.rounds.map(pick));
  const share = gpuShare(range.rounds);
  const idle = idleNs(range);
  const facts: [string, string][] = [
    ["time on the GPU", formatNs(of(gpuTimeOf(range)))],
    ["sum of kernel durations", formatNs(of(({ kernelNs }) => kernelNs))],
    ["wall time (traced)", formatNs(of(({ wallNs }) => wallNs))],
    ...(share === null ? [] : [["GPU busy, of the wall time (traced)", formatShare(share.share)] as [string, string]]),
    ...(idle === null ? [] : [["GPU idle", formatNs(idle)] as [string, string]]),
    ["instances", formatCounts(range.rounds.map(({ instances }) => instances))],
    ["launches", formatCounts(range.rounds.map(({ launches }) => launches))],
    ["graph launches", formatCounts(range.rounds.map(({ graphLaunches }) => graphLaunches))],
  ];
  return table(
    `Times and counts of ${label}`,
    [{ title: "" }, { title: range.rounds.length > 1 ? "median over rounds" : "head", number: true, unsorted: true }],
    facts.map(([title, text]) => ({ cells: [{ content: title }, { content: text }] })),
  );
}
