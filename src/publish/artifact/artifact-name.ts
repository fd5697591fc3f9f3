import { createHash } from "node:crypto";
import { safeName } from "../../model/text/safe-name.ts";

/** So that `-reports-attempt-99999` fits into 200 characters. */
const longestName = 170;

/** Ends of a name that we add ourselves: a key with one of them could meet another key's artifact. */
const ownEnd = /-(?:reports|attempt-\d+|[0-9a-f]{16})$/i;

/**
 * The name of the artifact of one job of a matrix or not: `prefix`, or `prefix.key`, since no job's name holds a dot: a leg
 * `large` of the job `bench` must not meet the job `bench-large`. GitHub's forbidden characters (`" : < > | * ? \ /`, line
 * breaks) become `_`. Different keys get different names: one that had to be changed ends in a hash of the key.
 */
export function artifactNameOf(prefix: string, key: string): string {
  const start = withHash(prefix, longestName - 80);
  return key === "" ? start : `${start}.${withHash(key, longestName - start.length - 1)}`;
}

function withHash(label: string, longest: number): string {
  const name = safeName(label);
  if (name === label && name.length <= longest && !ownEnd.test(`-${name}`)) return name;
  const hash = createHash("sha256").update(label).digest("hex").slice(0, 16);
  return `${name.slice(0, longest - hash.length - 1)}-${hash}`;
}

/** What a run's artifacts are called: the first attempt's stay, and names are never used again. */
export function artifactNames(name: string, attempt: number): { readonly main: string; readonly reports: string } {
  const end = attempt > 1 ? `-attempt-${String(attempt)}` : "";
  return { main: `${name}${end}`, reports: `${name}-reports${end}` };
}

/** The attempt that an artifact of `name` is of; null where it is another's. */
export function attemptOf(name: string, artifact: string): number | null {
  if (artifact === name) return 1;
  const [, attempt] =
    /^-attempt-([1-9]\d{0,8})$/.exec(artifact.startsWith(name) ? artifact.slice(name.length) : "") ?? [];
  return attempt === undefined || attempt === "1" ? null : Number(attempt);
}
