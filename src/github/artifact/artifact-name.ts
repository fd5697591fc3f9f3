import { createHash } from "node:crypto";
import { safeName } from "../../model/text/safe-name.ts";

/** Leaves room for `-report-attempt-99999.html` within 200 characters. */
const longestName = 170;

/**
 * Files that we also upload unzipped, each as its own artifact, so that they open in a browser with one click. GitHub
 * names such an artifact after its file.
 */
export const singleFiles = ["report.html", "history.html"] as const;
export type SingleFile = (typeof singleFiles)[number];

/** Matches the end of a single file's artifact name. */
const singleFileSuffix = new RegExp(
  `-(?:${singleFiles.map((file) => file.replace(".", String.raw`(?:-attempt-[1-9]\d{0,8})?\.`)).join("|")})$`,
  "i",
);

/** Suffixes that we add ourselves. A key that ends in such a suffix could collide with another key's artifact. */
const reservedSuffix = /-(?:bisect|reports|attempt-\d+|[0-9a-f]{16})$/i;

/**
 * The artifact's name for one job or matrix job: `prefix` or `prefix.key`. Job ids have no dots, so matrix job `large` of
 * `bench` can't collide with job `bench-large`. Characters that GitHub forbids (`" : < > | * ? \ /` and line breaks) become
 * `_`. Different keys get different names: if we have to change a key, the name ends in the key's hash.
 */
export function nameArtifact(prefix: string, key: string): string {
  const start = makeSafe(prefix, longestName - 80);
  if (key === "") return start;
  const room = longestName - start.length - 1;
  const name = `${start}.${makeSafe(key, room)}`;
  // For example, job `report` with key `html` would be named like a single file.
  return isSingleFile(name) ? `${start}.${appendHash(key, room)}` : name;
}

function makeSafe(label: string, longest: number): string {
  const name = safeName(label);
  const isOwn = reservedSuffix.test(`-${name}`) || singleFileSuffix.test(`-${name}`);
  return name === label && name.length <= longest && !isOwn ? name : appendHash(label, longest);
}

function appendHash(label: string, longest: number): string {
  const hash = createHash("sha256").update(label).digest("hex").slice(0, 16);
  return `${safeName(label).slice(0, longest - hash.length - 1)}-${hash}`;
}

/** The names of a run's artifacts. They differ between attempts, because GitHub keeps the earlier attempts' artifacts. */
export function nameAttempt(name: string, attempt: number): { readonly main: string; readonly reports: string } {
  const end = attemptSuffix(attempt);
  return { main: `${name}${end}`, reports: `${name}-reports${end}` };
}

/** Suffixes of a run's artifacts other than the main artifact. A main artifact's name never ends in such a suffix. */
const sideSuffixes = ["-reports", "-bisect"] as const;

/** The name of the artifact for a bisect. */
export function nameBisect(name: string): string {
  return `${name}-bisect`;
}

/** The name of the main artifact that an artifact belongs to. Null if `name` is itself a main artifact's name. */
export function findMainName(name: string): string | null {
  const end = sideSuffixes.find((one) => name.endsWith(one));
  return end === undefined ? null : name.slice(0, -end.length);
}

/** The default prefix for all artifacts of a workflow. */
export const defaultPrefix = "llm-profile";

/** An artifact's name without the common prefix, for example `profile.bf16+1`. It's the same in every run of the job. */
export function stripPrefix(name: string, prefix: string): string {
  return name.slice(prefix.length + 1) || name;
}

/** The name of a file that we upload as its own artifact: `NAME-report.html`, `NAME-report-attempt-2.html`. */
export function nameSingleFile(name: string, attempt: number, file: SingleFile): string {
  return `${name}-${file.replace(".", `${attemptSuffix(attempt)}.`)}`;
}

/** True if an artifact is a single, unzipped file. */
export function isSingleFile(artifact: string): boolean {
  return singleFileSuffix.test(artifact);
}

function attemptSuffix(attempt: number): string {
  return attempt > 1 ? `-attempt-${String(attempt)}` : "";
}

/** The attempt that uploaded an artifact with this name. Null if the artifact has another name. */
export function parseAttempt(name: string, artifact: string): number | null {
  if (artifact === name) return 1;
  const [, attempt] =
    /^-attempt-([1-9]\d{0,8})$/.exec(artifact.startsWith(name) ? artifact.slice(name.length) : "") ?? [];
  return attempt === undefined || attempt === "1" ? null : Number(attempt);
}
