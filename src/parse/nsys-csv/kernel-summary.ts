import type { SummaryRow } from "../../model/reports/trace.ts";
import { readSummary, totalColumn, type Summary } from "./summary.ts";

/*
 * `nsys stats --report cuda_gpu_kern_sum --format csv` (older: gpukernsum):
 *   Time (%),Total Time (ns),Instances,Avg (ns),Med (ns),Min (ns),Max (ns),StdDev (ns),Name
 *   18.5,1160391,256,4532.8,4640.0,3840,5824,428.6,nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT
 * Older: `Time(%)`, thousands separators in quotes, `Kernel Name`. A name with a comma is in quotes; quotes inside are not doubled.
 */

/** Kernels by name, over the whole report. Throws ParseError. */
export function parseKernelSummary(text: string, file: string): Summary<SummaryRow> {
  return readSummary({
    text,
    file,
    columns: [
      totalColumn,
      { key: "instances", names: ["instances", "count"] },
      { key: "name", names: ["name", "kernel name"] },
    ],
    textColumns: ["name"],
    readRow: (row, { totalNs, count }) => {
      const instances = count("instances");
      if (totalNs === null) return `the total time is not a number: ${JSON.stringify(row.cells.get("total"))}`;
      if (instances === null) return `the instances are not a number: ${JSON.stringify(row.cells.get("instances"))}`;
      return { name: row.cells.get("name") ?? "", instances, totalNs };
    },
  });
}
