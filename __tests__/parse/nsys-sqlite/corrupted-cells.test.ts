import { describe, expect, test } from "@jest/globals";
import { refusedSynthetic } from "./support/read.ts";

/** What we read of the large tables; a `?` after a name: NULL is allowed there. All cells are integers. */
const tables: readonly (readonly [table: string, row: number, columns: string])[] = [
  [
    "CUPTI_ACTIVITY_KIND_KERNEL",
    9,
    `start end deviceId streamId correlationId? globalPid? demangledName shortName mangledName? gridX gridY gridZ blockX
     blockY blockZ registersPerThread staticSharedMemory dynamicSharedMemory localMemoryPerThread graphNodeId?`,
  ],
  ["CUPTI_ACTIVITY_KIND_RUNTIME", 7, "start end globalTid? correlationId? nameId returnValue?"],
  [
    "CUPTI_ACTIVITY_KIND_MEMCPY",
    1,
    "start end deviceId streamId correlationId? bytes copyKind globalPid? graphNodeId? srcKind? dstKind?",
  ],
  [
    "CUPTI_ACTIVITY_KIND_MEMSET",
    1,
    "start end deviceId streamId correlationId? bytes globalPid? graphNodeId? memKind?",
  ],
  ["NVTX_EVENTS", 5, "start end? eventType globalTid? textId? domainId? endGlobalTid?"],
];

const corruptions = tables.flatMap(([table, row, columns]) =>
  columns.split(/\s+/).flatMap((text) => {
    const column = text.replace("?", "");
    const values = [
      ["'12'", "text '12'"],
      ["0.5", "real 0.5"],
      ...(text.endsWith("?") ? [] : [["NULL", "null NULL"]]),
    ] as const;
    return values.map(([value, found]) => [table, row, column, value, found] as const);
  }),
);

describe("a cell of the wrong type", () => {
  test.each(corruptions)(
    "names the file, table, row, and column: %s, row %d, %s = %s",
    async (table, row, column, value, found) => {
      // A copy of the table has no declared types, so that SQLite keeps what it is given.
      const error = await refusedSynthetic(
        `CREATE TABLE copied AS SELECT ${columnsOf(table)} FROM ${table}; DROP TABLE ${table}; ALTER TABLE copied RENAME TO ${table};
       UPDATE ${table} SET ${column} = ${value} WHERE rowid = ${String(row)}`,
      );
      expect(error.where).toContain(`, table ${table}, row ${String(row)}, column ${column}`);
      expect(error.message).toContain(`found ${found}`);
    },
  );

  test("rejects it even in a call that can't launch work", async () => {
    const { where } = await refusedSynthetic(
      "UPDATE StringIds SET value = 'cudaEventQuery_v3020' WHERE id = 3; UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET end = 0.5 WHERE nameId = 3",
    );
    expect(where).toContain("table CUPTI_ACTIVITY_KIND_RUNTIME, row 13, column end");
  });

  test.each([
    ["CUPTI_ACTIVITY_KIND_KERNEL", "correlationId"],
    ["CUPTI_ACTIVITY_KIND_KERNEL", "gridX"],
    ["CUPTI_ACTIVITY_KIND_RUNTIME", "correlationId"],
    ["CUPTI_ACTIVITY_KIND_RUNTIME", "returnValue"],
  ])("rejects a number beyond 2^53 in %s.%s", async (table, column) => {
    const { where, message } = await refusedSynthetic(`UPDATE ${table} SET ${column} = 1 << 60 WHERE rowid = 1`);
    expect(where).toContain(`, table ${table}`);
    expect(message).toContain("integer between -2^53 and 2^53");
  });

  test.each([-1, 0x1_0000])("rejects the GPU number %i", async (id) => {
    const { message } = await refusedSynthetic(`UPDATE TARGET_INFO_GPU SET id = ${String(id)} WHERE id = 0`);
    expect(message).toContain(`A GPU's number is out of range: ${String(id)}.`);
  });
});

/** A copy of a column has its affinity, unless an expression makes it. */
function columnsOf(table: string): string {
  const columns = tables.find(([name]) => name === table)?.[2].replaceAll("?", "") ?? "";
  const all = `${columns} ${table === "NVTX_EVENTS" ? "text" : ""}`.trim().split(/\s+/);
  return all.map((column) => `iif(1, ${column}, NULL) AS ${column}`).join(", ");
}
