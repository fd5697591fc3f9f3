import type { Profile } from "../profile/profile.ts";
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
export type GpuDisturbance = Readonly<NonNullable<Profile["rounds"][number]["gpu"]>>;
