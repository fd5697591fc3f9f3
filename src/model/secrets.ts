/** Words are split at `_`, `-`, `.` and changes of case. */
const secretParts = new Set(
  (
    "auth authorization cert cookie cred creds credential credentials jwt key keys bearer dsn pass " +
    "passphrase passwd password pat private pwd sas secret secrets signature token tokens apikey"
  ).split(" "),
);

/** Also in the middle of a word (`MYTOKEN`, `DBPASSWORD`). */
const secretAnywhere = /token|secret|passw|passphrase|credential|api_?key|apikey|private_?key|access_?key/i;

const harmlessNames = new Set(["TOKENIZERS_PARALLELISM", "MAX_TOKENS", "NUM_TOKENS", "MAX_NEW_TOKENS", "BATCH_TOKENS"]);

export function isSecretName(name: string): boolean {
  if (harmlessNames.has(name.toUpperCase())) return false;
  if (secretAnywhere.test(name)) return true;
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return parts.some((part) => secretParts.has(part));
}

/** In characters. Shorter values occur in ordinary text by chance. */
export const shortestSecret = 6;

const harmless = /^(?:true|false|yes|no|on|off|none|null|always|never|[-+]?[\d.,_:]+)$/i;

export function mayBeSecret(value: string): boolean {
  return value.length >= shortestSecret && !harmless.test(value);
}

/**
 * A variable's name as messages and records show it. Users sometimes write the secret itself in place of the name, or after it
 * (`HF_TOKEN=value`), so anything that doesn't look like a name becomes `***`.
 */
export function redactVariableName(name: string): string {
  const split = name.indexOf("=");
  if (split !== -1) return `${redactVariableName(name.slice(0, split))}=***`;
  return /^(?:[A-Z_][A-Z0-9_]*|[a-z]+(?:_[a-z]+)*)$/.test(name) ? name : "***";
}

/** Shorter ones are probably real names, which occur in ordinary text. */
const shortestTokenUser = 20;

