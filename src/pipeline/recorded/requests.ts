import type { RawSettings } from "../../model/config.ts";
import type { RepeatableCommand } from "../../model/run/asked.ts";
import { redactOverride } from "../../settings/redact.ts";
import { toolName, type Context } from "../context.ts";
import { formatFolder } from "../judge/result-file.ts";

export interface AnalyzeRequest {
  /** Run directories, profile.json files, and reports. Each path is a round, unless `areRanks` is true. */
  readonly paths: readonly string[];
  readonly areRanks: boolean;
  readonly ranges: readonly string[];
  readonly ncu: readonly string[];
  readonly out: string | null;
  readonly settings: RawSettings;
}

export interface CompareRequest {
  readonly base: readonly string[];
  readonly head: readonly string[];
  readonly ranges: readonly string[];
  readonly out: string | null;
  readonly settings: RawSettings;
}

export function createCompareArgv(request: CompareRequest): string[] {
  const paths = [
    ...request.base.flatMap((path) => ["--base", path]),
    ...request.head.flatMap((path) => ["--head", path]),
  ];
  return [toolName, "compare", ...paths, ...createSharedArgv(request)];
}

export function describeCompareRequest(
  { cwd }: Pick<Context, "cwd">,
  request: CompareRequest,
  out: string | null,
): RepeatableCommand {
  return {
    kind: "compare",
    again: createCompareArgv(request),
    folder: out === null ? null : formatFolder(cwd, out),
    analyze: [toolName, "analyze", ...request.head, ...createSharedArgv(request)],
  };
}

/** The user's arguments that `analyze` and `compare` have in common, with secrets redacted. */
export function createSharedArgv({ ranges, settings }: Pick<CompareRequest, "ranges" | "settings">): string[] {
  return [
    ...ranges.flatMap((range) => ["--range", range]),
    ...(settings.configFile === null ? [] : ["--config", settings.configFile]),
    ...settings.presets.flatMap((preset) => ["--preset", preset]),
    ...settings.overrides.flatMap((override) => ["--set", redactOverride(override)]),
  ];
}
