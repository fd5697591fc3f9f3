import { renderBlocks, type Block } from "./blocks.ts";
import { counted } from "../../model/text/listing.ts";

/** The length of a string, in the unit of its limit: characters for a comment, bytes for a summary. */
export type Size = (text: string) => number;

/** How many rows a table or list may have, from the most to the fewest. */
const mostRows = [Infinity, 100, 30, 10, 3] as const;
const fewestRows = 3;
const separator = 2;

/**
 * The blocks as Markdown, with a size of at most `limit`. We drop rows first, from the bottom of each table and list. Then we drop folds
 * within folds, and whole folds, from the bottom. Last, we drop everything but the first two blocks, which should be short.
 */
export function fitBlocks(blocks: readonly Block[], limit: number, size: Size): string {
  for (const most of mostRows) {
    const text = renderBlocks(blocks, most);
    if (size(text) <= limit) return text;
  }
  const measureSize = (some: readonly Block[]): number => size(renderBlocks(some, fewestRows)) + separator;
  const isFold = (block: Block): boolean => typeof block !== "string" && block.kind === "fold";
  let room = limit - measureSize(blocks.filter((block) => !isFold(block))) - measureSize([leftOut(blocks.length)]);
  if (room < 0) {
    const first = renderBlocks([...blocks.slice(0, 2), "*Everything else is left out for length.*"], fewestRows);
    return size(first) <= limit ? first : renderBlocks(blocks.slice(0, 1));
  }
  const kept = blocks.flatMap((block): Block[] => {
    if (typeof block === "string" || block.kind !== "fold") return [block];
    const shallow = { ...block, blocks: withoutFolds(block.blocks) };
    const fitting = [block, shallow].find((version) => measureSize([version]) <= room);
    // Folds go from the bottom, so nothing after the first that doesn't fit is kept.
    room = fitting === undefined ? 0 : room - measureSize([fitting]);
    return fitting === undefined ? [] : [fitting];
  });
  const dropped = blocks.length - kept.length;
  return renderBlocks(dropped === 0 ? kept : [...kept, leftOut(dropped)], fewestRows);
}

function withoutFolds(blocks: readonly Block[]): Block[] {
  const kept = blocks.filter((block) => typeof block === "string" || block.kind !== "fold");
  return kept.length === blocks.length ? kept : [...kept, leftOut(blocks.length - kept.length)];
}

function leftOut(folds: number): string {
  return `*${counted(folds, "folded part is", "folded parts are")} left out for length.*`;
}
