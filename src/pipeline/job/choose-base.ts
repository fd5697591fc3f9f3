import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { asFailure, UserError } from "../../model/errors.ts";
import type { Config, LoadedConfig, Origin } from "../../model/config.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { GithubJob } from "../../model/publish/github.ts";
import { usualPairs, usualRounds } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { formatAge, findBaseline } from "../../github/baseline/find-baseline.ts";
import { namesBranch } from "../../run/worktree/base.ts";
import type { BaselineChoice } from "../../model/publish/publish.ts";
import type { EarlierRuns, RecordedBase } from "../judge/judge.ts";
import { findBaseCommit, findEventName, findPullRequestBase } from "./base-commit.ts";
import { readRecordedProfile } from "../recorded/recorded-profile.ts";
import type { JobContext } from "./job-context.ts";
import { requireHead } from "./require-head.ts";
import { requireSteadyIssue } from "./write-issue.ts";

export interface ChosenBase {
  readonly loaded: LoadedConfig;
  readonly recorded: RecordedBase | null;
  /** The base's age, such as `3 days ago, 2 commits earlier`. Null if unknown or irrelevant. */
  readonly age: string | null;
  readonly notes: readonly string[];
}

/**
 * Chooses the base from the input `baseline`, and fetches a base that was measured earlier. A missing base isn't an error: the result
 * says why it's missing.
 */
export async function chooseBase(
  jobContext: JobContext,
  loaded: LoadedConfig,
  artifactName: string,
  history: EarlierRuns | null,
): Promise<ChosenBase> {
  const { publish, job } = jobContext;
  const { config } = loaded;
  const { baseline } = publish;
  await requireHead(jobContext.context, config, job, publish.forkCodeWithSecrets);
  const kind = publish.mode === "baseline" ? "none" : chooseKind(jobContext, config);
  const nothing = { recorded: null, age: null, notes: [] };
  const apart = publish.mode === "baseline" || kind === "artifact" || kind === "history" || kind === "path";
  const recorded = { ...nothing, loaded: setBase(apart ? planSeparateMeasurement(loaded) : loaded, null) };
  switch (kind) {
    case "same-job": {
      const ref = chooseRef(loaded, job);
      const pullRequest = job?.pullRequest ?? null;
      // We check only the pull request's base branch, because any other ref may point to HEAD's own commit on purpose. If we can't find
      // the base in the clone, the run reports that itself.
      if (pullRequest !== null && namesBranch(ref, pullRequest.baseRef))
        await findPullRequestBase(jobContext.context, config, pullRequest);
      return { ...nothing, loaded: setBase(loaded, ref) };
    }
    case "none":
      return recorded;
    case "path":
      return baseline.kind === "path"
        ? { ...recorded, recorded: await readBasePath(jobContext, config, baseline.path) }
        : recorded;
    case "history": {
      const sign = history?.signToCheck ?? null;
      const { log } = jobContext.context;
      if (sign === null) {
        log.info("Every change in the history has already been checked, so we skip the comparison.");
        return recorded;
      }
      log.info(sign.text);
      return { ...nothing, loaded: setBase(loaded, sign.base), notes: [sign.text] };
    }
    case "artifact":
      requireSteadyIssue(publish, config);
      return { ...recorded, ...(await findBaseArtifact(jobContext, config, artifactName)) };
  }
}

/** The ref to compare with. With `goal: improve`, a pull request's own configuration file can't choose this ref. */
function chooseRef({ config: { compare }, origins }: LoadedConfig, job: GithubJob | null): string {
  const isOwnChoice = compare.goal === "improve" && origins.get("compare.base")?.kind === "file";
  return (isOwnChoice ? job?.pullRequest?.baseRef : null) ?? compare.base ?? findSameJobRef(job);
}

function chooseKind(
  { context, job, api, publish: { baseline } }: JobContext,
  { compare }: Config,
): Exclude<BaselineChoice["kind"], "auto"> {
  const isPullRequest = (job?.pullRequest ?? null) !== null;
  if (baseline.kind === "history") return isPullRequest ? "same-job" : "history";
  if (baseline.kind !== "auto") return baseline.kind;
  if (compare.base !== null || isPullRequest) return "same-job";
  // If a baseline is required, a job that can't look for a baseline must fail.
  if (api !== null || compare["fail-on"].includes("no-baseline")) return "artifact";
  // Without a comparison, any pull request would pass.
  if (findEventName(context, job) === "pull_request") throw createUnknownPullRequestError();
  return "none";
}

function findSameJobRef(job: GithubJob | null): string {
  const ref = job?.pullRequest?.baseRef;
  if (ref !== undefined) return ref;
  throw new UserError({
    id: "base-ref-unknown",
    what: "`baseline: same-job` has no base to compare with.",
    where: "input baseline",
    why: `The event ${job?.event ?? "(unknown)"} has no pull request, and compare.base doesn't name a ref.`,
    help: "Name a ref under `overrides`, such as compare.base=HEAD^ (with `fetch-depth: 2`) or compare.base=origin/main. Or set `baseline: artifact`.",
  });
}

