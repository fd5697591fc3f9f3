import { describe, expect, test } from "@jest/globals";
import { parseKernelSummary, parseRangeKernelSummary } from "../../../src/parse/nsys-csv.ts";
import { recordingsWithKernels } from "../../fixtures/recordings.ts";
import { repositoryText } from "../../fixtures/recorded.ts";

const header = "Time (%),Total Time (ns),Instances,Name";
const rangeHeader = "NVTX Range,Style,Kern Inst,Total Time (ns),Kernel Name";

function kernelRows(text: string) {
  return parseKernelSummary(text, "kernels.csv").rows;
}

/** Each row as range, style, kernel, instances, and total. */
function readRanges(text: string) {
  const { rows, warnings } = parseRangeKernelSummary(text, "ranges.csv");
  return {
    rows: rows.map(({ range, style, name, instances, totalNs }) => [range, style, name, instances, totalNs]),
    warnings,
  };
}

describe("cuda_gpu_kern_sum", () => {
  test.each(recordingsWithKernels)("sums %s: %d launches, %d ns", (path, launches, totalNs) => {
    const { rows, warnings } = parseKernelSummary(repositoryText(`${path}_cuda_gpu_kern_sum.csv`), "kernels.csv");
    expect(rows.reduce((sum, { instances }) => sum + instances, 0)).toBe(launches);
    expect(rows.reduce((sum, row) => sum + row.totalNs, 0)).toBe(totalNs);
    expect(warnings).toEqual([]);
  });

  const name = '"void gemm<(int)128, float>(T1 *, T2)"';
  test.each([
    ["as nsys prints it", `${header}\n18.5,1160391,1256,${name}\n`],
    ["from Windows", `\uFEFF${header}\r\n18.5,1160391,1256,${name}\r\n`],
    ["of older versions", `Time(%),Total Time (ns),Instances,Average,Name\n"18.5","1,160,391","1,256","1",${name}\n`],
    ["with times in microseconds", `Time (%),Total Time (us),Instances,Kernel Name\n18.5,1160.391,1256,${name}\n`],
    [
      "below other text",
      `Processing [r.sqlite]...\n\n ** CUDA GPU Summary:\n\n${header}\n18.5,1160391,1256,${name}\n\n`,
    ],
  ])("reads a table %s", (_, text) => {
    expect(kernelRows(text)).toEqual([{ name: name.slice(1, -1), instances: 1256, totalNs: 1160391 }]);
  });

  test("reads quotes in a name, which nsys doesn't escape", () => {
    expect(kernelRows(`${header}\n49.3,453,8,"softmax(float *, "a, b")"\n50,7,1,say "hi"\n`)).toEqual([
      { name: 'softmax(float *, "a, b")', instances: 8, totalNs: 453 },
      { name: 'say "hi"', instances: 1, totalNs: 7 },
    ]);
  });

  test("accepts a kernel named like a failure", () => {
    expect(kernelRows(`${header}\n1.0,100,1,SKIPPED: ERROR: Report\n`)).toHaveLength(1);
  });

  test("warns about up to 10% bad rows, and rejects more", () => {
    const good = (count: number): string => "1.0,100,1,k\n".repeat(count);
    const few = parseKernelSummary(`${header}\n${good(9)}1.0,n/a,1,broken\n`, "kernels.csv");
    expect(few.rows).toHaveLength(9);
    expect(few.warnings).toEqual(['kernels.csv, line 11: the total time isn\'t a number: "n/a"']);
    expect(() => kernelRows(`${header}\n${good(5)}1.0,n/a,1,broken\n1.0,100\n`)).toThrow(
      expect.objectContaining({
        id: "csv-rows",
        message: "Can't read 2 of 7 rows of the summary.",
        why: expect.stringMatching(
          /line 8: 2 cells, but the header has 4\n.*line 7: the total time isn't a number: "n.a"$/,
        ),
      }),
    );
  });

  test.each([
    ["an empty file", "", "stats-empty"],
    ["a file of blank lines", "\n\n", "stats-empty"],
    ["no data", "Processing [r.sqlite]... SKIPPED: r.sqlite does not contain CUDA kernel data.\n", "stats-skipped"],
    [
      "an unknown report",
      repositoryText("__tests__/fixtures/recorded/nsys-2025.3.1/stats_unknown_report.out"),
      "stats-failed",
    ],
    ["a broken script", "ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error.\n", "stats-failed"],
    ["another table", "a,b,c\n1,2,3\n", "csv-header"],
    ["an unknown unit", "Time (%),Total Time (ticks),Instances,Name\n1,2,3,k\n", "csv-header"],
  ])("rejects a summary: %s", (_, text, id) => {
    expect(() => kernelRows(text)).toThrow(expect.objectContaining({ name: "ParseError", id }));
  });
});

describe("nvtx_kern_sum", () => {
  const synthetic = "__tests__/fixtures/synthetic";

  test("reads rows of ranges, and of kernels outside ranges", () => {
    const { rows, warnings } = readRanges(repositoryText(`${synthetic}/threads-and-ranges_nvtx_kern_sum.csv`));
    expect(warnings).toEqual([]);
    expect(rows).toHaveLength(16);
    expect(rows).toEqual(
      expect.arrayContaining([
        ["LLM:step", "pushpop", "void gemm<(int)128>(const T1 *, T1 *)", 2, 108],
        ["batch", "startend", 'softmax(float *, "a, b")', 1, 11],
        ["", "pushpop", 'softmax(float *, "a, b")', 1, 29],
        ["", null, 'softmax(float *, "a, b")', 1, 37],
      ]),
    );
  });

  test("separates names that nsys doesn't escape, and warns about names with line breaks", () => {
    const { rows, warnings } = readRanges(repositoryText(`${synthetic}/hostile-names_nvtx_kern_sum.csv`));
    expect(rows).toHaveLength(16);
    expect(rows).toContainEqual(['x, "y", z', "pushpop", "a,b", 4, 348]);
    expect(rows).toContainEqual(["  sp ", "pushpop", 'say "hi"', 2, 30]);
    expect(warnings).toEqual(
      [9, 11].map((line) => `ranges.csv, line ${String(line)}: text between the rows: "LLM:lf"`),
    );
  });

  test("reads a range name that's split into very many cells", () => {
    const range = `${"a b,".repeat(64_000)}a b`;
    const { rows } = readRanges(`${rangeHeader}\n:${range},PushPop,1,7,k<1, 2>\n`);
    expect(rows).toEqual([[`:${range}`, "pushpop", "k<1, 2>", 1, 7]]);
  });

  test("limits the length of a row", () => {
    expect(() => readRanges(`${rangeHeader}\n${"xx,".repeat(2 ** 20)}`)).toThrow(
      expect.objectContaining({ id: "csv-damaged", why: expect.stringContaining("exceed the maximum") }),
    );
  });
});

test.each([
  [/line 2: the number of instances isn't a number: "n.a"/, () => kernelRows(`${header}\n1.0,100,n/a,k\n`)],
  [/the number of kernel instances isn't a number: "n.a"/, () => readRanges(`${rangeHeader}\nr,PushPop,n/a,5,k\n`)],
  [/the style is neither .*: "Sideways"/, () => readRanges(`${rangeHeader}\nr,Sideways,1,5,k\n`)],
])("rejects a row: %s", (why, parse) => {
  expect(parse).toThrow(expect.objectContaining({ id: "csv-rows", why: expect.stringMatching(why) }));
});
