import { median } from "../rounds.ts";
import type { Latency } from "../comparison/comparison-rows.ts";
import type { RangeId } from "../reports/range.ts";
import type { Nanoseconds } from "../units.ts";
import type { UntracedRun } from "./untraced.ts";

export function instanceTimes(run: Pick<UntracedRun, "ranges">, { name, domain }: RangeId): Nanoseconds[] {
  return run.ranges.find((range) => range.name === name && range.domain === domain)?.instanceNs ?? [];
}

export function summarizeWallTimes(processes: readonly (readonly Nanoseconds[])[]): Latency["base"] {
  const sorted = processes.flat().toSorted((a, b) => a - b);
  return {
    medianNs: median(processes.map(median)),
    p90Ns: sorted[Math.ceil(0.9 * sorted.length) - 1] ?? 0,
    minNs: sorted[0] ?? 0,
    processes: processes.length,
    instances: sorted.length,
  };
}
