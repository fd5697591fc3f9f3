import { isSecretName, redactCommand, redacted, redactVariableName } from "../model/secrets.ts";
import { configKeys, mapEntry } from "./keys.ts";

const environment = "workload.environment";

/** True if the dotted key is an environment variable whose name suggests a secret. */
export function isSecretKey(dotted: string): boolean {
  const entry = mapEntry(dotted);
  return entry !== null && entry.map.key === environment && isSecretName(entry.name);
}

/** True for the key of the whole environment map, before it's split into variables. */
export function isWholeEnvironment(dotted: string): boolean {
  return dotted === environment;
}

/** Keys whose values are names of environment variables. */
const variableKeys = new Set(["workload.pass-env", "workload.secret-files"]);

/** Redacts secrets in a value. In a list of variables, it also redacts anything that doesn't look like the name of a variable. */
export function redactValue(dotted: string, value: unknown): unknown {
  if (isSecretKey(dotted)) return redacted;
  return redactTexts(value, variableKeys.has(mapEntry(dotted)?.map.key ?? dotted) ? redactVariables : redactCommand);
}

/** Redacts names of variables in text, which may be a list or a map in YAML. */
function redactVariables(text: string | readonly string[]): string | readonly string[] {
  return typeof text === "string"
    ? text.replaceAll(/[^\s,:[\]{}"']+/g, redactVariableName)
    : text.map(redactVariableName);
}

type Redact = (text: string | readonly string[]) => unknown;

/** Redacts all text in a value. Leaves a circular reference as is, because a circular value can't be printed. */
function redactTexts(value: unknown, redact: Redact, within: readonly unknown[] = []): unknown {
  if (typeof value === "string") return redact(value);
  if (typeof value !== "object" || value === null || within.includes(value)) return value;
  const inside = (one: unknown): unknown => redactTexts(one, redact, [...within, value]);
  if (Array.isArray(value)) return value.every((word) => typeof word === "string") ? redact(value) : value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]));
}

/** Removes what may be secret from an override's text, so it can appear in origins, messages, and the run directory. */
export function redactOverride(text: string): string {
  const split = text.indexOf("=");
  if (split === -1) return text;
  const key = text.slice(0, split).trim();
  if (text.slice(split + 1).trim() === "") return text;
  if (isSecretKey(key) || isWholeEnvironment(key) || isMistypedSecret(key, text)) return `${key}=${redacted}`;
  return `${text.slice(0, split + 1)}${String(redactValue(key, text.slice(split + 1)))}`;
}

/** True for an unknown key if the text has a word that looks like the name of a secret. The key may be a mistyped environment variable. */
function isMistypedSecret(key: string, text: string): boolean {
  return !configKeys.has(key) && mapEntry(key) === null && text.split(/\W+/).some(isSecretName);
}
