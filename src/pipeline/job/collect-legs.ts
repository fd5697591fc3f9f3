import * as z from "zod";
import { comparisonSchema } from "../../model/comparison/comparison.ts";
import type { Repository } from "../../model/publish/github.ts";
import { fullName } from "../../model/publish/github.ts";
import type { Log } from "../../model/run/ports.ts";
import { profileSchema } from "../../model/profile/profile.ts";
import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { Failure } from "../../model/run/failure.ts";
import { runRecordSchema, type RunRecord } from "../../model/run/run-record.ts";
import type { Bytes } from "../../model/units.ts";
import type { Api } from "../../publish/api/api.ts";
import { troubleOf } from "../../publish/api/failure.ts";
import { downloadFiles } from "../../publish/artifact/download.ts";
import { findLegs, type FoundLeg } from "../../publish/artifact/find-artifact.ts";
import type { CommentSection } from "../../report/comment/comment-input.ts";
import { isTrouble } from "./job-context.ts";

/** What to read of an artifact, and how large it may be. */
const wanted: ReadonlyMap<string, Bytes> = new Map([
  ["run.json", 8 * 2 ** 20],
  ["comparison.json", 32 * 2 ** 20],
  ["profile.json", 64 * 2 ** 20],
]);

/** More legs than a comment can tell of. */
const mostLegs = 100;
/** Of all legs together: a stranger's run must not take the memory of ours. */
const mostBytes: Bytes = 256 * 2 ** 20;

export interface LegsRequest {
  readonly repository: Repository;
  readonly serverUrl: string;
  readonly runId: number;
  /** What the artifacts' names begin with. */
  readonly prefix: string;
  readonly log: Log;
  readonly stop: AbortSignal;
}

/**
 * The results of every job and matrix leg of a run, as its artifacts tell them: checked against our own formats, and taken
 * for text of a stranger's all the same. A leg that cannot be read is told as such.
 */
export async function collectLegs(api: Api, request: LegsRequest): Promise<CommentSection[] | PublishTrouble> {
  const { repository, runId, prefix, log } = request;
  try {
    const legs = await findLegs(api, { repository, runId, prefix });
    if (legs.length > mostLegs)
      log.warning(
        `Run ${String(runId)} has ${String(legs.length)} artifacts of llm-profile; the first ${String(mostLegs)} are told of.`,
      );
    const sections: CommentSection[] = [];
    let left = mostBytes;
    for (const leg of legs.slice(0, mostLegs)) {
      const { section, bytes } = await readLeg(api, request, leg, left);
      sections.push(section);
      left -= bytes;
    }
    return sections;
  } catch (error) {
    return troubleOf(error);
  }
}

async function readLeg(
  api: Api,
  { repository, runId, serverUrl, log, stop }: LegsRequest,
  leg: FoundLeg,
  left: Bytes,
): Promise<{ readonly section: CommentSection; readonly bytes: Bytes }> {
  const url = `${serverUrl}/${fullName(repository)}/actions/runs/${String(runId)}/artifacts/${String(leg.artifact.id)}`;
  const section = { title: leg.title, baselineAge: null, artifact: url };
  const unread = (what: string, why: string, hint: string | null) => ({
    section: {
      ...section,
      ...{ comparison: null, head: null, fails: false, unread: true },
      failure: { what, where: null, why, hint, failures: [] },
    },
    bytes: 0,
  });
  const within = new Map([...wanted].map(([name, most]) => [name, Math.min(most, left)]));
  const downloaded = await downloadFiles(api, { repository, artifact: leg.artifact, stop }, within);
  if (isTrouble(downloaded)) return unread(downloaded.what, downloaded.why, downloaded.hint);
  if (downloaded.note !== null) log.info(downloaded.note);
  const record = readJson(downloaded.files, "run.json", runRecordSchema);
  if (record instanceof Unreadable || record === null) {
    return unread("The artifact holds no run that can be read.", record?.message ?? "It has no run.json.", sameVersion);
  }
  const comparison = readJson(downloaded.files, "comparison.json", comparisonSchema);
  const head = readJson(downloaded.files, "profile.json", profileSchema);
  for (const part of [comparison, head]) {
    if (part instanceof Unreadable) return unread("The artifact cannot be read.", part.message, sameVersion);
  }
  return {
    section: {
      ...section,
      comparison: comparison instanceof Unreadable ? null : comparison,
      head: head instanceof Unreadable ? null : head,
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
  return failure?.parts ?? { what, where: null, why: failure?.message ?? null, hint: null, failures: [] };
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
    const why = error instanceof z.ZodError ? issueText(error) : "it is no JSON";
    return new Unreadable(`${name} is not what this version writes: ${why}.`);
  }
}

/** The first place that is wrong. */
function issueText({ issues: [issue] }: z.ZodError): string {
  return issue === undefined ? "unknown" : `${issue.path.join(".") || "(top)"}: ${issue.message}`;
}
