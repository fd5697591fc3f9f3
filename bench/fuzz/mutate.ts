import { pageTypes, sqliteFormat, sqliteHeaderBytes } from "../../src/model/sqlite-format.ts";
import type { Random } from "../statistics/random.ts";

/** Returns a copy of a database, damaged in one to three places. */
export function mutate(whole: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(whole);
  const pageBytes = sqliteFormat(new DataView(bytes.buffer, bytes.byteOffset))?.pageBytes ?? 0;
  let length = bytes.length;
  const damages = 1 + below(random, 3);
  for (let count = 0; count < damages; count += 1) {
    const damage = kinds[below(random, kinds.length)];
    length = Math.min(length, damage?.({ bytes, pageBytes, random }) ?? length);
  }
  return bytes.subarray(0, length);
}

interface Target {
  readonly bytes: Buffer;
  readonly pageBytes: number;
  readonly random: Random;
}

/** Changes the bytes. Returns the new length if it truncates them. */
type Damage = (target: Target) => number | undefined;

const kinds: readonly Damage[] = [
  // Any byte.
  ({ bytes, random }) => {
    bytes[below(random, bytes.length)] = byte(random);
  },
  // The file's header.
  ({ bytes, random }) => {
    bytes[16 + below(random, sqliteHeaderBytes - 16)] = byte(random);
  },
  // A page's header.
  (target) => {
    target.bytes[pageIn(target).head + below(target.random, 12)] = byte(target.random);
  },
  // A pointer to a cell.
  (target) => {
    const { pointer } = cellIn(target);
    target.bytes.writeUInt16BE(below(target.random, Math.min(target.pageBytes, 65_536)), pointer);
  },
  // A cell replaces another one in its page.
  (target) => {
    const { pointer, pointers, cells } = cellIn(target);
    target.bytes.copy(target.bytes, pointer, pointers + 2 * below(target.random, cells), undefined);
  },
  // The first bytes of a cell: its length and row number or child page, then types and values.
  (target) => damageCell(target, 6),
  (target) => damageCell(target, 60),
  // An inner page points to a different child page, often a neighbor of the old one.
  (target) => {
    const { head, pointer, start } = cellIn(target, pageTypes.innerTable);
    const at = target.random.next() < 0.2 ? head + 8 : start + target.bytes.readUInt16BE(pointer);
    if (at + 4 > target.bytes.length) return;
    const page = target.bytes.readUInt32BE(at) + (target.random.next() < 0.7 ? 1 - 2 * below(target.random, 2) : 0);
    target.bytes.writeUInt32BE(
      target.random.next() < 0.3 ? below(target.random, target.bytes.length / target.pageBytes + 2) : page >>> 0,
      at,
    );
  },
  // A page becomes a copy of another one, or is zeroed.
  (target) => {
    const { bytes, pageBytes } = target;
    const { start } = pageIn(target);
    if (target.random.next() < 0.5) bytes.copy(bytes, start, pageIn(target).start, pageIn(target).start + pageBytes);
    else bytes.fill(0, start, start + pageBytes);
  },
  // The file is truncated.
  ({ bytes, pageBytes, random }) => {
    const length = 1 + below(random, bytes.length);
    return random.next() < 0.5 ? length : Math.max(1, Math.floor(length / pageBytes)) * pageBytes;
  },
];

function damageCell(target: Target, length: number): undefined {
  const { start, pointer } = cellIn(target);
  const at = start + target.bytes.readUInt16BE(pointer) + below(target.random, length);
  if (at < target.bytes.length) target.bytes[at] = byte(target.random);
}

interface Page {
  readonly start: number;
  /** The offset of the page's header. In the first page, it comes after the file's header. */
  readonly head: number;
}

function pageIn({ bytes, pageBytes, random }: Target): Page {
  const start = below(random, Math.floor(bytes.length / pageBytes)) * pageBytes;
  return { start, head: start === 0 ? sqliteHeaderBytes : start };
}

interface Cell extends Page {
  /** The offset of the cell's pointer. */
  readonly pointer: number;
  readonly pointers: number;
  readonly cells: number;
}

/** A random cell. After many tries, it may be an invalid one. */
function cellIn(target: Target, wanted: number | null = null): Cell {
  const { bytes, pageBytes, random } = target;
  for (let tries = 0; ; tries += 1) {
    const page = pageIn(target);
    const type = bytes.readUInt8(page.head);
    const isInner = type === pageTypes.innerTable || type === pageTypes.innerIndex;
    const pointers = page.head + (isInner ? 12 : 8);
    const cells = bytes.readUInt16BE(page.head + 3);
    const fits = cells > 0 && pointers + 2 * cells <= page.start + pageBytes;
    const isTree = type === pageTypes.leafTable || type === pageTypes.innerTable;
    if (tries > 1000 || (fits && (wanted === null || tries > 200 ? isTree : type === wanted)))
      return {
        ...page,
        pointers,
        pointer: pointers + (fits ? 2 * below(random, cells) : 0),
        cells: Math.max(1, cells),
      };
  }
}

/** Any value, but half of the time an edge case, such as 0, 127 or 255. */
function byte(random: Random): number {
  const edges = [0, 1, 2, 5, 10, 13, 127, 128, 129, 254, 255];
  return random.next() < 0.5 ? (edges[below(random, edges.length)] ?? 0) : below(random, 256);
}

function below(random: Random, count: number): number {
  return Math.floor(random.next() * count);
}
