import { ParseError } from "../../errors.ts";
import { attempt, type ExportDatabase } from "./database.ts";

/** The SQLite storage class of a column; `?` allows NULL. */
export type CellType = "integer" | "integer?" | "text" | "text?";

/** What we read of a table. `optional` columns came later or left again: they read as NULL where they are absent. */
export interface TableShape<N extends string> {
  readonly table: string;
  readonly required: Readonly<Partial<Record<N, CellType>>>;
  readonly optional: Readonly<Partial<Record<N, CellType>>>;
}

/** A table that exists and whose cells have the types of its shape. */
export interface Table<N extends string> {
  readonly name: string;
  /** The SQL of a column: `alias.name`, or NULL where the export does not have it. */
  column(alias: string, name: N): string;
  has(name: N): boolean;
}

/**
 * Checks a table against its shape, each cell's storage class included: SQLite keeps any type in any column, and its
 * arithmetic takes a text as 0. Null where the table is absent. Throws ParseError naming row, column, expected and found.
 */
export function openTable<N extends string>(file: ExportDatabase, shape: TableShape<N>): Table<N> | null {
  if (!file.tables.has(shape.table)) return null;
  const present = new Set(
    attempt(file.path, () => file.database.prepare(`SELECT name FROM pragma_table_info('${shape.table}')`).all()).map(
      (row) => String(row["name"]),
    ),
  );
  const missing = Object.keys(shape.required).filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new ParseError({
      what: `The export lacks ${missing.length === 1 ? "a column" : "columns"} that we need: ${missing.join(", ")}.`,
      where: `${file.path}, table ${shape.table}`,
      why: "This version of Nsight Systems writes another schema, or the file is damaged.",
      hint: "Export the report with nsys 2023.4 or newer, or report this with your nsys version.",
      id: "sqlite-schema",
    });
  }
  const types = new Map<string, CellType>();
  for (const [name, type] of Object.entries<CellType | undefined>({ ...shape.required, ...shape.optional })) {
    if (type !== undefined && present.has(name)) types.set(name, type);
  }
  checkCells(file, shape.table, types);
  return {
    name: shape.table,
    column: (alias, name) => (present.has(name) ? `${alias}."${name}"` : "NULL"),
    has: (name) => present.has(name),
  };
}

function checkCells(file: ExportDatabase, table: string, types: ReadonlyMap<string, CellType>): void {
  const wrong = [...types].map(([name, type]) => `${wrongCell(name, type)}`);
  if (wrong.length === 0) return;
  const bad = attempt(file.path, () =>
    file.database.prepare(`SELECT rowid AS "row" FROM "${table}" WHERE ${wrong.join(" OR ")} LIMIT 1`).get(),
  );
  if (bad === undefined) return;
  const row = Number(bad["row"]);
  for (const [name, type] of types) {
    const found = attempt(file.path, () =>
      file.database
        .prepare(
          `SELECT typeof("${name}") AS "type", quote("${name}") AS "value" FROM "${table}" WHERE rowid = ? AND ${wrongCell(name, type)}`,
        )
        .get(row),
    );
    if (found === undefined) continue;
    throw badCell(file.path, table, row, name, type, `${String(found["type"])} ${String(found["value"]).slice(0, 80)}`);
  }
}

function wrongCell(name: string, type: CellType): string {
  const plain = type.replace("?", "");
  return type.endsWith("?") ? `typeof("${name}") NOT IN ('${plain}', 'null')` : `typeof("${name}") <> '${plain}'`;
}

/** The error of one cell. */
export function badCell(
  path: string,
  table: string,
  row: number,
  column: string,
  expected: string,
  found: string,
): ParseError {
  return new ParseError({
    what: `A cell of the export is not what its format promises: expected ${expected}, found ${found}.`,
    where: `${path}, table ${table}, row ${String(row)}, column ${column}`,
    hint: "Export the report again with --force-overwrite true; if that does not help, the report is damaged: capture again.",
    id: "sqlite-cell",
  });
}
