import { describe, expect, test } from "@jest/globals";
import type { Trace } from "../../../src/model/reports/trace.ts";
import { launchesOf } from "../../fixtures/traces.ts";
import { readSynthetic as read } from "./support/read.ts";

const process100 = 2 ** 24 + 100;
const process200 = 2 ** 24 + 200;

/** What a trace has, without the numbers of kernel types, which depend on the order of the rows. */
function contentOf(trace: Trace) {
  const { ranges, copies, calls, endNs } = trace;
  const launches = launchesOf(trace).rows.map((row) => ({ ...row, kernel: trace.kernelTypes[row.kernel] }));
  return { launches, ranges, copies, calls, endNs };
}

function dropKernelColumn(name: string): string {
  return `ALTER TABLE CUPTI_ACTIVITY_KIND_KERNEL DROP COLUMN ${name}`;
}

/** Makes a table anew, with its rows in another order. */
function reorder(table: string, order: string): string {
  return `CREATE TABLE reordered AS SELECT * FROM ${table} ORDER BY ${order}; DROP TABLE ${table}; ALTER TABLE reordered RENAME TO ${table}`;
}

const workTables = ["CUPTI_ACTIVITY_KIND_KERNEL", "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET"];
const callTable = "CUPTI_ACTIVITY_KIND_RUNTIME";

describe("ranges", () => {
  test("reads names, domains, styles, threads, and ends of ranges, sorted by start", async () => {
    expect((await read()).ranges.map((range) => Object.values(range))).toEqual([
      ["decode", "", "pushpop", process100, 101, null, 500, 8500, null, false],
      ["decode", "", "pushpop", process200, 201, null, 500, 8500, null, false],
      ["request", "", "startend", process100, 101, 102, 600, 6000, null, false],
      ["step", "Other", "pushpop", process200, 201, null, 700, 8000, null, false],
      ["decode", "", "pushpop", process100, 101, null, 1000, 3500, null, false],
      ["layer", "", "pushpop", process100, 101, null, 1500, 2500, null, false],
      ["step", "LLM", "pushpop", process100, 101, null, 4000, 7500, null, true],
      ["batch", "", "startend", process100, 102, null, 4500, 9000, null, false],
      ["open", "", "pushpop", process100, 102, null, 5500, null, null, false],
      ["no kernels", "", "pushpop", process200, 201, null, 8500, 9490, null, false],
      ["", "", "pushpop", process100, 101, null, 9100, 9200, null, false],
    ]);
  });

  test.each([
    ["relative to the session's start", 20000, 19500],
    ["as an absolute time", 5000020000, 5000019500],
  ])("reads a range that never ends, with the trace's end %s", async (_, end, assumedEndNs) => {
    const { ranges } = await read(`UPDATE NVTX_EVENTS SET end = ${String(end)} WHERE text = 'open'`);
    expect(ranges.find(({ name }) => name === "open")).toMatchObject({ endNs: null, assumedEndNs });
  });

  test("marks a range as raised if the Python module says so before its end", async () => {
    const mark = (startNs: number, thread: number, text = "llm_profile_action raised") =>
      `INSERT INTO NVTX_EVENTS (start, eventType, text, globalTid)
       SELECT ${String(startNs)} + (SELECT start - 1500 FROM NVTX_EVENTS WHERE text = 'layer'), 34, '${text}', globalTid - (globalTid & 0xFFFFFF) + ${String(thread)}
       FROM NVTX_EVENTS WHERE text = 'layer'`;
    const raisedOf = async (...marks: string[]) =>
      (await read(...marks)).ranges.flatMap(({ name, startNs, raised }) => (raised === true ? [[name, startNs]] : []));
    expect(await raisedOf(mark(2400, 101))).toEqual([["layer", 1500]]);
    expect(await raisedOf(mark(2400, 101), mark(2600, 101))).toEqual([
      ["decode", 1000],
      ["layer", 1500],
    ]);
    expect(await raisedOf(mark(5900, 102))).toEqual([["request", 600]]);
    expect(await raisedOf(mark(2400, 101, "another mark"), mark(9990, 101))).toEqual([]);
  });

  test("reads rows of imported NVTX text as ranges", async () => {
    const { ranges } = await read(
      "UPDATE NVTX_EVENTS SET eventType = 70 WHERE text = 'layer'; UPDATE NVTX_EVENTS SET eventType = 71 WHERE text = 'batch'",
    );
    expect(ranges).toEqual((await read()).ranges);
  });
});

