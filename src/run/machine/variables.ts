import { createHmac, randomBytes } from "node:crypto";
import { commandSecrets, hasUrlPassword, isSecretName, mayBeSecret, redactVariableName } from "../../model/secrets.ts";
import type { ProfileEnvironment } from "../../model/profile/environment.ts";
import { mayHoldSecret } from "./software.ts";

/**
 * The key for hashing values. Each run has a new key, which both sides share and which we never store. Within a run, equal
 * digests mean equal values. The key matters because most values are short or predictable paths: without a key, anyone could
 * guess a value and check the guess.
 */
export interface DigestKey {
  /** The run's random name, independent of the key. */
  readonly run: string;
  readonly key: Buffer;
}

export function createDigestKey(): DigestKey {
  return { run: randomBytes(8).toString("hex"), key: randomBytes(32) };
}

export interface VariablesRequest {
  /** The program's complete environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** `workload.environment`. Its values are in the run's configuration anyway. */
  readonly given: Readonly<Record<string, string>>;
  /** Variables to leave out, because the run itself sets them differently for each side. */
  readonly own: ReadonlySet<string>;
  /** Variables passed as secrets, whatever their names. We don't store their values or digests. */
  readonly passed: ReadonlySet<string>;
  /** Prefixes of well-known variables (conf/environment.yml). We store their values if they're short, numbers, or words like `true`. */
  readonly prefixes: readonly string[];
  /** Known secret values. */
  readonly secrets: readonly string[];
  readonly key: DigestKey;
}

const longestValue = 200;

/**
 * Describes the variables by name: a digest of the value, and the value itself if it's harmless. If the value may be secret, we store
 * only the name.
 */
export function describeVariables(request: VariablesRequest): ProfileEnvironment["variables"] {
  const { environment, own, secrets } = request;
  return Object.fromEntries(
    Object.keys(environment)
      .filter((name) => !own.has(name) && redactVariableName(name) === name && !mayHoldSecret(name, secrets))
      .sort()
      .map((name) => [name, describeVariable(name, environment[name] ?? "", request)]),
  );
}

function describeVariable(
  name: string,
  value: string,
  { given, passed, prefixes, secrets, key }: VariablesRequest,
): ProfileEnvironment["variables"][string] {
  const isSecret =
    passed.has(name) ||
    isSecretName(name) ||
    hasUrlPassword(value) ||
    commandSecrets(value).length > 0 ||
    mayHoldSecret(value, secrets);
  if (isSecret) return { value: null, digest: null };
  const stands = given[name] === value && value.length <= longestValue && /^[\x20-\x7e]*$/.test(value);
  const isPlain = prefixes.some((prefix) => name.startsWith(prefix)) && !mayBeSecret(value);
  return { value: stands || isPlain ? value : null, digest: computeDigest(name, value, key) };
}

/** Hashes the name too, so equal values of different variables have different digests. */
function computeDigest(name: string, value: string, { key }: DigestKey): string {
  return createHmac("sha256", key).update(`${name}\0${value}`).digest("hex").slice(0, 16);
}
