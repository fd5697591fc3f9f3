import { type KernelKind, type KernelLaunches, type KernelType, noCall } from "../../model/reports/trace.ts";
import type { ExportDatabase } from "./database.ts";
import type { DeviceOf } from "./gpus.ts";
import { inOrder, integerColumn, kindColumn, orderOf } from "./integer-column.ts";
import { type Cells, type LargeTable, openLarge, type TellingColumn } from "./kinds.ts";
import { shifted, type ReadCalls } from "./launch-calls.ts";
import type { ReportBeingRead, RowReader } from "./row-reader.ts";
import type { StringOf } from "./strings.ts";
import { badCell, openUnchecked, type UncheckedTable } from "./table.ts";
import { noId, readTimedRows } from "./timed-rows.ts";

const shape = {
  table: "CUPTI_ACTIVITY_KIND_KERNEL",
  required: {
    start: "integer",
    end: "integer",
    deviceId: "integer",
    streamId: "integer",
    correlationId: "integer?",
    demangledName: "integer",
    shortName: "integer",
    gridX: "integer",
    gridY: "integer",
    gridZ: "integer",
    blockX: "integer",
    blockY: "integer",
    blockZ: "integer",
    registersPerThread: "integer",
    staticSharedMemory: "integer",
    dynamicSharedMemory: "integer",
    localMemoryPerThread: "integer",
  },
  optional: { globalPid: "integer?", mangledName: "integer?", graphNodeId: "integer?" },
} as const;

export interface ReadKernels {
  readonly kernels: KernelLaunches;
  readonly kernelKinds: readonly KernelKind[];
  readonly kernelTypes: readonly KernelType[];
  /** Kernels with several launch calls of one correlation id, of which the earliest was taken. */
  readonly ambiguousLaunches: number;
  /** The latest end; 0 without kernels. */
  readonly endNs: number;
}

type Column = keyof typeof shape.required | keyof typeof shape.optional;

/** The table of kernels, and what tells kinds of them apart; null without one. */
export async function openKernels(file: ExportDatabase, reader: RowReader): Promise<LargeTable<Column> | null> {
  const table = openUnchecked<Column>(file, shape);
  return table === null ? null : openLarge(file, reader, table, kindColumns(table));
}

/** Kernel executions with their launch calls: the call of the same process that has the kernel's correlation id. */
export async function readKernels(
  report: ReportBeingRead,
  large: LargeTable<Column>,
  calls: ReadCalls | null,
  deviceOf: DeviceOf,
): Promise<ReadKernels> {
  const { file, strings } = report;
  const { table, rows, kinds } = large;
  const { kernelTypes, kernelKinds, described } = describeKinds(file, table, kinds, strings, deviceOf, calls);
  // Where the report has no processes, there is a kind for that of each call.
  const kind = kindColumn(rows, table.has("globalPid") ? kernelKinds.length : Infinity);
  const call = new Uint32Array(rows);
  const startNs = new Float64Array(rows);
  const duration = integerColumn(rows);
  let [count, ambiguousLaunches, lastEndNs, lastAmbiguous] = [0, 0, 0, -1];
  const several = (): void => {
    if (count !== lastAmbiguous) ambiguousLaunches += 1;
    lastAmbiguous = count;
  };
  await readTimedRows(report, large, "", (start, endNs, correlationId, ofKind) => {
    const of = described[ofKind];
    if (of === undefined) throw new TypeError("a kernel of no kind");
    const by =
      calls === null || correlationId === noId
        ? noCall
        : calls.made({ correlationId, process: of.process, endNs, graph: of.graph }, several);
    kind[count] = of.kindOf(by);
    call[count] = by;
    startNs[count] = start;
    duration.set(count, endNs - start);
    lastEndNs = Math.max(lastEndNs, endNs);
    count += 1;
  });
  const kernels = sortedByStart({ count, kind, startNs, durationNs: duration.finish(count), call });
  return { kernels, kernelKinds, kernelTypes, ambiguousLaunches, endNs: lastEndNs };
}

/** Of a report without kernels. */
export const noKernels: ReadKernels = {
  kernels: {
    count: 0,
    kind: new Uint32Array(),
    startNs: new Float64Array(),
    durationNs: new Uint32Array(),
    call: new Uint32Array(),
  },
  kernelKinds: [],
  kernelTypes: [],
  ambiguousLaunches: 0,
  endNs: 0,
};

