import type { Bytes, Milliseconds } from "../units.ts";

/** The state of one GPU at one moment, as nvidia-smi says it; null where it does not. */
export interface GpuSample {
  /** Milliseconds since 1970 (UTC). */
  readonly atUtcMs: Milliseconds;
  /** Without the prefix `GPU-`, as nsys writes it. */
  readonly uuid: string | null;
  readonly smClockMhz: number | null;
  readonly temperatureC: number | null;
  /** The bits of NVML's clocks event reasons. */
  readonly reasonBits: number | null;
  /** Of all processes; only where it is asked for. */
  readonly memoryUsedBytes?: Bytes | null;
}

/** Whether a round ran on a GPU as it should be. */
export interface GpuDisturbance {
  /** `unknown`: too few samples in the range, or none with a clock. */
  readonly state: "ok" | "throttled" | "clock-differs" | "unknown";
  /** Over the samples in the range, as the temperature; null without one. */
  readonly meanSmClockMhz: number | null;
  readonly meanTemperatureC: number | null;
  /** How many samples fell into the range. */
  readonly samples: number;
  /** What held the clocks down in the range, in words; also what counts as no disturbance, such as the power limit. */
  readonly reasons: readonly string[];
}
