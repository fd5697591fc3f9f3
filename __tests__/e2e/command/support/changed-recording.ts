import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { repositoryPath } from "../../../fixtures/recorded.ts";
import { testDirectory } from "../../../run/support/directory.ts";

export interface Change {
  readonly sql: readonly string[];
  /** What its summary by range says. */
  readonly rangeSummary?: (csv: string) => string;
}

/** A recorded capture, changed where a test needs what nobody recorded; its path as the fake nsys takes it. */
export function changedRecording(recording: string, { sql, rangeSummary = (csv) => csv }: Change): string {
  const from = repositoryPath(recording);
  const path = join(testDirectory(), "capture");
  const sqlite = `${path}.sqlite`;
  writeFileSync(sqlite, gunzipSync(readFileSync(`${from}.sqlite.gz`)));
  const database = new DatabaseSync(sqlite);
  for (const statement of sql) database.exec(statement);
  database.close();
  writeFileSync(`${sqlite}.gz`, gzipSync(readFileSync(sqlite), { level: 1 }));
  const summary = (name: string) => readFileSync(`${from}_${name}.csv`, "utf8");
  writeFileSync(`${path}_cuda_gpu_kern_sum.csv`, summary("cuda_gpu_kern_sum"));
  writeFileSync(`${path}_nvtx_kern_sum.csv`, rangeSummary(summary("nvtx_kern_sum")));
  return relative(repositoryPath(""), path);
}
