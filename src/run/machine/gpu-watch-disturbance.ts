import type { GpuDisturbance, GpuSample } from "../../model/run/gpu-sample.ts";
import { median } from "../../model/rounds.ts";
import type { RangeInstance } from "../../model/reports/trace.ts";
import type { Milliseconds, Ratio } from "../../model/units.ts";

/** Milliseconds since 1970 (UTC), both ends included. */
export interface TimeWindow {
  readonly startUtcMs: Milliseconds;
  readonly endUtcMs: Milliseconds;
}

/** Fewer samples say nothing about a round. */
const fewestSamples = 3;
/** A mean clock this far from that of the side's other rounds is another machine, so to speak. */
const clockTolerance: Ratio = 0.02;

/** Bits of NVML (docs.nvidia.com/deploy/nvml-api, NvmlClocksEventReasons). Only heat and the power brake disturb: the rest is the GPU's everyday. */
const reasons: readonly { readonly bit: number; readonly name: string; readonly disturbs: boolean }[] = [
  { bit: 0x20, name: "software thermal slowdown", disturbs: true },
  { bit: 0x40, name: "hardware thermal slowdown", disturbs: true },
  { bit: 0x80, name: "hardware power brake", disturbs: true },
  // Without one of the above it also shows while the clock changes.
  { bit: 0x08, name: "hardware slowdown", disturbs: false },
  { bit: 0x04, name: "power limit", disturbs: false },
  { bit: 0x02, name: "clocks set by the user", disturbs: false },
  { bit: 0x10, name: "clocks bound to another GPU's", disturbs: false },
  { bit: 0x100, name: "clocks set for the display", disturbs: false },
];

/** When the instances of a range ran, by the wall clock. Empty where the report does not tell its start. */
export function windowsOf(
  originUtcMs: Milliseconds | null,
  instances: readonly Pick<RangeInstance, "startNs" | "endNs" | "assumedEndNs">[],
): TimeWindow[] {
  if (originUtcMs === null) return [];
  return instances.flatMap(({ startNs, endNs, assumedEndNs }) => {
    const end = endNs ?? assumedEndNs;
    return end === null ? [] : [{ startUtcMs: originUtcMs + startNs / 1e6, endUtcMs: originUtcMs + end / 1e6 }];
  });
}

/** The samples of one GPU within the windows. `uuid` as in the report; null takes the only GPU that there are samples of. */
export function samplesWithin(
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
 * Judges one round by the samples within its ranges, and by the mean SM clocks of the other rounds of the same side
 * (docs/statistics.md).
 */
export function disturbance(within: readonly GpuSample[], otherMeansMhz: readonly number[]): GpuDisturbance {
  const clocks = within.map(({ smClockMhz }) => smClockMhz).filter((clock) => clock !== null);
  const meanSmClockMhz = meanOf(clocks);
  const meanTemperatureC = meanOf(within.flatMap(({ temperatureC }) => temperatureC ?? []));
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

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
