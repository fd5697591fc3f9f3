import type { Nanoseconds } from "../units.ts";

/*
 * Columns for tables that may have millions of rows per report. We allocate them for the largest possible number of rows, which is fine because
 * memory that's never written to takes no space.
 */

export type IntegerColumn = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** There are few kinds, so most indexes take one byte. */
export type KindColumn = Uint8Array | Uint16Array | Uint32Array;

const blockBits = 12;
const blockRows = 2 ** blockBits;

/** Mostly ascending times, 4 bytes each: the difference from the first in the block. If one exceeds 2 s, the block takes 8 bytes each. */
export class TimeColumn {
  readonly #firsts: Float64Array;
  readonly #since: Int32Array;
  /** Blocks of 8 bytes per time. Their `#firsts` are NaN. */
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

  at(row: number): Nanoseconds {
    const time = (this.#firsts[row >>> blockBits] ?? NaN) + (this.#since[row] ?? NaN);
    return Number.isNaN(time) ? this.#wideAt(row) : time;
  }

  push(timeNs: Nanoseconds): void {
    const row = this.#length;
    const [block, offset] = [row >>> blockBits, row % blockRows];
    this.#length += 1;
    if (offset === 0) this.#firsts[block] = timeNs;
    const since = timeNs - (this.#firsts[block] ?? NaN);
    if (since === (since | 0)) this.#since[row] = since;
    else this.#widened(block)[offset] = timeNs;
  }

  shift(byNs: Nanoseconds): void {
    for (const [block, firstNs] of this.#firsts.entries()) this.#firsts[block] = firstNs + byNs;
    for (const times of this.#wide.values())
      for (const [offset, timeNs] of times.entries()) times[offset] = timeNs + byNs;
  }

  #wideAt(row: number): Nanoseconds {
    return row < this.#length ? (this.#wide.get(row >>> blockBits)?.[row % blockRows] ?? NaN) : NaN;
  }

  #widened(block: number): Float64Array {
    const existing = this.#wide.get(block);
    if (existing !== undefined) return existing;
    const times = Float64Array.from({ length: blockRows }, (_, index) => this.at(block * blockRows + index));
    this.#wide.set(block, times);
    this.#firsts[block] = NaN;
    return times;
  }
}
