import { join, relative, resolve } from "node:path";
import { changeOf, figureOf } from "../../compare/bisect/figure.ts";
import { explanationOf } from "../../compare/bisect/explanation.ts";
import { blamePairs, packageChanges, versionsOf } from "../../compare/bisect/packages.ts";
import { effectOf, nextStep, resultSoFar, type SearchStep } from "../../compare/bisect/search.ts";
import { blocksOf, type SearchState } from "../../compare/bisect/search-state.ts";
import { constants } from "../../compare/constants.ts";
import { exitCodes, ToolError, type ExitCode } from "../../errors.ts";
import type { BisectRequest } from "../../inputs/invocation.ts";
import {
  bisectSchemaVersion,
  type Bisect,
  type BisectAnswer,
  type BisectEffect,
  type BisectResult,
  type BisectSearch,
  type Version,
} from "../../model/bisect/bisect.ts";
import { comparisonSchema, type Comparison } from "../../model/comparison/comparison.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import { planCaptures } from "../../plan/captures.ts";
import { describeLegs } from "../../plan/program-starts.ts";
import { untracedPairs } from "../../plan/untraced.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { answerText, blameStepText, goesOnText, nextText, packagesText } from "../../report/bisect/progress-text.ts";
import type { PlannedBisect } from "../../report/bisect/result-text.ts";
import { readRegularFile } from "../../run/directory/file-system.ts";
import { ownIdentity } from "../../run/process/process-tree.ts";
import { readLine, readMerged, type CommitLine } from "../../run/repository/commits.ts";
import { loadSettings } from "../conf.ts";
import { toolName, type Context } from "../context.ts";
import { comparePolicy } from "../judge/compare-policy.ts";
import { compareVersions, packagesVariable, type Compared } from "./compare-versions.ts";
import { openPlace, quietLog, type BisectPlace } from "./place.ts";
import { keyOf, openStore, readStore, type BisectStore } from "./store.ts";

/** What a search found, or how far it came. */
export interface BisectOutcome {
  readonly bisect: Bisect;
  /** bisect.json; absolute. */
  readonly file: string;
  /** Of the newest search; where its time was up, what it would say now. */
  readonly result: BisectResult;
  readonly isFinished: boolean;
  /** 0: it's finished, and has an answer; 4: it's open what is to blame. */
  readonly exitCode: ExitCode;
}

/**
 * `bisect`: which commit between two, or which package, made a range slower. Every answer is a comparison against a known version, measured
 * in turn, and is stored when it's there: the same command goes on where an earlier one was stopped. Throws UserError before anything is
 * measured, and what fails at the ends.
 */
export async function bisect(context: Context, request: BisectRequest): Promise<BisectOutcome> {
  const loaded = await loadSettings(context, request.settings, true);
  const { config } = loaded;
  await comparePolicy(context, loaded);
  workloadArgv(config.workload, "checked before anything is made");
  await using stack = new AsyncDisposableStack();
  const place = await openPlace(stack, context, loaded);
  const line = await readLine(place.git, request.good, request.bad);
  const store = await openStore(resolve(context.cwd, config.out), begun(context, request, place, line));
  context.log.info(goesOnText(store.bisect(), { file: store.file, isResumed: store.isResumed }));
  const search: Search = {
    place: { ...place, context: { ...context, log: quietLog(context.log) } },
    store,
    log: context.log,
    line,
  };
  const endMs =
    config["time-budget"] === null ? Infinity : context.clock.monotonicMs() + parseDurationMs(config["time-budget"]);
  return outcomeOf(store, await searchAll(search, endMs));
}

/** `bisect --dry-run`: what would be searched, and how. Asks git alone, and writes nothing. */
export async function planBisect(context: Context, request: BisectRequest): Promise<PlannedBisect> {
  const loaded = await loadSettings(context, request.settings, true);
  const { config } = loaded;
  await using stack = new AsyncDisposableStack();
  const place = await openPlace(stack, context, loaded);
  const line = await readLine(place.git, request.good, request.bad);
  const planned = begun(context, request, place, line);
  const known = await readStore(resolve(context.cwd, config.out), planned.key);
  const withBase = { ...config, compare: { ...config.compare, base: line.good.sha } };
  const plan = planCaptures(withBase);
  const untraced = untracedPairs(withBase, 2);
  const current = known ?? planned;
  const search = newest(current);
  const step = nextStep(stateOf(current, search));
  return {
    bisect: current,
    legs: describeLegs(withBase, plan, { sides: 2, untraced, isCompared: true, filterMode: null }),
    expected: search.result === null && step.kind === "measure" ? step.outlook.expected : null,
  };
}

