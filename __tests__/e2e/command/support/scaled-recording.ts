import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { testDirectory } from "../../../run/support/directory.ts";

/** A recorded capture whose kernels all take `factor` times as long, with the summaries of that; its path as the fake nsys takes it. */
export function scaledRecording(recording: string, factor: number): string {
  const from = repositoryPath(recording);
  const path = join(testDirectory(), "capture");
  const sqlite = `${path}.sqlite`;
  writeFileSync(sqlite, gunzipSync(readFileSync(`${from}.sqlite.gz`)));
  const database = new DatabaseSync(sqlite);
  database
    .prepare("UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET end = start + CAST(ROUND((end - start) * ?) AS INTEGER)")
    .run(factor);
  const sums = new Map(
    database
      .prepare(
        "SELECT value, SUM(end - start) AS ns FROM CUPTI_ACTIVITY_KIND_KERNEL JOIN StringIds ON StringIds.id = demangledName GROUP BY value",
      )
      .all()
      .map(({ value, ns }) => [String(value), String(ns)]),
  );
  database.close();
  writeFileSync(`${sqlite}.gz`, gzipSync(readFileSync(sqlite), { level: 1 }));
  for (const [summary, column] of [
    ["cuda_gpu_kern_sum", 1],
    ["nvtx_kern_sum", 6],
  ] as const) {
    const [head = "", ...rows] = readFileSync(`${from}_${summary}.csv`, "utf8").trimEnd().split("\n");
    const scaled = rows.map((row) => {
      const cells = row.split(",");
      const name = cells.slice(head.split(",").length - 1).join(",");
      cells[column] = sums.get(name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name) ?? "";
      return cells.join(",");
    });
    writeFileSync(`${path}_${summary}.csv`, [head, ...scaled, ""].join("\n"));
  }
  return relative(repositoryPath(""), path);
}
