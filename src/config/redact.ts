import { looksSecret, redactCommand, redacted, shownVariable } from "../model/secrets.ts";
import { configKeys, mapEntry } from "./keys.ts";

const environment = "workload.environment";

/** True for the dotted key of an environment variable whose name looks secret. */
export function isSecretKey(dotted: string): boolean {
  const entry = mapEntry(dotted);
  return entry !== null && entry.map.key === environment && looksSecret(entry.name);
}

/** True for an environment given whole, in a form in which its names are not known yet. */
export function isWholeEnvironment(dotted: string): boolean {
  return dotted === environment;
}

/** Keys whose values name variables of our environment. */
const variableKeys = new Set(["workload.pass-env", "workload.secret-files"]);

/** A key's value without what may be secret: what a command holds of it, and what no variable is called that should name one. */
export function redactValue(dotted: string, value: unknown): unknown {
  if (isSecretKey(dotted)) return redacted;
  return redactTexts(value, variableKeys.has(mapEntry(dotted)?.map.key ?? dotted) ? redactVariables : redactCommand);
}

/** The names in a text, which may be a list or a map in YAML. */
function redactVariables(text: string | readonly string[]): string | readonly string[] {
  return typeof text === "string" ? text.replaceAll(/[^\s,:[\]{}"']+/g, shownVariable) : text.map(shownVariable);
}

type Redact = (text: string | readonly string[]) => unknown;

/** Every text and list of texts in a value; one that holds itself stays, since it has no text to be shown as. */
function redactTexts(value: unknown, redact: Redact, within: readonly unknown[] = []): unknown {
  if (typeof value === "string") return redact(value);
  if (typeof value !== "object" || value === null || within.includes(value)) return value;
  const inside = (one: unknown): unknown => redactTexts(one, redact, [...within, value]);
  if (Array.isArray(value)) return value.every((word) => typeof word === "string") ? redact(value) : value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]));
}

/** An override's text without what may be secret: fit for origins, messages and the run directory. */
export function redactOverride(text: string): string {
  const split = text.indexOf("=");
  if (split === -1) return text;
  const key = text.slice(0, split).trim();
  if (text.slice(split + 1).trim() === "") return text;
  if (isSecretKey(key) || isWholeEnvironment(key) || isMistypedSecret(key, text)) return `${key}=${redacted}`;
  return `${text.slice(0, split + 1)}${String(redactValue(key, text.slice(split + 1)))}`;
}

/** A key that does not exist may be an environment variable's, mistyped. */
function isMistypedSecret(key: string, text: string): boolean {
  return !configKeys.has(key) && mapEntry(key) === null && text.split(/\W+/).some(looksSecret);
}
