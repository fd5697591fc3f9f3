import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
import { looksSecret } from "../../model/secret-name.ts";
import type { Secret } from "./secret.ts";
import { urlSecrets } from "./url-secrets.ts";

/** Where secrets come from that files of a run might hold. */
export interface SecretSources {
  /** Our own environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Names of our variables that the configuration gives to the program as secrets, whatever they are called (`workload.secret-files`). */
  readonly passed: readonly string[];
  /** Variables with values of the configuration's own (`workload.environment`). */
  readonly given: Readonly<Record<string, string>>;
  /** The token that we talk to GitHub with. */
  readonly token: string | null;
}

/** Shorter values are found everywhere by chance. */
export const shortestSecret = 6;

/** Never secret, though their names look like it: working directories. */
const harmlessNames = new Set(["PWD", "OLDPWD"]);

const harmlessValue = /^(?:true|false|yes|no|on|off|none|null|always|never|[-+]?[\d.,_:]+)$/i;

/**
 * The values worth looking for, each once: those of variables whose name looks secret or that are passed as secrets, and
 * of all variables the URLs with a password, and their passwords. Left out: those shorter than 6 characters, numbers and
 * words such as `true`, and paths that exist (`SSH_AUTH_SOCK`, `SSL_CERT_FILE`): every record of a run holds such text.
 */
export function knownSecrets(
  { environment, passed, given, token }: SecretSources,
  exists: (path: string) => boolean = existsSync,
): Secret[] {
  const named: [string, string | undefined][] = [
    ["token", token ?? undefined],
    ...Object.entries(environment).filter(([name]) => isSecretVariable(name)),
    ...passed.map((name): [string, string | undefined] => [name, environment[name]]),
    ...Object.entries(given).filter(([name]) => looksSecret(name)),
    ...[...Object.entries(environment).filter(([name]) => !isInput(name)), ...Object.entries(given)].flatMap(
      ([name, value = ""]) => urlSecrets(value).map((secret): [string, string] => [name, secret]),
    ),
  ];
  const byValue = new Map<string, Secret>();
  for (const [name, text] of named) {
    const value = text?.trim() ?? "";
    if (value.length < shortestSecret || harmlessValue.test(value)) continue;
    if (isAbsolute(value) && exists(value)) continue;
    if (!byValue.has(value)) byValue.set(value, { name, value });
  }
  return [...byValue.values()];
}

function isSecretVariable(name: string): boolean {
  if (isInput(name)) return name.toUpperCase() === "INPUT_TOKEN";
  return looksSecret(name) && !harmlessNames.has(name.toUpperCase());
}

/** Of the action's inputs only the token is secret: `INPUT_KEY`, `INPUT_PASS-ENV` and `INPUT_COMMAND` are not, and stand in the records. */
function isInput(name: string): boolean {
  return name.toUpperCase().startsWith("INPUT_");
}
