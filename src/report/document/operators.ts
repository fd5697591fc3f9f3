import type { OperatorRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import { groupAlikeOperators, medianOverRounds, operatorText, sharedPath } from "../../model/profile/operators.ts";
import type { ProfileOperator, ProfileOperatorRound, ProfileRange } from "../../model/profile/profile.ts";
import { percent, signedPercent } from "../../model/text/quantity.ts";
import { formatNs } from "../format.ts";
import { onGpu } from "../verdict/range-sentences.ts";
import { countCell, countsCell, nsCell, numberCell, timeChange, timesCell } from "./cells.ts";
import {
  changeColumn,
  group,
  longTable,
  numberColumn,
  pairColumn,
  paragraph,
  sidesColumn,
  textColumn,
  type Block,
  type Cell,
  type Row,
} from "./document.ts";
import type { ReportRange } from "./report-range.ts";
import { markName, rangeName } from "./text.ts";
import { counted } from "../../model/text/listing.ts";

/** How many nested ranges are enough to explain a change; the others are details. */
const worst = 2;

/** True if nested ranges explain a range's change better than its kernels do. */
export function isToldByOperators({ row }: ReportRange): boolean {
  return row?.cause?.kind === "operator" && row.verdict !== "incomparable";
}

/** The ranges nested in a range, by path; nothing if there are none. */
export function operatorsPart(range: ReportRange): Block[] {
  const { row, head } = range;
  if (row === null) return head === null ? [] : group("Nested ranges by time", "detail", measuredTable(head));
  const isTold = isToldByOperators(range);
  const title = isTold ? "Nested ranges that changed most" : "Nested ranges by time";
  return group(title, isTold ? "main" : "detail", comparedTable(row, isTold));
}

function comparedTable(range: RangeRow, isTold: boolean): Block[] {
  const sorted = isTold ? toldFirst(range) : range.operators.toSorted((a, b) => sumTime(b) - sumTime(a));
  const rows = sorted.map((row, index): Row => {
    const cells = (): Cell[] => [
      timeChange(row.time, range.verdict !== "incomparable", "small"),
      timesCell(row.time),
      `${markName(operatorText(range, row.path))}${countAlike(row.paths, row.spread)}${onGpu(row)}`,
      numberCell(row.impactRatio, signedPercent),
      countsCell(row.launches),
      timesCell({ baseNs: row.hostNs.base, headNs: row.hostNs.head }),
      numberCell(row.shareRatio, percent),
    ];
    const isNotable = row.time.state === "regressed" || row.time.mayBeSlower;
    return isTold && index >= worst ? { isNotable, cells, importance: "detail" } : { isNotable, cells };
  });
  const columns = [
    changeColumn(),
    sidesColumn("time"),
    textColumn("nested range"),
    numberColumn("of range", 2),
    pairColumn("launches", 4),
    pairColumn("time on the host", 1),
    numberColumn("share", 3),
  ];
  return longTable(`Ranges nested in ${rangeName(range)}`, columns, rows, "nested ranges", "comparison.json");
}

/** Puts the cause first. The ranges around the cause changed as much, but explain less. */
function toldFirst({ operators, cause }: RangeRow): OperatorRow[] {
  if (cause?.kind !== "operator") return operators;
  const isCause = ({ path, device, report }: OperatorRow): boolean =>
    path.join("\0") === cause.path.join("\0") && device === cause.device && report === cause.report;
  return [...operators.filter(isCause), ...operators.filter((row) => !isCause(row))];
}

function sumTime({ time }: OperatorRow): number {
  return Math.max(time.baseNs ?? 0, time.headNs ?? 0);
}

/** ` (31, −0.4% to +0.6%)`, or empty for a single path. */
function countAlike(paths: number, spread: OperatorRow["spread"]): string {
  if (paths === 1) return "";
  const changes = spread === null ? "" : `, ${signedPercent(spread.lowRatio)} to ${signedPercent(spread.highRatio)}`;
  return ` (${String(paths)}${changes})`;
}

function measuredTable(range: ProfileRange): Block[] {
  const rows = groupAlikeOperators(range.operators).map((alike) => ({
    cells: (): Cell[] => measuredCells(range, alike),
  }));
  const columns = [
    numberColumn("time"),
    textColumn("nested range"),
    numberColumn("own"),
    numberColumn("each", 2),
    numberColumn("instances", 1),
    numberColumn("launches", 4),
    numberColumn("time on the host", 5),
    numberColumn("GPU idle", 3),
  ];
  const { operatorsLeftOut: hidden } = range;
  return [
    ...longTable(`Ranges nested in ${rangeName(range)}`, columns, rows, "nested ranges", "profile.json"),
    ...(hidden === 0
      ? []
      : [
          paragraph(
            `${counted(hidden, "shorter nested range is", "shorter nested ranges are")} left out; their kernels count toward the ranges that contain them.`,
          ),
        ]),
  ];
}

/** One row for paths that differ only in numbers. */
function measuredCells(range: ProfileRange, alike: readonly ProfileOperator[]): Cell[] {
  const values = (pick: (round: ProfileOperatorRound) => number): number[] =>
    alike.map((row) => medianOverRounds(row, pick));
  const sum = (pick: (round: ProfileOperatorRound) => number): number =>
    values(pick).reduce((total, value) => total + value, 0);
  const totals = values(({ totalNs }) => totalNs);
  const [first] = alike;
  const name = markName(operatorText(range, sharedPath(alike.map(({ path }) => path))));
  const hostNs = sum((round) => round.hostNs);
  const spread = alike.length === 1 ? null : { least: Math.min(...totals), most: Math.max(...totals) };
  return [
    nsCell(sum((round) => round.totalNs)),
    `${name}${countAlike(alike.length, null)}${first === undefined ? "" : onGpu(first)}`,
    nsCell(sum((round) => round.selfNs)),
    spread === null ? "" : eachCell(spread),
    countCell(sum((round) => round.instances)),
    countCell(sum((round) => round.launches)),
    nsCell(hostNs),
    hostNs === 0 ? "–" : numberCell(sum((round) => round.idleNs) / hostNs, percent),
  ];
}

function eachCell({ least, most }: { readonly least: number; readonly most: number }): Cell {
  return { kind: "number", text: `${formatNs(least)} to ${formatNs(most)}`, value: most };
}
