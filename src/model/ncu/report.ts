import type { RangeStyle } from "../reports/range.ts";
import type { Dim3 } from "../units.ts";

/** How Nsight Compute repeats what it measures (ncu --replay-mode). */
export type NcuReplayMode = "kernel" | "application" | "range" | "app-range";

/** What a run does without ncu: `none` never asks for it, `wanted` goes on, `required` does not start. */
export type NcuNeed = "none" | "wanted" | "required";

/** A line of ncu's own, such as `==ERROR== No kernels were profiled.`; the text is without the mark. */
export interface NcuMessage {
  readonly level: "prof" | "warning" | "error" | "other";
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** A range that a row stands in. `domain` is `""` for the default one. */
export interface NcuRange {
  readonly name: string;
  readonly domain: string;
  readonly style: RangeStyle;
}

/** One value in base units: ns, byte, hz, `byte/s`, `inst/cycle`, `%`; the unit is `""` where ncu gives none. */
export interface NcuMetric {
  /** Null: ncu has no value (`n/a`, `no data`, `nan`). Never 0 in its place. */
  readonly value: number | string | null;
  readonly unit: string;
}

/** One result of ncu's own rules, as its page of details has it. */
export interface NcuRule {
  readonly section: string;
  /** NVIDIA's identifier: `SOLBottleneck`. */
  readonly rule: string;
  readonly type: "optimization" | "warning" | "information";
  readonly text: string;
  /** What ncu estimates that would be saved: of the launch's time (`global`), or of a part of it that it does not know. Null: no estimate. */
  readonly speedup: { readonly of: "global" | "local"; readonly pct: number } | null;
}

/** One profiled launch, or one profiled range. */
export interface NcuRow {
  /** `range` where a range was replayed as a whole; its launch metrics are then sums or means over its kernels. */
  readonly kind: "kernel" | "range";
  readonly id: number;
  readonly line: number;
  readonly process: number | null;
  /** As printed; with --print-kernel-base mangled the name that nsys knows too. `range` for a range. */
  readonly kernel: string;
  readonly grid: Dim3 | null;
  readonly block: Dim3 | null;
  readonly device: number | null;
  readonly context: number | null;
  readonly stream: number | null;
  /** Such as `9.0`. */
  readonly computeCapability: string | null;
  /** Push/pop ranges, outermost first, then start/end ranges. Empty where ncu wrote none. */
  readonly ranges: readonly NcuRange[];
  readonly metrics: ReadonlyMap<string, NcuMetric>;
  /** What ncu's own rules say of it; empty where they were not read. */
  readonly rules: readonly NcuRule[];
}

/** All that one CSV of ncu holds. Without rows it is the gate's task to say why. */
export interface NcuReport {
  readonly source: string;
  readonly messages: readonly NcuMessage[];
  /** The kernels that ncu lists when none matched the filter (`Available Kernels:`), in ncu's spelling. */
  readonly availableKernels: readonly string[];
  /** Names of the metric columns. */
  readonly columns: readonly string[];
  readonly rows: readonly NcuRow[];
  /** Rows that could not be read, and what else was not as expected. */
  readonly warnings: readonly string[];
}

/** What to collect: arguments of ncu. */
export interface NcuSelection {
  readonly sections: readonly string[];
  /** All names, also those of which a chip has one only. */
  readonly metrics: readonly string[];
  /** Those of `metrics` that nobody asked for by name, each with its alternatives on other chips: one that has no column is a note. */
  readonly presetMetrics: readonly NcuAlternatives[];
}

/** Names of one quantity, which differ by chip, in order of preference. */
type NcuAlternatives = readonly string[];

export interface NcuMetricGroup {
  readonly describes: string;
  readonly sections: readonly string[];
  readonly metrics: readonly NcuAlternatives[];
}

/** conf/ncu-metrics.yml: groups of sections and metrics, and presets of groups, by name. */
export interface NcuMetricGroups {
  readonly groups: Readonly<Record<string, NcuMetricGroup>>;
  readonly presets: Readonly<Record<string, readonly string[]>>;
}

/** An entry of ncu --list-sections. */
export interface NcuSection {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** An entry of ncu --list-sets. */
export interface NcuSet {
  readonly id: string;
  readonly sections: readonly string[];
  readonly enabled: boolean;
}

/**
 * The range that a replayed row is of: of the ranges that it stands in, one that was asked for; of several push/pop ranges the
 * innermost. Where none was asked for (`asked` null: not known), the innermost of all; the parser refuses a row without any.
 */
export function ownRange(
  { ranges }: Pick<NcuRow, "ranges">,
  asked: readonly { readonly name: string; readonly domain: string }[] | null,
): NcuRange | null {
  const wanted = ranges.filter(({ name, domain }) =>
    asked?.some((range) => range.name === name && range.domain === domain),
  );
  const among = wanted.length > 0 ? wanted : ranges;
  return among.findLast(({ style }) => style === "pushpop") ?? among.at(-1) ?? null;
}
