import { join } from "node:path";
import { errorMessage, UserError } from "../errors.ts";
import type { LoadedConfig, Origin, RawSettings } from "../model/config.ts";
import { findContradictions } from "./contradictions.ts";
import { assemble } from "./assemble.ts";
import { checkPresetName } from "./presets.ts";
import { redactOverride } from "./redact.ts";
import type { Layer, Problem } from "./setting.ts";
import { settingsFromText, settingsFromValue } from "./text-value.ts";
import { validateSetting } from "./validate.ts";
import { readYamlSettings } from "./yaml-file.ts";

/** Where files are read from. `confDirectory` holds default.yml and presets/. */
export interface ConfigSources {
  readonly confDirectory: string;
  /** The text of a file; throws when it cannot be read. */
  readonly readText: (path: string) => string;
}

export interface LoadOptions {
  /** True where a program will be started and captured: something to run, and something to capture, must be set. */
  readonly requireWorkload: boolean;
}

/**
 * The configuration: conf/default.yml < presets, in order < the user's file < inputs < overrides. Throws one UserError
 * that lists every problem, each with the key, the value, where it came from and what is allowed.
 */
export function loadConfig(
  raw: RawSettings,
  sources: ConfigSources,
  options: LoadOptions = { requireWorkload: false },
): LoadedConfig {
  const layers = [
    defaultLayer(sources),
    inputLayer(raw.defaults ?? [], "default"),
    ...raw.presets.map((name) => presetLayer(name, sources)),
    ...(raw.configFile === null ? [] : [userFileLayer(raw.configFile, sources)]),
    inputLayer(raw.inputs, "input"),
    overrideLayer(raw.overrides),
  ];
  const settings = layers.flatMap((layer) => layer.settings);
  const problems = [...layers.flatMap((layer) => layer.problems), ...settings.flatMap(validateSetting)];
  if (problems.length > 0) throw refusal(problems);
  const assembled = assemble(settings);
  if (assembled.loaded === null) throw refusal(assembled.problems);
  const contradictions = findContradictions(assembled.loaded, options);
  if (contradictions.length > 0) throw refusal(contradictions);
  return assembled.loaded;
}

function defaultLayer({ confDirectory, readText }: ConfigSources): Layer {
  return fileLayer(join(confDirectory, "default.yml"), readText, () => ({ kind: "default", name: "conf/default.yml" }));
}

function presetLayer(name: string, { confDirectory, readText }: ConfigSources): Layer {
  const problem = checkPresetName(name);
  if (problem !== null) return { settings: [], problems: [problem] };
  return fileLayer(join(confDirectory, "presets", `${name}.yml`), readText, () => ({ kind: "preset", name }));
}

function userFileLayer(path: string, { readText }: ConfigSources): Layer {
  return fileLayer(path, readText, (line) => ({ kind: "file", name: `${path}:${line}` }));
}

function fileLayer(path: string, readText: ConfigSources["readText"], originAt: (line: number) => Origin): Layer {
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    throw new UserError({
      what: `The configuration file ${path} cannot be read.`,
      where: path,
      why: errorMessage(error),
      hint: "Check that the path is right, relative to the current folder, and that the file may be read.",
      cause: error,
    });
  }
  return readYamlSettings(text, path, originAt);
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
      problems.push(
        `The override ${JSON.stringify(text)} is not right: it is written KEY=VALUE, as in nsys.trace=cuda,nvtx.`,
      );
      return [];
    }
    const origin: Origin = { kind: "override", name: redactOverride(text) };
    return settingsFromText(text.slice(0, split).trim(), text.slice(split + 1), origin);
  });
  return { settings, problems };
}

function refusal(problems: readonly Problem[]): UserError {
  const count = problems.length === 1 ? "a problem" : `${problems.length} problems`;
  return new UserError({
    what: [`The configuration has ${count}:`, ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    hint: "docs/configuration.md lists every key, what it takes and its default.",
    id: "configuration",
  });
}
