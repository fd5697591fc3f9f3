import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { testDirectory } from "../../../run/support/directory.ts";

type Summary = "cuda_gpu_kern_sum" | "nvtx_kern_sum";

export interface Change {
  readonly sql: readonly string[];
  /** What nsys's summaries say of the changed capture. By default, what they said of the recorded one. */
  readonly summaryOf?: (csv: string, summary: Summary, database: DatabaseSync) => string;
  /** The same, for the summary by range alone. */
  readonly rangeSummary?: (csv: string) => string;
}

/** A recorded capture, changed where a test needs what nobody recorded; its path as the fake nsys takes it. */
export function changedRecording(
  recording: string,
  {
    sql,
    rangeSummary = (csv) => csv,
    summaryOf = (csv, name) => (name === "nvtx_kern_sum" ? rangeSummary(csv) : csv),
  }: Change,
): string {
  const from = repositoryPath(recording);
  const path = join(testDirectory(), "capture");
  const sqlite = `${path}.sqlite`;
  writeFileSync(sqlite, gunzipSync(readFileSync(`${from}.sqlite.gz`)));
  const database = new DatabaseSync(sqlite);
  for (const statement of sql) database.exec(statement);
  for (const summary of ["cuda_gpu_kern_sum", "nvtx_kern_sum"] as const) {
    const csv = readFileSync(`${from}_${summary}.csv`, "utf8");
    writeFileSync(`${path}_${summary}.csv`, summaryOf(csv, summary, database));
  }
  database.close();
  writeFileSync(`${sqlite}.gz`, gzipSync(readFileSync(sqlite), { level: 1 }));
  return relative(repositoryPath(""), path);
}
