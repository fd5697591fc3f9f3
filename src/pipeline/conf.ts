import { readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { parseFamilies, type Family } from "../analyze/families.ts";
import { parseNameRules, type NameRules } from "../compare/identity/name-rules.ts";
import { loadConfig } from "../config/load.ts";
import type { LoadedConfig, RawSettings } from "../model/config.ts";
import { parseEnvironmentRules, type EnvironmentRules } from "../run/isolation/environment.ts";
import type { Context } from "./context.ts";

/** The configuration, with conf/ read from the package and the user's file relative to the current folder. */
export function loadSettings(context: Context, raw: RawSettings, requireWorkload: boolean): LoadedConfig {
  return loadConfig(
    raw,
    {
      confDirectory: join(context.root, "conf"),
      readText: (path) => readFileSync(isAbsolute(path) ? path : resolve(context.cwd, path), "utf8"),
    },
    { requireWorkload },
  );
}

/** conf/environment.yml of the package. */
export function environmentRules(context: Context): EnvironmentRules {
  return parseEnvironmentRules(...confFile(context, "environment.yml"));
}

/** conf/kernel-families.yml of the package. */
export function families(context: Context): Family[] {
  return parseFamilies(...confFile(context, "kernel-families.yml"));
}

/** conf/kernel-names.yml of the package. */
export function nameRules(context: Context): NameRules {
  return parseNameRules(...confFile(context, "kernel-names.yml"));
}

/** conf/report/ of the package: what report.html looks like and what makes it sort and filter. */
export function reportAssets(context: Context): { readonly style: string; readonly script: string } {
  const text = (name: string): string => confFile(context, join("report", name))[0];
  return { style: text("report.css"), script: text("report.js") };
}

/** The text of a file of the package's conf/, and its path. */
export function confFile({ root }: Context, name: string): [text: string, path: string] {
  const path = join(root, "conf", name);
  return [readFileSync(path, "utf8"), path];
}
