import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { openExport } from "../../../src/parse/nsys-sqlite/database.ts";
import type { StoredColumn } from "../../../src/parse/nsys-sqlite/stored-cells.ts";
import { openStored } from "../../../src/parse/nsys-sqlite/stored-table.ts";
import { temporaryFile } from "../../fixtures/recorded.ts";

const reading = { stop: new AbortController().signal, taken: () => undefined };
const columns = ["a", "b", "c"].map((name): StoredColumn => ({ name, isNullable: true }));
const refusal = new Error("a cell is no integer");

/** What every export has. */
const exportTables = "CREATE TABLE META_DATA_EXPORT (name, value); CREATE TABLE StringIds (id, value);";

type Cell = bigint | null;

async function readRows(path: string, asked: readonly StoredColumn[] = columns): Promise<Cell[][]> {
  using file = openExport(path);
  const { rows, cells, forEach } = openStored(file, "t", asked);
  const found: Cell[][] = [];
  const visit = (): boolean => {
    found.push(
      asked.map((_, at) =>
        cells.isNull[at] === 1 ? null : (BigInt(cells.high[at] ?? 0) << 32n) + BigInt(cells.low[at] ?? 0),
      ),
    );
    return true;
  };
  await forEach(reading, visit, () => refusal);
  expect(found).toHaveLength(rows);
  return found;
}

/** The same by SQL. */
function askRows(path: string, asked: readonly string[] = ["a", "b", "c"]): Cell[][] {
  using database = new DatabaseSync(path);
  const statement = database.prepare(`SELECT ${asked.map((name) => `"${name}"`).join(", ")} FROM t ORDER BY rowid`);
  statement.setReadBigInts(true);
  return statement.all().map((row) => asked.map((name) => row[name] as Cell));
}

function write(path: string, ...statements: readonly string[]): void {
  using database = new DatabaseSync(path);
  for (const sql of statements) database.exec(sql);
}

const integer = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.integer({ min: 0, max: 63 }).map((bits) => 2n ** BigInt(bits) - 1n),
  fc.integer({ min: 0, max: 63 }).map((bits) => -(2n ** BigInt(bits))),
  fc.constantFrom(0n, 1n),
);

test("rows are what SQL says they are: integers of all sizes, beside texts of all lengths, under all rowids", async () => {
  const row = fc.record({
    rowid: integer,
    cells: fc.array(fc.option(integer), { minLength: 3, maxLength: 3 }),
    // Beside the cells or among them, and longer than a page.
    text: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 5000 })),
  });
  const page = fc.constantFrom(512, 1024, 4096, 65536);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 300 }), page, fc.boolean(), async (rows, size, removes) => {
      using file = temporaryFile("t.sqlite");
      write(file.path, `PRAGMA page_size = ${String(size)}`, exportTables, "CREATE TABLE t (x, a, text, b INTEGER, c)");
      {
        using database = new DatabaseSync(file.path);
        const insert = database.prepare("INSERT OR IGNORE INTO t (rowid, a, b, c, text) VALUES (?, ?, ?, ?, ?)");
        database.exec("BEGIN");
        for (const { rowid, cells, text } of rows) insert.run(rowid, ...cells, text === null ? null : "x".repeat(text));
        if (removes) database.exec("DELETE FROM t WHERE a > 0");
        database.exec("COMMIT");
      }
      expect(await readRows(file.path)).toEqual(askRows(file.path));
    }),
    { numRuns: 60 },
  );
});

