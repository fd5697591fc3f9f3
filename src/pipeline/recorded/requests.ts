import type { RawSettings } from "../../model/config.ts";
import type { Asked } from "../../model/run/asked.ts";
import { redactOverride } from "../../settings/redact.ts";
import { toolName, type Context } from "../context.ts";
import { shownFolder } from "../judge/result-file.ts";

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

/** The user's `compare` command, without `--out`. */
export function compareArgv(request: CompareRequest): string[] {
  const paths = [
    ...request.base.flatMap((path) => ["--base", path]),
    ...request.head.flatMap((path) => ["--head", path]),
  ];
  return [toolName, "compare", ...paths, ...sharedArgv(request)];
}

/** What the user asked of `compare`. `out` is null if no files are written. */
export function askedCompare({ cwd }: Pick<Context, "cwd">, request: CompareRequest, out: string | null): Asked {
  return {
    kind: "compare",
    again: compareArgv(request),
    folder: out === null ? null : shownFolder(cwd, out),
    analyze: [toolName, "analyze", ...request.head, ...sharedArgv(request)],
  };
}

/** The user's arguments that `analyze` and `compare` have in common, with secrets redacted. */
export function sharedArgv({ ranges, settings }: Pick<CompareRequest, "ranges" | "settings">): string[] {
  return [
    ...ranges.flatMap((range) => ["--range", range]),
    ...(settings.configFile === null ? [] : ["--config", settings.configFile]),
    ...settings.presets.flatMap((preset) => ["--preset", preset]),
    ...settings.overrides.flatMap((override) => ["--set", redactOverride(override)]),
  ];
}
