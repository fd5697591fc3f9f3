import { ToolError, UserError } from "../../model/errors.ts";
import type { Commit } from "../../model/run/repository.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { hasSucceeded, type Git } from "../machine/git.ts";
import { resolveRef } from "./resolve-ref.ts";

export interface CommitLine {
  readonly good: Commit;
  readonly commits: readonly Commit[];
}

/** Starts at the merge base if `bad` isn't built on `good`. Throws UserError without such commits. */
export async function readCommitLine(git: Git, good: string, bad: string): Promise<CommitLine> {
  const [from, to] = [await requireCommit(git, good, "--good"), await requireCommit(git, bad, "--bad")];
  const base = await findMergeBase(git, from, to);
  if (base === null)
    throw new UserError({
      id: "bisect-unrelated",
      what: `${plainText(good)} and ${plainText(bad)} have no common commit in this clone.`,
      where: "--good, --bad",
      help: "Choose two commits with a common history. In a shallow clone, fetch the rest: `git fetch --unshallow`.",
    });
  const commits = await listCommitsAfter(git, base, to);
  if (commits.length === 0)
    throw new UserError({
      id: "bisect-empty",
      what: `${plainText(bad)} has no commits after ${plainText(good)}.`,
      where: "--good, --bad",
      help: "The good commit has to be the older one. Swap the two commits, or choose others.",
    });
  return describeLine(git, base, commits);
}

export async function readMergedLine(git: Git, { parents }: Commit): Promise<CommitLine | null> {
  const [first, second, third] = parents;
  if (first === undefined || second === undefined || third !== undefined) return null;
  const base = await findMergeBase(git, first, second);
  if (base === null) return null;
  const commits = await listCommitsAfter(git, base, second);
  return commits.length === 0 ? null : describeLine(git, base, commits);
}

async function requireCommit(git: Git, ref: string, option: string): Promise<string> {
  const sha = await resolveRef(git, ref);
  if (sha !== null) return sha;
  throw new UserError({
    id: "bisect-unknown",
    what: `This clone has no commit named ${JSON.stringify(plainText(ref))}.`,
    where: option,
    help: "`git log` shows the commits in this clone. With actions/checkout, set `fetch-depth: 0`.",
  });
}

async function findMergeBase(git: Git, commit: string, other: string): Promise<string | null> {
  return git.line("merge-base", commit, other);
}

/** We can't compare commits that aren't built on `base`. */
async function listCommitsAfter(git: Git, base: string, last: string): Promise<string[]> {
  const built = new Set(await readLines(git, "rev-list", "--ancestry-path", `${base}..${last}`));
  const line = await readLines(git, "rev-list", "--first-parent", "--reverse", `${base}..${last}`);
  return line.filter((sha) => built.has(sha));
}

async function describeLine(git: Git, base: string, line: readonly string[]): Promise<CommitLine> {
  const format = "--format=%H%x00%P%x00%an%x00%aI%x00%s";
  const texts = await readLines(git, "log", "--no-walk=unsorted", format, base, ...line);
  const [good, ...commits] = texts.map(parseCommit);
  if (good === undefined || commits.length !== line.length)
    throw new ToolError({
      id: "bisect-log-failed",
      what: "git can't show the commits between the good commit and the bad commit.",
      help: "Try `git log GOOD..BAD` in the repository.",
    });
  return { good, commits };
}

function parseCommit(text: string): Commit {
  const [sha = "", parents = "", author = "", authoredAt = "", subject = ""] = text.split("\0");
  return { sha, parents: parents.split(" ").filter((parent) => parent !== ""), author, authoredAt, subject };
}

async function readLines(git: Git, ...args: string[]): Promise<string[]> {
  const result = await git.runLong(...args);
  return hasSucceeded(result) ? result.stdout.split("\n").filter((line) => line !== "") : [];
}
