import type { RawSettings } from "../../model/config.ts";

/** `analyze`: analyzes recorded captures. */
export interface AnalyzeRequest {
  /** Run directories, profile.json files, and reports. Each path is a round, unless `areRanks` is true. */
  readonly paths: readonly string[];
  /** True if each report is a rank of one program. */
  readonly areRanks: boolean;
  /** Ranges that must be in the captures; empty for all ranges found. */
  readonly ranges: readonly string[];
  /** Nsight Compute reports or CSVs of the same program. */
  readonly ncu: readonly string[];
  /** A new folder for profile.json, report.html, trace.tar, summary.md, and the tables; null to write nothing. */
  readonly out: string | null;
  readonly settings: RawSettings;
}

/** `compare`: compares two recorded sides. Takes the same paths as `analyze`; each path is a round of its side. */
export interface CompareRequest {
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** Ranges that must be on both sides; empty for all ranges found. */
  readonly ranges: readonly string[];
  /** A new folder for comparison.json, report.html, trace.tar, and both profiles; null to write nothing. */
  readonly out: string | null;
  readonly settings: RawSettings;
}
