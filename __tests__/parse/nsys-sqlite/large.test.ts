import { afterAll, expect, test } from "@jest/globals";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeReplicated } from "../../../bench/captures/replicated.ts";
import { StoppedError } from "../../../src/model/errors.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { changeDatabase } from "../../fixtures/recorded.ts";

// A large export: 229,760 kernels, 501,800 calls.
const copies = 40;
const folder = mkdtempSync(join(tmpdir(), "llm-profile-large-"));
const [once, large] = [join(folder, "once.sqlite"), join(folder, "large.sqlite")];
writeReplicated(once, 1, "as recorded");
writeReplicated(large, copies, "as recorded");

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("reads copies of a capture as separate captures", async () => {
  const small = await readTrace(once);
  const told: [done: number, all: number][] = [];
  const trace = await readTrace(large, {
    stop: new AbortController().signal,
    progress: (done, all) => told.push([done, all]),
  });
  const { count } = small.kernels;
  expect(trace.kernels.count).toBe(copies * count);
  expect(trace.launchCalls.count).toBe(copies * small.launchCalls.count);
  for (let copy = 0; copy < copies; copy += 1) {
    const part = trace.kernels.durationNs.subarray(copy * count, (copy + 1) * count);
    expect(part).toEqual(small.kernels.durationNs);
    const calls = trace.kernels.call.subarray(copy * count, (copy + 1) * count);
    expect(calls.map((call) => call - copy * small.launchCalls.count)).toEqual(small.kernels.call);
  }
  expect(told.length).toBeGreaterThan(10);
  expect(told.every(([done], index) => done > (told[index - 1]?.[0] ?? 0))).toBe(true);
  expect(told.at(-1)).toEqual([copies * (5_744 + 12_545), copies * (5_744 + 12_545)]);
});

test("stops reading after a stop signal", async () => {
  const stop = new AbortController();
  const reading = readTrace(large, {
    stop: stop.signal,
    progress: () => {
      stop.abort("SIGINT");
    },
  });
  await expect(reading).rejects.toThrow(StoppedError);
});

test.each([
  ["CUPTI_ACTIVITY_KIND_KERNEL", "start", 200_001],
  ["CUPTI_ACTIVITY_KIND_RUNTIME", '"end"', 444_444],
])("names an invalid cell's location in a large export: %s, %s of row %i", async (table, column, row) => {
  const setCell = (value: string) => `UPDATE ${table} SET ${column} = ${value} WHERE rowid = ${String(row)}`;
  changeDatabase(large, setCell(`${column} || 'x'`));
  await expect(readTrace(large)).rejects.toMatchObject({
    name: "ParseError",
    where: `${large}, table ${table}, row ${String(row)}, column ${column.replaceAll('"', "")}`,
  });
  changeDatabase(large, setCell(`CAST(${column} AS INTEGER)`));
});

test("rejects a report with more range names than anyone can read", async () => {
  const path = join(folder, "names.sqlite");
  writeReplicated(path, 1, "as recorded");
  changeDatabase(
    path,
    `INSERT INTO NVTX_EVENTS (start, end, eventType, text, globalTid)
     WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 250000) SELECT i, i + 1, 59, 'step ' || i, 1 FROM n`,
  );
  await expect(readTrace(path)).rejects.toMatchObject({ id: "too-many-range-names" });
});
