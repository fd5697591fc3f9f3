import { createHash } from "node:crypto";
import { safeName } from "../../model/text/safe-name.ts";

/** Leaves room for `-report-attempt-99999.html` within 200 characters. */
const longestName = 170;

/** Also uploaded unzipped, so that they open in a browser with one click. GitHub names such an artifact after its file. */
export const singleFiles = ["report.html", "history.html"] as const;
export type SingleFile = (typeof singleFiles)[number];

const singleFileSuffix = new RegExp(
  `-(?:${singleFiles.map((file) => file.replace(".", String.raw`(?:-attempt-[1-9]\d{0,8})?\.`)).join("|")})$`,
  "i",
);

/** A key that ends in one of our own suffixes could collide with another key's artifact. */
const reservedSuffix = /-(?:bisect|reports|attempt-\d+|[0-9a-f]{16})$/i;

/**
 * `prefix` or `prefix.key`. Job ids have no dots, so matrix job `large` of `bench` can't collide with job `bench-large`. Characters that
 * GitHub forbids become `_`. Different keys get different names: if we have to change a key, the name ends in the key's hash.
 */
export function nameArtifact(prefix: string, key: string): string {
  const start = makeSafe(prefix, longestName - 80);
  if (key === "") return start;
  const room = longestName - start.length - 1;
  const name = `${start}.${makeSafe(key, room)}`;
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

/** GitHub keeps the earlier attempts' artifacts, so the names differ between attempts. */
export function nameAttempt(name: string, attempt: number): { readonly main: string; readonly reports: string } {
  const end = attemptSuffix(attempt);
  return { main: `${name}${end}`, reports: `${name}-reports${end}` };
}

/** A main artifact's name never ends in such a suffix. */
const sideSuffixes = ["-reports", "-bisect"] as const;

export function nameBisect(name: string): string {
  return `${name}-bisect`;
}

export function findMainName(name: string): string | null {
  const end = sideSuffixes.find((suffix) => name.endsWith(suffix));
  return end === undefined ? null : name.slice(0, -end.length);
}

export const defaultPrefix = "llm-profile";

export function stripPrefix(name: string, prefix: string): string {
  return name.slice(prefix.length + 1) || name;
}

export function nameSingleFile(name: string, attempt: number, file: SingleFile): string {
  return `${name}-${file.replace(".", `${attemptSuffix(attempt)}.`)}`;
}

export function isSingleFile(artifact: string): boolean {
  return singleFileSuffix.test(artifact);
}

function attemptSuffix(attempt: number): string {
  return attempt > 1 ? `-attempt-${attempt}` : "";
}

export function parseAttempt(name: string, artifact: string): number | null {
  if (artifact === name) return 1;
  const [, attempt] =
    /^-attempt-([1-9]\d{0,8})$/.exec(artifact.startsWith(name) ? artifact.slice(name.length) : "") ?? [];
  return attempt === undefined || attempt === "1" ? null : Number(attempt);
}
