import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { HttpClient } from "@actions/http-client";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import * as z from "zod";
import { repositoryParameters, type Repository } from "../../model/publish/github.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import type { Api } from "../api/api.ts";
import { ApiFailure, describeTimeOver, toDiagnostic } from "../api/failure.ts";
import { throwIfEnded, throwIfStopped, TimeOver, raceWithStop } from "../api/wait-budget.ts";
import { shortenError } from "../actions-log.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { describeArtifactFailure, type ArtifactFailureId } from "../failures.ts";
import type { FoundArtifact } from "./find-artifact.ts";

const largestZip: Bytes = 64 * 2 ** 20;
const tooLarge = `The artifact is larger than ${sizeText(largestZip)}, the largest size that we read.`;

export interface DownloadRequest {
  readonly repository: Repository;
  readonly artifact: Pick<FoundArtifact, "id" | "name" | "digest" | "sizeBytes" | "expired">;
  readonly stop: AbortSignal;
}

/**
 * Reads the wanted files (path → size limit) of an untrusted artifact into memory. Writes nothing to disk. `note` says what we couldn't
 * check.
 */
export async function downloadFiles(
  api: Api,
  request: DownloadRequest,
  wanted: ReadonlyMap<string, Bytes>,
): Promise<{ readonly files: ReadonlyMap<string, Buffer>; readonly note: string | null } | Diagnostic> {
  const { artifact } = request;
  const what = `We couldn't read the artifact ${artifact.name}.`;
  if (artifact.expired)
    return describeArtifactFailure("artifact-expired", what, "GitHub deleted the artifact after its retention period.");
  try {
    if (artifact.sizeBytes > largestZip) throw new DownloadRefused("artifact-too-large", tooLarge);
    const bytes = await fetchZip(api, request);
    const expected = parseDigest(artifact.digest);
    if (expected !== null && createHash("sha256").update(bytes).digest("hex") !== expected) {
      const why = "The download's SHA-256 differs from the uploaded artifact's SHA-256.";
      throw new DownloadRefused("artifact-corrupt", why);
    }
    return {
      files: await readZip(bytes, wanted),
      note:
        expected === null
          ? `GitHub has no SHA-256 for the artifact ${artifact.name}, so we used the artifact without verifying it.`
          : null,
    };
  } catch (error) {
    throwIfStopped(request.stop);
    if (error instanceof TimeOver) return describeTimeOver(what, error);
    if (error instanceof DownloadRefused) return describeArtifactFailure(error.id, what, error.message);
    if (error instanceof ApiFailure && error.kind === "gone") {
      return describeArtifactFailure("artifact-expired", what, "GitHub says the artifact is gone (410).");
    }
    return toDiagnostic(error);
  }
}

const mostTries = 3;

/** A URL is valid for only a minute, so each try gets a new one. */
async function fetchZip(api: Api, request: DownloadRequest): Promise<Buffer> {
  const { stop } = request;
  for (let tries = 1; ; tries++) {
    const url = await requestSignedUrl(api, request);
    try {
      return await fetchSigned(url, stop);
    } catch (error) {
      throwIfEnded(stop);
      if (error instanceof DownloadRefused) throw error;
      if (tries === mostTries || !(await api.pause(1000 * 2 ** (tries - 1)))) {
        const why = `We gave up after attempt ${tries}: ${shortenError(error)}`;
        throw new DownloadRefused("artifact-download-failed", why, error);
      }
    }
  }
}

async function requestSignedUrl(api: Api, { repository, artifact }: DownloadRequest): Promise<string> {
  return api.call(`download the artifact ${artifact.name}`, "actions: read", async (github) => {
    const { headers } = await github.rest.actions.downloadArtifact({
      ...repositoryParameters(repository),
      artifact_id: artifact.id,
      archive_format: "zip",
      request: { redirect: "manual" },
    });
    return z.url({ protocol: /^https?$/ }).parse(headers.location);
  });
}

function parseDigest(digest: string | null): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}

const silenceMs: Milliseconds = 30_000;

/**
 * Downloads through the job's proxy if it has one. We don't send our token, because the URL needs none and points to another company's
 * storage. No message contains the URL.
 */
async function fetchSigned(url: string, stop: AbortSignal): Promise<Buffer> {
  const client = new HttpClient("llm-profile-action", [], { allowRedirects: false, socketTimeout: silenceMs });
  const { message } = await raceWithStop(client.get(url), stop);
  const abort = (): void => void message.destroy(new Error("The download was stopped."));
  stop.addEventListener("abort", abort, { once: true });
  try {
    if (message.statusCode !== 200) throw new Error(`The storage answered ${message.statusCode ?? "nothing"}.`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of message) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      if (bytes > largestZip) throw new DownloadRefused("artifact-too-large", tooLarge);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    stop.removeEventListener("abort", abort);
    message.destroy();
    client.dispose();
  }
}

export class DownloadRefused extends Error {
  readonly id: ArtifactFailureId;

  constructor(id: ArtifactFailureId, why: string, cause?: unknown) {
    super(why, { cause });
    this.id = id;
  }
}

const mostEntries = 20_000;

/**
 * Decompresses only the wanted entries, each up to its limit. Throws DownloadRefused if anything in the file can't come from our uploads:
 * paths outside the folder, links, encryption, duplicate names, or false sizes.
 */
export async function readZip(bytes: Buffer, wanted: ReadonlyMap<string, Bytes>): Promise<Map<string, Buffer>> {
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    const entries = await checkEntries(zip);
    const files = new Map<string, Buffer>();
    for (const [path, limit] of wanted) {
      const entry = entries.get(path);
      if (entry !== undefined) files.set(path, await readEntry(zip, entry, limit));
    }
    return files;
  } catch (error) {
    if (error instanceof DownloadRefused) throw error;
    const why = shortenError(error).replace(/\.$/, "");
    throw new DownloadRefused(
      hostileMessage.test(why) ? "artifact-refused" : "artifact-corrupt",
      `We can't read the zip file: ${why}.`,
    );
  }
}

async function checkEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const refuse = (why: string) => new DownloadRefused("artifact-refused", why);
  const tooMany = `The zip file has more than ${mostEntries} entries.`;
  if (zip.entryCount > mostEntries) throw refuse(tooMany);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = plainText(entry.fileName).slice(0, 200);
    if (entries.size >= mostEntries) throw refuse(tooMany);
    if (entries.has(entry.fileName)) throw refuse(`Two entries are named ${name}.`);
    if (entry.isEncrypted()) throw refuse(`${name} is encrypted.`);
    // The upper half of the external attributes is the Unix mode.
    if (((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000) throw refuse(`${name} is a symbolic link.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readEntry(zip: ZipFile, entry: Entry, limit: Bytes): Promise<Buffer> {
  const { fileName, uncompressedSize } = entry;
  if (uncompressedSize > limit) {
    const why = `${fileName} has ${uncompressedSize} bytes, but we read at most ${limit}.`;
    throw new DownloadRefused("artifact-too-large", why);
  }
  if (!entry.canDecodeFileData())
    throw new DownloadRefused("artifact-refused", `${fileName} uses an unknown compression method.`);
  const chunks: Buffer[] = [];
  // yauzl ends the stream with an error once an entry exceeds its stated size.
  for await (const chunk of await zip.openReadStreamPromise(entry)) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc32) throw new DownloadRefused("artifact-corrupt", `${fileName} fails its checksum.`);
  return content;
}

/** yauzl 3's messages about files that no honest program writes. All other messages mean that the file is damaged. */
const hostileMessage = /invalid characters in fileName|absolute path|invalid relative path|encryption|too many bytes/;
