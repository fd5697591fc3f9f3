import type { Cell, ChangeCell, Column, Row, ShownChange, Table } from "../document/document.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { findMeaning } from "../document/legend.ts";
import { formatPair, formatSide } from "../document/cells.ts";
import { clipMiddle, formatCount } from "../format.ts";
import { rowLabels } from "../kernel-label.ts";
import { rowStates } from "../rows.ts";
import { changesScale, intervalAxis, intervalPlot, formatInterval } from "./figures/interval.ts";
import { codeHtml, html, plainSentence, sentence, type Html, type Part } from "./html.ts";

const [labelWidth, fullNameWidth, familyWidth] = [90, 400, 40];
/** With scripts, a kernel table first shows at most this many rows. */
const mostMain = 12;
/** Longer tables have no room for grid lines in each row. */
const mostWithGrid = 50;
/** The character limit for full names in a table. Kernels beyond this limit have only labels. */
const mostNameText = 150_000;

/** A table column on the page. It renders the cells of one of the document's columns. */
interface Shown {
  readonly at: number;
  readonly title: Part;
  /** The class of the column's cells: numbers, plots, or neither. */
  readonly look: "n" | "p" | null;
  readonly contentOf: (cell: Cell) => Part;
  /** The value to sort by; undefined to sort by the text. */
  readonly valueOf: (cell: Cell) => number | null | undefined;
}

