/** The same few sets of keys recur, so for each call, we store only the number of its set. */
export interface KeyedCalls {
  readonly keyCount: number;
  own(call: number): readonly number[];
  lent(call: number): readonly number[];
  readonly hasLent: boolean;
  readonly hasAmbiguous: boolean;
  isAmbiguous(call: number): boolean;
}

interface KeySets {
  readonly own: (key: number, call: number) => void;
  readonly lent: (key: number, call: number) => void;
  readonly ambiguous: (call: number) => void;
  finish(keyCount: number): KeyedCalls;
}

export function createKeySets(calls: number): KeySets {
  const sets: (readonly number[])[] = [[]];
  const wider: Map<number, number>[] = [new Map()];
  const withKey = (set: number, key: number) => {
    const existing = wider[set]?.get(key);
    if (existing !== undefined) return existing;
    const made = sets.push([...(sets[set] ?? []), key]) - 1;
    wider[set]?.set(key, made);
    wider.push(new Map());
    return made;
  };
  const ownColumn = createSetColumn(calls, withKey);
  let lentColumn: SetColumn | null = null;
  let ambiguous: Uint8Array | null = null;
  return {
    own: ownColumn.hit,
    lent(key, call) {
      lentColumn ??= createSetColumn(calls, withKey);
      lentColumn.hit(key, call);
    },
    ambiguous(call) {
      ambiguous ??= new Uint8Array(calls);
      ambiguous[call] = 1;
    },
    finish(keyCount) {
      const [ofOwn, ofLent] = [ownColumn.finish(), lentColumn?.finish() ?? null];
      const flags = ambiguous;
      const empty: readonly number[] = [];
      return {
        keyCount,
        own: (call) => sets[ofOwn[call] ?? 0] ?? empty,
        lent: (call) => (ofLent === null ? empty : (sets[ofLent[call] ?? 0] ?? empty)),
        hasLent: ofLent !== null,
        hasAmbiguous: flags !== null,
        isAmbiguous: (call) => flags?.[call] === 1,
      };
    },
  };
}

interface SetColumn {
  readonly hit: (key: number, call: number) => void;
  finish(): Uint8Array | Uint32Array;
}

/** Uses one byte per call while there are few sets; 0 is the empty set. */
function createSetColumn(calls: number, withKey: (set: number, key: number) => number): SetColumn {
  let column: Uint8Array | Uint32Array = new Uint8Array(calls);
  let last = { set: -1, key: -1, made: 0 };
  return {
    hit(key, call) {
      const set = column[call] ?? 0;
      if (set !== last.set || key !== last.key) last = { set, key, made: withKey(set, key) };
      if (last.made > 0xff && column instanceof Uint8Array) column = Uint32Array.from(column);
      column[call] = last.made;
    },
    finish: () => column,
  };
}
