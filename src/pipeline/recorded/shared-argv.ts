import { redactOverride } from "../../config/redact.ts";
import type { CompareRequest } from "../../inputs/invocation.ts";
import type { RawSettings } from "../../model/config.ts";
import { toolName } from "../context.ts";

/** The user's `compare` command, without `--out`. */
export function compareArgv(request: CompareRequest): string[] {
  const paths = [
    ...request.base.flatMap((path) => ["--base", path]),
    ...request.head.flatMap((path) => ["--head", path]),
  ];
  return [toolName, "compare", ...paths, ...sharedArgv(request)];
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
