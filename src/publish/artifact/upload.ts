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
import { timeOverFailure } from "../api/failure.ts";
import { throwIfEnded, throwIfStopped, TimeOver, unlessStopped } from "../api/wait-budget.ts";
import { errorText } from "../actions-log.ts";
import { findSecretsInText, shownPath } from "../secrets/find-secrets.ts";
import type { Secret } from "../secrets/search.ts";
import { counted } from "../../model/text/listing.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { artifactFailure, type ArtifactFailureId } from "../failures.ts";
import { oldService } from "./old-service.ts";
import { artifactNames, type SingleFile, singleFileName, singleFiles } from "./artifact-name.ts";
import {
  type LeftOut,
  type ListedFile,
  listFiles,
  reportOf,
  searchFiles,
  selectFiles,
  uploadLimits,
  type UploadLimits,
} from "./select-files.ts";

type Uploader = Pick<ArtifactClient, "uploadArtifact">;

export interface UploadRequest {
  /** The run directory, whole or of a run that failed: its logs are the evidence. */
  readonly directory: string;
  /** By `artifactNameOf`. */
  readonly name: string;
  readonly job: Pick<GithubJob, "repository" | "serverUrl" | "runId" | "runAttempt">;
  /** Null: what the repository is set to. */
  readonly retentionDays: number | null;
  /** Of run.json; null where it cannot be read: then no report is uploaded. */
  readonly withheld: RunRecord["withheld"] | null;
  readonly secrets: readonly Secret[];
  /** Where a packed database is unpacked, to search it, where a single file gets the name that its artifact is to have, and zips are made. */
  readonly temporaryDirectory: string;
  readonly log: Log;
  /** A WaitBudget's signal: aborted when we are told to stop, or when the time is over. */
  readonly stop: AbortSignal;
  /** By default the real one, which reads ACTIONS_* of the environment, or ours where the runner's service is too old for it. */
  readonly client?: Uploader;
  readonly limits?: UploadLimits;
}

export interface Uploaded {
  /** Null where it was not uploaded: `failures` says why. */
  readonly main: UploadedArtifact | null;
  /** Those of `singleFiles` that opened as they are: their addresses show them. */
  readonly single: ReadonlyMap<SingleFile, UploadedArtifact>;
  /** Null also where there is no report that may leave the machine. */
  readonly reports: UploadedArtifact | null;
  readonly failures: readonly Diagnostic[];
}

/**
 * Uploads a run directory as two artifacts: what people and later runs read, and the profilers' reports; and the files that
 * a browser shows once more by themselves, not zipped. `readable` is told when all is there that people read, before the
 * reports, which may take long. A file that holds
 * a known secret is not uploaded, and then no report is either: the program knew the secret, and a report may hold it packed
 * as no search finds it. Throws StoppedError only.
 */
export async function uploadRun(
  request: UploadRequest,
  readable: (uploaded: Pick<Uploaded, "main" | "single">) => Promise<void> = () => Promise.resolve(),
): Promise<Uploaded> {
  const { directory, stop } = request;
  throwIfStopped(stop);
  const inName = findSecretsInText(request.name, request.secrets);
  if (inName.length > 0) {
    const why = `The artifact's name holds the value of ${inName.join(", ")}.`;
    const failures = [artifactFailure("artifact-secret-found", "The run was not uploaded.", why)];
    return { main: null, single: new Map(), reports: null, failures };
  }
  const listing = await list(directory);
  if (!Array.isArray(listing)) return { main: null, single: new Map(), reports: null, failures: [listing] };
  const { main, reports, leftOut } = selectFiles(listing, request.withheld, request.limits ?? uploadLimits);
  const failures = leftOutFailures(leftOut, request);
  const old = request.client === undefined ? await olderService(request) : null;
  const client = old ?? request.client ?? new DefaultArtifactClient();
  const names = artifactNames(request.name, request.job.runAttempt);
  const uploadAll = async (name: string, listed: readonly ListedFile[], compressionLevel: number) => {
    const files = listed.map(({ path }) => join(directory, path));
    const what: Upload = { name, files, rootDirectory: directory, options: { compressionLevel } };
    const uploaded = files.length === 0 ? null : await upload(request, client, what);
    if (uploaded === null || "url" in uploaded) return uploaded;
    failures.push(uploaded);
    return null;
  };
  const { secrets } = request;
  const searched = await searchFiles(directory, main, secrets, request);
  failures.push(...searched.failures);
  const uploadedMain = await uploadAll(names.main, searched.clean, 6);
  const isHopeless = failures.some(({ id }) => hopeless.has(id));
  // An old service takes zips alone, and the main artifact has these files already.
  const single =
    isHopeless || old !== null
      ? new Map<SingleFile, UploadedArtifact>()
      : await uploadSingle(request, client, searched.clean, failures);
  await readable({ main: uploadedMain, single });
  const uploadReports = async (): Promise<UploadedArtifact | null> => {
    const others = leftOutFiles(listing, [...main, ...reports]);
    const suspicion = searched.suspicion ?? (await searchFiles(directory, others, secrets, request)).suspicion;
    const found = suspicion === null ? await searchFiles(directory, reports, secrets, request) : null;
    failures.push(...(found?.failures ?? []));
    const why = suspicion ?? found?.suspicion ?? null;
    // Level 1: they are large, and mostly compressed already.
    if (why === null) return uploadAll(names.reports, reports, 1);
    const what = `The reports of this run were not uploaded: ${counted(reports.length, "file")}.`;
    failures.push(artifactFailure("artifact-reports-held-back", what, `${why}.`));
    return null;
  };
  const uploadedReports = uploadedMain === null || reports.length === 0 ? null : await uploadReports();
  if (uploadedMain === null && single.size === 0 && failures.length === 0) {
    const what = `The artifact ${names.main} was not uploaded.`;
    failures.push(artifactFailure("artifact-nothing-to-upload", what, "The run directory holds nothing for it."));
  }
  return { main: uploadedMain, single, reports: uploadedReports, failures };
}

