import { changedRecording } from "./changed-recording.ts";

/** A recorded capture whose kernels all take `factor` times as long, with the summaries of that; its path as the fake nsys takes it. */
export function scaledRecording(recording: string, factor: number): string {
  const duration = `CAST(ROUND((end - start) * ${String(factor)}) AS INTEGER)`;
  return changedRecording(recording, {
    sql: [`UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET end = start + ${duration}`],
    summaryOf(csv, summary, database) {
      const sums = new Map(
        database
          .prepare(
            "SELECT value, SUM(end - start) AS ns FROM CUPTI_ACTIVITY_KIND_KERNEL JOIN StringIds ON StringIds.id = demangledName GROUP BY value",
          )
          .all()
          .map(({ value, ns }) => [String(value), String(ns)]),
      );
      const [head = "", ...rows] = csv.trimEnd().split("\n");
      const scaled = rows.map((row) => {
        const cells = row.split(",");
        const name = cells.slice(head.split(",").length - 1).join(",");
        const ofKernel = name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;
        return cells.with(summary === "nvtx_kern_sum" ? 6 : 1, sums.get(ofKernel) ?? "").join(",");
      });
      return [head, ...scaled, ""].join("\n");
    },
  });
}
