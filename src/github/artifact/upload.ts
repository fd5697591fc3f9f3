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
  type UploadLimits,
} from "./select-files.ts";

type Uploader = Pick<ArtifactClient, "uploadArtifact">;

export interface UploadRequest {
  readonly directory: string;
  readonly name: string;
  readonly job: Pick<GithubJob, "repository" | "serverUrl" | "runId" | "runAttempt">;
  readonly retentionDays: number | null;
  /** Null if we can't read run.json. We then upload no reports. */
  readonly withheld: RunRecord["withheld"] | null;
  readonly secrets: readonly Secret[];
  readonly temporaryDirectory: string;
  readonly log: Log;
  readonly stop: AbortSignal;
  /** Default: @actions/artifact's client, or our own if the runner's service is too old for it. */
  readonly client?: Uploader;
  readonly limits?: UploadLimits;
}

export interface Uploaded {
  readonly main: UploadedArtifact | null;
  readonly single: ReadonlyMap<SingleFile, UploadedArtifact>;
  readonly reports: UploadedArtifact | null;
  readonly failures: readonly Diagnostic[];
}

/**
 * Uploads a run directory as two artifacts, and the files that a browser can show, unzipped. Calls `readable` before uploading the reports,
 * because that may take long. If a file contains a known secret, we upload neither that file nor any report: the program had the secret, so
 * a report may contain it in a form that we can't search.
 */
