import { describe, expect, test } from "@jest/globals";
import { ParseError } from "../../../src/errors.ts";
import { parseKernelSummary, parseRangeKernelSummary } from "../../../src/parse/nsys-csv.ts";
import { recordingsWithKernels } from "../../fixtures/recordings.ts";
import { repositoryText } from "../../fixtures/recorded.ts";

const header = "Time (%),Total Time (ns),Instances,Avg (ns),Med (ns),Min (ns),Max (ns),StdDev (ns),Name";

function kernelRows(text: string) {
  return parseKernelSummary(text, "kernels.csv").rows;
}

function failure(text: string, parse: (text: string, file: string) => unknown = parseKernelSummary): ParseError {
  try {
    parse(text, "summary.csv");
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
  throw new Error("the summary was not refused");
}

describe("cuda_gpu_kern_sum", () => {
  test.each(recordingsWithKernels)("%s: %d launches, %d ns", (path, launches, totalNs) => {
    const { rows, warnings } = parseKernelSummary(repositoryText(`${path}_cuda_gpu_kern_sum.csv`), "kernels.csv");
    expect(rows.reduce((sum, { instances }) => sum + instances, 0)).toBe(launches);
    expect(rows.reduce((sum, row) => sum + row.totalNs, 0)).toBe(totalNs);
    expect(warnings).toEqual([]);
  });

  test("headers of other versions, titles and units all give the same row", () => {
    const expected = [{ name: "void gemm<(int)128, float>(T1 *, T2)", instances: 1256, totalNs: 1160391 }];
    const variants = [
      `${header}\n18.5,1160391,1256,1,1,1,1,0.0,"void gemm<(int)128, float>(T1 *, T2)"\n`,
      `\uFEFF${header}\r\n18.5,1160391,1256,1,1,1,1,0.0,"void gemm<(int)128, float>(T1 *, T2)"\r\n`,
      `Time(%),Total Time (ns),Instances,Average,Minimum,Maximum,Name\n"18.5","1,160,391","1,256","1","1","1","void gemm<(int)128, float>(T1 *, T2)"\n`,
      `Time (%),Total Time (us),Instances,Avg (us),Kernel Name\n18.5,1160.391,1256,1.0,"void gemm<(int)128, float>(T1 *, T2)"\n`,
      `Time (%),Total Time (ms),Instances,Avg (ms),Name\n18.5,1.160391,1256,0.0,"void gemm<(int)128, float>(T1 *, T2)"\n`,
      `Processing [r.sqlite] with [cuda_gpu_kern_sum.py]...\n\n ** CUDA GPU Kernel Summary (cuda_gpu_kern_sum):\n\n${header}\n18.5,1160391,1256,1,1,1,1,0.0,"void gemm<(int)128, float>(T1 *, T2)"\n\n`,
    ];
    for (const variant of variants) expect(kernelRows(variant)).toEqual(expected);
  });

  test("quotes in a name, which nsys does not escape", () => {
    expect(
      kernelRows(`${header}\n49.3,453,8,1,1,1,1,0.0,"softmax(float *, "a, b")"\n50,7,1,7,7,7,7,0.0,say "hi"\n`),
    ).toEqual([
      { name: 'softmax(float *, "a, b")', instances: 8, totalNs: 453 },
      { name: 'say "hi"', instances: 1, totalNs: 7 },
    ]);
  });

  test("instances that are no number are a bad row", () => {
    const why = failure(`${header}\n1.0,100,n/a,1,1,1,1,0.0,broken\n`).why;
    expect(why).toContain('line 2: the number of instances isn\'t a number: "n/a"');
    const ofRanges = failure(
      "NVTX Range,Style,Kern Inst,Total Time (ns),Kernel Name\n:decode,PushPop,n/a,5,k\n",
      parseRangeKernelSummary,
    );
    expect(ofRanges.why).toContain('line 2: the number of kernel instances isn\'t a number: "n/a"');
  });

  test("a bad row is a warning up to one in ten, and an error beyond", () => {
    const good = (count: number): string =>
      Array.from({ length: count }, (_, index) => `1.0,100,1,1,1,1,1,0.0,k${String(index)}\n`).join("");
    const few = parseKernelSummary(`${header}\n${good(9)}1.0,n/a,1,1,1,1,1,0.0,broken\n`, "kernels.csv");
    expect(few.rows).toHaveLength(9);
    expect(few.warnings).toEqual(['kernels.csv, line 11: the total time isn\'t a number: "n/a"']);
    const many = failure(`${header}\n${good(5)}1.0,n/a,1,1,1,1,1,0.0,broken\n1.0,100\n`);
    expect(many.id).toBe("csv-rows");
    expect(many.message).toBe("Can't read 2 of 7 rows of the summary.");
    expect(many.why).toContain('line 7: the total time isn\'t a number: "n/a"');
    expect(many.why).toContain("line 8: 2 cells, but the header has 9");
  });

  test.each([
    ["an empty file", "", "stats-empty"],
    ["a file of blank lines", "\n\n", "stats-empty"],
    [
      "no data",
      "Processing [r.sqlite] with [cuda_gpu_kern_sum.py]... SKIPPED: r.sqlite does not contain CUDA kernel data.\n",
      "stats-skipped",
    ],
    [
      "an unknown report",
      repositoryText("__tests__/fixtures/recorded/nsys-2025.3.1/stats_unknown_report.out"),
      "stats-failed",
    ],
    [
      "a broken script",
      "ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error.\nNo module named 'nsysstats'\n",
      "stats-failed",
    ],
    ["another table", "a,b,c\n1,2,3\n", "csv-header"],
    ["an unknown unit", "Time (%),Total Time (ticks),Instances,Name\n1,2,3,k\n", "csv-header"],
  ])("%s has its own answer", (_, text, id) => {
    expect(failure(text).id).toBe(id);
  });

  test("a kernel may be named like a failure", () => {
    expect(kernelRows(`${header}\n1.0,100,1,1,1,1,1,0.0,SKIPPED: ERROR: Report\n`)).toHaveLength(1);
  });
});

describe("nvtx_kern_sum", () => {
  test("rows of ranges, and of kernels outside of them", () => {
    const { rows, warnings } = parseRangeKernelSummary(
      repositoryText("__tests__/fixtures/synthetic/threads-and-ranges_nvtx_kern_sum.csv"),
      "ranges.csv",
    );
    expect(warnings).toEqual([]);
    expect(rows).toHaveLength(16);
    expect(rows).toContainEqual({
      range: "LLM:step",
      style: "pushpop",
      name: "void gemm<(int)128>(const T1 *, T1 *)",
      instances: 2,
      totalNs: 108,
    });
    expect(rows).toContainEqual({
      range: "batch",
      style: "startend",
      name: 'softmax(float *, "a, b")',
      instances: 1,
      totalNs: 11,
    });
    expect(rows).toContainEqual({
      range: "",
      style: "pushpop",
      name: 'softmax(float *, "a, b")',
      instances: 1,
      totalNs: 29,
    });
    expect(rows).toContainEqual({
      range: "",
      style: null,
      name: 'softmax(float *, "a, b")',
      instances: 1,
      totalNs: 37,
    });
  });

  test("names that nsys does not escape are cut right; half of a name with a line break is a warning", () => {
    const { rows, warnings } = parseRangeKernelSummary(
      repositoryText("__tests__/fixtures/synthetic/hostile-names_nvtx_kern_sum.csv"),
      "ranges.csv",
    );
    expect(rows).toHaveLength(16);
    expect(rows).toContainEqual({ range: 'x, "y", z', style: "pushpop", name: "a,b", instances: 4, totalNs: 348 });
    expect(rows).toContainEqual({ range: "  sp ", style: "pushpop", name: 'say "hi"', instances: 2, totalNs: 30 });
    expect(warnings).toEqual([
      'ranges.csv, line 9: text between the rows: "LLM:lf"',
      'ranges.csv, line 11: text between the rows: "LLM:lf"',
    ]);
  });

  test("a style that nsys does not have is a bad row", () => {
    const text =
      "NVTX Range,Style,PID,TID,NVTX Inst,Kern Inst,Total Time (ns),Kernel Name\ndecode,Sideways,1,1,1,1,5,k\n";
    expect(failure(text, parseRangeKernelSummary).why).toContain(
      'the style is neither PushPop nor StartEnd: "Sideways"',
    );
  });
});

describe("names that a program chose, and files that anybody made", () => {
  const header =
    "NVTX Range,Style,PID,TID,NVTX Inst,Kern Inst,Total Time (ns),Avg (ns),Med (ns),Min (ns),Max (ns),StdDev (ns),Kernel Name";

  test("a range's name that falls into very many cells is put together again at once", () => {
    const range = `${"a b,".repeat(64_000)}a b`;
    const { rows } = parseRangeKernelSummary(`${header}\n:${range},PushPop,1,1,1,1,7,7,7,7,7,0,k<1, 2>\n`, "r.csv");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ range: `:${range}`, name: "k<1, 2>", totalNs: 7 });
  });

  test("the cells of a row are bounded", () => {
    expect(() => parseRangeKernelSummary(`${header}\n${"xx,".repeat(2 ** 20)}`, "r.csv")).toThrow(
      expect.objectContaining({ id: "csv-damaged", why: expect.stringContaining("exceed the maximum") }),
    );
  });
});
