import { errorMessage, UserError } from "../model/errors.ts";
import { configSchema, type LoadedConfig, type Origin, type RawSettings } from "../model/config.ts";
import { nearest } from "../model/text/nearest.ts";
import { configKeys, mapEntry } from "./keys.ts";
import { findContradictions } from "./contradictions.ts";
import type { Layer, Problem, Setting } from "./problem.ts";
import { redactOverride } from "./redact.ts";
import { readYamlSettings, settingsFromText, settingsFromValue, flattenSettings } from "./read-settings.ts";
import { validateSetting } from "./validate.ts";

export interface ConfigSources {
  readonly defaults: object;
  readonly presets: Readonly<Record<string, object>>;
  readonly readText: (path: string) => string;
}

export interface LoadOptions {
  /** The settings must name a program and something to capture. */
  readonly requireWorkload: boolean;
}

/**
 * From weakest to strongest: conf/default.yml, presets in order, the user's file, inputs, overrides. Throws one UserError that lists every
 * problem.
 */
export function loadConfig(
  raw: RawSettings,
  sources: ConfigSources,
  options: LoadOptions = { requireWorkload: false },
): LoadedConfig {
  const layers = [
    { settings: flattenSettings(sources.defaults, { kind: "default", name: "conf/default.yml" }), problems: [] },
    inputLayer(raw.defaults ?? [], "default"),
    ...raw.presets.map((name) => presetLayer(name, sources.presets)),
    ...(raw.configFile === null ? [] : [userFileLayer(raw.configFile, sources.readText)]),
    inputLayer(raw.inputs, "input"),
    overrideLayer(raw.overrides),
  ];
  const settings = layers.flatMap((layer) => layer.settings);
  const problems = [...layers.flatMap((layer) => layer.problems), ...settings.flatMap(validateSetting)];
  if (problems.length > 0) throw configurationError(problems);
  const loaded = assemble(settings);
  const contradictions = findContradictions(loaded, options.requireWorkload);
  if (contradictions.length > 0) throw configurationError(contradictions);
  return loaded;
}

function presetLayer(name: string, presets: ConfigSources["presets"]): Layer {
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset !== undefined) return { settings: flattenSettings(preset, { kind: "preset", name }), problems: [] };
  const names = Object.keys(presets);
  const suggestion = nearest(name, names);
  const help = suggestion === null ? "" : ` Did you mean ${suggestion}?`;
  const problem = `The preset ${JSON.stringify(name)} doesn't exist; the presets are ${names.join(", ")}.${help}`;
  return { settings: [], problems: [problem] };
}

function userFileLayer(path: string, readText: ConfigSources["readText"]): Layer {
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    throw new UserError({
      what: `Can't read the configuration file ${path}.`,
      where: path,
      why: errorMessage(error),
      help: "Check that the path is right (relative to the current folder) and that you have permission to read the file.",
      cause: error,
    });
  }
  return readYamlSettings(text, path, (line) => ({ kind: "file", name: `${path}:${line}` }));
}

function inputLayer(inputs: RawSettings["inputs"], kind: Origin["kind"]): Layer {
  const settings = inputs.flatMap(({ key, value, name }) => settingsFromValue(key, value, { kind, name }));
  return { settings, problems: [] };
}

function overrideLayer(overrides: readonly string[]): Layer {
  const problems: Problem[] = [];
  const settings = overrides.flatMap((text) => {
    const split = text.indexOf("=");
    if (split < 1) {
      problems.push(`The override ${JSON.stringify(text)} is invalid. Write KEY=VALUE, as in nsys.trace=cuda,nvtx.`);
      return [];
    }
    const origin: Origin = { kind: "override", name: redactOverride(text) };
    return settingsFromText(text.slice(0, split).trim(), text.slice(split + 1), origin);
  });
  return { settings, problems };
}

function configurationError(problems: readonly Problem[]): UserError {
  const count = problems.length === 1 ? "a problem" : `${problems.length} problems`;
  return new UserError({
    what: `The configuration has ${count}:`,
    problems,
    help: "docs/configuration.md lists every key with its allowed values and its default.",
    id: "configuration",
  });
}

function assemble(settings: readonly Setting[]): LoadedConfig {
  const merged = merge(settings);
  const missing = [...configKeys.keys()].filter((key) => !merged.has(key));
  if (missing.length > 0) throw configurationError(missing.map((key) => `conf/default.yml doesn't set ${key}.`));
  const result = configSchema.safeParse(nest(merged));
  if (!result.success)
    throw configurationError(result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  const origins = new Map([...merged].map(([key, { origin }]): [string, Origin] => [key, origin]));
  return withoutProbe({ config: result.data, origins });
}

/** The probe is off if the user chose to gate by ranges and left nsys.captures at its default. */
function withoutProbe(loaded: LoadedConfig): LoadedConfig {
  const { config, origins } = loaded;
  const isDefault = (key: string) => origins.get(key)?.kind === "default";
  const setting = ["nsys.gating", "nsys.capture"].find((key) => !isDefault(key));
  const origin = setting === undefined ? undefined : origins.get(setting);
  const isGated = config.nsys.gating && config.nsys.capture === "nvtx";
  if (origin === undefined || !isGated || !isDefault("nsys.captures")) return loaded;
  return {
    config: { ...config, nsys: { ...config.nsys, captures: "range" } },
    origins: new Map([...origins, ["nsys.captures", origin]]),
  };
}

function merge(settings: readonly Setting[]): Map<string, Setting> {
  const merged = new Map<string, Setting>();
  for (const setting of settings) {
    const { key, empties } = setting;
    const isMap = configKeys.get(key)?.kind === "map";
    if (empties === true) {
      for (const other of [...merged.keys()]) if (mapEntry(other)?.map.key === key) merged.delete(other);
    }
    // The setting for the map itself only creates the map; each entry's value has its own setting.
    if (!isMap || empties === true || !merged.has(key)) merged.set(key, setting);
  }
  return merged;
}

function nest(merged: ReadonlyMap<string, Setting>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { key, kind } of configKeys.values()) {
    const value = kind === "map" ? entriesOf(merged, key) : merged.get(key)?.value;
    const names = key.split(".");
    let section = root;
    for (const name of names.slice(0, -1)) section = (section[name] ??= {}) as Record<string, unknown>;
    section[names.at(-1) ?? ""] = value;
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
