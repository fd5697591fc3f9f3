import { describe, expect, test } from "@jest/globals";
import {
  selectNewestFiles,
  sortReadHistory,
  readRecord,
  createRecordPath,
  formatRecord,
} from "../../../../src/features/history/model/stored.ts";
import { shaOf } from "../../../fixtures/github/state.ts";
import { hostileRecords } from "../support/hostile-records.ts";
import { madeRecord } from "../support/history-records.ts";

const matrix = madeRecord({ run: { id: 77, attempt: 2, job: "bench (bf16, ../1)" } });
const stored = `${shaOf("main")}-77-1-bench.json`;
test.each([
  ["a run", madeRecord(), `runs/2026/11/23/${stored}`],
  ["a second attempt of a matrix job", matrix, `runs/2026/11/23/${shaOf("main")}-77-2-bench__bf16__.._1_.json`],
  ["by the UTC date", madeRecord({ measuredAt: "2026-12-31T23:59:59Z" }), `runs/2026/12/31/${stored}`],
  [
    "with only a known time",
    madeRecord({ commit: null, run: null }),
    "runs/2026/11/23/unknown-20261123T010203000Z-1-_.json",
  ],
])("chooses the path of a record and reads it back: %s", (_, record, path) => {
  expect(createRecordPath(record)).toBe(path);
  expect(readRecord(path, formatRecord(record))).toEqual({ path, record });
});

test("rejects a record stored at another record's path", () => {
  const path = `runs/2026/11/24/${shaOf("main")}-77-1-bench.json`;
  expect(readRecord(path, formatRecord(madeRecord()))).toEqual({ path, why: "not-a-record" });
});

test("sorts records by date and lists what it skips", () => {
  const [one, other] = [madeRecord({ measuredAt: "2026-11-24T01:02:03.000Z" }), madeRecord()];
  const read = [one, other].map((record) => readRecord(createRecordPath(record), formatRecord(record)));
  const skipped = { path: "runs/2026/11/23/x.json", why: "not-json" } as const;
  const { records, ...rest } = sortReadHistory([skipped, ...read]);
  expect(records.map(({ record }) => record)).toEqual([other, one]);
  expect(rest.skipped).toEqual([skipped]);
});

test("skips the oldest records above the limit", () => {
  const files = [22, 24, 23].map((day) => ({ path: `runs/2026/11/${String(day)}/a.json` }));
  expect(selectNewestFiles(files, 2)).toEqual({
    newest: [files[1], files[2]],
    skipped: [{ path: "runs/2026/11/22/a.json", why: "too-large" }],
  });
});

describe("a hostile record", () => {
  test("covers 60 kinds", () => {
    expect(hostileRecords.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileRecords.map(({ name }) => name)).size).toBe(hostileRecords.length);
  });

  test.each(hostileRecords)("reads, from $name, $becomes", ({ path, text, becomes }) => {
    const read = readRecord(path, text);
    if ("why" in read) {
      expect(read).toEqual({ path, why: becomes });
      return;
    }
    expect(becomes).toBe("inert");
    // What is kept is what the schema has, as values of their types, and nothing of Object's own was changed.
    expect(Object.keys(read.record).toSorted()).toEqual(Object.keys(madeRecord()).toSorted());
    expect(Object.getPrototypeOf(read.record)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
    expect(createRecordPath(read.record)).toBe(path);
    expect(path).toMatch(/^runs\/\d{4}\/\d{2}\/\d{2}\/[\w.@=+-]+\.json$/);
  });
});