/** What tells kernel types apart, as in `typeOf`, then what else tells kinds apart. */
function kindColumns(table: UncheckedTable<Column>): TellingColumn[] {
  const plain = (name: keyof typeof shape.required): TellingColumn => [name, name, `t.${name}`, "integer"];
  const optional = (name: keyof typeof shape.optional, sql: string): TellingColumn => [
    name,
    table.has(name) ? name : null,
    table.has(name) ? sql : "NULL",
    "integer?",
  ];
  return [
    plain("demangledName"),
    plain("shortName"),
    optional("mangledName", "t.mangledName"),
    ...(["gridX", "gridY", "gridZ", "blockX", "blockY", "blockZ"] as const).map(plain),
    ...(["registersPerThread", "staticSharedMemory", "dynamicSharedMemory", "localMemoryPerThread"] as const).map(
      plain,
    ),
    plain("deviceId"),
    plain("streamId"),
    optional("globalPid", shifted("globalPid", ">> 24")),
    // The upper half of a node's id is the graph's.
    optional("graphNodeId", shifted("graphNodeId", ">> 32")),
  ];
}

/** What is known of a row by its kind. */
interface DescribedKind {
  readonly process: number | "unknown" | null;
  readonly graph: number | null;
  /** An index into the kernel kinds; where the report has no processes, the process is the call's. */
  kindOf(call: number): number;
}

function describeKinds(
  file: ExportDatabase,
  table: UncheckedTable<Column>,
  kinds: readonly Cells[],
  strings: StringOf,
  deviceOf: DeviceOf,
  calls: ReadCalls | null,
) {
  const kernelTypes: KernelType[] = [];
  const kernelKinds: KernelKind[] = [];
  const types = indexed(kernelTypes);
  const kindIndex = indexed(kernelKinds);
  const described = kinds.map((cells): DescribedKind => {
    const typeCells = cells.slice(0, 13);
    const [deviceId = null, streamId = null, pid = null, graph = null] = cells.slice(13);
    const stream = streamId ?? 0;
    if (stream < 0 || stream > 0xffffffff)
      throw badCell(
        file.path,
        table.name,
        rowWith(file, "streamId", stream),
        "streamId",
        "0 to 2^32 - 1",
        String(stream),
      );
    const type = types(JSON.stringify(typeCells), () => typeOf(file, typeCells, strings));
    const ofProcess = (process: number): number => {
      const device = deviceOf(deviceId ?? 0, process);
      const kind = { type, device, process, fromGraph: graph !== null };
      return kindIndex(JSON.stringify(kind), () => kind);
    };
    if (table.has("globalPid")) {
      const kind = ofProcess(pid ?? -1);
      return { process: pid, graph, kindOf: () => kind };
    }
    const known = new Map<number, number>();
    const kindOf = (call: number): number => {
      const process = call === noCall ? -1 : (calls?.at(call).process ?? -1);
      const kind = known.get(process) ?? ofProcess(process);
      known.set(process, kind);
      return kind;
    };
    return { process: "unknown", graph, kindOf };
  });
  return { kernelTypes, kernelKinds, described };
}

/** Appends what is new to the list; gives the index of what has this text. */
function indexed<T>(list: T[]): (text: string, make: () => T) => number {
  const known = new Map<string, number>();
  return (text, make) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    known.set(text, list.length);
    return list.push(make()) - 1;
  };
}

function typeOf(file: ExportDatabase, cells: Cells, strings: StringOf): KernelType {
  const [name, short, mangled = null, ...numbers] = cells;
  const [gx, gy, gz, bx, by, bz, registers, shared, dynamic, local] = numbers.map((value) => value ?? 0);
  const text = (id: number, column: string): string =>
    strings.find(id) ?? strings(id, { table: shape.table, column, row: rowWith(file, column, id) });
  return {
    name: text(name ?? 0, "demangledName"),
    shortName: text(short ?? 0, "shortName"),
    mangled: mangled === null ? null : text(mangled, "mangledName"),
    grid: [gx ?? 0, gy ?? 0, gz ?? 0],
    block: [bx ?? 0, by ?? 0, bz ?? 0],
    registersPerThread: registers ?? 0,
    staticSharedBytes: shared ?? 0,
    dynamicSharedBytes: dynamic ?? 0,
    localBytesPerThread: local ?? 0,
  };
}

/** The first row that has this value, for a message. */
function rowWith(file: ExportDatabase, column: string, value: number): number {
  const found = file.database
    .prepare(`SELECT rowid AS "row" FROM ${shape.table} WHERE ${column} = ? LIMIT 1`)
    .get(value);
  return Number(found?.["row"]);
}

/** As they are in most reports already; newer versions of nsys promise no order. */
function sortedByStart({ count, kind, startNs, durationNs, call }: KernelLaunches): KernelLaunches {
  const order = orderOf(count, (one, other) => (startNs[one] ?? 0) - (startNs[other] ?? 0));
  if (order === null) return { count, kind, startNs, durationNs, call };
  return {
    count,
    kind: inOrder(kind, order),
    startNs: inOrder(startNs, order),
    durationNs: inOrder(durationNs, order),
    call: inOrder(call, order),
  };
}
