import type { Bytes, Milliseconds } from "../units.ts";

/** One GPU's state at one moment, from nvidia-smi. A field is null if nvidia-smi doesn't report it. */
export interface GpuSample {
  /** Milliseconds since 1970 (UTC). */
  readonly atUtcMs: Milliseconds;
  /** Without the prefix `GPU-`, as nsys writes it. */
  readonly uuid: string | null;
  readonly smClockMhz: number | null;
  readonly temperatureC: number | null;
  /** NVML's clocks event reasons, as bits. */
  readonly reasonBits: number | null;
  /** Memory in use by all processes. Absent unless requested. */
  readonly memoryUsedBytes?: Bytes | null;
}

/** The GPU's condition during a round. */
export interface GpuDisturbance {
  /** `unknown`: too few samples during the range, or no sample with a clock rate. */
  readonly state: "ok" | "throttled" | "clock-differs" | "unknown";
  /** Both means are over the samples during the range. Null if no sample has a value. */
  readonly meanSmClockMhz: number | null;
  readonly meanTemperatureC: number | null;
  /** How many samples were taken during the range. */
  readonly samples: number;
  /** What limited the clocks during the range, in words. Includes harmless reasons, such as the power limit. */
  readonly reasons: readonly string[];
}
