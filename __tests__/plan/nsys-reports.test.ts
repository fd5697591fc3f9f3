import { expect, test } from "@jest/globals";
import { exportArgv, importArgv, statsArgv, statsFile, statsReports } from "../../src/plan/nsys-argv.ts";

const nsys = (reports: string[]) => ({ path: "nsys", version: null, missingOptions: [], reports, importer: null });

test("uses the report names that this nsys knows, and new file names", () => {
  const asked = (reports: string[]) => statsReports(nsys(reports)).map(({ report, file }) => `${report} in ${file}`);
  expect(asked(["gpukernsum", "nvtxppsum", "nvtxkernsum"])).toEqual([
    "gpukernsum in cuda_gpu_kern_sum.csv",
    "nvtxppsum in nvtx_pushpop_sum.csv",
    "nvtxkernsum in nvtx_kern_sum.csv",
  ]);
  const names = ["cuda_gpu_kern_sum", "nvtx_pushpop_sum", "nvtx_kern_sum"];
  expect(asked(names)).toEqual(names.map((name) => `${name} in ${name}.csv`));
});

test("overwrites an earlier attempt's files in export, stats and import", () => {
  const reports = [
    { report: "gpukernsum", file: "x" },
    { report: "cuda_api_sum", file: "y" },
  ];
  expect(exportArgv({ path: "nsys", version: "2023.4.4.54" }, "/r/a.nsys-rep", "/r/a.sqlite")).toEqual(
    "nsys export --type sqlite -f true -o /r/a.sqlite /r/a.nsys-rep".split(" "),
  );
  expect(exportArgv({ path: "nsys", version: "2025.3.1.90" }, "/r/a.nsys-rep", "/r/a.sqlite")).toContain(
    "--include-blobs=true",
  );
  expect(statsArgv("nsys", reports, "/r/a.sqlite", "/r/a")).toEqual(
    "nsys stats --report gpukernsum --report cuda_api_sum --format csv --force-overwrite=true --output /r/a /r/a.sqlite".split(
      " ",
    ),
  );
  expect(importArgv("/i/QdstrmImporter", "a.qdstrm", "a.nsys-rep")).toEqual(
    "/i/QdstrmImporter -i a.qdstrm -o a.nsys-rep".split(" "),
  );
  expect(statsFile("/r/a", "cuda_gpu_kern_sum:base")).toBe("/r/a_cuda_gpu_kern_sum.csv");
});
