import { resolve } from "node:path";
import { versionsOf } from "../search/packages.ts";
import { resultSoFar, nextStep } from "../search/search.ts";
import { constants } from "../../../compare/constants.ts";
import { exitCodes, type ExitCode } from "../../../model/errors.ts";
import {
  bisectSchemaVersion,
  type Bisect,
  type BisectFigure,
  type BisectResult,
  type BisectSearch,
  type Version,
} from "../model/bisect.ts";
import type { LoadedConfig, RawSettings } from "../../../model/config.ts";
import { parseDurationMs } from "../../../model/text/quantity.ts";
import type { Milliseconds } from "../../../model/units.ts";
import { planCaptures } from "../../../plan/captures.ts";
import { describeSteps } from "../../../plan/program-starts.ts";
import { untracedPairs } from "../../../plan/untraced.ts";
import { workloadArgv } from "../../../plan/workload.ts";
import { goesOnText } from "../text/progress-text.ts";
import type { PlannedBisect } from "../text/result-text.ts";
import { ownIdentity } from "../../../run/process/process-tree.ts";
import { readLine, readMerged, type CommitLine } from "../../../run/repository/commits.ts";
import { loadSettings } from "../../../pipeline/conf.ts";
import { toolName } from "../../../pipeline/context.ts";
import type { RunContext } from "../../../pipeline/run-context.ts";
import { loadComparePolicy } from "../../../pipeline/judge/compare-policy.ts";
import { blame, culpritOf, explain } from "./culprit.ts";
import { openPlace, quietLog, type BisectPlace } from "./place.ts";
import { newest, stateOf, versionAt, type Search } from "./search.ts";
import { searchLine } from "./search-line.ts";
import { keyOf, openStore, readStore, type BisectStore } from "./store.ts";
import { withGitCommits } from "./stored-commits.ts";

/** `bisect`: finds the commit after `good`, up to and including `bad`, that made something slower. */
export interface BisectRequest {
  /** Git refs. */
  readonly good: string;
  readonly bad: string;
  readonly settings: RawSettings;
}

/** The good and the bad commit, as Git refs, and the value to search for. */
interface BisectEnds {
  readonly good: string;
  readonly bad: string;
  /** The value that got worse; null to choose it from the comparison of the good and the bad commit. */
  readonly figure: BisectFigure | null;
}

/** What a search found, or how far it got. */
export interface BisectOutcome {
  readonly bisect: Bisect;
  /** The path of bisect.json; absolute. */
  readonly file: string;
  /** The newest search's result. If the search ran out of time, this is the result so far. */
  readonly result: BisectResult;
  readonly isFinished: boolean;
  /** 0 if the search finished with an answer, or 4 if we still don't know what's to blame. */
  readonly exitCode: ExitCode;
}

/**
 * `bisect`: finds the commit or the package that made a range slower. Each step compares two versions in interleaved rounds and stores the
 * answer at once, so the same command continues where an earlier one stopped. Wrong input throws UserError before the first
 * measurement. After that, it throws if the good or the bad commit can't be measured.
 */
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

/** What to search for, and for how long. */
export interface SearchRequest extends BisectEnds {
  /** A comparison doesn't start if it would probably exceed this limit. */
  readonly timeLimitMs: Milliseconds;
  /** Called with the search's folder (absolute) as soon as the folder exists. The folder contains the results so far. */
  readonly opened: (directory: string) => void;
}

/** Like `bisect`, but with settings that are already loaded. */
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
  const line = await readLine(place.git, request.good, request.bad);
  const begin = begun(context, request, place, line);
  const store = await openStore(resolve(context.cwd, config.out), begin);
  await store.change(await withGitCommits(store.bisect(), begin, place.git, line));
  request.opened(store.directory);
  context.log.info(goesOnText(store.bisect(), { file: store.file, isResumed: store.isResumed }));
  const search: Search = {
    place: { ...place, context: { ...context, log: quietLog(context.log) } },
    store,
    log: context.log,
    line,
    figure: request.figure,
  };
  return outcomeOf(store, await searchAll(search, context.clock.monotonicMs() + request.timeLimitMs));
}

