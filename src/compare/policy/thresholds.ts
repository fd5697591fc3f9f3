import type { Config } from "../../model/config.ts";
import type { Ratio } from "../../model/units.ts";
import { matchesGlob } from "../../model/text/glob.ts";
import { matchesKernel, matchesRange } from "./glob.ts";

/** What a threshold is asked for. */
export interface ThresholdOf {
  readonly range: { readonly name: string; readonly domain: string };
  /** Null: the range as a whole. */
  readonly family: string | null;
  /** Names of the kernel; null: the family, or the range. */
  readonly kernels: readonly string[] | null;
}

/**
 * The threshold that `compare.thresholds` names for just this; null: the general one. The last entry that fits counts.
 * An entry that names a kernel is for kernels, one that names a family alone for families, one with neither for ranges.
 */
export function ownThreshold({ range, family, kernels }: ThresholdOf, policy: Config["compare"]): Ratio | null {
  const found = policy.thresholds.findLast((entry) => {
    if (entry.metric !== undefined) return false;
    if (entry.range !== undefined && !matchesRange(entry.range, range)) return false;
    if (entry.family !== undefined && entry.family !== family) return false;
    if (entry.kernel !== undefined) return kernels !== null && matchesKernel(entry.kernel, kernels);
    return kernels === null && (entry.family !== undefined) === (family !== null);
  });
  return found === undefined ? null : found.threshold / 100;
}

/** The same of a metric that the program reports. */
export function metricThreshold(name: string, policy: Config["compare"]): Ratio {
  const own = policy.thresholds.findLast(
    ({ metric }) => metric !== undefined && (metric === name || matchesGlob(metric, name)),
  );
  return (own?.threshold ?? policy["metric-threshold"]) / 100;
}
