import type { Cell, ChangeCell, Column, Row, Table } from "../document/document.ts";
import type { RowState } from "../../model/comparison/comparison-rows.ts";
import { paint, type Layout, type Tone } from "../../model/text/layout.ts";
import { percent, percentInterval, signedPercent } from "../../model/text/quantity.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import { formatPair, formatSide } from "../document/cells.ts";
import { formatCount } from "../format.ts";
import { kernelLabel, rowLabels } from "../kernel-label.ts";
import { toTerminal } from "./text.ts";
import {
  flexible,
  left,
  leaving,
  right,
  textTable,
  type Cell as TextCell,
  type Column as TextColumn,
} from "./text-table.ts";

const unknown = "–";
const [leastTitle, leastText, leastName, remarkWidth] = [20, 12, 38, 60];

/** A terminal column, and how it renders a cell of the document. */
interface Shown {
  readonly column: TextColumn;
  readonly textOf: (cell: Cell) => TextCell;
}

/** A table as lines: the first rows, the number of hidden rows, and remarks on kernels. */
export function tableLines(table: Table, most: number, layout: Layout): string[] {
  const rows = table.rows.slice(0, most).map((row) => row.cells());
  const shown = inOrder(table.columns).flatMap((index) => {
    const column = table.columns[index];
    return column === undefined
      ? []
      : shownColumns(column, index === 0).map((shownColumn) => ({ ...shownColumn, at: index }));
  });
  const hasKernels = table.columns.some(({ kind }) => kind === "kernel");
  const change = table.columns.findIndex(({ kind }) => kind === "change");
  const state = change < 0 ? [] : [{ column: left(""), textOf: paintState, at: change }];
  const all = hasKernels ? [...state, ...shown] : [...shown, ...state];
  return [
    ...textTable(
      all.map(({ column }) => column),
      rows.map((row) => all.map(({ textOf, at }) => textOf(row[at] ?? ""))),
      layout,
    ),
    ...restLines(table, table.rows.slice(most)),
    ...remarkLines(rows, layout),
  ];
}

/** Numbers come before their changes. Kernel names are long, so they come last. */
function inOrder(columns: readonly Column[]): number[] {
  const weight = (index: number): number => {
    const { kind, split } = columns[index] ?? { kind: "text" };
    if (kind === "kernel") return 4;
    if (index === 0 && kind === "text") return 0;
    return split === true ? 1 : kind === "change" ? 2 : 3;
  };
  return [...columns.keys()].toSorted((a, b) => weight(a) - weight(b));
}

function shownColumns({ kind, title, leaves, split, interval }: Column, isFirst: boolean): Shown[] {
  const leavingAs = (column: TextColumn): TextColumn => (leaves === undefined ? column : { ...column, leaves });
  switch (kind) {
    case "text":
      return [{ column: leavingAs(flexible(title, isFirst ? leastTitle : leastText)), textOf: plainCell }];
    case "number":
      return [{ column: leavingAs(right(title)), textOf: plainCell }];
    case "kernel":
      return [{ column: flexible(title, leastName, rowLabels), textOf: plainCell }];
    case "pair":
      return split === true
        ? (["base", "head"] as const).map((side) => ({ column: right(side), textOf: ofPair(side) }))
        : [{ column: leavingAs(right(title)), textOf: plainCell }];
    case "change":
      return [{ column: right(title), textOf: plainCell }, ...(interval === "main" ? intervalColumns : [])];
  }
}

/** If there isn't enough room, these columns are dropped before any others. */
const intervalColumns: readonly Shown[] = leaving(
  [right("interval"), right("threshold")],
  ["threshold", "interval"],
).map((column, index) => ({
  column: { ...column, leaves: (column.leaves ?? 0) - 2 },
  textOf: ofChange(index === 0 ? formatInterval : ({ change }) => formatRatio(change.thresholdRatio)),
}));

function ofChange(textOf: (cell: ChangeCell) => string): (cell: Cell) => string {
  return (cell) => (typeof cell !== "string" && cell.kind === "change" ? textOf(cell) : "");
}

function formatInterval({ change: { lowRatio, highRatio, rounds, changeRatio } }: ChangeCell): string {
  if (lowRatio !== null && highRatio !== null) return percentInterval(lowRatio, highRatio);
  if (rounds === null) return "exact";
  return changeRatio !== null && rounds === 1 ? "one process" : "";
}

function formatRatio(ratio: number | null): string {
  return ratio === null ? "" : percent(ratio);
}

function plainCell(cell: Cell): string {
  if (typeof cell === "string") return toTerminal(cell);
  switch (cell.kind) {
    case "number":
      return toTerminal(cell.text);
    case "kernel":
      return cell.name;
    case "pair":
      return toTerminal(formatPair(cell));
    case "change":
      return formatChange(cell);
  }
}

function ofPair(side: "base" | "head"): (cell: Cell) => string {
  return (cell) => (typeof cell === "string" || cell.kind !== "pair" ? "" : toTerminal(formatSide(cell, side)));
}

function formatChange({ change: { changeRatio }, sign }: ChangeCell): string {
  if (changeRatio !== null) return signedPercent(changeRatio);
  return sign === "=" ? sign : unknown;
}

/** Only states that deserve a look have a color. */
const tones: Readonly<Partial<Record<RowState, Tone>>> = {
  regressed: "bad",
  improved: "good",
  inconclusive: "unsure",
};

function paintState(cell: Cell): TextCell {
  if (typeof cell === "string" || cell.kind !== "change" || cell.word === "") return "";
  const text = cell.sign === "" ? cell.word : `${cell.sign} ${cell.word}`;
  const tone = tones[cell.state];
  return tone === undefined ? text : { text, tone };
}

function restLines({ noun, file }: Table, hidden: readonly Row[]): string[] {
  if (hidden.length === 0) return [];
  const notable = hidden.filter(({ isNotable }) => isNotable === true).length;
  const ofThem = notable > 0 ? `, ${formatCount(notable)} of them slower or unclear` : "";
  return [`  … and ${formatCount(hidden.length)} more ${noun}${ofThem}, in ${file}`];
}

function remarkLines(rows: readonly (readonly Cell[])[], layout: Layout): string[] {
  const lines = rows.flatMap((row) =>
    row.flatMap((cell) =>
      typeof cell === "string" || cell.kind !== "kernel" || cell.remarks.length === 0
        ? []
        : wrapLine(`    ${kernelLabel(cell.name, remarkWidth)}: ${cell.remarks.map(toTerminal).join("; ")}`, layout),
    ),
  );
  return lines.length === 0 ? [] : ["  why:", ...lines];
}

/** A title in the style for terminals. */
export function strong(text: string, layout: Layout): string {
  return paint(layout, "strong", text);
}