describe("kernels", () => {
  test("reads kernels sorted by start, each with its launch call", async () => {
    const trace = await read();
    const rows = launchesOf(trace).rows.map(({ kernel, ...row }) => [
      trace.kernelTypes[kernel]?.shortName,
      ...Object.values(row),
    ]);
    expect(rows).toEqual([
      ["gemm", 200, 17, 0, process100, 101, 0, 100, 0],
      ["gemm", 1300, 100, 0, process100, 101, 1100, 1200, 0],
      ["gemm", 1350, 100, 1, process200, 201, 1100, 1200, 0],
      ["softmax", 1700, 31, 1, process200, 201, 1500, 1600, 0],
      ["softmax", 1800, 37, 1, process200, -1, NaN, NaN, 0],
      ["softmax", 2500, 203, 0, process100, 101, 1500, 2500, 0],
      ["gemm", 3550, 40, 0, process100, 101, 3490, 3510, 0],
      ["gemm", 4700, 101, 0, process100, 101, 4500, 4600, 1],
      ["softmax", 4750, 100, 0, process100, 101, 4500, 4600, 1],
      ["gemm", 4900, 7, 0, process100, 101, 4500, 4600, 1],
      ["gemm", 5000, 100, 1, process100, 102, 4700, 4800, 0],
      ["softmax", 6700, 11, 1, process100, 102, 6500, 6600, 0],
      ["softmax", 9200, 29, 0, process100, 101, 9110, 9120, 0],
      ["softmax", 9500, 19, 1, process100, 102, 9480, 9490, 0],
      ["softmax", 9600, 23, 1, process100, 102, 9495, 9499, 0],
    ]);
  });

  test("makes a kernel type for each function and launch shape", async () => {
    const { kernelTypes } = await read();
    expect(kernelTypes.map(({ name, mangled, grid }) => [name, mangled, grid])).toEqual([
      ["void gemm<(int)128>(const T1 *, T1 *)", "_Z4gemmILi128EEvPKT_PT_", [1, 1, 1]],
      ['softmax(float *, "a, b")', "_Z7softmaxPf", [2, 1, 1]],
      ["void gemm<(int)128>(const T1 *, T1 *)", "_Z4gemmILi128EEvPKT_PT_", [4, 1, 1]],
    ]);
    expect(kernelTypes[0]).toMatchObject({
      block: [128, 1, 1],
      registersPerThread: 32,
      staticSharedBytes: 0,
      dynamicSharedBytes: 1024,
      localBytesPerThread: 0,
    });
  });

  test("reads kernels without the columns that times don't need", async () => {
    const unneeded = ["registersPerThread", "staticSharedMemory", "dynamicSharedMemory", "localMemoryPerThread"];
    const trace = await read(
      ...[...unneeded, "shortName", "streamId", "mangledName", "graphNodeId"].map(dropKernelColumn),
    );
    expect(trace.kernels.durationNs).toEqual((await read()).kernels.durationNs);
    expect(new Set(launchesOf(trace).fromGraph)).toEqual(new Set([0]));
    expect(trace.kernelTypes[1]).toMatchObject({
      shortName: 'softmax(float *, "a, b")',
      mangled: null,
      registersPerThread: null,
      staticSharedBytes: null,
      dynamicSharedBytes: null,
      localBytesPerThread: null,
    });
  });

  test("reads kernels without calls if the table of calls is missing", async () => {
    const trace = await read("DROP TABLE CUPTI_ACTIVITY_KIND_RUNTIME");
    expect(trace.hasCudaApi).toBe(false);
    expect(new Set(launchesOf(trace).callStartNs)).toEqual(new Set([NaN]));
    expect(new Set(launchesOf(trace).process)).toEqual(new Set([process100, process200]));
  });

  test.each([
    ["that's sorted by the kernels' end", [reorder("CUPTI_ACTIVITY_KIND_KERNEL", "start DESC")]],
    [
      "with calls in any order and correlation ids far apart",
      [
        reorder(callTable, "correlationId % 5, start DESC"),
        ...[...workTables, callTable].map((table) => `UPDATE ${table} SET correlationId = correlationId * 100000007`),
      ],
    ],
    [
      "with rows far apart, because others were deleted",
      ["UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET rowid = rowid * (1 << 55) WHERE rowid < 100"],
    ],
  ])("reads the same kernels from a table %s", async (_, changes) => {
    expect(contentOf(await read(...changes))).toEqual(contentOf(await read()));
  });

  test("takes the earliest of several launch calls with one correlation id, and counts them", async () => {
    const trace = await read(
      "INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME SELECT start - 10, end + 10, eventClass, globalTid, correlationId, nameId, returnValue, callchainId FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE correlationId = 5",
    );
    expect(trace.ambiguousLaunches).toBe(3);
    expect(trace.kernels.count).toBe(15);
    expect(launchesOf(trace).callStartNs.filter((startNs) => startNs === 4490)).toHaveLength(3);
  });
});

