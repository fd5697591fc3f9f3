import type { CollectiveCall } from "../../model/reports/trace.ts";
import { ncclDomain } from "../../model/reports/range.ts";
import type { ExportFile } from "./export-file.ts";
import { readDomains } from "./ranges.ts";
import { allRows, forEachRow, processColumn, startColumn, threadColumn } from "./rows.ts";
import type { ColumnsOf, Table } from "./table.ts";

const events = {
  table: "NVTX_EVENTS",
  required: { start: "integer", end: "integer?", eventType: "integer", globalTid: "integer?" },
  optional: { text: "text?", textId: "integer?", domainId: "integer?", binaryData: "any" },
} as const;

const entries = {
  table: "NVTX_PAYLOAD_SCHEMA_ENTRIES",
  required: { schemaId: "integer" },
  optional: { name: "text?", type: "integer?", offset: "integer?" },
} as const;

/**
 * Reads NCCL's own records of its calls, sorted by start: push/pop ranges in the domain "NCCL" with a binary payload. The export has
 * payloads only with nsys 2024 or later and `nsys export --include-blobs=true`. Without payloads, the result is empty.
 *
 * A payload starts with 64-bit little-endian words: the number of parts, then the first part's schema id, size, and offset.
 * NVTX_PAYLOAD_SCHEMA_ENTRIES has the offsets of fields. The fields' names come from NCCL's src/include/nvtx_payload_schemas.h.
 */
export function readCollectives(file: ExportFile, origin: bigint): CollectiveCall[] {
  const fieldTable = file.openTable(entries);
  const table = file.openTable(events);
  if (fieldTable === null || table?.has("binaryData") !== true) return [];
  const { column } = table;
  const domains = readDomains(file, table);
  const fieldsOf = readFields(fieldTable);
  const calls: CollectiveCall[] = [];
  forEachRow(
    table,
    {
      columns: [
        startColumn,
        ["end", 't."end" - :origin', "integer?"],
        "text",
        "textId",
        "domainId",
        processColumn,
        threadColumn,
        // NCCL's payloads are never longer than this, but a program's own may be.
        ["binaryData", `hex(substr(${column("binaryData")}, 1, ${payloadBytes}))`, "hex"],
      ],
      where: `t.eventType = ${pushPopEventType} AND ${column("binaryData")} IS NOT NULL AND t."end" IS NOT NULL`,
      orderBy: "t.start, t.rowid",
      parameters: { origin },
    },
    ([startNs, endNs, text, textId, domainId, process, thread, payload], row) => {
      if (process === null || thread === null || endNs === null) return;
      if (domains.get(`${process}/${String(domainId)}`) !== ncclDomain) return;
      const name = textId === null ? text : file.strings(textId, { table: table.name, column: "textId", row });
      const read = fieldsOf(Buffer.from(payload, "hex"));
      const communicator = read?.("NCCL communicator ID") ?? null;
      if (name === null || read === null || communicator === null) return;
      const number = (field: string): number | null => {
        const value = read(field);
        return value === null || value > Number.MAX_SAFE_INTEGER ? null : Number(value);
      };
      calls.push({
        process,
        thread,
        startNs,
        endNs,
        operation: name.replace(/^nccl/, ""),
        communicator: communicator.toString(16),
        bytes: number("Message size [bytes]"),
        rank: number("Rank"),
        ranks: number("No. of ranks"),
      });
    },
  );
  return calls;
}

const payloadBytes = 512;

/** `NVTX_EVENTS.eventType`: NvtxPushPopRange. */
const pushPopEventType = 59;

type Fields = (name: string) => bigint | null;

function readFields(table: Table<ColumnsOf<typeof entries>>): (payload: Buffer) => Fields | null {
  const schemas = new Map<string, Map<string, { bytes: number; offset: number }>>();
  const rows = allRows(table, {
    columns: [["schemaId", "CAST(t.schemaId AS TEXT)", "text"], "name", "type", "offset"],
    orderBy: "t.rowid",
  });
  for (const [schema, name, type, offset] of rows) {
    const bytes = type === null ? undefined : integerBytes.get(type);
    if (name === null || bytes === undefined) continue;
    const fields = schemas.get(schema) ?? new Map<string, { bytes: number; offset: number }>();
    schemas.set(schema, fields.set(name, { bytes, offset: offset ?? 0 }));
  }
  return (payload) => {
    if (payload.length < headerBytes) return null;
    const [schema, start] = [payload.readBigUInt64LE(8), payload.readBigUInt64LE(24)];
    const fields = schemas.get(String(schema));
    if (fields === undefined || start > BigInt(payload.length)) return null;
    return (name) => {
      const field = fields.get(name);
      if (field === undefined) return null;
      const from = Number(start) + field.offset;
      if (field.offset < 0 || from + field.bytes > payload.length) return null;
      return field.bytes === 8 ? payload.readBigUInt64LE(from) : BigInt(payload.readUInt32LE(from));
    };
  };
}

const headerBytes = 32;

/** Unsigned int, uint64_t, size_t, by `NVTX_PAYLOAD_ENTRY_TYPE`. */
const integerBytes: ReadonlyMap<number, number> = new Map([
  [5, 4],
  [18, 8],
  [22, 8],
]);
