import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "@jest/globals";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { temporaryFile, unpackRecording } from "../../fixtures/recorded.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";
import { refused, refusedSynthetic } from "./support/read.ts";

const prefill = "__tests__/fixtures/recorded/nsys-2023.4.4/prefill.sqlite.gz";

describe("incomplete exports", () => {
  test.each<[title: string, id: string, why: string, make: (path: string) => void]>([
    ["missing", "unreadable", "ENOENT", () => undefined],
    ["a folder", "unreadable", "isn't a file", (path) => mkdirSync(path)],
    ["empty", "empty", "0 bytes", (path) => writeFileSync(path, "")],
    ["text", "not-a-database", "isn't an SQLite", (path) => writeFileSync(path, "Name,Total Time (ns)\n".repeat(100))],
    ["another database", "not-nsys", "META_DATA_EXPORT", (path) => execute(path, "CREATE TABLE users (name)")],
    ["a database without tables", "not-nsys", "no tables", (path) => execute(path, "PRAGMA user_version = 1")],
    ["cut off", "damaged", "truncated", (path) => writeFileSync(path, wholeExport().subarray(0, 200_000))],
    ["partly overwritten", "damaged", "truncated", (path) => writeFileSync(path, wholeExport().fill(0xff, 64 * 1024))],
  ])("rejects a file that's %s", async (_, id, why, make) => {
    using file = temporaryFile("report.sqlite");
    make(file.path);
    const error = await refused(file.path);
    expect(error).toMatchObject({ id: `sqlite-${id}`, where: expect.stringContaining(file.path) });
    expect(`${error.what} ${String(error.why)}`).toContain(why);
    expect(error.help).not.toBeNull();
  });

  test("rejects an export while another process writes it", async () => {
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

  test("leaves the file unchanged", async () => {
    using file = unpackRecording(prefill);
    const before = readFileSync(file.path);
    await readTrace(file.path);
    expect(readFileSync(file.path).equals(before)).toBe(true);
  });
});

const kernels = "CUPTI_ACTIVITY_KIND_KERNEL";
const copies = "CUPTI_ACTIVITY_KIND_MEMCPY";

test.each([
  [`UPDATE ${kernels} SET end = start - 7 WHERE rowid = 2`, /row 2, column end: .*7 ns before start/],
  ["UPDATE NVTX_EVENTS SET end = 1900 WHERE text = 'layer'", /NVTX_EVENTS, row 5, column end: .*100 ns before start/],
  [`UPDATE ${copies} SET end = 0`, /MEMCPY, row 1, column end: .*before start/],
  [`UPDATE ${copies} SET bytes = -1`, /column bytes: .*found -1/],
  [`UPDATE ${kernels} SET demangledName = 999 WHERE rowid = 6`, /row 6, column demangledName: .*id 999/],
  ["UPDATE NVTX_EVENTS SET textId = 888 WHERE textId IS NOT NULL", /NVTX_EVENTS, row 6, column textId: .*id 888/],
  [`UPDATE ${kernels} SET streamId = 1 << 33 WHERE rowid = 1`, /row 1, column streamId: .*found 8589934592/],
  [`ALTER TABLE ${kernels} DROP COLUMN end`, /table CUPTI_ACTIVITY_KIND_KERNEL: .*end/],
  ["DELETE FROM META_DATA_EXPORT WHERE name = 'EXPORT_SCHEMA_VERSION'", /EXPORT_SCHEMA_VERSION: .*schema version/],
  ["UPDATE NVTX_EVENTS SET rowid = (1 << 60) + rowid", /NVTX_EVENTS.*: .*between -2\^53 and 2\^53/],
  [`ALTER TABLE ${kernels} RENAME TO GPU_WORK`, /"GPU_WORK" seems to contain its kernels/],
  [
    `UPDATE ${kernels} SET start = start + (1 << 60), end = end + (1 << 60) WHERE rowid = 4`,
    /KERNEL, row .*between -2\^53 and 2\^53/,
  ],
  [
    `DROP TABLE NVTX_EVENTS; DROP TABLE CUPTI_ACTIVITY_KIND_RUNTIME; DROP TABLE ${copies}; DROP TABLE CUPTI_ACTIVITY_KIND_MEMSET;
     DELETE FROM ${kernels} WHERE rowid <> 4; UPDATE ${kernels} SET start = -(1 << 62), end = (1 << 62) + (1 << 61)`,
    /KERNEL, row .*between -2\^53 and 2\^53, found 1\.1529215046068/,
  ],
  [
    "CREATE TABLE TARGET_INFO_SESSION_START_TIME (utcEpochNs TEXT); INSERT INTO TARGET_INFO_SESSION_START_TIME VALUES ('today')",
    /row 1, column utcEpochNs/,
  ],
  [
    `CREATE TABLE n AS SELECT * FROM NVTX_EVENTS; UPDATE n SET text = x'00' WHERE rowid = 4; DROP TABLE NVTX_EVENTS;
     ALTER TABLE n RENAME TO NVTX_EVENTS`,
    /column text: .*found blob/,
  ],
])("rejects what the format doesn't allow, and names its location: %s", async (change, found) => {
  const { where, message } = await refusedSynthetic(change);
  expect(`${String(where)}: ${message}`).toMatch(found);
});

/** Our messages name a row that a query finds. With an index on its column, the query may read a page that nothing else reads. */
test.each([
  ["a kernel that ends before it starts", "SET end = start - 7", '"end", start'],
  ["a stream beyond 32 bits", "SET streamId = 1 << 33", "streamId"],
  ["a name that the export lacks", "SET demangledName = 999", "demangledName"],
])("reports %s, even if the query that looks for the row fails", async (_, change, columns) => {
  using file = syntheticExport(
    `UPDATE CUPTI_ACTIVITY_KIND_KERNEL ${change}`,
    `CREATE INDEX i ON CUPTI_ACTIVITY_KIND_KERNEL (${columns})`,
  );
  using database = new DatabaseSync(file.path);
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'i'").get() ?? {};
  const { page_size: pageBytes } = database.prepare("PRAGMA page_size").get() ?? {};
  const end = Number(rootpage) * Number(pageBytes);
  writeFileSync(file.path, readFileSync(file.path).fill(0xff, end - Number(pageBytes), end));
  expect((await refused(file.path)).id).toMatch(/^sqlite-/);
});

function execute(path: string, sql: string): void {
  using database = new DatabaseSync(path);
  database.exec(sql);
}

function wholeExport(): Buffer {
  using file = unpackRecording(prefill);
  return readFileSync(file.path);
}
