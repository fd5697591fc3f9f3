import { ParseError } from "../../model/errors.ts";
import { allRows } from "./rows.ts";
import { badCell, type Table } from "./table.ts";

export interface StringOf {
  /** `user` is the cell with the id, for the message. */
  (id: number, user: { readonly table: string; readonly column: string; readonly row: number }): string;
  find(id: number): string | null;
  /** Then some events are missing from the report. */
  importErrors(): string[];
}

export const stringShape = {
  table: "StringIds",
  required: { id: "integer", value: "text" },
} as const;

/** Seen in 2023.4.4. */
const importErrorPrefix = "Error when processing events";

/** Reads single strings, because the table also contains all of the program's output. */
export function openStrings(table: Table<(typeof stringShape)["required"]>): StringOf {
  const other = table
    .query({ columns: 't.rowid AS "row", t.id AS "id"', where: "t.id IS NOT t.rowid", limit: 1 }, "bigints")
    .first();
  // If ids weren't rowids, each lookup would read the whole table.
  if (other !== undefined) throw badCell(table, Number(other["row"]), "id", "the row's number", String(other["id"]));
  const query = table.query({ columns: "t.value", where: "t.rowid = ?" });
  const read = new Map<number, string>();
  const find = (id: number): string | null => {
    const cached = read.get(id);
    if (cached !== undefined) return cached;
    const text = query.first(id)?.["value"];
    if (typeof text !== "string") return null;
    const short = table.shorten(text);
    read.set(id, short);
    return short;
  };
  const stringOf = (id: number, user: Parameters<StringOf>[1]): string => {
    const text = find(id);
    if (text !== null) return text;
    throw new ParseError({
      what: `The export refers to a missing string: id ${id}.`,
      where: `${table.path}, table ${user.table}, row ${user.row}, column ${user.column}`,
      help: "Export the report again with --force-overwrite true.",
      id: "sqlite-cell",
    });
  };
  const importErrors = (): string[] =>
    allRows(table, {
      columns: ["value"],
      where: `t.value GLOB '${importErrorPrefix}*'`,
      orderBy: "t.rowid",
    }).map(([value]) => value);
  return Object.assign(stringOf, { find, importErrors });
}
