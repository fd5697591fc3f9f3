import { expect, test } from "@jest/globals";
import { exportArgv, importArgv, statsArgv, statsFile, statsReports } from "../../src/plan/nsys-argv.ts";

const nsys = (reports: string[]) => ({ path: "nsys", version: null, missingOptions: [], reports, importer: null });

test("the reports have the names that this nsys knows, and files with the new names", () => {
  expect(statsReports(nsys(["gpukernsum", "nvtxppsum", "nvtxkernsum"]), [])).toEqual([
    { report: "gpukernsum", file: "cuda_gpu_kern_sum.csv" },
    { report: "nvtxppsum", file: "nvtx_pushpop_sum.csv" },
    { report: "nvtxkernsum", file: "nvtx_kern_sum.csv" },
  ]);
  expect(
    statsReports(nsys(["cuda_gpu_kern_sum", "nvtx_pushpop_sum", "nvtx_kern_sum"]), ["cuda_api_sum", "nvtx_kern_sum"]),
  ).toEqual([
    { report: "cuda_gpu_kern_sum", file: "cuda_gpu_kern_sum.csv" },
    { report: "nvtx_pushpop_sum", file: "nvtx_pushpop_sum.csv" },
    { report: "nvtx_kern_sum", file: "nvtx_kern_sum.csv" },
    { report: "cuda_api_sum", file: "cuda_api_sum.csv" },
  ]);
});

test("argv of export, stats and import; files of an earlier attempt are always overwritten", () => {
  expect(exportArgv({ path: "nsys", version: "2023.4.4.54" }, "/r/report.nsys-rep", "/r/report.sqlite")).toEqual([
    "nsys",
    "export",
    "--type",
    "sqlite",
    "-f",
    "true",
    "-o",
    "/r/report.sqlite",
    "/r/report.nsys-rep",
  ]);
  expect(
    statsArgv(
      "nsys",
      [
        { report: "gpukernsum", file: "x" },
        { report: "cuda_api_sum", file: "y" },
      ],
      "/r/report.sqlite",
      "/r/report",
    ),
  ).toEqual([
    "nsys",
    "stats",
    "--report",
    "gpukernsum",
    "--report",
    "cuda_api_sum",
    "--format",
    "csv",
    "--force-overwrite=true",
    "--output",
    "/r/report",
    "/r/report.sqlite",
  ]);
  expect(importArgv("/i/QdstrmImporter", "a.qdstrm", "a.nsys-rep")).toEqual([
    "/i/QdstrmImporter",
    "-i",
    "a.qdstrm",
    "-o",
    "a.nsys-rep",
  ]);
  expect(statsFile("/r/report", "cuda_gpu_kern_sum:base")).toBe("/r/report_cuda_gpu_kern_sum.csv");
  expect(exportArgv({ path: "nsys", version: "2025.3.1.90" }, "/r/a.nsys-rep", "/r/a.sqlite")).toContain(
    "--include-blobs=true",
  );
});
