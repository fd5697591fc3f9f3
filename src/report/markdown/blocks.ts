import { markdownTable } from "./markdown-text.ts";
import type { Column } from "../terminal/text-table.ts";
import { countText } from "../../model/text/quantity.ts";

/** A part of a comment. To shorten a comment, we drop whole rows and whole folds. */
export type Block = string | Rows | Fold;

/** A table or a list. */
export interface Rows {
  readonly kind: "rows";
  /** A table's first two lines; empty for a list. */
  readonly head: readonly string[];
  readonly rows: readonly string[];
  /** The total number of rows, including rows that aren't in `rows`. */
  readonly total: number;
  /** A line about the missing rows, as short as possible. */
  readonly more: (shown: number) => string;
}

/** Blocks that are folded under a title. */
export interface Fold {
  readonly kind: "fold";
  /** HTML, not Markdown. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A table of `total` rows; `cells` holds only the first ones. `noun` is the word for the rows, as in `… and 3 more kernels.` */
export function table(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  noun: string,
  total = cells.length,
): Block[] {
  if (total === 0) return [];
  const [titles = "", alignment = "", ...rows] = markdownTable(columns, cells).split("\n");
  return [{ kind: "rows", head: [titles, alignment], rows, total, more: createMoreLine(noun, total) }];
}

/** A list of `total` items; `items` holds only the first ones. */
export function list(items: readonly string[], noun: string, total = items.length): Block[] {
  if (total === 0) return [];
  return [{ kind: "rows", head: [], rows: items.map((item) => `- ${item}`), total, more: createMoreLine(noun, total) }];
}

/** A fold, or nothing if it has no blocks. */
export function fold(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: "fold", title, blocks }];
}

/** The blocks as Markdown, with at most `most` rows of each table and list. */
export function renderBlocks(blocks: readonly Block[], most = Infinity): string {
  return blocks.map((block) => renderBlock(block, most)).join("\n\n");
}

function renderBlock(block: Block, most: number): string {
  if (typeof block === "string") return block;
  if (block.kind === "fold")
    return `<details><summary>${block.title}</summary>\n\n${renderBlocks(block.blocks, most)}\n\n</details>`;
  const rows = block.rows.slice(0, most);
  const more = rows.length < block.total ? [block.more(rows.length)] : [];
  const body = rows.length === 0 ? [] : [[...block.head, ...rows].join("\n")];
  return [...body, ...more].join("\n\n");
}

function createMoreLine(noun: string, total: number): (shown: number) => string {
  return (shown) => {
    const hidden = countText(total - shown);
    return shown === 0 ? `*${hidden} ${noun} left out for length.*` : `*… and ${hidden} more ${noun}.*`;
  };
}
