import { UserError } from "../../model/errors.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { type Git, type GitPorts, openRepository, hasSucceeded } from "../machine/git.ts";
import { findBranchBesideTag, resolveCommit, resolveRef } from "../repository/resolve-ref.ts";

export interface BaseRequest {
  readonly cwd: string;
  readonly ref: string;
  readonly pullRequestBase: string | null;
}

export interface Base {
  /** `base-equals-head`: no tracked file has changed either, so both sides run the same code. */
  readonly kind: "found" | "base-equals-head";
  readonly commit: string;
  readonly ref: string;
  /** The ref if it's a tag or commit id. Null for anything that can move. */
  readonly pinned: string | null;
  readonly mergeBase: boolean;
  readonly head: string;
  /** The head is then the working tree with its changes. */
  readonly dirty: boolean;
  readonly repository: string;
  readonly why: string;
}

/**
 * The merge base of `ref` and HEAD, so the head doesn't get blamed for newer commits in `ref`. If HEAD is a pull request's merge commit,
 * its first parent. Throws UserError if this clone doesn't have enough history.
 */
export async function resolveBase(ports: Omit<GitPorts, "cwd">, request: BaseRequest): Promise<Base> {
  const { cwd, ref } = request;
  await using repository = await openRepository({ ...ports, cwd });
  if (repository.kind === "none") throw describeMissingRepository(cwd, repository.why);
  const { git } = repository;
  const top = await git.line("rev-parse", "--show-toplevel");
  if (top === null)
    throw describeMissingRepository(
      cwd,
      "The folder is in a bare repository or inside .git, so there's no working tree.",
    );
  const head = await resolveCommit(git, "HEAD");
  if (head === null)
    throw new UserError({
      id: "base-without-commit",
      what: "The repository has no commits yet, so there's no base.",
      where: top,
      help: "Create a commit first.",
    });
  const { commit, mergeBase, why } = await chooseBase(git, request, head);
  const status = await git.run("status", "--porcelain", "--untracked-files=no", "--ignore-submodules=untracked");
  if (!hasSucceeded(status))
    throw new UserError({
      id: "base-status-unknown",
      what: "git can't list changed files.",
      where: top,
      why: status.stderr.trim(),
    });
  const dirty = status.stdout.trim() !== "";
  const same = commit === head && !dirty;
  const isAlsoTag = (await findBranchBesideTag(git, ref)) !== null;
  const sentences = [`The base is ${commit.slice(0, 12)}, ${why}.`];
  if (isAlsoTag) sentences.push(`There's also a tag named ${plainText(ref)}; the branch counts.`);
  if (dirty) sentences.push("The head is the working tree, including uncommitted changes.");
  if (same)
    sentences.push("The head is the same commit, so both sides run the same code and there's no change to measure.");
  return {
    kind: same ? "base-equals-head" : "found",
    commit,
    ref,
    pinned: (await isPinned(git, ref, commit)) ? ref : null,
    mergeBase,
    head,
    dirty,
    repository: top,
    why: sentences.join(" "),
  };
}

type Choice = Pick<Base, "commit" | "mergeBase" | "why">;

async function chooseBase(git: Git, request: BaseRequest, head: string): Promise<Choice> {
  const { ref, pullRequestBase } = request;
  const shown = plainText(ref);
  const target = await resolveRef(git, ref);
  const merge = await readMergeCommit(git);
  const shallow = (await git.line("rev-parse", "--is-shallow-repository")) === "true";
  const ofPull = merge?.pullRequest === true && namesBranch(ref, pullRequestBase) ? merge : null;
  const whyParent = `the commit of ${shown} that this pull request was merged into (HEAD^1)`;
  if (target === null) {
    // A pull request's checkout contains only the merge commit, not the target branch.
    if (ofPull === null) throw describeUnknownRef(ref, await git.line("remote"), shallow);
    return useFirstParent(git, ofPull, whyParent);
  }
  if (merge !== null && (await mergesInto(git, merge, target)))
    return useFirstParent(git, merge, `the first parent of HEAD, which is a merge into ${shown}`);
  const commit = (await git.run("merge-base", target, head)).stdout.trim().split("\n")[0] ?? "";
  if (commit !== "") {
    let why = `where HEAD branched off from ${shown} (their merge base)`;
    if (commit === target)
      why = commit === head ? `the commit of both ${shown} and HEAD` : `the tip of ${shown}, which HEAD is built on`;
    return { commit, mergeBase: true, why };
  }
  if (shallow && ofPull !== null) return useFirstParent(git, ofPull, whyParent);
  throw describeMissingMergeBase(ref, shallow);
}

async function useFirstParent(git: Git, { first }: MergeCommit, why: string): Promise<Choice> {
  if ((await resolveCommit(git, first)) !== null) return { commit: first, mergeBase: false, why };
  throw new UserError({
    id: "base-shallow",
    what: "The base isn't in this shallow clone: HEAD is a merge commit, and its parents are missing.",
    where,
    why: `The base would be HEAD^1, ${first.slice(0, 12)}.`,
    help: "With actions/checkout, set `fetch-depth: 2` (0 for everything). In your own clone, run `git fetch --deepen=1`.",
  });
}

