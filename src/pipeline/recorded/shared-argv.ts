import { redactOverride } from "../../config/redact.ts";
import type { RawSettings } from "../../model/config.ts";

/** The arguments that `analyze` and `compare` have in common, as they were given, without what may be secret. */
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
