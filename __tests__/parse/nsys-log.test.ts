import { describe, expect, test } from "@jest/globals";
import { parseGeneratedFiles, parseStatsOutcomes } from "../../src/parse/nsys-log.ts";
import { repositoryText } from "../fixtures/recorded.ts";

const recorded = "__tests__/fixtures/recorded";

describe("the files that nsys profile generated", () => {
  test.each([
    ["nsys-2023.4.4/logs/prefill.out", ["/tmp/rec/misc/prefill.nsys-rep"]],
    [
      "nsys-2023.4.4/logs/graph_node.out",
      ["/tmp/rec/misc/graph_node.1.nsys-rep", "/tmp/rec/misc/graph_node.2.nsys-rep"],
    ],
    ["nsys-2023.4.4/logs/crash.out", ["/tmp/rec/misc/crash.qdstrm", "/tmp/rec/misc/crash.nsys-rep"]],
    ["nsys-2023.4.4/logs/wrongrange.out", []],
    ["nsys-2023.4.4/logs/noregister.out", []],
    ["nsys-2025.3.1/profile.out", ["/tmp/rec/n25/decode.nsys-rep"]],
  ])("%s", (log, files) => {
    expect(parseGeneratedFiles(repositoryText(`${recorded}/${log}`))).toEqual(files);
  });

  test("a program that prints the same word before does not count", () => {
    expect(parseGeneratedFiles("Generated:\n  a poem\nGenerated:\n    /tmp/r.nsys-rep\n\n  trailing\n")).toEqual([
      "/tmp/r.nsys-rep",
    ]);
    expect(parseGeneratedFiles("no such line")).toEqual([]);
  });
});

describe("the outcomes of nsys stats", () => {
  test("made, skipped and failed, although it exits 0 for each", () => {
    const output = [
      "Processing [r.sqlite] with [/opt/nsight/reports/nvtx_pushpop_sum.py] to [r_nvtx_pushpop_sum.csv]... PROCESSED",
      "",
      "Processing [r.sqlite] with [/opt/nsight/reports/cuda_gpu_kern_sum.py] to [r_cuda_gpu_kern_sum.csv]... SKIPPED: r.sqlite does not contain CUDA kernel data.",
      "Processing [r.sqlite] with [summary] to [r_summary.csv]... ",
      "ERROR: Report 'summary' could not be found.",
    ].join("\n");
    expect(parseStatsOutcomes(output)).toEqual([
      { report: "nvtx_pushpop_sum", state: "made", message: "" },
      { report: "cuda_gpu_kern_sum", state: "skipped", message: "r.sqlite does not contain CUDA kernel data." },
      { report: "summary", state: "failed", message: "Report 'summary' could not be found." },
    ]);
  });

  test("recorded: an unknown report of 2025.3, which exits 0", () => {
    expect(parseStatsOutcomes(repositoryText(`${recorded}/nsys-2025.3.1/stats_unknown_report.out`))).toEqual([
      { report: "summary", state: "failed", message: "Report 'summary' could not be found." },
    ]);
  });
});
