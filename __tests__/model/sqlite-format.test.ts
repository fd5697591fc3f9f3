import { expect, test } from "@jest/globals";
import { DatabaseSync } from "node:sqlite";
import { bytesInPage, pageTypes } from "../../src/model/sqlite-format.ts";

/** What SQLite itself stores of the only row of a table and of an index in their own pages, and in all. */
function* storedRows(pageBytes: number, lengths: readonly number[]) {
  using database = new DatabaseSync(":memory:");
  database.exec(`PRAGMA page_size = ${String(pageBytes)}; CREATE TABLE t (text); CREATE INDEX i ON t (text)`);
  const insert = database.prepare("INSERT INTO t (rowid, text) VALUES (1, ?)");
  const payload = database.prepare("SELECT pagetype, payload FROM dbstat WHERE name = ?");
  for (const length of lengths) {
    database.exec("DELETE FROM t");
    insert.run("x".repeat(length));
    for (const [name, type] of [
      ["t", pageTypes.leafTable],
      ["i", pageTypes.leafIndex],
    ] as const) {
      const pages = payload.all(name);
      const own = pages.filter(({ pagetype }) => pagetype === "leaf");
      yield { type, inPage: sum(own), inAll: sum(pages) };
    }
  }
}

function sum(pages: readonly Record<string, unknown>[]): number {
  return pages.reduce((total, { payload }) => total + Number(payload), 0);
}

test.each([512, 1024])("splits rows between their page of %i bytes and overflow pages like SQLite", (size) => {
  const lengths = Array.from({ length: 3 * size }, (_, length) => length);
  for (const { type, inPage, inAll } of storedRows(size, lengths))
    expect([inAll, bytesInPage(inAll, size, type)]).toEqual([inAll, inPage]);
});