test("reads times near 2^62 and ids beyond 2^53 like small ones", async () => {
  const tables = ["NVTX_EVENTS", callTable, ...workTables];
  const moveTimes = tables.map(
    (table) => `UPDATE ${table} SET start = start + (1 << 62) - 3, end = end + (1 << 62) - 3`,
  );
  // The machine's part of a serialized id makes it pass 2^53, and negative.
  const moveIds = tables.map((table) => {
    const column = workTables.includes(table) ? "globalPid" : "globalTid";
    return `UPDATE ${table} SET ${column} = ${column} | (-2 << 56)`;
  });
  const moveEnds = "UPDATE NVTX_EVENTS SET endGlobalTid = endGlobalTid | (-2 << 56)";
  const moved = contentOf(await read(...moveTimes, ...moveIds, moveEnds));
  const withPlainProcesses = JSON.stringify(moved, (key, value: unknown) =>
    key === "process" ? Number(value) + 2 ** 33 : value,
  );
  expect(JSON.parse(withPlainProcesses)).toEqual(JSON.parse(JSON.stringify(contentOf(await read()))));
});

describe("devices", () => {
  test("reads the machine's GPUs, or those that the report names for a process's CUDA device", async () => {
    expect([...new Set(launchesOf(await read()).device)].sort()).toEqual([0, 1]);
    // With CUDA_VISIBLE_DEVICES the device 0 of process 200 is GPU 1.
    const mapped = await read(
      "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET deviceId = 0",
      "CREATE TABLE TARGET_INFO_CUDA_DEVICE (gpuId INTEGER, cudaId INTEGER NOT NULL, pid INTEGER NOT NULL)",
      "INSERT INTO TARGET_INFO_CUDA_DEVICE VALUES (0, 0, 100), (1, 0, 200)",
    );
    const byProcess = new Map(launchesOf(mapped).rows.map(({ process, device }) => [process, device]));
    expect([...byProcess]).toEqual([
      [process100, 0],
      [process200, 1],
    ]);
  });

  test("gives an undescribed device an unused number, one per process", async () => {
    const trace = await read("DELETE FROM TARGET_INFO_GPU");
    const { rows, device } = launchesOf(trace);
    expect(trace.gpus).toEqual([]);
    expect(new Set(rows.map((row) => `${String(row.process)} ${String(row.device)}`)).size).toBe(3);
    expect(new Set(device).size).toBe(3);
  });
});

describe("host calls and copies", () => {
  test("reads synchronizations and graph launches in order, without version suffixes", async () => {
    expect((await read()).calls.map((call) => Object.values(call))).toEqual([
      ["graph-launch", "cudaGraphLaunch", process100, 101, 4500, 100],
      ["synchronize", "cudaStreamSynchronize", process100, 101, 7600, 800],
    ]);
  });

  test("reads a copy's call, direction, and kinds of memory", async () => {
    const { copies } = await read();
    expect(copies).toMatchObject([
      { kind: "fill", direction: null, sourceMemory: null, targetMemory: "device", bytes: 256, device: 0, stream: 7 },
      { kind: "copy", direction: "host-to-device", sourceMemory: "pageable", targetMemory: "device", bytes: 4096 },
    ]);
    expect(copies[1]).toMatchObject({ device: 0, stream: 21, startNs: 4790, durationNs: 20 });
    expect(copies).toMatchObject([
      { process: process100, thread: 101, callStartNs: 1600, callEndNs: 1700, callName: "cudaMemsetAsync" },
      { process: process100, thread: 101, callStartNs: 4100, callEndNs: 4200, callName: "cudaMemcpyAsync" },
    ]);
  });
});

