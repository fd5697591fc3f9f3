import * as z from "zod";
import { comparisonSchema, type Comparison } from "../../model/comparison/comparison.ts";
import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import { ParseError } from "../../model/errors.ts";
import { storedProfileSchema, type Profile } from "../../model/profile/profile.ts";
import { fullName, type Repository } from "../../model/publish/github.ts";
import type { Log } from "../../model/run/ports.ts";
import { runRecordSchema, type RunRecord } from "../../model/run/run-record.ts";
import type { Bytes } from "../../model/units.ts";
import type { Api } from "../../github/api/api.ts";
import { toDiagnostic } from "../../github/api/failure.ts";
import { downloadFiles } from "../../github/artifact/download.ts";
import { findResults, type FoundArtifact, type FoundResult } from "../../github/artifact/find-artifact.ts";
import { sideFiles } from "../judge/result-file.ts";
import { isDiagnostic } from "./job-context.ts";

const fileLimits = {
  "run.json": 8 * 2 ** 20,
  "comparison.json": 32 * 2 ** 20,
  [sideFiles.head]: 64 * 2 ** 20,
  [sideFiles.base]: 64 * 2 ** 20,
} satisfies Record<string, Bytes>;

/** The limit for all results together, so a stranger's run can't use up our memory. */
const totalLimit: Bytes = 256 * 2 ** 20;

export interface ResultsRequest {
  readonly repository: Repository;
  readonly serverUrl: string;
  readonly runId: number;
  readonly prefix: string;
  readonly withBase: boolean;
  readonly log: Log;
  readonly stop: AbortSignal;
}

export interface ReadResult {
  readonly found: FoundResult;
  readonly artifact: string;
  readonly report: string | null;
  readonly content: ResultContent | Diagnostic;
}

export interface ResultContent {
  readonly record: RunRecord;
  readonly head: Profile | null;
  readonly base: Profile | null;
  readonly comparison: Comparison | null;
}

/**
 * Reads the results of every job and matrix job of a run from its artifacts. We check the files against our formats, but a stranger may
 * have written their text.
 */
export async function readResults(api: Api, request: ResultsRequest): Promise<ReadResult[] | Diagnostic> {
  const { repository, runId, prefix, serverUrl } = request;
  const urlOf = ({ id }: FoundArtifact): string =>
    `${serverUrl}/${fullName(repository)}/actions/runs/${runId}/artifacts/${id}`;
  try {
    const results: ReadResult[] = [];
    let bytesLeft = totalLimit;
    for (const found of await findResults(api, { repository, runId, prefix })) {
      const { content, bytes } = await readContent(api, request, found, bytesLeft);
      const report = found.report === null ? null : urlOf(found.report);
      results.push({ found, artifact: urlOf(found.artifact), report, content });
      bytesLeft -= bytes;
    }
    return results;
  } catch (error) {
    return toDiagnostic(error);
  }
}

async function readContent(
  api: Api,
  { repository, withBase, log, stop }: ResultsRequest,
  { artifact }: FoundResult,
  bytesLeft: Bytes,
): Promise<{ readonly content: ReadResult["content"]; readonly bytes: Bytes }> {
  const names = Object.entries(fileLimits).filter(([name]) => withBase || name !== sideFiles.base);
  const within = new Map(names.map(([name, most]) => [name, Math.min(most, bytesLeft)]));
  const downloaded = await downloadFiles(api, { repository, artifact, stop }, within);
  if (isDiagnostic(downloaded)) return { content: downloaded, bytes: 0 };
  const { files, note } = downloaded;
  if (note !== null) log.info(note);
  const content = parseContent(files);
  if (isDiagnostic(content)) return { content, bytes: 0 };
  return { content, bytes: [...files.values()].reduce((sum, file) => sum + file.length, 0) };
}

function parseContent(files: ReadonlyMap<string, Buffer>): ResultContent | Diagnostic {
  try {
    const record = readJson(files, "run.json", runRecordSchema);
    if (record === null) throw createUnreadableError("run.json", "The artifact has no run.json.");
    return {
      record,
      comparison: readJson(files, "comparison.json", comparisonSchema),
      head: readJson(files, sideFiles.head, storedProfileSchema),
      base: readJson(files, sideFiles.base, storedProfileSchema),
    };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { what, why, help } = error;
    return diagnostic({ what, why, help });
  }
}

const sameVersion =
  "Use the same version of the action in the workflow that measures and in the workflow that comments.";

function createUnreadableError(name: string, why: string): ParseError {
  const what = name === "run.json" ? "The artifact doesn't contain a readable run." : "The artifact can't be read.";
  return new ParseError({ what, why, help: sameVersion });
}

function readJson<T>(files: ReadonlyMap<string, Buffer>, name: string, schema: z.ZodType<T>): T | null {
  const bytes = files.get(name);
  if (bytes === undefined) return null;
  try {
    return schema.parse(JSON.parse(bytes.toString("utf8")));
  } catch (error) {
    // We show the first mistake that zod found.
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const why = issue === undefined ? "it isn't JSON" : `${issue.path.join(".") || "(top)"}: ${issue.message}`;
    throw createUnreadableError(name, `${name} doesn't match this version's format: ${why}.`);
  }
}
