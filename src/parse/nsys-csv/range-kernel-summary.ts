import type { RangeStyle } from "../../model/reports/range.ts";
import type { RangeKernelRow } from "../../model/reports/trace.ts";
import { readSummary, totalColumn, type Summary } from "./summary.ts";

/*
 * `nsys stats --report nvtx_kern_sum --format csv` (older: nvtxkernsum):
 *   NVTX Range,Style,PID,TID,NVTX Inst,Kern Inst,Total Time (ns),Avg (ns),Med (ns),Min (ns),Max (ns),StdDev (ns),Kernel Name
 *   :decode,PushPop,22,22,1,256,1160391,4532.8,4640.0,3840,5824,428.6,nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT
 * Kernels outside every range of their thread have rows without range and style.
 */

const styles = new Map<string, RangeStyle | null>([
  ["PushPop", "pushpop"],
  ["StartEnd", "startend"],
  ["", null],
]);

/** Kernels by range and thread, as nsys counts them. Throws ParseError. */
export function parseRangeKernelSummary(text: string, file: string): Summary<RangeKernelRow> {
  return readSummary({
    text,
    file,
    columns: [
      { key: "range", names: ["nvtx range", "range"] },
      { key: "style", names: ["style"] },
      { key: "instances", names: ["kern inst", "kernel instances", "instances"] },
      totalColumn,
      { key: "name", names: ["kernel name", "name"] },
    ],
    textColumns: ["range", "name"],
    readRow: (row, { totalNs, count }) => {
      const styleText = row.cells.get("style") ?? "";
      const style = styles.get(styleText);
      const instances = count("instances");
      if (style === undefined) return `the style is neither PushPop nor StartEnd: ${JSON.stringify(styleText)}`;
      if (totalNs === null) return `the total time is not a number: ${JSON.stringify(row.cells.get("total"))}`;
      if (instances === null)
        return `the kernel instances are not a number: ${JSON.stringify(row.cells.get("instances"))}`;
      return { range: row.cells.get("range") ?? "", style, name: row.cells.get("name") ?? "", instances, totalNs };
    },
  });
}
