/** Parts of a name that mark its value as secret; a part is what stands between `_`, `-`, `.` and changes of case. */
const secretParts = new Set([
  ...["auth", "authorization", "cert", "cookie", "cred", "creds", "credential", "credentials", "jwt", "key", "keys"],
  ...["bearer", "dsn", "pass", "passphrase", "passwd", "password", "pat", "private", "pwd", "sas", "secret", "secrets"],
  ...["signature", "token", "tokens", "apikey"],
]);

/** Found anywhere in a name, also without a border (`MYTOKEN`, `DBPASSWORD`). */
const secretAnywhere = /token|secret|passw|passphrase|credential|api_?key|apikey|private_?key|access_?key/i;

/** Names that hold a secret word and yet no secret: settings of the field. */
const harmless = new Set(["TOKENIZERS_PARALLELISM", "MAX_TOKENS", "NUM_TOKENS", "MAX_NEW_TOKENS", "BATCH_TOKENS"]);

/** True when a variable of this name must be thought secret (`HF_TOKEN`, `OPENAI_API_KEY`, `dbPassword`): its value is never shown. */
export function looksSecret(name: string): boolean {
  if (harmless.has(name.toUpperCase())) return false;
  if (secretAnywhere.test(name)) return true;
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return parts.some((part) => secretParts.has(part));
}
