import { blocksText, type Block, type Fold, type Rows } from "./blocks.ts";
import { counted } from "../../model/text/listing.ts";

/** The length of a string, in the unit of its limit: characters for a comment, bytes for a summary. */
export type Size = (text: string) => number;

/** We drop collapsed sections before we cut a table to fewer rows than this. */
const fewestRows = 3;

/**
 * The blocks as Markdown, with a size of at most `limit`. We drop rows first, from the bottom of the longest table or list. If every
 * table and list has only a few rows left, we drop folds within folds, then whole folds, from the bottom. Last, we drop everything but
 * the first two blocks, which should be short.
 */
export function fittedText(blocks: readonly Block[], limit: number, size: Size): string {
  const whole = blocksText(blocks);
  if (size(whole) <= limit) return whole;
  const shorter = withFewerRows(withFewerFolds(blocks, limit, size), limit, size);
  if (shorter !== null) return shorter;
  const first = [...blocks.slice(0, 2), "*Everything else is left out for length.*"];
  return withFewerRows(first, limit, size) ?? blocksText(blocks.slice(0, 1));
}

function withFewerFolds(blocks: readonly Block[], limit: number, size: Size): readonly Block[] {
  const least = (kept: readonly Block[]): number => size(leastText(kept)) + 2;
  let length = blocks.reduce((sum, block) => sum + least([block]), 0);
  const fromBottom = (kept: readonly Block[], change: (fold: Fold) => readonly Block[]): Block[] =>
    kept
      .toReversed()
      .flatMap((block) => {
        if (length <= limit || typeof block === "string" || block.kind !== "fold") return [block];
        const changed = change(block);
        length += (changed.length === 0 ? 0 : least(changed)) - least([block]);
        return changed.toReversed();
      })
      .reverse();
  const shallow = fromBottom(blocks, (fold) => [{ ...fold, blocks: withoutFolds(fold.blocks) }]);
  if (length <= limit) return shallow;
  length += least([noteOf(shallow.length)]);
  const kept = fromBottom(shallow, () => []);
  return [...kept, noteOf(shallow.length - kept.length)];
}

function withoutFolds(blocks: readonly Block[]): Block[] {
  const kept = blocks.filter((block) => typeof block === "string" || block.kind !== "fold");
  return kept.length === blocks.length ? kept : [...kept, noteOf(blocks.length - kept.length)];
}

function noteOf(folds: number): string {
  return `*${counted(folds, "folded part is", "folded parts are")} left out for length.*`;
}

function leastText(blocks: readonly Block[]): string {
  return blocksText(blocks, new Map(rowsOf(blocks).map((rows) => [rows, fewestRows])));
}

function withFewerRows(blocks: readonly Block[], limit: number, size: Size): string | null {
  const shown = fewerRows(blocks, limit, size);
  return shown === null ? null : blocksText(blocks, shown);
}

/** How many rows of each table and list fit; null if the blocks are too long even without rows. */
function fewerRows(blocks: readonly Block[], limit: number, size: Size): Map<Rows, number> | null {
  let length = size(blocksText(blocks));
  const tables = rowsOf(blocks).map((rows) => {
    const sizes = rows.rows.map((row) => size(row) + 1);
    return { rows, sizes, length: sizes.reduce((sum, one) => sum + one, 0), cut: rows.rows.length < rows.total };
  });
  while (length > limit) {
    const [first] = tables;
    if (first === undefined) return null;
    const longest = tables.reduce((most, one) => (one.length > most.length ? one : most), first);
    const row = longest.sizes.pop();
    if (row === undefined) return null;
    longest.length -= row;
    length -= row;
    // `more(0)` returns the longest line, so there's always enough room.
    if (!longest.cut) length += size(longest.rows.more(0)) + 2;
    longest.cut = true;
  }
  return new Map(tables.map(({ rows, sizes }) => [rows, sizes.length]));
}

function rowsOf(blocks: readonly Block[]): Rows[] {
  return blocks.flatMap((block) => {
    if (typeof block === "string") return [];
    return block.kind === "rows" ? [block] : rowsOf(block.blocks);
  });
}
