import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "@jest/globals";
import { attribute } from "../../../src/analyze/attribute.ts";
import { operatorsOf as operatorsOfRanges } from "../../../src/analyze/regions/operators.ts";
import type { Trace } from "../../../src/model/reports/trace.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { makeTrace, range } from "../../fixtures/traces.ts";

const decode = { name: "decode", domain: "" };
const launch = (name: string, callStartNs: number, durationNs: number, thread = 1) => ({
  name,
  callStartNs,
  callEndNs: callStartNs + 1,
  startNs: callStartNs + 5,
  durationNs,
  thread,
});

function operatorsOf(trace: Trace, key = decode) {
  return operatorsOfRanges(trace, attribute(trace, [key], "auto").ranges).flat();
}

/** Rows as name, calls, launches, own time, total time, top kernel. */
function rowsOf(...[ranges, launches]: [Parameters<typeof makeTrace>[0], Parameters<typeof makeTrace>[1]]) {
  return operatorsOf(makeTrace(ranges, launches)).map((row) => [
    row.domain === "" ? row.name : `${row.name}@${row.domain}`,
    row.calls,
    row.launches,
    row.selfNs,
    row.totalNs,
    row.topKernel,
  ]);
}

describe("ranges nested in a range", () => {
  test("a kernel is its innermost range's own, and in the totals of those around it", () => {
    const ranges = [
      range({}),
      range({ name: "layer", startNs: 10, endNs: 500 }),
      range({ name: "attention", startNs: 20, endNs: 100 }),
      range({ name: "layer", startNs: 510, endNs: 900, domain: "LLM" }),
    ];
    const launches = [
      launch("gemm", 30, 40),
      launch("softmax", 50, 2),
      launch("gemm", 200, 30),
      launch("copy", 600, 5),
      launch("copy", 950, 1),
      launch("outside", 1500, 99),
    ];
    expect(rowsOf(ranges, launches)).toEqual([
      ["attention", 1, 2, 42, 42, "gemm"],
      ["layer", 1, 1, 30, 72, "gemm"],
      ["layer@LLM", 1, 1, 5, 5, "copy"],
      ["decode", 1, 1, 1, 78, "copy"],
    ]);
  });

  test("repeated and recursive ranges: every call counts, a kernel once", () => {
    const ranges = [
      range({}),
      range({ name: "block", startNs: 10, endNs: 300 }),
      range({ name: "block", startNs: 20, endNs: 200 }),
      range({ name: "block", startNs: 400, endNs: 500 }),
      range({ name: "idle", startNs: 600, endNs: 700 }),
    ];
    expect(rowsOf(ranges, [launch("a", 30, 7), launch("a", 410, 3)])).toEqual([
      ["block", 3, 2, 10, 10, "a"],
      ["decode", 1, 0, 0, 10, null],
    ]);
  });

  test("operators of emit_nvtx are one row, whatever their call's number and shapes", () => {
    const ranges = [
      range({}),
      range({ name: "aten::mm, op_id = 12", startNs: 10, endNs: 20 }),
      range({ name: "aten::mm, seq = 3, op_id = 13, sizes = [[8, 4096], [4096, 4096]]", startNs: 30, endNs: 40 }),
    ];
    expect(rowsOf(ranges, [launch("gemm", 11, 4), launch("gemm", 31, 6)])).toEqual([
      ["aten::mm", 2, 2, 10, 10, "gemm"],
      ["decode", 1, 0, 0, 10, null],
    ]);
  });

  test("a start/end range holds the ranges of every thread of its process", () => {
    const ranges = [
      range({ style: "startend", thread: 9 }),
      range({ name: "worker", thread: 2, startNs: 5, endNs: 800 }),
    ];
    expect(rowsOf(ranges, [launch("a", 30, 7, 2), launch("b", 40, 2, 1)])).toEqual([
      ["worker", 1, 1, 7, 7, "a"],
      ["decode", 1, 1, 2, 9, "b"],
    ]);
  });

  test("what is around the range is not inside it", () => {
    const ranges = [range({ name: "generate", endNs: 5000 }), range({ startNs: 100, endNs: 1000 })];
    expect(rowsOf(ranges, [launch("a", 200, 3), launch("b", 3000, 9)])).toEqual([["decode", 1, 1, 3, 3, "a"]]);
  });
});

test("recorded: the own times of all rows add up to the range's kernel time", async () => {
  using file = unpackRecording("examples/recordings/llm-decode-sdpa/round-1.sqlite.gz");
  const rows = operatorsOf(await readTrace(file.path));
  expect(rows.reduce((sum, { selfNs }) => sum + selfNs, 0)).toBe(12_543_418);
  expect(rows.reduce((sum, { launches }) => sum + launches, 0)).toBe(5744);
  expect(rows.find(({ name }) => name === "decode")?.totalNs).toBe(12_543_418);
});

describe("training, whose backward pass autograd's thread launches", () => {
  const file = "__tests__/fixtures/recorded/nsys-2025.3.1-h200/train-base/round-1.sqlite.gz";

  /** Kernels whose launch call lies within a range's only instance, by SQL alone. */
  function countedBySql(path: string, name: string): { readonly launches: number; readonly totalNs: number } {
    using database = new DatabaseSync(path, { readOnly: true });
    const row = database
      .prepare(
        `SELECT COUNT(*) AS launches, SUM(k."end" - k.start) AS totalNs
         FROM CUPTI_ACTIVITY_KIND_KERNEL k
         JOIN CUPTI_ACTIVITY_KIND_RUNTIME r ON r.correlationId = k.correlationId
         JOIN NVTX_EVENTS n ON r.start >= n.start AND r."end" <= n."end"
         LEFT JOIN StringIds s ON s.id = n.textId
         WHERE n.eventType = 59 AND COALESCE(n.text, s.value) = ?`,
      )
      .get(name);
    return { launches: Number(row?.["launches"]), totalNs: Number(row?.["totalNs"]) };
  }

  test.each(["forward", "backward", "optimizer"])(
    "%s has as many launches and as much time within `step` as a range, as an operator, and by SQL",
    async (name) => {
      using report = unpackRecording(file);
      const trace = await readTrace(report.path);
      const keys = ["step", name].map((one) => ({ name: one, domain: "" }));
      const { ranges } = attribute(trace, keys, "auto");
      const ofStep = operatorsOfRanges(trace, ranges)[0] ?? [];
      const counted = countedBySql(report.path, name);
      expect(ranges[1]?.kernels.length).toBe(counted.launches);
      const row = ofStep.find((one) => one.name === name);
      expect(row?.totalNs).toBe(counted.totalNs);
      expect(row?.launches).toBe(counted.launches);
      expect(ofStep.reduce((sum, { selfNs }) => sum + selfNs, 0)).toBe(countedBySql(report.path, "step").totalNs);
    },
  );
});
