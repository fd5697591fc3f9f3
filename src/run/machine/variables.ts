import { createHmac, randomBytes } from "node:crypto";
import { commandSecrets, holdsPassword, looksSecret, mayBeSecret, shownVariable } from "../../model/secrets.ts";
import type { ProfileEnvironment } from "../../model/profile/environment.ts";
import { holdsSecret } from "./software.ts";

/**
 * What values are hashed with. The key is of one run, shared by its sides and kept nowhere, so that equal digests mean equal
 * values within the run, and nobody can try out what a value was: most are short, or paths that can be guessed.
 */
export interface DigestKey {
  /** The run's random name, which says nothing of the key. */
  readonly run: string;
  readonly key: Buffer;
}

export function newDigestKey(): DigestKey {
  return { run: randomBytes(8).toString("hex"), key: randomBytes(32) };
}

export interface VariablesRequest {
  /** The program's whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** `workload.environment`: its values stand in the run's configuration, too. */
  readonly given: Readonly<Record<string, string>>;
  /** Set by the run itself, other for each side: left out. */
  readonly own: ReadonlySet<string>;
  /** Passed as secrets, whatever they are called: neither value nor digest. */
  readonly passed: ReadonlySet<string>;
  /** Beginnings of names that belong to the field (conf/environment.yml): their short values and numbers are kept. */
  readonly prefixes: readonly string[];
  /** Values that are known to be secret. */
  readonly secrets: readonly string[];
  readonly key: DigestKey;
}

const longestValue = 200;

/** The variables by name: a value where it is known to be harmless, else its digest, and of what may be a secret the name alone. */
export function describeVariables(request: VariablesRequest): ProfileEnvironment["variables"] {
  const { environment, own, secrets } = request;
  return Object.fromEntries(
    Object.keys(environment)
      .filter((name) => !own.has(name) && shownVariable(name) === name && !holdsSecret(name, secrets))
      .sort()
      .map((name) => [name, describe(name, environment[name] ?? "", request)]),
  );
}

function describe(
  name: string,
  value: string,
  { given, passed, prefixes, secrets, key }: VariablesRequest,
): ProfileEnvironment["variables"][string] {
  const isSecret =
    passed.has(name) ||
    looksSecret(name) ||
    holdsPassword(value) ||
    commandSecrets(value).length > 0 ||
    holdsSecret(value, secrets);
  if (isSecret) return { value: null, digest: null };
  const stands = given[name] === value && value.length <= longestValue && /^[\x20-\x7e]*$/.test(value);
  const isPlain = prefixes.some((prefix) => name.startsWith(prefix)) && !mayBeSecret(value);
  return { value: stands || isPlain ? value : null, digest: digestOf(name, value, key) };
}

/** The name goes in: two variables with one value are not to be seen to have it. */
function digestOf(name: string, value: string, { key }: DigestKey): string {
  return createHmac("sha256", key).update(`${name}\0${value}`).digest("hex").slice(0, 16);
}
