import type { GpuDisturbance, GpuSample } from "../../model/run/gpu-sample.ts";
import { median } from "../../model/rounds.ts";
import type { Milliseconds, Nanoseconds, Ratio } from "../../model/units.ts";

/** Milliseconds since 1970 (UTC), both ends included. */
export interface TimeWindow {
  readonly startUtcMs: Milliseconds;
  readonly endUtcMs: Milliseconds;
}

export const sampleIntervalMs: Milliseconds = 20;

const fewestSamples = 3;
/** From the mean clock of the side's other rounds. Beyond this, the round might as well have run on another machine. */
const clockTolerance: Ratio = 0.02;

/** NVML's bits (docs.nvidia.com/deploy/nvml-api, NvmlClocksEventReasons). Only heat and the power brake disturb a round. */
const reasons: readonly { readonly bit: number; readonly name: string; readonly disturbs: boolean }[] = [
  { bit: 0x20, name: "software thermal slowdown", disturbs: true },
  { bit: 0x40, name: "hardware thermal slowdown", disturbs: true },
  { bit: 0x80, name: "hardware power brake", disturbs: true },
  { bit: 0x08, name: "hardware slowdown", disturbs: false },
  { bit: 0x04, name: "power limit", disturbs: false },
  { bit: 0x02, name: "clocks set by the user", disturbs: false },
  { bit: 0x10, name: "clocks bound to another GPU's", disturbs: false },
  { bit: 0x100, name: "clocks set for the display", disturbs: false },
];

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

/** `uuid` is the GPU's id in the report. If it's null, returns the samples of the only GPU, or nothing if several GPUs have samples. */
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

export function judgeDisturbance(within: readonly GpuSample[], otherMeansMhz: readonly number[]): GpuDisturbance {
  const clocks = within.map(({ smClockMhz }) => smClockMhz).filter((clock) => clock !== null);
  const meanSmClockMhz = computeMean(clocks);
  const meanTemperatureC = computeMean(within.flatMap(({ temperatureC }) => temperatureC ?? []));
  const bits = within.reduce((all, { reasonBits }) => all | (reasonBits ?? 0), 0);
  const active = reasons.filter(({ bit }) => (bits & bit) !== 0);
  const facts = { meanSmClockMhz, meanTemperatureC, samples: within.length, reasons: active.map(({ name }) => name) };
  if (within.length < fewestSamples) return { state: "unknown", ...facts };
  if (active.some(({ disturbs }) => disturbs)) return { state: "throttled", ...facts };
  if (meanSmClockMhz === null || clocks.length < fewestSamples) return { state: "unknown", ...facts };
  const usual = otherMeansMhz.length === 0 ? meanSmClockMhz : median(otherMeansMhz);
  const differs = Math.abs(meanSmClockMhz - usual) > clockTolerance * usual;
  return { state: differs ? "clock-differs" : "ok", ...facts };
}

function computeMean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
