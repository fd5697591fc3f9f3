import { ParseError } from "../../../model/errors.ts";
import { versionAt, type Bisect, type BisectSearch } from "../model/bisect.ts";
import type { Commit } from "../../../model/run/repository.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import type { Git } from "../../../run/machine/git.ts";
import { type CommitLine, readMerged } from "../../../run/repository/commits.ts";

/**
 * Replaces everything that a stored state says about commits by what Git says, because the profiled program may have changed the file.
 * Only the measurements stay. Throws ParseError if a search has a commit that isn't between its ends in Git.
 */
export async function withGitCommits(
  stored: Bisect,
  { good, bad }: Pick<Bisect, "good" | "bad">,
  git: Git,
  line: CommitLine,
): Promise<Bisect> {
  const searches: BisectSearch[] = [];
  for (const search of stored.searches) {
    const searched = search.within === "merge" ? await mergedBy(git, searches.at(-1)) : line;
    searches.push(withCommits(search, searched === null ? [] : [searched.good, ...searched.commits]));
  }
  return { ...stored, good, bad, searches };
}

/** The commits inside the merge that the previous search found. */
async function mergedBy(git: Git, previous: BisectSearch | undefined): Promise<CommitLine | null> {
  if (previous?.result?.kind !== "culprit") return null;
  return readMerged(git, versionAt(previous, previous.result.step.version).commit);
}

function withCommits(search: BisectSearch, commits: readonly Commit[]): BisectSearch {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const versions = search.versions.map((version) => {
    const commit = bySha.get(version.commit.sha);
    if (commit !== undefined) return { ...version, commit };
    throw new ParseError({
      id: "bisect-unreadable",
      what: "The stored search has a commit that isn't between its good and its bad commit.",
      where: "bisect.json",
      why: `Git doesn't list ${plainText(version.commit.sha).slice(0, 64)} there. Something changed the file.`,
      help: "Remove the search's folder to start over.",
    });
  });
  return { ...search, versions };
}
