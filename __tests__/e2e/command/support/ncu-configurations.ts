import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { repositoryPath } from "../../../fixtures/recorded.ts";

const made = new Map<string, string>();

/**
 * The recorded rows of a decode, which are one of each of the twelve kernels with the most time, and made-up ones for all other
 * launch configurations that an nsys recording of it has: the figures of the same kernel, or of the first one, under another grid and
 * block.
 */
export function ncuOfConfigurations(csv: string, sqlite: string): string {
  const known = made.get(csv);
  if (known !== undefined) return known;
  const text = gunzipSync(readFileSync(repositoryPath(csv))).toString();
  const table = text.slice(text.indexOf('"ID"'));
  const parsed: unknown = parse(table, { relaxColumnCount: true });
  const [header = [], , ...rows] = Array.isArray(parsed) ? parsed.map((cells) => (cells as unknown[]).map(String)) : [];
  const at = (name: string): number => header.indexOf(name);
  const shapeOf = (cells: readonly string[]) =>
    ["Kernel Name", "Grid Size", "Block Size"].map((name) => cells[at(name)]);
  const have = new Set(rows.map((cells) => JSON.stringify(shapeOf(cells))));
  const more = configurationsOf(sqlite).filter((shape) => !have.has(JSON.stringify(shape)));
  const added = more.map(([kernel, grid, block], index) => {
    const cells = rows.find((one) => one[at("Kernel Name")] === kernel) ?? rows[0] ?? [];
    return cells
      .with(at("ID"), String(rows.length + index))
      .with(at("Kernel Name"), kernel)
      .with(at("Grid Size"), grid)
      .with(at("Block Size"), block);
  });
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  const all = `${text.trimEnd()}\n${added.map(line).join("\n")}\n`;
  made.set(csv, all);
  return all;
}

/** Mangled name, grid and block as ncu writes them, most time first. */
function configurationsOf(sqlite: string): [kernel: string, grid: string, block: string][] {
  const folder = mkdtempSync(join(tmpdir(), "ncu-configurations-"));
  const file = join(folder, "round.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(repositoryPath(sqlite))));
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT value AS kernel, printf('(%d, %d, %d)', gridX, gridY, gridZ) AS grid, printf('(%d, %d, %d)', blockX, blockY, blockZ) AS block
       FROM CUPTI_ACTIVITY_KIND_KERNEL JOIN StringIds ON id = mangledName GROUP BY 1, 2, 3 ORDER BY sum("end" - start) DESC`,
    )
    .all();
  database.close();
  rmSync(folder, { recursive: true });
  return rows.map(({ kernel, grid, block }) => [String(kernel), String(grid), String(block)]);
}
