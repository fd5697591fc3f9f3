import { type IntegerColumn, type KindColumn, TimeColumn } from "../../model/reports/columns.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { integerColumn, kindColumn } from "./integer-column.ts";
import { rowKinds, type TellingPart } from "./kinds.ts";
import { numberIn, type StoredCells, type StoredColumn } from "./stored-cells.ts";
import { openStored, type RowReading, type StoredTable } from "./stored-table.ts";
import { badCell, explainCell, type Table } from "./table.ts";

export const noId = -1;

export interface TimedTable<K> {
  readonly table: Table;
  readonly columns: readonly TellingColumn[];
  /** One of `columns`: its lower half is kept for each row. */
  readonly lowerOf: string | null;
  readonly describe: (cells: StoredCells, first: number) => K;
  readonly keeps: (kind: K) => boolean;
}

interface TellingColumn extends StoredColumn {
  readonly part: TellingPart;
}

export interface OpenTimedTable<K> {
  readonly rows: number;
  /** Throws ParseError for a bad cell, and StoppedError after a signal. */
  read(reading: RowReading): Promise<ReadRows<K>>;
}

interface ReadRows<K> {
  readonly firstNs: bigint | null;
  /** Times become relative to the origin. Call it only once. */
  from(originNs: bigint): TimedRows<K>;
}

export interface TimedRows<K> {
  readonly count: number;
  readonly kinds: readonly K[];
  readonly kind: KindColumn;
  readonly startNs: TimeColumn;
  readonly durationNs: IntegerColumn;
  readonly ids: IntegerColumn;
  readonly lower: Uint32Array<ArrayBuffer> | null;
  /** Of all rows, including those we don't keep. -Infinity without rows. */
  readonly lastEndNs: Nanoseconds;
}

const timed = [
  { name: "start", isNullable: false },
  { name: "end", isNullable: false },
  { name: "correlationId", isNullable: true },
] as const;

export function openTimed<K>(timedTable: TimedTable<K>): OpenTimedTable<K> {
  const { table, columns } = timedTable;
  const stored = openStored(table, [...timed, ...columns]);
  const { rows } = stored;
  const explain = (baseNs: bigint): Error =>
    explainCell(table, [
      ["start", `t.start - (${String(baseNs)})`],
      ["end", `t."end" - (${String(baseNs)})`],
      ["correlationId", "t.correlationId"],
      ...columns.flatMap(({ name, part }) =>
        name === null || part !== "number" ? [] : [[name, `t."${name}"`] as const],
      ),
    ]);
  return {
    rows,
    async read(reading) {
      // Absolute times may not fit into a number.
      const baseNs = firstStart(table);
      const { visit, extremes, finish } = collectRows(timedTable, stored, baseNs);
      await stored.forEach(reading, visit, () => explain(baseNs));
      const [firstNs = 0, lastEndNs = 0] = extremes;
      return {
        firstNs: rows === 0 ? null : baseNs + BigInt(firstNs),
        from(originNs) {
          const sinceNs = Number(baseNs - originNs);
          if (rows > 0 && !Number.isSafeInteger(lastEndNs + sinceNs)) throw explain(originNs);
          return finish(sinceNs);
        },
      };
    },
  };
}

function collectRows<K>(
  { table, columns, lowerOf, describe, keeps }: TimedTable<K>,
  { cells, rows }: Pick<StoredTable, "cells" | "rows">,
  baseNs: bigint,
) {
  const { high, low } = cells;
  const [baseHigh, baseLow] = [Number(baseNs >> 32n), Number(baseNs & 0xffff_ffffn)];
  const timeOf = (cell: number): number => ((high[cell] ?? 0) - baseHigh) * 2 ** 32 + ((low[cell] ?? 0) - baseLow);
  const isExact = (): boolean =>
    columns.every(({ part }, index) => part !== "number" || !Number.isNaN(numberIn(cells, timed.length + index)));
  const parts = columns.map(({ part }) => part);
  const kindOf = rowKinds(cells, timed.length, parts);
  const kinds: K[] = [];
  const isKept: boolean[] = [];
  const kind = kindColumn(rows);
  const startNs = new TimeColumn(rows);
  const durationNs = integerColumn(rows);
  const ids = integerColumn(rows);
  const lowerCell = timed.length + columns.findIndex(({ name }) => name === lowerOf);
  const lower = lowerOf === null ? null : new Uint32Array(rows);
  // This is an array, because a number in a closure is allocated again each time it changes.
  const extremes = Float64Array.of(Infinity, -Infinity);
  let count = 0;
  return {
    /** False if the row is invalid; we then use SQL to find out why. */
    visit(): boolean {
      const start = timeOf(0);
      const end = timeOf(1);
      const id = numberIn(cells, 2) ?? noId;
      if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || Number.isNaN(id)) return false;
      if (end < start) throw endsEarly(table);
      const kindNumber = kindOf();
      if (kindNumber === kinds.length) {
        if (!isExact()) return false;
        const described = describe(cells, timed.length);
        kinds.push(described);
        isKept.push(keeps(described));
      }
      if (start < (extremes[0] ?? 0)) extremes[0] = start;
      if (end > (extremes[1] ?? 0)) extremes[1] = end;
      if (isKept[kindNumber] !== true) return true;
      kind.set(count, kindNumber);
      startNs.push(start);
      durationNs.set(count, end - start);
      ids.set(count, id);
      if (lower !== null) lower[count] = low[lowerCell] ?? 0;
      count += 1;
      return true;
    },
    extremes,
    finish(sinceNs: Nanoseconds): TimedRows<K> {
      startNs.shift(sinceNs);
      return {
        count,
        kinds,
        startNs,
        lastEndNs: (extremes[1] ?? 0) + sinceNs,
        kind: kind.finish(count),
        durationNs: durationNs.finish(count),
        ids: ids.finish(count),
        lower: lower?.subarray(0, count) ?? null,
      };
    },
  };
}

/** 0 if it isn't an integer; reading the row reports the error. */
function firstStart(table: Table): bigint {
  const row = table.query({ columns: "t.start", orderBy: "t.rowid", limit: 1 }, "bigints").first();
  const startNs = row?.["start"];
  return typeof startNs === "bigint" ? startNs : 0n;
}

function endsEarly(table: Table): Error {
  const firstBad = table
    .query({
      columns: 't.rowid AS "row", CAST(t.start - t."end" AS TEXT) AS "early"',
      where: 't."end" < t.start',
      limit: 1,
    })
    .first();
  return badCell(
    table,
    Number(firstBad?.["row"]),
    "end",
    "a time at or after start",
    `${String(firstBad?.["early"])} ns before start`,
  );
}
