import { analyzeHistory } from "./analyze/analyze-history.ts";
import { findOpenSigns } from "./analyze/checks.ts";
import { calibrateFromHistory } from "./analyze/history-calibration.ts";
import { digestGpuUuid } from "./analyze/record.ts";
import { readJobName } from "./analyze/series.ts";
import { asFailure, StoppedError, ToolError } from "../../model/errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { History } from "./model/history.ts";
import type { HistoryFigure, ReadHistory } from "./model/record.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { type GithubJob, fullName, repositoryParameters } from "../../model/publish/github.ts";
import { rangeText } from "../../model/reports/range.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import type { Api } from "../../github/api/api.ts";
import { ApiFailure } from "../../github/api/failure.ts";
import { stripPrefix, defaultPrefix } from "../../github/artifact/artifact-name.ts";
import { listRecentPoints } from "./text/recent-points.ts";
import { readBranch } from "./effects/branch.ts";
import type { EarlierRuns } from "../../pipeline/judge/judge.ts";
import { createOwnTools } from "../../pipeline/start/machine.ts";
import { createArtifactName, type JobContext } from "../../pipeline/job/job-context.ts";
import type { JobPart } from "../../pipeline/job/publish-run.ts";
import type { HistoryBranch } from "./effects/write-records.ts";

export const historyPart: JobPart = { before: readEarlierRuns };

/** Throws ToolError if the records can't be read. */
export async function readHistory(jobContext: JobContext, job: GithubJob, branch: string): Promise<History> {
  const { records, skipped } = await readRecords(jobContext, job, branch);
  return analyzeHistory(records, skipped);
}

async function readRecords(
  { context, publish, api }: JobContext,
  job: GithubJob,
  branch: string,
): Promise<ReadHistory> {
  if (api !== null && !(await hasHistoryBranch(api, job, branch))) return { records: [], skipped: [] };
  await using tools = await createOwnTools(context);
  const { runTool, temporaryDirectory } = tools;
  return await readBranch(
    { runTool, temporaryDirectory, environment: context.environment, stop: context.stop },
    { url: `${job.serverUrl}/${fullName(job.repository)}.git`, branch, token: publish.token },
  );
}

async function hasHistoryBranch(api: Api, { repository }: GithubJob, branch: string): Promise<boolean> {
  try {
    return await findBranch(api, { repository, branch });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { what, why, help } = error.diagnostic;
    throw new ToolError({ id: "history-unreadable", what, why, help, cause: error });
  }
}

async function readEarlierRuns(jobContext: JobContext): Promise<EarlierRuns | null> {
  const { job, publish, context, waitBudget } = jobContext;
  const { historyBranch } = publish;
  if (job === null || publish.token === null || historyBranch === null) return null;
  const name = stripPrefix(createArtifactName(jobContext), publish.artifactName ?? defaultPrefix);
  try {
    const { records } = await waitBudget.stretch(async () => readRecords(jobContext, job, historyBranch));
    const jobRecords = records.filter(({ record }) => readJobName(record) === name);
    if (jobRecords.length === 0) return null;
    const history = analyzeHistory(jobRecords, []);
    return {
      recentRuns: listRecentPoints(history, name),
      signToCheck: findSignToCheck(history, name),
      calibrationOf: (head) => calibrateGpu(history, name, head),
    };
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const { what, why } = asFailure(error);
    context.log.info(`No history: ${what} ${why ?? ""}`);
    return null;
  }
}

function calibrateGpu(history: History, job: string, { machine: { gpus, driver } }: Profile): Calibration | null {
  const [gpu, ...others] = gpus;
  if (gpu?.uuid == null || others.length > 0) return null;
  const { name, uuid } = gpu;
  return calibrateFromHistory(history, job, { gpu: { name, uuid }, gpuId: digestGpuUuid(uuid), driver });
}

/** Null if the history shows no change that still needs a check. */
function findSignToCheck(history: History, job: string): EarlierRuns["signToCheck"] {
  const [check] = findOpenSigns(history, job);
  if (check === undefined) return null;
  const signs = check.signs.map(({ figure, changeRatio }) => `${formatFigure(figure)} ${signedPercent(changeRatio)}`);
  const text = `The history shows a change that hasn't been checked yet: ${listText(signs, mostSigns)}. To check it, this run compares the head with the earlier commit ${check.base.slice(0, 12)}.`;
  return { base: check.base, text };
}

const mostSigns = 3;

function formatFigure(figure: HistoryFigure): string {
  if (figure.kind === "metric") return `\`${plainText(figure.name)}\``;
  const range = `\`${plainText(rangeText(figure.range, figure.domain))}\``;
  return figure.kind === "wall" ? `wall time of ${range}` : range;
}

/** Most repositories have no history branch, so they don't need a git fetch. Throws ApiFailure and StoppedError. */
async function findBranch(api: Api, { repository, branch }: HistoryBranch): Promise<boolean> {
  try {
    await api.call(`look for the branch ${branch} of ${fullName(repository)}`, "contents: read", async (github) =>
      github.rest.git.getRef({ ...repositoryParameters(repository), ref: `heads/${branch}` }),
    );
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === "not-found") return false;
    throw error;
  }
}
