import { markdownTable } from "./markdown-text.ts";
import type { Column } from "../terminal/text-table.ts";
import { countText } from "../../model/text/quantity.ts";

/** A comment in parts that can be made shorter by whole rows, and by whole folds. */
export type Block = string | Rows | Fold;

/** A table or a list. */
export interface Rows {
  readonly kind: "rows";
  /** A table's two first lines; none for a list. */
  readonly head: readonly string[];
  readonly rows: readonly string[];
  /** How many there are in all: some may never have been made into rows. */
  readonly total: number;
  /** Says what is missing when only so many rows are shown; as short as can be. */
  readonly more: (shown: number) => string;
}

/** Folded away under a title. */
export interface Fold {
  readonly kind: "fold";
  /** HTML. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A table of `total` rows, of which `cells` are made; `noun` names them in `… and 3 more kernels.` */
export function table(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  noun: string,
  total = cells.length,
): Block[] {
  if (total === 0) return [];
  const [titles = "", alignment = "", ...rows] = markdownTable(columns, cells).split("\n");
  return [{ kind: "rows", head: [titles, alignment], rows, total, more: moreOf(noun, total) }];
}

/** A list of `total` items, of which `items` are made. */
export function list(items: readonly string[], noun: string, total = items.length): Block[] {
  if (total === 0) return [];
  return [{ kind: "rows", head: [], rows: items.map((item) => `- ${item}`), total, more: moreOf(noun, total) }];
}

/** Nothing where nothing is in it. */
export function fold(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: "fold", title, blocks }];
}

/** The blocks as Markdown, each table and list with as many of its rows as `shown` says, or all. */
export function blocksText(blocks: readonly Block[], shown: ReadonlyMap<Rows, number> = new Map()): string {
  return blocks.map((block) => blockText(block, shown)).join("\n\n");
}

function blockText(block: Block, shown: ReadonlyMap<Rows, number>): string {
  if (typeof block === "string") return block;
  if (block.kind === "fold")
    return `<details><summary>${block.title}</summary>\n\n${blocksText(block.blocks, shown)}\n\n</details>`;
  const rows = block.rows.slice(0, shown.get(block));
  const more = rows.length < block.total ? [block.more(rows.length)] : [];
  const body = rows.length === 0 ? [] : [[...block.head, ...rows].join("\n")];
  return [...body, ...more].join("\n\n");
}

function moreOf(noun: string, total: number): (shown: number) => string {
  return (shown) => {
    const hidden = countText(total - shown);
    return shown === 0 ? `*${hidden} ${noun} left out for length.*` : `*… and ${hidden} more ${noun}.*`;
  };
}
