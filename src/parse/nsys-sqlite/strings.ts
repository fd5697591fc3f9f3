import { ParseError } from "../../errors.ts";
import type { ExportDatabase } from "./database.ts";
import { allRows, badCell, openTable } from "./table.ts";

/** Looks up strings by id in `StringIds`. */
export interface StringOf {
  /** Throws ParseError if the id has no string. `user` is the cell that contains the id, for the message. */
  (id: number, user: { readonly table: string; readonly column: string; readonly row: number }): string;
  /** Null if the id has no string. */
  find(id: number): string | null;
}

const shape = { table: "StringIds", required: { id: "integer", value: "text" }, optional: {} } as const;

/** nsys's importer stores its errors in strings that start like this (seen in 2023.4.4). */
const importErrorPrefix = "Error when processing events";

/** Returns a reader for single strings. We don't load the whole table, because it also contains all of the program's output. */
export function openStrings(file: ExportDatabase): StringOf {
  openTable(file, shape);
  const other = file
    .query('SELECT rowid AS "row", id FROM StringIds NOT INDEXED WHERE id IS NOT rowid LIMIT 1', "bigints")
    .first();
  // If ids weren't rowids, each lookup would read the whole table.
  if (other !== undefined)
    throw badCell(file.path, shape.table, Number(other["row"]), "id", "the row's number", String(other["id"]));
  const query = file.query("SELECT value FROM StringIds WHERE rowid = ?");
  const known = new Map<number, string>();
  const find = (id: number): string | null => {
    const found = known.get(id) ?? query.first(id)?.["value"];
    if (typeof found !== "string") return null;
    known.set(id, found);
    return found;
  };
  const stringOf = (id: number, user: Parameters<StringOf>[1]): string => {
    const found = find(id);
    if (found !== null) return found;
    throw new ParseError({
      what: `The export refers to a missing string: id ${String(id)}.`,
      where: `${file.path}, table ${user.table}, row ${String(user.row)}, column ${user.column}`,
      help: "Export the report again with --force-overwrite true.",
      id: "sqlite-cell",
    });
  };
  return Object.assign(stringOf, { find });
}

/** Reads the importer's errors. If there are any, some events are missing from the report. */
export function readImportErrors(file: ExportDatabase): string[] {
  return allRows(file, {
    table: "StringIds",
    rowid: "s.id",
    columns: [["value", "s.value", "text"]],
    from: `FROM StringIds AS s NOT INDEXED WHERE s.value GLOB '${importErrorPrefix}*' ORDER BY s.id`,
  }).map(([value]) => value);
}
