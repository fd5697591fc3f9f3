import type { SummaryRow } from "../../model/trace.ts";
import { readSummary, totalColumn, type Summary } from "./summary.ts";

/** A summary with one row a name: kernels or ranges. */
export function readNamedSummary(text: string, file: string, names: readonly string[]): Summary<SummaryRow> {
  return readSummary({
    text,
    file,
    columns: [totalColumn, { key: "instances", names: ["instances", "count"] }, { key: "name", names }],
    textColumns: ["name"],
    readRow: (row, { totalNs, count }) => {
      const instances = count("instances");
      if (totalNs === null) return `the total time is not a number: ${JSON.stringify(row.cells.get("total"))}`;
      if (instances === null) return `the instances are not a number: ${JSON.stringify(row.cells.get("instances"))}`;
      return { name: row.cells.get("name") ?? "", instances, totalNs };
    },
  });
}
