import { redactCommand, redacted } from "../model/command-secrets.ts";
import { looksSecret } from "../model/secret-name.ts";
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

const commandKeys = new Set(["workload.command", "workload.setup", "workload.hydra-overrides"]);

/** A key's value without what may be secret; of a command or a variable, what stands in it under the name of a secret, and passwords of URLs. */
export function redactValue(dotted: string, value: unknown): unknown {
  if (isSecretKey(dotted)) return redacted;
  if (!commandKeys.has(dotted) && mapEntry(dotted)?.map.key !== environment) return value;
  if (typeof value === "string") return redactCommand(value);
  return Array.isArray(value) && value.every((word) => typeof word === "string") ? redactCommand(value) : value;
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
