import type { Comparison } from "../../model/comparison/comparison.ts";
import {
  isLaunchesAgain,
  type CountChange,
  type FamilyRow,
  type RangeRow,
  type TimeChange,
} from "../../model/comparison/comparison-rows.ts";
import { percent, signedPercent } from "../../model/text/quantity.ts";
import { countWord, countWords } from "../comparison-tables.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { formatCount } from "../format.ts";
import { changeMark, countPair, intervalPair, timePair, unjudged } from "./amounts.ts";
import { fold, table, type Block } from "./blocks.ts";
import { rangeCode } from "./headline.ts";
import { verdictMarks } from "./marks.ts";
import { code, codeHtml } from "./safe-text.ts";
import { rangeText } from "../../model/reports/range.ts";

const nameWidth = 60;

/** Ranges of which more than a row is told, and rows of the tables: names come from outside, and so does their number. */
const detailedRanges = 12;
const mostRows = 200;
const mostFamilies = 40;

const severity = ["regressed", "incomparable", "inconclusive", "pass"];

/** The ranges, those that do not pass first. */
function byGravity({ ranges }: Comparison): RangeRow[] {
  return ranges.toSorted((one, other) => severity.indexOf(one.verdict) - severity.indexOf(other.verdict));
}

/** Those of which kernels and kinds of work are told. */
export function rangesInDetail(comparison: Comparison): RangeRow[] {
  return byGravity(comparison).slice(0, detailedRanges);
}

/** The ranges: what the gate is about. */
export function rangesTable(comparison: Comparison): Block[] {
  const rows = byGravity(comparison)
    .slice(0, mostRows)
    .map((range) => {
      const interval = intervalPair(range.gpuBusyTime);
      const launches = range.counts.find(({ metric }) => metric === "launches");
      return [
        `${rangeMark(range, comparison)}${rangeCode(range)}`,
        `${rangeChange(range)}${interval === "" ? "" : `<br><sub>${interval}</sub>`}`,
        timePair(range.gpuBusyTime),
        launches === undefined ? "–" : `${countColor(launches, range)}${countPair(launches.base, launches.head)}`,
      ];
    });
  return table(
    [
      { title: "NVTX range", align: "left" },
      { title: "change", align: "left" },
      { title: "time on the GPU", align: "right" },
      { title: "launches", align: "right" },
    ],
    rows,
    "ranges",
    comparison.ranges.length,
  );
}

/** What is slower and passes was accepted. Where the whole says neither pass nor fail, nothing in it is ticked. */
function rangeMark({ verdict, gpuBusyTime }: RangeRow, whole: Comparison): string {
  if (verdict === "pass" && gpuBusyTime.state === "regressed") return "☑️\u00a0";
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
  const changed = byGravity(comparison).flatMap((range) =>
    range.counts
      .filter((row) => row.metric !== "launches" && row.base !== row.head && !isLaunchesAgain(row, range.counts))
      .map((row) => ({ row, range })),
  );
  const rows = changed
    .slice(0, mostRows)
    .map(({ row, range }) => [
      `${countWords[row.metric]}${row.kind === null ? "" : ` ${code(row.kind, nameWidth)}`}${ranges.length > 1 ? ` in ${rangeCode(range)}` : ""}`,
      countMark(row, range),
      countPair(row.base, row.head, row.metric === "copiedBytes" ? sizeText : formatCount),
    ]);
  return table(
    [
      { title: "exact counts that changed", align: "left" },
      { title: "change", align: "left" },
      { title: "base → head", align: "right" },
    ],
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
export function familiesPart(comparison: Comparison): Block[] {
  const ranges = rangesInDetail(comparison);
  return ranges.flatMap((range) =>
    fold(
      `By kind of work${ranges.length > 1 ? ` in ${codeHtml(rangeText(range.name, range.domain), nameWidth)}` : ""}`,
      range.families.length === 0
        ? []
        : table(
            [
              { title: "", align: "left" },
              { title: "change", align: "left" },
              { title: "time", align: "right" },
              { title: "of range", align: "right" },
              { title: "found from", align: "right" },
            ],
            [
              ...range.families.slice(0, mostFamilies).map((family) => familyRow(family, range)),
              sumRow("**time on the GPU**", range.gpuBusyTime, range),
              sumRow("sum of kernel durations", range.kernelTime, range),
              sumRow("wall time, inflated by tracing", range.wallTime, range),
            ],
            "rows",
            range.families.length + 3,
          ),
    ),
  );
}

function familyRow({ family, time, impactRatio }: FamilyRow, range: RangeRow): string[] {
  return [
    code(family, nameWidth),
    changeMark(range.verdict === "incomparable" ? unjudged(time) : time),
    timePair(time),
    signedPercent(impactRatio),
    foundFrom(time),
  ];
}

function sumRow(title: string, time: TimeChange, range: RangeRow): string[] {
  return [
    title,
    changeMark(range.verdict === "incomparable" ? unjudged(time) : time),
    timePair(time),
    "",
    foundFrom(time),
  ];
}

function foundFrom({ detectableRatio }: TimeChange): string {
  return detectableRatio === null ? "" : percent(detectableRatio);
}
