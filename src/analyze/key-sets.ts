/** Which keys have each call. The same few sets of keys come again and again, so that a call takes a number. */
export interface KeyedCalls {
  readonly keyCount: number;
  own(call: number): readonly number[];
  lent(call: number): readonly number[];
  readonly hasAmbiguous: boolean;
  isAmbiguous(call: number): boolean;
}

/** Collects them. The keys of one call are to follow each other. */
interface KeySets {
  readonly own: (key: number, call: number) => void;
  readonly lent: (key: number, call: number) => void;
  readonly ambiguous: (call: number) => void;
  finish(keyCount: number): KeyedCalls;
}

export function keySets(calls: number): KeySets {
  const sets: number[][] = [[]];
  const known = new Map<string, number>([["", 0]]);
  const numberOf = (keys: readonly number[]): number => {
    const text = keys.join();
    const found = known.get(text) ?? sets.push([...keys]) - 1;
    known.set(text, found);
    return found;
  };
  const own = setColumn(calls, numberOf);
  let lent: SetColumn | null = null;
  let ambiguous: Uint8Array | null = null;
  return {
    own: own.hit,
    lent(key, call) {
      lent ??= setColumn(calls, numberOf);
      lent.hit(key, call);
    },
    ambiguous(call) {
      ambiguous ??= new Uint8Array(calls);
      ambiguous[call] = 1;
    },
    finish(keyCount) {
      const ofOwn = own.finish();
      const ofLent = lent?.finish() ?? null;
      const flags = ambiguous;
      const empty: readonly number[] = [];
      return {
        keyCount,
        own: (call) => sets[ofOwn[call] ?? 0] ?? empty,
        lent: (call) => (ofLent === null ? empty : (sets[ofLent[call] ?? 0] ?? empty)),
        hasAmbiguous: flags !== null,
        isAmbiguous: (call) => flags?.[call] === 1,
      };
    },
  };
}

interface SetColumn {
  readonly hit: (key: number, call: number) => void;
  finish(): Uint32Array;
}

/** The number of the set of each call; 0 is the empty set. */
function setColumn(calls: number, numberOf: (keys: readonly number[]) => number): SetColumn {
  const column = new Uint32Array(calls);
  let current = -1;
  let keys: number[] = [];
  let last: { keys: readonly number[]; set: number } = { keys: [], set: 0 };
  const settle = (): void => {
    if (current < 0) return;
    const same = keys.length === last.keys.length && keys.every((key, at) => key === last.keys[at]);
    if (!same) last = { keys, set: numberOf(keys) };
    column[current] = last.set;
    keys = [];
  };
  return {
    hit(key, call) {
      if (call !== current) {
        settle();
        current = call;
      }
      keys.push(key);
    },
    finish() {
      settle();
      return column;
    },
  };
}
