import type { RangeStyle } from "../reports/range.ts";
import type { Dim3 } from "../units.ts";

/** How Nsight Compute repeats the work that it measures (ncu --replay-mode). */
export type NcuReplayMode = "kernel" | "application" | "range" | "app-range";

/** Whether a run needs ncu. `none`: it never uses ncu. `wanted`: it also runs without ncu. `required`: it doesn't start without ncu. */
export type NcuNeed = "none" | "wanted" | "required";

/** A line that ncu itself printed, such as `==ERROR== No kernels were profiled.`. `text` doesn't include the `==ERROR==`. */
export interface NcuMessage {
  readonly level: "prof" | "warning" | "error" | "other";
  readonly text: string;
  /** The line number in the file, from 1. */
  readonly line: number;
}

/** A range around a profiled launch. `domain` is `""` for the default domain. */
export interface NcuRange {
  readonly name: string;
  readonly domain: string;
  readonly style: RangeStyle;
}

/** One value in base units: ns, byte, hz, `byte/s`, `inst/cycle`, `%`. The unit is `""` if ncu doesn't give a unit. */
export interface NcuMetric {
  /** Null, and never 0, if ncu has no value (`n/a`, `no data`, `nan`). */
  readonly value: number | string | null;
  readonly unit: string;
}

/** A result of one of ncu's own rules, from its details page. */
export interface NcuRule {
  readonly section: string;
  /** NVIDIA's identifier: `SOLBottleneck`. */
  readonly rule: string;
  readonly type: "optimization" | "warning" | "information";
  readonly text: string;
  /**
   * ncu's estimate of the possible saving, in percent of the launch's time (`global`) or of an unknown part (`local`). Null if ncu gave
   * no estimate.
   */
  readonly speedup: { readonly of: "global" | "local"; readonly pct: number } | null;
}

/** One profiled launch, or one profiled range. */
export interface NcuRow {
  /** `range` if a whole range was replayed. The launch metrics are then sums or means over the range's kernels. */
  readonly kind: "kernel" | "range";
  readonly id: number;
  readonly line: number;
  readonly process: number | null;
  /** The name as ncu prints it. With `--print-kernel-base mangled`, it's the mangled name that nsys also reports. For a range, it's `range`. */
  readonly kernel: string;
  readonly grid: Dim3 | null;
  readonly block: Dim3 | null;
  readonly device: number | null;
  readonly context: number | null;
  readonly stream: number | null;
  /** Such as `9.0`. */
  readonly computeCapability: string | null;
  /** Push/pop ranges, outermost first, then start/end ranges. Empty if ncu reported no ranges. */
  readonly ranges: readonly NcuRange[];
  readonly metrics: ReadonlyMap<string, NcuMetric>;
  /** The results of ncu's own rules. Empty if we didn't read these results. */
  readonly rules: readonly NcuRule[];
}

/** The contents of one ncu CSV file. If it has no rows, the gate finds out why. */
export interface NcuReport {
  readonly source: string;
  readonly messages: readonly NcuMessage[];
  /** The kernels that ncu lists if none matched the filter (`Available Kernels:`), as ncu spells them. */
  readonly availableKernels: readonly string[];
  /** The names of the metric columns. */
  readonly columns: readonly string[];
  readonly rows: readonly NcuRow[];
  /** Sentences about rows that we couldn't read, and other surprises. */
  readonly warnings: readonly string[];
}

/** What ncu should collect. */
export interface NcuSelection {
  readonly sections: readonly string[];
  /** All names of metrics, including alternative names. A chip has only one of a metric's alternative names. */
  readonly metrics: readonly string[];
  /** The metrics that come from a preset, each with its names on other chips. If none of the names has a column, that's only a note, not an error. */
  readonly presetMetrics: readonly NcuAlternatives[];
}

/** One metric's names on different chips, in order of preference. */
type NcuAlternatives = readonly string[];

export interface NcuMetricGroup {
  readonly describes: string;
  readonly sections: readonly string[];
  readonly metrics: readonly NcuAlternatives[];
}

/** conf/ncu-metrics.yml: named groups of sections and metrics, and named presets of groups. */
export interface NcuMetricGroups {
  readonly groups: Readonly<Record<string, NcuMetricGroup>>;
  readonly presets: Readonly<Record<string, readonly string[]>>;
}

/** An entry from `ncu --list-sections`. */
export interface NcuSection {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** An entry from `ncu --list-sets`. */
export interface NcuSet {
  readonly id: string;
  readonly sections: readonly string[];
  readonly enabled: boolean;
}

/**
 * The range that a replayed row measures. We choose from the requested ranges around the row, and prefer the innermost push/pop range. If
 * none of the row's ranges was requested, or if `asked` is null (unknown), we choose from all of the row's ranges. The parser rejects a
 * row without ranges.
 */
export function findReplayedRange(
  { ranges }: Pick<NcuRow, "ranges">,
  asked: readonly { readonly name: string; readonly domain: string }[] | null,
): NcuRange | null {
  const wanted = ranges.filter(({ name, domain }) =>
    asked?.some((range) => range.name === name && range.domain === domain),
  );
  const among = wanted.length > 0 ? wanted : ranges;
  return among.findLast(({ style }) => style === "pushpop") ?? among.at(-1) ?? null;
}
