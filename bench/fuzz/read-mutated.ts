import { DatabaseSync } from "node:sqlite";
import { ParseError } from "../../src/model/errors.ts";
import { openExport } from "../../src/parse/nsys-sqlite/export-file.ts";
import { readLaunchStacks } from "../../src/features/lines/effects/launch-stacks.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { openStored } from "../../src/parse/nsys-sqlite/stored-table.ts";
import type { Verdict } from "./reader.ts";

/** Reads the exports at the paths its parent sends, and replies with a verdict for each. */
process.on("message", (path: string) => {
  void verdictOn(path).then((verdict) => process.send?.(verdict));
});

async function verdictOn(path: string): Promise<Verdict> {
  const before = process.cpuUsage();
  const outcome = await readAll(path);
  const { user, system } = process.cpuUsage(before);
  const used = { cpuMs: (user + system) / 1000, peakMB: process.resourceUsage().maxRSS / 1000 };
  if (outcome instanceof ParseError) return { outcome: outcome.id ?? "no id", wrong: null, ...used };
  if (outcome !== null) return { outcome: "another error", wrong: textOf(outcome), ...used };
  return { outcome: "read", wrong: await difference(path).catch(textOf), ...used };
}

/** Reads what the product reads from an export. Returns the error, or null. */
async function readAll(path: string): Promise<unknown> {
  try {
    const { originNs } = await readTrace(path);
    readLaunchStacks(path, originNs);
    return null;
  } catch (error) {
    return error;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The columns that we read from the file's pages, without SQL. */
const tables = {
  CUPTI_ACTIVITY_KIND_RUNTIME: ["start", "end", "correlationId", "globalTid", "nameId", "returnValue"],
  CUPTI_ACTIVITY_KIND_KERNEL: [
    ...["start", "end", "correlationId", "demangledName", "shortName", "mangledName", "gridX", "gridY", "gridZ"],
    ...["blockX", "blockY", "blockZ", "registersPerThread", "staticSharedMemory", "dynamicSharedMemory"],
    ...["localMemoryPerThread", "deviceId", "streamId", "globalPid", "graphNodeId"],
  ],
};

/** Compares our rows with SQLite's. Returns the first difference, or null. */
async function difference(path: string): Promise<string | null> {
  using database = new DatabaseSync(path, { readOnly: true });
  using file = openExport(path);
  for (const [table, wanted] of Object.entries(tables)) {
    const opened = file.openUnchecked({ table, required: {}, optional: {} });
    if (opened === null) continue;
    const present = new Set(
      database
        .prepare("SELECT name FROM pragma_table_info(?)")
        .all(table)
        .map(({ name }) => name),
    );
    const columns = wanted.filter((name) => present.has(name));
    const statement = database.prepare(
      `SELECT ${columns.map((name) => `"${name}"`).join(", ")} FROM "${table}" ORDER BY rowid`,
    );
    statement.setReadBigInts(true);
    const expected = statement.all();
    const { cells, rows, forEach } = openStored(
      opened,
      columns.map((name) => ({ name, isNullable: true })),
    );
    if (rows !== expected.length) return `${table} has ${String(rows)} rows, SQLite reads ${String(expected.length)}`;
    let row = 0;
    let found: string | null = null;
    const visit = (): boolean => {
      for (const [at, name] of columns.entries()) {
        const value = (BigInt(cells.high[at] ?? 0) << 32n) + BigInt(cells.low[at] ?? 0);
        const cell = cells.isNull[at] === 1 ? null : value;
        const other = expected[row]?.[name];
        if (cell !== other)
          found ??= `${table}, row ${String(row)}, ${name}: ${String(cell)}, SQLite reads ${String(other)}`;
      }
      row += 1;
      return true;
    };
    await forEach(
      { stop: new AbortController().signal, taken: () => undefined },
      visit,
      () => new Error("A cell isn't an integer."),
    );
    if (found !== null) return found;
  }
  return null;
}
