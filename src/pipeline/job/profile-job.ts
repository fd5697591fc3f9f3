import { join } from "node:path";
import { exitCodes, StoppedError } from "../../errors.ts";
import type { LoadedConfig, Origin, RawSettings } from "../../model/config.ts";
import type { GithubJob } from "../../model/publish/github.ts";
import type { RunCost } from "../../model/run/cost.ts";
import { logLayout } from "../../model/text/layout.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { artifactNameOf, jobOfArtifact, usualPrefix } from "../../publish/artifact/artifact-name.ts";
import { uploadRun } from "../../publish/artifact/upload.ts";
import { findSecretsInText } from "../../publish/secrets/find-secrets.ts";
import { knownSecrets, textsToMask } from "../../publish/secrets/known-secrets.ts";
import type { Secret } from "../../publish/secrets/search.ts";
import { annotations, type Annotation } from "../../report/annotations.ts";
import { commentMarkdown } from "../../report/comment/comment.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { worstOf } from "../../report/document/worst-verdict.ts";
import { recentPoints } from "../../report/history/recent-points.ts";
import { comparisonText, mostRanges, profileText } from "../../report/terminal/report-text.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { readRunRecord } from "../../run/directory/run-record.ts";
import type { JobHistory } from "../judge/judge-of.ts";
import type { RunResult } from "../results.ts";
import { run } from "../run.ts";
import { loadSettings, wholeConfig } from "../conf.ts";
import { temporaryBase } from "../start/machine.ts";
import { recordFailedRun } from "../start/whole-run.ts";
import { chooseBase, type ChosenBase } from "./choose-base.ts";
import { chooseReference, type ChosenReference } from "./choose-reference.ts";
import { failureOf } from "../start/failure.ts";
import { historyOfJob } from "./read-history.ts";
import { writeIssue } from "./write-issue.ts";
import { jobTitle, runUrl, warnOf, type JobContext, type JobResult } from "./job-context.ts";
import {
  commentPlace,
  holdsSecret,
  orWarn,
  writeCheckRun,
  writeComment,
  writeSummary,
  type CommentTarget,
} from "./write-comment.ts";

/** What is known at the end of the measuring, whichever way it ended. */
interface Outcome {
  readonly history: JobHistory | null;
  readonly reference: ChosenReference | null;
  readonly result: RunResult | null;
  /** Null where `result` is not. */
  readonly error: unknown;
  readonly directory: string | null;
  /** What was spent, also where it failed; null: nothing was started. */
  readonly cost: RunCost | null;
  readonly base: ChosenBase | null;
  readonly loaded: LoadedConfig | null;
}

/**
 * Modes `profile` and `baseline`: measure, compare, write everything, summary, comment, upload, annotations, outputs; and
 * fail last, so that the evidence of a failure is kept. Publishing failure is a warning. Throws what the run threw.
 */
export async function profileJob(jobContext: JobContext): Promise<JobResult> {
  const outcome = await measured(jobContext);
  // A job that is being cancelled has seconds left: what was measured is in the run directory.
  if (outcome.error instanceof StoppedError) throw outcome.error;
  const secrets = secretsOf(jobContext, outcome.loaded);
  const input = commentInput(jobContext, outcome);
  await orWarn(jobContext, "The results were not published", async () =>
    jobContext.waitBudget.stretch(async () => publish(jobContext, outcome, input, secrets)),
  );
  if (outcome.result === null) throw outcome.error;
  annotate(jobContext, input, secrets);
  return { exitCode: outcome.result.exitCode };
}

function secretsOf({ context, raw, publish }: JobContext, loaded: LoadedConfig | null): Secret[] {
  return knownSecrets({
    environment: context.environment,
    workload: loaded?.config.workload ?? null,
    texts: [...askedTexts(raw), loaded?.config.nsys["extra-arguments"] ?? []],
    token: publish.token,
  });
}

/** The runner masks messages, but no titles and no paths: what would show a secret is left out. */
function annotate(jobContext: JobContext, { sections }: CommentInput, secrets: readonly Secret[]): void {
  const texts = ({ title, message, at }: Annotation): string => `${title}\n${message}\n${at?.file ?? ""}`;
  const all = sections.flatMap(annotations);
  const leaking = new Set(all.filter((one) => findSecretsInText(texts(one), secrets).length > 0));
  holdsSecret(jobContext, "An annotation", [...leaking].map(texts).join("\n"), secrets);
  for (const one of all) if (!leaking.has(one)) jobContext.ports.annotate(one);
}

