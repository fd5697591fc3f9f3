import { ParseError } from "../../model/errors.ts";
import { TimeColumn } from "../../model/reports/columns.ts";
import {
  type KernelKind,
  type KernelLaunches,
  type KernelType,
  noCall,
  noCreation,
  type NodeCreation,
} from "../../model/reports/trace.ts";
import type { ExportFile } from "./export-file.ts";
import type { DeviceOf } from "./gpus.ts";
import type { ReadNodes } from "./graph-nodes.ts";
import { reorder, findOrder, timesInOrder } from "./integer-column.ts";
import type { ReadCalls } from "./launch-calls.ts";
import { numberIn, processIn } from "./stored-cells.ts";
import type { StringOf } from "./strings.ts";
import { badCell, type ColumnsOf, type Table } from "./table.ts";
import { noId, openTimed, type OpenTimedTable, type TimedRows } from "./timed-rows.ts";

const shape = {
  table: "CUPTI_ACTIVITY_KIND_KERNEL",
  required: {
    start: "integer",
    end: "integer",
    deviceId: "integer",
    correlationId: "integer?",
    demangledName: "integer",
    gridX: "integer",
    gridY: "integer",
    gridZ: "integer",
    blockX: "integer",
    blockY: "integer",
    blockZ: "integer",
  },
  // Times don't need these. Exports from nsys have all but the last three, which depend on the version.
  optional: {
    streamId: "integer",
    shortName: "integer",
    registersPerThread: "integer",
    staticSharedMemory: "integer",
    dynamicSharedMemory: "integer",
    localMemoryPerThread: "integer",
    globalPid: "integer?",
    mangledName: "integer?",
    graphNodeId: "integer?",
  },
} as const;

export interface ReadKernels {
  readonly kernels: KernelLaunches;
  readonly kernelKinds: readonly KernelKind[];
  readonly kernelTypes: readonly KernelType[];
  readonly nodeCreations: readonly NodeCreation[];
  readonly ambiguousLaunches: number;
}

type KernelTable = Table<ColumnsOf<typeof shape>>;
type Column = keyof KernelTable["types"];

interface StoredKind {
  /** `unknown` if the report doesn't record processes. */
  readonly process: number | "unknown" | null;
  readonly graph: number | null;
  kindIn(process: number): number;
}

export interface OpenKernels extends OpenTimedTable<StoredKind> {
  readonly kernelKinds: readonly KernelKind[];
  readonly kernelTypes: readonly KernelType[];
}

const typeColumns: readonly Column[] = [
  "demangledName",
  "shortName",
  "mangledName",
  "gridX",
  "gridY",
  "gridZ",
  "blockX",
  "blockY",
  "blockZ",
  "registersPerThread",
  "staticSharedMemory",
  "dynamicSharedMemory",
  "localMemoryPerThread",
];

const otherColumns = [
  ["deviceId", "number"],
  ["streamId", "number"],
  ["globalPid", "process"],
  // The upper half of a node's id is the graph's id.
  ["graphNodeId", "graph"],
] as const;

/** Kernels in an unknown table would count as lost. */
function refuseRenamed(file: ExportFile): void {
  const other = file.findTable(["start", "end", "correlationId", "gridX", "blockX"]);
  if (other === null) return;
  throw new ParseError({
    what: `The export has no table ${shape.table}, but ${JSON.stringify(other.slice(0, 80))} seems to contain its kernels.`,
    where: file.path,
    why: "This version of llm-profile doesn't know that table.",
    help: "Use a newer llm-profile, or capture with an older nsys. If that doesn't help, please report the problem and include your nsys version.",
    id: "sqlite-schema",
  });
}

export function openKernels(file: ExportFile, deviceOf: DeviceOf, hasNodes: boolean): OpenKernels | null {
  const table = file.openUnchecked(shape);
  if (table === null) {
    refuseRenamed(file);
    return null;
  }
  const kernelTypes: KernelType[] = [];
  const kernelKinds: KernelKind[] = [];
  const types = indexed(kernelTypes);
  const kindIndex = indexed(kernelKinds);
  const hasProcesses = table.has("globalPid");
  const all = [...typeColumns.map((name) => [name, "number"] as const), ...otherColumns];
  const opened = openTimed<StoredKind>({
    table,
    columns: all.map(([name, part]) => ({
      name: table.has(name) ? name : null,
      part,
      isNullable: !table.has(name) || table.types[name] === "integer?",
    })),
    lowerOf: hasNodes && table.has("graphNodeId") ? "graphNodeId" : null,
    describe: (cells, first) => {
      const typeCells = typeColumns.map((_, index) => numberIn(cells, first + index));
      const [device, stream, pid, node] = otherColumns.map((_, index) => first + typeColumns.length + index);
      checkStream(table, numberIn(cells, stream ?? 0) ?? 0);
      const deviceId = numberIn(cells, device ?? 0) ?? 0;
      const type = types(JSON.stringify(typeCells), () => typeOf(table, typeCells, file.strings));
      const graph = cells.isNull[node ?? 0] === 1 ? null : (cells.high[node ?? 0] ?? 0);
      const indexOfProcess = new Map<number, number>();
      return {
        process: hasProcesses ? processIn(cells, pid ?? 0) : "unknown",
        graph,
        kindIn(process) {
          const existing = indexOfProcess.get(process);
          if (existing !== undefined) return existing;
          const kind = { type, device: deviceOf(deviceId, process), process, fromGraph: graph !== null };
          const index = kindIndex(JSON.stringify(kind), () => kind);
          indexOfProcess.set(process, index);
          return index;
        },
      };
    },
    keeps: () => true,
  });
  return { ...opened, kernelKinds, kernelTypes };
}

