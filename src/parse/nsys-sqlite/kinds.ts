import { ParseError } from "../../errors.ts";
import { allRows, type UncheckedTable } from "./table.ts";
import type { ExportDatabase } from "./database.ts";
import type { Cells } from "./stream.ts";
import { explainCell } from "./times.ts";

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
  /** The kind that a row names: an index into `kinds`. `cells[from]` is the first of those that name it. */
  kindOf(cells: Cells, from: number): number;
}

/** Integers up to this are exact in a number. */
const most = Number.MAX_SAFE_INTEGER;

/** Throws ParseError for a cell that is no integer; `table` names it then. */
export function rowKinds(
  file: ExportDatabase,
  table: UncheckedTable<string>,
  columns: readonly TellingColumn[],
): RowKinds {
  const kinds = readKinds(file, table, columns);
  const parts = packed(columns, kinds);
  const tables = parts.map((part) => new Map<number, number>(kinds.map((kind) => [valueOf(part, kind), 0])));
  for (const values of tables) for (const [index, value] of [...values.keys()].entries()) values.set(value, index);
  const byParts = new Map(
    kinds.map((kind, index) => [
      combined(
        parts.map((part) => valueOf(part, kind)),
        0,
      ),
      index,
    ]),
  );
  function combined(cells: Cells, from: number): number {
    let all = 0;
    for (let at = 0; at < tables.length; at += 1)
      all = all * kinds.length + (tables[at]?.get(cells[from + at] ?? 0) ?? 0);
    return all;
  }
  let last = { first: NaN, kind: 0 };
  return {
    kinds,
    cells: parts.map(sqlOf),
    kindOf(cells, from) {
      const first = cells[from] ?? 0;
      if (tables.length === 1 && first === last.first) return last.kind;
      const kind = byParts.get(combined(cells, from)) ?? 0;
      last = { first, kind };
      return kind;
    },
  };
}

function readKinds(file: ExportDatabase, table: UncheckedTable<string>, columns: readonly TellingColumn[]): Cells[] {
  const raw = [...new Set(columns.flatMap(([, column]) => column ?? []))].map((column) => `"${column}"`).join(", ");
  const list = columns.map(([name, , sql]) => `${sql} AS "${name}"`).join(", ");
  try {
    return allRows(file, {
      table: table.name,
      rowid: "0",
      columns: columns.map(([name, , , type]) => [name, `"${name}"`, type] as const),
      // The cells as they are first: to compute with each of a million takes longer.
      from: `FROM (SELECT DISTINCT ${list} FROM (SELECT DISTINCT ${raw} FROM "${table.name}") AS t)`,
    });
  } catch (error) {
    // That error names no row.
    if (!(error instanceof ParseError) || error.id !== "sqlite-cell") throw error;
    throw explainCell(
      file,
      table,
      columns.flatMap(([, column, sql]) => (column === null ? [] : [[column, sql] as const])),
    );
  }
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
