import { looksSecret } from "../model/secret-name.ts";
import { configKeys, mapEntry } from "./keys.ts";

/** What stands in place of a secret's value. */
export const redacted = "***";

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

/** An override's text without what may be secret: fit for origins, messages and the run directory. */
export function redactOverride(text: string): string {
  const split = text.indexOf("=");
  if (split === -1) return text;
  const key = text.slice(0, split).trim();
  if (text.slice(split + 1).trim() === "") return text;
  return isSecretKey(key) || isWholeEnvironment(key) || isMistypedSecret(key, text) ? `${key}=${redacted}` : text;
}

/** A key that does not exist may be an environment variable's, mistyped. */
function isMistypedSecret(key: string, text: string): boolean {
  return !configKeys.has(key) && mapEntry(key) === null && text.split(/\W+/).some(looksSecret);
}
