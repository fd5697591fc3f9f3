import { ParseError } from "../../model/errors.ts";
import { exportAgain } from "./bad-file.ts";
import { openDatabase } from "./database.ts";
import { openStrings, stringShape, type StringOf } from "./strings.ts";
import { type ColumnsOf, findTable, openTable, openUnchecked, type Table, type TableShape } from "./table.ts";

/** An open export from nsys. It's read through tables that were checked; there's no way to query a name. */
export interface ExportFile extends Disposable {
  readonly path: string;
  readonly strings: StringOf;
  /** The whole names of those that we shortened so far. */
  readonly wholeNames: ReadonlyMap<string, string>;
  /** The name and value pairs that nsys writes about the export itself. */
  readonly about: Table<(typeof pairColumns)["required"]>;
  /** Opens a table and checks all its cells. Null if the export doesn't have it. Throws ParseError. */
  openTable<const S extends TableShape>(shape: S): Table<ColumnsOf<S>> | null;
  /** Like `openTable`, but doesn't check the cells. */
  openUnchecked<const S extends TableShape>(shape: S): Table<ColumnsOf<S>> | null;
  /** The name of a table with all these columns, for messages; null if there's none. */
  findTable(columns: readonly string[]): string | null;
}

/** The columns of tables with names and values. */
export const pairColumns = { required: { name: "text", value: "text?" } } as const;

/** nsys 2023.3 renamed this table. Versions 2022.1 to 2023.2 (schemas 2.9.1 to 3.1.7) have the second name. */
const aboutNames = ["META_DATA_EXPORT", "EXPORT_META_DATA"] as const;

/** Opens an nsys export read-only. Throws ParseError if the file is missing, empty, locked, damaged, or not an nsys export. */
export function openExport(path: string): ExportFile {
  const database = openDatabase(path);
  try {
    const aboutName = aboutNames.find((name) => database.tables.has(name)) ?? aboutNames[0];
    const about = openTable(database, { table: aboutName, ...pairColumns });
    if (about === null) throw notAnExport(path, aboutNames.join(" or "), database.tables.size);
    const strings = openTable(database, stringShape);
    if (strings === null) throw notAnExport(path, stringShape.table, database.tables.size);
    return {
      path,
      strings: openStrings(strings),
      wholeNames: database.wholeNames,
      about,
      openTable: (shape) => openTable(database, shape),
      openUnchecked: (shape) => openUnchecked(database, shape),
      findTable: (columns) => findTable(database, columns),
      [Symbol.dispose]: () => {
        database[Symbol.dispose]();
      },
    };
  } catch (error) {
    database[Symbol.dispose]();
    throw error;
  }
}

function notAnExport(path: string, table: string, tables: number): ParseError {
  return new ParseError({
    what: "This SQLite database isn't an export from Nsight Systems.",
    where: path,
    why: tables === 0 ? "It has no tables." : `It has no table ${table}, which every export has.`,
    help: exportAgain,
    id: "sqlite-not-nsys",
  });
}
