import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import type { Bytes } from "../../model/units.ts";
import { throwIfStopped } from "../api/wait-budget.ts";
import { findSecrets, findSecretsInText, shownPath, type SearchOptions } from "../secrets/find-secrets.ts";
import type { Secret } from "../secrets/search.ts";
import { listText } from "../../model/text/listing.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { artifactFailure } from "../failures.ts";

/** What one artifact may hold, before compression. */
interface ArtifactLimits {
  readonly bytes: Bytes;
  readonly files: number;
}

export interface UploadLimits {
  readonly main: ArtifactLimits;
  readonly reports: ArtifactLimits;
}

/** GitHub allows more; people and later runs have to download it. */
export const uploadLimits: UploadLimits = {
  main: { bytes: 500 * 2 ** 20, files: 10_000 },
  reports: { bytes: 4 * 2 ** 30, files: 10_000 },
};

export interface LeftOut {
  readonly path: string;
  readonly why: string;
  /** True where nobody decided it: worth a warning. */
  readonly unexpected: boolean;
}

export interface Selection {
  /** What people and later runs read. */
  readonly main: readonly ListedFile[];
  /** The profilers' own files. */
  readonly reports: readonly ListedFile[];
  readonly leftOut: readonly LeftOut[];
}

/** Kept whatever else has to go. */
const first = new Set([
  ...["run.json", "profile.json", "base/profile.json", "comparison.json", "reference-comparison.json", "verdict.json"],
  ...["env.json", "config.yaml", "summary.md", "report.html", "comment.md"],
]);

/**
 * Which files of a run directory go into its two artifacts. Beyond the limits, the largest stay behind. `withheld` null: it
 * is not known what may leave the machine, so that no report does.
 */
export function selectFiles(
  listing: readonly ListedFile[],
  withheld: RunRecord["withheld"] | null,
  limits: UploadLimits = uploadLimits,
): Selection {
  const leftOut: LeftOut[] = [];
  const main: ListedFile[] = [];
  const reports: ListedFile[] = [];
  for (const file of listing) {
    const refusal = refuse(file, withheld);
    if (refusal !== null) leftOut.push({ path: file.path, ...refusal });
    else (reportOf(file.path) === null ? main : reports).push(file);
  }
  const kept = (files: readonly ListedFile[], limit: ArtifactLimits): ListedFile[] => {
    const { fitting, beyond } = fit(files, limit);
    const why = `beyond ${sizeText(limit.bytes)} or ${String(limit.files)} files`;
    leftOut.push(...beyond.map(({ path }) => ({ path, why, unexpected: true })));
    return fitting;
  };
  return { main: kept(main, limits.main), reports: kept(reports, limits.reports), leftOut };
}

/** @actions/artifact refuses the whole upload for one such name; our own reader refuses backslashes. */
const forbiddenName = /["<>:|*?\\\p{Cc}\ufffd]/u;

/** Where `workload.module` lets Hydra write: whatever the program likes, weights and all. */
const programOutput = /(?:^|\/)(?:nsys[^/]*|ncu\/[^/]+)\/hydra\//;

function refuse(
  { path, kind }: ListedFile,
  withheld: RunRecord["withheld"] | null,
): Pick<LeftOut, "why" | "unexpected"> | null {
  if (kind === "link") return { why: "a symbolic link", unexpected: true };
  if (kind === "other") return { why: "no regular file", unexpected: true };
  if (/(?:^|\/)\.[^/]*\.partial$/.test(path)) return { why: "not written whole", unexpected: false };
  if (programOutput.test(path)) return { why: "the program's own output", unexpected: false };
  if (forbiddenName.test(path)) return { why: "a name that artifacts may not have", unexpected: true };
  if (reportOf(path) !== null && withheld === null)
    return { why: "a report, and run.json does not say whether it may leave the machine", unexpected: true };
  if (withheld !== null && isWithheld(path, withheld))
    return { why: "run.json says that it may not leave the machine", unexpected: false };
  return null;
}

function fit(
  files: readonly ListedFile[],
  limit: ArtifactLimits,
): { readonly fitting: ListedFile[]; readonly beyond: ListedFile[] } {
  const order = [...files].sort(
    (left, right) => Number(first.has(right.path)) - Number(first.has(left.path)) || left.bytes - right.bytes,
  );
  let bytes = 0;
  let count = 0;
  const end = order.findIndex((file) => (bytes += file.bytes) > limit.bytes || ++count > limit.files);
  const beyond = new Set(end === -1 ? [] : order.slice(end));
  return { fitting: files.filter((file) => !beyond.has(file)), beyond: [...beyond] };
}

/** A thing in a run directory. */
export interface ListedFile {
  /** Relative to it, with `/`. */
  readonly path: string;
  readonly bytes: Bytes;
  readonly kind: "file" | "link" | "other";
}

/** Everything below a directory but its folders, in order of path; no link is followed. Throws what the file system throws. */
export async function listFiles(directory: string): Promise<ListedFile[]> {
  const found: ListedFile[] = [];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(directory, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) found.push({ path, bytes: (await lstat(join(directory, path))).size, kind: "file" });
      else found.push({ path, bytes: 0, kind: entry.isSymbolicLink() ? "link" : "other" });
    }
  };
  await visit("");
  return found.sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Files of the profilers, which may hold the environment of a process; `.zst`, `.gz` and what a database leaves may follow. */
