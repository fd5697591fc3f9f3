import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { performance } from "node:perf_hooks";
import { type ArtifactClient, DefaultArtifactClient, type UploadArtifactOptions } from "@actions/artifact";
import { fullName, type GithubJob } from "../../model/publish/github.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { UploadedArtifact } from "../../model/publish/publish.ts";
import type { Log } from "../../model/run/ports.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import type { Bytes } from "../../model/units.ts";
import { describeTimeOver } from "../api/failure.ts";
import { throwIfEnded, throwIfStopped, TimeOver, raceWithStop } from "../api/wait-budget.ts";
import { shortenError } from "../actions-log.ts";
import { findSecretsInText, redactPath } from "../secrets/find-secrets.ts";
import type { Secret } from "../secrets/search.ts";
import { counted } from "../../model/text/listing.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { describeArtifactFailure, type ArtifactFailureId } from "../failures.ts";
import { connectOldService } from "./old-service.ts";
import { nameAttempt, type SingleFile, nameSingleFile, singleFiles } from "./artifact-name.ts";
import {
  type LeftOut,
  type ListedFile,
  listFiles,
  findReportPath,
  searchForSecrets,
  selectFiles,
  uploadLimits,
  type UploadLimits,
} from "./select-files.ts";

type Uploader = Pick<ArtifactClient, "uploadArtifact">;

export interface UploadRequest {
  /** The run directory. We upload a failed run's directory, too, because its logs show what went wrong. */
  readonly directory: string;
  /** From `artifactNameOf`. */
  readonly name: string;
  readonly job: Pick<GithubJob, "repository" | "serverUrl" | "runId" | "runAttempt">;
  /** Null for the repository's default. */
  readonly retentionDays: number | null;
  /** From run.json. Null if we can't read run.json. In that case, we upload no reports. */
  readonly withheld: RunRecord["withheld"] | null;
  readonly secrets: readonly Secret[];
  /** The folder for decompressed databases, renamed single files, and zips. */
  readonly temporaryDirectory: string;
  readonly log: Log;
  /** A WaitBudget's signal, aborted by SIGINT or SIGTERM, or when the time is up. */
  readonly stop: AbortSignal;
  /**
   * Default: @actions/artifact's client, which reads ACTIONS_* variables, or our own client if the runner's service is too old for
   * @actions/artifact.
   */
  readonly client?: Uploader;
  readonly limits?: UploadLimits;
}

export interface Uploaded {
  /** Null if this artifact wasn't uploaded; see `failures`. */
  readonly main: UploadedArtifact | null;
  /** The uploaded `singleFiles`, whose URLs open in a browser. */
  readonly single: ReadonlyMap<SingleFile, UploadedArtifact>;
  /** Null if no report may leave the machine, or the upload failed. */
  readonly reports: UploadedArtifact | null;
  readonly failures: readonly Diagnostic[];
}

/**
 * Uploads a run directory as two artifacts: the files for users and later runs, and the profilers' reports. Also uploads the files that a
 * browser can show, unzipped. Calls `readable` before uploading the reports, because that upload may take a long time. If a file contains
 * a known secret, we upload neither that file nor any report: the program had access to the secret, so a report may contain it in a form
 * that we can't search. Throws StoppedError only.
 */
export async function uploadRun(
  request: UploadRequest,
  readable: (uploaded: Pick<Uploaded, "main" | "single">) => Promise<void> = () => Promise.resolve(),
): Promise<Uploaded> {
  const { directory, stop } = request;
  throwIfStopped(stop);
  const inName = findSecretsInText(request.name, request.secrets);
  if (inName.length > 0) {
    const why = `The artifact's name contains the value of ${inName.join(", ")}.`;
    const failures = [describeArtifactFailure("artifact-secret-found", "The run wasn't uploaded.", why)];
    return { main: null, single: new Map(), reports: null, failures };
  }
  const listing = await list(directory);
  if (!Array.isArray(listing)) return { main: null, single: new Map(), reports: null, failures: [listing] };
  const { main, reports, leftOut } = selectFiles(listing, request.withheld, request.limits ?? uploadLimits);
  const failures = reportLeftOut(leftOut, request);
  const old = request.client === undefined ? await findOldService(request) : null;
  const client = old ?? request.client ?? new DefaultArtifactClient();
  const names = nameAttempt(request.name, request.job.runAttempt);
  const uploadAll = async (name: string, listed: readonly ListedFile[], compressionLevel: number) => {
    const files = listed.map(({ path }) => join(directory, path));
    const what: Upload = { name, files, rootDirectory: directory, options: { compressionLevel } };
    const uploaded = files.length === 0 ? null : await uploadArtifact(request, client, what);
    if (uploaded === null || "url" in uploaded) return uploaded;
    failures.push(uploaded);
    return null;
  };
  const { secrets } = request;
  const searched = await searchForSecrets(directory, main, secrets, request);
  failures.push(...searched.failures);
  const uploadedMain = await uploadAll(names.main, searched.clean, 6);
  const isHopeless = failures.some(({ id }) => fatalFailures.has(id));
  // An old service accepts only zips, and the main artifact already contains these files.
  const single =
    isHopeless || old !== null
      ? new Map<SingleFile, UploadedArtifact>()
      : await uploadSingleFiles(request, client, searched.clean, failures);
  await readable({ main: uploadedMain, single });
  const uploadReports = async (): Promise<UploadedArtifact | null> => {
    const others = leftOutFiles(listing, [...main, ...reports]);
    const suspicion = searched.suspicion ?? (await searchForSecrets(directory, others, secrets, request)).suspicion;
    const found = suspicion === null ? await searchForSecrets(directory, reports, secrets, request) : null;
    failures.push(...(found?.failures ?? []));
    const why = suspicion ?? found?.suspicion ?? null;
    // We use level 1, because reports are large and mostly compressed already.
    if (why === null) return uploadAll(names.reports, reports, 1);
    const what = `This run's reports (${counted(reports.length, "file")}) weren't uploaded.`;
    failures.push(describeArtifactFailure("artifact-reports-held-back", what, `${why}.`));
    return null;
  };
  const uploadedReports = uploadedMain === null || reports.length === 0 ? null : await uploadReports();
  if (uploadedMain === null && single.size === 0 && failures.length === 0) {
    const what = `The artifact ${names.main} wasn't uploaded.`;
    failures.push(
      describeArtifactFailure("artifact-nothing-to-upload", what, "The run directory has no files for this artifact."),
    );
  }
  return { main: uploadedMain, single, reports: uploadedReports, failures };
}

