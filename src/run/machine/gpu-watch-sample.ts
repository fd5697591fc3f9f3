import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { Milliseconds } from "../../model/units.ts";

/** The columns that are asked for, by what they are to us; each with its names, the newest first. */
export const sampleColumns = {
  time: ["timestamp"],
  uuid: ["uuid"],
  smClock: ["clocks.sm"],
  power: ["power.draw"],
  temperature: ["temperature.gpu"],
  // Up to driver 530 only the second name exists.
  reasons: ["clocks_event_reasons.active", "clocks_throttle_reasons.active"],
} as const;

export type SampleColumn = keyof typeof sampleColumns;

/** Columns without which there is nothing to judge. */
export const requiredColumns: readonly SampleColumn[] = ["time", "smClock"];

const quarterHourMs = 15 * 60_000;

/**
 * Reads rows such as `2026/11/21 15:35:56.588, GPU-52ab…, 1980, 351.20, 45, 0x0000000000000004`. Null for another line.
 * `arrivedUtcMs` only tells the time zone, in which nvidia-smi may write its times though it is told to take UTC.
 */
export function sampleReader(
  columns: readonly SampleColumn[],
): (line: string, arrivedUtcMs: Milliseconds) => GpuSample | null {
  let zoneMs: Milliseconds | null = null;
  return (line, arrivedUtcMs) => {
    const cells = line.split(",").map((cell) => cell.trim());
    if (cells.length !== columns.length) return null;
    const cell = (column: SampleColumn) => cells[columns.indexOf(column)] ?? "";
    const stamp = parseStamp(cell("time"));
    if (stamp === null) return null;
    zoneMs ??= Math.round((arrivedUtcMs - stamp) / quarterHourMs) * quarterHourMs;
    const uuid = /^GPU-([0-9a-f-]+)$/i.exec(cell("uuid"))?.[1]?.toLowerCase() ?? null;
    return {
      atUtcMs: stamp + zoneMs,
      uuid,
      smClockMhz: number(cell("smClock")),
      powerWatts: number(cell("power")),
      temperatureCelsius: number(cell("temperature")),
      reasonBits: /^0x[0-9a-f]+$/i.test(cell("reasons")) ? Number(cell("reasons")) : null,
    };
  };
}

function parseStamp(text: string): Milliseconds | null {
  const [, year, month, day, time] = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.exec(text) ?? [];
  const ms = Date.parse(`${year}-${month}-${day}T${time}Z`);
  return Number.isNaN(ms) ? null : ms;
}

/** `[N/A]`, `[Not Supported]` and the like are no numbers. */
function number(cell: string): number | null {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : null;
}
