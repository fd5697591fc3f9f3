import { loadConfig } from "../../src/settings/load.ts";
import { defaultConfig, presets } from "../../src/pipeline/conf.generated.ts";
import type { Config } from "../../src/model/config.ts";

/** The real defaults with `KEY=VALUE` overrides on top. */
export function configOf(...overrides: string[]): Config {
  return loadConfig(
    { configFile: null, presets: [], inputs: [], overrides },
    { defaults: defaultConfig, presets, readText: () => "" },
    { requireWorkload: false },
  ).config;
}
