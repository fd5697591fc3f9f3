import { resolve } from "node:path";
import { loadComparePolicy } from "../../../pipeline/judge/compare-policy.ts";
import { listVersions } from "../search/packages.ts";
import { summarizeSoFar, decideNextStep } from "../search/search.ts";
import { constants } from "../../../compare/constants.ts";
import { exitCodes, type ExitCode } from "../../../model/errors.ts";
import {
  bisectSchemaVersion,
  newestSearch,
  versionAt,
  type Bisect,
  type BisectMetric,
  type BisectResult,
  type BisectSearch,
} from "../model/bisect.ts";
import type { LoadedConfig, RawSettings } from "../../../model/config.ts";
import { parseDurationMs } from "../../../model/text/quantity.ts";
import type { Milliseconds } from "../../../model/units.ts";
import { planCaptures } from "../../../plan/captures.ts";
import { describeSteps } from "../../../plan/program-starts.ts";
import { untracedPairs } from "../../../plan/untraced.ts";
import { workloadArgv } from "../../../plan/workload.ts";
import { formatSearchStart } from "../text/progress-text.ts";
import { formatBisectPlan, formatBisect, type PlannedBisect, type ShownBisect } from "../text/result-text.ts";
import type { CommandTools } from "../../../pipeline/command.ts";
import { readOwnIdentity } from "../../../run/process/process-tree.ts";
import { readCommitLine, readMergedLine, type CommitLine } from "../../../run/repository/commits.ts";
import { loadSettings } from "../../../pipeline/conf.ts";
import { toolName } from "../../../pipeline/context.ts";
import type { RunContext } from "../../../pipeline/run-context.ts";
import { measureBlame, findCulprit, storeExplanation } from "./culprit.ts";
import { openPlace, createQuietLog, type BisectPlace } from "./place.ts";
import { searchLine, readSearchState, type Search } from "./search-line.ts";
import { hashKey, openStore, readStore, type BisectStore, replaceCommitsFromGit } from "./store.ts";

interface BisectRequest {
  readonly good: string;
  readonly bad: string;
  readonly settings: RawSettings;
}

export interface BisectOutcome extends ShownBisect {
  readonly exitCode: ExitCode;
}

/** Each step stores its answer, so the same command resumes. Wrong input throws UserError before the first measurement. */
export async function bisect(context: RunContext, request: BisectRequest): Promise<BisectOutcome> {
  const loaded = await loadSettings(context, request.settings, true);
  const budget = loaded.config["time-budget"];
  return searchCommits(context, loaded, {
    ...request,
    figure: null,
    timeLimitMs: budget === null ? Infinity : parseDurationMs(budget),
    opened: () => undefined,
  });
}

interface SearchRequest {
  readonly good: string;
  readonly bad: string;
  /** The value that got worse; null to choose it from the comparison of the good and the bad commit. */
  readonly figure: BisectMetric | null;
  /** A comparison doesn't start if it would probably exceed this limit. */
  readonly timeLimitMs: Milliseconds;
  readonly opened: (directory: string) => void;
}

export async function searchCommits(
  context: RunContext,
  loaded: LoadedConfig,
  request: SearchRequest,
): Promise<BisectOutcome> {
  const { config } = loaded;
  await loadComparePolicy(context, loaded);
  workloadArgv(config.workload, "checked before anything is made");
  await using stack = new AsyncDisposableStack();
  const place = await openPlace(stack, context, loaded);
  const line = await readCommitLine(place.git, request.good, request.bad);
  const begin = createBisect(context, request, place, line);
  const store = await openStore(resolve(context.cwd, config.out), begin);
  await store.change(await replaceCommitsFromGit(store.bisect(), begin, place.git, line));
  request.opened(store.directory);
  context.log.info(formatSearchStart(store.bisect(), store.file, store.isResumed));
  const search: Search = {
    place: { ...place, context: { ...context, log: createQuietLog(context.log) } },
    store,
    log: context.log,
    line,
    figure: request.figure,
  };
  return createOutcome(store, await searchAll(search, context.clock.monotonicMs() + request.timeLimitMs));
}