/** A request to upload one page as its own artifact. */
export type PageUpload = Pick<
  UploadRequest,
  "job" | "retentionDays" | "log" | "stop" | "temporaryDirectory" | "client"
> & {
  /** The artifact gets this file's name. */
  readonly file: string;
};

/** Uploads one page, unzipped so that a browser can show it. Throws StoppedError only. */
export async function uploadPage({ file, ...request }: PageUpload): Promise<UploadedArtifact | Diagnostic> {
  const what = { name: basename(file), files: [file], rootDirectory: dirname(file), options: { skipArchive: true } };
  const client = request.client ?? (await findOldService(request)) ?? new DefaultArtifactClient();
  return uploadArtifact(request, client, what);
}

/** After one of these failures we don't try more uploads, since they'd fail in the same way. */
const fatalFailures: ReadonlySet<Diagnostic["id"]> = new Set([
  ...["artifact-not-on-ghes", "artifact-no-runtime", "artifact-quota", "artifact-refused-by-service"],
  "publish-time-over",
]);

/** Uploads files that a browser can show, each as a separate artifact. Adds problems to `failures`. */
async function uploadSingleFiles(
  request: UploadRequest,
  client: Uploader,
  clean: readonly ListedFile[],
  failures: Diagnostic[],
): Promise<Map<SingleFile, UploadedArtifact>> {
  const uploaded = new Map<SingleFile, UploadedArtifact>();
  const wanted = singleFiles.filter((file) => clean.some(({ path }) => path === file));
  if (wanted.length === 0) return uploaded;
  let rootDirectory: string | null = null;
  try {
    rootDirectory = await mkdtemp(join(request.temporaryDirectory, "llm-profile-upload-"));
    for (const file of wanted) {
      const name = nameSingleFile(request.name, request.job.runAttempt, file);
      // The client names such an artifact after its file.
      const named = join(rootDirectory, name);
      await copyFile(join(request.directory, file), named);
      const result = await uploadArtifact(request, client, {
        name,
        files: [named],
        rootDirectory,
        options: { skipArchive: true },
      });
      if ("url" in result) uploaded.set(file, result);
      else failures.push(result);
    }
  } catch (error) {
    throwIfStopped(request.stop);
    const what = `We couldn't upload ${wanted.join(", ")} for viewing in a browser.`;
    failures.push(describeArtifactFailure("artifact-upload-failed", what, shortenError(error)));
  } finally {
    if (rootDirectory !== null) await rm(rootDirectory, { recursive: true, force: true });
  }
  return uploaded;
}

/** We don't search larger files, because a program may write files of any size, and a search takes time. */
const largestLeftOut: Bytes = 64 * 2 ** 20;

/**
 * Files that weren't selected for upload, such as large logs or files with odd names. If these files contain a secret, the reports may
 * contain it, too.
 */
function leftOutFiles(listing: readonly ListedFile[], selected: readonly ListedFile[]): ListedFile[] {
  const taken = new Set(selected);
  return listing.filter(
    (file) =>
      file.kind === "file" && file.bytes <= largestLeftOut && !taken.has(file) && findReportPath(file.path) === null,
  );
}

async function list(directory: string): Promise<ListedFile[] | Diagnostic> {
  try {
    return await listFiles(directory);
  } catch (error) {
    return describeArtifactFailure("artifact-directory-unreadable", "The run wasn't uploaded.", shortenError(error));
  }
}

const mostShown = 8;

