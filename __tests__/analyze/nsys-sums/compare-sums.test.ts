import { counted } from "../../../src/model/text/listing.ts";
import { countText } from "../../../src/model/text/quantity.ts";
import { longestName } from "../../../src/model/text/shorten-name.ts";
import { describe, expect, test } from "@jest/globals";
import { compareKernelSums, compareRangeSums } from "../../../src/analyze/nsys-sums.ts";
import { parseKernelSummary, parseRangeKernelSummary } from "../../../src/parse/nsys-csv.ts";
import { recordingsWithKernels } from "../../fixtures/recordings.ts";
import { repositoryText } from "../../fixtures/recorded.ts";
import { makeTrace, profiledRange, range } from "../../fixtures/traces.ts";
import { readRecording, readSynthetic } from "../../parse/nsys-sqlite/support/read.ts";

const synthetic = "__tests__/fixtures/synthetic";

function kernelRows(path: string) {
  return parseKernelSummary(repositoryText(`${path}_cuda_gpu_kern_sum.csv`), "kernels.csv").rows;
}

function rangeRows(path: string) {
  return parseRangeKernelSummary(repositoryText(`${path}_nvtx_kern_sum.csv`), "ranges.csv").rows;
}

describe("sums against nsys stats", () => {
  test.each(recordingsWithKernels)("are equal to the nanosecond: %s", async (path, launches, totalNs) => {
    const trace = await readRecording(path);
    const detail = expect.stringContaining(`${counted(launches, "launch", "launches")}, ${countText(totalNs)} ns`);
    expect(compareKernelSums(trace, kernelRows(path))).toEqual({ equal: true, detail });
    expect(compareRangeSums(trace, rangeRows(path))).toEqual({ equal: true, detail });
  });

  test.each([
    ["threads-and-ranges", []],
    ["hostile-names", [repositoryText(`${synthetic}/hostile-names.sql`)]],
  ])("count nested, cross-thread, and unfinished ranges alike: %s", async (name, changes) => {
    const trace = await readSynthetic(...changes);
    expect(compareKernelSums(trace, kernelRows(`${synthetic}/${name}`))).toMatchObject({ equal: true });
    expect(compareRangeSums(trace, rangeRows(`${synthetic}/${name}`))).toMatchObject({ equal: true });
  });

  test("match for long names that only we shorten", async () => {
    const long = `${"x".repeat(longestName)}\nthe last line`;
    const short = "void gemm<(int)128>(const T1 *, T1 *)";
    const changed = await readSynthetic(
      `UPDATE StringIds SET value = '${long}' WHERE value = '${short}'`,
      `UPDATE NVTX_EVENTS SET text = '${long}' WHERE text = 'decode'`,
    );
    const names = [...changed.ranges, ...changed.kernelTypes].map(({ name }) => name);
    expect(Math.max(...names.map(({ length }) => length))).toBe(longestName);
    const nameOf = (name: string): string => (name === short || name === "decode" ? "the last line" : name);
    const kernels = kernelRows(`${synthetic}/threads-and-ranges`).map((row) => ({ ...row, name: nameOf(row.name) }));
    expect(compareKernelSums(changed, kernels)).toMatchObject({ equal: true });
    const ranges = rangeRows(`${synthetic}/threads-and-ranges`);
    const renamed = ranges.map((row) => ({ ...row, name: nameOf(row.name), range: nameOf(row.range) }));
    expect(compareRangeSums(changed, renamed)).toMatchObject({ equal: true });
  });

  test("match for nested instances with different numbers", () => {
    const outer = { name: "aten::mul", emittedName: "aten::mul, op_id = 1" };
    const inner = { name: "aten::mul", emittedName: "aten::mul, op_id = 2" };
    const nested = makeTrace(
      [range(outer), range({ ...inner, startNs: 10, endNs: 100 })],
      [{ callStartNs: 20, callEndNs: 30, durationNs: 7 }],
    );
    const sum = { style: "pushpop" as const, name: "gemm", instances: 1, totalNs: 7 };
    const rows = [outer, inner].map(({ emittedName }) => ({ range: emittedName, ...sum }));
    expect(compareRangeSums(nested, rows)).toMatchObject({ equal: true });
    expect(profiledRange([nested], "aten::mul").rounds).toMatchObject([{ instances: 2, launches: 1, kernelNs: 7 }]);
  });

  test("match for 2025.3, which prints `:decode` for the default domain", async () => {
    const rows = rangeRows(`${synthetic}/threads-and-ranges`);
    const isNamed = ({ style, range: name }: (typeof rows)[number]) => style !== null && !name.includes(":");
    const renamed = rows.map((row) => (isNamed(row) ? { ...row, range: `:${row.range}` } : row));
    expect(compareRangeSums(await readSynthetic(), renamed)).toMatchObject({ equal: true });
  });
});

const trace = await readSynthetic();

describe("a difference from nsys's sums", () => {
  const kernels = kernelRows(`${synthetic}/threads-and-ranges`);
  const ranges = rangeRows(`${synthetic}/threads-and-ranges`);

  const [first, ...rest] = kernels;
  if (first === undefined) throw new Error("no rows");

  test("is found if it's one nanosecond in one kernel", () => {
    expect(compareKernelSums(trace, [{ ...first, totalNs: first.totalNs + 1 }, ...rest])).toEqual({
      equal: false,
      differences: [
        "Total: ours 15 launches, 918 ns, nsys 15 launches, 919 ns",
        "void gemm<(int)128>(const T1 *, T1 *): ours 7 launches, 465 ns, nsys 7 launches, 466 ns",
      ],
    });
  });

  test("is found if only one side has a kernel", () => {
    const none = [expect.stringContaining("nsys none"), expect.stringContaining("ours none")];
    expect(compareKernelSums(trace, [{ ...first, name: "another" }, ...rest])).toMatchObject({
      equal: false,
      differences: ["Total: ours 15 launches, 918 ns, nsys 15 launches, 918 ns", ...none],
    });
  });

  test("is found in a range's launches with equal times", () => {
    const rows = ranges.map((row) => (row.range === "layer" ? { ...row, instances: row.instances + 1 } : row));
    expect(compareRangeSums(trace, rows)).toMatchObject({
      equal: false,
      differences: [expect.anything(), expect.stringContaining("layer · pushpop")],
    });
  });

  test("is counted, not listed, if there are many", () => {
    const missing = ranges.filter(({ range: name }) => name !== "open");
    expect(compareRangeSums(trace, missing)).toMatchObject({ equal: false });
    const none = compareRangeSums(trace, []);
    expect(none.equal === false && none.differences.at(-1)).toBe("and 8 more");
  });

  test("isn't judged if launch calls are ambiguous", () => {
    expect(compareRangeSums({ ...trace, ambiguousLaunches: 2 }, ranges)).toMatchObject({
      equal: null,
      why: expect.stringContaining("2 kernels"),
    });
  });
});
