import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, open, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import type { ArtifactClient } from "@actions/artifact";
import { HttpClient } from "@actions/http-client";
import * as z from "zod";
import type { Bytes } from "../../model/units.ts";
import { writeZip } from "./write-zip.ts";

/*
 * Other runners' artifact services (act and its descendants) use version 4 of the protocol and reject requests with unknown fields.
 * @actions/artifact 6 always sends a field that they don't know, `mime_type`. act 0.2.89 answers with status 500 and an empty body,
 * which the package takes for a temporary failure, so each artifact costs five tries and about 25 s.
 */

type Uploader = Pick<ArtifactClient, "uploadArtifact">;

/** The runner's artifact service, with this job's credentials. */
interface Service {
  readonly origin: string;
  readonly token: string;
  readonly run: string;
  readonly job: string;
}

const path = "/twirp/github.actions.results.api.v1.ArtifactService/";

/**
 * Returns a client that uploads zips to a version 4 service. Null if the runner's service supports the current version, or is GitHub's
 * (we send GitHub no test request).
 */
export async function connectOldService(
  environment: Readonly<Record<string, string | undefined>>,
  temporaryDirectory: string,
): Promise<Uploader | null> {
  const service = serviceOf(environment);
  if (service === null || isGithub(service)) return null;
  const http = new HttpClient("llm-profile-action");
  if (!(await isOld(http, service))) return null;
  return {
    uploadArtifact: async (name, files, rootDirectory, options) => {
      const folder = await mkdtemp(join(temporaryDirectory, "llm-profile-zip-"));
      try {
        const zip = join(folder, "artifact.zip");
        const names = files.map((file) => relative(rootDirectory, file));
        await writeZip(zip, rootDirectory, names, options?.compressionLevel ?? 6);
        return await uploadZip(http, service, { name, zip, retentionDays: options?.retentionDays ?? null });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Null if there's no service or we don't know its kind of token. @actions/artifact reports both problems. */
function serviceOf(environment: Readonly<Record<string, string | undefined>>): Service | null {
  const [address, token] = [environment["ACTIONS_RESULTS_URL"], environment["ACTIONS_RUNTIME_TOKEN"]];
  if (address === undefined || token === undefined || !URL.canParse(address)) return null;
  const [, run, job] = /(?:^|\s)Actions\.Results:([^:\s]+):([^:\s]+)(?:\s|$)/.exec(scopesOf(token)) ?? [];
  return run === undefined || job === undefined ? null : { origin: new URL(address).origin, token, run, job };
}

/** The scopes of a JWT. */
function scopesOf(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return z.object({ scp: z.string() }).parse(payload).scp;
  } catch {
    return "";
  }
}

function isGithub({ origin }: Service): boolean {
  const { hostname } = new URL(origin);
  return hostname.endsWith(".githubusercontent.com") || hostname.endsWith(".ghe.com");
}

/** Sends a request with an empty name, so no service creates an artifact. A service that knows all the fields answers with an error in JSON. */
async function isOld(http: HttpClient, service: Service): Promise<boolean> {
  try {
    const { status, json } = await call(http, service, "CreateArtifact", {
      name: "",
      version: 7,
      mime_type: "application/zip",
    });
    return (status === 400 || status === 500) && json === null;
  } catch {
    // The upload will report the problem.
    return false;
  }
}

interface Zipped {
  readonly name: string;
  /** The zip's path. */
  readonly zip: string;
  readonly retentionDays: number | null;
}

async function uploadZip(
  http: HttpClient,
  service: Service,
  { name, zip, retentionDays }: Zipped,
): Promise<{ id: number; size: Bytes }> {
  const endMs = retentionDays === null ? null : Date.now() + retentionDays * 86_400_000;
  const created = createdSchema.parse(
    await answerOf(http, service, "CreateArtifact", {
      name,
      version: 4,
      expires_at: endMs === null ? undefined : new Date(endMs).toISOString(),
    }),
  );
  await putBlocks(http, created.signed_upload_url ?? created.signedUploadUrl ?? "", zip);
  const { size } = await stat(zip);
  const hash = `sha256:${await sha256(zip)}`;
  const finalized = finalizedSchema.parse(
    await answerOf(http, service, "FinalizeArtifact", { name, size: String(size), hash }),
  );
  return { id: Number(finalized.artifact_id ?? finalized.artifactId), size };
}

// GitHub uses the declared field names; Go's protojson uses camel case. 64-bit numbers are strings.
const createdSchema = z
  .object({ ok: z.literal(true), signed_upload_url: z.url().optional(), signedUploadUrl: z.url().optional() })
  .refine((answer) => (answer.signed_upload_url ?? answer.signedUploadUrl) !== undefined);
const id = z.string().regex(/^\d+$/).optional();
const finalizedSchema = z
  .object({ ok: z.literal(true), artifact_id: id, artifactId: id })
  .refine((answer) => (answer.artifact_id ?? answer.artifactId) !== undefined);

const blockBytes: Bytes = 8 * 2 ** 20;

/** Uploads blocks in the form that Azure's storage takes. The order matters, because act appends each block and ignores the block list. */
async function putBlocks(http: HttpClient, url: string, zip: string): Promise<void> {
  await using file = await open(zip);
  const ids: string[] = [];
  for (;;) {
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(blockBytes),
      position: ids.length * blockBytes,
    });
    if (bytesRead === 0) break;
    const id = Buffer.from(String(ids.length).padStart(8, "0")).toString("base64");
    await put(http, `${url}&comp=block&blockid=${encodeURIComponent(id)}`, buffer.subarray(0, bytesRead));
    ids.push(id);
  }
  const list = ids.map((id) => `<Latest>${id}</Latest>`).join("");
  await put(
    http,
    `${url}&comp=blocklist`,
    Buffer.from(`<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`),
  );
}

async function put(http: HttpClient, url: string, body: Buffer): Promise<void> {
  const headers = { "content-length": String(body.length), "content-type": "application/octet-stream" };
  const answer = await http.sendStream("PUT", url, Readable.from([body]), headers);
  const text = await answer.readBody();
  if (answer.message.statusCode !== 201)
    throw new Error(`The storage answered ${String(answer.message.statusCode)}: ${text.slice(0, 200)}`);
}

async function answerOf(http: HttpClient, service: Service, method: string, fields: object): Promise<unknown> {
  const { status, text, json } = await call(http, service, method, fields);
  if (status < 200 || status >= 300 || json === null)
    throw new Error(`Failed to ${method}: Received non-retryable error: (${String(status)}) ${text.slice(0, 200)}`);
  return json;
}

async function call(http: HttpClient, { origin, token, run, job }: Service, method: string, fields: object) {
  const body = JSON.stringify({ workflow_run_backend_id: run, workflow_job_run_backend_id: job, ...fields });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await http.post(`${origin}${path}${method}`, body, headers);
  const text = await answer.readBody();
  return { status: answer.message.statusCode ?? 0, text, json: jsonOf(text) };
}

/** Parses JSON. Null if the text isn't JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest("hex");
}
