/** Parts of a name that mark its value as secret; a part is what stands between `_`, `-`, `.` and changes of case. */
const secretParts = new Set([
  ...["auth", "authorization", "cert", "cookie", "cred", "creds", "credential", "credentials", "jwt", "key", "keys"],
  ...["bearer", "dsn", "pass", "passphrase", "passwd", "password", "pat", "private", "pwd", "sas", "secret", "secrets"],
  ...["signature", "token", "tokens", "apikey"],
]);

/** Found anywhere in a name, also without a border (`MYTOKEN`, `DBPASSWORD`). */
const secretAnywhere = /token|secret|passw|passphrase|credential|api_?key|apikey|private_?key|access_?key/i;

/** Names that hold a secret word and yet no secret: settings of the field. */
const harmlessNames = new Set(["TOKENIZERS_PARALLELISM", "MAX_TOKENS", "NUM_TOKENS", "MAX_NEW_TOKENS", "BATCH_TOKENS"]);

/** True when a variable of this name must be thought secret (`HF_TOKEN`, `OPENAI_API_KEY`, `dbPassword`): its value is never shown. */
export function looksSecret(name: string): boolean {
  if (harmlessNames.has(name.toUpperCase())) return false;
  if (secretAnywhere.test(name)) return true;
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return parts.some((part) => secretParts.has(part));
}

/** Shorter values are found everywhere by chance. */
export const shortestSecret = 6;

const harmless = /^(?:true|false|yes|no|on|off|none|null|always|never|[-+]?[\d.,_:]+)$/i;

/** Whether a value that was given as a secret may be one: not so short that it is found everywhere, no number, no word such as `true`. */
export function mayBeSecret(value: string): boolean {
  return value.length >= shortestSecret && !harmless.test(value);
}

/**
 * The name of a variable as messages and records show it: what stands there may be a secret that was put in place of its
 * name, or behind it (`HF_TOKEN=value`).
 */
export function shownVariable(name: string): string {
  const split = name.indexOf("=");
  if (split !== -1) return `${shownVariable(name.slice(0, split))}=***`;
  return /^(?:[A-Z_][A-Z0-9_]*|[a-z]+(?:_[a-z]+)*)$/.test(name) ? name : "***";
}

/** A user without a password may be a token; shorter ones are names, which stand in many a text. */
const shortestTokenUser = 20;

/** Whether text holds a URL with a password, or a token in the place of the user: `https://user:password@host`. */
export function holdsPassword(text: string): boolean {
  return /:\/\/[^/?#\s@]+@/.test(text);
}

/** The passwords of the URLs in a text, as they are written. An `@` may stand in one as it is: it then ends at the first, or at the last. */
export function urlPasswords(text: string): string[] {
  return [/:\/\/([^/?#\s@]+)@/g, /:\/\/([^/?#\s]+)@/g]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, user = ""]) => user))
    .flatMap((user) => {
      const colon = user.indexOf(":");
      if (colon === -1) return user.length >= shortestTokenUser ? [user] : [];
      return [user.slice(colon + 1)];
    });
}

/** What stands in place of a secret's value. */
export const redacted = "***";

/** A value that was written into a command, and the option, variable or setting that it was written for. */
interface CommandSecret {
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

/** Last words of names whose value is a secret, whatever stands before them. */
const secretWord = /(?:apikeys?|credentials?|passphrase|passwd|passwords?|secrets?)$|(?:^|-)(?:bearer|jwt|pat|pwd)$/;

const token = /(?<![a-z0-9])(?<kind>[a-z0-9]*)-?token$/;
/** The tokens of language models and their settings. */
const modelTokens = new Set(
  (
    "bos cls eod eoi boi eom eos eot fim img mtp pad sep unk audio class context decoder delimiter draft " +
    "dummy encoder forced generated image input mask newline output patch placeholder prefix prompt query " +
    "reasoning separator special speech stop sub suffix suppress target text think thinking tool video vision " +
    "visual word additional begin blank by each end extra first ignore last max min new next num per random " +
    "single start total trigger"
  ).split(" "),
);

const key = /(?<![a-z0-9])(?<kind>[a-z0-9]*)-?(?:keys?|pass)$/;
/** What a key, or a `pass`, opens; others sort, or are kept in a cache. */
const lockedThings = new Set(
  (
    "access account admin api auth database db deploy encryption hub master private secret service session " +
    "signing ssh storage user anthropic aws azure clearml cohere comet deepseek gcp gemini gh github gitlab " +
    "google groq hf huggingface langsmith mistral mlflow neptune ngc nvidia openai replicate together wandb"
  ).split(" "),
);

/**
 * True when what a command gives under this name, of an option, variable or setting, is thought a secret. Narrower than
 * for variables of the environment: `--tokenizer`, `EOS_TOKEN`, `--max-tokens` and `SORT_KEY` are daily words of commands.
 */
function namesSecret(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  const tokenKind = token.exec(words)?.groups?.["kind"];
  const keyKind = key.exec(words)?.groups?.["kind"];
  return (
    secretWord.test(words) ||
    (tokenKind !== undefined && !modelTokens.has(tokenKind)) ||
    (keyKind !== undefined && lockedThings.has(keyKind))
  );
}
