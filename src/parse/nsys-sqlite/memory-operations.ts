import { type CopyDirection, type MemoryKind, type MemoryOperation, noCall } from "../../model/reports/trace.ts";
import type { ExportFile } from "./export-file.ts";
import type { DeviceOf } from "./gpus.ts";
import { withoutVersion, type ReadCalls } from "./launch-calls.ts";
import { allRows, forEachRow } from "./rows.ts";
import { badCell, type Table } from "./table.ts";

const common = {
  start: "integer",
  end: "integer",
  deviceId: "integer",
  streamId: "integer",
  correlationId: "integer?",
  bytes: "integer",
} as const;

/** The two tables, with their columns for the copy kind, source memory, and target memory. */
const sources = [
  {
    kind: "copy",
    shape: {
      table: "CUPTI_ACTIVITY_KIND_MEMCPY",
      required: { ...common, copyKind: "integer" },
      optional: { globalPid: "integer?", graphNodeId: "integer?", srcKind: "integer?", dstKind: "integer?" },
    },
    columns: ["copyKind", "srcKind", "dstKind"],
  },
  {
    kind: "fill",
    shape: {
      table: "CUPTI_ACTIVITY_KIND_MEMSET",
      required: common,
      optional: { globalPid: "integer?", graphNodeId: "integer?", memKind: "integer?" },
    },
    columns: [null, null, "memKind"],
  },
] as const;

/** Reads copies and memsets with their calls, sorted by start. */
export function readMemoryOperations(
  file: ExportFile,
  calls: ReadCalls | null,
  deviceOf: DeviceOf,
  origin: bigint,
): MemoryOperation[] {
  const directions = readEnum(file, "ENUM_CUDA_MEMCPY_OPER", knownDirections);
  const kinds = readEnum(file, "ENUM_CUDA_MEM_KIND", knownMemoryKinds);
  const memoryKind = (id: number | null): MemoryKind | null => (id === null ? null : memoryKindOf(kinds.get(id) ?? ""));
  const operations: MemoryOperation[] = [];
  for (const source of sources) {
    const { kind, shape } = source;
    const table: Table<string> | null = file.openTable(shape);
    if (table === null) continue;
    forEachRow(
      table,
      queryOf(source, table, origin),
      ([startNs, durationNs, bytes, deviceId, stream, pid, copy, from, to, correlationId, graph], row) => {
        if (durationNs < 0)
          throw badCell(table, row, "end", "a time at or after start", `${String(-durationNs)} ns before start`);
        if (bytes < 0) throw badCell(table, row, "bytes", "0 or more", String(bytes));
        const made =
          calls === null || correlationId === null
            ? noCall
            : calls.made(correlationId, startNs + durationNs, {
                process: table.has("globalPid") ? pid : "unknown",
                graph,
              });
        const call = made === noCall ? null : (calls?.at(made) ?? null);
        const process = pid ?? call?.process ?? -1;
        operations.push({
          kind,
          direction: copy === null ? null : directionOf(directions.get(copy) ?? ""),
          sourceMemory: memoryKind(from),
          targetMemory: memoryKind(to),
          bytes,
          device: deviceOf(deviceId, process),
          stream,
          startNs,
          durationNs,
          process,
          thread: call?.thread ?? -1,
          callStartNs: call?.startNs ?? null,
          callEndNs: call?.endNs ?? null,
          callName:
            call === null
              ? null
              : withoutVersion(file.strings(call.nameId, { table: shape.table, column: "call's nameId", row })),
        });
      },
    );
  }
  return operations.sort((one, other) => one.startNs - other.startNs);
}

/** The query for a table's rows. Kinds are NULL if their column is missing. */
function queryOf({ columns }: (typeof sources)[number], table: Table<string>, origin: bigint) {
  const [copyKind = "NULL", sourceKind = "NULL", targetKind = "NULL"] = columns.map((name) =>
    name === null ? "NULL" : table.column(name),
  );
  return {
    columns: [
      ["start", "t.start - :origin", "integer"],
      ["duration", 't."end" - t.start', "integer"],
      ["bytes", "t.bytes", "integer"],
      ["deviceId", "t.deviceId", "integer"],
      ["streamId", "t.streamId", "integer"],
      ["globalPid", `${table.column("globalPid")} >> 24`, "integer?"],
      ["copyKind", copyKind, "integer?"],
      ["srcKind", sourceKind, "integer?"],
      ["dstKind", targetKind, "integer?"],
      ["correlationId", "t.correlationId", "integer?"],
      ["graphNodeId", `${table.column("graphNodeId")} >> 32`, "integer?"],
    ],
    orderBy: "t.rowid",
    parameters: { origin },
  } as const;
}

function readEnum(file: ExportFile, name: string, fallback: readonly string[]): Map<number, string> {
  const table = file.openTable({ table: name, required: { id: "integer", name: "text?" }, optional: {} });
  if (table === null) return new Map(fallback.entries());
  const rows = allRows(table, {
    columns: [
      ["id", "t.id", "integer"],
      ["name", "t.name", "text?"],
    ],
  });
  return new Map(rows.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])));
}

/** Directions by their names in ENUM_CUDA_MEMCPY_OPER (`CUDA_MEMCPY_KIND_…`): H host, D device, A array, P peer, UVM unified memory. */
const directions = new Map<string, CopyDirection>([
  ["HTOD", "host-to-device"],
  ["HTOA", "host-to-device"],
  ["UVM_HTOD", "host-to-device"],
  ["DTOH", "device-to-host"],
  ["ATOH", "device-to-host"],
  ["UVM_DTOH", "device-to-host"],
  ["DTOD", "device-to-device"],
  ["ATOA", "device-to-device"],
  ["ATOD", "device-to-device"],
  ["DTOA", "device-to-device"],
  ["UVM_DTOD", "device-to-device"],
  ["HTOH", "host-to-host"],
  ["PTOP", "peer-to-peer"],
]);

/** Kinds of memory by their names in ENUM_CUDA_MEM_KIND (`CUDA_MEMOPR_MEMORY_KIND_…`). */
const memoryKinds = new Map<string, MemoryKind>([
  ["PAGEABLE", "pageable"],
  ["PINNED", "pinned"],
  ["DEVICE", "device"],
  ["DEVICE_STATIC", "device"],
  ["ARRAY", "array"],
  ["MANAGED", "managed"],
  ["MANAGED_STATIC", "managed"],
]);

/** The enumerations of nsys 2023.4, for exports without them. */
const knownDirections = [
  "UNKNOWN",
  "HTOD",
  "DTOH",
  "HTOA",
  "ATOH",
  "ATOA",
  "ATOD",
  "DTOA",
  "DTOD",
  "HTOH",
  "PTOP",
  "UVM_HTOD",
  "UVM_DTOH",
  "UVM_DTOD",
];
const knownMemoryKinds = [
  "PAGEABLE",
  "PINNED",
  "DEVICE",
  "ARRAY",
  "MANAGED",
  "DEVICE_STATIC",
  "MANAGED_STATIC",
  "UNKNOWN",
];

/** A copy's direction by its enumeration name, with or without prefix. */
function directionOf(name: string): CopyDirection {
  return directions.get(name.replace(/^CUDA_MEMCPY_KIND_/, "")) ?? "other";
}

/** A kind of memory by its enumeration name, with or without prefix. */
function memoryKindOf(name: string): MemoryKind {
  return memoryKinds.get(name.replace(/^CUDA_MEMOPR_MEMORY_KIND_/, "")) ?? "unknown";
}
