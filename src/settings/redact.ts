import { isSecretName, redactCommand, redacted, redactVariableName } from "../model/secrets.ts";
import { configKeys, mapEntry } from "./keys.ts";

const environment = "workload.environment";

/** An environment variable whose name suggests a secret. */
export function isSecretKey(dotted: string): boolean {
  const entry = mapEntry(dotted);
  return entry !== null && entry.map.key === environment && isSecretName(entry.name);
}

export function isWholeEnvironment(dotted: string): boolean {
  return dotted === environment;
}

const variableKeys = new Set(["workload.pass-env", "workload.secret-files"]);

/** In a list of variables, also redacts what doesn't look like a name. */
export function redactValue(dotted: string, value: unknown): unknown {
  if (isSecretKey(dotted)) return redacted;
  return redactTexts(value, variableKeys.has(mapEntry(dotted)?.map.key ?? dotted) ? redactVariables : redactCommand);
}

function redactVariables(text: string | readonly string[]): string | readonly string[] {
  return typeof text === "string"
    ? text.replaceAll(/[^\s,:[\]{}"']+/g, redactVariableName)
    : text.map(redactVariableName);
}

type Redact = (text: string | readonly string[]) => unknown;

/** Leaves a circular reference, because a circular value can't be printed. */
function redactTexts(value: unknown, redact: Redact, within: readonly unknown[] = []): unknown {
  if (typeof value === "string") return redact(value);
  if (typeof value !== "object" || value === null || within.includes(value)) return value;
  const inside = (item: unknown): unknown => redactTexts(item, redact, [...within, value]);
  if (Array.isArray(value)) return value.every((word) => typeof word === "string") ? redact(value) : value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inside(item)]));
}

export function redactOverride(text: string): string {
  const split = text.indexOf("=");
  if (split === -1) return text;
  const key = text.slice(0, split).trim();
  if (text.slice(split + 1).trim() === "") return text;
  if (isSecretKey(key) || isWholeEnvironment(key) || isMistypedSecret(key, text)) return `${key}=${redacted}`;
  return `${text.slice(0, split + 1)}${String(redactValue(key, text.slice(split + 1)))}`;
}

function isMistypedSecret(key: string, text: string): boolean {
  return !configKeys.has(key) && mapEntry(key) === null && text.split(/\W+/).some(isSecretName);
}
