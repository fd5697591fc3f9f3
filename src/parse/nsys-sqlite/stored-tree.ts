import { bytesInPage, pageTypes, signedVarint, varint } from "../../model/sqlite-format.ts";
import { damaged, type Pages, type ReadPage, readPages, checkPointers } from "./stored-pages.ts";

/*
 * A table is a tree of pages. Each cell of an inner page has a child page and the largest rowid there; the rightmost child has no cell.
 * Each cell of a leaf is a row: its record's length, its rowid, and the record.
 *
 * A damaged or hostile tree may reach a page again and again. In that case, SQLite would read forever, or would read rows of other tables. So before
 * anything else reads a tree, we walk it once to make sure that it reaches each page only once, that rowids ascend from the first leaf
 * to the last, and that all rows together aren't longer than the file. After this check, we know that any query of the table ends.
 */

/** A table's pages, which we've checked. */
export interface StoredTree {
  readonly pages: Pages;
  /** In row order. */
  readonly leaves: Uint32Array;
  readonly rows: number;
}

/** SQLite's own limit. */
const deepest = 20;

type Rowid = number | bigint;

/** The pages on one level, with the largest rowid allowed on each. */
interface Level {
  readonly numbers: Uint32Array;
  readonly largest: readonly Rowid[];
}

/** Walks the tree level by level, since all leaves are equally deep. Throws ParseError if the tree isn't valid. */
export function readTree(pages: Pages, root: number): StoredTree {
  const reached = new Uint8Array(pages.count + 1);
  reached[root] = 1;
  let level: Level = { numbers: Uint32Array.of(root), largest: [Infinity] };
  for (let depth = 0; depth < deepest; depth += 1) {
    const { below, rows } = readLevel(pages, level, reached, depth);
    if (below.numbers.length === 0) return { pages, leaves: level.numbers, rows };
    level = below;
  }
  throw damaged(pages.path, "it has more levels than SQLite allows");
}

function readLevel(pages: Pages, { numbers, largest }: Level, reached: Uint8Array, depth: number) {
  const { path, pageBytes, usableBytes, count } = pages;
  const below: number[] = [];
  const belowLargest: Rowid[] = [];
  const place = { at: 0 };
  let rows = 0;
  let recordBytes = 0;
  let last: Rowid = -Infinity;
  let type: number | null = null;

  function addChild(child: number, upTo: Rowid): void {
    if (child < 1 || child > count) throw damaged(path, `page ${String(child)} doesn't exist`);
    if (reached[child] === 1) throw damaged(path, "a page is reached twice");
    reached[child] = 1;
    below.push(child);
    belowLargest.push(upTo);
  }

  function readPage({ view, at, head, end }: ReadPage, upTo: Rowid): void {
    const isLeaf = view.getUint8(head) === pageTypes.leafTable;
    type ??= view.getUint8(head);
    if (view.getUint8(head) !== type || (!isLeaf && type !== pageTypes.innerTable))
      throw damaged(path, "a page has the wrong type");
    const cells = view.getUint16(head + 3);
    const pointers = head + (isLeaf ? 8 : 12);
    if (pointers + 2 * cells > end) throw damaged(path, "a page is too small for its rows");
    if (cells === 0 && depth > 0) throw damaged(path, "a page is empty");
    for (let cell = 0; cell < cells; cell += 1) {
      const from = at + view.getUint16(pointers + 2 * cell);
      place.at = isLeaf ? from : from + 4;
      const length = isLeaf ? varint(view, place) : 0;
      const rowid = signedVarint(view, place);
      const local = bytesInPage(length, usableBytes, pageTypes.leafTable);
      // If the row continues on another page, that page's number follows.
      if (!(place.at + local + (local < length ? 4 : 0) <= end)) throw damaged(path, "a row extends beyond its page");
      if (!(rowid > last && rowid <= upTo)) throw damaged(path, "its rows are out of order");
      last = rowid;
      recordBytes += length;
      if (!isLeaf) addChild(view.getUint32(from), rowid);
    }
    if (recordBytes > count * pageBytes) throw damaged(path, "its rows are longer than the file");
    if (isLeaf) rows += cells;
    else addChild(view.getUint32(head + 8), upTo);
    last = upTo;
  }

  let index = 0;
  for (const page of readPages(pages, numbers)) {
    const upTo = largest[index] ?? Infinity;
    checkPointers(path, () => {
      readPage(page, upTo);
    });
    index += 1;
  }
  return { rows, below: { numbers: Uint32Array.from(below), largest: belowLargest } };
}