/** Reuses the memory of `rows`, so they can't be read afterward. */
export function matchKernelsWithCalls(
  { kernelKinds, kernelTypes }: OpenKernels,
  rows: TimedRows<StoredKind>,
  calls: ReadCalls | null,
  nodes: ReadNodes | null,
): ReadKernels {
  const { count, kinds, kind: stored, startNs, durationNs, ids } = rows;
  const hasProcesses = kinds.every(({ process }) => process !== "unknown");
  const kindOf = Uint32Array.from(kinds, ({ process, kindIn }) => (process === "unknown" ? 0 : kindIn(process ?? -1)));
  const creation = nodes === null ? null : creationsOf(rows, nodes);
  // Overwrite columns that nobody needs afterward. There are at most as many kernel kinds as stored kinds.
  const kind = hasProcesses ? stored : new Uint32Array(count);
  const call = ids instanceof Uint32Array ? ids : new Uint32Array(count);
  let [ambiguousLaunches, lastAmbiguous, row] = [0, -1, 0];
  const several = (): void => {
    if (row !== lastAmbiguous) ambiguousLaunches += 1;
    lastAmbiguous = row;
  };
  for (; row < count; row += 1) {
    const number = stored[row] ?? 0;
    const storedKind = kinds[number];
    if (storedKind === undefined) throw new TypeError("a kernel has no kind");
    const id = ids[row] ?? noId;
    const endNs = startNs.at(row) + (durationNs[row] ?? 0);
    const by = calls === null || id === noId ? noCall : calls.made(id, endNs, storedKind, several);
    // If the report doesn't record processes, use the call's process.
    kind[row] = hasProcesses
      ? (kindOf[number] ?? 0)
      : storedKind.kindIn(by === noCall ? -1 : (calls?.at(by).process ?? -1));
    call[row] = by;
  }
  const kernels = sortedByStart({ count, kind, startNs, durationNs, call, creation });
  return { kernels, kernelKinds, kernelTypes, nodeCreations: nodes?.creations ?? [], ambiguousLaunches };
}

function creationsOf(
  { count, kinds, kind, lower }: TimedRows<StoredKind>,
  { creations, nodesOf }: ReadNodes,
): Uint32Array | null {
  if (lower === null) return null;
  const nodes = kinds.map(({ process, graph }) =>
    process === "unknown" || graph === null ? null : nodesOf(process, graph),
  );
  for (let row = 0; row < count; row += 1) lower[row] = nodes[kind[row] ?? 0]?.(lower[row] ?? 0) ?? noCreation;
  return creations.length === 0 ? null : lower;
}

function checkStream(table: KernelTable, stream: number): void {
  if (stream >= 0 && stream <= 0xffff_ffff) return;
  throw badCell(table, rowWith(table, "streamId", stream), "streamId", "0 to 2^32 - 1", String(stream));
}

export const noKernels: ReadKernels = {
  kernels: {
    count: 0,
    kind: new Uint32Array(),
    startNs: new TimeColumn(0),
    durationNs: new Uint32Array(),
    call: new Uint32Array(),
    creation: null,
  },
  kernelKinds: [],
  kernelTypes: [],
  nodeCreations: [],
  ambiguousLaunches: 0,
};

function indexed<T>(list: T[]): (text: string, make: () => T) => number {
  const indices = new Map<string, number>();
  return (text, make) => {
    const existing = indices.get(text);
    if (existing !== undefined) return existing;
    indices.set(text, list.length);
    return list.push(make()) - 1;
  };
}

function typeOf(table: KernelTable, cells: readonly (number | null)[], strings: StringOf): KernelType {
  const [name, short = null, mangled = null, gx, gy, gz, bx, by, bz, ...resources] = cells;
  const [registers = null, shared = null, dynamic = null, local = null] = resources;
  const text = (id: number, column: Column): string =>
    strings.find(id) ?? strings(id, { table: table.name, column, row: rowWith(table, column, id) });
  const demangled = text(name ?? 0, "demangledName");
  return {
    name: demangled,
    shortName: short === null ? demangled : text(short, "shortName"),
    mangled: mangled === null ? null : text(mangled, "mangledName"),
    grid: [gx ?? 0, gy ?? 0, gz ?? 0],
    block: [bx ?? 0, by ?? 0, bz ?? 0],
    registersPerThread: registers,
    staticSharedBytes: shared,
    dynamicSharedBytes: dynamic,
    localBytesPerThread: local,
  };
}

function rowWith(table: KernelTable, column: Column, value: number): number {
  const match = table
    .query({ columns: 't.rowid AS "row"', where: `${table.column(column)} = ?`, limit: 1 })
    .first(value);
  return Number(match?.["row"]);
}

/** Newer versions of nsys don't promise the order. */
function sortedByStart(kernels: KernelLaunches): KernelLaunches {
  const { count, kind, startNs, durationNs, call, creation } = kernels;
  const order = findOrder(count, (a, b) => startNs.at(a) - startNs.at(b));
  if (order === null) return kernels;
  return {
    count,
    kind: reorder(kind, order),
    startNs: timesInOrder(startNs, order),
    durationNs: reorder(durationNs, order),
    call: reorder(call, order),
    creation: creation === null ? null : reorder(creation, order),
  };
}
