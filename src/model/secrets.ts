/** Words in a name that mark its value as secret. Words are split at `_`, `-`, `.` and changes of case. */
const secretParts = new Set([
  ...["auth", "authorization", "cert", "cookie", "cred", "creds", "credential", "credentials", "jwt", "key", "keys"],
  ...["bearer", "dsn", "pass", "passphrase", "passwd", "password", "pat", "private", "pwd", "sas", "secret", "secrets"],
  ...["signature", "token", "tokens", "apikey"],
]);

/** Matches text that marks a name as secret, even in the middle of a word (`MYTOKEN`, `DBPASSWORD`). */
const secretAnywhere = /token|secret|passw|passphrase|credential|api_?key|apikey|private_?key|access_?key/i;

/** Common settings that contain a secret word but aren't secret. */
const harmlessNames = new Set(["TOKENIZERS_PARALLELISM", "MAX_TOKENS", "NUM_TOKENS", "MAX_NEW_TOKENS", "BATCH_TOKENS"]);

/** True if a variable with this name is probably secret (`HF_TOKEN`, `OPENAI_API_KEY`, `dbPassword`). We never show its value. */
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

/** True if a secret variable's value could really be a secret: it isn't too short, a number, or a word such as `true`. */
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

/** A user name in a URL without a password may be a token. Shorter user names are probably real names, which occur in ordinary text. */
const shortestTokenUser = 20;

/** True if the text contains a URL with a password, or with a token as the user: `https://user:password@host`. */
export function hasUrlPassword(text: string): boolean {
  return /:\/\/[^/?#\s@]+@/.test(text);
}

/**
 * The passwords in the text's URLs, as written. A password may contain an unescaped `@`, so we return the text up to the first `@` and up
 * to the last.
 */
export function urlPasswords(text: string): string[] {
  return [/:\/\/([^/?#\s@]+)@/g, /:\/\/([^/?#\s]+)@/g]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, user = ""]) => user))
    .flatMap((user) => {
      const colon = user.indexOf(":");
      if (colon === -1) return user.length >= shortestTokenUser ? [user] : [];
      return [user.slice(colon + 1)];
    });
}

/** The text that replaces a secret's value. */
export const redacted = "***";

/** A secret value in a command, and the name of its option, variable or setting. */
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
/** A URL's signature. */
const signature = /(?<=[?&])(?<name>sig|x-(?:amz|goog)-signature|x-amz-security-token)=/;

// A lookahead, so the value isn't consumed: it may contain another name and value, as in `bash -c 'NAME=value'`.
const givenValues = [
  ...[option, assignment].map(({ source }) => new RegExp(`${source}(?=${value.source})`, "g")),
  ...[header, signature].map(({ source }) => new RegExp(`${source}(?=(?<plain>[^\\s"'&#\\\\]{1,4096}))`, "gi")),
];

/** Tokens that we recognize by their format, wherever they occur. */
const tokenForm =
  /(?<![\p{L}\p{N}_])(?:hf_(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{16,}|sk-(?:ant|proj|svcacct|admin)-[\w-]{16,}|sk-(?:\w+-){0,2}[A-Za-z0-9]{16,}|gh[ops]_[A-Za-z0-9]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|nvapi-[\w-]{16,}|r8_[A-Za-z0-9]{16,}|AKIA[A-Z0-9]{16,})(?![\p{L}\p{N}_])/gu;

/** An argument made of a name and a value. */
const wholeArgument = /^(?<name>-{0,2}\+{0,2}[A-Za-z_][\w.-]*)=(?<text>.*)$/s;

/**
 * Finds the secrets in a command, which is a shell line or a list of arguments: by their names, by their format, and in URLs. We
 * need this because a profiler's report contains the program's command.
 */
export function commandSecrets(command: string | readonly string[]): CommandSecret[] {
  const found =
    typeof command === "string"
      ? inLine(command)
      : command.flatMap((text, index) => [...inArgument(text, command[index - 1] ?? ""), ...inLine(text)]);
  return [...new Map(found.toReversed().map((secret) => [secret.value, secret])).values()].toReversed();
}

/** Replaces each of a command's secrets with `***`, except inside longer words. */
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

/**
 * The secrets in one argument: `--password=pass word`, or `pass word` if the argument before is `--password`. No shell reads the
 * argument, so no character in it is special.
 */
function inArgument(text: string, before: string): CommandSecret[] {
  // The argument after `-c` is a shell line. We'd mistake everything after the line's first `NAME=` for one value.
  if (/^-[A-Za-z]*[cS]$/.test(before)) return [];
  const { name = "", text: given = "" } = wholeArgument.exec(text)?.groups ?? {};
  const isValue = /^-{1,2}[A-Za-z]/.test(before) && !text.startsWith("-");
  return [...(isValue ? secretsOf(before, [text]) : []), ...secretsOf(name, [given])].filter(
    // Hydra resolves `${name}`, so it's a reference and not a secret.
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

/** The values that shell text may mean: the text as written and with escapes removed. Empty if only the shell knows the value. */
function writtenValues(text: string): string[] {
  const fallback = /^\\?\$\{\w+:?[-=](?<value>.*)\}$/s.exec(text)?.groups?.["value"];
  if (fallback !== undefined) return writtenValues(fallback.replace(/^(["'])(.*)\1$/s, "$2"));
  const isReference = /^(?:(?:\\?\$(?:\w+|\{[^}]*\}))+$|\\?\$\(|`|<\()/.test(text);
  return isReference ? [] : [...new Set([text, text.replaceAll(/\\(.)/g, "$1")])];
}

/** If a name ends in one of these words, its value is a secret, whatever comes before the word. */
const secretWord = /(?:apikeys?|credentials?|passphrase|passwd|passwords?|secrets?)$|(?:^|-)(?:bearer|jwt|pat|pwd)$/;

const token = /(?<![a-z0-9])(?<kind>[a-z0-9]*)-?token$/;
/** If one of these words precedes `token`, the name means a language model's token or a setting. */
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
/** If one of these words precedes `key` or `pass`, the value is a secret. Other keys sort data or name cache entries. */
const lockedThings = new Set(
  (
    "access account admin api auth database db deploy encryption hub master private secret service session " +
    "signing ssh storage user anthropic aws azure clearml cohere comet deepseek gcp gemini gh github gitlab " +
    "google groq hf huggingface langsmith mistral mlflow neptune ngc nvidia openai replicate together wandb"
  ).split(" "),
);

/**
 * True if a command's option, variable or setting with this name is probably secret. Stricter than `isSecretName`, because commands
 * often contain harmless names such as `--tokenizer`, `EOS_TOKEN`, `--max-tokens` and `SORT_KEY`.
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
