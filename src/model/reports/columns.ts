import type { Nanoseconds } from "../units.ts";

/*
 * Columns of what a report holds millions of. They are made for as many rows as there can be: memory that is not written to
 * is none.
 */

/** Whole numbers as a column: 4 bytes each, or 8 where one of them needs it. */
export type IntegerColumn = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Numbers of kinds, of which there are few: one byte each, or as many as the greatest needs. */
export type KindColumn = Uint8Array | Uint16Array | Uint32Array;

/** A block of times. */
const blockBits = 12;
const blockRows = 2 ** blockBits;

/**
 * Times that mostly rise, as 4 bytes each: by how much they differ from the first one of their block. In a block that holds
 * times farther apart than 2 s, 8 bytes each.
 */
export class TimeColumn {
  readonly #firsts: Float64Array;
  readonly #since: Int32Array;
  /** The blocks that need it; their first time is NaN. */
  readonly #wide = new Map<number, Float64Array>();
  #length = 0;

  constructor(capacity: number) {
    this.#firsts = new Float64Array(Math.ceil(capacity / blockRows));
    this.#since = new Int32Array(capacity);
  }

  static of(times: ArrayLike<Nanoseconds>): TimeColumn {
    const column = new TimeColumn(times.length);
    for (let row = 0; row < times.length; row += 1) column.push(times[row] ?? NaN);
    return column;
  }

  get length(): number {
    return this.#length;
  }

  /** NaN for a row that is not there. */
  at(row: number): Nanoseconds {
    const time = (this.#firsts[row >>> blockBits] ?? NaN) + (this.#since[row] ?? NaN);
    return Number.isNaN(time) ? this.#wideAt(row) : time;
  }

  push(timeNs: Nanoseconds): void {
    const row = this.#length;
    const [block, at] = [row >>> blockBits, row % blockRows];
    this.#length += 1;
    if (at === 0) this.#firsts[block] = timeNs;
    const since = timeNs - (this.#firsts[block] ?? NaN);
    if (since === (since | 0)) this.#since[row] = since;
    else this.#widened(block)[at] = timeNs;
  }

  /** Adds a time to each of them. */
  shift(byNs: Nanoseconds): void {
    for (const [block, firstNs] of this.#firsts.entries()) this.#firsts[block] = firstNs + byNs;
    for (const times of this.#wide.values()) for (const [at, timeNs] of times.entries()) times[at] = timeNs + byNs;
  }

  #wideAt(row: number): Nanoseconds {
    return row < this.#length ? (this.#wide.get(row >>> blockBits)?.[row % blockRows] ?? NaN) : NaN;
  }

  #widened(block: number): Float64Array {
    const known = this.#wide.get(block);
    if (known !== undefined) return known;
    const times = Float64Array.from({ length: blockRows }, (_, at) => this.at(block * blockRows + at));
    this.#wide.set(block, times);
    this.#firsts[block] = NaN;
    return times;
  }
}
