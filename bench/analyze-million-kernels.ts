import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { attribute } from "../src/analyze/attribute.ts";
import { buildProfile } from "../src/analyze/build-profile.ts";
import { familyClassifier, parseFamilies } from "../src/analyze/families.ts";
import { measureReport } from "../src/analyze/measure-report.ts";
import { readTrace } from "../src/parse/nsys-sqlite/read-trace.ts";

/*
 * How long a report of a million kernels takes (or as many as the argument says), against the simplest question that one
 * could ask SQLite about it: node bench/analyze-million-kernels.ts [KERNELS]
 * Four threads launch 300 kernels of 100 names, in 10,000 nested ranges of three names.
 */

const kernels = Number(process.argv[2] ?? 1_000_000);

function timed<T>(what: string, body: () => T): { value: T; seconds: number } {
  const start = performance.now();
  const value = body();
  const seconds = (performance.now() - start) / 1000;
  console.log(`${what.padEnd(44)} ${seconds.toFixed(2)} s`);
  return { value, seconds };
}

function makeExport(path: string): void {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  database.exec(
    readFileSync(new URL("../__tests__/fixtures/synthetic/threads-and-ranges.sql", import.meta.url), "utf8"),
  );
  for (const table of [
    "NVTX_EVENTS",
    "CUPTI_ACTIVITY_KIND_RUNTIME",
    "CUPTI_ACTIVITY_KIND_KERNEL",
    "CUPTI_ACTIVITY_KIND_MEMCPY",
    "CUPTI_ACTIVITY_KIND_MEMSET",
  ]) {
    database.exec(`DELETE FROM ${table}`);
  }
  const numbers = (count: number): string =>
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(count - 1)})`;
  const thread = "(1 << 48) + (100 << 24) + 101";
  database.exec(`
    ${numbers(300)} INSERT INTO StringIds SELECT 1000 + i, 'void kernel_' || (i / 3) || '<(int)' || (i % 3) || '>(float *)' FROM n;
    ${numbers(kernels)} INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME
      SELECT 5000000000 + i * 10000, 5000000000 + i * 10000 + 4000, 0, ${thread} + i % 4, i + 1, 1, 0, NULL FROM n;
    ${numbers(kernels)} INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL
      SELECT 5000000000 + i * 10000 + 5000, 5000000000 + i * 10000 + 6000 + (i * 7919) % 3000, 0, 1, 7, i + 1, (1 << 48) + (100 << 24),
        1000 + (i % 100) * 3, 1001 + (i % 100) * 3, 1002 + (i % 100) * 3, 1, 0, 32, 1 + (i % 300) / 100, 1, 1, 128, 1, 1, 0, 1024, 0, 0, i, NULL FROM n;
    ${numbers(10_000)} INSERT INTO NVTX_EVENTS (start, end, eventType, text, globalTid, domainId)
      SELECT 5000000000 + (i / 12) * ${String(kernels * 12)}, 5000000000 + (i / 12 + 1) * ${String(kernels * 12)} - (i % 3) * 1000, 59,
        CASE i % 3 WHEN 0 THEN 'step' WHEN 1 THEN 'layer' ELSE 'attention' END, ${thread} + (i / 3) % 4, 0 FROM n;`);
  database.close();
}

const directory = mkdtempSync(join(tmpdir(), "llm-profile-bench-"));
try {
  const path = join(directory, "million.sqlite");
  timed(`making ${String(kernels)} kernels`, () => makeExport(path));
  const baseline = timed("SELECT count, sum GROUP BY name", () => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database
      .prepare("SELECT demangledName, count(*), sum(end - start) FROM CUPTI_ACTIVITY_KIND_KERNEL GROUP BY 1")
      .all();
    database.close();
    return rows.length;
  });
  const read = timed("readTrace", () => readTrace(path));
  const families = parseFamilies(readFileSync(new URL("../conf/kernel-families.yml", import.meta.url), "utf8"));
  const ranges = ["step", "layer", "attention"].map((name) => ({ name, domain: "" }));
  const analyzed = timed("buildProfile, 3 ranges", () =>
    buildProfile({
      tool: { name: "llm-profile", version: "0" },
      createdAt: "2026-01-01T00:00:00.000Z",
      source: { repository: null, commit: null, ref: null, dirty: null },
      machine: { driver: null, cuda: null, nsys: null, ncu: null },
      workload: { command: [], exitCode: null },
      isolation: null,
      attribution: "auto",
      checks: [],
      warnings: [],
      families,
      rounds: [
        {
          captures: [
            {
              label: "bench",
              sources: [],
              reports: [measureReport(read.value, attribute(read.value, ranges, "auto"), familyClassifier(families))],
              ranges,
            },
          ],
        },
      ],
    }),
  );
  for (const range of analyzed.value.ranges)
    console.log(
      `  ${range.name}: ${String(range.rounds[0]?.launches)} launches, ${String(range.rounds[0]?.kernelNs)} ns`,
    );
  console.log(
    `ratio to the plain query: readTrace ${(read.seconds / baseline.seconds).toFixed(1)}, analysis ${(analyzed.seconds / baseline.seconds).toFixed(1)}`,
  );
  console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
