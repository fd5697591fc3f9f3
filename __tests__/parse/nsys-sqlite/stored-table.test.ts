import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { ParseError } from "../../../src/model/errors.ts";
import { openExport } from "../../../src/parse/nsys-sqlite/export-file.ts";
import type { StoredColumn } from "../../../src/parse/nsys-sqlite/stored-cells.ts";
import { openStored } from "../../../src/parse/nsys-sqlite/stored-table.ts";
import { changeDatabase, type TemporaryFile, temporaryFile } from "../../fixtures/recorded.ts";

const reading = { stop: new AbortController().signal, taken: () => undefined };
const columns = ["a", "b", "c"].map((name): StoredColumn => ({ name, isNullable: true }));
const refusal = new Error("a cell is no integer");
const absence = new Error("the file has no such table");

/** The smallest pages, so a few rows fill many. */
const pageBytes = 512;

type Cell = bigint | null;

async function readRows(path: string, asked: readonly StoredColumn[] = columns): Promise<Cell[][]> {
  using file = openExport(path);
  const table = file.openTable({ table: "t", required: {}, optional: {} });
  if (table === null) throw absence;
  const { rows, cells, forEach } = openStored(table, asked);
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
function askRows(path: string): Cell[][] {
  using database = new DatabaseSync(path);
  const statement = database.prepare("SELECT a, b, c FROM t ORDER BY rowid");
  statement.setReadBigInts(true);
  return statement.all().map((row) => columns.map(({ name }) => row[name ?? ""] as Cell));
}

/** The tables that every export has, and one more, `t`. */
function makeExport(size: number, ...sql: readonly string[]): TemporaryFile {
  const file = temporaryFile("t.sqlite");
  const exportTables = "CREATE TABLE META_DATA_EXPORT (name, value); CREATE TABLE StringIds (id, value);";
  changeDatabase(file.path, `PRAGMA page_size = ${String(size)}`, exportTables, ...sql);
  return file;
}

const exportWith = (...sql: readonly string[]): TemporaryFile => makeExport(pageBytes, ...sql);

/** SQL that inserts rows for i from 1 to `count`. */
function insertNumbers(count: number, values: string): string {
  return `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(count)}) INSERT INTO t SELECT ${values} FROM n`;
}

/** The number of the page where `t` begins. */
function rootOf(path: string): number {
  using database = new DatabaseSync(path);
  return Number(database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 't'").get()?.["rootpage"]);
}

const integer = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.integer({ min: 0, max: 63 }).map((bits) => 2n ** BigInt(bits) - 1n),
  fc.integer({ min: 0, max: 63 }).map((bits) => -(2n ** BigInt(bits))),
  fc.constantFrom(0n, 1n),
);

test("reads the same rows as SQL: integers of all sizes, beside texts of all lengths, with all rowids", async () => {
  const row = fc.record({
    rowid: integer,
    cells: fc.array(fc.option(integer), { minLength: 3, maxLength: 3 }),
    // Beside the cells or among them, and longer than a page.
    text: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 5000 })),
  });
  const page = fc.constantFrom(512, 1024, 4096, 65536);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 300 }), page, fc.boolean(), async (rows, size, removes) => {
      using file = makeExport(size, "CREATE TABLE t (x, a, text, b INTEGER, c)");
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

test.each([
  ["no rows", "CREATE TABLE t (a, b, c)"],
  ["several levels of pages", "CREATE TABLE t (a, b, c)", insertNumbers(50_000, "i, i * i, -i")],
  [
    "a column that was added later",
    "CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 2), (3, NULL)",
    "ALTER TABLE t ADD COLUMN c; INSERT INTO t VALUES (4, 5, 6)",
  ],
  ["a named rowid", "CREATE TABLE t (a INTEGER PRIMARY KEY, b, c)", "INSERT INTO t VALUES (5, 6, 7), (8, 9, 10)"],
])("reads a table with %s", async (_, ...sql) => {
  using file = exportWith(...sql);
  expect(await readRows(file.path)).toEqual(askRows(file.path));
});

test("reads NULL for a column that the table lacks", async () => {
  using file = exportWith("CREATE TABLE t (a)", "INSERT INTO t VALUES (1)");
  const asked = ["a", null].map((name) => ({ name, isNullable: true }));
  expect(await readRows(file.path, asked)).toEqual([[1n, null]]);
});

test("rejects a table without rowids", async () => {
  using file = exportWith("CREATE TABLE t (a PRIMARY KEY, b, c) WITHOUT ROWID; INSERT INTO t VALUES (1, 2, 3)");
  await expect(readRows(file.path)).rejects.toMatchObject({ id: "sqlite-damaged" });
});

test.each([
  ["'1'", "a"],
  ["0.5", "a"],
  ["x'01'", "a"],
  [`'${"x".repeat(600)}'`, "b"],
])("rejects the cell %s, in a row within its page and in one that continues", async (value, column) => {
  for (const text of ["", "x".repeat(600)]) {
    using file = exportWith("CREATE TABLE t (a, b, c, text)", `INSERT INTO t VALUES (1, 2, 3, '${text}')`);
    await readRows(file.path);
    changeDatabase(file.path, `UPDATE t SET ${column} = ${value}`);
    await expect(readRows(file.path)).rejects.toThrow(refusal);
  }
});

test("rejects NULL if a column doesn't allow it", async () => {
  using file = exportWith("CREATE TABLE t (a, b, c)", "INSERT INTO t VALUES (1, NULL, 3)");
  const asked = columns.map((column) => ({ ...column, isNullable: false }));
  await expect(readRows(file.path, asked)).rejects.toThrow(refusal);
});

test("rejects a file until the rows in its log are in it", async () => {
  using file = exportWith("CREATE TABLE t (a, b, c)");
  {
    using writer = new DatabaseSync(file.path);
    writer.exec("PRAGMA journal_mode = WAL; INSERT INTO t VALUES (1, 2, 3)");
    await expect(readRows(file.path)).rejects.toMatchObject({ id: "sqlite-unfinished" });
  }
  expect(await readRows(file.path)).toEqual([[1n, 2n, 3n]]);
});

test("throws our own error or returns SQL's rows, whichever byte of a file is damaged", async () => {
  using whole = exportWith(
    "CREATE TABLE t (a, b, c, text)",
    insertNumbers(400, "i, i << 20, NULL, iif(i % 50 = 0, hex(zeroblob(600)), '')"),
  );
  const bytes = readFileSync(whole.path);
  const change = fc.tuple(fc.integer({ min: 100, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.option(fc.integer({ min: 1, max: bytes.length })),
      async (changes, length) => {
        using file = temporaryFile("t.sqlite");
        const changed = Uint8Array.from(bytes);
        for (const [at, value] of changes) changed[at] = value;
        writeFileSync(file.path, changed);
        if (length !== null) truncateSync(file.path, length);
        try {
          expect(await readRows(file.path)).toEqual(askRows(file.path));
        } catch (error) {
          const isOurs =
            error === refusal || error === absence || (error as { id?: string }).id?.startsWith("sqlite-") === true;
          if (!isOurs) throw error;
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("rejects a row with more bytes than its header says, like SQLite", async () => {
  using file = exportWith("CREATE TABLE t (a, b, c)", "INSERT INTO t VALUES (5, 6, 300)");
  const bytes = readFileSync(file.path);
  const header = bytes.indexOf(Buffer.from([4, 1, 1, 2, 5, 6, 1, 44]));
  bytes[header + 3] = 1;
  writeFileSync(file.path, bytes);
  expect(() => askRows(file.path)).toThrow("malformed");
  await expect(readRows(file.path)).rejects.toThrow(ParseError);
});

describe("an invalid tree of pages", () => {
  const innerHeader = 12;
  const pageAt = (page: number): number => (page - 1) * pageBytes;
  const cellAt = (bytes: Buffer, page: number, cell: number): number =>
    page + bytes.readUInt16BE(page + innerHeader + 2 * cell);

  /** Changes the bytes of a table of two levels, given the numbers of its root and of the pages below. */
  type Change = (bytes: Buffer, root: number, below: readonly number[]) => void;

  test.each<[title: string, change: Change]>([
    [
      "two pages swapped",
      (bytes, root, [first = 0, second = 0]) => {
        bytes.writeUInt32BE(second, cellAt(bytes, pageAt(root), 0));
        bytes.writeUInt32BE(first, cellAt(bytes, pageAt(root), 1));
      },
    ],
    [
      "a page has rows beyond its parent's key",
      (bytes, root) => {
        const key = cellAt(bytes, pageAt(root), 0) + 4;
        bytes[key] = (bytes[key] ?? 0) - 1;
      },
    ],
    [
      "two rows of a page swapped",
      (bytes, _, [first = 0]) => {
        const at = pageAt(first) + 8;
        const pointers = [bytes.subarray(at + 2, at + 4), bytes.subarray(at, at + 2)];
        Buffer.concat(pointers).copy(bytes, at);
      },
    ],
  ])("is rejected even if SQLite reads its rows: %s", async (_, change) => {
    using file = exportWith("CREATE TABLE t (a, b, c)", insertNumbers(500, "i, i, i"));
    const root = rootOf(file.path);
    const bytes = readFileSync(file.path);
    const at = pageAt(root);
    const cells = Array.from({ length: bytes.readUInt16BE(at + 3) }, (_, cell) => cellAt(bytes, at, cell));
    const below = cells.map((cell) => bytes.readUInt32BE(cell));
    change(bytes, root, below);
    writeFileSync(file.path, bytes);
    // SQLite sees nothing of it.
    expect(askRows(file.path).length).toBeGreaterThan(0);
    await expect(readRows(file.path)).rejects.toMatchObject({ why: expect.stringContaining("rows are out of order") });
  });

  test("is rejected if its rows are longer than the file", async () => {
    using file = exportWith("CREATE TABLE t (a, b, c, text)", insertNumbers(50, "i, i, i, hex(zeroblob(2000))"));
    const bytes = readFileSync(file.path);
    // Of each leaf each row says that it has two megabytes.
    for (let page = 0; page < bytes.length; page += pageBytes) {
      if (bytes[page] !== 13) continue;
      for (let cell = 0; cell < bytes.readUInt16BE(page + 3); cell += 1) {
        const at = page + bytes.readUInt16BE(page + 8 + 2 * cell);
        if ((bytes[at] ?? 0) >= 128) bytes[at] = 255;
      }
    }
    writeFileSync(file.path, bytes);
    await expect(readRows(file.path)).rejects.toMatchObject({ why: expect.stringContaining("longer than the file") });
  });
});

test("rejects a sparse file that names the same pages again, before reading all names", async () => {
  using file = exportWith("CREATE TABLE t (a, b, c)");
  const root = rootOf(file.path);
  const page = Buffer.alloc(pageBytes);
  const cells = 200;
  page[0] = 5;
  page.writeUInt16BE(cells, 3);
  // All cells are one: the page itself is below it.
  const cell = 500;
  for (let index = 0; index < cells; index += 1) page.writeUInt16BE(cell, 12 + 2 * index);
  page.writeUInt32BE(root, cell);
  page.writeUInt32BE(root, 8);
  const bytes = readFileSync(file.path);
  page.copy(bytes, (root - 1) * pageBytes);
  writeFileSync(file.path, bytes);
  truncateSync(file.path, 2 ** 31);
  await expect(readRows(file.path)).rejects.toMatchObject({ why: expect.stringContaining("a page is reached twice") });
});
