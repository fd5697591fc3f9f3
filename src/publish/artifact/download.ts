import { createHash } from "node:crypto";
import { z } from "zod";
import type { Repository } from "../../model/publish/github.ts";
import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { Bytes } from "../../model/units.ts";
import type { Api } from "../api/api.ts";
import { ApiFailure, timeOverTrouble, troubleOf } from "../api/failure.ts";
import { throwIfEnded, throwIfStopped, TimeOver } from "../api/patience.ts";
import { errorText } from "../error-text.ts";
import { fetchSigned, TooManyBytes } from "./fetch-signed.ts";
import type { FoundArtifact } from "./find-artifact.ts";
import { readZip, ZipRefused } from "./read-zip.ts";
import { sizeText } from "./size-text.ts";
import { artifactTrouble } from "./troubles.ts";

/** Of the zip file. */
const largestZip: Bytes = 64 * 2 ** 20;

export interface DownloadRequest {
  readonly repository: Repository;
  readonly artifact: Pick<FoundArtifact, "id" | "name" | "digest" | "sizeBytes" | "expired">;
  readonly stop: AbortSignal;
}

export interface DownloadedFiles {
  /** Those of the wanted ones that the artifact has. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** What could not be checked, for people. */
  readonly note: string | null;
}

/**
 * Reads the wanted files (path → most bytes) of an artifact into memory: nothing is written, nothing else is inflated. The
 * artifact's maker is not trusted. Throws StoppedError only.
 */
export async function downloadFiles(
  api: Api,
  request: DownloadRequest,
  wanted: ReadonlyMap<string, Bytes>,
): Promise<DownloadedFiles | PublishTrouble> {
  const { artifact } = request;
  const what = `The artifact ${artifact.name} was not read.`;
  if (artifact.expired) return artifactTrouble("artifact-expired", what, "GitHub has deleted it: its time was over.");
  const tooLarge = `It has more than the ${sizeText(largestZip)} that are read.`;
  if (artifact.sizeBytes > largestZip) return artifactTrouble("artifact-too-large", what, tooLarge);
  try {
    const bytes = await fetchZip(api, request);
    const expected = sha256Of(artifact.digest);
    if (expected !== null && createHash("sha256").update(bytes).digest("hex") !== expected) {
      return artifactTrouble("artifact-corrupt", what, "Its bytes are not those that were uploaded: SHA-256 differs.");
    }
    return {
      files: await readZip(bytes, wanted),
      note:
        expected === null
          ? `GitHub tells no SHA-256 of the artifact ${artifact.name}: it was taken without that check.`
          : null,
    };
  } catch (error) {
    throwIfStopped(request.stop);
    if (error instanceof TimeOver) return timeOverTrouble(what, error);
    if (error instanceof ZipRefused) return artifactTrouble(error.id, what, error.message);
    if (error instanceof TooManyBytes) return artifactTrouble("artifact-too-large", what, tooLarge);
    if (error instanceof StorageFailure) return artifactTrouble("artifact-download-failed", what, error.message);
    if (error instanceof ApiFailure && error.kind === "gone") {
      return artifactTrouble("artifact-expired", what, "GitHub says that it is gone (410).");
    }
    return troubleOf(error);
  }
}

/** The storage did not give the file, in several tries. */
class StorageFailure extends Error {}

const mostTries = 3;

/** Each try with a URL of its own: they hold for a minute only. */
async function fetchZip(api: Api, request: DownloadRequest): Promise<Buffer> {
  const { stop } = request;
  for (let tries = 1; ; tries++) {
    const url = await signedUrl(api, request);
    try {
      return await fetchSigned(url, largestZip, stop);
    } catch (error) {
      throwIfEnded(stop);
      if (error instanceof TooManyBytes) throw error;
      if (tries === mostTries || !(await api.pause(1000 * 2 ** (tries - 1)))) {
        throw new StorageFailure(`In ${String(tries)} tries: ${errorText(error)}`, { cause: error });
      }
    }
  }
}

async function signedUrl(api: Api, { repository, artifact }: DownloadRequest): Promise<string> {
  return api.call(`download the artifact ${artifact.name}`, "actions: read", async (github) => {
    const { headers } = await github.rest.actions.downloadArtifact({
      owner: repository.owner,
      repo: repository.name,
      artifact_id: artifact.id,
      archive_format: "zip",
      request: { redirect: "manual" },
    });
    return z.url({ protocol: /^https?$/ }).parse(headers.location);
  });
}

/** `sha256:` and 64 hex digits; null for artifacts of older times, which have none. */
function sha256Of(digest: string | null): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}