/** `bisect --dry-run`: what would be searched, and how. It runs only git and writes nothing. */
export async function planBisect(context: RunContext, request: BisectRequest): Promise<PlannedBisect> {
  const loaded = await loadSettings(context, request.settings, true);
  const { config } = loaded;
  await using stack = new AsyncDisposableStack();
  const place = await openPlace(stack, context, loaded);
  const line = await readLine(place.git, request.good, request.bad);
  const planned = begun(context, { ...request, figure: null }, place, line);
  const stored = await readStore(resolve(context.cwd, config.out), planned.key);
  const known = stored === null ? null : await withGitCommits(stored, planned, place.git, line);
  const withBase = { ...config, compare: { ...config.compare, base: line.good.sha } };
  const plan = planCaptures(withBase);
  const untraced = untracedPairs(withBase, 2);
  const current = known ?? planned;
  const search = newest(current);
  const step = nextStep(stateOf(current, search));
  return {
    bisect: current,
    legs: describeSteps(withBase, plan, { sides: 2, untraced, isCompared: true, filterMode: null }),
    expected: search.result === null && step.kind === "measure" ? step.outlook.expected : null,
  };
}

function begun(context: RunContext, { good, bad, figure }: BisectEnds, place: BisectPlace, line: CommitLine): Bisect {
  const { workload, ranges, rounds, compare } = place.loaded.config;
  const last = line.commits.at(-1) ?? line.good;
  return {
    schemaVersion: bisectSchemaVersion,
    tool: { name: toolName, version: context.version },
    startedAt: context.clock.now().toISOString(),
    process: ownIdentity(),
    key: keyOf([
      ...[place.repository, line.good.sha, last.sha, workload, ranges, rounds, compare["range-threshold"]],
      ...(figure === null ? [] : [figure]),
    ]),
    good: { ref: good, commit: line.good.sha },
    bad: { ref: bad, commit: last.sha },
    figure: null,
    least: Math.log1p(constants.rangeThreshold.value),
    searches: [
      {
        within: "first-parents",
        versions: versionsOf(line.good, line.commits, { changed: [] }),
        answers: [],
        result: null,
      },
    ],
    notSearched: [],
    explanation: null,
    blame: null,
  };
}

/** Searches along the first parents. If the culprit is a merge commit, searches inside the merge too. False if time ran out. */
async function searchAll(search: Search, endMs: number): Promise<boolean> {
  const { store, place } = search;
  for (;;) {
    const result = newest(store.bisect()).result ?? (await searchLine(search, endMs));
    if (result === null) return false;
    const inner = await searchOfMerge(place, newest(store.bisect()), result);
    if (inner === null) break;
    await store.change({ searches: [...store.bisect().searches, inner] });
  }
  await explain(search);
  return blame(search, endMs);
}

/** The search inside the merge commit that was found. Null if the result isn't a single merge commit, or the merge has nothing to search. */
async function searchOfMerge(
  { git }: BisectPlace,
  { versions }: BisectSearch,
  result: BisectResult,
): Promise<BisectSearch | null> {
  if (result.kind !== "culprit" || result.step.version - result.step.after > 1) return null;
  const { commit, changes } = versionAt(versions, result.step.version);
  const merged = changes === null ? await readMerged(git, commit) : null;
  if (merged === null) return null;
  const { packages } = versionAt(versions, result.step.version);
  const inner = [merged.good, ...merged.commits].map((one): Version => ({ commit: one, packages, changes: null }));
  return { within: "merge", versions: inner, answers: [], result: null };
}

function outcomeOf({ bisect: current, file }: BisectStore, isFinished: boolean): BisectOutcome {
  const known = current();
  const search = known.searches.at(-1);
  if (search === undefined) throw new Error("A bisect must have at least one search.");
  const result = search.result ?? resultSoFar(stateOf(known, search));
  const isAnswered = isFinished && (result.kind !== "unclear" || culpritOf(known) !== null);
  return { bisect: known, file, result, isFinished, exitCode: isAnswered ? exitCodes.pass : exitCodes.inconclusive };
}
