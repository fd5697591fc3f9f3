import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const schema = new URL("../../__tests__/fixtures/synthetic/threads-and-ranges.sql", import.meta.url);

/** A synthetic capture whose properties can grow one at a time. */
export interface Nested {
  /** For all processes together. Each process launches a kernel every 10 µs from one thread. */
  readonly kernels: number;
  /** Per process. */
  readonly ranges: number;
  /** Nesting depth. Groups of nested ranges follow one another. */
  readonly depth: number;
  /** The number of distinct range names. */
  readonly rangeNames: number;
  readonly kernelNames: number;
  readonly processes: number;
}

export const usualNested: Nested = {
  kernels: 200_000,
  ranges: 10,
  depth: 1,
  rangeNames: 10,
  kernelNames: 100,
  processes: 1,
};

/** Writes an export of a synthetic capture. */
export function writeNested(path: string, nested: Nested): void {
  const { kernels, ranges, depth, rangeNames, kernelNames, processes } = nested;
  using database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  database.exec(readFileSync(schema, "utf8"));
  for (const table of [
    "NVTX_EVENTS",
    ...["RUNTIME", "KERNEL", "MEMCPY", "MEMSET"].map((kind) => `CUPTI_ACTIVITY_KIND_${kind}`),
  ])
    database.exec(`DELETE FROM ${table}`);
  const each = Math.ceil(kernels / processes);
  const groups = Math.ceil(ranges / depth);
  const groupNs = Math.floor((each * 10_000) / groups);
  const pid = "(1 << 48) + ((100 + p) << 24)";
  database.exec(`
    ${numbers("n", kernelNames)} INSERT INTO StringIds SELECT 1000 + n, 'void kernel_' || n || '<(int)' || (n % 7) || '>(float *)' FROM n;
    ${numbers("n", each)}, ${numbers("p", processes, false)} INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME
      SELECT 5000000000 + n * 10000 + 2000, 5000000000 + n * 10000 + 4000, 0, ${pid} + 101, n + 1, 1, 0, NULL FROM n, p ORDER BY 1;
    ${numbers("n", each)}, ${numbers("p", processes, false)} INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL
      SELECT 5000000000 + n * 10000 + 5000, 5000000000 + n * 10000 + 6000 + (n * 7919) % 3000, 0, 1, 7, n + 1, ${pid},
        1000 + n % ${String(kernelNames)}, 1000 + n % ${String(kernelNames)}, 1000 + n % ${String(kernelNames)},
        1, 0, 32, 1 + n % 3, 1, 1, 128, 1, 1, 0, 1024, 0, 0, n, NULL FROM n, p ORDER BY 1;
    ${numbers("g", groups)}, ${numbers("d", depth, false)}, ${numbers("p", processes, false)}
      INSERT INTO NVTX_EVENTS (start, end, eventType, text, globalTid, domainId)
      SELECT 5000000000 + g * ${String(groupNs)} + d * 10, 5000000000 + (g + 1) * ${String(groupNs)} - 1 - d * 10, 59,
        'range ' || ((g * ${String(depth)} + d) % ${String(rangeNames)}), ${pid} + 101, 0 FROM g, d, p ORDER BY 1;
    UPDATE ANALYSIS_DETAILS SET duration = ${String(each * 10_000)}, stopTime = startTime + ${String(each * 10_000)};`);
}

/** SQL that defines a table of the numbers below `count`. */
function numbers(name: string, count: number, first = true): string {
  const body = `${name}(${name}) AS (SELECT 0 UNION ALL SELECT ${name} + 1 FROM ${name} WHERE ${name} < ${String(count - 1)})`;
  return first ? `WITH RECURSIVE ${body}` : body;
}
