import { redactOverride } from "../../settings/redact.ts";
import type { CompareRequest } from "./requests.ts";
import type { RawSettings } from "../../model/config.ts";
import type { Asked } from "../../model/run/asked.ts";
import { toolName, type Context } from "../context.ts";
import { shownFolder } from "../judge/result-file.ts";

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
export function sharedArgv({
  ranges,
  settings,
}: {
  readonly ranges: readonly string[];
  readonly settings: RawSettings;
}): string[] {
  return [
    ...ranges.flatMap((range) => ["--range", range]),
    ...(settings.configFile === null ? [] : ["--config", settings.configFile]),
    ...settings.presets.flatMap((preset) => ["--preset", preset]),
    ...settings.overrides.flatMap((override) => ["--set", redactOverride(override)]),
  ];
}
