import { createHash } from "node:crypto";
import { safeName } from "../../model/text/safe-name.ts";

/** So that `-report-attempt-99999.html` fits into 200 characters. */
const longestName = 170;

/**
 * Files of a run directory that are uploaded by themselves too, not zipped: what GitHub shows opens with one click. GitHub
 * names such an artifact as its file.
 */
export const singleFiles = ["report.html", "history.html"] as const;
export type SingleFile = (typeof singleFiles)[number];

/** The end of a single file's name. */
const singleEnd = new RegExp(
  `-(?:${singleFiles.map((file) => file.replace(".", String.raw`(?:-attempt-[1-9]\d{0,8})?\.`)).join("|")})$`,
  "i",
);

/** Ends of a name that we add ourselves: a key with one of them could meet another key's artifact. */
const ownEnd = /-(?:bisect|reports|attempt-\d+|[0-9a-f]{16})$/i;

/**
 * The name of the artifact of one job of a matrix or not: `prefix`, or `prefix.key`, since no job's name holds a dot: a leg
 * `large` of the job `bench` must not meet the job `bench-large`. GitHub's forbidden characters (`" : < > | * ? \ /`, line
 * breaks) become `_`. Different keys get different names: one that had to be changed ends in a hash of the key.
 */
export function artifactNameOf(prefix: string, key: string): string {
  const start = withHash(prefix, longestName - 80);
  if (key === "") return start;
  const room = longestName - start.length - 1;
  const name = `${start}.${withHash(key, room)}`;
  // The job `report` and the key `html`.
  return isSingleFile(name) ? `${start}.${hashed(key, room)}` : name;
}

function withHash(label: string, longest: number): string {
  const name = safeName(label);
  const isOwn = ownEnd.test(`-${name}`) || singleEnd.test(`-${name}`);
  return name === label && name.length <= longest && !isOwn ? name : hashed(label, longest);
}

function hashed(label: string, longest: number): string {
  const hash = createHash("sha256").update(label).digest("hex").slice(0, 16);
  return `${safeName(label).slice(0, longest - hash.length - 1)}-${hash}`;
}

/** What a run's artifacts are called: the first attempt's stay, and names are never used again. */
export function artifactNames(name: string, attempt: number): { readonly main: string; readonly reports: string } {
  const end = attemptEnd(attempt);
  return { main: `${name}${end}`, reports: `${name}-reports${end}` };
}

/** What a run has beside its main artifact; a main artifact has no such end. */
const besideMain = ["-reports", "-bisect"] as const;

/** The name of a search for what made a run slower. */
export function bisectName(name: string): string {
  return `${name}-bisect`;
}

/** The name of the artifact that one lies beside; null: it's a main one. */
export function mainName(name: string): string | null {
  const end = besideMain.find((one) => name.endsWith(one));
  return end === undefined ? null : name.slice(0, -end.length);
}

/** What all artifacts of a workflow begin with, where nobody says otherwise. */
export const usualPrefix = "llm-profile";

/** An artifact's name without the prefix that all have, equal in every run of the job: `profile.bf16+1`. */
export function jobOfArtifact(name: string, prefix: string): string {
  return name.slice(prefix.length + 1) || name;
}

/** What a file that is uploaded by itself is called: `NAME-report.html`, `NAME-report-attempt-2.html`. */
export function singleFileName(name: string, attempt: number, file: SingleFile): string {
  return `${name}-${file.replace(".", `${attemptEnd(attempt)}.`)}`;
}

/** Whether an artifact is a file that was uploaded by itself. */
export function isSingleFile(artifact: string): boolean {
  return singleEnd.test(artifact);
}

function attemptEnd(attempt: number): string {
  return attempt > 1 ? `-attempt-${String(attempt)}` : "";
}

/** The attempt that an artifact of `name` is of; null where it is another's. */
export function attemptOf(name: string, artifact: string): number | null {
  if (artifact === name) return 1;
  const [, attempt] =
    /^-attempt-([1-9]\d{0,8})$/.exec(artifact.startsWith(name) ? artifact.slice(name.length) : "") ?? [];
  return attempt === undefined || attempt === "1" ? null : Number(attempt);
}
