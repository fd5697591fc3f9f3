import { exitCodes, StoppedError } from "../../model/errors.ts";
import type { LoadedConfig, RawSettings } from "../../model/config.ts";
import type { RunCost } from "../../model/run/cost.ts";
import { findSecretsInText } from "../../github/secrets/find-secrets.ts";
import { findKnownSecrets, listMaskedTexts } from "../../github/secrets/known-secrets.ts";
import type { Secret } from "../../github/secrets/search.ts";
import { annotations, type Annotation } from "../../report/annotations.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { readRunRecord } from "../../run/directory/run-record.ts";
import { loadSettings, findOnlyConfigFile } from "../conf.ts";
import type { EarlierRuns } from "../judge/judge.ts";
import type { RunResult } from "../results.ts";
import { run } from "../run.ts";
import { describeFailure } from "../start/failure.ts";
import { recordFailedRun } from "../start/whole-run.ts";
import { chooseBase, type ChosenBase } from "./choose-base.ts";
import {
  createArtifactName,
  findHeadSha,
  createJobTitle,
  createRunUrl,
  type JobContext,
  type JobResult,
  type PublishContext,
} from "./job-context.ts";
import { acceptComment } from "./on-comment.ts";
import { publishRun, type JobPart } from "./publish-run.ts";
import { refuseSecret, warnOfBugs } from "./write-comment.ts";

interface Outcome {
  readonly history: EarlierRuns | null;
  readonly result: RunResult | null;
  readonly error: unknown;
  readonly directory: string | null;
  readonly cost: RunCost | null;
  readonly base: ChosenBase | null;
  readonly loaded: LoadedConfig | null;
}

/** Modes `profile` and `baseline`: measures, compares, and publishes the results. A publishing failure is only a warning. */
export async function profileJob(initialContext: JobContext, parts: readonly JobPart[]): Promise<JobResult> {
  const jobContext = await acceptComment(initialContext);
  const outcome = await measureJob(jobContext, parts);
  // A canceled job has only seconds left, so we publish nothing. The measurements are in the run directory.
  if (outcome.error instanceof StoppedError) throw outcome.error;
  const publishing = { ...jobContext, secrets: collectSecrets(jobContext, outcome.loaded) };
  const input = createCommentInput(jobContext, outcome);
  const published = await warnOfBugs(jobContext, "Couldn't publish the results", async () =>
    jobContext.waitBudget.stretch(async () => publishRun(publishing, outcome, input)),
  );
  const { result, loaded } = outcome;
  if (result === null) throw outcome.error;
  writeAnnotations(publishing, input);
  if (published !== null && loaded !== null)
    for (const { after } of parts) await after?.(publishing, { result, loaded, published });
  return { exitCode: result.exitCode };
}

function collectSecrets({ context, raw, publish }: JobContext, loaded: LoadedConfig | null): Secret[] {
  return findKnownSecrets({
    environment: context.environment,
    workload: loaded?.config.workload ?? null,
    texts: [...listInputTexts(raw), loaded?.config.nsys["extra-arguments"] ?? []],
    token: publish.token,
  });
}

/** Writes annotations, except those that would show a secret: the runner masks messages, but not titles or paths. */
function writeAnnotations(jobContext: PublishContext, { sections }: CommentInput): void {
  const { secrets, ports } = jobContext;
  const texts = ({ title, message, at }: Annotation): string => `${title}\n${message}\n${at?.file ?? ""}`;
  const allAnnotations = sections.flatMap(annotations);
  const leaking = new Set(
    allAnnotations.filter((annotation) => findSecretsInText(texts(annotation), secrets).length > 0),
  );
  refuseSecret(jobContext, "An annotation", [...leaking].map(texts).join("\n"));
  for (const annotation of allAnnotations) if (!leaking.has(annotation)) ports.annotate(annotation);
}

/** The text of all inputs and overrides. We look for secrets there too, because a message may quote an input that we can't parse. */
function listInputTexts({ inputs, overrides }: RawSettings): (string | readonly string[])[] {
  const values = inputs.flatMap(({ value }): (string | readonly string[])[] => {
    if (typeof value === "string") return [value];
    return Array.isArray(value) && value.every((word) => typeof word === "string") ? [value] : [];
  });
  return [...values, ...overrides];
}

async function measureJob(jobContext: JobContext, parts: readonly JobPart[]): Promise<Outcome> {
  const { context, ports } = jobContext;
  let directory: string | null = null;
  let base: ChosenBase | null = null;
  let loaded: LoadedConfig | null = null;
  let history: EarlierRuns | null = null;
  try {
    if (jobContext.problem !== null) throw jobContext.problem;
    loaded = await loadSettings(context, jobContext.raw, true);
    // We mask secrets now, because the log shows the program's output and names from its reports.
    for (const text of listMaskedTexts(collectSecrets(jobContext, loaded))) ports.mask(text);
    for (const { before } of parts) history ??= (await before?.(jobContext)) ?? null;
    base = await chooseBase(jobContext, loaded, createArtifactName(jobContext), history);
    const result = await run(context, {
      loaded: base.loaded,
      raw: jobContext.raw,
      publisher: {
        directoryMade: ({ path }) => {
          directory = path;
          ports.setOutput("run-dir", path);
        },
      },
      recordedBase: base.recorded,
      history,
      variables: null,
    });
    return { result, error: null, directory, cost: result.cost, base, loaded, history };
  } catch (error) {
    const published = jobContext.job !== null && !(error instanceof StoppedError);
    if (directory === null && published) {
      directory = await recordFailedRun(context, error);
      if (directory !== null) ports.setOutput("run-dir", directory);
    }
    return {
      result: null,
      error,
      directory,
      cost: directory === null ? null : ((await readRunRecord(directory).catch(() => null))?.cost ?? null),
      base,
      loaded,
      history,
    };
  }
}

function createCommentInput(
  { job, publish, raw }: JobContext,
  { result, error, cost, base, history }: Outcome,
): CommentInput {
  const fails = result === null || result.exitCode !== exitCodes.pass;
  const failed = result === null ? error : result.failure;
  return {
    title: job === null ? "GPU profile" : createJobTitle(job, publish),
    sections: [
      {
        title: null,
        comparison: result?.comparison ?? null,
        head: result?.profile ?? null,
        failure: failed === null ? null : describeFailure(failed),
        fails,
        cost,
        baselineAge: base?.age ?? null,
        history: history?.recentRuns ?? null,
        artifact: null,
        report: null,
      },
    ],
    links: { run: job === null ? null : createRunUrl(job), artifact: null, report: null },
    measured: { commit: job?.sha ?? null, config: findOnlyConfigFile(raw) },
    // We name the commit only if there's no result, because a comparison already names its commits.
    notes: [
      ...(job === null || result !== null ? [] : [`Commit ${findHeadSha(job).slice(0, 12)}.`]),
      ...(base?.notes ?? []),
    ],
  };
}