function createUnknownPullRequestError(): UserError {
  return new UserError({
    id: "pull-request-unknown",
    what: "We can't tell which pull request this job belongs to, so there's no base to compare with.",
    where: "input baseline",
    why: "The event file or the runner's GITHUB_* variables are missing or wrong. A warning above names the file or variables.",
    help: "Inside a container, pass on all GITHUB_* variables. Or name a base under `overrides`, such as compare.base=origin/main. Or set `baseline: none` to skip the comparison.",
  });
}

/** Sets compare.base. The input wins over the configuration file, but an override wins over the input. */
function setBase(loaded: LoadedConfig, base: string | null): LoadedConfig {
  const { config, origins } = loaded;
  if (origins.get("compare.base")?.kind === "override") return loaded;
  const origin: Origin = { kind: "input", name: "baseline" };
  return {
    config: { ...config, compare: { ...config.compare, base } },
    origins: new Map([...origins, ["compare.base", origin]]),
  };
}

/**
 * Settings for comparing this run with another run. One round shows nothing about noise, so we take as many rounds and untraced runs as
 * for a same-job comparison. profile.json stores them for later runs.
 */
function planSeparateMeasurement({ config, origins }: LoadedConfig): LoadedConfig {
  const isDefault = (key: string): boolean => origins.get(key)?.kind === "default";
  const { rounds, latency } = config;
  return {
    config: {
      ...config,
      rounds: isDefault("rounds") ? usualRounds : rounds,
      latency: { ...latency, pairs: isDefault("latency.pairs") ? usualPairs : latency.pairs },
    },
    origins,
  };
}

async function findBaseArtifact(
  { context, job, api, waitBudget }: JobContext,
  config: Config,
  artifactName: string,
): Promise<Omit<ChosenBase, "loaded">> {
  if (job === null || api === null) {
    const why = job === null ? "this isn't a GitHub Actions job" : "the input `token` is empty";
    return { recorded: createFailedBase(`Can't read the artifacts of earlier runs: ${why}.`), age: null, notes: [] };
  }
  const branches = listBaselineBranches(job);
  const base = await findBaseCommit(context, config, job);
  const { clock } = context;
  const baseline = await waitBudget.stretch(async () =>
    findBaseline(api, { job, artifactName, branches, base, clock, stop: waitBudget.signal }),
  );
  if (baseline.state === "found") {
    context.log.info(baseline.text);
    for (const note of baseline.notes) context.log.warning(note);
    const { profile, text, distance, notes } = baseline;
    const age = formatAge(clock.now().getTime() - Date.parse(baseline.createdAt));
    const commits = distance === null || distance === 0 ? "" : `, ${counted(distance, "commit")} earlier`;
    return { recorded: { state: "artifact", profile, text }, age: `${age}${commits}`, notes };
  }
  const state = baselineStates[baseline.state];
  // The verdict reports this failure as a warning or an error. This line is for someone watching the log.
  context.log.info(diagnosticText(baseline.failure));
  const text = diagnosticText({ ...baseline.failure, what: "" });
  return { recorded: { state, profile: null, text }, age: null, notes: [] };
}

/**
 * The branches whose runs may be a baseline, best first. If the event names the branch that the head will merge into, only that branch
 * counts. Otherwise, the job's own branch comes first, then the default branch.
 */
function listBaselineBranches({ pullRequest, mergeGroup, ref, defaultBranch }: GithubJob): string[] {
  const target = pullRequest?.baseRef ?? mergeGroup?.baseRef;
  if (target !== undefined) return [target];
  const pushed = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
  return [...new Set([pushed, defaultBranch])].filter((branch) => typeof branch === "string");
}

/** An expired baseline counts as absent. If GitHub didn't answer, a baseline may exist, so the job fails rather than let a slower head pass. */
const baselineStates = {
  absent: "absent",
  expired: "absent",
  corrupt: "incompatible",
  incompatible: "incompatible",
  unavailable: "failed",
} as const;

function createFailedBase(text: string): RecordedBase {
  return { state: "failed", profile: null, text };
}

/** Reads the profile at the path that the input `baseline` names. The user chose this file, so if we can't read it, the state is `createFailedBase`. */
async function readBasePath({ context }: JobContext, config: Config, path: string): Promise<RecordedBase> {
  if (!existsSync(resolve(context.cwd, path)))
    return createFailedBase(`\`baseline\` names \`${path}\`, which doesn't exist.`);
  try {
    const { profile } = await readRecordedProfile(context, config, [path], { wanted: [], role: "base" });
    return { state: "given", profile, text: path };
  } catch (error) {
    return createFailedBase(
      `\`baseline\` names \`${path}\`, but we can't compare with it. ${diagnosticText(asFailure(error))}`,
    );
  }
}
