import type { RunRecord } from "../../model/run/run-record.ts";
import type { Bytes } from "../../model/units.ts";
import type { ListedFile } from "./list-files.ts";
import { sizeText } from "./size-text.ts";
import { isWithheld, reportOf } from "./withheld.ts";

/** What one artifact may hold, before compression. */
export interface ArtifactLimits {
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
  ...["run.json", "profile.json", "base/profile.json", "comparison.json"],
  ...["env.json", "config.yaml", "summary.md", "comment.md"],
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
