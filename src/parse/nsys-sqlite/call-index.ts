/**
 * Calls by correlation id: the rows of a column of ids, found by id. A hash table of 4 bytes a slot in one array, because a
 * Map of a million calls takes ten times as much. Ids near each other, as those of calls near each other are, share a group of
 * slots, so that both building and searching stay within the processor's cache.
 */
export interface CallIndex {
  add(row: number, id: number): void;
  /** Calls `visit` with each row of this id. */
  forEach(id: number, visit: (row: number) => void): void;
}

/** Ids that differ in these bits alone are beside each other. */
const groupBits = 6;
const groupMask = (1 << groupBits) - 1;
/** Knuth's multiplicative hash: 2^32 divided by the golden ratio. */
const golden = 0x9e37_79b1;

/** `capacity`: the number of rows to come, `ids` their column as it fills. */
export function callIndex(capacity: number, idOf: (row: number) => number): CallIndex {
  let bits = groupBits;
  while (2 ** bits * 0.75 < capacity) bits += 1;
  const mask = 2 ** bits - 1;
  // A row plus 1; 0 is a free slot.
  const slots = new Uint32Array(2 ** bits);
  const slotOf = (id: number): number => {
    const group = (Math.imul(Math.floor(id / (groupMask + 1)), golden) >>> (32 - bits + groupBits - 1)) >>> 1;
    return ((group << groupBits) | (id & groupMask)) >>> 0;
  };
  return {
    add(row, id) {
      let slot = slotOf(id);
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = row + 1;
    },
    forEach(id, visit) {
      let slot = slotOf(id);
      for (let found = slots[slot] ?? 0; found !== 0; found = slots[slot] ?? 0) {
        if (idOf(found - 1) === id) visit(found - 1);
        slot = (slot + 1) & mask;
      }
    },
  };
}
