import { relative } from "node:path";
import { readFigureChange, chooseFigure } from "../search/figure.ts";
import { findPackageChanges, listVersions } from "../search/packages.ts";
import { decideNextStep, type SearchStep } from "../search/search.ts";
import { listBlocks, type SearchState } from "../search/search-state.ts";
import { ToolError } from "../../../model/errors.ts";
import {
  newestSearch,
  versionAt,
  type Bisect,
  type BisectAnswer,
  type BisectMetric,
  type BisectResult,
} from "../model/bisect.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import { formatAnswer, formatNextComparison, describePackages } from "../text/progress-text.ts";
import type { CommitLine } from "../../../run/repository/commits.ts";
import type { Context } from "../../../pipeline/context.ts";
import { compareVersions, packagesVariable, type Compared } from "./compare-versions.ts";
import type { BisectPlace } from "./place.ts";
import type { BisectStore } from "./store.ts";

export interface Search {
  readonly place: BisectPlace;
  readonly store: BisectStore;
  readonly log: Context["log"];
  readonly line: CommitLine;
  readonly figure: BisectMetric | null;
}

export function readSearchState(bisect: Bisect): SearchState {
  const { versions, answers } = newestSearch(bisect);
  return { last: versions.length - 1, least: bisect.least, answers };
}

/** The longest comparison so far; 0 before the first. */
export function findLongestSeconds(store: BisectStore): number {
  return Math.max(0, ...store.bisect().searches.flatMap(({ answers }) => answers.map(({ seconds }) => seconds)));
}

/** Null if there's no time for another step. */
export async function searchLine(search: Search, endMs: number): Promise<BisectResult | null> {
  const { store, log, place } = search;
  for (;;) {
    const step = decideNextStep(readSearchState(store.bisect()));
    if (step.kind === "done") {
      await store.changeSearch({ result: step.result });
      return step.result;
    }
    if (place.context.clock.monotonicMs() + 1000 * findLongestSeconds(store) > endMs) return null;
    log.info(formatNextComparison(store.bisect(), step));
    const answer = await measureStep(search, step);
    log.info(formatAnswer(store.bisect(), answer));
  }
}

type Pair = Pick<BisectAnswer, "base" | "head">;

async function measureStep(
  search: Search,
  { base, head }: Extract<SearchStep, { kind: "measure" }>,
): Promise<BisectAnswer> {
  const { place, store } = search;
  const bisect = store.bisect();
  const { figure } = bisect;
  const newest = newestSearch(bisect);
  const isParent = listBlocks(readSearchState(bisect)).some(({ after, version }) => after === base && version === head);
  const isAgain = newest.answers.some(
    (answer) => answer.kind === "measured" && answer.base === base && answer.head === head,
  );
  const compared = await compareVersions(place, {
    base: versionAt(newest, base),
    head: versionAt(newest, head),
    figure,
    isExplained: isParent && !isAgain && figure !== null,
    folder: store.directory,
  });
  if (bisect.searches.every(({ answers }) => answers.length === 0)) return storeFirstAnswer(search, compared);
  const answer = createAnswer(compared, { base, head }, figure, store.directory);
  await store.changeSearch({ answers: [...newest.answers, answer] });
  return answer;
}

async function storeFirstAnswer(
  { store, place, log, line, figure: wanted }: Search,
  compared: Compared,
): Promise<BisectAnswer> {
  if (compared.kind === "failed") throw createEndError(compared);
  const { comparison } = compared;
  const figure = wanted ?? chooseFigure(comparison);
  const change = readFigureChange(comparison, figure);
  if (change === null) throw createNothingToSearchError(comparison);
  const packages = findPackageChanges(comparison);
  const { setup } = place.loaded.config.workload;
  const isSet = JSON.stringify(setup ?? "").includes(packagesVariable);
  const changed = isSet ? packages.changed : [];
  const versions = listVersions(line.good, line.commits, changed);
  const unset = isSet ? [] : packages.changed.map(({ name, from, to }) => ({ name, base: from, head: to }));
  const notSearched = [...unset, ...packages.others];
  for (const text of describePackages({ changed, notSearched, isSet })) log.info(text);
  const answer = createAnswer(compared, { base: 0, head: versions.length - 1 }, figure, store.directory);
  await store.change({
    figure,
    least: change.least ?? store.bisect().least,
    notSearched,
    searches: [{ within: "first-parents", versions, answers: [answer], result: null }],
  });
  return answer;
}

function createEndError({ side, why, failure }: Extract<Compared, { kind: "failed" }>): Error {
  return (
    failure ??
    new ToolError({
      id: "bisect-end-failed",
      what: `Can't measure the ${side === "base" ? "good" : "bad"} commit, so there's nothing to compare with.`,
      why,
      help: "Choose another commit, or fix the failure. To see the failure, check out that commit and run `llm-profile run`.",
    })
  );
}

/** Not stored, because it would count against the bad commit, and another try may find a value. */
function createNothingToSearchError({ reasons }: Comparison): Error {
  const why = reasons.flatMap(({ verdict, text }) => (verdict === null ? [] : [text]));
  return new ToolError({
    id: "bisect-nothing-to-ask",
    what: "Nothing to search for: we couldn't prove that the bad commit is slower, and we can't estimate how its GPU time changed.",
    why: why.join("\n"),
    help: "Measure more: set `rounds` to at least 2 for GPU times, or `latency.pairs` to at least 5 for wall times and metrics.",
  });
}

function createAnswer(
  compared: Compared,
  { base, head }: Pair,
  figure: BisectMetric | null,
  folder: string,
): BisectAnswer {
  const { seconds } = compared;
  if (compared.kind === "failed") {
    const { side, why } = compared;
    return { kind: "failed", base, head, seconds, run: null, version: side === "base" ? base : head, why };
  }
  const run = relative(folder, compared.directory);
  const change = readFigureChange(compared.comparison, figure);
  if (change === null)
    return {
      kind: "failed",
      base,
      head,
      seconds,
      run,
      version: head,
      why: "The capture doesn't contain the value we're searching for, or only one round was measured.",
    };
  const { log, standardError, degrees } = change;
  return { kind: "measured", base, head, seconds, run, log, standardError, degrees };
}
