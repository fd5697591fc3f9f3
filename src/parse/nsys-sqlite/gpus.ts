import { ParseError } from "../../model/errors.ts";
import type { TraceGpu } from "../../model/reports/trace.ts";
import type { ExportFile } from "./export-file.ts";
import { allRows } from "./rows.ts";

const gpuShape = {
  table: "TARGET_INFO_GPU",
  required: { id: "integer", name: "text?" },
  optional: {
    uuid: "text?",
    chipName: "text?",
    computeMajor: "integer?",
    computeMinor: "integer?",
    smCount: "integer?",
    totalMemory: "integer?",
    l2CacheSize: "integer?",
    memoryBandwidth: "integer?",
    clockRate: "integer?",
    cuDevice: "integer?",
  },
} as const;

/** Maps a process's CUDA devices to GPUs (nsys 2024 or later). Older versions record only the machine's own device numbers. */
const deviceShape = {
  table: "TARGET_INFO_CUDA_DEVICE",
  required: { gpuId: "integer?", cudaId: "integer", pid: "integer" },
} as const;

/** Returns a `TraceGpu.id`, or a number that no GPU has. */
export type DeviceOf = (cudaId: number, process: number) => number;

export function readGpus(file: ExportFile) {
  const gpus: TraceGpu[] = [];
  const byCudaDevice = new Map<number, number>();
  const rows = allRows(file.openTable(gpuShape), {
    columns: [
      "id",
      "name",
      "uuid",
      "chipName",
      "computeMajor",
      "computeMinor",
      "smCount",
      "totalMemory",
      "l2CacheSize",
      "memoryBandwidth",
      "clockRate",
      "cuDevice",
    ],
    orderBy: "t.id",
  });
  for (const [id, name, uuid, chip, major, minor, smCount, memory, l2, bandwidth, clock, cuDevice] of rows) {
    if (gpus.at(-1)?.id === id) continue;
    gpus.push({
      id,
      name: name ?? "unknown",
      uuid,
      chip,
      computeCapability: major === null || minor === null ? null : `${major}.${minor}`,
      smCount,
      memoryBytes: memory,
      l2Bytes: l2,
      memoryBandwidth: bandwidth,
      clockHz: clock,
    });
    byCudaDevice.set(cuDevice ?? id, id);
  }
  return { gpus, deviceOf: deviceResolver(file, gpus, byCudaDevice) };
}

function deviceResolver(
  file: ExportFile,
  gpus: readonly TraceGpu[],
  byCudaDevice: ReadonlyMap<number, number>,
): DeviceOf {
  const byProcess = readProcessDevices(file);
  const resolved = new Map<string, number>();
  let next = gpus.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  let last = { cudaId: NaN, process: NaN, device: 0 };
  return (cudaId, process) => {
    if (last.cudaId === cudaId && last.process === process) return last.device;
    const key = `${process}/${cudaId}`;
    const pid = ((process % 2 ** 24) + 2 ** 24) % 2 ** 24;
    let device = resolved.get(key) ?? byProcess.get(`${pid}/${cudaId}`) ?? byCudaDevice.get(cudaId);
    if (device === undefined) {
      device = next;
      next += 1;
    }
    if (device < 0 || device > 0xffff) {
      throw new ParseError({
        what: `A GPU's number is out of range: ${device}.`,
        where: `${file.path}, table TARGET_INFO_GPU`,
        id: "sqlite-cell",
      });
    }
    resolved.set(key, device);
    last = { cudaId, process, device };
    return device;
  };
}

function readProcessDevices(file: ExportFile): Map<string, number> {
  const rows = allRows(file.openTable(deviceShape), { columns: ["gpuId", "cudaId", "pid"] });
  return new Map(
    rows.flatMap(([gpuId, cudaId, pid]) => (gpuId === null ? [] : [[`${pid}/${cudaId}`, gpuId] as const])),
  );
}