describe("the wall-clock time of the earliest event", () => {
  const table = "CREATE TABLE TARGET_INFO_SESSION_START_TIME (utcEpochNs INTEGER, utcTime TEXT, localTime TEXT)";
  const insert = (value: string) => `INSERT INTO TARGET_INFO_SESSION_START_TIME (utcEpochNs) VALUES (${value})`;

  test("adds the time since the session's start to that start", async () => {
    const later = "UPDATE NVTX_EVENTS SET start = start + 7000000, end = end + 7000000";
    const at = async (...changes: string[]) =>
      (await read(table, insert("1795255098918079186"), ...changes)).originUtcMs;
    expect(await at()).toBe(1795255098918.079);
    expect(
      await at(later, "DELETE FROM CUPTI_ACTIVITY_KIND_RUNTIME", "DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL"),
    ).toBeGreaterThan(1795255098918.079);
  });

  test.each([
    ["no table", []],
    ["no row", [table]],
    ["no value", [table, insert("NULL")]],
    ["a clock that wasn't set", [table, insert("0")]],
    ["another column's name", ["CREATE TABLE TARGET_INFO_SESSION_START_TIME (utcTime TEXT)"]],
  ])("is unknown with %s", async (_, changes) => {
    expect((await read(...changes)).originUtcMs).toBeNull();
  });
});

test("reads an export of nsys 2022.1 to 2023.2, which names its metadata table differently", async () => {
  const old = await read("ALTER TABLE META_DATA_EXPORT RENAME TO EXPORT_META_DATA");
  const current = await read();
  expect(old).toEqual({ ...current, source: old.source });
});

const [driver, copyKind, memoryKind] = ["TARGET_INFO_SYSTEM_ENV", "ENUM_CUDA_MEMCPY_OPER", "ENUM_CUDA_MEM_KIND"];

test.each<[title: string, changes: string[], expected: object]>([
  ["no ranges if their table is missing", ["DROP TABLE NVTX_EVENTS"], { ranges: [] }],
  [
    "a kernel without a mangled name",
    ["UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET mangledName = NULL"],
    { kernelTypes: [{ mangled: null }, { mangled: null }, { mangled: null }] },
  ],
  [
    "a runtime call, but not the driver call inside it",
    [
      "INSERT INTO StringIds VALUES (30, 'cuStreamSynchronize'), (31, 'cudaDeviceSynchronize_ptsz_v7000')",
      `INSERT INTO ${callTable} SELECT start + 1, end - 1, 1, globalTid, NULL, 30, 0, NULL FROM ${callTable} WHERE nameId = 3`,
      `UPDATE ${callTable} SET nameId = 31 WHERE nameId = 2`,
    ],
    { calls: [{ name: "cudaDeviceSynchronize" }, { name: "cudaStreamSynchronize" }] },
  ],
  [
    "copies by the export's own enumerations, and missing values as unknown",
    [
      `CREATE TABLE ${copyKind} (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO ${copyKind} VALUES (1, 'CUDA_MEMCPY_KIND_PTOP')`,
      `CREATE TABLE ${memoryKind} (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO ${memoryKind} VALUES (0, 'CUDA_MEMOPR_MEMORY_KIND_PINNED')`,
    ],
    { copies: [{}, { direction: "peer-to-peer", sourceMemory: "pinned", targetMemory: "unknown" }] },
  ],
  [
    "a machine without a driver",
    [
      `CREATE TABLE ${driver} (name TEXT, value TEXT); INSERT INTO ${driver} VALUES ('NvDriverVersion', '0'), ('CudaDriverVersion', '0')`,
    ],
    { driverVersion: null, cudaVersion: null },
  ],
])("reads from an incomplete or unusual export %s", async (_, changes, expected) => {
  expect(await read(...changes)).toMatchObject(expected);
});