/** A branch with the tag's name counts as the branch, and can move. */
async function isPinned(git: Git, ref: string, commit: string): Promise<boolean> {
  if (/^[0-9a-f]{7,40}$/.test(ref) && commit.startsWith(ref)) return true;
  if ((await findBranchBesideTag(git, ref)) !== null) return false;
  return (await resolveCommit(git, `refs/tags/${ref.replace(/^(?:refs\/)?tags\//, "")}`)) === commit;
}

/**
 * True if HEAD merges a topic into the target, as CI does; false for the reverse. It matters only if the job runs again after the target
 * has merged the topic.
 */
async function mergesInto(git: Git, { first, second, pullRequest }: MergeCommit, target: string): Promise<boolean> {
  if (first === target) return true;
  if (!(await isAncestor(git, first, target))) return false;
  return pullRequest || !(await isAncestor(git, second, target));
}

export async function isAncestor(git: Git, ancestor: string, commit: string): Promise<boolean> {
  return hasSucceeded(await git.run("merge-base", "--is-ancestor", ancestor, commit));
}

interface MergeCommit {
  readonly first: string;
  readonly second: string;
  /** True for GitHub's merge of a pull request (refs/pull/N/merge). */
  readonly pullRequest: boolean;
}

export async function readMergeCommit(git: Git): Promise<MergeCommit | null> {
  // `git log` and `HEAD^1` don't show parents at the edge of a shallow clone.
  const commit = await git.run("cat-file", "commit", "HEAD");
  return hasSucceeded(commit) ? parseMergeCommit(commit.stdout) : null;
}

export function parseMergeCommit(commit: string): MergeCommit | null {
  const end = commit.indexOf("\n\n");
  const header = end === -1 ? commit : commit.slice(0, end);
  const [first, second, third] = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
  if (first === undefined || second === undefined || third !== undefined) return null;
  const message = commit.slice(end).trim();
  return { first, second, pullRequest: message === `Merge ${second} into ${first}` };
}

/** With or without `origin/`. If `branch` is null, true for any `origin/` ref. */
export function namesBranch(ref: string, branch: string | null): boolean {
  const remote = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(ref)?.[1];
  if (branch === null) return remote !== undefined;
  return remote === branch || ref.replace(/^refs\/heads\//, "") === branch;
}

const where = "compare.base (--base)";
const fetchAll =
  "With actions/checkout, set `fetch-depth: 0`. In your own clone, run `git fetch --unshallow`, or repeat `git fetch --deepen=100` until it works.";

function describeMissingRepository(cwd: string, why: string): UserError {
  return new UserError({
    id: "base-without-repository",
    what: "Can't find a git repository to take the base from.",
    where: cwd,
    why: plainText(why),
    help: "Run llm-profile inside a clone of the repository (in a workflow, after actions/checkout), or compare two runs with `llm-profile compare`.",
  });
}

/** `HEAD~1`, `main^2`, or `main@{1}` (gitrevisions(7)). git can't fetch them. */
function isExpression(ref: string): boolean {
  return /[~^]|@\{/.test(ref);
}

export function describeUnknownRef(ref: string, remotes: string | null, shallow: boolean): UserError {
  const branch = plainText(ref.replace(/^(refs\/remotes\/)?origin\//, ""));
  return new UserError({
    id: "base-unknown",
    what: `This clone has no commit named ${JSON.stringify(plainText(ref))}.`,
    where,
    why:
      remotes === null
        ? "The clone has no remote either, so the name must be wrong."
        : `The name is wrong, or the commit wasn't fetched${shallow ? " (the clone is shallow)" : ""}.`,
    help: explainUnknownRef(ref, branch, remotes, shallow),
  });
}

function explainUnknownRef(ref: string, branch: string, remotes: string | null, shallow: boolean): string {
  if (remotes === null) return "`git branch --all` and `git tag` list existing names.";
  if (!isExpression(ref))
    return `Fetch the commit: \`git fetch origin ${branch}:refs/remotes/origin/${branch}\`. With actions/checkout, set \`fetch-depth: 0\`, which fetches all branches and tags.`;
  return shallow
    ? fetchAll
    : "`git log` shows how far the history goes. If the branch isn't in this clone, fetch it first.";
}

function describeMissingMergeBase(ref: string, shallow: boolean): UserError {
  const shown = plainText(ref);
  if (!shallow)
    return new UserError({
      id: "base-unrelated",
      what: `HEAD and ${shown} have no common commit.`,
      where,
      why: "The two histories are unrelated.",
      help: "Choose a ref that shares history with HEAD.",
    });
  return new UserError({
    id: "base-shallow",
    what: `The commit where HEAD branched off from ${shown} isn't in this shallow clone.`,
    where,
    why: "Without the history in between, git can't find the merge base.",
    help: fetchAll,
  });
}
