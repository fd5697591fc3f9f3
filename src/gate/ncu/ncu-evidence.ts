import type { NcuReplayMode, NcuReport, NcuSection, NcuSet } from "../../model/reports/ncu.ts";
import type { CommandEnd } from "../evidence.ts";

/** What one run of ncu left, and what it was asked for. */
export interface NcuEvidence {
  /** For messages: `ncu, decode`. */
  readonly label: string;
  readonly end: CommandEnd;
  /** The ends of stdout and stderr, of ncu and of the program. */
  readonly output: string;
  /** The parsed CSV; without rows where ncu wrote none. */
  readonly report: NcuReport;
  readonly mode: NcuReplayMode;
  /** What stood in --nvtx-include, as it was given; empty without gating. */
  readonly includes: readonly string[];
  /** The ranges that must each have a row, where ranges are replayed: name and domain (`""`: the default one). */
  readonly ranges: readonly { readonly name: string; readonly domain: string }[];
  /** What stood in --metrics. */
  readonly askedMetrics: readonly string[];
  /** Mangled names of the kernels that were selected, where kernels are replayed; empty: all. */
  readonly selectedKernels: readonly string[];
  /** What this ncu has; empty where it could not say. */
  readonly sections: readonly NcuSection[];
  readonly sets: readonly NcuSet[];
}
