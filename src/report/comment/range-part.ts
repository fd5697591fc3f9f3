import type { Comparison } from "../../model/comparison/comparison.ts";
import type { CountChange, FamilyRow, RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import { percent, signedPercent } from "../../model/text/quantity.ts";
import { countTitle, countValue, countWord, rangesBySeverity, shownCounts, sumRows, type SumRow } from "../rows.ts";
import { left, right } from "../text-table.ts";
import { changeMark, countPair, intervalPair, timePair, unjudged } from "./amounts.ts";
import { fold, table, type Block } from "./blocks.ts";
import type { Extent } from "./extent.ts";
import { markdown, rangeCode } from "./printer.ts";
import { comparedRanks } from "../ranks/ranks-text.ts";
import { shownParts, withinRounds } from "../wall-parts.ts";
import { verdictMarks } from "./marks.ts";
import { code, codeHtml } from "./safe-text.ts";
import { rangeText } from "../../model/reports/range.ts";

const nameWidth = 60;

/** Rows of the tables: names come from outside, and so does their number. */
const mostRows = 200;

/** Those of which kernels and families are shown. */
export function rangesInDetail(comparison: Comparison, extent: Extent): RangeRow[] {
  return rangesBySeverity(comparison).slice(0, extent.ranges);
}

/** The ranges: what the gate is about. */
export function rangesTable(comparison: Comparison): Block[] {
  const hasLatency = comparison.ranges.some(({ latency }) => latency !== null);
  const rows = rangesBySeverity(comparison)
    .slice(0, mostRows)
    .map((range) => {
      const interval = intervalPair(range.gpuBusyTime);
      const launches = range.counts.find(({ metric }) => metric === "launches");
      return [
        `${rangeMark(range, comparison)}${rangeCode(range)}`,
        `${rangeChange(range)}${interval === "" ? "" : `<br><sub>${interval}</sub>`}`,
        timePair(range.gpuBusyTime),
        ...(hasLatency ? [wallCell(range)] : []),
        launches === undefined ? "–" : `${countColor(launches, range)}${countPair(launches.base, launches.head)}`,
      ];
    });
  return table(
    [
      left("NVTX range"),
      left("change"),
      right("time on the GPU"),
      ...(hasLatency ? [right("wall time, untraced")] : []),
      right("launches"),
    ],
    rows,
    "ranges",
    comparison.ranges.length,
  );
}

/** What was judged of it, its interval, and the 90th percentile beside it. */
function wallCell({ latency, verdict }: RangeRow): string {
  if (latency === null) return "–";
  const { time, base, head, statistic } = latency;
  const interval = intervalPair(time);
  const lines = [
    `${statistic} ${timePair(time)}`,
    ...(interval === "" ? [] : [interval]),
    `p90 ${timePair({ baseNs: base.p90Ns, headNs: head.p90Ns })}`,
  ];
  const change = changeMark(verdict === "incomparable" && time.state !== "regressed" ? unjudged(time) : time);
  return [change, ...lines.map((line) => `<sub>${line}</sub>`)].join("<br>");
}

/** What is slower and passes was accepted. Where the whole says neither pass nor fail, nothing in it is ticked. */
function rangeMark({ verdict, gpuBusyTime, latency }: RangeRow, whole: Comparison): string {
  const isSlower = gpuBusyTime.state === "regressed" || latency?.time.state === "regressed";
  if (verdict === "pass" && isSlower) return "☑️\u00a0";
  const open = whole.verdict === "incomparable" || whole.verdict === "inconclusive";
  return verdict === "pass" && open ? "" : `${verdictMarks[verdict]}\u00a0`;
}

/** The change of a range's time on the GPU, in color where it was judged. */
export function rangeChange({ verdict, gpuBusyTime }: RangeRow): string {
  return changeMark(verdict === "incomparable" ? unjudged(gpuBusyTime) : gpuBusyTime);
}

/** The exact counts that changed, but for the launches, which stand beside the times. */
export function countsTable(comparison: Comparison): Block[] {
  const { ranges } = comparison;
  const changed = rangesBySeverity(comparison).flatMap((range) =>
    shownCounts(range)
      .filter(({ metric, base, head }) => metric !== "launches" && base !== head)
      .map((row) => ({ row, range })),
  );
  const rows = changed
    .slice(0, mostRows)
    .map(({ row, range }) => [
      `${markdown(countTitle(row))}${ranges.length > 1 ? ` in ${rangeCode(range)}` : ""}`,
      countMark(row, range),
      countPair(row.base, row.head, (value) => countValue(row, value)),
    ]);
  return table(
    [left("exact counts that changed"), left("change"), right("base → head")],
    rows,
    "counts",
    changed.length,
  );
}

function countMark(row: CountChange, range: RangeRow): string {
  const word = countWord(row) ?? (row.state === "inconclusive" ? "varies" : "");
  const change = row.changeRatio === null ? "" : signedPercent(row.changeRatio);
  return `${countColor(row, range)}${[word, change].filter((part) => part !== "").join(" ")}` || "–";
}

/** Nothing is called better or worse of a range that cannot be compared. */
function countColor({ state }: CountChange, { verdict }: RangeRow): string {
  if (verdict === "incomparable") return "";
  const colors: Readonly<Partial<Record<CountChange["state"], string>>> = {
    regressed: "🔴 ",
    improved: "🟢 ",
    inconclusive: "🟡 ",
  };
  return colors[state] ?? "";
}

/** Where the time of each range goes by kind of work, and its other sums; folded. */
export function familiesPart(comparison: Comparison, extent: Extent): Block[] {
  const ranges = rangesInDetail(comparison, extent);
  return ranges.flatMap((range) => {
    // The time on the GPU is in the table of ranges.
    const sums = sumRows(range).slice(1);
    const rows = [
      ...range.families.slice(0, extent.families).map((family) => familyRow(family, range)),
      ...sums.map((row) => sumCells(row, range)),
    ];
    return fold(
      `By kernel family${ranges.length > 1 ? ` in ${codeHtml(rangeText(range.name, range.domain), nameWidth)}` : ""}`,
      range.families.length === 0
        ? []
        : table(
            [left(""), left("change"), right("time"), right("of range"), right("detectable")],
            rows,
            "rows",
            range.families.length + sums.length,
          ),
    );
  });
}

/** The GPUs of each range beside each other. */
export function ranksPart(comparison: Comparison, extent: Extent): Block[] {
  const ranges = rangesInDetail(comparison, extent);
  return ranges.flatMap((range) => {
    const ranks = comparedRanks(range);
    if (ranks === null) return [];
    const rows = ranks.rows.map(({ title, work, waitingNs, joinedLast }) => [
      title,
      changeMark(range.verdict === "incomparable" ? unjudged(work) : work),
      timePair(work),
      timePair({ baseNs: waitingNs.base, headNs: waitingNs.head }),
      countPair(joinedLast.base, joinedLast.head),
    ]);
    return fold(`Ranks${ranges.length > 1 ? ` of ${codeHtml(rangeText(range.name, range.domain), nameWidth)}` : ""}`, [
      ...table(
        [left("own work"), left("change"), right("time"), right("waits for others"), right("began last")],
        rows,
        "ranks",
      ),
      ...ranks.lines,
    ]);
  });
}

/** What the wall time of each range is made of; folded. */
export function wallPartsPart(comparison: Comparison, extent: Extent): Block[] {
  const ranges = rangesInDetail(comparison, extent);
  return ranges.flatMap((range) => {
    const rows = shownParts(range).map(({ title, baseNs, headNs, changeRatio, isApart }) => [
      title,
      changeRatio === null ? "" : `${signedPercent(changeRatio)}${isApart ? "" : ` (${withinRounds})`}`,
      timePair({ baseNs, headNs }),
    ]);
    return fold(
      `What wall time is made of${ranges.length > 1 ? ` in ${codeHtml(rangeText(range.name, range.domain), nameWidth)}` : ""}`,
      table([left("of wall time, traced"), left("change"), right("time")], rows, "parts"),
    );
  });
}

function familyRow({ family, time, impactRatio }: FamilyRow, range: RangeRow): string[] {
  return [
    code(family, nameWidth),
    changeMark(range.verdict === "incomparable" ? unjudged(time) : time),
    timePair(time),
    signedPercent(impactRatio),
    detectable(time),
  ];
}

function sumCells({ title, time }: SumRow, range: RangeRow): string[] {
  return [
    title,
    changeMark(range.verdict === "incomparable" ? unjudged(time) : time),
    timePair(time),
    "",
    detectable(time),
  ];
}

function detectable({ detectableRatio }: TimeChange): string {
  return detectableRatio === null ? "" : percent(detectableRatio);
}
