import { relative } from "node:path";
import { changeOf, figureOf } from "../search/figure.ts";
import { packageChanges, versionsOf } from "../search/packages.ts";
import { nextStep, type SearchStep } from "../search/search.ts";
import { blocksOf } from "../search/search-state.ts";
import { ToolError } from "../../../model/errors.ts";
import type { BisectAnswer, BisectResult } from "../model/bisect.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import { answerText, nextText, packagesText } from "../text/progress-text.ts";
import { compareVersions, packagesVariable, type Compared } from "./compare-versions.ts";
import { newest, stateOf, usualSeconds, versionAt, type Search } from "./search.ts";
import type { BisectStore } from "./store.ts";

/** Measures step by step until there's a result. Null if there's no time for another step. */
export async function searchLine(search: Search, endMs: number): Promise<BisectResult | null> {
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

/** Handles the first comparison (good with bad), which sets the value to search for and shows which packages differ. */
async function firstAnswer(
  { store, place, log, line, figure: asked }: Search,
  compared: Compared,
): Promise<BisectAnswer> {
  if (compared.kind === "failed") throw endFails(compared);
  const { comparison } = compared;
  const figure = asked ?? figureOf(comparison);
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
      what: `Can't measure the ${side === "base" ? "good" : "bad"} commit, so there's nothing to compare with.`,
      why,
      help: "Choose another commit, or fix the failure. To see the failure, check out that commit and run `llm-profile run`.",
    })
  );
}

/** This failure isn't stored, because it would count against the bad commit, and another try may find a value to search for. */
function nothingToAsk({ reasons }: Comparison): Error {
  const why = reasons.flatMap(({ verdict, text }) => (verdict === null ? [] : [text]));
  return new ToolError({
    id: "bisect-nothing-to-ask",
    what: "Nothing to search for: we couldn't prove that the bad commit is slower, and we can't estimate how its GPU time changed.",
    why: why.join("\n"),
    help: "Measure more: set `rounds` to at least 2 for GPU times, or `latency.pairs` to at least 5 for wall times and metrics.",
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
      why: "The capture doesn't contain the value we're searching for, or only one round was measured.",
    };
  const { log, standardError, degrees } = change;
  return { kind: "measured", base, head, seconds, run, log, standardError, degrees };
}
