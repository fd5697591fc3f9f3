import { ParseError } from "../../errors.ts";
import type { ExportDatabase } from "./database.ts";
import { allRows, badCell, openTable } from "./table.ts";

/** Looks up strings by their ids in `StringIds`. */
export interface StringOf {
  /** Throws ParseError for an id that has no string; `user` says who asked. */
  (id: number, user: { readonly table: string; readonly column: string; readonly row: number }): string;
  /** Null for an id that has no string. */
  find(id: number): string | null;
}

const shape = { table: "StringIds", required: { id: "integer", value: "text" }, optional: {} } as const;

/** The start of the strings in which the importer keeps its errors (seen in 2023.4.4). */
const importErrorPrefix = "Error when processing events";

/** A reader of single strings: the table also holds the program's whole output, so it is not loaded. */
export function openStrings(file: ExportDatabase): StringOf {
  openTable(file, shape);
  const other = file
    .query('SELECT rowid AS "row", id FROM StringIds NOT INDEXED WHERE id IS NOT rowid LIMIT 1', "bigints")
    .first();
  // A search by another column would read the whole table for each string.
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
      what: `The export names a string that it does not hold: id ${String(id)}.`,
      where: `${file.path}, table ${user.table}, row ${String(user.row)}, column ${user.column}`,
      help: "Export the report again with --force-overwrite true.",
      id: "sqlite-cell",
    });
  };
  return Object.assign(stringOf, { find });
}

/** The errors that the importer met: with any of them, events are missing from the report. */
export function readImportErrors(file: ExportDatabase): string[] {
  return allRows(file, {
    table: "StringIds",
    rowid: "s.id",
    columns: [["value", "s.value", "text"]],
    from: `FROM StringIds AS s NOT INDEXED WHERE s.value GLOB '${importErrorPrefix}*' ORDER BY s.id`,
  }).map(([value]) => value);
}
