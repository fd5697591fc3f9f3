import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createHistoryRecord, type MeasuredRun, type RecordContext } from "../analyze/record.ts";
import { CaptureError, exitCodes, UserError } from "../../../model/errors.ts";
import { checkComplete } from "../../../gate/trace-gate.ts";
import { readGithubJob } from "../../../settings/github-job.ts";
import type { HistoryRecord } from "../model/record.ts";
import { createRecordFile } from "../model/stored.ts";
import type { Profile } from "../../../model/profile/profile.ts";
import type { GithubJob } from "../../../model/publish/github.ts";
import { describeUnfinished, readPastRunState } from "../../../run/directory/past-runs.ts";
import { readRunRecord, runRecordFile } from "../../../run/directory/run-record.ts";
import { addToFolder } from "./folder.ts";
import { describeCommit } from "../../../run/machine/git.ts";
import type { CommandTools } from "../../../pipeline/command.ts";
import type { Context } from "../../../pipeline/context.ts";
import { createRunUrl } from "../../../pipeline/job/job-context.ts";
import { sideFiles } from "../../../pipeline/judge/result-file.ts";
import { findInput } from "../../../pipeline/recorded/find-input.ts";
import { readComparison } from "../../../pipeline/recorded/read-comparison.ts";
import { readProfile } from "../../../pipeline/recorded/read-profile.ts";
import { createOwnTools, type OwnTools } from "../../../pipeline/start/machine.ts";

interface AddRequest {
  readonly folder: string;
  readonly runs: readonly string[];
  readonly job: string | null;
}

/** Builds all records before it writes any. Throws UserError if a run isn't complete, or if the folder has a different record for it. */
export async function addToHistory(context: Context, request: AddRequest): Promise<readonly string[]> {
  const { job } = readGithubJob(context.environment, (path) => readFileSync(path, "utf8"));
  await using tools = await createOwnTools(context);
  const records: HistoryRecord[] = [];
  for (const shown of request.runs) {
    const measured = await readMeasuredRun(resolve(context.cwd, shown), shown);
    records.push(
      createHistoryRecord(measured, await createRecordContext(context, tools, measured.profile, job, request.job)),
    );
  }
  const lines: string[] = [];
  for (const record of records) {
    const file = createRecordFile(record);
    const isNew = await addToFolder(resolve(context.cwd, request.folder), file);
    lines.push(`${isNew ? "Added" : "Already there"}: ${join(request.folder, file.path)}`);
  }
  return lines;
}

async function readMeasuredRun(path: string, shown: string): Promise<MeasuredRun> {
  const isFolder = (await findInput(path, shown)).isDirectory();
  if (!isFolder) return { profile: await readCompleteProfile(path, shown), comparison: null, base: null };
  await refuseUnfinished(path, shown);
  const profile = join(path, sideFiles.head);
  if (!existsSync(profile)) {
    throw new UserError({
      id: "history-no-profile",
      what: `${shown} has no profile.json.`,
      where: "the given path",
      help: "Pass a run directory from `llm-profile run`, the folder that `llm-profile analyze --out` wrote, or a profile.json.",
    });
  }
  const base = join(path, sideFiles.base);
  return {
    profile: await readCompleteProfile(profile, join(shown, sideFiles.head)),
    comparison: await readComparison(join(path, "comparison.json")),
    base: existsSync(base) ? await readProfile(base, join(shown, sideFiles.base)) : null,
  };
}

async function readCompleteProfile(path: string, shown: string): Promise<Profile> {
  const profile = await readProfile(path, shown);
  const incomplete = checkComplete(profile, shown);
  if (incomplete !== null) throw new CaptureError(incomplete);
  return profile;
}

/** Throws UserError if the run failed or didn't finish, because its numbers may be wrong. */
async function refuseUnfinished(directory: string, shown: string): Promise<void> {
  if (!existsSync(join(directory, runRecordFile))) return;
  const record = await readRunRecord(directory);
  const why = describeUnfinished(record, await readPastRunState(record));
  if (why === null) return;
  throw new UserError({
    id: "history-run-failed",
    what: `${shown} isn't a successful run.`,
    where: "the given path",
    why,
    help: "Repeat the run. A slowdown isn't a failure; runs with slowdowns belong in the history.",
  });
}

async function createRecordContext(
  { cwd }: Context,
  { runTool, environment, temporaryDirectory }: OwnTools,
  { source }: Profile,
  job: GithubJob | null,
  name: string | null,
): Promise<RecordContext> {
  const { commit, ref, dirty } = source;
  const described =
    commit === null ? null : await describeCommit({ runTool, environment, temporaryDirectory, cwd }, commit);
  const branch = /^refs\/heads\/(.+)$/s.exec(job?.ref ?? ref ?? "")?.[1] ?? null;
  const jobName = name ?? job?.job ?? null;
  return {
    commit:
      commit === null || !/^[0-9a-f]{40}$/.test(commit)
        ? null
        : {
            sha: commit,
            committedAt: described?.committedAt ?? null,
            branch,
            subject: described?.subject ?? null,
            ...(dirty === true ? { dirty } : {}),
          },
    run: jobName === null ? null : { id: job?.runId ?? null, attempt: job?.runAttempt ?? 1, job: jobName },
    links: { run: job === null ? null : createRunUrl(job), report: null, artifact: null },
    checks: [],
  };
}

export async function printAdded(request: AddRequest, { context }: CommandTools): Promise<number> {
  for (const line of await addToHistory(context, request)) context.log.info(line);
  return exitCodes.pass;
}
