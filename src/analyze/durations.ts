import type { ProfileKernelRound } from "../model/profile/profile.ts";
import type { IntegerColumn } from "../model/reports/columns.ts";

/**
 * Launch counts by duration, sorted and without repeats, in rows `from` to `to` (exclusive) of two columns. GPU clocks tick every 32 ns,
 * so durations repeat and the columns stay small. Kernels share the columns because a range may contain thousands of kernels with a few
 * launches each.
 */
export interface DurationCounts extends DurationColumns {
  readonly from: number;
  readonly to: number;
}

interface DurationColumns {
  readonly ns: IntegerColumn;
  readonly launches: Uint32Array<ArrayBuffer>;
}

/** The durations of several owners, one after another. The durations of owner n start at row `starts[n]` and end before row `starts[n + 1]`. */
interface OwnedDurations extends DurationColumns {
  readonly starts: Uint32Array;
}

/** The part of a kernel's round that we compute from durations alone. */
export type DurationSummary = Omit<ProfileKernelRound, "busyNs" | "exclusiveNs" | "firstNs" | "otherThreadLaunches">;

/**
 * The least number of launches that we count at once. If there are more distinct durations, we count as many launches at once as
 * there are distinct durations, so each duration is copied only a few times.
 */
const countedAtOnce = 65_536;

/** Counts the durations of `rows` by owner, a number below `owners`. Returns a lookup by owner. */
export function countDurations(
  rows: Uint32Array,
  durationNs: IntegerColumn,
  ownerOf: (row: number) => number,
  owners: number,
): (owner: number) => DurationCounts {
  let counted: OwnedDurations = { ...emptyColumns(durationNs, 0), starts: new Uint32Array(owners + 1) };
  // We reuse these columns for every block, because a range may contain every kernel in the report.
  let block = emptyColumns(durationNs, Math.min(countedAtOnce, rows.length));
  for (let from = 0; from < rows.length;) {
    if (block.ns.length < counted.ns.length) block = emptyColumns(durationNs, counted.ns.length);
    const to = Math.min(rows.length, from + block.ns.length);
    counted = addOwned(counted, countBlock(rows.subarray(from, to), durationNs, ownerOf, owners, block));
    from = to;
  }
  return (owner) => selectOwner(counted, owner);
}

function selectOwner({ ns, launches, starts }: OwnedDurations, owner: number): DurationCounts {
  return { ns, launches, from: starts[owner] ?? 0, to: starts[owner + 1] ?? 0 };
}

/** Counts `rows` in the given columns, which need at least as many rows. */
function countBlock(
  rows: Uint32Array,
  durationNs: IntegerColumn,
  ownerOf: (row: number) => number,
  owners: number,
  { ns, launches }: DurationColumns,
): OwnedDurations {
  const starts = new Uint32Array(owners + 1);
  // We go by index because a column's iterator creates an object per row.
  for (let at = 0; at < rows.length; at += 1) {
    const after = ownerOf(rows[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let owner = 0; owner < owners; owner += 1) starts[owner + 1] = (starts[owner + 1] ?? 0) + (starts[owner] ?? 0);
  const next = starts.slice();
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const owner = ownerOf(row);
    const to = next[owner] ?? 0;
    ns[to] = durationNs[row] ?? 0;
    next[owner] = to + 1;
  }
  let distinct = 0;
  for (let owner = 0; owner < owners; owner += 1) {
    const [from, to] = [starts[owner] ?? 0, starts[owner + 1] ?? 0];
    if (to - from > 1) ns.subarray(from, to).sort();
    starts[owner] = distinct;
    for (let at = from; at < to; at += 1) {
      if (at > from && ns[at] === ns[distinct - 1]) {
        launches[distinct - 1] = (launches[distinct - 1] ?? 0) + 1;
        continue;
      }
      ns[distinct] = ns[at] ?? 0;
      launches[distinct] = 1;
      distinct += 1;
    }
  }
  starts[owners] = distinct;
  return { ns, launches, starts };
}

function addOwned(one: OwnedDurations, other: OwnedDurations): OwnedDurations {
  const most = (one.starts.at(-1) ?? 0) + (other.starts.at(-1) ?? 0);
  const { ns, launches } = emptyColumns(one.ns, most);
  const starts = new Uint32Array(one.starts.length);
  let distinct = 0;
  for (let owner = 0; owner + 1 < starts.length; owner += 1) {
    distinct = addInto({ ns, launches }, distinct, selectOwner(one, owner), selectOwner(other, owner));
    starts[owner + 1] = distinct;
  }
  if (distinct === most) return { ns, launches, starts };
  return { ns: ns.slice(0, distinct), launches: launches.slice(0, distinct), starts };
}

/** Two columns of zeros; `ns` has the same type as `like`. */
function emptyColumns(like: IntegerColumn, length: number): DurationColumns {
  const ns = like instanceof Float64Array ? new Float64Array(length) : new Uint32Array(length);
  return { ns, launches: new Uint32Array(length) };
}

/** Merges two counts. */
export function addDurations(one: DurationCounts, other: DurationCounts): DurationCounts {
  const larger = one.ns instanceof Float64Array ? one.ns : other.ns;
  const columns = emptyColumns(larger, one.to - one.from + other.to - other.from);
  return { ...columns, from: 0, to: addInto(columns, 0, one, other) };
}

/** Merges both counts into the columns, starting at `row`. Returns the row after the last merged row. */
function addInto({ ns, launches }: DurationColumns, row: number, one: DurationCounts, other: DurationCounts): number {
  let [to, ofOne, ofOther] = [row, one.from, other.from];
  while (ofOne < one.to || ofOther < other.to) {
    const [first, second] = [
      ofOne < one.to ? (one.ns[ofOne] ?? 0) : Infinity,
      ofOther < other.to ? (other.ns[ofOther] ?? 0) : Infinity,
    ];
    let count = 0;
    if (first <= second) count += one.launches[ofOne++] ?? 0;
    if (second <= first) count += other.launches[ofOther++] ?? 0;
    ns[to] = Math.min(first, second);
    launches[to] = count;
    to += 1;
  }
  return to;
}

/** Exact sum, median, minimum, and maximum. The spread is the sample standard deviation (n - 1) divided by the mean. */
export function summarizeDurations({ ns, launches: counts, from, to }: DurationCounts): DurationSummary {
  let launches = 0;
  let totalNs = 0;
  for (let at = from; at < to; at += 1) {
    launches += counts[at] ?? 0;
    totalNs += (ns[at] ?? 0) * (counts[at] ?? 0);
  }
  const mean = launches === 0 ? 0 : totalNs / launches;
  let squares = 0;
  for (let at = from; at < to; at += 1) squares += (counts[at] ?? 0) * ((ns[at] ?? 0) - mean) ** 2;
  const valueAt = (rank: number): number => {
    let seen = 0;
    for (let at = from; at < to; at += 1) {
      seen += counts[at] ?? 0;
      if (rank < seen) return ns[at] ?? 0;
    }
    return 0;
  };
  return {
    launches,
    totalNs,
    medianNs: (valueAt(Math.floor((launches - 1) / 2)) + valueAt(Math.floor(launches / 2))) / 2,
    minNs: from < to ? (ns[from] ?? 0) : 0,
    maxNs: from < to ? (ns[to - 1] ?? 0) : 0,
    spread: launches < 2 || mean === 0 ? 0 : Math.sqrt(squares / (launches - 1)) / mean,
  };
}
