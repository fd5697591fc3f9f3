import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { Config } from "../../model/config.ts";
import { commandSecrets, hasUrlPassword, isSecretName, mayBeSecret, urlPasswords } from "../../model/secrets.ts";
import { toFileNameForms, type Secret } from "./search.ts";

type WorkloadSecrets = Pick<
  Config["workload"],
  "secret-files" | "environment" | "command" | "setup" | "hydra-overrides"
>;

export interface SecretSources {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workload: WorkloadSecrets | null;
  readonly texts?: readonly (string | readonly string[])[];
  readonly token: string | null;
}

/** Working directories aren't secret, although these variables' names look like passwords. */
const harmlessNames = new Set(["PWD", "OLDPWD"]);

/**
 * Our token, variables that are passed as secrets or whose names look secret, secrets in commands, and URLs with passwords. Skips what's
 * common in any run's files: values shorter than 6 characters, numbers, words like `true`, and existing paths (`SSH_AUTH_SOCK`,
 * `SSL_CERT_FILE`).
 */
export function findKnownSecrets(
  { environment, workload, texts = [], token }: SecretSources,
  exists: (path: string) => boolean = existsSync,
): Secret[] {
  const passed = Object.values(workload?.["secret-files"] ?? {});
  const variables = workload?.environment ?? {};
  const named: [string, string | undefined][] = [
    ["token", token ?? undefined],
    ...Object.entries(environment).filter(([name]) => isSecretVariable(name)),
    ...passed.map((name): [string, string | undefined] => [name, environment[name]]),
    ...Object.entries(variables).filter(([name]) => isSecretName(name)),
    ...[...Object.entries(environment).filter(([name]) => !isInput(name)), ...Object.entries(variables)].flatMap(
      ([name, value = ""]) => findUrlSecrets(value).map((secret): [string, string] => [name, secret]),
    ),
    ...Object.entries(variables).flatMap(([name, text]) =>
      commandSecrets(text).map(({ value }): [string, string] => [name, value]),
    ),
    ...[...(workload === null ? [] : listCommands(workload)), ...texts]
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

export function listMaskedTexts(secrets: readonly Secret[]): string[] {
  return [...new Set(secrets.flatMap(({ value }) => [value, ...toFileNameForms(value)]))];
}

function listCommands({ command, setup, ...workload }: WorkloadSecrets): (string | readonly string[])[] {
  return [command, setup, workload["hydra-overrides"]].filter((command) => command !== null);
}

function isSecretVariable(name: string): boolean {
  if (isInput(name)) return name.toUpperCase() === "INPUT_TOKEN";
  return isSecretName(name) && !harmlessNames.has(name.toUpperCase());
}

/** Of the action's inputs, only the token is secret. A run's files contain others, such as `INPUT_KEY` and `INPUT_COMMAND`. */
function isInput(name: string): boolean {
  return name.toUpperCase().startsWith("INPUT_");
}

/** Each URL that has a password, and the password, both as written and decoded. */
function findUrlSecrets(value: string): string[] {
  return value
    .split(/\s+/)
    .filter(hasUrlPassword)
    .flatMap((url) => [url, ...urlPasswords(url).flatMap((password) => [password, decodePercent(password)])]);
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
