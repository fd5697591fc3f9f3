import type { Origin } from "../model/config.ts";
import { redactCommand } from "../model/secrets.ts";
import { listText } from "../model/text/listing.ts";
import { goneKeys } from "./gone-keys.ts";
import { type ConfigKey, configSections, keysOf, suggestKey } from "./keys.ts";
import { isSecretKey, isWholeEnvironment, redactValue } from "./redact.ts";

export interface Setting {
  /** Of the schema, of a map's entry (`workload.environment.STEPS`), or unknown. */
  readonly key: string;
  readonly value: unknown;
  readonly origin: Origin;
  /** As written, if YAML reads it differently: `1.10` for 1.1. */
  readonly source?: string;
  /** `KEY=` on a map removes the entries of weaker layers. */
  readonly empties?: true;
}

export type Problem = string;

export interface Layer {
  readonly settings: readonly Setting[];
  readonly problems: readonly Problem[];
}

const longestValue = 120;

/** `input rounds`, `file llm-profile.yml:4`, `preset decode`, `default`. */
export function originText({ kind, name }: Origin): string {
  if (kind === "default") return "default";
  return kind === "file" ? `file ${name}` : `${kind} ${name}`;
}

export function unknownKey(key: string, origin: Origin): Problem {
  const gone = goneKeys.get(key);
  if (gone !== undefined) return `the key ${key} (${originText(origin)}) is gone. ${gone} Leave the key out.`;
  const suggestion = suggestKey(key);
  const start = `unknown key ${redactCommand(key)} (${originText(origin)})`;
  if (suggestion !== null) return `${start}; did you mean ${suggestion}?`;
  const parent = configSections.findLast((section) => key.startsWith(`${section.key}.`))?.key ?? "";
  return `${start}; the keys ${parent === "" ? "are" : `of ${parent} are`} ${keysOf(parent).join(", ")}.`;
}

/** YAML ended the value at a comma and read the rest as keys. */
export function splitValue(section: string, names: readonly string[], origin: Origin): Problem {
  const keys = names.length === 1 ? "a key" : "keys";
  return `${placeOf(section)} (${originText(origin)}): a comma inside { } ends a value, so YAML read ${listText(names.map(redactCommand), 6)} as ${keys}. Quote a value that contains commas, and write a list in [ ].`;
}

export function placeOf(section: string): string {
  return section === "" ? "The configuration" : section;
}

export function sectionValue(key: string, origin: Origin): Problem {
  return `${key} (${originText(origin)}) is a section, so it can't have a value; its keys are ${keysOf(key).join(", ")}.`;
}

/** `position` is the position inside the value, such as `[1]`. */
export function wrongValue(
  setting: Setting,
  allowed: string,
  position = "",
  value = setting.value,
  help = "",
): Problem {
  const shown = showValue(setting.key, value);
  return `${setting.key}${position}: ${shown} (${originText(setting.origin)}) is invalid; expected ${allowed}.${help}`;
}

export function wrongName(map: string, name: string, origin: Origin, allowed: string): Problem {
  return `${map}: the name ${JSON.stringify(redactCommand(name))} (${originText(origin)}) is invalid; expected ${allowed}.`;
}

export function formHelp({ key, value, source }: Setting, { kind }: Pick<ConfigKey, "kind">): string {
  if ((kind === "text" || kind === "map") && (typeof value === "number" || typeof value === "boolean")) {
    return isSecretKey(key)
      ? " Put the value in quotes."
      : ` Put the value in quotes: ${JSON.stringify(source ?? String(value))}.`;
  }
  return "";
}

/** One short line of JSON; `"***"` if it may be secret. */
export function showValue(key: string, value: unknown): string {
  if (isWholeEnvironment(key)) return Array.isArray(value) ? "a list" : `a ${typeof value}`;
  const text = toJson(redactValue(key, value));
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "nothing";
  } catch {
    return "a value that contains itself";
  }
}
