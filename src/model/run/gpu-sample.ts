import type { Profile } from "../profile/profile.ts";
import type { Bytes, Milliseconds } from "../units.ts";

export interface GpuSample {
  /** Since 1970 (UTC). */
  readonly atUtcMs: Milliseconds;
  /** Without the prefix `GPU-`, as nsys writes it. */
  readonly uuid: string | null;
  readonly smClockMhz: number | null;
  readonly temperatureC: number | null;
  /** NVML's clocks event reasons, as bits. */
  readonly reasonBits: number | null;
  readonly memoryUsedBytes?: Bytes | null;
}

export type GpuDisturbance = Readonly<NonNullable<Profile["rounds"][number]["gpu"]>>;