/** What was asked for, as texts: a message may quote it where it cannot be read as the configuration. */
function askedTexts({ inputs, overrides }: RawSettings): (string | readonly string[])[] {
  const values = inputs.flatMap(({ value }): (string | readonly string[])[] => {
    if (typeof value === "string") return [value];
    return Array.isArray(value) && value.every((word) => typeof word === "string") ? [value] : [];
  });
  return [...values, ...overrides];
}

async function measured(jobContext: JobContext): Promise<Outcome> {
  const { context, ports } = jobContext;
  let directory: string | null = null;
  let base: ChosenBase | null = null;
  let loaded: LoadedConfig | null = null;
  let history: JobHistory | null = null;
  let reference: ChosenReference | null = null;
  try {
    if (jobContext.problem !== null) throw jobContext.problem;
    loaded = await loadSettings(context, jobContext.raw, true);
    // Of what the program prints the log shows lines, and names that it gave.
    for (const text of textsToMask(secretsOf(jobContext, loaded))) ports.mask(text);
    history = await historyOfJob(
      jobContext,
      jobOfArtifact(artifactName(jobContext), jobContext.publish.artifactName ?? usualPrefix),
    );
    base = await chooseBase(jobContext, loaded, artifactName(jobContext), history);
    reference = await chooseReference(jobContext, loaded.config, artifactName(jobContext));
    const result = await run(context, {
      loaded: jobContext.publish.requireBaseline ? requiringBaseline(base.loaded) : base.loaded,
      raw: jobContext.raw,
      publisher: {
        directoryMade: ({ path }) => {
          directory = path;
          ports.setOutput("run-dir", path);
        },
      },
      recordedBase: base.recorded,
      reference: reference.reference,
      history,
      variables: null,
    });
    return { result, error: null, directory, cost: result.cost, base, reference, loaded, history };
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
      cost: await costUntilFailure(directory),
      base,
      reference,
      loaded,
      history,
    };
  }
}

/** As run.json has it. */
async function costUntilFailure(directory: string | null): Promise<RunCost | null> {
  if (directory === null) return null;
  return readRunRecord(directory).then(
    ({ cost }) => cost,
    () => null,
  );
}

function requiringBaseline({ config, origins }: LoadedConfig): LoadedConfig {
  const failOn = [...new Set([...config.compare["fail-on"], "no-baseline" as const])];
  const origin: Origin = { kind: "input", name: "require-baseline" };
  return {
    config: { ...config, compare: { ...config.compare, "fail-on": failOn } },
    origins: new Map([...origins, ["compare.fail-on", origin]]),
  };
}

async function publish(
  jobContext: JobContext,
  outcome: Outcome,
  input: CommentInput,
  secrets: readonly Secret[],
): Promise<void> {
  const { context, ports, publish: settings, job } = jobContext;
  const { result, directory } = outcome;
  if (result !== null) {
    const tables = { topKernels: result.shownKernels, layout: logLayout };
    const { comparison, cost } = result;
    const ofProfile = comparison === null ? cost : null;
    context.log.info(profileText(result.profile, { ...tables, maxRanges: mostRanges, cost: ofProfile }));
    if (comparison !== null) context.log.info(`\n${comparisonText(comparison, { ...tables, cost })}`);
    if (result.reference !== null) {
      const name = plainText(result.reference.baseline.name ?? "");
      context.log.info(`\nAgainst the reference ${name}:\n${comparisonText(result.reference, tables)}`);
    }
    setResultOutputs(jobContext, result, secrets);
  } else {
    ports.setOutput("verdict", "failed");
    ports.setOutput("regressions", "[]");
  }
  if (directory !== null) {
    const report = join(directory, "comment.md");
    const text = commentMarkdown(input);
    // Later steps may put it anywhere.
    if (!holdsSecret(jobContext, "comment.md", text, secrets)) {
      await writeFileAtomic(report, text, "replace");
      ports.setOutput("report-path", report);
    }
  }
  // Before the upload, which may take its time or never end: people wait for these, and they have the run's address.
  const summary = await writeSummary(jobContext, input, secrets);
  const place = settings.mode === "profile" ? commentPlace(jobContext, input, targetOf(jobContext)) : null;
  const comment = place === null ? null : await writeComment(jobContext, input, place, secrets);
  if (comment !== null) ports.setOutput("comment-url", comment);
  const issue = await writeIssue(jobContext, input, secrets);
  if (settings.checkRun && job !== null) await writeCheckRun(jobContext, input, headSha(job), secrets);
  if (directory === null) return;
  await upload(jobContext, directory, secrets, async (uploaded) => {
    const linked = { ...input, links: { ...input.links, ...uploaded } };
    if (summary) await writeSummary(jobContext, linked, secrets);
    if (place !== null && comment !== null) await writeComment(jobContext, linked, place, secrets);
    if (issue) await writeIssue(jobContext, linked, secrets);
  });
}