async function planBisect(context: RunContext, request: BisectRequest): Promise<PlannedBisect> {
  const loaded = await loadSettings(context, request.settings, true);
  const { config } = loaded;
  await using stack = new AsyncDisposableStack();
  const place = await openPlace(stack, context, loaded);
  const line = await readCommitLine(place.git, request.good, request.bad);
  const planned = createBisect(context, { ...request, figure: null }, place, line);
  const stored = await readStore(resolve(context.cwd, config.out), planned.key);
  const current = stored === null ? planned : await replaceCommitsFromGit(stored, planned, place.git, line);
  const withBase = { ...config, compare: { ...config.compare, base: line.good.sha } };
  const plan = planCaptures(withBase);
  const untraced = untracedPairs(withBase, 2);
  const step = decideNextStep(readSearchState(current));
  return {
    bisect: current,
    legs: describeSteps(withBase, plan, { sides: 2, untraced, isCompared: true, filterMode: null }),
    expected: newestSearch(current).result === null && step.kind === "measure" ? step.outlook.expected : null,
  };
}

function createBisect(
  context: RunContext,
  { good, bad, figure }: Pick<SearchRequest, "good" | "bad" | "figure">,
  place: BisectPlace,
  line: CommitLine,
): Bisect {
  const { workload, ranges, rounds, compare } = place.loaded.config;
  const last = line.commits.at(-1) ?? line.good;
  const keyParts = [place.repository, line.good.sha, last.sha, workload, ranges, rounds, compare["range-threshold"]];
  return {
    schemaVersion: bisectSchemaVersion,
    tool: { name: toolName, version: context.version },
    startedAt: context.clock.now().toISOString(),
    process: readOwnIdentity(),
    key: hashKey(figure === null ? keyParts : [...keyParts, figure]),
    good: { ref: good, commit: line.good.sha },
    bad: { ref: bad, commit: last.sha },
    figure: null,
    least: Math.log1p(constants.rangeThreshold.value),
    searches: [
      {
        within: "first-parents",
        versions: listVersions(line.good, line.commits, []),
        answers: [],
        result: null,
      },
    ],
    notSearched: [],
    explanation: null,
    blame: null,
  };
}

/** False if time ran out. */
async function searchAll(search: Search, endMs: number): Promise<boolean> {
  const { store, place } = search;
  for (;;) {
    const result = newestSearch(store.bisect()).result ?? (await searchLine(search, endMs));
    if (result === null) return false;
    const inner = await createMergeSearch(place, newestSearch(store.bisect()), result);
    if (inner === null) break;
    await store.change({ searches: [...store.bisect().searches, inner] });
  }
  await storeExplanation(search);
  return measureBlame(search, endMs);
}

async function createMergeSearch(
  { git }: BisectPlace,
  search: BisectSearch,
  result: BisectResult,
): Promise<BisectSearch | null> {
  if (result.kind !== "culprit" || result.step.version - result.step.after > 1) return null;
  const { commit, changes, packages } = versionAt(search, result.step.version);
  const merged = changes === null ? await readMergedLine(git, commit) : null;
  if (merged === null) return null;
  const versions = [merged.good, ...merged.commits].map((commit) => ({ commit, packages, changes: null }));
  return { within: "merge", versions, answers: [], result: null };
}

function createOutcome(store: BisectStore, isFinished: boolean): BisectOutcome {
  const bisect = store.bisect();
  const result = newestSearch(bisect).result ?? summarizeSoFar(readSearchState(bisect));
  const isAnswered = isFinished && (result.kind !== "unclear" || findCulprit(bisect) !== null);
  const exitCode = isAnswered ? exitCodes.pass : exitCodes.inconclusive;
  return { bisect, file: store.file, result, isFinished, exitCode };
}

export async function printBisect(
  request: BisectRequest & { readonly isDry: boolean },
  { withFeatures, output }: CommandTools,
): Promise<number> {
  const context = await withFeatures();
  if (request.isDry) {
    await output.print(formatBisectPlan(await planBisect(context, request), output.layout()));
    return exitCodes.pass;
  }
  const outcome = await bisect(context, request);
  await output.say(formatBisect(outcome, output.layout()));
  if (output.isJson) await output.printJson(outcome.bisect);
  return outcome.exitCode;
}
