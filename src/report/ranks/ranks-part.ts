import { countCell, countsCell, nsCell, timeChange, timesCell } from "../document/cells.ts";
import {
  changeColumn,
  group,
  numberColumn,
  pairColumn,
  paragraph,
  sidesColumn,
  table,
  textColumn,
  type Block,
  type Cell,
} from "../document/document.ts";
import { isToldByRanks, type ReportRange } from "../document/report-range.ts";
import { rangeName } from "../document/text.ts";
import { comparedRanks, measuredRanks } from "./ranks-text.ts";

/** A range's GPUs side by side; nothing if the range ran on one GPU. */
export function ranksPart(range: ReportRange): Block[] {
  const { row, base, head } = range;
  const blocks = row === null ? [] : comparedTable(range);
  const shown = blocks.length === 0 ? measuredTable(range) : blocks;
  const isDrawn =
    (row === null || !isToldByRanks(row)) &&
    [base, head].some((profile) => (profile?.rounds[0]?.ranks ?? []).length > 1);
  return group("Ranks", "detail", [...(isDrawn ? [{ kind: "figure", name: "ranks", range } as const] : []), ...shown]);
}

function comparedTable(range: ReportRange): Block[] {
  const ranks = range.row === null ? null : comparedRanks(range.row);
  if (ranks === null) return [];
  const isJudged = range.row?.verdict !== "incomparable";
  const rows = ranks.rows.map(({ title, work, waitingNs, joinedLast }) => ({
    cells: (): Cell[] => [
      title,
      timeChange(work, isJudged),
      timesCell(work),
      timesCell({ baseNs: waitingNs.base, headNs: waitingNs.head }),
      countsCell(joinedLast),
    ],
  }));
  const columns = [
    textColumn("own work"),
    changeColumn(),
    sidesColumn("time"),
    pairColumn("waits for others"),
    pairColumn("began last", 0),
  ];
  return [
    ...table(`Ranks of ${rangeName(range)}`, columns, rows, "ranks", "comparison.json"),
    ...ranks.lines.map((line) => paragraph(line)),
  ];
}

function measuredTable(range: ReportRange): Block[] {
  const ranks = range.head === null ? null : measuredRanks(range.head);
  if (ranks === null) return [];
  const rows = ranks.rows.map(({ title, launches, workNs, waitingNs, exposedTransferNs, idleNs, joinedLast }) => ({
    cells: (): Cell[] => [
      title,
      ...[countCell(launches), nsCell(workNs), nsCell(waitingNs), nsCell(exposedTransferNs), nsCell(idleNs)],
      countCell(joinedLast),
    ],
  }));
  const columns = [
    textColumn("GPU"),
    numberColumn("launches", 0),
    numberColumn("own work"),
    numberColumn("waits for others"),
    numberColumn("exposed transfer", 3),
    numberColumn("idle", 1),
    numberColumn("began last", 2),
  ];
  return [
    ...table(`Ranks of ${rangeName(range)}`, columns, rows, "ranks", "profile.json"),
    ...ranks.lines.map((line) => paragraph(line)),
  ];
}