function setResultOutputs(jobContext: JobContext, result: RunResult, secrets: readonly Secret[]): void {
  const { ports } = jobContext;
  const { comparison, reference, failure, directory, profileFile, topKernels } = result;
  const judged = worstOf([comparison, reference]);
  ports.setOutput("verdict", judged ?? (failure === null ? "not-compared" : "failed"));
  ports.setOutput("profile-json", profileFile);
  if (comparison !== null) ports.setOutput("comparison-json", join(directory, "comparison.json"));
  // Later steps write outputs to logs and files of their own.
  for (const [name, value] of [
    ["regressions", [...regressionsOf(comparison, "baseline"), ...regressionsOf(reference, "reference")]],
    ["top-kernels", topKernels],
  ] as const) {
    const text = JSON.stringify(value);
    if (!holdsSecret(jobContext, `The output ${name}`, text, secrets)) ports.setOutput(name, text);
  }
}

function regressionsOf(comparison: RunResult["comparison"], against: "baseline" | "reference") {
  return (comparison?.reasons ?? [])
    .filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget")
    .map(({ id, range, kernel, family, metric, changeRatio, text }) => ({
      id,
      range,
      kernel,
      family,
      metric,
      changeRatio,
      text,
      against,
    }));
}

/** Uploads the run, and tells the addresses of what people read as soon as some of it is there. */
async function upload(
  jobContext: JobContext,
  directory: string,
  secrets: readonly Secret[],
  uploaded: (addresses: Pick<CommentInput["links"], "artifact" | "report">) => Promise<void>,
): Promise<void> {
  const { context, job, publish: settings, ports, waitBudget } = jobContext;
  if (job === null) {
    context.log.info("No artifact and no comment: this is not a GitHub Actions job.");
    return;
  }
  const withheld = await readRunRecord(directory).then(
    (record) => record.withheld,
    () => null,
  );
  const { log } = context;
  const stop = waitBudget.signal;
  const { retentionDays } = settings;
  const request = { directory, name: artifactName(jobContext), job, retentionDays, withheld, secrets, log, stop };
  const temporaryDirectory = temporaryBase(context);
  const { failures } = await uploadRun({ ...request, temporaryDirectory }, async ({ main, single }) => {
    const report = single.get("report.html")?.url ?? null;
    if (main !== null) {
      ports.setOutput("artifact-id", String(main.id));
      ports.setOutput("artifact-url", main.url);
    }
    if (report !== null) ports.setOutput("report-url", report);
    if (main !== null || report !== null) await uploaded({ artifact: main?.url ?? null, report });
  });
  for (const failure of failures) warnOf(jobContext, failure);
}

/** Equal in every run of the same job and matrix job: a later run finds its baseline by it. */
function artifactName({ job, publish }: JobContext): string {
  // A comma would not do in a name, which would then end in a hash.
  const matrix = publish.matrix.includes("+") ? publish.matrix : publish.matrix.replaceAll(", ", "+");
  return artifactNameOf(publish.artifactName ?? `${usualPrefix}-${job?.job ?? "job"}`, matrix);
}

function targetOf({ job, publish }: JobContext): CommentTarget | null {
  const pull = job?.pullRequest ?? null;
  if (job === null || pull === null) return null;
  return { pullRequest: pull.number, headSha: pull.headSha, fork: pull.fork, key: jobTitle(job, publish) };
}

function commentInput(
  { job, publish, raw }: JobContext,
  { result, error, cost, base, reference, history }: Outcome,
): CommentInput {
  const fails = result === null || result.exitCode !== exitCodes.pass;
  const failed = result === null ? error : result.failure;
  return {
    title: job === null ? "GPU profile" : jobTitle(job, publish),
    sections: [
      {
        title: null,
        comparison: result?.comparison ?? null,
        head: result?.profile ?? null,
        reference: result?.reference == null ? null : { comparison: result.reference, age: reference?.age ?? null },
        failure: failed === null ? null : failureOf(failed),
        fails,
        cost,
        baselineAge: base?.age ?? null,
        history: history === null ? null : recentPoints(history.history, history.job),
        artifact: null,
        report: null,
      },
    ],
    links: { run: job === null ? null : runUrl(job), artifact: null, report: null },
    measured: { commit: job?.sha ?? null, config: wholeConfig(raw) },
    // A comparison names its commits itself.
    notes: [
      ...(job === null || result !== null ? [] : [`Commit ${headSha(job).slice(0, 12)}.`]),
      ...(base?.notes ?? []),
      ...(reference?.notes ?? []),
    ],
  };
}

function headSha({ pullRequest, sha }: GithubJob): string {
  return pullRequest?.headSha ?? sha;
}
