import type { KernelLaunches, KernelType } from "../../model/reports/trace.ts";
import type { ExportDatabase } from "./database.ts";
import type { DeviceOf } from "./gpus.ts";
import { type CallTable, joinCall } from "./host-calls.ts";
import { launchColumns } from "./launch-columns.ts";
import type { StringOf } from "./strings.ts";
import { badCell, forEachRow, openTable } from "./table.ts";

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
  readonly kernelTypes: readonly KernelType[];
  readonly ambiguousLaunches: number;
}

/** Kernel executions with their launch calls: the call of the same process that has the kernel's correlation id. */
export function readKernels(
  file: ExportDatabase,
  calls: CallTable | null,
  strings: StringOf,
  deviceOf: DeviceOf,
  origin: bigint,
): ReadKernels {
  const table = openTable<keyof typeof shape.required | keyof typeof shape.optional>(file, shape);
  if (table === null) return { kernels: launchColumns(0).finish(), kernelTypes: [], ambiguousLaunches: 0 };
  const call = joinCall(calls);
  const types = kernelTypes();
  const columns = launchColumns(countRows(file));
  let last = -1;
  let lastAmbiguous = -1;
  let ambiguousLaunches = 0;
  forEachRow(
    file,
    {
      table: shape.table,
      rowid: "k.rowid",
      columns: [
        ["start", "k.start - :origin", "integer"],
        ["duration", "k.end - k.start", "integer"],
        ["deviceId", "k.deviceId", "integer"],
        ["streamId", "k.streamId", "integer"],
        ["globalPid", `${table.column("k", "globalPid")} >> 24`, "integer?"],
        ["graphNodeId", `${table.column("k", "graphNodeId")} IS NOT NULL`, "integer"],
        ...call.columns,
        ["demangledName", "k.demangledName", "integer"],
        ["shortName", "k.shortName", "integer"],
        ["mangledName", table.column("k", "mangledName"), "integer?"],
        ["gridX", "k.gridX", "integer"],
        ["gridY", "k.gridY", "integer"],
        ["gridZ", "k.gridZ", "integer"],
        ["blockX", "k.blockX", "integer"],
        ["blockY", "k.blockY", "integer"],
        ["blockZ", "k.blockZ", "integer"],
        ["registersPerThread", "k.registersPerThread", "integer"],
        ["staticSharedMemory", "k.staticSharedMemory", "integer"],
        ["dynamicSharedMemory", "k.dynamicSharedMemory", "integer"],
        ["localMemoryPerThread", "k.localMemoryPerThread", "integer"],
      ],
      from: `FROM CUPTI_ACTIVITY_KIND_KERNEL AS k ${call.join("k", table.has("globalPid"))}`,
      parameters: { origin },
    },
    (cells, row) => {
      const [start, duration, deviceId, stream, pid, node, callProcess, thread, callStart, callEnd] = cells;
      const [, , , , , , , , , , demangled, short, mangled, gx, gy, gz, bx, by, bz, registers, shared, dynamic, local] =
        cells;
      if (row === last) {
        // Another call with this correlation id: keep the one that started first.
        if (row !== lastAmbiguous) ambiguousLaunches += 1;
        lastAmbiguous = row;
        columns.replaceLaterCall(thread, callStart, callEnd);
        return;
      }
      last = row;
      if (duration < 0)
        throw badCell(
          file.path,
          shape.table,
          row,
          "end",
          "a time not before start",
          `${String(-duration)} ns before it`,
        );
      const process = pid ?? callProcess ?? -1;
      const kernel = types.indexOf(
        [demangled, short, mangled, gx, gy, gz, bx, by, bz, registers, shared, dynamic, local],
        () => {
          const text = (id: number, column: string): string => strings(id, { table: shape.table, column, row });
          return {
            name: text(demangled, "demangledName"),
            shortName: text(short, "shortName"),
            mangled: mangled === null ? null : text(mangled, "mangledName"),
            grid: [gx, gy, gz],
            block: [bx, by, bz],
            registersPerThread: registers,
            staticSharedBytes: shared,
            dynamicSharedBytes: dynamic,
            localBytesPerThread: local,
          };
        },
      );
      if (stream < 0 || stream > 0xffffffff)
        throw badCell(file.path, shape.table, row, "streamId", "0 to 2^32 - 1", String(stream));
      columns.add({
        kernel,
        start,
        duration,
        device: deviceOf(deviceId, process),
        stream,
        process,
        thread,
        callStart,
        callEnd,
        fromGraph: node,
      });
    },
  );
  return { kernels: columns.finish(), kernelTypes: types.types, ambiguousLaunches };
}

function countRows(file: ExportDatabase): number {
  let count = 0;
  forEachRow(
    file,
    { table: shape.table, rowid: "0", columns: [["count", "count(*)", "integer"]], from: `FROM ${shape.table}` },
    ([value]) => (count = value),
  );
  return count;
}

/** What tells kernel types apart: ids of the names, then grid, block, registers, shared and local memory. */
type KernelKey = readonly [
  demangled: number,
  short: number,
  mangled: number | null,
  gridX: number,
  gridY: number,
  gridZ: number,
  blockX: number,
  blockY: number,
  blockZ: number,
  registersPerThread: number,
  staticSharedBytes: number,
  dynamicSharedBytes: number,
  localBytesPerThread: number,
];

/** Numbers distinct kernel types; a million launches have some hundreds of them, so that equal keys must cost little. */
interface KernelTypes {
  readonly types: KernelType[];
  /** The index of a key's type; `make` is called for the first of its kind. */
  indexOf(key: KernelKey, make: () => KernelType): number;
}

function kernelTypes(): KernelTypes {
  const types: KernelType[] = [];
  const buckets = new Map<number, { key: KernelKey; index: number }[]>();
  return {
    types,
    indexOf(key, make) {
      const hash = hashOf(key);
      const bucket = buckets.get(hash);
      const found = bucket?.find((entry) => isSame(entry.key, key));
      if (found !== undefined) return found.index;
      const entry = { key, index: types.length };
      types.push(make());
      if (bucket === undefined) buckets.set(hash, [entry]);
      else bucket.push(entry);
      return entry.index;
    },
  };
}

function hashOf(key: KernelKey): number {
  let hash = 0;
  for (const value of key) hash = (Math.imul(hash, 31) + (value ?? -1)) | 0;
  return hash;
}

function isSame(one: KernelKey, other: KernelKey): boolean {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
