import { type CopyDirection, type MemoryKind, type MemoryOperation, noCall } from "../../model/reports/trace.ts";
import type { ExportFile } from "./export-file.ts";
import type { DeviceOf } from "./gpus.ts";
import { withoutVersion, type ReadCalls } from "./launch-calls.ts";
import { allRows, forEachRow, startColumn } from "./rows.ts";
import { badCell, type Table } from "./table.ts";

const common = {
  start: "integer",
  end: "integer",
  deviceId: "integer",
  streamId: "integer",
  correlationId: "integer?",
  bytes: "integer",
} as const;

const sources = [
  {
    kind: "copy",
    shape: {
      table: "CUPTI_ACTIVITY_KIND_MEMCPY",
      required: { ...common, copyKind: "integer" },
      optional: { globalPid: "integer?", graphNodeId: "integer?", srcKind: "integer?", dstKind: "integer?" },
    },
    kinds: ["copyKind", "srcKind", "dstKind"],
  },
  {
    kind: "fill",
    shape: {
      table: "CUPTI_ACTIVITY_KIND_MEMSET",
      required: common,
      optional: { globalPid: "integer?", graphNodeId: "integer?", memKind: "integer?" },
    },
    kinds: [null, null, "memKind"],
  },
] as const;

export function readMemoryOperations(
  file: ExportFile,
  calls: ReadCalls | null,
  deviceOf: DeviceOf,
  origin: bigint,
): MemoryOperation[] {
  const directionNames = readEnum(file, "ENUM_CUDA_MEMCPY_OPER", knownDirections);
  const memoryNames = readEnum(file, "ENUM_CUDA_MEM_KIND", knownMemoryKinds);
  const memoryKind = (id: number | null): MemoryKind | null =>
    id === null ? null : (memoryKinds.get(memoryNames.get(id) ?? "") ?? "unknown");
  const operations: MemoryOperation[] = [];
  for (const { kind, shape, kinds } of sources) {
    const table: Table | null = file.openTable(shape);
    if (table === null) continue;
    const [copyKind = "NULL", sourceKind = "NULL", targetKind = "NULL"] = kinds.map((name) =>
      name === null ? "NULL" : table.column(name),
    );
    forEachRow(
      table,
      {
        columns: [
          startColumn,
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
      },
      ([startNs, durationNs, bytes, deviceId, stream, pid, copy, from, to, correlationId, graph], row) => {
        if (durationNs < 0)
          throw badCell(table, row, "end", "a time at or after start", `${-durationNs} ns before start`);
        if (bytes < 0) throw badCell(table, row, "bytes", "0 or more", String(bytes));
        const work = { process: table.has("globalPid") ? pid : "unknown", graph } as const;
        const made =
          correlationId === null ? noCall : (calls?.made(correlationId, startNs + durationNs, work) ?? noCall);
        const call = made === noCall ? null : (calls?.at(made) ?? null);
        const process = pid ?? call?.process ?? -1;
        operations.push({
          kind,
          direction: copy === null ? null : (directions.get(directionNames.get(copy) ?? "") ?? "other"),
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
  return operations.sort((a, b) => a.startNs - b.startNs);
}

/** Without the prefix. `fallback` is for exports without the enumeration. */
function readEnum(file: ExportFile, name: string, fallback: readonly string[]): Map<number, string> {
  const table = file.openTable({ table: name, required: { id: "integer", name: "text?" } });
  if (table === null) return new Map(fallback.entries());
  const rows = allRows(table, { columns: ["id", "name"] });
  return new Map(
    rows.flatMap(([id, value]) =>
      value === null ? [] : [[id, value.replace(/^CUDA_(?:MEMCPY|MEMOPR_MEMORY)_KIND_/, "")] as const],
    ),
  );
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

/** From ENUM_CUDA_MEM_KIND. */
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
