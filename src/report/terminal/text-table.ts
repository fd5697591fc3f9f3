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
  const shown = kept.map((at) => columns[at] ?? left(""));
  const cut = shortened(
    shown,
    rows.map((row) => kept.map((at) => row[at] ?? "")),
    width,
  );
  const widths = shown.map((column, at) => widthOf(column, cut, at));
  const line = (cells: readonly Cell[]): string => {
    const last = cells.findLastIndex((cell) => textOf(cell) !== "");
    const texts = cells.slice(0, last + 1).map((cell, at) => {
      const text = textOf(cell);
      const pad = " ".repeat(Math.max(0, (widths[at] ?? 0) - text.length));
      const said = typeof cell === "string" ? text : paint(layout, cell.tone, text);
      if (shown[at]?.align === "right") return pad + said;
      return at === last ? said : said + pad;
    });
    return (indent + texts.join(" ".repeat(gap))).trimEnd();
  };
  return [line(shown.map(({ title }) => title)), ...cut.map(line)];
}

/** The indexes of the columns that fit in `width` characters. */
function keptColumns(columns: readonly Column[], rows: readonly (readonly Cell[])[], width: number): number[] {
  const least = columns.map((column, at) => {
    const natural = widthOf(column, rows, at);
    return column.least === undefined ? natural : Math.min(natural, Math.max(column.title.length, column.least));
  });
  let kept = columns.map((_, at) => at);
  const order = kept
    .filter((at) => columns[at]?.leaves !== undefined)
    .toSorted((one, other) => (columns[one]?.leaves ?? 0) - (columns[other]?.leaves ?? 0));
  const taken = (): number => kept.reduce((sum, at) => sum + (least[at] ?? 0) + gap, -gap);
  for (const next of order) {
    if (taken() <= width) break;
    kept = kept.filter((at) => at !== next);
  }
  return kept;
}

/** Cuts cells until the table fits. The widest column that may be cut is cut first. */
function shortened(columns: readonly Column[], rows: readonly (readonly Cell[])[], width: number): Cell[][] {
  const widths = columns.map((column, at) => widthOf(column, rows, at));
  const lower = (at: number): number => Math.max(columns[at]?.title.length ?? 0, columns[at]?.least ?? Infinity);
  const over = (): number => widths.reduce((sum, one) => sum + one + gap, -gap) - width;
  for (;;) {
    const cuttable = widths.flatMap((one, at) => (one > lower(at) ? [at] : []));
    const widest = cuttable.toSorted((one, other) => (widths[other] ?? 0) - (widths[one] ?? 0))[0];
    const excess = over();
    if (widest === undefined || excess <= 0) break;
    const next = Math.max(0, ...cuttable.filter((at) => at !== widest).map((at) => widths[at] ?? 0), lower(widest));
    const now = widths[widest] ?? 0;
    widths[widest] = Math.max(next < now ? next : lower(widest), now - excess);
  }
  const cut = columns.map(({ shorten = cutShared, least }, at) => {
    const texts = rows.map((row) => textOf(row[at] ?? ""));
    return least === undefined ? texts : shorten(texts, widths[at] ?? 0);
  });
  return rows.map((row, index) =>
    row.map((cell, at): Cell => {
      const text = cut[at]?.[index] ?? "";
      return typeof cell === "string" ? text : { ...cell, text };
    }),
  );
}

function widthOf({ title }: Column, rows: readonly (readonly Cell[])[], at: number): number {
  return rows.reduce((width, row) => Math.max(width, textOf(row[at] ?? "").length), title.length);
}

function textOf(cell: Cell): string {
  return typeof cell === "string" ? cell : cell.text;
}

/** Cuts texts in the middle of what they share with others, so that what tells them apart stays. */
export function cutShared(texts: readonly string[], width: number): string[] {
  const sorted = [...new Set(texts)].sort();
  const shared = sorted.map((text, at) => sharedLength(sorted[at - 1] ?? "", text));
  const cut = new Map(
    sorted.map((text, at) => [text, text.length <= width ? text : cutPieces(piecesOf(text, at, shared), width)]),
  );
  return texts.map((text) => cut.get(text) ?? text);
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Splits a text where any other text begins to differ. `shared` has the lengths that sorted texts share with the text before. */
function piecesOf(text: string, at: number, shared: readonly number[]): string[] {
  const ends = new Set([text.length]);
  for (let [index, least] = [at, Infinity]; index > 0; index -= 1)
    ends.add((least = Math.min(least, shared[index] ?? 0)));
  for (let [index, least] = [at + 1, Infinity]; index < shared.length; index += 1)
    ends.add((least = Math.min(least, shared[index] ?? 0)));
  let from = 0;
  return [...ends]
    .toSorted((one, other) => one - other)
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
  const longestFirst = [...pieces.keys()].toSorted(
    (one, other) => (pieces[other]?.length ?? 0) - (pieces[one]?.length ?? 0),
  );
  for (const at of longestFirst) {
    const piece = pieces[at] ?? "";
    if (excess <= 0 || piece.length <= leastPiece) break;
    const most = Math.max(leastPiece, piece.length - excess);
    excess -= piece.length - most;
    cut[at] = clipMiddle(piece, most);
  }
  return excess > 0 ? clipMiddle(all, width) : cut.join("");
}