function reportLeftOut(
  leftOut: readonly LeftOut[],
  { log, secrets }: Pick<UploadRequest, "log" | "secrets">,
): Diagnostic[] {
  const failures: Diagnostic[] = [];
  for (const [why, files] of Map.groupBy(leftOut, (file) => file.why)) {
    const paths = files.slice(0, mostShown).map(({ path }) => redactPath(path, secrets));
    const shown = `${paths.join(", ")}${files.length > mostShown ? " …" : ""}`;
    const what = `Not uploaded: ${counted(files.length, "file")} (${why}): ${shown}.`;
    if (files.some(({ unexpected }) => unexpected)) {
      failures.push(
        describeArtifactFailure("artifact-files-left-out", what, "The artifact can't include these files."),
      );
    } else log.info(what);
  }
  return failures;
}

/** The contents of one artifact. */
interface Upload {
  readonly name: string;
  /** Absolute. */
  readonly files: readonly string[];
  readonly rootDirectory: string;
  readonly options: Pick<UploadArtifactOptions, "compressionLevel" | "skipArchive">;
}

/** Our client if the service is too old for @actions/artifact, otherwise null. */
async function findOldService({
  job,
  temporaryDirectory,
  log,
  stop,
}: Omit<PageUpload, "file">): Promise<Uploader | null> {
  if (isEnterpriseServer(job.serverUrl)) return null;
  const old = await raceWithStop(connectOldService(process.env, temporaryDirectory), stop).catch((error: unknown) => {
    throwIfStopped(stop);
    if (error instanceof TimeOver) return null;
    throw error;
  });
  if (old !== null) log.info("This runner's artifact service uses version 4, so all artifacts will be zipped.");
  return old;
}

async function uploadArtifact(
  { job, retentionDays, log, stop }: Omit<PageUpload, "file" | "temporaryDirectory">,
  client: Uploader,
  { name, files, rootDirectory, options }: Upload,
): Promise<UploadedArtifact | Diagnostic> {
  const what = `The artifact ${name} wasn't uploaded.`;
  if (isEnterpriseServer(job.serverUrl))
    return describeArtifactFailure("artifact-not-on-ghes", what, "This is a GitHub Enterprise Server.");
  const started = performance.now();
  try {
    throwIfEnded(stop);
    // The client logs a lot, which matters only if the upload fails.
    const { id, size } = await log.group(`Uploading the artifact ${name}`, async () => {
      const uploading = client.uploadArtifact(name, [...files], rootDirectory, {
        ...options,
        ...(retentionDays === null ? {} : { retentionDays }),
      });
      return raceWithStop(uploading, stop);
    });
    if (id === undefined) return uploadFailure(name, "GitHub returned no id for the artifact.");
    const bytes = size ?? 0;
    const url = `${job.serverUrl}/${fullName(job.repository)}/actions/runs/${String(job.runId)}/artifacts/${String(id)}`;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log.info(
      `Artifact ${name}: ${counted(files.length, "file")}, ${sizeText(bytes)}${options.skipArchive === true ? "" : " zipped"}, in ${seconds} s: ${url}`,
    );
    return { name, id, url, files: files.length };
  } catch (error) {
    throwIfStopped(stop);
    return error instanceof TimeOver ? describeTimeOver(what, error) : uploadFailure(name, error);
  }
}

/**
 * Errors from @actions/artifact 6. We recognize them by message because the package doesn't export all its error classes. The
 * first match counts.
 */
const causes: readonly { readonly pattern: RegExp; readonly id: ArtifactFailureId; readonly why: string }[] = [
  {
    pattern: /not currently supported on GHES/i,
    id: "artifact-not-on-ghes",
    why: "This is a GitHub Enterprise Server.",
  },
  {
    pattern: /ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|Failed to get backend IDs|Invalid token specified/i,
    id: "artifact-no-runtime",
    why: "The runner didn't give this process a token for uploads.",
  },
  {
    pattern: /\(409\)|already_?exists|an artifact with this name/i,
    id: "artifact-name-taken",
    why: "This run already has an artifact with that name.",
  },
  { pattern: /quota/i, id: "artifact-quota", why: "The account's artifact storage is full." },
  {
    pattern: /Failed to CreateArtifact: (?:Received non-retryable error|Failed to make request after)/,
    id: "artifact-refused-by-service",
    why: "The runner's artifact service didn't accept a new artifact.",
  },
  { pattern: /(?:)/, id: "artifact-upload-failed", why: "The upload failed." },
];

/** Explains a failed upload. */
function uploadFailure(name: string, error: unknown): Diagnostic {
  const said = shortenError(error);
  const cause = causes.find(({ pattern }) => pattern.test(said));
  if (cause === undefined) throw new Error("The last cause must match every failure.");
  return describeArtifactFailure(cause.id, `The artifact ${name} wasn't uploaded.`, `${cause.why} (${said})`);
}

/**
 * True for a GitHub Enterprise Server, by @actions/artifact's own rule. On such a server, the package refuses to upload, after a
 * misleading warning that suggests trying again.
 */
function isEnterpriseServer(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname;
  return host !== "github.com" && !host.endsWith(".ghe.com") && !host.endsWith(".localhost");
}
