import { join } from "node:path";
import { explanationOf } from "../search/explanation.ts";
import { changeOf } from "../search/figure.ts";
import { blamePairs } from "../search/packages.ts";
import { effectOf } from "../search/search.ts";
import type { Bisect, BisectEffect, BisectResult } from "../model/bisect.ts";
import type { Commit } from "../../../model/run/repository.ts";
import { comparisonSchema, type Comparison } from "../../../model/comparison/comparison.ts";
import { jsonOrNull } from "../../../model/text/listing.ts";
import { blameStepText } from "../text/progress-text.ts";
import { readRegularFile } from "../../../run/directory/file-system.ts";
import { compareVersions } from "./compare-versions.ts";
import { usualSeconds, versionAt, type Search } from "./search.ts";

/** Stores which kernels and lines changed at the culprit. */
export async function explain({ store }: Search): Promise<void> {
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

/** If the culprit is a package update, measures that update alone, and then all changes except that update. False if there isn't enough time. */
export async function blame({ place, store, log }: Search, endMs: number): Promise<boolean> {
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

/** The single commits that a result blames. Leaves out packages, and groups of commits that we can't tell apart. */
export function namedCommits(bisect: Bisect, result: BisectResult): Commit[] {
  const newest = bisect.searches.at(-1);
  const culprit = culpritOf(bisect);
  const named =
    result.kind === "several-steps" && newest !== undefined
      ? result.steps.map((step) => ({ search: newest, step }))
      : culprit === null
        ? []
        : [culprit];
  return named.flatMap(({ search, step: { after, version } }) => {
    const { commit, changes } = versionAt(search.versions, version);
    return version - after === 1 && changes === null ? [commit] : [];
  });
}

/** The culprit, from the newest search that found one. If the search inside a merge found no culprit, the merge is the culprit. */
export function culpritOf({ searches }: Bisect) {
  for (const search of searches.toReversed())
    if (search.result?.kind === "culprit") return { search, step: search.result.step };
  return null;
}
