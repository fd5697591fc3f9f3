import { join } from "node:path";
import { readFigureChange } from "../search/figure.ts";
import { createBlameVersions } from "../search/packages.ts";
import { combineEstimates } from "../search/search.ts";
import { newestSearch, versionAt, type Bisect, type BisectResult } from "../model/bisect.ts";
import type { Commit } from "../../../model/run/repository.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import { readComparison } from "../../../pipeline/recorded/read-comparison.ts";
import { describeBlameStep } from "../text/progress-text.ts";
import { compareVersions } from "./compare-versions.ts";
import { findLongestSeconds, type Search } from "./search-line.ts";

export async function storeExplanation({ store }: Search): Promise<void> {
  const culprit = findCulprit(store.bisect());
  if (culprit === null || store.bisect().explanation !== null) return;
  const { step, search } = culprit;
  const ownAnswer = search.answers.find(
    (answer) => answer.kind === "measured" && answer.base === step.after && answer.head === step.version,
  );
  if (ownAnswer?.run == null) return;
  const comparison = await readComparison(join(store.directory, ownAnswer.run, "comparison.json")).catch(() => null);
  if (comparison !== null) await store.change({ explanation: explainCulprit(comparison, ownAnswer.run) });
}

const changedStates = ["regressed", "new", "removed", "noted"];
const mostKernels = 10;

function explainCulprit({ reasons, ranges }: Comparison, run: string): Bisect["explanation"] {
  const kernels = ranges
    .flatMap((range) => range.kernels)
    .filter(({ time }) => changedStates.includes(time.state))
    .toSorted((a, b) => Math.abs(b.impactRatio) - Math.abs(a.impactRatio));
  const sites = [...kernels, ...ranges.flatMap(({ counts }) => counts)].flatMap(({ launchSites }) =>
    launchSites?.areLikely === true ? launchSites.sites : [],
  );
  const lines = sites.map(({ file, line, function: name }) => `${file}${line === null ? "" : `:${line}`} (${name})`);
  return {
    run,
    reasons: reasons.filter(({ verdict }) => verdict === "regressed").map(({ text }) => text),
    kernels: kernels
      .slice(0, mostKernels)
      .map(({ name, time }) => ({ name, state: time.state, changeRatio: time.changeRatio })),
    lines: [...new Set(lines)],
  };
}

/** False if there isn't enough time. */
export async function measureBlame({ place, store, log }: Search, endMs: number): Promise<boolean> {
  const { figure, blame } = store.bisect();
  const culprit = findCulprit(store.bisect());
  if (culprit === null || blame !== null || figure === null) return true;
  const { search, step } = culprit;
  const pairs = createBlameVersions(search.versions, versionAt(search, step.version));
  if (pairs === null) return true;
  if (place.context.clock.monotonicMs() + 2000 * findLongestSeconds(store) > endMs) return false;
  const measureEffect = async (which: "alone" | "without") => {
    log.info(describeBlameStep(which));
    const compared = await compareVersions(place, {
      base: versionAt(search, 0),
      head: pairs[which],
      figure,
      isExplained: false,
      folder: store.directory,
    });
    const change = compared.kind === "compared" ? readFigureChange(compared.comparison, figure) : null;
    return change === null ? null : combineEstimates([change]);
  };
  await store.change({ blame: { alone: await measureEffect("alone"), without: await measureEffect("without") } });
  return true;
}

/** Leaves out packages, and groups of commits that we can't tell apart. */
export function findBlamedCommits(bisect: Bisect, result: BisectResult): Commit[] {
  const culprit =
    result.kind === "several-steps" ? { search: newestSearch(bisect), steps: result.steps } : findCulprit(bisect);
  if (culprit === null) return [];
  return culprit.steps.flatMap(({ after, version }) => {
    const { commit, changes } = versionAt(culprit.search, version);
    return version - after === 1 && changes === null ? [commit] : [];
  });
}

/** If the search inside a merge found no culprit, the merge is the culprit. */
export function findCulprit({ searches }: Bisect) {
  for (const search of searches.toReversed())
    if (search.result?.kind === "culprit") return { search, step: search.result.step, steps: [search.result.step] };
  return null;
}
