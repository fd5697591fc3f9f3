import type { CopyDirection, MemoryKind } from "../../model/reports/trace.ts";

/** By the names of ENUM_CUDA_MEMCPY_OPER (`CUDA_MEMCPY_KIND_…`): H host, D device, A array, P peer, UVM unified memory. */
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

/** By the names of ENUM_CUDA_MEM_KIND (`CUDA_MEMOPR_MEMORY_KIND_…`). */
const memoryKinds = new Map<string, MemoryKind>([
  ["PAGEABLE", "pageable"],
  ["PINNED", "pinned"],
  ["DEVICE", "device"],
  ["DEVICE_STATIC", "device"],
  ["ARRAY", "array"],
  ["MANAGED", "managed"],
  ["MANAGED_STATIC", "managed"],
]);

/** The enumerations of nsys 2023.4, for exports that do not hold them. */
export const knownDirections = [
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
export const knownMemoryKinds = [
  "PAGEABLE",
  "PINNED",
  "DEVICE",
  "ARRAY",
  "MANAGED",
  "DEVICE_STATIC",
  "MANAGED_STATIC",
  "UNKNOWN",
];

/** The direction of a copy by its enumeration name, with or without prefix. */
export function directionOf(name: string): CopyDirection {
  return directions.get(name.replace(/^CUDA_MEMCPY_KIND_/, "")) ?? "other";
}

/** A kind of memory by its enumeration name, with or without prefix. */
export function memoryKindOf(name: string): MemoryKind {
  return memoryKinds.get(name.replace(/^CUDA_MEMOPR_MEMORY_KIND_/, "")) ?? "unknown";
}
