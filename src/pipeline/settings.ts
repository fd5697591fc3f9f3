import { readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { loadConfig } from "../config/load.ts";
import type { LoadedConfig, RawSettings } from "../model/config.ts";
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
