import { analyzeHistory } from "../../compare/history/analyze-history.ts";
import { historyCalibration } from "../../compare/history/history-calibration.ts";
import { gpuId } from "../../compare/history/record.ts";
import { jobOf } from "../../compare/history/series.ts";
import { asFailure, StoppedError, ToolError } from "../../errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { History } from "../../model/history/history.ts";
import type { ReadHistory } from "../../model/history/record.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { type GithubJob, fullName } from "../../model/publish/github.ts";
import type { Api } from "../../publish/api/api.ts";
import { ApiFailure } from "../../publish/api/failure.ts";
import { hasHistory } from "../../publish/history/find-branch.ts";
import { recentPoints } from "../../report/history/recent-points.ts";
import { readBranch } from "../../run/history/branch.ts";
import type { EarlierRuns } from "../judge/judge-of.ts";
import { ownTools } from "../start/machine.ts";
import type { JobContext } from "./job-context.ts";

/** One job's part of a history. */
export interface JobHistory extends EarlierRuns {
  readonly history: History;
  /** The job's name in the history's records. */
  readonly job: string;
}

/** Reads and analyzes all records of a history branch. Throws ToolError if the records can't be read. */
export async function readHistory(jobContext: JobContext, job: GithubJob, branch: string): Promise<History> {
  const { records, skipped } = await readRecords(jobContext, job, branch);
  return analyzeHistory(records, skipped);
}

async function readRecords(
  { context, publish, api }: JobContext,
  job: GithubJob,
  branch: string,
): Promise<ReadHistory> {
  if (api !== null && !(await isKept(api, job, branch))) return { records: [], skipped: [] };
  await using tools = await ownTools(context);
  const { runTool, temporaryDirectory } = tools;
  return await readBranch(
    { runTool, temporaryDirectory, environment: context.environment, stop: context.stop },
    { url: `${job.serverUrl}/${fullName(job.repository)}.git`, branch, token: publish.token },
  );
}

async function isKept(api: Api, { repository }: GithubJob, branch: string): Promise<boolean> {
  try {
    return await hasHistory(api, { repository, branch });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { what, why, help } = error.diagnostic;
    throw new ToolError({ id: "history-unreadable", what, why, help, cause: error });
  }
}

/** The history of one job; `name` is the job's name in the records. Null if there are no records, or if they can't be read (which is only logged). */
export async function historyOfJob(jobContext: JobContext, name: string): Promise<JobHistory | null> {
  const { job, publish, context, waitBudget } = jobContext;
  const { historyBranch } = publish;
  if (job === null || publish.token === null || historyBranch === null) return null;
  try {
    const { records } = await waitBudget.stretch(async () => readRecords(jobContext, job, historyBranch));
    const own = records.filter(({ record }) => jobOf(record) === name);
    if (own.length === 0) return null;
    const history = analyzeHistory(own, []);
    return {
      history,
      job: name,
      recentRuns: recentPoints(history, name),
      calibrationOf: (head) => calibrationOfGpu(history, name, head),
    };
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const { what, why } = asFailure(error);
    context.log.info(`No history: ${what} ${why ?? ""}`);
    return null;
  }
}

function calibrationOfGpu(history: History, job: string, { machine: { gpus, driver } }: Profile): Calibration | null {
  const [gpu, ...others] = gpus;
  if (gpu?.uuid == null || others.length > 0) return null;
  const { name, uuid } = gpu;
  return historyCalibration(history, job, { gpu: { name, uuid }, gpuId: gpuId(uuid), driver });
}
