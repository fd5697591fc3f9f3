import * as z from "zod";
import { comparisonSchema } from "../../model/comparison/comparison.ts";
import { type Repository, fullName } from "../../model/publish/github.ts";
import type { Log } from "../../model/run/ports.ts";
import { storedProfileSchema } from "../../model/profile/profile.ts";
import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { Failure } from "../../model/run/failure.ts";
import { runRecordSchema, type RunRecord } from "../../model/run/run-record.ts";
import type { Bytes } from "../../model/units.ts";
import type { Api } from "../../publish/api/api.ts";
import { diagnosticOf } from "../../publish/api/failure.ts";
import { downloadFiles } from "../../publish/artifact/download.ts";
import { type FoundArtifact, findResults, type FoundResult } from "../../publish/artifact/find-artifact.ts";
import type { CommentSection } from "../../report/comment/comment-input.ts";
import { isDiagnostic } from "./job-context.ts";

/** What to read of an artifact, and how large it may be. */
const wanted: ReadonlyMap<string, Bytes> = new Map([
  ["run.json", 8 * 2 ** 20],
  ["comparison.json", 32 * 2 ** 20],
  ["reference-comparison.json", 32 * 2 ** 20],
  ["profile.json", 64 * 2 ** 20],
]);

/** Of all results together: a stranger's run must not take the memory of ours. */
const mostBytes: Bytes = 256 * 2 ** 20;

export interface ResultsRequest {
  readonly repository: Repository;
  readonly serverUrl: string;
  readonly runId: number;
  /** What the artifacts' names begin with. */
  readonly prefix: string;
  /** False where anybody may have written them: a page of a stranger's is no link to give to people. */
  readonly linksReports: boolean;
  readonly log: Log;
  readonly stop: AbortSignal;
}

/**
 * The results of every job and matrix job of a run, as its artifacts tell them: checked against our own formats, and taken
 * for text of a stranger's all the same. A result that cannot be read is told as such.
 */
export async function collectResults(api: Api, request: ResultsRequest): Promise<CommentSection[] | Diagnostic> {
  const { repository, runId, prefix } = request;
  try {
    const results = await findResults(api, { repository, runId, prefix });
    const sections: CommentSection[] = [];
    let left = mostBytes;
    for (const result of results) {
      const { section, bytes } = await readResult(api, request, result, left);
      sections.push(section);
      left -= bytes;
    }
    return sections;
  } catch (error) {
    return diagnosticOf(error);
  }
}

async function readResult(
  api: Api,
  { repository, runId, serverUrl, linksReports, log, stop }: ResultsRequest,
  result: FoundResult,
  left: Bytes,
): Promise<{ readonly section: CommentSection; readonly bytes: Bytes }> {
  const urlOf = ({ id }: FoundArtifact): string =>
    `${serverUrl}/${fullName(repository)}/actions/runs/${String(runId)}/artifacts/${String(id)}`;
  const report = linksReports && result.report !== null ? urlOf(result.report) : null;
  const section = { title: result.title, baselineAge: null, reference: null, artifact: urlOf(result.artifact), report };
  const unread = (why: Diagnostic) => ({
    section: {
      ...section,
      comparison: null,
      head: null,
      cost: null,
      fails: false,
      unread: true,
      failure: { ...why, failures: [] },
    },
    bytes: 0,
  });
  const within = new Map([...wanted].map(([name, most]) => [name, Math.min(most, left)]));
  const downloaded = await downloadFiles(api, { repository, artifact: result.artifact, stop }, within);
  if (isDiagnostic(downloaded)) return unread(downloaded);
  if (downloaded.note !== null) log.info(downloaded.note);
  const record = readJson(downloaded.files, "run.json", runRecordSchema);
  if (record instanceof Unreadable || record === null) {
    const what = "The artifact holds no run that can be read.";
    return unread(diagnostic({ what, why: record?.message ?? "It has no run.json.", help: sameVersion }));
  }
  const comparison = readJson(downloaded.files, "comparison.json", comparisonSchema);
  const head = readJson(downloaded.files, "profile.json", storedProfileSchema);
  const reference = readJson(downloaded.files, "reference-comparison.json", comparisonSchema);
  for (const part of [comparison, head, reference]) {
    if (part instanceof Unreadable)
      return unread(diagnostic({ what: "The artifact cannot be read.", why: part.message, help: sameVersion }));
  }
  return {
    section: {
      ...section,
      comparison: comparison instanceof Unreadable ? null : comparison,
      head: head instanceof Unreadable ? null : head,
      reference: reference instanceof Unreadable || reference === null ? null : { comparison: reference, age: null },
      cost: record.cost,
      failure: failureOf(record),
      fails: record.state !== "passed" || record.exitCode !== 0,
    },
    bytes: [...downloaded.files.values()].reduce((sum, file) => sum + file.length, 0),
  };
}

const sameVersion = "Use the same version of the action in the workflow that measures and in the one that comments.";

/** A run.json of before it held the parts of a failure has its text alone. */
function failureOf({ state, failure }: RunRecord): Failure | null {
  if (state === "passed") return null;
  const what = failure === null ? "The run did not end." : "The run failed.";
  return failure?.parts ?? { ...diagnostic({ what, why: failure?.message ?? null }), failures: [] };
}

class Unreadable {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** Null where the artifact does not have the file. */
function readJson<T>(files: ReadonlyMap<string, Buffer>, name: string, schema: z.ZodType<T>): T | Unreadable | null {
  const bytes = files.get(name);
  if (bytes === undefined) return null;
  try {
    return schema.parse(JSON.parse(bytes.toString("utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? issueText(error) : "it is not JSON";
    return new Unreadable(`${name} is not what this version writes: ${why}.`);
  }
}

/** The first place that is wrong. */
function issueText({ issues: [issue] }: z.ZodError): string {
  return issue === undefined ? "unknown" : `${issue.path.join(".") || "(top)"}: ${issue.message}`;
}
