import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";

/** ncu's rows for the recorded loop: 12 kernels, about 300 columns. */
const recording = new URL("../../examples/recordings/llm-decode-sdpa/ncu.csv.gz", import.meta.url);

/** The number of columns we keep: the kernel's identity and some metrics. */
const columns = 60;

/** Writes an ncu CSV with this many rows by repeating the recorded ones, each with its own ID. */
export function writeNcuRows(path: string, rows: number): void {
  const table = gunzipSync(readFileSync(recording)).toString().split("\n");
  const first = table.findIndex((line) => line.startsWith('"ID"'));
  const [header = [], units = [], ...recorded] = parse(table.slice(first).join("\n")) as unknown as string[][];
  const line = (cells: readonly string[]): string =>
    cells
      .slice(0, columns)
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(",");
  const made = Array.from({ length: rows }, (_, index) => {
    const [, ...cells] = recorded[index % recorded.length] ?? [];
    return line([String(index), ...cells]);
  });
  writeFileSync(path, `${[line(header), line(units), ...made].join("\n")}\n`);
}