export function hasUrlPassword(text: string): boolean {
  return /:\/\/[^/?#\s@]+@/.test(text);
}

/** A password may contain an unescaped `@`, so we return the text up to the first `@` and up to the last. */
export function urlPasswords(text: string): string[] {
  return [/:\/\/([^/?#\s@]+)@/g, /:\/\/([^/?#\s]+)@/g]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, user = ""]) => user))
    .flatMap((user) => {
      const colon = user.indexOf(":");
      if (colon === -1) return user.length >= shortestTokenUser ? [user] : [];
      return [user.slice(colon + 1)];
    });
}

export const redacted = "***";

interface CommandSecret {
  readonly name: string;
  readonly value: string;
}

/** A value. Quotes decide where it ends. In a shell line inside another shell line, each quote has a backslash. */
const value =
  /\\?"(?<double>[^"]*?)\\?"|'(?<single>[^']*)'|(?<plain>(?:\\.|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|\$(?![{(])|[^\s"';|&)\\$])+)/;

/** `--name value` or `--name=value`; in a YAML list, `--name, value` or two items on two lines. */
const option = /(?<![\w.+$/-])(?<name>-{1,2}[A-Za-z][\w.-]*)(?:=|\s+(?!-)|["']?(?:\s*,|[^\S\n]*\n\s*-\s)\s*(?!["']?-))/;
/** `NAME=value` or `+a.name=value`, also as an option's value: `--env=NAME=value` or `-eNAME=value`. */
const assignment = /(?<=(?:^|\s)-[A-Za-z]|(?<![\w.$-]))(?<name>\+{0,2}[A-Za-z_][\w.-]*)=/;
/** `Authorization: Bearer value`, also quoted as in JSON. */
const header =
  /(?<![\w-])(?<name>(?:proxy-)?authorization|x-api-key|api-key|x-auth-token|private-token)["']?\s*:\s*["']?(?:(?:basic|bearer|token)\s+)?(?!(?:basic|bearer|token)\b)/;
const signature = /(?<=[?&])(?<name>sig|x-(?:amz|goog)-signature|x-amz-security-token)=/;

// A lookahead, so the value isn't consumed: it may contain another name and value, as in `bash -c 'NAME=value'`.
const givenValues = [
  ...[option, assignment].map(({ source }) => new RegExp(`${source}(?=${value.source})`, "g")),
  ...[header, signature].map(({ source }) => new RegExp(`${source}(?=(?<plain>[^\\s"'&#\\\\]{1,4096}))`, "gi")),
];

const tokenForm =
  /(?<![\p{L}\p{N}_])(?:hf_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{16,}|sk-(?:ant|proj|svcacct|admin)-[\w-]{16,}|sk-(?:\w+-){0,2}[A-Za-z0-9]{16,}|gh[ops]_[A-Za-z0-9]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|nvapi-[\w-]{16,}|r8_[A-Za-z0-9]{16,}|AKIA[A-Z0-9]{16,})(?![\p{L}\p{N}_])/gu;

const wholeArgument = /^(?<name>-{0,2}\+{0,2}[A-Za-z_][\w.-]*)=(?<text>.*)$/s;

/** By their names, by their format, and in URLs. A profiler's report contains the program's command. */
export function commandSecrets(command: string | readonly string[]): CommandSecret[] {
  const secrets =
    typeof command === "string"
      ? inLine(command)
      : command.flatMap((text, index) => [...inArgument(text, command[index - 1] ?? ""), ...inLine(text)]);
  return [...new Map(secrets.toReversed().map((secret) => [secret.value, secret])).values()].toReversed();
}

export function redactCommand<T extends string | readonly string[]>(command: T): T;
export function redactCommand(command: string | readonly string[]): string | readonly string[] {
  const values = commandSecrets(command).map((secret) => RegExp.escape(secret.value));
  if (values.length === 0) return command;
  const longestFirst = values.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
  return typeof command === "string"
    ? command.replaceAll(pattern, redacted)
    : command.map((text) => text.replaceAll(pattern, redacted));
}

/** `--password=pass word`, or `pass word` after `--password`. No shell reads the argument, so no character in it is special. */
function inArgument(text: string, before: string): CommandSecret[] {
  // The argument after `-c` is a shell line. We'd mistake everything after the line's first `NAME=` for one value.
  if (/^-[A-Za-z]*[cS]$/.test(before)) return [];
  const { name = "", text: value = "" } = wholeArgument.exec(text)?.groups ?? {};
  const isValue = /^-{1,2}[A-Za-z]/.test(before) && !text.startsWith("-");
  return [...(isValue ? secretsOf(before, [text]) : []), ...secretsOf(name, [value])].filter(
    // Hydra resolves `${name}`, so it's a reference and not a secret.
    (secret) => !/^\$\{[^}]*\}$/.test(secret.value),
  );
}

function inLine(line: string): CommandSecret[] {
  const text = line.replaceAll(/\\\r?\n/g, " ");
  const secrets = givenValues.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups = {} }) => {
      const { name = "", double, single, plain } = groups;
      const values = writtenValues(double ?? single ?? plain ?? "");
      return pattern.ignoreCase ? values.map((value) => ({ name, value })) : secretsOf(name, values);
    }),
  );
  const passwords = urlPasswords(text).flatMap(writtenValues);
  return [
    ...secrets,
    ...passwords.map((password) => ({ name: "a URL", value: password })),
    ...Array.from(text.matchAll(tokenForm), ([form]) => ({ name: "a token", value: form })),
  ].filter((secret) => mayBeSecret(secret.value));
}

function secretsOf(name: string, values: readonly string[]): CommandSecret[] {
  return namesSecret(name)
    ? values.filter((value) => mayBeSecret(value) && !/^~?\//.test(value)).map((value) => ({ name, value }))
    : [];
}

/** As written and with escapes removed. Empty if only the shell knows the value. */
function writtenValues(text: string): string[] {
  const fallback = /^\\?\$\{\w+:?[-=](?<value>.*)\}$/s.exec(text)?.groups?.["value"];
  if (fallback !== undefined) return writtenValues(fallback.replace(/^(["'])(.*)\1$/s, "$2"));
  const isReference = /^(?:(?:\\?\$(?:\w+|\{[^}]*\}))+$|\\?\$\(|`|<\()/.test(text);
  return isReference ? [] : [...new Set([text, text.replaceAll(/\\(.)/g, "$1")])];
}

const secretWord = /(?:apikeys?|credentials?|passphrase|passwd|passwords?|secrets?)$|(?:^|-)(?:bearer|jwt|pat|pwd)$/;

const token = /(?<![a-z0-9])(?<kind>[a-z0-9]*)-?token$/;
/** Words before `token` that mean a language model's token or a setting. */
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
/** Words before `key` or `pass` that mean a secret. Other keys sort data or name cache entries. */
const lockedThings = new Set(
  (
    "access account admin api auth database db deploy encryption hub master private secret service session " +
    "signing ssh storage user anthropic aws azure clearml cohere comet deepseek gcp gemini gh github gitlab " +
    "google groq hf huggingface langsmith mistral mlflow neptune ngc nvidia openai replicate together wandb"
  ).split(" "),
);

/** Stricter than `isSecretName`, because commands often contain harmless names such as `--tokenizer`, `--max-tokens` and `SORT_KEY`. */
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
