import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { Config } from "../../model/config.ts";
import { commandSecrets, holdsPassword, looksSecret, mayBeSecret, urlPasswords } from "../../model/secrets.ts";
import { inFileName, type Secret } from "./search.ts";

/** Variables passed as files, whatever they are called; variables with values of the configuration's own; and commands. */
type WorkloadSecrets = Pick<
  Config["workload"],
  "secret-files" | "environment" | "command" | "setup" | "hydra-overrides"
>;

/** Where secrets come from that files of a run might hold. */
export interface SecretSources {
  /** Our own environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What the configuration says of the program; null where there is none, or it cannot be read. */
  readonly workload: WorkloadSecrets | null;
  /** Further texts of the configuration that may hold secrets as a command does: as it was asked for, and arguments of profilers. */
  readonly texts?: readonly (string | readonly string[])[];
  /** The token that we talk to GitHub with. */
  readonly token: string | null;
}

/** Never secret, though their names look like it: working directories. */
const harmlessNames = new Set(["PWD", "OLDPWD"]);

/**
 * The values worth looking for, each once: those of variables whose name looks secret or that are passed as secrets, and
 * of all variables the URLs with a password, and their passwords; and what stands in a command. Left out: those shorter
 * than 6 characters, numbers and words such as `true`, and paths that exist (`SSH_AUTH_SOCK`, `SSL_CERT_FILE`): every record
 * of a run holds such text.
 */
export function knownSecrets(
  { environment, workload, texts = [], token }: SecretSources,
  exists: (path: string) => boolean = existsSync,
): Secret[] {
  const passed = Object.values(workload?.["secret-files"] ?? {});
  const given = workload?.environment ?? {};
  const named: [string, string | undefined][] = [
    ["token", token ?? undefined],
    ...Object.entries(environment).filter(([name]) => isSecretVariable(name)),
    ...passed.map((name): [string, string | undefined] => [name, environment[name]]),
    ...Object.entries(given).filter(([name]) => looksSecret(name)),
    ...[...Object.entries(environment).filter(([name]) => !isInput(name)), ...Object.entries(given)].flatMap(
      ([name, value = ""]) => urlSecrets(value).map((secret): [string, string] => [name, secret]),
    ),
    ...Object.entries(given).flatMap(([name, text]) =>
      commandSecrets(text).map(({ value }): [string, string] => [name, value]),
    ),
    ...[...(workload === null ? [] : commandsOf(workload)), ...texts]
      .flatMap(commandSecrets)
      .map(({ name, value }): [string, string] => [name, value]),
  ];
  const byValue = new Map<string, Secret>();
  for (const [name, text] of named) {
    const value = text?.trim() ?? "";
    if (!mayBeSecret(value)) continue;
    if (isAbsolute(value) && exists(value)) continue;
    if (!byValue.has(value)) byValue.set(value, { name, value });
  }
  return [...byValue.values()];
}

/** What the runner is to replace in the log: the values, and what they are in the names of files. */
export function textsToMask(secrets: readonly Secret[]): string[] {
  return [...new Set(secrets.flatMap(({ value }) => [value, ...inFileName(value)]))];
}

function commandsOf({ command, setup, ...workload }: WorkloadSecrets): (string | readonly string[])[] {
  return [command, setup, workload["hydra-overrides"]].filter((given) => given !== null);
}

function isSecretVariable(name: string): boolean {
  if (isInput(name)) return name.toUpperCase() === "INPUT_TOKEN";
  return looksSecret(name) && !harmlessNames.has(name.toUpperCase());
}

/** Of the action's inputs only the token is secret: `INPUT_KEY`, `INPUT_PASS-ENV` and `INPUT_COMMAND` are not, and stand in the records. */
function isInput(name: string): boolean {
  return name.toUpperCase().startsWith("INPUT_");
}

/** What is secret in a value that holds passwords in URLs: each such URL as a whole, and its password as it is written and as it is meant. */
function urlSecrets(value: string): string[] {
  return value
    .split(/\s+/)
    .filter(holdsPassword)
    .flatMap((url) => [url, ...urlPasswords(url).flatMap((password) => [password, percentDecoded(password)])]);
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A `%` that stands for itself.
    return text;
  }
}