/** A page that is uploaded by itself. */
export type PageUpload = Pick<
  UploadRequest,
  "job" | "retentionDays" | "log" | "stop" | "temporaryDirectory" | "client"
> & {
  /** Its name is the artifact's. */
  readonly file: string;
};

/** Uploads one page so that a browser shows it. Throws StoppedError only. */
export async function uploadPage({ file, ...request }: PageUpload): Promise<UploadedArtifact | Diagnostic> {
  const what = { name: basename(file), files: [file], rootDirectory: dirname(file), options: { skipArchive: true } };
  const client = request.client ?? (await olderService(request)) ?? new DefaultArtifactClient();
  return upload(request, client, what);
}

/** With these no further upload is tried: it would fail as the first one did. */
const hopeless: ReadonlySet<Diagnostic["id"]> = new Set([
  ...["artifact-not-on-ghes", "artifact-no-runtime", "artifact-quota", "artifact-refused-by-service"],
  "publish-time-over",
]);

/** Files that open as they are, each as an artifact of its own. What fails is pushed on `failures`. */
async function uploadSingle(
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
      const name = singleFileName(request.name, request.job.runAttempt, file);
      // The client names such an artifact as its file.
      const named = join(rootDirectory, name);
      await copyFile(join(request.directory, file), named);
      const result = await upload(request, client, {
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
    const what = `${wanted.join(", ")}: not uploaded so that a browser shows it.`;
    failures.push(artifactFailure("artifact-upload-failed", what, errorText(error)));
  } finally {
    if (rootDirectory !== null) await rm(rootDirectory, { recursive: true, force: true });
  }
  return uploaded;
}

/** Larger ones are not searched for the reports' sake: what a program writes is its own affair, and this takes time. */
const largestLeftOut: Bytes = 64 * 2 ** 20;

/** Files that stay behind for another reason, and tell of the reports all the same: logs beyond the limit, with odd names. */
function leftOutFiles(listing: readonly ListedFile[], selected: readonly ListedFile[]): ListedFile[] {
  const taken = new Set(selected);
  return listing.filter(
    (file) => file.kind === "file" && file.bytes <= largestLeftOut && !taken.has(file) && reportOf(file.path) === null,
  );
}

async function list(directory: string): Promise<ListedFile[] | Diagnostic> {
  try {
    return await listFiles(directory);
  } catch (error) {
    return artifactFailure("artifact-directory-unreadable", "The run was not uploaded.", errorText(error));
  }
}

const mostShown = 8;

function leftOutFailures(
  leftOut: readonly LeftOut[],
  { log, secrets }: Pick<UploadRequest, "log" | "secrets">,
): Diagnostic[] {
  const failures: Diagnostic[] = [];
  for (const [why, files] of Map.groupBy(leftOut, (file) => file.why)) {
    const paths = files.slice(0, mostShown).map(({ path }) => shownPath(path, secrets));
    const shown = `${paths.join(", ")}${files.length > mostShown ? " …" : ""}`;
    const what = `Not uploaded: ${counted(files.length, "file")} (${why}): ${shown}.`;
    if (files.some(({ unexpected }) => unexpected)) {
      failures.push(artifactFailure("artifact-files-left-out", what, "An artifact may not hold them."));
    } else log.info(what);
  }
  return failures;
}

/** What becomes one artifact. */
interface Upload {
  readonly name: string;
  /** Absolute. */
  readonly files: readonly string[];
  readonly rootDirectory: string;
  readonly options: Pick<UploadArtifactOptions, "compressionLevel" | "skipArchive">;
}

/** Ours for a service that is too old for @actions/artifact; null where it's not. */
async function olderService({
  job,
  temporaryDirectory,
  log,
  stop,
}: Omit<PageUpload, "file">): Promise<Uploader | null> {
  if (isEnterpriseServer(job.serverUrl)) return null;
  const old = await unlessStopped(oldService(process.env, temporaryDirectory), stop).catch((error: unknown) => {
    throwIfStopped(stop);
    if (error instanceof TimeOver) return null;
    throw error;
  });
  if (old !== null) log.info("This runner's artifact service is of version 4: all files go up zipped.");
  return old;
}

async function upload(
  { job, retentionDays, log, stop }: Omit<PageUpload, "file" | "temporaryDirectory">,
  client: Uploader,
  { name, files, rootDirectory, options }: Upload,
): Promise<UploadedArtifact | Diagnostic> {
  const what = `The artifact ${name} was not uploaded.`;
  if (isEnterpriseServer(job.serverUrl))
    return artifactFailure("artifact-not-on-ghes", what, "This is a GitHub Enterprise Server.");
  const started = performance.now();
  try {
    throwIfEnded(stop);
    // The client says much, which matters only where it fails.
    const { id, size } = await log.group(`Uploading the artifact ${name}`, async () => {
      const uploading = client.uploadArtifact(name, [...files], rootDirectory, {
        ...options,
        ...(retentionDays === null ? {} : { retentionDays }),
      });
      return unlessStopped(uploading, stop);
    });
    if (id === undefined) return uploadFailure(name, "GitHub gave it no id.");
    const bytes = size ?? 0;
    const url = `${job.serverUrl}/${fullName(job.repository)}/actions/runs/${String(job.runId)}/artifacts/${String(id)}`;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log.info(
      `Artifact ${name}: ${counted(files.length, "file")}, ${sizeText(bytes)}${options.skipArchive === true ? "" : " zipped"}, in ${seconds} s: ${url}`,
    );
    return { name, id, url, files: files.length };
  } catch (error) {
    throwIfStopped(stop);
    return error instanceof TimeOver ? timeOverFailure(what, error) : uploadFailure(name, error);
  }
}

/** What @actions/artifact 6 throws, by its words: it has classes for some, but does not export them all. The first that fits. */
const causes: readonly { readonly pattern: RegExp; readonly id: ArtifactFailureId; readonly why: string }[] = [
  {
    pattern: /not currently supported on GHES/i,
    id: "artifact-not-on-ghes",
    why: "This is a GitHub Enterprise Server.",
  },
  {
    pattern: /ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|Failed to get backend IDs|Invalid token specified/i,
    id: "artifact-no-runtime",
    why: "The runner has given this process no right to upload.",
  },
  {
    pattern: /\(409\)|already_?exists|an artifact with this name/i,
    id: "artifact-name-taken",
    why: "This run has an artifact of that name already.",
  },
  { pattern: /quota/i, id: "artifact-quota", why: "The storage is used up." },
  {
    pattern: /Failed to CreateArtifact: (?:Received non-retryable error|Failed to make request after)/,
    id: "artifact-refused-by-service",
    why: "The runner's artifact service does not begin an artifact.",
  },
  { pattern: /(?:)/, id: "artifact-upload-failed", why: "The upload failed." },
];

/** What an upload failed of, for people. */
function uploadFailure(name: string, error: unknown): Diagnostic {
  const said = errorText(error);
  const cause = causes.find(({ pattern }) => pattern.test(said));
  if (cause === undefined) throw new Error("The last cause fits everything.");
  return artifactFailure(cause.id, `The artifact ${name} was not uploaded.`, `${cause.why} (${said})`);
}

/**
 * Whether the server is a GitHub Enterprise Server by the rule of @actions/artifact, which refuses there, after a warning of
 * its own that says to try again.
 */
function isEnterpriseServer(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname;
  return host !== "github.com" && !host.endsWith(".ghe.com") && !host.endsWith(".localhost");
}
