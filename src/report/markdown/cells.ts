import type { Cell, ChangeCell, Column, PairCell, Row } from "../document/document.ts";
import { formatPair } from "../document/cells.ts";
import { rowLabels } from "../kernel-label.ts";
import { percentInterval, signedPercent } from "../../model/text/quantity.ts";
import { rowStates } from "../rows.ts";
import { code } from "./safe-text.ts";
import { markdown } from "./text.ts";

/** The maximum length of a label. If a table is wider than the screen, readers must scroll sideways. */
const labelWidth = 64;
const unknown = "–";
/** Keeps a number and its unit on one line in a narrow cell. */
const tie = "\u00a0";

/** A document table's rows as Markdown cells. */
export function rowCells(columns: readonly Column[], rows: readonly Row[]): string[][] {
  const cells = rows.map((row) => row.cells());
  const names = cells.flatMap((row) => row.flatMap((cell) => (isKernel(cell) ? [cell.name] : [])));
  const labels = rowLabels(names, labelWidth).values();
  return cells.map((row) =>
    columns.map((column, index) => {
      const cell = row[index] ?? "";
      if (!isKernel(cell)) return renderCell(cell, column);
      const remarks = cell.remarks.map((remark) => markdown(remark)).join("; ");
      return [code(labels.next().value ?? "", labelWidth), ...(remarks === "" ? [] : [`<sub>${remarks}</sub>`])].join(
        "<br>",
      );
    }),
  );
}

function isKernel(cell: Cell): cell is Extract<Cell, { kind: "kernel" }> {
  return typeof cell !== "string" && cell.kind === "kernel";
}

function renderCell(cell: Exclude<Cell, { kind: "kernel" }>, column: Column): string {
  if (typeof cell === "string") return column.kind === "text" ? markdown(cell) : tied(markdown(cell));
  switch (cell.kind) {
    case "number":
      return tied(markdown(cell.text));
    case "pair":
      return pairMark(cell);
    case "change":
      return changeMark(cell, column.interval === "main");
  }
}

/** Both values, with a color if they're judged separately. */
export function pairMark(cell: PairCell): string {
  const { state } = cell;
  const color = state === undefined || state === "same" ? "" : rowStates[state].color;
  return `${color === "" ? "" : `${color} `}${tied(markdown(formatPair(cell)))}`;
}

/** `🔴 +17.0%`, `🆕 new`, or `+0.4%`, with the interval and other figures below. */
export function changeMark({ state, change, word, isSpoken, notes = [] }: ChangeCell, withInterval = false): string {
  const { changeRatio, lowRatio, highRatio } = change;
  const isColored = state !== "not-judged" && !(isSpoken && state === "noted");
  const parts = [
    isColored ? rowStates[state].color : "",
    isSpoken ? word : "",
    changeRatio === null ? "" : signedPercent(changeRatio),
  ];
  const ends = lowRatio === null || highRatio === null ? null : percentInterval(lowRatio, highRatio);
  const isNews = changeRatio === null || ends !== signedPercent(changeRatio);
  const interval = withInterval && ends !== null && isNews ? [ends] : [];
  const below = [...notes, ...interval].map((line) => `<sub>${tied(line)}</sub>`);
  return [tied(parts.filter((part) => part !== "").join(" ")) || unknown, ...below].join("<br>");
}

/** Text that stays on one line in a narrow cell. */
export function tied(text: string): string {
  return text.replaceAll(" ", tie);
}
