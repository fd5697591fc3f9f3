import type { Origin } from "../model/config.ts";
import { redactCommand } from "../model/secrets.ts";
import { listText } from "../model/text/listing.ts";
import { goneKeys } from "./gone-keys.ts";
import { type ConfigKey, configSections, keysOf, suggestKey } from "./keys.ts";
import { isSecretKey, isWholeEnvironment, redactValue } from "./redact.ts";

/** One value for one dotted key, from one layer. */
export interface Setting {
  /** A key of the schema, an entry of a map (`workload.environment.STEPS`), or a key that doesn't exist. */
  readonly key: string;
  readonly value: unknown;
  readonly origin: Origin;
  /** The value as written, if YAML reads it differently: `1.10` for the number 1.1. */
  readonly source?: string;
  /** True for `KEY=` on a map, which removes the entries of weaker layers. */
  readonly empties?: true;
}

/** A message about one mistake in the configuration: the key, its value, where the value came from, and what would be right. */
export type Problem = string;

/** The settings of a layer, and the problems with the parts that we couldn't read. */
export interface Layer {
  readonly settings: readonly Setting[];
  readonly problems: readonly Problem[];
}

const longestValue = 120;

/** The origin in words: `input rounds`, `override rounds=3`, `file llm-profile.yml:4`, `preset decode`, `default`. */
export function originText({ kind, name }: Origin): string {
  if (kind === "default") return "default";
  return kind === "file" ? `file ${name}` : `${kind} ${name}`;
}

/** The problem for a key that isn't in the schema. */
export function unknownKey(key: string, origin: Origin): Problem {
  const gone = goneKeys.get(key);
  if (gone !== undefined) return `the key ${key} (${originText(origin)}) is gone. ${gone} Leave the key out.`;
  const suggestion = suggestKey(key);
  const start = `unknown key ${redactCommand(key)} (${originText(origin)})`;
  if (suggestion !== null) return `${start}; did you mean ${suggestion}?`;
  const parent = configSections.findLast((section) => key.startsWith(`${section.key}.`))?.key ?? "";
  return `${start}; the keys ${parent === "" ? "are" : `of ${parent} are`} ${keysOf(parent).join(", ")}.`;
}

/** The problem for a value that contains a comma, so YAML ended the value there and read the rest as keys. */
export function splitValue(section: string, names: readonly string[], origin: Origin): Problem {
  const keys = names.length === 1 ? "a key" : "keys";
  return `${placeOf(section)} (${originText(origin)}): a comma inside { } ends a value, so YAML read ${listText(names.map(redactCommand), 6)} as ${keys}. Quote a value that contains commas, and write a list in [ ].`;
}

/** The name of a section in a message. The whole configuration has no name. */
export function placeOf(section: string): string {
  return section === "" ? "The configuration" : section;
}

/** The problem for a value given to a section instead of a key: `workload=x`. */
export function sectionValue(key: string, origin: Origin): Problem {
  return `${key} (${originText(origin)}) is a section, so it can't have a value; its keys are ${keysOf(key).join(", ")}.`;
}

/** The problem for a value of the wrong type or out of range. `at` is the position inside the value, such as `[1]`. */
export function wrongValue(setting: Setting, allowed: string, at = "", value = setting.value, help = ""): Problem {
  const shown = showValue(setting.key, value);
  return `${setting.key}${at}: ${shown} (${originText(setting.origin)}) is invalid; expected ${allowed}.${help}`;
}

/** The problem for an invalid name of a map entry, such as the variable `1A`. */
export function wrongName(map: string, name: string, origin: Origin, allowed: string): Problem {
  return `${map}: the name ${JSON.stringify(redactCommand(name))} (${originText(origin)}) is invalid; expected ${allowed}.`;
}

/** Advice to quote a number or boolean that should be text; "" for anything else. */
export function formHelp({ key, value, source }: Setting, { kind }: Pick<ConfigKey, "kind">): string {
  if ((kind === "text" || kind === "map") && (typeof value === "number" || typeof value === "boolean")) {
    return isSecretKey(key)
      ? " Put the value in quotes."
      : ` Put the value in quotes: ${JSON.stringify(source ?? String(value))}.`;
  }
  return "";
}

/** A value as one short line of JSON; `"***"` if it may be secret. */
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
