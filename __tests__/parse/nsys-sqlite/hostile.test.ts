import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/errors.ts";
import { readLaunchStacks } from "../../../src/parse/nsys-sqlite/launch-stacks.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import type { TemporaryFile } from "../../fixtures/recorded.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";
import { refused } from "./support/refused.ts";

/** Ends, unlike a real attack, so that a reader that runs it fails the test instead of hanging it. */
const counting = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9)";
const rangesOf = (from: string): string =>
  `SELECT i AS start, i AS end, 59 AS eventType, 1 AS globalTid, 'r' AS text, NULL AS textId, 0 AS domainId FROM ${from}`;

function hostileExport(...changes: string[]): TemporaryFile {
  const file = syntheticExport();
  using database = new DatabaseSync(file.path, { defensive: false });
  for (const sql of changes) database.exec(sql);
  return file;
}

describe("a table that is more than stored rows is refused", () => {
  const cases: readonly (readonly [name: string, sql: string, why: string])[] = [
    [
      "a recursive view",
      `DROP TABLE NVTX_EVENTS; CREATE VIEW NVTX_EVENTS AS ${counting} ${rangesOf("n")}`,
      "NVTX_EVENTS isn't a plain table like the ones that nsys writes.\n  where: FILE\n  why:   It's a view or a virtual table.",
    ],
    [
      "a view in place of a table that every export has",
      `DROP TABLE META_DATA_EXPORT; CREATE VIEW META_DATA_EXPORT AS ${counting} SELECT 'EXPORT_SCHEMA_VERSION' AS name, '3.7.2' AS value FROM n`,
      "META_DATA_EXPORT isn't a plain table",
    ],
    [
      "a virtual table",
      "DROP TABLE NVTX_EVENTS; CREATE VIRTUAL TABLE NVTX_EVENTS USING fts5(start, end, eventType, globalTid)",
      "NVTX_EVENTS isn't a plain table",
    ],
    [
      "a column that is computed on each read",
      "ALTER TABLE NVTX_EVENTS ADD COLUMN payload AS (hex(zeroblob(9)))",
      "Its column payload is computed.",
    ],
    [
      "a column in place of the row's number",
      "ALTER TABLE NVTX_EVENTS ADD COLUMN RowId",
      "It has a column named rowid.",
    ],
    [
      "strings that are not found by their number",
      "CREATE TABLE s AS SELECT id + 0 AS id, value FROM StringIds ORDER BY id DESC; DROP TABLE StringIds; ALTER TABLE s RENAME TO StringIds",
      "table StringIds, row 1, column id",
    ],
  ];

  test.each(cases)("%s", async (_, sql, expected) => {
    using file = hostileExport(sql);
    const error = await refused(file.path);
    const { what, where, why } = error;
    expect(`${what}\n  where: ${String(where)}\n  why:   ${String(why)}`.replaceAll(file.path, "FILE")).toContain(
      expected,
    );
  });

  test("also where stacks are read", () => {
    using file = hostileExport(`DROP TABLE NVTX_EVENTS; CREATE VIEW NVTX_EVENTS AS ${counting} ${rangesOf("n")}`);
    expect(() => readLaunchStacks(file.path, 0n)).toThrow("NVTX_EVENTS isn't a plain table");
  });
});

test("what nothing reads may be a view, and an index that says something else is not read", async () => {
  using plain = syntheticExport();
  using file = hostileExport(
    `CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n`,
    "CREATE INDEX i ON NVTX_EVENTS (start); CREATE TABLE other (start); CREATE INDEX o ON other (start)",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'o') WHERE name = 'i'",
  );
  using database = new DatabaseSync(file.path);
  expect(database.prepare("SELECT start FROM NVTX_EVENTS ORDER BY start").all()).toEqual([]);
  const [{ ranges: expected }, { ranges }] = [await readTrace(plain.path), await readTrace(file.path)];
  expect(expected.length).toBeGreaterThan(3);
  expect(ranges).toEqual(expected);
});

test("a signal is heard between queries, where no rows are read from pages", async () => {
  using file = syntheticExport("DROP TABLE CUPTI_ACTIVITY_KIND_KERNEL; DROP TABLE CUPTI_ACTIVITY_KIND_RUNTIME");
  const stop = new AbortController();
  setImmediate(() => {
    stop.abort("SIGINT");
  });
  await expect(readTrace(file.path, { stop: stop.signal, progress: () => undefined })).rejects.toThrow(StoppedError);
});
