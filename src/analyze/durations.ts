import type { ProfileKernelRound } from "../model/profile/profile.ts";
import type { IntegerColumn } from "../model/reports/columns.ts";

/**
 * Launch counts by duration, sorted and without repeats, in rows `from` to `to` (exclusive) of two columns. GPU clocks tick every 32 ns, so
 * durations repeat and the columns stay small.
 */
export interface DurationCounts extends DurationColumns {
  readonly from: number;
  readonly to: number;
}

interface DurationColumns {
  readonly ns: IntegerColumn;
  readonly launches: Uint32Array<ArrayBuffer>;
}

interface OwnedDurations extends DurationColumns {
  readonly starts: Uint32Array;
}

type DurationSummary = Omit<ProfileKernelRound, "busyNs" | "exclusiveNs" | "firstNs" | "otherThreadLaunches">;

/**
 * If there are more distinct durations, we count as many launches at once as there are distinct durations, so each duration is copied only
 * a few times.
 */
const countedAtOnce = 65_536;

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

function countBlock(
  rows: Uint32Array,
  durationNs: IntegerColumn,
  ownerOf: (row: number) => number,
  owners: number,
  { ns, launches }: DurationColumns,
): OwnedDurations {
  const starts = new Uint32Array(owners + 1);
  // We go by index because a column's iterator creates an object per row.
  for (let index = 0; index < rows.length; index += 1) {
    const after = ownerOf(rows[index] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let owner = 0; owner < owners; owner += 1) starts[owner + 1] = (starts[owner + 1] ?? 0) + (starts[owner] ?? 0);
  const next = starts.slice();
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
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
    for (let index = from; index < to; index += 1) {
      if (index > from && ns[index] === ns[distinct - 1]) {
        launches[distinct - 1] = (launches[distinct - 1] ?? 0) + 1;
        continue;
      }
      ns[distinct] = ns[index] ?? 0;
      launches[distinct] = 1;
      distinct += 1;
    }
  }
  starts[owners] = distinct;
  return { ns, launches, starts };
}

function addOwned(a: OwnedDurations, b: OwnedDurations): OwnedDurations {
  const most = (a.starts.at(-1) ?? 0) + (b.starts.at(-1) ?? 0);
  const { ns, launches } = emptyColumns(a.ns, most);
  const starts = new Uint32Array(a.starts.length);
  let distinct = 0;
  for (let owner = 0; owner + 1 < starts.length; owner += 1) {
    distinct = addInto({ ns, launches }, distinct, selectOwner(a, owner), selectOwner(b, owner));
    starts[owner + 1] = distinct;
  }
  if (distinct === most) return { ns, launches, starts };
  return { ns: ns.slice(0, distinct), launches: launches.slice(0, distinct), starts };
}

function emptyColumns(like: IntegerColumn, length: number): DurationColumns {
  const ns = like instanceof Float64Array ? new Float64Array(length) : new Uint32Array(length);
  return { ns, launches: new Uint32Array(length) };
}

export function addDurations(a: DurationCounts, b: DurationCounts): DurationCounts {
  const larger = a.ns instanceof Float64Array ? a.ns : b.ns;
  const columns = emptyColumns(larger, a.to - a.from + b.to - b.from);
  return { ...columns, from: 0, to: addInto(columns, 0, a, b) };
}

function addInto({ ns, launches }: DurationColumns, row: number, a: DurationCounts, b: DurationCounts) {
  let [to, aRow, bRow] = [row, a.from, b.from];
  while (aRow < a.to || bRow < b.to) {
    const [first, second] = [aRow < a.to ? (a.ns[aRow] ?? 0) : Infinity, bRow < b.to ? (b.ns[bRow] ?? 0) : Infinity];
    let count = 0;
    if (first <= second) count += a.launches[aRow++] ?? 0;
    if (second <= first) count += b.launches[bRow++] ?? 0;
    ns[to] = Math.min(first, second);
    launches[to] = count;
    to += 1;
  }
  return to;
}

/** The spread is the sample standard deviation (n - 1) divided by the mean. */
export function summarizeDurations({ ns, launches: counts, from, to }: DurationCounts): DurationSummary {
  let launches = 0;
  let totalNs = 0;
  for (let index = from; index < to; index += 1) {
    launches += counts[index] ?? 0;
    totalNs += (ns[index] ?? 0) * (counts[index] ?? 0);
  }
  const mean = launches === 0 ? 0 : totalNs / launches;
  let squares = 0;
  for (let index = from; index < to; index += 1) squares += (counts[index] ?? 0) * ((ns[index] ?? 0) - mean) ** 2;
  const valueAt = (rank: number) => {
    let seen = 0;
    for (let index = from; index < to; index += 1) {
      seen += counts[index] ?? 0;
      if (rank < seen) return ns[index] ?? 0;
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