/** A table with at most `most` rows. A table that's wider than the page scrolls. Readers can search and filter a kernel table. */
export function tableHtml({ label, columns, rows, noun, file, note }: Table, most: number): Html {
  const shownRows = rows.slice(0, most).map((row) => ({ row, cells: row.cells() }));
  const shown = shownColumns(
    columns,
    shownRows.map(({ cells }) => cells),
  );
  const hasTools = shownRows.some(({ row }) => row.family !== undefined);
  const head = shown.map(({ title, look }) => {
    if (title === "") return html`<td></td>`;
    const attributes = [titleAttribute(title), classAttribute(look), look === "p" ? html` data-fixed` : null];
    return html`<th scope="col" ${attributes}>${title}</th>`;
  });
  const hidden = rows.length - shownRows.length;
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${plainSentence(label)}"><table${hasTools ? html` data-tools` : null}><thead><tr>${head}</tr></thead><tbody>
${shownRows.map(({ row, cells }, index) => rowHtml(row, cells, shown, index >= mostMain))}</tbody></table></div>${hidden > 0 ? html`<p>… and ${formatCount(hidden)} more ${noun}, in <code>${file}</code>.</p>` : null}${note === undefined ? null : html`<p><small>${note}</small></p>`}`;
}

function classAttribute(look: Shown["look"]): Html | null {
  return look === null ? null : html` class="${look}"`;
}

/** A tooltip that explains a word from the legend. */
function titleAttribute(word: Part): Html | null {
  const meaning = typeof word === "string" ? findMeaning(word) : null;
  return meaning === null ? null : html` title="${meaning}"`;
}

function rowHtml(
  { family, importance }: Row,
  cells: readonly Cell[],
  shown: readonly Shown[],
  isFarDown: boolean,
): Html {
  const change = cells.find((cell) => typeof cell !== "string" && cell.kind === "change");
  const attributes = [
    typeof change !== "object" || change.kind !== "change"
      ? null
      : html` class="s-${change.state}" data-state="${stateWord(change)}"`,
    family === undefined ? null : html` data-family="${plainText(clipMiddle(family, familyWidth))}"`,
    importance === "detail" || isFarDown ? html` data-minor` : null,
  ];
  return html`<tr${attributes}>${shown.map(({ at, look, contentOf, valueOf }) => {
    const cell = cells[at] ?? "";
    const value = valueOf(cell);
    return html`<td${classAttribute(look)}${value === undefined ? null : html` data-v="${value === null ? "" : Number(value.toPrecision(6))}"`}>${contentOf(cell)}</td>`;
  })}</tr>
`;
}

/** The word that a row is filtered by. */
function stateWord({ state, word }: ChangeCell): string {
  if (state === "noted" && word === rowStates.noted.word) return "slower, no regression";
  return word === "" ? rowStates[state].word : word;
}

/** Kernel names come first, because that's what readers look for. */
function shownColumns(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Shown[] {
  const scale = changesScale(plottedChanges(columns, rows), rows.length <= mostWithGrid);
  const kernels = columns.findIndex(({ kind }) => kind === "kernel");
  const places = [...columns.keys()].filter((index) => index !== kernels);
  const contents = kernelContents(rows, kernels);
  return (kernels < 0 ? places : [kernels, ...places]).flatMap((index) => {
    const column = columns[index];
    if (column === undefined) return [];
    const look = column.kind === "text" || column.kind === "kernel" ? null : "n";
    const plain: Shown = { at: index, title: column.title, look, contentOf, valueOf };
    switch (column.kind) {
      case "kernel":
        return [{ ...plain, contentOf: (cell) => contents.get(cell) ?? null }];
      case "pair":
        return column.split === true ? (["base", "head"] as const).map((side) => sideColumn(plain, side)) : [plain];
      case "change":
        return [plain, ...(column.interval === undefined ? [] : [intervalColumn(plain, scale, column.interval)])];
      default:
        return [plain];
    }
  });
}

function sideColumn(column: Shown, side: "base" | "head"): Shown {
  return {
    ...column,
    title: side,
    contentOf: (cell) =>
      typeof cell === "string" || cell.kind !== "pair" ? contentOf(cell) : sentence(formatSide(cell, side)),
    valueOf: (cell) => (typeof cell === "string" || cell.kind !== "pair" ? null : cell[side]),
  };
}

/** All changes in the table that are drawn with an interval. The intervals share one scale. */
function plottedChanges(columns: readonly Column[], rows: readonly (readonly Cell[])[]): ShownChange[] {
  const plotted = [...columns.keys()].filter((index) => columns[index]?.interval !== undefined);
  return rows.flatMap((cells) =>
    plotted.flatMap((index) => {
      const cell = cells[index];
      return typeof cell === "object" && cell.kind === "change" ? [cell.change] : [];
    }),
  );
}

/** Details show the plot alone; only screen readers get its numbers. */
function intervalColumn(column: Shown, scale: ReturnType<typeof changesScale>, importance: "main" | "detail"): Shown {
  return {
    ...column,
    title: html`interval and threshold${intervalAxis(scale)}`,
    look: "p",
    contentOf: (cell) =>
      typeof cell === "string" || cell.kind !== "change"
        ? null
        : html`${intervalPlot(cell.change, scale)}<small${importance === "detail" ? html` class="unseen"` : null}>${formatInterval(cell.change)}</small>`,
    valueOf: () => undefined,
  };
}

function valueOf(cell: Cell): number | null | undefined {
  if (typeof cell === "string") return undefined;
  switch (cell.kind) {
    case "number":
      return cell.value;
    case "pair":
      return cell.head;
    case "change":
      return cell.change.changeRatio;
    case "kernel":
      return undefined;
  }
}

function contentOf(cell: Cell): Part {
  if (typeof cell === "string") return sentence(cell);
  switch (cell.kind) {
    case "number":
      return sentence(cell.text);
    case "pair":
      return sentence(formatPair(cell));
    case "change":
      return changeContent(cell);
    case "kernel":
      return null;
  }
}

/** `▲ +17.0% slower`: sign, size, and word. */
function changeContent({ sign, change, word }: ChangeCell): Html {
  const size = change.changeRatio === null ? null : html` <b>${signedPercent(change.changeRatio)}</b>`;
  const meaning = titleAttribute(findMeaning(sign) === null ? word : sign);
  return html`<span class="c">${sign}${size}</span> <small${meaning}>${word}</small>`;
}

/** Kernel labels with notes. A label can be expanded to the full name until the table reaches its character limit. */
function kernelContents(rows: readonly (readonly Cell[])[], column: number): Map<Cell, Html> {
  const cells = rows.flatMap((row) => {
    const cell = row[column];
    return typeof cell === "object" && cell.kind === "kernel" ? [cell] : [];
  });
  const labels = rowLabels(
    cells.map(({ name }) => name),
    labelWidth,
  );
  let charactersLeft = mostNameText;
  return new Map(
    cells.map((cell, index) => {
      const label = labels[index] ?? "";
      const full = clipMiddle(plainText(cell.name), fullNameWidth);
      charactersLeft -= full.length;
      const name =
        full === label || charactersLeft < 0
          ? codeHtml(label)
          : html`<details>
              <summary>${codeHtml(label)}</summary>
              ${codeHtml(full)}
            </details>`;
      const id = cell.id == null ? null : html`<b class="id">${cell.id}</b>`;
      return [
        cell,
        html`${id}${name}${cell.remarks.map((remark) => html`<small class="why">${sentence(remark)}</small>`)}`,
      ];
    }),
  );
}
