import type * as z from "zod";
import type { ncuReplayModeSchema, ncuRuleSchema } from "./profile-ncu.ts";
import type { RangeId, RangeStyle } from "../reports/range.ts";
import type { Dim3 } from "../units.ts";

export type NcuReplayMode = z.infer<typeof ncuReplayModeSchema>;

/** `wanted`: it also runs without ncu. `required`: it doesn't start without ncu. */
export type NcuNeed = "none" | "wanted" | "required";

/** Without the `==ERROR==`. */
export interface NcuMessage {
  readonly level: "prof" | "warning" | "error" | "other";
  readonly text: string;
}

export interface NcuRange extends RangeId {
  readonly style: RangeStyle;
}

/** In ncu's base units: ns, byte, hz, `byte/s`, `inst/cycle`, `%`. */
export interface NcuMetric {
  /** Null, and never 0, if ncu has no value (`n/a`, `no data`, `nan`). */
  readonly value: number | string | null;
  readonly unit: string;
}

export type NcuRule = z.infer<typeof ncuRuleSchema>;

export interface NcuRow {
  /** `range` if a whole range was replayed. The launch metrics are then sums or means over the range's kernels. */
  readonly kind: "kernel" | "range";
  readonly id: number;
  readonly line: number;
  /** With `--print-kernel-base mangled`, the mangled name that nsys also reports. `range` for a range. */
  readonly kernel: string;
  readonly grid: Dim3 | null;
  readonly block: Dim3 | null;
  /** Push/pop ranges, outermost first, then start/end ranges. */
  readonly ranges: readonly NcuRange[];
  readonly metrics: ReadonlyMap<string, NcuMetric>;
  readonly rules: readonly NcuRule[];
}

export interface NcuReport {
  readonly source: string;
  readonly messages: readonly NcuMessage[];
  /** ncu lists them if none matched the filter (`Available Kernels:`). */
  readonly availableKernels: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly NcuRow[];
  readonly warnings: readonly string[];
}

export interface NcuSelection {
  readonly sections: readonly string[];
  readonly metrics: readonly string[];
  /** A preset's metrics, each with its names on other chips. A missing one is only a note. */
  readonly presetMetrics: readonly NcuAlternatives[];
}

/** In order of preference. */
type NcuAlternatives = readonly string[];

export interface NcuMetricGroup {
  readonly describes: string;
  readonly sections: readonly string[];
  readonly metrics: readonly NcuAlternatives[];
}

export interface NcuMetricGroups {
  readonly groups: Readonly<Record<string, NcuMetricGroup>>;
  readonly presets: Readonly<Record<string, readonly string[]>>;
}

/** Prefers the innermost requested push/pop range around the row. The parser rejects a row without ranges. */
export function findReplayedRange(
  { ranges }: Pick<NcuRow, "ranges">,
  requested: readonly RangeId[] | null,
): NcuRange | null {
  const wanted = ranges.filter(({ name, domain }) =>
    requested?.some((range) => range.name === name && range.domain === domain),
  );
  const among = wanted.length > 0 ? wanted : ranges;
  return among.findLast(({ style }) => style === "pushpop") ?? among.at(-1) ?? null;
}
