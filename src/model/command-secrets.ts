import { looksSecret } from "./secret-name.ts";
import { mayBeSecret } from "./secret-value.ts";
import { urlPasswords } from "./url-password.ts";

/** What stands in place of a secret's value. */
export const redacted = "***";

/** A value that was written into a command, and the option, variable or setting that it was written for. */
export interface CommandSecret {
  readonly name: string;
  readonly value: string;
}

/** Names of options whose value is a secret. Narrower than for variables: `--tokenizer`, `--max-tokens`, `--key-cache` are daily words here. */
const secretOption =
  /(?:^|[._-])(?:(?:(?:api|access|auth|bearer|github|gh|hf|hub|private|refresh|secret|service|session|wandb)[._-]?(?:token|key|secret))|apikey|credentials?|passphrase|passwd|password|secret)$|^token$/i;

/** `--name value`, `--name=value`, `NAME=value`, `+a.name=value` in a line; where a value ends depends on its quotes. */
const given =
  /(?<=^|[\s"';|&(])(?<name>-{1,2}[A-Za-z][\w.-]*|\+{0,2}[A-Za-z_][\w.-]*(?==))(?<sign>=|\s+(?!-))(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\s"';|&)]+))/g;

/**
 * The secrets that stand in a command, by the names that they are given under, and the passwords of URLs: a profiler's report
 * holds the command of the program. A line of shell, or arguments.
 */
export function commandSecrets(command: string | readonly string[]): CommandSecret[] {
  const found = [...inArguments(command), ...texts(command).flatMap((text) => [...inText(text), ...inUrls(text)])];
  return [...new Map(found.map((secret) => [secret.value, secret])).values()];
}

/** The same command with each of its secrets as `***`. */
export function redactCommand<T extends string | readonly string[]>(command: T): T;
export function redactCommand(command: string | readonly string[]): string | readonly string[] {
  const values = commandSecrets(command)
    .map(({ value }) => value)
    .sort((left, right) => right.length - left.length);
  const redact = (text: string): string => values.reduce((rest, value) => rest.replaceAll(value, redacted), text);
  return typeof command === "string" ? redact(command) : command.map(redact);
}

function texts(command: string | readonly string[]): readonly string[] {
  return typeof command === "string" ? [command] : command;
}

/** `["--hf-token", "abc"]`. */
function inArguments(command: string | readonly string[]): CommandSecret[] {
  if (typeof command === "string") return [];
  return command.flatMap((value, index) => secretOf(command[index - 1] ?? "", value));
}

function inText(text: string): CommandSecret[] {
  return [...text.matchAll(given)].flatMap(({ groups = {} }) => {
    const { name = "", sign, double, single, plain } = groups;
    return secretOf(name, double ?? single ?? plain ?? "", sign === "=");
  });
}

function inUrls(text: string): CommandSecret[] {
  return urlPasswords(text)
    .filter(mayBeSecret)
    .map((value) => ({ name: "a URL", value }));
}

/** `value` may be another option, or a variable that only the shell knows. */
function secretOf(name: string, value: string, assigned = false): CommandSecret[] {
  const isOption = name.startsWith("-");
  const bare = name.replace(/^[-+]+/, "");
  const isVariable = assigned && /^[A-Z_][A-Z0-9_]*$/.test(bare);
  if (!(isOption || assigned) || !(isVariable ? looksSecret(bare) : secretOption.test(bare))) return [];
  const isOther = value.startsWith("$") || (!assigned && value.startsWith("-"));
  return isOther || !mayBeSecret(value) ? [] : [{ name, value }];
}
