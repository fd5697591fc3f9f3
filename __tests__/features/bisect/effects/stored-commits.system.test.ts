import { expect, test } from "@jest/globals";
import { openRepository } from "../../../../src/run/machine/git.ts";
import { readCommitLine, readMergedLine } from "../../../../src/run/repository/commits.ts";
import { bisectSchemaVersion, type Bisect, type BisectSearch } from "../../../../src/features/bisect/model/bisect.ts";
import type { Commit } from "../../../../src/model/run/repository.ts";
import { replaceCommitsFromGit } from "../../../../src/features/bisect/effects/store.ts";
import { readOwnIdentity } from "../../../../src/run/process/process-tree.ts";
import { gitPlace } from "../../../run/support/git.ts";

function searchOf(within: BisectSearch["within"], commits: readonly Commit[]): BisectSearch {
  const versions = commits.map((commit) => ({ commit, packages: null, changes: null }));
  return { within, versions, answers: [], result: null };
}

/** A search that blames a merge commit, with a search inside the merge, as they're stored. */
async function storedSearch() {
  const place = gitPlace();
  const good = place.commit({ a: "1" });
  place.git("switch", "--quiet", "--create", "topic");
  place.commit({ b: "1" }, "on the topic");
  place.git("switch", "--quiet", "main");
  place.commit({ a: "2" });
  place.git("merge", "--quiet", "--no-ff", "-m", "Merge topic", "topic");
  const repository = await openRepository({ ...place.ports, cwd: place.repository });
  if (repository.kind === "none") throw new Error(repository.why);
  const { git } = repository;
  const line = await readCommitLine(git, good, "main");
  const merge = line.commits.at(-1);
  const merged = merge === undefined ? null : await readMergedLine(git, merge);
  if (merge === undefined || merged === null) throw new Error("The merge brought in a commit.");
  const ends = { good: { ref: good, commit: good }, bad: { ref: "main", commit: merge.sha } };
  const culprit = { after: 1, version: 2, probability: 1, effect: { log: 0.1, low: 0.1, high: 0.1 } };
  const outer: BisectSearch = {
    ...searchOf("first-parents", [line.good, ...line.commits]),
    result: { kind: "culprit", step: culprit },
  };
  const stored: Bisect = {
    ...{ schemaVersion: bisectSchemaVersion, tool: { name: "llm-profile", version: "1" }, startedAt: "" },
    ...{ process: readOwnIdentity(), key: "0", ...ends, figure: null, least: 0.01 },
    searches: [outer, searchOf("merge", [merged.good, ...merged.commits])],
    ...{ notSearched: [], explanation: null, blame: null },
  };
  return { place, stored, check: async (changed: Bisect) => replaceCommitsFromGit(changed, ends, git, line) };
}

/** The state with another value in every commit. */
function withEvery({ searches, ...rest }: Bisect, change: Partial<Commit>): Bisect {
  const changed = searches.map((search) => ({
    ...search,
    versions: search.versions.map((version) => ({ ...version, commit: { ...version.commit, ...change } })),
  }));
  return { ...rest, searches: changed };
}

test("takes authors, subjects, and parents from Git, not from the stored state", async () => {
  const { stored, check } = await storedSearch();
  const edited = withEvery(stored, { author: "mallory", subject: "::error::", parents: ["--output=x"] });
  expect(await check({ ...edited, bad: { ref: "other", commit: "0" } })).toEqual(stored);
});

test("refuses a stored commit that isn't between the ends", async () => {
  const { place, stored, check } = await storedSearch();
  place.git("switch", "--quiet", "--orphan", "elsewhere");
  const other = place.commit({ c: "1" });
  for (const sha of [other, "--detach", "HEAD"])
    await expect(check(withEvery(stored, { sha }))).rejects.toMatchObject({ id: "bisect-unreadable" });
  const [outer, inner] = stored.searches;
  if (outer === undefined || inner === undefined) throw new Error("There are two searches.");
  const swapped = { ...inner, versions: outer.versions };
  await expect(check({ ...stored, searches: [outer, swapped] })).rejects.toMatchObject({ id: "bisect-unreadable" });
});