export async function uploadRun(
  request: UploadRequest,
  readable: (uploaded: Pick<Uploaded, "main" | "single">) => Promise<void> = () => Promise.resolve(),
): Promise<Uploaded> {
  const { directory, secrets, stop } = request;
  throwIfStopped(stop);
  const refuse = (id: ArtifactFailureId, why: string): Uploaded => {
    const failures = [describeArtifactFailure(id, "The run wasn't uploaded.", why)];
    return { main: null, single: new Map(), reports: null, failures };
  };
  const inName = findSecretsInText(request.name, secrets);
  if (inName.length > 0)
    return refuse("artifact-secret-found", `The artifact's name contains the value of ${inName.join(", ")}.`);
  const listing = await listFiles(directory).catch(shortenError);
  if (typeof listing === "string") return refuse("artifact-directory-unreadable", listing);
  const { main, reports, leftOut } = selectFiles(listing, request.withheld, request.limits);
  const failures = reportLeftOut(leftOut, request);
  const old = request.client === undefined ? await findOldService(request) : null;
  const client = old ?? request.client ?? new DefaultArtifactClient();
  const names = nameAttempt(request.name, request.job.runAttempt);
  const uploadAll = async (name: string, listed: readonly ListedFile[], compressionLevel: number) => {
    if (listed.length === 0) return null;
    const files = listed.map(({ path }) => join(directory, path));
    const uploaded = await uploadArtifact(request, client, name, files, directory, { compressionLevel });
    if ("url" in uploaded) return uploaded;
    failures.push(uploaded);
    return null;
  };
  const searched = await searchForSecrets(directory, main, secrets, request);
  failures.push(...searched.failures);
  const uploadedMain = await uploadAll(names.main, searched.clean, 6);
  const isHopeless = failures.some(({ id }) => fatalFailures.has(id));
  const single =
    isHopeless || old !== null
      ? new Map<SingleFile, UploadedArtifact>()
      : await uploadSingleFiles(request, client, searched.clean, failures);
  await readable({ main: uploadedMain, single });
  const uploadReports = async (): Promise<UploadedArtifact | null> => {
    const selected = new Set([...main, ...reports]);
    // Large logs, for example. If they contain a secret, the reports may contain it, too.
    const others = listing.filter(
      (file) =>
        file.kind === "file" &&
        file.bytes <= largestLeftOut &&
        !selected.has(file) &&
        findReportPath(file.path) === null,
    );
    let suspicion = searched.suspicion ?? (await searchForSecrets(directory, others, secrets, request)).suspicion;
    if (suspicion === null) {
      const inReports = await searchForSecrets(directory, reports, secrets, request);
      failures.push(...inReports.failures);
      suspicion = inReports.suspicion;
    }
    if (suspicion === null) return uploadAll(names.reports, reports, 1);
    const what = `This run's reports (${counted(reports.length, "file")}) weren't uploaded.`;
    failures.push(describeArtifactFailure("artifact-reports-held-back", what, `${suspicion}.`));
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

export type PageUpload = Pick<
  UploadRequest,
  "job" | "retentionDays" | "log" | "stop" | "temporaryDirectory" | "client"
> & {
  readonly file: string;
};

/** Unzipped, so that a browser can show it. */
export async function uploadPage({ file, ...request }: PageUpload): Promise<UploadedArtifact | Diagnostic> {
  const client = request.client ?? (await findOldService(request)) ?? new DefaultArtifactClient();
  return uploadArtifact(request, client, basename(file), [file], dirname(file), { skipArchive: true });
}

const fatalFailures: ReadonlySet<Diagnostic["id"]> = new Set([
  ...["artifact-not-on-ghes", "artifact-no-runtime", "artifact-quota", "artifact-refused-by-service"],
  "publish-time-over",
]);

async function uploadSingleFiles(
  request: UploadRequest,
  client: Uploader,
  clean: readonly ListedFile[],
  failures: Diagnostic[],
): Promise<Map<SingleFile, UploadedArtifact>> {
  const uploaded = new Map<SingleFile, UploadedArtifact>();
  const wanted = singleFiles.filter((file) => clean.some(({ path }) => path === file));
  if (wanted.length === 0) return uploaded;
  await using stack = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(join(request.temporaryDirectory, "llm-profile-upload-"));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    for (const file of wanted) {
      const name = nameSingleFile(request.name, request.job.runAttempt, file);
      // The client names such an artifact after its file.
      const named = join(folder, name);
      await copyFile(join(request.directory, file), named);
      const result = await uploadArtifact(request, client, name, [named], folder, { skipArchive: true });
      if ("url" in result) uploaded.set(file, result);
      else failures.push(result);
    }
  } catch (error) {
    throwIfStopped(request.stop);
    const what = `We couldn't upload ${wanted.join(", ")} for viewing in a browser.`;
    failures.push(describeArtifactFailure("artifact-upload-failed", what, shortenError(error)));
  }
  return uploaded;
}

/** A program may write files of any size, and a search takes time. */
const largestLeftOut: Bytes = 64 * 2 ** 20;

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
  name: string,
  files: readonly string[],
  rootDirectory: string,
  options: UploadArtifactOptions,
): Promise<UploadedArtifact | Diagnostic> {
  const what = `The artifact ${name} wasn't uploaded.`;
  if (isEnterpriseServer(job.serverUrl))
    return describeArtifactFailure("artifact-not-on-ghes", what, "This is a GitHub Enterprise Server.");
  const started = performance.now();
  try {
    throwIfEnded(stop);
    const { id, size } = await log.group(`Uploading the artifact ${name}`, async () => {
      const uploading = client.uploadArtifact(name, [...files], rootDirectory, {
        ...options,
        ...(retentionDays === null ? {} : { retentionDays }),
      });
      return raceWithStop(uploading, stop);
    });
    if (id === undefined) throw new Error("GitHub returned no id for the artifact.");
    const url = `${job.serverUrl}/${fullName(job.repository)}/actions/runs/${job.runId}/artifacts/${id}`;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log.info(
      `Artifact ${name}: ${counted(files.length, "file")}, ${sizeText(size ?? 0)}${options.skipArchive === true ? "" : " zipped"}, in ${seconds} s: ${url}`,
    );
    return { name, id, url, files: files.length };
  } catch (error) {
    throwIfStopped(stop);
    if (error instanceof TimeOver) return describeTimeOver(what, error);
    const message = shortenError(error);
    const { id, why } = causes.find(({ pattern }) => pattern.test(message)) ?? unknownCause;
    return describeArtifactFailure(id, what, `${why} (${message})`);
  }
}

/** Errors from @actions/artifact 6, by message, because the package doesn't export all its error classes. The first match counts. */
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
];
const unknownCause = { id: "artifact-upload-failed", why: "The upload failed." } as const;

/** @actions/artifact's own rule. On such a server, it refuses to upload after a warning that misleadingly suggests trying again. */
function isEnterpriseServer(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname;
  return host !== "github.com" && !host.endsWith(".ghe.com") && !host.endsWith(".localhost");
}
