import type { StoredCells } from "./stored-cells.ts";

/** The whole number, a serialized thread id, or the process or graph at the start of an id. */
export type TellingPart = "number" | "thread" | "process" | "graph";

/** Bits of the lower half that matter. In the upper half, all do. */
const lowerMasks: Readonly<Record<TellingPart, number>> = {
  number: 0xffff_ffff,
  thread: 0xffff_ffff,
  process: 0xff00_0000,
  graph: 0,
};

/**
 * Finds the kind of the row in the cells, numbered from 0 in the order we find them. `parts` describe the cells that distinguish kinds,
 * starting with `from`.
 */
export function rowKinds(cells: StoredCells, from: number, parts: readonly TellingPart[]): () => number {
  const seen = seenKinds(cells, from, parts);
  // Programs repeat themselves: after the same two kinds, the same third kind usually follows.
  const guesses = new Uint32Array(4096);
  let [beforeLast, last] = [0, 0];
  return () => {
    const slot = (31 * beforeLast + last) % guesses.length;
    const guess = guesses[slot] ?? 0;
    const kind = seen.is(guess) ? guess : seen.find();
    guesses[slot] = kind;
    beforeLast = last;
    last = kind;
    return kind;
  };
}

function seenKinds({ high, low, isNull }: StoredCells, from: number, parts: readonly TellingPart[]) {
  const masks = Uint32Array.from(parts, (part) => lowerMasks[part]);
  // Two words per cell, and one for which cells are NULL.
  const width = 2 * parts.length + 1;
  const words = new Int32Array(width);
  const sumOf = randomSum(width);
  let stored = new Int32Array(64 * width);
  /** A hash table of kinds (numbered from 1), by the upper bits of their hash. At most half is used. */
  let table = new Uint32Array(128);
  let count = 0;

  function read(): void {
    let nulls = 0;
    for (let index = 0; index < parts.length; index += 1) {
      words[2 * index] = high[from + index] ?? 0;
      words[2 * index + 1] = (low[from + index] ?? 0) & (masks[index] ?? 0);
      nulls = nulls * 2 + (isNull[from + index] ?? 0);
    }
    words[width - 1] = nulls;
  }

  function placeOf(source: Int32Array, first: number): number {
    return sumOf(source, first) >>> (Math.clz32(table.length) + 1);
  }

  function is(kind: number): boolean {
    const first = kind * width;
    let nulls = 0;
    for (let index = 0; index < masks.length; index += 1) {
      const word = first + 2 * index;
      if (stored[word] !== high[from + index]) return false;
      if (stored[word + 1] !== ((low[from + index] ?? 0) & (masks[index] ?? 0))) return false;
      nulls = nulls * 2 + (isNull[from + index] ?? 0);
    }
    return stored[first + width - 1] === nulls && kind < count;
  }

  function grow(): void {
    const wider = new Int32Array(2 * stored.length);
    wider.set(stored);
    stored = wider;
    table = new Uint32Array(2 * table.length);
    for (let kind = 0; kind < count; kind += 1) {
      let place = placeOf(stored, kind * width);
      while (table[place] !== 0) place = (place + 1) % table.length;
      table[place] = kind + 1;
    }
  }

  function find(): number {
    read();
    let place = placeOf(words, 0);
    for (let entry = table[place] ?? 0; entry !== 0; entry = table[place] ?? 0) {
      if (is(entry - 1)) return entry - 1;
      place = (place + 1) % table.length;
    }
    stored.set(words, count * width);
    count += 1;
    table[place] = count;
    if (2 * count === table.length) grow();
    return count - 1;
  }

  return { is, find };
}

/** Random factors for half words, so nobody can craft a report whose kinds all collide. */
function randomSum(width: number): (words: Int32Array, first: number) => number {
  const factors = Int32Array.from({ length: 2 * width }, () => Math.floor(Math.random() * 2 ** 32));
  return (words, first) => {
    let sum = 0;
    for (let index = 0; index < width; index += 1) {
      const word = words[first + index] ?? 0;
      sum =
        (sum +
          Math.imul(word & 0xffff, factors[2 * index] ?? 0) +
          Math.imul(word >>> 16, factors[2 * index + 1] ?? 0)) |
        0;
    }
    return sum;
  };
}
