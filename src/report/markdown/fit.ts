import { blocksText, type Block, type Fold, type Rows } from "./blocks.ts";

/** How long a text is, in what its limit counts: characters of a comment, bytes of a summary. */
export type Size = (text: string) => number;

/** Folds go before tables are cut shorter than this. */
const fewestRows = 3;

/**
 * The blocks as Markdown of at most `limit`: rows go first, from the bottom of whichever table or list is the longest;
 * where few are left of each, the folds within folds, then whole folds, from the bottom; at the last everything but the
 * first two blocks, which are to be short.
 */
export function fittedText(blocks: readonly Block[], limit: number, size: Size): string {
  const whole = blocksText(blocks);
  if (size(whole) <= limit) return whole;
  const shorter = withFewerRows(withFewerFolds(blocks, limit, size), limit, size);
  if (shorter !== null) return shorter;
  const first = [...blocks.slice(0, 2), "*All else is left out for length.*"];
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
  return `*${String(folds)} folded ${folds === 1 ? "part is" : "parts are"} left out for length.*`;
}

function leastText(blocks: readonly Block[]): string {
  return blocksText(blocks, new Map(rowsOf(blocks).map((rows) => [rows, fewestRows])));
}

/** The blocks with so few rows in the open that, each fold taken as its title, they have at most so many lines. */
export function shortened(blocks: readonly Block[], mostLines: number): Block[] {
  const open = blocks.map((block) => (typeof block === "string" || block.kind === "rows" ? block : block.title));
  const shown = fewerRows(open, mostLines - 1, (text) => text.split("\n").length - 1);
  return blocks.map((block) =>
    typeof block === "string" || block.kind === "fold"
      ? block
      : { ...block, rows: block.rows.slice(0, shown?.get(block)) },
  );
}

function withFewerRows(blocks: readonly Block[], limit: number, size: Size): string | null {
  const shown = fewerRows(blocks, limit, size);
  return shown === null ? null : blocksText(blocks, shown);
}

/** How many rows of each table and list fit; null where not even none of them do. */
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
    // Of what it can say, the line for no rows is the longest.
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
