import { readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { compileFamilies, type Family } from "../analyze/families.ts";
import { compileNameRules, type NameRules } from "../compare/identity/name-rules.ts";
import type { LoadedConfig, Origin, RawSettings } from "../model/config.ts";
import { defaultConfig, familyPatterns, nameRuleFile, presets } from "./conf.generated.ts";
import type { Context } from "./context.ts";

/**
 * The configuration: the user's settings over the defaults in conf/. The user's file is relative to the current folder. Without any
 * settings, it returns the defaults and skips loading the code that reads YAML and checks settings.
 */
export async function loadSettings(
  context: Context,
  raw: RawSettings,
  requireWorkload: boolean,
  readText = createTreeReader(context),
): Promise<LoadedConfig> {
  const { configFile, inputs, overrides } = raw;
  const above = [raw.presets, raw.defaults ?? [], inputs, overrides];
  if (!requireWorkload && configFile === null && above.every((layer) => layer.length === 0))
    return { config: defaultConfig, origins: new Map(listDefaultOrigins(defaultConfig, "")) };
  const { loadConfig } = await import("../settings/load.ts");
  return loadConfig(raw, { defaults: defaultConfig, presets, readText }, { requireWorkload });
}

/** The path of the configuration file; null if there's no such file, or if presets, inputs, or overrides are set too. */
export function findOnlyConfigFile({ configFile, presets, inputs, overrides }: RawSettings): string | null {
  return [presets, inputs, overrides].every(({ length }) => length === 0) ? configFile : null;
}

export function createTreeReader({ cwd }: Pick<Context, "cwd">): (path: string) => string {
  return (path) => readFileSync(isAbsolute(path) ? path : resolve(cwd, path), "utf8");
}

/** The origin of each default. Maps that users fill are empty in the defaults, so each map counts as one setting. */
function listDefaultOrigins(section: object, prefix: string): [string, Origin][] {
  return Object.entries(section).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
      ? listDefaultOrigins(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, { kind: "default", name: "conf/default.yml" }]],
  );
}

export function loadFamilies(): Family[] {
  return compileFamilies(familyPatterns);
}

export function loadNameRules(): NameRules {
  return compileNameRules(nameRuleFile);
}

export function readReportAssets({ root }: Context): { readonly style: string; readonly script: string } {
  const text = (name: string): string => readFileSync(join(root, "conf/report", name), "utf8");
  return { style: text("report.css"), script: text("report.js") };
}