/** A search under way. */
interface Search {
  readonly place: BisectPlace;
  readonly store: BisectStore;
  /** For what the search itself says. */
  readonly log: Context["log"];
  readonly line: CommitLine;
}

function begun(context: Context, { good, bad }: BisectRequest, place: BisectPlace, line: CommitLine): Bisect {
  const { workload, ranges, rounds, compare } = place.loaded.config;
  const last = line.commits.at(-1) ?? line.good;
  return {
    schemaVersion: bisectSchemaVersion,
    tool: { name: toolName, version: context.version },
    startedAt: context.clock.now().toISOString(),
    process: ownIdentity(),
    key: keyOf([place.repository, line.good.sha, last.sha, workload, ranges, rounds, compare["range-threshold"]]),
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

/** Along the first parents, then inside of the merge commit that is found. False where its time was up. */
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

/** Asks and measures until something is found. Null where there's no time for more. */
async function searchLine(search: Search, endMs: number): Promise<BisectResult | null> {
  const { store, log, place } = search;
  for (;;) {
    const step = nextStep(stateOf(store.bisect(), newest(store.bisect())));
    if (step.kind === "done") {
      await store.changeSearch({ result: step.result });
      return step.result;
    }
    if (place.context.clock.monotonicMs() + 1000 * usualSeconds(store) > endMs) return null;
    log.info(nextText(store.bisect(), step));
    const answer = await measureStep(search, step);
    log.info(answerText(store.bisect(), answer));
  }
}

async function measureStep(
  search: Search,
  { base, head }: Extract<SearchStep, { kind: "measure" }>,
): Promise<BisectAnswer> {
  const { store } = search;
  const { figure, searches } = store.bisect();
  const { versions, answers } = newest(store.bisect());
  const isFirst = searches.every((one) => one.answers.length === 0);
  const isParent = blocksOf(stateOf(store.bisect(), newest(store.bisect()))).some(
    ({ after, version }) => after === base && version === head,
  );
  const isAgain = answers.some((answer) => answer.kind === "measured" && answer.base === base && answer.head === head);
  const compared = await compareVersions(search.place, {
    base: versionAt(versions, base),
    head: versionAt(versions, head),
    figure,
    isExplained: isParent && !isAgain && figure !== null,
    folder: store.directory,
  });
  if (isFirst) return firstAnswer(search, compared);
  const answer = answerOf(store, compared, { base, head });
  await store.changeSearch({ answers: [...newest(store.bisect()).answers, answer] });
  return answer;
}

/** The first comparison, of the ends, says what is asked from now on, and which packages differ. */
async function firstAnswer({ store, place, log, line }: Search, compared: Compared): Promise<BisectAnswer> {
  if (compared.kind === "failed") throw endFails(compared);
  const { comparison } = compared;
  const figure = figureOf(comparison);
  const change = figure === null ? null : changeOf(comparison, figure);
  if (change === null) throw nothingToAsk(comparison);
  const packages = packageChanges(comparison);
  const { setup } = place.loaded.config.workload;
  const isSet = JSON.stringify(setup ?? "").includes(packagesVariable);
  const changed = isSet ? packages.changed : [];
  const versions = versionsOf(line.good, line.commits, { changed });
  const notSearched = [
    ...(isSet ? [] : packages.changed.map(({ name, from, to }) => ({ name, base: from, head: to }))),
    ...packages.others,
  ];
  for (const text of packagesText({ changed, notSearched, isSet })) log.info(text);
  const known = { ...store.bisect(), figure, least: change.least ?? store.bisect().least, notSearched };
  const ends = { base: 0, head: versions.length - 1 };
  const answer = answerOf({ ...store, bisect: () => known }, compared, ends);
  await store.change({
    figure,
    least: known.least,
    notSearched,
    searches: [{ within: "first-parents", versions, answers: [answer], result: null }],
  });
  return answer;
}

function endFails({ side, why, failure }: Extract<Compared, { kind: "failed" }>): Error {
  return (
    failure ??
    new ToolError({
      id: "bisect-end-failed",
      what: `The ${side === "base" ? "good" : "bad"} commit can't be measured, so there's nothing to compare with.`,
      why,
      help: "Name another one, or mend what fails: try `llm-profile run` there.",
    })
  );
}

/** Stored, it would be an answer about the bad end; measured anew, the ends may tell. */
function nothingToAsk({ reasons }: Comparison): Error {
  const why = reasons.flatMap(({ verdict, text }) => (verdict === null ? [] : [text]));
  return new ToolError({
    id: "bisect-nothing-to-ask",
    what: "Nothing is proven slower at the bad commit, and its time on the GPU can't be estimated: there's nothing to search for.",
    why: why.join("\n"),
    help: "Measure more: `rounds: 2` or more for times on the GPU, `latency.pairs: 5` or more for wall times and metrics.",
  });
}

function answerOf(
  { bisect: current, directory }: Pick<BisectStore, "bisect" | "directory">,
  compared: Compared,
  { base, head }: { readonly base: number; readonly head: number },
): BisectAnswer {
  const { seconds } = compared;
  if (compared.kind === "failed")
    return {
      kind: "failed",
      base,
      head,
      seconds,
      run: null,
      version: compared.side === "base" ? base : head,
      why: compared.why,
    };
  const { figure } = current();
  const run = relative(directory, compared.directory);
  const change = figure === null ? null : changeOf(compared.comparison, figure);
  if (change === null)
    return {
      kind: "failed",
      base,
      head,
      seconds,
      run,
      version: head,
      why: "What is asked about isn't in its capture, or only one round was measured.",
    };
  const { log, standardError, degrees } = change;
  return { kind: "measured", base, head, seconds, run, log, standardError, degrees };
}

/** Inside of a merge commit that was found alone; null where that's none, or brought in one commit. */
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

/** The kernels and lines that changed at the culprit. */
async function explain({ store }: Search): Promise<void> {
  const culprit = culpritOf(store.bisect());
  if (culprit === null || store.bisect().explanation !== null) return;
  const { step, search } = culprit;
  const own = search.answers.find(
    (answer) => answer.kind === "measured" && answer.base === step.after && answer.head === step.version,
  );
  if (own?.run == null) return;
  const comparison = await readComparison(join(store.directory, own.run));
  if (comparison !== null) await store.change({ explanation: explanationOf(comparison, own.run) });
}

async function readComparison(directory: string): Promise<Comparison | null> {
  const text = await readRegularFile(join(directory, "comparison.json"), 2 ** 28).then(
    (read) => read.text,
    () => "",
  );
  return comparisonSchema.safeParse(jsonOrNull(text)).data ?? null;
}

/** Checks a package both ways. False where there's no time for that. */
async function blame({ place, store, log }: Search, endMs: number): Promise<boolean> {
  const { figure, blame: known } = store.bisect();
  const culprit = culpritOf(store.bisect());
  if (culprit === null || known !== null || figure === null) return true;
  const { search, step } = culprit;
  const pairs = blamePairs(search.versions, versionAt(search.versions, step.version));
  if (pairs === null) return true;
  if (place.context.clock.monotonicMs() + 2000 * usualSeconds(store) > endMs) return false;
  const good = versionAt(search.versions, 0);
  const effects: (BisectEffect | null)[] = [];
  for (const head of [pairs.alone, pairs.without]) {
    log.info(blameStepText(head === pairs.alone ? "alone" : "without"));
    const compared = await compareVersions(place, {
      base: good,
      head,
      figure,
      isExplained: false,
      folder: store.directory,
    });
    const change = compared.kind === "compared" ? changeOf(compared.comparison, figure) : null;
    effects.push(change === null ? null : effectOf([change]));
  }
  const [alone = null, without = null] = effects;
  await store.change({ blame: { alone, without } });
  return true;
}

/** What was named, by the newest search that could: where the inside of a merge shows nothing, it's the merge itself. */
export function culpritOf({ searches }: Bisect) {
  for (const search of searches.toReversed())
    if (search.result?.kind === "culprit") return { search, step: search.result.step };
  return null;
}

function outcomeOf({ bisect: current, file }: BisectStore, isFinished: boolean): BisectOutcome {
  const known = current();
  const search = known.searches.at(-1);
  if (search === undefined) throw new Error("There is no search.");
  const result = search.result ?? resultSoFar(stateOf(known, search));
  const isAnswered = isFinished && (result.kind !== "unclear" || culpritOf(known) !== null);
  return { bisect: known, file, result, isFinished, exitCode: isAnswered ? exitCodes.pass : exitCodes.inconclusive };
}

function stateOf({ least }: Bisect, { versions, answers }: BisectSearch): SearchState {
  return { last: versions.length - 1, least, answers };
}

function newest({ searches }: Bisect): BisectSearch {
  const search = searches.at(-1);
  if (search === undefined) throw new Error("There is no search.");
  return search;
}

function versionAt(versions: readonly Version[], index: number): Version {
  const version = versions[index];
  if (version === undefined) throw new RangeError(`There is no version ${String(index)}.`);
  return version;
}

/** What a comparison takes, by those that were made. */
function usualSeconds(store: BisectStore): number {
  const seconds = store.bisect().searches.flatMap(({ answers }) => answers.map((answer) => answer.seconds));
  return seconds.length === 0 ? 0 : Math.max(...seconds);
}
