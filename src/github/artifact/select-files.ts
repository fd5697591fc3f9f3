import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import type { Bytes } from "../../model/units.ts";
import { throwIfStopped } from "../api/wait-budget.ts";
import { findSecrets, findSecretsInText, redactPath, type SearchOptions } from "../secrets/find-secrets.ts";
import type { Secret } from "../secrets/search.ts";
import { listText } from "../../model/text/listing.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { describeArtifactFailure } from "../failures.ts";

interface ArtifactLimits {
  readonly bytes: Bytes;
  readonly files: number;
}

export interface UploadLimits {
  readonly main: ArtifactLimits;
  readonly reports: ArtifactLimits;
}

const uploadLimits: UploadLimits = {
  main: { bytes: 500 * 2 ** 20, files: 10_000 },
  reports: { bytes: 4 * 2 ** 30, files: 10_000 },
};

export interface LeftOut {
  readonly path: string;
  readonly why: string;
  readonly unexpected: boolean;
}

/** `main` is for users and later runs; `reports` are the profilers' own files. */
export type Selection = Record<"main" | "reports", readonly ListedFile[]> & { readonly leftOut: readonly LeftOut[] };

const mostImportant = new Set([
  ...["run.json", "profile.json", "base/profile.json", "comparison.json", "verdict.json"],
  ...["env.json", "config.yaml", "summary.md", "report.html", "comment.md"],
]);

/**
 * If files exceed the limits, leaves out the largest. If `withheld` is null, we don't know which reports may leave the machine, so we leave
 * out all.
 */
export function selectFiles(
  listing: readonly ListedFile[],
  withheld: RunRecord["withheld"] | null,
  limits = uploadLimits,
): Selection {
  const leftOut: LeftOut[] = [];
  const main: ListedFile[] = [];
  const reports: ListedFile[] = [];
  for (const file of listing) {
    const refusal = explainRefusal(file, withheld);
    if (refusal !== null) leftOut.push({ path: file.path, ...refusal });
    else (findReportPath(file.path) === null ? main : reports).push(file);
  }
  const keepFitting = (files: readonly ListedFile[], limit: ArtifactLimits): ListedFile[] => {
    const order = files.toSorted(
      (a, b) => Number(mostImportant.has(b.path)) - Number(mostImportant.has(a.path)) || a.bytes - b.bytes,
    );
    let bytes = 0;
    let count = 0;
    const end = order.findIndex((file) => (bytes += file.bytes) > limit.bytes || ++count > limit.files);
    const beyond = new Set(end === -1 ? [] : order.slice(end));
    const why = `over the limit of ${sizeText(limit.bytes)} or ${limit.files} files`;
    for (const { path } of beyond) leftOut.push({ path, why, unexpected: true });
    return files.filter((file) => !beyond.has(file));
  };
  return { main: keepFitting(main, limits.main), reports: keepFitting(reports, limits.reports), leftOut };
}

/** @actions/artifact rejects the whole upload for one such name. Our own zip reader rejects backslashes. */
const forbiddenName = /["<>:|*?\\\p{Cc}\ufffd]/u;

/** Hydra's output folder. The program can write anything there, even weights. */
const programOutput = /(?:^|\/)(?:nsys[^/]*|ncu\/[^/]+)\/hydra\//;

function explainRefusal(
  { path, kind }: ListedFile,
  withheld: RunRecord["withheld"] | null,
): Pick<LeftOut, "why" | "unexpected"> | null {
  if (kind === "link") return { why: "a symbolic link", unexpected: true };
  if (kind === "other") return { why: "not a regular file", unexpected: true };
  if (/(?:^|\/)\.[^/]*\.partial$/.test(path)) return { why: "incomplete", unexpected: false };
  if (programOutput.test(path)) return { why: "the program's own output", unexpected: false };
  if (forbiddenName.test(path)) return { why: "a name that artifacts don't allow", unexpected: true };
  if (findReportPath(path) !== null && withheld === null)
    return { why: "a report, and we can't tell from run.json if it may leave the machine", unexpected: true };
  if (withheld !== null && isWithheld(path, withheld))
    return { why: "withheld according to run.json", unexpected: false };
  return null;
}

export interface ListedFile {
  readonly path: string;
  readonly bytes: Bytes;
  readonly kind: "file" | "link" | "other";
}

/** Lists everything below a directory except folders. Doesn't follow links. */
export async function listFiles(directory: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(directory, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) files.push({ path, bytes: (await lstat(join(directory, path))).size, kind: "file" });
      else files.push({ path, bytes: 0, kind: entry.isSymbolicLink() ? "link" : "other" });
    }
  };
  await visit("");
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** May contain a process's environment. A suffix may follow, such as `.zst`, `.gz`, or a database's `-wal`. */
const reportPath = /^(.*\.(?:nsys-rep|qdrep|qdstrm|sqlite|ncu-rep))(?:[-.~].*)?$/i;

export function findReportPath(path: string): string | null {
  return reportPath.exec(path)?.[1] ?? null;
}

function isWithheld(path: string, withheld: readonly { readonly path: string }[]): boolean {
  const report = findReportPath(path);
  const names = report === null ? [path] : [path, report, `${report}.gz`, `${report}.zst`];
  return withheld.some(({ path: pattern }) => {
    const glob = parseGlob(pattern);
    return names.some((name) => name === pattern || glob.test(name));
  });
}

/** `**` and a slash match any folders, `*` and `?` match within a name, and `{a,b}` matches either. */
function parseGlob(glob: string): RegExp {
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
  readonly suspicion: string | null;
  readonly failures: readonly Diagnostic[];
}

/** Messages name secrets but never show their values. */
export async function searchForSecrets(
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
      holding.push({ path: redactPath(file.path, secrets), place: "path", names: inPath.join(", ") });
      continue;
    }
    const { found, notSearched } = await findSecrets(join(directory, file.path), secrets, options);
    throwIfStopped(options.stop);
    if (found.length > 0) holding.push({ path: file.path, place: "content", names: found.join(", ") });
    else if (notSearched === null) clean.push(file);
    else {
      const why = `We couldn't search the file for secrets: ${notSearched}.`;
      failures.push(describeArtifactFailure("artifact-file-not-searched", `${file.path} wasn't uploaded.`, why));
    }
  }
  const suspicion =
    holding.length > 0
      ? `Files of this run contain the value of ${[...new Set(holding.map(({ names }) => names))].join(", ")}`
      : failures.length > 0
        ? "We couldn't search some files of this run for secrets"
        : null;
  return { clean, suspicion, failures: [...describeSecrets(holding), ...failures] };
}

interface HoldingFile {
  readonly path: string;
  readonly place: "path" | "content";
  readonly names: string;
}

const mostShown = 8;

/** One failure for several files, because a step shows only ten warnings. */
function describeSecrets(holding: readonly HoldingFile[]): Diagnostic[] {
  return (["path", "content"] as const).flatMap((place) => {
    const here = holding.filter((file) => file.place === place);
    return [...Map.groupBy(here, ({ names }) => names)].map(([names, files]) => {
      const paths = files.map(({ path }) => path);
      const isSingle = files.length === 1;
      const holder =
        place === "path"
          ? `The ${isSingle ? "file's path contains" : "files' paths contain"}`
          : `The ${isSingle ? "file contains" : "files contain"}`;
      return describeArtifactFailure(
        "artifact-secret-found",
        `${listText(paths, mostShown)} ${isSingle ? "wasn't" : "weren't"} uploaded.`,
        `${holder} the value of ${names}.`,
      );
    });
  });
}
