import { type Git, succeeded } from "../machine/git.ts";

/** HEAD, where it merges two commits. */
export interface MergeCommit {
  /** What was merged into. It may be missing in a shallow clone. */
  readonly first: string;
  readonly second: string;
  /** True for the commit that GitHub makes of a pull request and its base branch (refs/pull/N/merge). */
  readonly pullRequest: boolean;
}

/** HEAD's parents, also those that a shallow clone has cut off. Null unless there are two. */
export async function readMergeCommit(git: Git): Promise<MergeCommit | null> {
  // The raw text: `git log` and `HEAD^1` do not show the parents at the edge of a shallow clone.
  const commit = await git.run("cat-file", "commit", "HEAD");
  if (!succeeded(commit)) return null;
  const end = commit.stdout.indexOf("\n\n");
  const header = end === -1 ? commit.stdout : commit.stdout.slice(0, end);
  const [first, second, third] = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
  if (first === undefined || second === undefined || third !== undefined) return null;
  const message = commit.stdout.slice(end).trim();
  return { first, second, pullRequest: message === `Merge ${second} into ${first}` };
}

/** True when the ref means this branch of origin; without a known branch, when it names any branch of origin. */
export function namesBranch(ref: string, branch: string | null): boolean {
  const remote = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(ref)?.[1];
  if (branch === null) return remote !== undefined;
  return remote === branch || ref.replace(/^refs\/heads\//, "") === branch;
}
