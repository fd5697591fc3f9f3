import { readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { compileFamilies, type Family } from "../analyze/families.ts";
import { compileNameRules, type NameRules } from "../compare/identity/name-rules.ts";
import type { LoadedConfig, Origin, RawSettings } from "../model/config.ts";
import { defaultConfig, familyPatterns, nameRuleFile, presets } from "./conf.generated.ts";
import type { Context } from "./context.ts";

/**
 * The configuration: what conf/ holds, and above it what was asked for, the user's file relative to the current folder. Where
 * nothing was, only the defaults, without a load of what reads YAML and checks settings. Throws UserError.
 */
export async function loadSettings(
  context: Context,
  raw: RawSettings,
  requireWorkload: boolean,
  readText = treeText(context),
): Promise<LoadedConfig> {
  const { configFile, inputs, overrides } = raw;
  const above = [raw.presets, raw.defaults ?? [], inputs, overrides];
  if (!requireWorkload && configFile === null && above.every((given) => given.length === 0))
    return { config: defaultConfig, origins: new Map(originsOf(defaultConfig, "")) };
  const { loadConfig } = await import("../config/load.ts");
  return loadConfig(raw, { defaults: defaultConfig, presets, readText }, { requireWorkload });
}

/** The configuration's path where it alone says what a run does; null: there is none, or other settings were given, too. */
export function wholeConfig({ configFile, presets: given, inputs, overrides }: RawSettings): string | null {
  return [given, inputs, overrides].every(({ length }) => length === 0) ? configFile : null;
}

/** The text of a file of the working tree, relative to the current folder. It throws where that can't be read. */
export function treeText({ cwd }: Pick<Context, "cwd">): (path: string) => string {
  return (path) => readFileSync(isAbsolute(path) ? path : resolve(cwd, path), "utf8");
}

/** The origin of each default: all maps of settings are empty there. */
function originsOf(section: object, prefix: string): [string, Origin][] {
  return Object.entries(section).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
      ? originsOf(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, { kind: "default", name: "conf/default.yml" }]],
  );
}

/** conf/kernel-families.yml. */
export function families(): Family[] {
  return compileFamilies(familyPatterns);
}

/** conf/kernel-names.yml. */
export function nameRules(): NameRules {
  return compileNameRules(nameRuleFile);
}

/** conf/report/ of the package: what report.html looks like and what makes it sort and filter. */
export function reportAssets({ root }: Context): { readonly style: string; readonly script: string } {
  const text = (name: string): string => readFileSync(join(root, "conf/report", name), "utf8");
  return { style: text("report.css"), script: text("report.js") };
}
