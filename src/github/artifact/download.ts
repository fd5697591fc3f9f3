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

/** The largest zip file that we read. */
const largestZip: Bytes = 64 * 2 ** 20;

export interface DownloadRequest {
  readonly repository: Repository;
  readonly artifact: Pick<FoundArtifact, "id" | "name" | "digest" | "sizeBytes" | "expired">;
  readonly stop: AbortSignal;
}

export interface DownloadedFiles {
  /** The wanted files that the artifact contains. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** A note for the user about what we couldn't check, or null. */
  readonly note: string | null;
}

/**
 * Reads the wanted files (path → size limit) of an untrusted artifact into memory. Writes nothing to disk, and decompresses no other
 * files. Throws StoppedError only.
 */
export async function downloadFiles(
  api: Api,
  request: DownloadRequest,
  wanted: ReadonlyMap<string, Bytes>,
): Promise<DownloadedFiles | Diagnostic> {
  const { artifact } = request;
  const what = `We couldn't read the artifact ${artifact.name}.`;
  if (artifact.expired)
    return describeArtifactFailure("artifact-expired", what, "GitHub deleted the artifact after its retention period.");
  const tooLarge = `The artifact is larger than ${sizeText(largestZip)}, the largest size that we read.`;
  if (artifact.sizeBytes > largestZip) return describeArtifactFailure("artifact-too-large", what, tooLarge);
  try {
    const bytes = await fetchZip(api, request);
    const expected = parseDigest(artifact.digest);
    if (expected !== null && createHash("sha256").update(bytes).digest("hex") !== expected) {
      return describeArtifactFailure(
        "artifact-corrupt",
        what,
        "The download's SHA-256 differs from the uploaded artifact's SHA-256.",
      );
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
    if (error instanceof ZipRefused) return describeArtifactFailure(error.id, what, error.message);
    if (error instanceof TooManyBytes) return describeArtifactFailure("artifact-too-large", what, tooLarge);
    if (error instanceof StorageFailure)
      return describeArtifactFailure("artifact-download-failed", what, error.message);
    if (error instanceof ApiFailure && error.kind === "gone") {
      return describeArtifactFailure("artifact-expired", what, "GitHub says the artifact is gone (410).");
    }
    return toDiagnostic(error);
  }
}

/** GitHub's storage didn't deliver the file after several tries. */
class StorageFailure extends Error {}

const mostTries = 3;

/** Each try gets a new URL, because a URL is valid for only a minute. */
async function fetchZip(api: Api, request: DownloadRequest): Promise<Buffer> {
  const { stop } = request;
  for (let tries = 1; ; tries++) {
    const url = await requestSignedUrl(api, request);
    try {
      return await fetchSigned(url, largestZip, stop);
    } catch (error) {
      throwIfEnded(stop);
      if (error instanceof TooManyBytes) throw error;
      if (tries === mostTries || !(await api.pause(1000 * 2 ** (tries - 1)))) {
        throw new StorageFailure(`We gave up after attempt ${String(tries)}: ${shortenError(error)}`, { cause: error });
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

/** The hex digits after `sha256:`. Null for old artifacts, which have no digest. */
function parseDigest(digest: string | null): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}

/** The longest wait between two chunks of an answer. */
const silenceMs: Milliseconds = 30_000;

/** The download exceeds its limit. */
class TooManyBytes extends Error {}

/**
 * Downloads a signed URL, up to a limit, through the job's proxy if it has one. We don't send our token, because the URL needs
 * none and points to another company's storage. Throws TooManyBytes or the network's errors. No message contains the URL.
 */
async function fetchSigned(url: string, limit: Bytes, stop: AbortSignal): Promise<Buffer> {
  const client = new HttpClient("llm-profile-action", [], { allowRedirects: false, socketTimeout: silenceMs });
  const { message } = await raceWithStop(client.get(url), stop);
  const abort = (): void => void message.destroy(new Error("The download was stopped."));
  stop.addEventListener("abort", abort, { once: true });
  try {
    if (message.statusCode !== 200) throw new Error(`The storage answered ${String(message.statusCode ?? "nothing")}.`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of message) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      if (bytes > limit) throw new TooManyBytes(`The download exceeds ${String(limit)} bytes.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    stop.removeEventListener("abort", abort);
    message.destroy();
    client.dispose();
  }
}

/** The error for a zip file that we rejected. */
export class ZipRefused extends Error {
  readonly id: Extract<ArtifactFailureId, "artifact-corrupt" | "artifact-refused" | "artifact-too-large">;

  constructor(id: ZipRefused["id"], why: string) {
    super(why);
    this.name = "ZipRefused";
    this.id = id;
  }
}

/** Twice the maximum number of files in an artifact that we upload. */
const mostEntries = 20_000;

/**
 * Reads the wanted entries of an untrusted zip file, each up to its size limit. Skips wanted entries that the zip file doesn't contain.
 * Decompresses no other entries, and writes nothing to disk. Throws ZipRefused if anything in the file can't come from our uploads:
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
    throw error instanceof ZipRefused ? error : refusalOf(error);
  }
}

async function checkEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw tooMany();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = plainText(entry.fileName).slice(0, 200);
    if (entries.size >= mostEntries) throw tooMany();
    if (entries.has(entry.fileName)) throw new ZipRefused("artifact-refused", `Two entries are named ${name}.`);
    if (entry.isEncrypted()) throw new ZipRefused("artifact-refused", `${name} is encrypted.`);
    if (isLink(entry)) throw new ZipRefused("artifact-refused", `${name} is a symbolic link.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function tooMany(): ZipRefused {
  return new ZipRefused("artifact-refused", `The zip file has more than ${String(mostEntries)} entries.`);
}

/** The upper half of the external attributes is the Unix mode. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

async function readEntry(zip: ZipFile, entry: Entry, limit: Bytes): Promise<Buffer> {
  const { fileName, uncompressedSize } = entry;
  if (uncompressedSize > limit) {
    throw new ZipRefused(
      "artifact-too-large",
      `${fileName} has ${String(uncompressedSize)} bytes, but we read at most ${String(limit)}.`,
    );
  }
  if (!entry.canDecodeFileData())
    throw new ZipRefused("artifact-refused", `${fileName} uses an unknown compression method.`);
  const chunks: Buffer[] = [];
  // yauzl ends the stream with an error once an entry exceeds its stated size.
  for await (const chunk of await zip.openReadStreamPromise(entry)) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc32) throw new ZipRefused("artifact-corrupt", `${fileName} fails its checksum.`);
  return content;
}

/** yauzl 3's messages about files that no honest program writes. All other messages mean that the file is damaged. */
const hostileMessage = /invalid characters in fileName|absolute path|invalid relative path|encryption|too many bytes/;

function refusalOf(error: unknown): ZipRefused {
  const said = shortenError(error).replace(/\.$/, "");
  return new ZipRefused(
    hostileMessage.test(said) ? "artifact-refused" : "artifact-corrupt",
    `We can't read the zip file: ${said}.`,
  );
}
