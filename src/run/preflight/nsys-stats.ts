import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { failure, ok, warning, type Check } from "./context.ts";
import { call, wordsOf } from "./tool-facts.ts";

const report = "cuda_gpu_kern_sum";

/**
 * Do the report scripts of `nsys stats` work. They are tried on an export without any data, for which a good
 * installation says `SKIPPED`. A broken one says `ERROR` and still ends with 0.
 */
export const checkStats: Check = async (context) => {
  const { presence, reports } = await context.nsys();
  if (presence.state !== "present") return [];
  const folder = await mkdtemp(join(context.temporaryDirectory, "nsys-stats-"));
  try {
    const empty = join(folder, "empty.sqlite");
    writeEmptyExport(empty);
    // An nsys that does not know the report by this name is old; the older name is `gpukernsum`.
    const name = reports.length === 0 || reports.includes(report) ? report : "gpukernsum";
    const argv = [context.nsysPath, "stats", "--report", name, "--format", "csv", "--output", "-", empty] as const;
    const result = await call(context, "nsys stats", argv);
    const said = `${result.stdout}\n${result.stderr}`;
    if (/internal error|No module named|could not be found/.test(said)) {
      return [
        failure(
          "nsys-stats",
          `nsys stats cannot make reports. ${wordsOf(result)}`,
          "Reinstall Nsight Systems: its Python helpers (python/lib/nsysstats.py) or its reports folder are missing.",
        ),
      ];
    }
    if (/SKIPPED/.test(said)) {
      const count = reports.length === 0 ? "" : ` ${reports.length} reports.`;
      return [ok("nsys-stats", `nsys stats works.${count}`)];
    }
    return [
      warning(
        "nsys-stats",
        `Whether nsys stats works is not known. ${wordsOf(result)}`,
        "If a capture fails at `nsys stats`, reinstall Nsight Systems.",
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

function writeEmptyExport(path: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec(
      "CREATE TABLE StringIds (id INTEGER PRIMARY KEY, value TEXT); CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);",
    );
  } finally {
    database.close();
  }
}
