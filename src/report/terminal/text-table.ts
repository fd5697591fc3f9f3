import { paint, type Layout, type Tone } from "../../model/text/layout.ts";
import { clipMiddle } from "../format.ts";

/** A column: its title, its alignment, and how it shrinks or disappears if there isn't enough room. */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
  /** Columns that have this number are dropped, lowest first, until the remaining columns fit. */
  readonly leaves?: number;
  /** The fewest characters that a cell may be cut to. */
  readonly least?: number;
  readonly shorten?: Shorten;
}

/** Shortens the cells of a column to at most `width` characters each. */
type Shorten = (texts: readonly string[], width: number) => readonly string[];

/** A cell's text, with its tone if it has one. */
export type Cell = string | { readonly text: string; readonly tone: Tone };

export function left(title: string): Column {
  return { title, align: "left" };
}

export function right(title: string): Column {
  return { title, align: "right" };
}

/** Text that may be cut in the middle, down to `least` characters. */
export function flexible(title: string, least: number, shorten: Shorten = cutShared): Column {
  return { ...left(title), least, shorten };
}

/** Marks the columns that may be dropped. `order` has their titles, least important first. */
export function leaving(columns: readonly Column[], order: readonly string[]): Column[] {
  return columns.map((column) => {
    const leaves = order.indexOf(column.title);
    return leaves < 0 || column.title === "" ? column : { ...column, leaves };
  });
}

const gap = 2;

/** Formats rows as aligned lines of text, header first. Each line starts with `indent`. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  layout: Layout,
  indent = "  ",
): string[] {
  const width = layout.width - indent.length;
  const kept = keptColumns(columns, rows, width);
  const shown = kept.map((index) => columns[index] ?? left(""));
  const cut = shortened(
    shown,
    rows.map((row) => kept.map((index) => row[index] ?? "")),
    width,
  );
  const widths = shown.map((column, index) => measureWidth(column, cut, index));
  const line = (cells: readonly Cell[]): string => {
    const last = cells.findLastIndex((cell) => readText(cell) !== "");
    const texts = cells.slice(0, last + 1).map((cell, index) => {
      const text = readText(cell);
      const pad = " ".repeat(Math.max(0, (widths[index] ?? 0) - text.length));
      const painted = typeof cell === "string" ? text : paint(layout, cell.tone, text);
      if (shown[index]?.align === "right") return pad + painted;
      return index === last ? painted : painted + pad;
    });
    return (indent + texts.join(" ".repeat(gap))).trimEnd();
  };
  return [line(shown.map(({ title }) => title)), ...cut.map(line)];
}

/** The indexes of the columns that fit in `width` characters. */
function keptColumns(columns: readonly Column[], rows: readonly (readonly Cell[])[], width: number): number[] {
  const least = columns.map((column, index) => {
    const natural = measureWidth(column, rows, index);
    return column.least === undefined ? natural : Math.min(natural, Math.max(column.title.length, column.least));
  });
  let kept = columns.map((_, index) => index);
  const order = kept
    .filter((index) => columns[index]?.leaves !== undefined)
    .toSorted((a, b) => (columns[a]?.leaves ?? 0) - (columns[b]?.leaves ?? 0));
  const taken = (): number => kept.reduce((sum, index) => sum + (least[index] ?? 0) + gap, -gap);
  for (const next of order) {
    if (taken() <= width) break;
    kept = kept.filter((index) => index !== next);
  }
  return kept;
}

/** Cuts cells until the table fits. The widest column that may be cut is cut first. */
function shortened(columns: readonly Column[], rows: readonly (readonly Cell[])[], width: number): Cell[][] {
  const widths = columns.map((column, index) => measureWidth(column, rows, index));
  const lower = (index: number): number =>
    Math.max(columns[index]?.title.length ?? 0, columns[index]?.least ?? Infinity);
  const over = (): number => widths.reduce((sum, columnWidth) => sum + columnWidth + gap, -gap) - width;
  for (;;) {
    const cuttable = widths.flatMap((columnWidth, index) => (columnWidth > lower(index) ? [index] : []));
    const widest = cuttable.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0];
    const excess = over();
    if (widest === undefined || excess <= 0) break;
    const next = Math.max(
      0,
      ...cuttable.filter((index) => index !== widest).map((index) => widths[index] ?? 0),
      lower(widest),
    );
    const now = widths[widest] ?? 0;
    widths[widest] = Math.max(next < now ? next : lower(widest), now - excess);
  }
  const cut = columns.map(({ shorten = cutShared, least }, index) => {
    const texts = rows.map((row) => readText(row[index] ?? ""));
    return least === undefined ? texts : shorten(texts, widths[index] ?? 0);
  });
  return rows.map((row, index) =>
    row.map((cell, place): Cell => {
      const text = cut[place]?.[index] ?? "";
      return typeof cell === "string" ? text : { ...cell, text };
    }),
  );
}

function measureWidth({ title }: Column, rows: readonly (readonly Cell[])[], index: number): number {
  return rows.reduce((width, row) => Math.max(width, readText(row[index] ?? "").length), title.length);
}

function readText(cell: Cell): string {
  return typeof cell === "string" ? cell : cell.text;
}

/** Cuts texts in the middle of what they share with others, so that what tells them apart stays. */
export function cutShared(texts: readonly string[], width: number): string[] {
  const sorted = [...new Set(texts)].sort();
  const shared = sorted.map((text, index) => sharedLength(sorted[index - 1] ?? "", text));
  const cut = new Map(
    sorted.map((text, index) => [
      text,
      text.length <= width ? text : cutPieces(splitIntoPieces(text, index, shared), width),
    ]),
  );
  return texts.map((text) => cut.get(text) ?? text);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Splits a text where any other text begins to differ. `shared` has the lengths that sorted texts share with the text before. */
function splitIntoPieces(text: string, position: number, shared: readonly number[]): string[] {
  const ends = new Set([text.length]);
  for (let [index, least] = [position, Infinity]; index > 0; index -= 1)
    ends.add((least = Math.min(least, shared[index] ?? 0)));
  for (let [index, least] = [position + 1, Infinity]; index < shared.length; index += 1)
    ends.add((least = Math.min(least, shared[index] ?? 0)));
  let from = 0;
  return [...ends]
    .toSorted((a, b) => a - b)
    .map((end) => {
      // Never inside a pair of surrogates.
      const piece = text.slice(from, /[\uDC00-\uDFFF]/.test(text[end] ?? "") ? end - 1 : end);
      from += piece.length;
      return piece;
    });
}

/** The shortest piece that still shows how it begins, which is where other texts differ. */
const leastPiece = 2;

/** Cuts the longest pieces first, each in its middle. */
function cutPieces(pieces: readonly string[], width: number): string {
  const all = pieces.join("");
  const cut = [...pieces];
  let excess = all.length - width;
  const longestFirst = [...pieces.keys()].toSorted((a, b) => (pieces[b]?.length ?? 0) - (pieces[a]?.length ?? 0));
  for (const place of longestFirst) {
    const piece = pieces[place] ?? "";
    if (excess <= 0 || piece.length <= leastPiece) break;
    const most = Math.max(leastPiece, piece.length - excess);
    excess -= piece.length - most;
    cut[place] = clipMiddle(piece, most);
  }
  return excess > 0 ? clipMiddle(all, width) : cut.join("");
}
