import type { GpuDisturbance, GpuSample } from "../../model/run/gpu-sample.ts";
import { median } from "../../model/rounds.ts";
import type { Milliseconds, Nanoseconds, Ratio } from "../../model/units.ts";

/** Milliseconds since 1970 (UTC), both ends included. */
export interface TimeWindow {
  readonly startUtcMs: Milliseconds;
  readonly endUtcMs: Milliseconds;
}

/** The time between two samples. nvidia-smi can't sample much faster. */
export const sampleIntervalMs: Milliseconds = 20;

/** We need at least this many samples to judge a round's clock. */
const fewestSamples = 3;
/**
 * The largest accepted difference between a round's mean clock and that of the side's other rounds. Beyond this, the round might
 * as well have run on another machine.
 */
const clockTolerance: Ratio = 0.02;

/**
 * NVML's bits for clock event reasons (docs.nvidia.com/deploy/nvml-api, NvmlClocksEventReasons). Only heat and the power brake
 * disturb a round; the other reasons are normal.
 */
const reasons: readonly { readonly bit: number; readonly name: string; readonly disturbs: boolean }[] = [
  { bit: 0x20, name: "software thermal slowdown", disturbs: true },
  { bit: 0x40, name: "hardware thermal slowdown", disturbs: true },
  { bit: 0x80, name: "hardware power brake", disturbs: true },
  // Unless a bit above is set too, this bit may only mean that the clock is changing.
  { bit: 0x08, name: "hardware slowdown", disturbs: false },
  { bit: 0x04, name: "power limit", disturbs: false },
  { bit: 0x02, name: "clocks set by the user", disturbs: false },
  { bit: 0x10, name: "clocks bound to another GPU's", disturbs: false },
  { bit: 0x100, name: "clocks set for the display", disturbs: false },
];

/** Converts time spans in a report to wall-clock time (UTC). Empty if the report has no start time. */
export function toTimeWindows(
  originUtcMs: Milliseconds | null,
  spans: readonly { readonly startNs: Nanoseconds; readonly endNs: Nanoseconds }[],
): TimeWindow[] {
  if (originUtcMs === null) return [];
  return spans.map(({ startNs, endNs }) => ({
    startUtcMs: originUtcMs + startNs / 1e6,
    endUtcMs: originUtcMs + endNs / 1e6,
  }));
}

/**
 * One GPU's samples within the windows. `uuid` is the GPU's id in the report. If it's null, returns the samples of the only GPU, or
 * nothing if several GPUs have samples.
 */
export function selectSamples(
  samples: readonly GpuSample[],
  uuid: string | null,
  windows: readonly TimeWindow[],
): GpuSample[] {
  const wanted = uuid?.replace(/^GPU-/, "").toLowerCase() ?? null;
  const several = new Set(samples.map((sample) => sample.uuid)).size > 1;
  if (wanted === null && several) return [];
  return samples.filter(
    (sample) =>
      (wanted === null || sample.uuid === null || sample.uuid === wanted) &&
      windows.some(({ startUtcMs, endUtcMs }) => sample.atUtcMs >= startUtcMs && sample.atUtcMs <= endUtcMs),
  );
}

/**
 * Judges a round by the samples taken while its kernels ran, and by the mean SM clocks of the side's other rounds
 * (docs/statistics.md).
 */
export function judgeDisturbance(within: readonly GpuSample[], otherMeansMhz: readonly number[]): GpuDisturbance {
  const clocks = within.map(({ smClockMhz }) => smClockMhz).filter((clock) => clock !== null);
  const meanSmClockMhz = computeMean(clocks);
  const meanTemperatureC = computeMean(within.flatMap(({ temperatureC }) => temperatureC ?? []));
  const bits = within.reduce((all, { reasonBits }) => all | (reasonBits ?? 0), 0);
  const active = reasons.filter(({ bit }) => (bits & bit) !== 0);
  const found = { meanSmClockMhz, meanTemperatureC, samples: within.length, reasons: active.map(({ name }) => name) };
  if (within.length < fewestSamples) return { state: "unknown", ...found };
  if (active.some(({ disturbs }) => disturbs)) return { state: "throttled", ...found };
  if (meanSmClockMhz === null || clocks.length < fewestSamples) return { state: "unknown", ...found };
  const usual = otherMeansMhz.length === 0 ? meanSmClockMhz : median(otherMeansMhz);
  const differs = Math.abs(meanSmClockMhz - usual) > clockTolerance * usual;
  return { state: differs ? "clock-differs" : "ok", ...found };
}

function computeMean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
