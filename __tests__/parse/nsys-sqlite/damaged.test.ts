import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "@jest/globals";
import { type ParseError, describeError } from "../../../src/errors.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { temporaryFile, unpackRecording } from "../../fixtures/recorded.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";
import { refused } from "./support/refused.ts";

async function failureOf(...changes: string[]): Promise<ParseError> {
  using file = syntheticExport(...changes);
  const error = await refused(file.path);
  expect(error.where).toContain(file.path);
  return error;
}

describe("files that are no whole export", () => {
  const cases: readonly (readonly [name: string, make: (path: string) => void, id: string, text: string])[] = [
    ["missing", () => undefined, "sqlite-unreadable", "ENOENT"],
    ["a folder", (path) => mkdirSync(path), "sqlite-unreadable", "isn't a file"],
    ["empty", (path) => writeFileSync(path, ""), "sqlite-empty", "0 bytes"],
    [
      "a text",
      (path) => writeFileSync(path, "Name,Total Time (ns)\n".repeat(100)),
      "sqlite-not-a-database",
      "isn't an SQLite database",
    ],
    [
      "another database",
      (path) => execute(path, "CREATE TABLE users (name TEXT)"),
      "sqlite-not-nsys",
      "no table META_DATA_EXPORT",
    ],
    ["a database without tables", (path) => execute(path, "PRAGMA user_version = 1"), "sqlite-not-nsys", "no tables"],
    ["an export that is cut off", cutOff, "sqlite-damaged", "damaged or truncated"],
    ["an export whose pages are overwritten", overwrite, "sqlite-damaged", "damaged or truncated"],
  ];

  test.each(cases)("%s", async (_, make, id, text) => {
    using file = temporaryFile("report.sqlite");
    make(file.path);
    const error = await refused(file.path);
    expect(error.id).toBe(id);
    expect(error.where).toContain(file.path);
    expect(describeError(error)).toContain(text);
    expect(error.help).toBeDefined();
  });

  test("an export that another process is writing", async () => {
    using file = syntheticExport();
    const writer = new DatabaseSync(file.path);
    writer.exec("BEGIN EXCLUSIVE");
    try {
      const error = await refused(file.path);
      expect(error.id).toBe("sqlite-locked");
      expect(error.help).toContain("nsys export has finished");
    } finally {
      writer.close();
    }
  });

  test("reading leaves the file as it was", async () => {
    using file = unpackRecording("__tests__/fixtures/recorded/nsys-2023.4.4/prefill.sqlite.gz");
    const before = readFileSync(file.path);
    await readTrace(file.path);
    expect(readFileSync(file.path).equals(before)).toBe(true);
  });
});

describe("cells that are not as the format promises", () => {
  const cases: readonly (readonly [name: string, change: string, where: string, what: string])[] = [
    [
      "a text for a time",
      "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET start = 'soon' WHERE rowid = 3",
      "table CUPTI_ACTIVITY_KIND_KERNEL, row 3, column start",
      "expected integer, found text 'soon'",
    ],
    [
      "a fraction for a time",
      "UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET end = 1.5 WHERE rowid = 2",
      "table CUPTI_ACTIVITY_KIND_RUNTIME, row 2, column end",
      "found real 1.5",
    ],
    [
      "a blob for a thread",
      "UPDATE NVTX_EVENTS SET globalTid = x'00' WHERE rowid = 5",
      "table NVTX_EVENTS, row 5, column globalTid",
      "found blob",
    ],
    [
      "a number for a message",
      "CREATE TABLE n AS SELECT * FROM NVTX_EVENTS; UPDATE n SET text = x'00' WHERE rowid = 4; DROP TABLE NVTX_EVENTS; ALTER TABLE n RENAME TO NVTX_EVENTS",
      "column text",
      "found blob",
    ],
    [
      "a kernel that ends before it starts",
      "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET end = start - 7 WHERE rowid = 2",
      "row 2, column end",
      "7 ns before start",
    ],
    [
      "a range that ends before it starts",
      "UPDATE NVTX_EVENTS SET end = 1900 WHERE text = 'layer'",
      "table NVTX_EVENTS, row 5, column end",
      "100 ns before start",
    ],
    [
      "a copy that ends before it starts",
      "UPDATE CUPTI_ACTIVITY_KIND_MEMCPY SET end = 0",
      "table CUPTI_ACTIVITY_KIND_MEMCPY, row 1, column end",
      "before start",
    ],
    ["a negative number of bytes", "UPDATE CUPTI_ACTIVITY_KIND_MEMCPY SET bytes = -1", "column bytes", "found -1"],
    [
      "a name that is not held",
      "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET demangledName = 999 WHERE rowid = 6",
      "row 6, column demangledName",
      "id 999",
    ],
    [
      "a message that is not held",
      "UPDATE NVTX_EVENTS SET textId = 888 WHERE textId IS NOT NULL",
      "table NVTX_EVENTS, row 6, column textId",
      "id 888",
    ],
    [
      "a stream beyond 32 bits",
      "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET streamId = 1 << 33 WHERE rowid = 1",
      "row 1, column streamId",
      "found 8589934592",
    ],
    [
      "no column for the end",
      "ALTER TABLE CUPTI_ACTIVITY_KIND_KERNEL DROP COLUMN end",
      "table CUPTI_ACTIVITY_KIND_KERNEL",
      "end",
    ],
    [
      "no schema version",
      "DELETE FROM META_DATA_EXPORT WHERE name = 'EXPORT_SCHEMA_VERSION'",
      "EXPORT_SCHEMA_VERSION",
      "schema version",
    ],
  ];

  test.each(cases)("%s", async (_, change, where, what) => {
    const error = await failureOf(change);
    expect(error.where).toContain(where);
    expect(error.message).toContain(what);
  });
});

/** Our messages name a row that a query finds. With an index on its column, the query may read a page that nothing else reads. */
test.each([
  ["a kernel that ends before it starts", "SET end = start - 7", '"end", start'],
  ["a stream beyond 32 bits", "SET streamId = 1 << 33", "streamId"],
  ["a name that the export lacks", "SET demangledName = 999", "demangledName"],
])("%s, where the query that looks for the row fails", async (_, change, columns) => {
  using file = syntheticExport(
    `UPDATE CUPTI_ACTIVITY_KIND_KERNEL ${change}`,
    `CREATE INDEX i ON CUPTI_ACTIVITY_KIND_KERNEL (${columns})`,
  );
  using database = new DatabaseSync(file.path);
  const [index, pageBytes] = [
    Number(database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'i'").get()?.["rootpage"]),
    Number(database.prepare("PRAGMA page_size").get()?.["page_size"]),
  ];
  writeFileSync(file.path, readFileSync(file.path).fill(0xff, (index - 1) * pageBytes, index * pageBytes));
  expect((await refused(file.path)).id).toMatch(/^sqlite-/);
});

test("a row whose number a number cannot hold", async () => {
  const error = await failureOf("UPDATE NVTX_EVENTS SET rowid = (1 << 60) + rowid");
  expect(error.id).toBe("sqlite-cell");
  expect(error.message).toContain("between -2^53 and 2^53");
});

function execute(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

function whole(): Buffer {
  using file = unpackRecording("__tests__/fixtures/recorded/nsys-2023.4.4/prefill.sqlite.gz");
  return readFileSync(file.path);
}

function cutOff(path: string): void {
  const bytes = whole();
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length / 2)));
}

function overwrite(path: string): void {
  const bytes = whole();
  bytes.fill(0xff, 64 * 1024, bytes.length);
  writeFileSync(path, bytes);
}
