import { readFileSync } from "node:fs";
import { type LoadOptions, loadConfig } from "../../src/settings/load.ts";
import { UserError } from "../../src/model/errors.ts";
import { defaultConfig, presets } from "../../src/pipeline/conf.generated.ts";
import type { LoadedConfig, RawSettings } from "../../src/model/config.ts";

/** What conf/ holds. */
export const packaged = { defaults: defaultConfig, presets };

export const nothing: RawSettings = { configFile: null, presets: [], inputs: [], overrides: [] };

export interface Given extends Partial<RawSettings> {
  /** The text of the user's file, which is then called `llm-profile.yml`. */
  readonly yaml?: string;
  readonly requireWorkload?: boolean;
}

/** Loads with the real defaults and presets; only the user's file is a text of the test. */
export function load({ yaml, requireWorkload = false, ...raw }: Given): LoadedConfig {
  const options: LoadOptions = { requireWorkload };
  const configFile = yaml === undefined ? null : "llm-profile.yml";
  const readText = (path: string): string =>
    path === "llm-profile.yml" && yaml !== undefined ? yaml : readFileSync(path, "utf8");
  return loadConfig({ ...nothing, configFile, ...raw }, { ...packaged, readText }, options);
}

/** The problems that loading finds, one each, without the bullet. */
export function problemsOf(given: Given): string[] {
  return messageOf(given)
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/^ {2}- /, ""));
}

/** The message of the UserError that loading throws. */
export function messageOf(given: Given): string {
  try {
    load(given);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error("No problem was found.");
}