describe("tables of other shapes", () => {
  const numbers = (to: number): string =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(to)})`;
  const cases: readonly (readonly [name: string, ...sql: string[]])[] = [
    ["without rows", "CREATE TABLE t (a, b, c)"],
    [
      "of three levels of pages",
      "CREATE TABLE t (a, b, c)",
      `${numbers(200_000)} INSERT INTO t SELECT i, i * i, -i FROM n`,
    ],
    [
      "with a column that was added later, and has a value in the rows before",
      "CREATE TABLE t (a, b)",
      "INSERT INTO t VALUES (1, 2), (3, NULL)",
      "ALTER TABLE t ADD COLUMN c DEFAULT 7",
      "INSERT INTO t VALUES (4, 5, 6)",
    ],
    [
      "with a rowid that has a name",
      "CREATE TABLE t (a INTEGER PRIMARY KEY, b, c)",
      "INSERT INTO t VALUES (5, 6, 7), (8, 9, 10)",
    ],
  ];

  test.each(cases)("%s", async (_, ...sql) => {
    using file = temporaryFile("t.sqlite");
    write(file.path, exportTables, ...sql);
    expect(await readRows(file.path)).toEqual(askRows(file.path));
  });

  test("a column that the table lacks is NULL", async () => {
    using file = temporaryFile("t.sqlite");
    write(file.path, exportTables, "CREATE TABLE t (a)", "INSERT INTO t VALUES (1)");
    expect(await readRows(file.path, [columns[0] as StoredColumn, { name: null, isNullable: true }])).toEqual([
      [1n, null],
    ]);
  });

  test.each([
    ["a view", "CREATE VIEW t AS SELECT 1 AS a, 2 AS b, 3 AS c"],
    ["a table without rowids", "CREATE TABLE t (a PRIMARY KEY, b, c) WITHOUT ROWID; INSERT INTO t VALUES (1, 2, 3)"],
  ])("%s is refused", async (_, sql) => {
    using file = temporaryFile("t.sqlite");
    write(file.path, exportTables, sql);
    await expect(readRows(file.path)).rejects.toMatchObject({ id: "sqlite-damaged" });
  });
});

test.each([
  ["'1'", "a"],
  ["0.5", "a"],
  ["x'01'", "a"],
  [`'${"x".repeat(9000)}'`, "b"],
])("the cell %s is refused, in a row that is whole in its page and in one that is not", async (value, column) => {
  for (const text of ["", "x".repeat(9000)]) {
    using file = temporaryFile("t.sqlite");
    write(file.path, exportTables, "CREATE TABLE t (a, b, c, text)", `INSERT INTO t VALUES (1, 2, 3, '${text}')`);
    await readRows(file.path);
    write(file.path, `UPDATE t SET ${column} = ${value}`);
    await expect(readRows(file.path)).rejects.toThrow(refusal);
  }
});

test("NULL is refused where it may not be", async () => {
  using file = temporaryFile("t.sqlite");
  write(file.path, exportTables, "CREATE TABLE t (a, b, c)", "INSERT INTO t VALUES (1, NULL, 3)");
  await expect(
    readRows(
      file.path,
      columns.map((column) => ({ ...column, isNullable: false })),
    ),
  ).rejects.toThrow(refusal);
});

test("rows that are in a log alone are not left out: the file is refused until they are in it", async () => {
  using file = temporaryFile("t.sqlite");
  {
    using writer = new DatabaseSync(file.path);
    writer.exec("PRAGMA journal_mode = WAL");
    writer.exec(`${exportTables} CREATE TABLE t (a, b, c); INSERT INTO t VALUES (1, 2, 3)`);
    await expect(readRows(file.path)).rejects.toMatchObject({ id: "sqlite-unfinished" });
  }
  expect(await readRows(file.path)).toEqual([[1n, 2n, 3n]]);
});

test("a damaged file ends in an error of ours, or in the rows that SQL reads, whatever byte it is", async () => {
  using whole = temporaryFile("t.sqlite");
  write(
    whole.path,
    "PRAGMA page_size = 512",
    exportTables,
    "CREATE TABLE t (a, b, c, text)",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400) INSERT INTO t SELECT i, i << 20, NULL, iif(i % 50 = 0, hex(zeroblob(600)), '') FROM n",
  );
  const bytes = readFileSync(whole.path);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 100, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.option(fc.integer({ min: 1, max: bytes.length })),
      async (changes, length) => {
        using file = temporaryFile("t.sqlite");
        const changed = Uint8Array.from(bytes);
        for (const [at, value] of changes) changed[at] = value;
        writeFileSync(file.path, changed);
        if (length !== null) truncateSync(file.path, length);
        try {
          const rows = await readRows(file.path);
          expect(rows.length).toBeLessThan(100_000);
        } catch (error) {
          expect(error === refusal || (error as { id?: string }).id?.startsWith("sqlite-")).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
