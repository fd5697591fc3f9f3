import type { ExportDatabase } from "./database.ts";
import type { Block } from "./read-block.ts";
import type { RowReader } from "./row-reader.ts";
import { allRows, type UncheckedTable } from "./table.ts";
import { explainCell } from "./times.ts";

/** The values of the columns that tell a kind; null for NULL. */
export type Cells = readonly (number | null)[];

/** What tells rows apart: a name, a column (null: the export lacks it), the SQL of what is taken of it, of the table as `t`. All hold integers. */
export type TellingColumn = readonly [name: string, column: string | null, sql: string, type: "integer" | "integer?"];

/**
 * The few kinds of rows of a large table, and how a row names its kind in one cell or two. Reading a dozen cells of each of a
 * million rows takes three times as long.
 */
export interface RowKinds {
  /** The values of each kind's columns. Once these are known to be integers, SQL may compute with such cells. */
  readonly kinds: readonly Cells[];
  /** SQL of the cells by which a row names its kind. */
  readonly cells: readonly string[];
  /** The kind that a row of a block names: an index into `kinds`. The block's cell `from` is the first of those that name it. */
  kindOf(block: Block, from: number, row: number): number;
}

/** A large table, before its rows are read. */
export interface LargeTable<N extends string> extends RowKinds {
  readonly table: UncheckedTable<N>;
  /** How many it has. */
  readonly rows: number;
}

/** Integers up to this are exact in a number. */
const most = Number.MAX_SAFE_INTEGER;

/** Looks for the kinds of a table's rows. Throws ParseError for a cell of these columns that is no integer. */
export async function openLarge<N extends string>(
  file: ExportDatabase,
  reader: RowReader,
  table: UncheckedTable<N>,
  columns: readonly TellingColumn[],
): Promise<LargeTable<N>> {
  const kinds = await readKinds(file, reader, table, columns);
  const parts = packed(columns, kinds);
  const tables = parts.map((part) => new Map<number, number>(kinds.map((kind) => [valueOf(part, kind), 0])));
  for (const values of tables) for (const [index, value] of [...values.keys()].entries()) values.set(value, index);
  const byParts = new Map(kinds.map((kind, index) => [combined((at) => valueOf(parts[at] ?? [], kind)), index]));
  function combined(cellOf: (part: number) => number): number {
    let all = 0;
    for (let at = 0; at < tables.length; at += 1) all = all * kinds.length + (tables[at]?.get(cellOf(at)) ?? 0);
    return all;
  }
  let last = { first: NaN, kind: 0 };
  const [count] = allRows(file, {
    ...{ table: table.name, rowid: "0", from: `FROM "${table.name}"` },
    columns: [["count", "count(*)", "integer"]],
  });
  return {
    table,
    rows: count?.[0] ?? 0,
    kinds,
    cells: parts.map(sqlOf),
    kindOf({ cells }, from, row) {
      const first = cells[from]?.[row] ?? 0;
      if (tables.length === 1 && first === last.first) return last.kind;
      const kind = byParts.get(combined((at) => cells[from + at]?.[row] ?? 0)) ?? 0;
      last = { first, kind };
      return kind;
    },
  };
}

async function readKinds(
  file: ExportDatabase,
  reader: RowReader,
  table: UncheckedTable<string>,
  columns: readonly TellingColumn[],
): Promise<Cells[]> {
  const raw = [...new Set(columns.flatMap(([, column]) => column ?? []))].map((column) => `"${column}"`).join(", ");
  const list = columns.map(([name, , sql]) => `${sql} AS "${name}"`).join(", ");
  const { count, cells } = await reader.all(
    {
      // The cells as they are first: to compute with each of a million takes longer.
      sql: `SELECT DISTINCT ${list} FROM (SELECT DISTINCT ${raw} FROM "${table.name}") AS t`,
      width: columns.length,
      nullable: columns.flatMap(([, , , type], at) => (type === "integer?" ? at : [])),
    },
    () =>
      explainCell(
        file,
        table,
        columns.flatMap(([, column, sql]) => (column === null ? [] : [[column, sql] as const])),
      ),
  );
  return Array.from({ length: count }, (_, row) =>
    cells.map((column) => {
      const value = column[row] ?? NaN;
      return Number.isNaN(value) ? null : value;
    }),
  );
}

/** Columns that fit into one cell: each value counts from the column's least, and has room up to its greatest; NULL comes after. */
type Part = readonly { readonly sql: string; readonly index: number; readonly least: number; readonly room: number }[];

/** Columns that tell no more than those before them are left out. */
function packed(columns: readonly TellingColumn[], kinds: readonly Cells[]): Part[] {
  const parts: Part[] = [];
  let part: Part[number][] = [];
  let room = 1;
  let groupsOf: readonly number[] = kinds.map(() => 0);
  let groups = Math.min(1, kinds.length);
  for (const [index, [, , sql]] of columns.entries()) {
    const known = new Map<string, number>();
    groupsOf = kinds.map((kind, row) => {
      const text = `${String(groupsOf[row])} ${String(kind[index])}`;
      const group = known.get(text) ?? known.size;
      known.set(text, group);
      return group;
    });
    if (known.size === groups) continue;
    groups = known.size;
    let [least, greatest] = [Infinity, -Infinity];
    for (const kind of kinds) {
      const value = kind[index] ?? null;
      if (value === null) continue;
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    }
    const own = { sql, index, least, room: greatest - least + 2 };
    if (room * own.room > most && part.length > 0) {
      parts.push(part);
      [part, room] = [[], 1];
    }
    part.push(own);
    room *= own.room;
  }
  return [...parts, part];
}

function valueOf(part: Part, kind: Cells): number {
  return part.reduce(
    (value, { index, least, room }) =>
      value * room + ((kind[index] ?? null) === null ? room - 1 : (kind[index] ?? 0) - least),
    0,
  );
}

function sqlOf(part: Part): string {
  return part.reduce((value, { sql, least, room }) => {
    const cell = `ifnull(${sql} - (${String(least)}), ${String(room - 1)})`;
    return value === "0" ? cell : `(${value}) * ${String(room)} + ${cell}`;
  }, "0");
}
