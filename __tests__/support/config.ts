import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadConfig } from "../../src/config/load.ts";
import type { Config } from "../../src/model/config.ts";

export const confDirectory = fileURLToPath(new URL("../../conf", import.meta.url));

/** The real defaults with `KEY=VALUE` overrides on top. */
export function configOf(...overrides: string[]): Config {
  return loadConfig(
    { configFile: null, presets: [], inputs: [], overrides },
    { confDirectory, readText: (path) => readFileSync(path, "utf8") },
    { requireWorkload: false },
  ).config;
}
