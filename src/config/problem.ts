import type { Origin } from "../model/config.ts";
import { redactCommand } from "../model/secrets.ts";
import { listText } from "../model/text/listing.ts";
import { type ConfigKey, configSections, keysOf, suggestKey } from "./keys.ts";
import { isSecretKey, isWholeEnvironment, redactValue } from "./redact.ts";

/** One value for one dotted key, as one layer gives it. */
export interface Setting {
  /** A key of the schema, an entry of a map (`workload.environment.STEPS`), or one that does not exist. */
  readonly key: string;
  readonly value: unknown;
  readonly origin: Origin;
  /** The text of the value where that says more than the value: `1.10` for the number 1.1. */
  readonly source?: string;
  /** True for `KEY=` on a map: the entries of weaker layers go. */
  readonly empties?: true;
}

/** One sentence on what is wrong with the configuration: the key, the value, where it came from, what is right. */
export type Problem = string;

/** What a layer holds, and what could not be read of it. */
export interface Layer {
  readonly settings: readonly Setting[];
  readonly problems: readonly Problem[];
}

const longestValue = 120;

/** `input rounds`, `override rounds=3`, `llm-profile.yml:4`, `preset decode`, `default`. */
export function originText({ kind, name }: Origin): string {
  if (kind === "default") return "default";
  return kind === "file" ? `file ${name}` : `${kind} ${name}`;
}

/** A key that the schema does not have. */
export function unknownKey(key: string, origin: Origin): Problem {
  const suggestion = suggestKey(key);
  const start = `unknown key ${redactCommand(key)} (${originText(origin)})`;
  if (suggestion !== null) return `${start}; did you mean ${suggestion}?`;
  const parent = configSections.findLast((section) => key.startsWith(`${section.key}.`))?.key ?? "";
  return `${start}; the keys ${parent === "" ? "are" : `of ${parent} are`} ${keysOf(parent).join(", ")}.`;
}

/** Keys that are the rest of a value, which a comma ended. */
export function splitValue(section: string, names: readonly string[], origin: Origin): Problem {
  const keys = names.length === 1 ? "was read as a key" : "were read as keys";
  return `${placeOf(section)} (${originText(origin)}): a comma within { } ends a value, so that ${listText(names.map(redactCommand), 6)} ${keys}. Put a text that holds commas in quotes, and a list in [ ].`;
}

/** A section in a sentence; the outermost one has no name. */
export function placeOf(section: string): string {
  return section === "" ? "The configuration" : section;
}

/** A whole section where a key is needed: `workload=x`. */
export function sectionValue(key: string, origin: Origin): Problem {
  return `${key} (${originText(origin)}) holds other keys and takes no value; its keys are ${keysOf(key).join(", ")}.`;
}

/** A value of the wrong type or out of bounds; `at` is the place inside it, such as `[1]`. */
export function wrongValue(setting: Setting, allowed: string, at = "", value = setting.value, help = ""): Problem {
  const shown = showValue(setting.key, value);
  return `${setting.key}${at}: ${shown} (${originText(setting.origin)}) is invalid; expected ${allowed}.${help}`;
}

/** A name that an entry of a map cannot have, such as `1A` for a variable. */
export function wrongName(map: string, name: string, origin: Origin, allowed: string): Problem {
  return `${map}: the name ${JSON.stringify(redactCommand(name))} (${originText(origin)}) is invalid; expected ${allowed}.`;
}

/** What to write in place of a value whose only fault is its form; empty when that is not known. */
export function formHelp({ key, value, source }: Setting, { kind }: Pick<ConfigKey, "kind">): string {
  if ((kind === "text" || kind === "map") && (typeof value === "number" || typeof value === "boolean")) {
    return isSecretKey(key) ? " Put it in quotes." : ` Put it in quotes: ${JSON.stringify(source ?? String(value))}.`;
  }
  return "";
}

/** A value as one short line of JSON; `"***"` for those that may be secret. */
export function showValue(key: string, value: unknown): string {
  if (isWholeEnvironment(key)) return Array.isArray(value) ? "a list" : `a ${typeof value}`;
  const text = toJson(redactValue(key, value));
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "nothing";
  } catch {
    return "a value that holds itself";
  }
}