const reportPath = /^(.*\.(?:nsys-rep|qdrep|qdstrm|sqlite|ncu-rep))(?:[-.~].*)?$/i;

/** The report that a file is, or is a part of (`report.sqlite-wal`, `report.nsys-rep.zst`); null for any other file. */
export function reportOf(path: string): string | null {
  return reportPath.exec(path)?.[1] ?? null;
}

/** Whether run.json's `withheld` (paths of the run directory, or globs) means this file, or the report that it is a part of. */
function isWithheld(path: string, withheld: readonly { readonly path: string }[]): boolean {
  const report = reportOf(path);
  const names = report === null ? [path] : [path, report, `${report}.gz`, `${report}.zst`];
  return withheld.some(({ path: pattern }) => {
    const glob = globPattern(pattern);
    return names.some((name) => name === pattern || glob.test(name));
  });
}

/** The globs that run.json has: `**` and a slash for any folders, `*` and `?` within a name, `{a,b}`. */
function globPattern(glob: string): RegExp {
  const tokens = /(\*\*\/)|(\*\*)|(\*)|(\?)|\{([^{}]*)\}|([\s\S])/g;
  const source = [...glob.matchAll(tokens)].map(([, folders, deep, star, any, choice, plain]) => {
    if (folders !== undefined) return "(?:.*/)?";
    if (deep !== undefined) return ".*";
    if (star !== undefined) return "[^/]*";
    if (any !== undefined) return "[^/]";
    if (choice !== undefined) return `(?:${choice.split(",").map(RegExp.escape).join("|")})`;
    return RegExp.escape(plain ?? "");
  });
  return new RegExp(`^${source.join("")}$`, "s");
}

interface SearchedFiles {
  readonly clean: readonly ListedFile[];
  /** Why reports of the same run may hold a secret too, packed so that no search finds it; null where nothing says so. */
  readonly suspicion: string | null;
  readonly failures: readonly Diagnostic[];
}

/** Those files in which no secret was found: neither in their paths nor in them, searched as a whole. Secrets are named, their values never shown. */
export async function searchFiles(
  directory: string,
  files: readonly ListedFile[],
  secrets: readonly Secret[],
  options: SearchOptions,
): Promise<SearchedFiles> {
  const clean: ListedFile[] = [];
  const holding: HoldingFile[] = [];
  const failures: Diagnostic[] = [];
  for (const file of files) {
    const inPath = findSecretsInText(file.path, secrets);
    if (inPath.length > 0) {
      holding.push({ path: shownPath(file.path, secrets), place: "path", names: inPath.join(", ") });
      continue;
    }
    const { found, notSearched } = await findSecrets(join(directory, file.path), secrets, options);
    throwIfStopped(options.stop);
    if (found.length > 0) holding.push({ path: file.path, place: "content", names: found.join(", ") });
    else if (notSearched === null) clean.push(file);
    else {
      const why = `It could not be searched for secrets: ${notSearched}.`;
      failures.push(artifactFailure("artifact-file-not-searched", `${file.path} was not uploaded.`, why));
    }
  }
  const suspicion =
    holding.length > 0
      ? `Files of this run hold the value of ${[...new Set(holding.map(({ names }) => names))].join(", ")}`
      : failures.length > 0
        ? "Files of this run could not be searched for secrets"
        : null;
  return { clean, suspicion, failures: [...secretFailures(holding), ...failures] };
}

interface HoldingFile {
  /** As it may be shown. */
  readonly path: string;
  /** Where the secret stands. */
  readonly place: "path" | "content";
  readonly names: string;
}

const mostShown = 8;

/** One for all files that hold the same: a step shows ten warnings. */
function secretFailures(holding: readonly HoldingFile[]): Diagnostic[] {
  return (["path", "content"] as const).flatMap((place) => {
    const here = holding.filter((file) => file.place === place);
    return [...Map.groupBy(here, ({ names }) => names)].map(([names, files]) => {
      const paths = files.map(({ path }) => path);
      const one = files.length === 1;
      const holder = place === "path" ? (one ? "Its path holds" : "Their paths hold") : one ? "It holds" : "They hold";
      return artifactFailure(
        "artifact-secret-found",
        `${listText(paths, mostShown)} ${one ? "was" : "were"} not uploaded.`,
        `${holder} the value of ${names}.`,
      );
    });
  });
}
