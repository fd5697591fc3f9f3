import type { NcuMetric, NcuRange, NcuRow } from "../../model/reports/ncu.ts";
import type { Dim3 } from "../../model/units.ts";
import type { IdentityColumn, NcuColumns } from "./columns.ts";
import { readRanges } from "./ranges.ts";
import { readCount, readValue } from "./value.ts";

/** The name that ncu gives to a row that is a range as a whole. */
const rangeKernel = "range";

/** A row, or why it is none. A metric that is no number in its unit has no value; `badCell` is told. */
export function readRow(
  cells: readonly string[],
  line: number,
  columns: NcuColumns,
  badCell: (why: string) => void,
): NcuRow | string {
  if (cells.length !== columns.count) return `${String(cells.length)} cells, the header has ${String(columns.count)}`;
  const text = (name: IdentityColumn): string => {
    const at = columns.identity.get(name);
    return at === undefined ? "" : (cells[at] ?? "").trim();
  };
  const id = readCount(text("ID"));
  if (typeof id !== "number" || !Number.isSafeInteger(id))
    return `the ID is not a number: ${JSON.stringify(text("ID"))}`;
  const kernel = text("Kernel Name");
  if (kernel === "") return "there is no kernel name";
  const grid = readDim3(text("Grid Size"));
  const block = readDim3(text("Block Size"));
  if (grid === undefined || block === undefined)
    return `the grid or the block is not three numbers: ${JSON.stringify([text("Grid Size"), text("Block Size")])}`;
  const ranges: NcuRange[] = [];
  for (const { at, style } of columns.ranges.toSorted((one, other) => one.style.localeCompare(other.style))) {
    const read = readRanges(cells[at] ?? "", style);
    if (read === null) return `the ranges are not as expected: ${JSON.stringify((cells[at] ?? "").slice(0, 120))}`;
    ranges.push(...read);
  }
  const metrics = new Map<string, NcuMetric>();
  for (const { at, name, unit, factor } of columns.metrics) {
    const value = readValue(cells[at] ?? "", factor);
    const isBad = typeof value === "string" && unit !== "";
    if (isBad) badCell(`${name} is in ${unit} and not a number: ${JSON.stringify(value.slice(0, 60))}`);
    metrics.set(name, { value: isBad ? null : value, unit });
  }
  const count = (name: IdentityColumn): number | null => readCount(text(name)) ?? null;
  return {
    kind: kernel === rangeKernel && grid === null ? "range" : "kernel",
    id,
    line,
    process: count("Process ID"),
    processName: text("Process Name") === "" ? null : text("Process Name"),
    kernel,
    grid,
    block,
    device: count("Device"),
    context: count("Context"),
    stream: count("Stream"),
    computeCapability: text("CC") === "" ? null : text("CC"),
    ranges,
    metrics,
  };
}

/** `(128, 1, 1)` → 128, 1, 1; null where there is none, undefined for anything else. */
function readDim3(text: string): Dim3 | null | undefined {
  if (text === "" || text === "n/a") return null;
  const match = /^\(\s*([\d,]*\d)\s*,\s+([\d,]*\d)\s*,\s+([\d,]*\d)\s*\)$/.exec(text);
  const [x, y, z] = (match ?? []).slice(1).map((part) => Number(part.replaceAll(",", "")));
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
}
