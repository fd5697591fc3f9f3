import { namesSecret } from "./secret-option.ts";
import { mayBeSecret } from "./secret-value.ts";
import { urlPasswords } from "./url-password.ts";

/** What stands in place of a secret's value. */
export const redacted = "***";

/** A value that was written into a command, and the option, variable or setting that it was written for. */
export interface CommandSecret {
  readonly name: string;
  readonly value: string;
}

/** Where a value ends depends on its quotes; those of a line within a line have a backslash. */
const value =
  /\\?"(?<double>[^"]*?)\\?"|'(?<single>[^']*)'|(?<plain>(?:\\.|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|\$(?![{(])|[^\s"';|&)\\$])+)/;

/** `--name value`, `--name=value`, and in a YAML list `--name, value` or on two lines. */
const option = /(?<![\w.+$/-])(?<name>-{1,2}[A-Za-z][\w.-]*)(?:=|\s+(?!-)|["']?(?:\s*,|[^\S\n]*\n\s*-\s)\s*(?!["']?-))/;
/** `NAME=value`, `+a.name=value`, also as the value of an option, as in `--env=NAME=value` and `-eNAME=value`. */
const assignment = /(?<=(?:^|\s)-[A-Za-z]|(?<![\w.$-]))(?<name>\+{0,2}[A-Za-z_][\w.-]*)=/;
/** `Authorization: Bearer value`, also with JSON's quotes. */
const header =
  /(?<![\w-])(?<name>(?:proxy-)?authorization|x-api-key|api-key|x-auth-token|private-token)["']?\s*:\s*["']?(?:(?:basic|bearer|token)\s+)?(?!(?:basic|bearer|token)\b)/;
/** What signs a URL. */
const signature = /(?<=[?&])(?<name>sig|x-(?:amz|goog)-signature|x-amz-security-token)=/;

// A value is only looked at: it may hold a name and a value itself, as in `bash -c 'NAME=value'`.
const givenValues = [
  ...[option, assignment].map(({ source }) => new RegExp(`${source}(?=${value.source})`, "g")),
  ...[header, signature].map(({ source }) => new RegExp(`${source}(?=(?<plain>[^\\s"'&#\\\\]{1,4096}))`, "gi")),
];

/** Secrets that are told by their form, wherever they stand. */
const tokenForm =
  /(?<![\p{L}\p{N}_])(?:hf_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{16,}|sk-(?:ant|proj|svcacct|admin)-[\w-]{16,}|sk-(?:\w+-){0,2}[A-Za-z0-9]{16,}|gh[ops]_[A-Za-z0-9]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|nvapi-[\w-]{16,}|r8_[A-Za-z0-9]{16,}|AKIA[A-Z0-9]{16,})(?![\p{L}\p{N}_])/gu;

/** One argument that is a name and a value. */
const wholeArgument = /^(?<name>-{0,2}\+{0,2}[A-Za-z_][\w.-]*)=(?<text>.*)$/s;

/**
 * The secrets that stand in a command, by the names that they are given under or by their form, and the passwords of URLs: a
 * profiler's report holds the command of the program. A line of shell, or arguments.
 */
export function commandSecrets(command: string | readonly string[]): CommandSecret[] {
  const found =
    typeof command === "string"
      ? inLine(command)
      : command.flatMap((text, index) => [...inArgument(text, command[index - 1] ?? ""), ...inLine(text)]);
  return [...new Map(found.toReversed().map((secret) => [secret.value, secret])).values()].toReversed();
}

/** The same command with each of its secrets as `***`; within other words their values stay. */
export function redactCommand<T extends string | readonly string[]>(command: T): T;
export function redactCommand(command: string | readonly string[]): string | readonly string[] {
  const values = commandSecrets(command).map((secret) => RegExp.escape(secret.value));
  if (values.length === 0) return command;
  const longestFirst = values.toSorted((left, right) => right.length - left.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
  return typeof command === "string"
    ? command.replaceAll(pattern, redacted)
    : command.map((text) => text.replaceAll(pattern, redacted));
}

/** `--password=pass word`, or `pass word` after `--password`: no shell reads it, so that each of its signs stands for itself. */
function inArgument(text: string, before: string): CommandSecret[] {
  // After `-c` stands a line: all that follows its first assignment would be taken for the value.
  if (/^-[A-Za-z]*[cS]$/.test(before)) return [];
  const { name = "", text: given = "" } = wholeArgument.exec(text)?.groups ?? {};
  const isValue = /^-{1,2}[A-Za-z]/.test(before) && !text.startsWith("-");
  return [...(isValue ? secretsOf(before, [text]) : []), ...secretsOf(name, [given])].filter(
    // Hydra puts in what braces name.
    (secret) => !/^\$\{[^}]*\}$/.test(secret.value),
  );
}

function inLine(line: string): CommandSecret[] {
  const text = line.replaceAll(/\\\r?\n/g, " ");
  const given = givenValues.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups = {} }) => {
      const { name = "", double, single, plain } = groups;
      const values = writtenValues(double ?? single ?? plain ?? "");
      return pattern.ignoreCase ? values.map((one) => ({ name, value: one })) : secretsOf(name, values);
    }),
  );
  const passwords = urlPasswords(text).flatMap(writtenValues);
  return [
    ...given,
    ...passwords.map((password) => ({ name: "a URL", value: password })),
    ...Array.from(text.matchAll(tokenForm), ([form]) => ({ name: "a token", value: form })),
  ].filter((secret) => mayBeSecret(secret.value));
}

function secretsOf(name: string, values: readonly string[]): CommandSecret[] {
  return namesSecret(name)
    ? values.filter((one) => mayBeSecret(one) && !/^~?\//.test(one)).map((one) => ({ name, value: one }))
    : [];
}

/** The values that shell text may stand for: none where only the shell knows it, and as it is written and as it is meant. */
function writtenValues(text: string): string[] {
  const fallback = /^\\?\$\{\w+:?[-=](?<value>.*)\}$/s.exec(text)?.groups?.["value"];
  if (fallback !== undefined) return writtenValues(fallback.replace(/^(["'])(.*)\1$/s, "$2"));
  const isReference = /^(?:(?:\\?\$(?:\w+|\{[^}]*\}))+$|\\?\$\(|`|<\()/.test(text);
  return isReference ? [] : [...new Set([text, text.replaceAll(/\\(.)/g, "$1")])];
}
