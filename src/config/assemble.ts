import { type LoadedConfig, type Origin, configSchema } from "../model/config.ts";
import { configKeys, mapEntry } from "./keys.ts";
import type { Problem, Setting } from "./setting.ts";

type Assembled =
  | { readonly loaded: LoadedConfig; readonly problems: readonly [] }
  | { readonly loaded: null; readonly problems: readonly Problem[] };

/** Merges valid settings, the weakest first: the last one of a key wins, and maps are merged by entry. */
export function assemble(settings: readonly Setting[]): Assembled {
  const merged = merge(settings);
  const missing = [...configKeys.keys()].filter((key) => !merged.has(key));
  if (missing.length > 0)
    return { loaded: null, problems: missing.map((key) => `conf/default.yml does not set ${key}.`) };
  const result = configSchema.safeParse(nest(merged));
  if (!result.success) {
    return { loaded: null, problems: result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  }
  const origins = new Map([...merged].map(([key, { origin }]): [string, Origin] => [key, origin]));
  return { loaded: { config: result.data, origins }, problems: [] };
}

function merge(settings: readonly Setting[]): Map<string, Setting> {
  const merged = new Map<string, Setting>();
  for (const setting of settings) {
    const { key, empties } = setting;
    const isMap = configKeys.get(key)?.kind === "map";
    if (empties === true) {
      for (const other of [...merged.keys()]) if (mapEntry(other)?.map.key === key) merged.delete(other);
    }
    // A map itself only has to exist; its entries carry the values.
    if (!isMap || empties === true || !merged.has(key)) merged.set(key, setting);
  }
  return merged;
}

function nest(merged: ReadonlyMap<string, Setting>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { key, kind } of configKeys.values()) {
    const value = kind === "map" ? entriesOf(merged, key) : merged.get(key)?.value;
    const [first = "", second] = key.split(".");
    if (second === undefined) root[first] = value;
    else root[first] = { ...asRecord(root[first]), [second]: value };
  }
  return root;
}

function entriesOf(merged: ReadonlyMap<string, Setting>, map: string): Record<string, unknown> {
  const entries = [...merged.values()].flatMap(({ key, value }): [string, unknown][] => {
    const entry = mapEntry(key);
    return entry?.map.key === map ? [[entry.name, value]] : [];
  });
  return Object.fromEntries(entries);
}

function asRecord(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
