import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "@jest/globals";
import { ParseError, StoppedError } from "../../../src/model/errors.ts";
import { readLaunchStacks } from "../../../src/features/lines/effects/launch-stacks.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { repositoryPath, type TemporaryFile, unpackRecording } from "../../fixtures/recorded.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";
import { refused } from "./support/read.ts";

test.each([
  [
    "a virtual table",
    "DROP TABLE NVTX_EVENTS; CREATE VIRTUAL TABLE NVTX_EVENTS USING fts5(start, end, eventType, globalTid)",
    /^NVTX_EVENTS isn't a plain table.* It's a view or a virtual table\./,
  ],
  ["a default value", "ALTER TABLE NVTX_EVENTS ADD COLUMN payload DEFAULT 'x'", /payload has a default value/],
  ["a column in place of the row id", "ALTER TABLE NVTX_EVENTS ADD COLUMN RowId", /a column named rowid/],
  [
    "a string table whose strings can't be looked up by id",
    "CREATE TABLE s AS SELECT id + 0 AS id, value FROM StringIds ORDER BY id DESC; DROP TABLE StringIds; ALTER TABLE s RENAME TO StringIds",
    /table StringIds, row 1, column id/,
  ],
])("rejects an export with %s", async (_, sql, expected) => {
  using file = syntheticExport(sql);
  const { what, why, where } = await refused(file.path);
  expect(`${what} ${String(why)} ${String(where)}`).toMatch(expected);
});

/** Fails when SQLite computes it. A real attack would never end. */
const trap = "abs(-9223372036854775807 - 1)";

/** An export with all the tables that we read. */
function fullExport(...changes: string[]): TemporaryFile {
  const work =
    '(start INTEGER, "end" INTEGER, deviceId INTEGER, streamId INTEGER, correlationId INTEGER, bytes INTEGER';
  return unpackRecording(
    "__tests__/fixtures/recorded/nsys-2025.3.1/python-backtrace.sqlite.gz",
    `CREATE TABLE CUPTI_ACTIVITY_KIND_MEMCPY ${work}, copyKind INTEGER); INSERT INTO CUPTI_ACTIVITY_KIND_MEMCPY VALUES (1, 2, 0, 0, 0, 4, 1)`,
    `CREATE TABLE CUPTI_ACTIVITY_KIND_MEMSET ${work}); INSERT INTO CUPTI_ACTIVITY_KIND_MEMSET VALUES (1, 2, 0, 0, 0, 4)`,
    "CREATE TABLE CUDA_GRAPH_NODE_EVENTS (start INTEGER, globalTid INTEGER, graphNodeId INTEGER); INSERT INTO CUDA_GRAPH_NODE_EVENTS VALUES (1, 1, 1)",
    "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET graphNodeId = 1 WHERE rowid = 1",
    // Without Python stacks, we read the native ones.
    "DELETE FROM NVTX_EVENTS WHERE eventType = 34",
    ...changes,
  );
}

function readColumn(path: string, sql: string): string[] {
  using database = new DatabaseSync(path);
  return database.prepare(sql).all().flatMap(Object.values).map(String);
}

/** The tables in this export whose names are in our sources. */
function readTables(): string[] {
  const folder = repositoryPath("src/parse/nsys-sqlite");
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  using file = fullExport();
  const all = readColumn(file.path, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  return all.filter((name) => sources.some((text) => text.includes(`"${name}"`)));
}

/** Makes a page the only child of itself. SQLite notices at the depth limit, so a query of it fails instead of hanging. */
function makeCyclic(path: string, kind: "table" | "index", name: string): void {
  using database = new DatabaseSync(path);
  const roots = database.prepare("SELECT rootpage FROM sqlite_schema WHERE type = ? AND name LIKE ?").all(kind, name);
  const { page_size: pageBytes } = database.prepare("PRAGMA page_size").get() ?? {};
  const bytes = readFileSync(path);
  for (const { rootpage } of roots) {
    const start = (Number(rootpage) - 1) * Number(pageBytes);
    bytes.fill(0, start, start + 12);
    bytes[start] = kind === "table" ? 5 : 2;
    bytes.writeUInt32BE(Number(rootpage), start + 8);
  }
  writeFileSync(path, bytes);
}

/** The reason why reading fails, or null. */
async function failureOf(path: string): Promise<string | null> {
  try {
    await readTrace(path);
    readLaunchStacks(path, 0n);
    return null;
  } catch (error) {
    return error instanceof ParseError ? `${error.what} ${String(error.why)}` : String(error);
  }
}

describe.each(readTables())("the first query of %s", (table) => {
  test("isn't run on a view", async () => {
    using file = fullExport(
      `ALTER TABLE ${table} RENAME TO kept`,
      `CREATE VIEW ${table} AS SELECT *, ${trap} AS trap FROM kept WHERE ${trap} > 0`,
    );
    expect(await failureOf(file.path)).toContain("isn't a plain table");
  });

  test("isn't run on computed columns", async () => {
    using file = fullExport();
    const columns = readColumn(file.path, `SELECT name FROM pragma_table_info('${table}')`);
    const computed = columns.map((name) => `"${name}" AS (${trap} + stored)`);
    using database = new DatabaseSync(file.path, { defensive: false });
    database.exec(`DROP TABLE ${table}; CREATE TABLE ${table} (stored); INSERT INTO ${table} VALUES (1)`);
    database.exec("PRAGMA writable_schema = ON");
    database
      .prepare("UPDATE sqlite_schema SET sql = ? WHERE name = ?")
      .run(`CREATE TABLE ${table} (stored, ${computed.join(", ")})`, table);
    expect(await failureOf(file.path)).toContain("is computed");
  });

  test("isn't run on cyclic pages", async () => {
    using file = fullExport();
    makeCyclic(file.path, "table", table);
    expect(await failureOf(file.path)).toContain("a page is reached twice");
  });

  test("doesn't read indexes", async () => {
    using file = fullExport();
    const columns = readColumn(file.path, `SELECT name FROM pragma_table_info('${table}')`);
    {
      using database = new DatabaseSync(file.path);
      for (const name of columns) database.exec(`CREATE INDEX "attack ${name}" ON ${table} ("${name}")`);
    }
    makeCyclic(file.path, "index", "attack %");
    expect(await failureOf(file.path)).toBeNull();
  });
});

test("stops after a signal between queries", async () => {
  using file = syntheticExport("DROP TABLE CUPTI_ACTIVITY_KIND_KERNEL; DROP TABLE CUPTI_ACTIVITY_KIND_RUNTIME");
  const stop = new AbortController();
  setImmediate(() => {
    stop.abort("SIGINT");
  });
  await expect(readTrace(file.path, { stop: stop.signal, progress: () => undefined })).rejects.toThrow(StoppedError);
});
