import { ParseError } from "../../errors.ts";
import { attempt, type ExportDatabase } from "./database.ts";
import { allRows, openTable } from "./table.ts";

/** Looks up a string by its id in `StringIds`. Throws ParseError for an id that has no string; `user` says who asked. */
export type StringOf = (
  id: number,
  user: { readonly table: string; readonly column: string; readonly row: number },
) => string;

const shape = { table: "StringIds", required: { id: "integer", value: "text" }, optional: {} } as const;

/** The start of the strings in which the importer keeps its errors (seen in 2023.4.4). */
const importErrorPrefix = "Error when processing events";

/** A reader of single strings: the table also holds the program's whole output, so it is not loaded. */
export function openStrings(file: ExportDatabase): StringOf {
  openTable(file, shape);
  const statement = attempt(file.path, () => file.database.prepare("SELECT value FROM StringIds WHERE id = ?"));
  const known = new Map<number, string>();
  return (id, user) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const value = attempt(file.path, () => statement.get(id))?.["value"];
    if (typeof value !== "string") {
      throw new ParseError({
        what: `The export names a string that it does not hold: id ${String(id)}.`,
        where: `${file.path}, table ${user.table}, row ${String(user.row)}, column ${user.column}`,
        help: "Export the report again with --force-overwrite true.",
        id: "sqlite-cell",
      });
    }
    known.set(id, value);
    return value;
  };
}

/** The errors that the importer met: with any of them, events are missing from the report. */
export function readImportErrors(file: ExportDatabase): string[] {
  return allRows(file, {
    table: "StringIds",
    rowid: "s.id",
    columns: [["value", "s.value", "text"]],
    from: `FROM StringIds AS s WHERE s.value GLOB '${importErrorPrefix}*' ORDER BY s.id`,
  }).map(([value]) => value);
}
