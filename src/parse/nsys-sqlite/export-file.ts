import { ParseError } from "../../model/errors.ts";
import { exportAgain } from "./bad-file.ts";
import { openDatabase } from "./database.ts";
import { openStrings, stringShape, type StringOf } from "./strings.ts";
import { type ColumnsOf, findTable, openTable, openUnchecked, type Table, type TableShape } from "./table.ts";

/** Read through checked tables; there's no way to query a name. */
export interface ExportFile extends Disposable {
  readonly path: string;
  readonly strings: StringOf;
  readonly wholeNames: ReadonlyMap<string, string>;
  readonly about: Table<(typeof pairColumns)["required"]>;
  /** Checks all cells. Null if the export doesn't have it. */
  openTable<const S extends TableShape>(shape: S): Table<ColumnsOf<S>> | null;
  openUnchecked<const S extends TableShape>(shape: S): Table<ColumnsOf<S>> | null;
  findTable(columns: readonly string[]): string | null;
}

export const pairColumns = { required: { name: "text", value: "text?" } } as const;

/** nsys 2023.3 renamed this table. Versions 2022.1 to 2023.2 (schemas 2.9.1 to 3.1.7) have the second name. */
const aboutNames = ["META_DATA_EXPORT", "EXPORT_META_DATA"] as const;

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
