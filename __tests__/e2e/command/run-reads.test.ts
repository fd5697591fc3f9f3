import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { testDirectory } from "../../run/support/directory.ts";
import { runBase } from "./support/run-base.ts";

/** Makes every start of Node write into the file which SQLite files it opens, and in which order. */
function openedDatabases(file: string): { readonly environment: Record<string, string> } {
  const preload = `
    import { appendFileSync } from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const sqlite = process.getBuiltinModule("node:sqlite");
    sqlite.DatabaseSync = class extends sqlite.DatabaseSync {
      constructor(path, ...options) {
        super(path, ...options);
        appendFileSync(${JSON.stringify(file)}, path + "\\n");
      }
    };
    syncBuiltinESMExports();`;
  return { environment: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(preload)}` } };
}

test("a report is read once: gate and profile come from that", async () => {
  const file = join(testDirectory(), "opened");
  const set = ["rounds=1", "compare.max-rounds=1"];
  const run = await runBase({ base: "sdpa", head: "eager", set, ...openedDatabases(file) });
  expect(run.code).toBe(1);
  const reads = new Map<string, number>();
  for (const path of readFileSync(file, "utf8").trim().split("\n")) {
    if (basename(path) !== "report.sqlite") continue;
    const side = dirname(path).replace(`${run.directory}/`, "");
    reads.set(side, (reads.get(side) ?? 0) + 1);
  }
  expect(Object.fromEntries(reads)).toEqual({
    "base/round-1/decode/nsys": 1,
    "head/round-1/decode/nsys": 1,
  });
});
