import { parse } from "yaml";
import type { LoadedConfig, Origin, RawSettings } from "../model/config.ts";
import { type ConfigKey, configKeys, configSections, nameOf, sectionOf } from "./keys.ts";
import { schemaComment } from "../model/addresses.ts";
import { redacted } from "../model/secrets.ts";
import { isWholeEnvironment, redactOverride, redactValue } from "./redact.ts";

/** config.yaml in the run directory. Values that may be secret are `"***"`. */
export function renderConfig({ config, origins }: LoadedConfig): string {
  const lines = [schemaComment, "# The whole configuration of this run, and where each value came from."];
  for (const section of configSections) {
    const keys = [...configKeys.values()].filter(({ key }) => sectionOf(key) === section.key);
    const depth = section.key === "" ? 0 : section.key.split(".").length;
    const indent = "  ".repeat(depth);
    if (depth > 0) lines.push(`${"  ".repeat(depth - 1)}${nameOf(section.key)}:`);
    for (const key of keys) lines.push(...keyLines(key, valueAt(config, key.key), origins, indent));
  }
  return `${lines.join("\n")}\n`;
}

export function renderInputs(raw: RawSettings): string {
  const inputs = raw.inputs.map(({ key, value, name }) => {
    const shown = isWholeEnvironment(key) ? redactEntries(value) : redactValue(key, value);
    return `  - {input: ${flow(name)}, key: ${flow(key)}, value: ${flow(shown)}}`;
  });
  const overrides = raw.overrides.map((text) => `  - ${flow(redactOverride(text))}`);
  return [
    "# The inputs and overrides of this run; config.yaml shows the resulting configuration.",
    `config: ${flow(raw.configFile)}`,
    `presets: ${flow(raw.presets)}`,
    ...listLines("inputs", inputs),
    ...listLines("overrides", overrides),
    "",
  ].join("\n");
}

function listLines(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [`${name}: []`] : [`${name}:`, ...items];
}

function keyLines(key: ConfigKey, value: unknown, origins: LoadedConfig["origins"], indent: string): string[] {
  const name = nameOf(key.key);
  const entries = key.kind === "map" && typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (entries.length === 0)
    return [`${indent}${name}: ${flow(redactValue(key.key, value))}${comment(origins.get(key.key))}`];
  const shown = entries.map(([entry, text]: [string, unknown]) => {
    const dotted = `${key.key}.${entry}`;
    return `${indent}  ${flow(entry)}: ${flow(redactValue(dotted, text))}${comment(origins.get(dotted))}`;
  });
  return [`${indent}${name}:`, ...shown];
}

function comment(origin: Origin | undefined): string {
  if (origin === undefined) return "";
  if (origin.kind === "default") return " # default";
  // The comment stays on one line, even if an override or a file name contains line breaks.
  return ` # ${origin.kind}: ${origin.name.replace(/[\p{Cc}\u2028\u2029\ufeff]+/gu, " ")}`;
}

/** Lists and maps in flow style, plain words without quotes. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([name, member]) => `${flow(name)}: ${flow(member)}`);
    return `{ ${entries.join(", ")} }`.replace("{  }", "{}");
  }
  if (typeof value === "string" && isPlain(value)) return value;
  // JSON is valid YAML except for these characters, which YAML wants escaped.
  return JSON.stringify(value ?? null).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function isPlain(text: string): boolean {
  return /^[A-Za-z0-9][\w./+-]*$/.test(text) && parse(text) === text;
}

function redactEntries(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return redacted;
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => [name, redactValue(`workload.environment.${name}`, text)]),
  );
}

function valueAt(config: object, dotted: string): unknown {
  let value: unknown = config;
  for (const name of dotted.split(".")) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}
