import { UserError } from "../../errors.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { type Git, type GitPorts, openRepository, readRepository, succeeded } from "../machine/git.ts";

export interface BaseRequest {
  /** A folder of the head's repository. */
  readonly cwd: string;
  /** As the user wrote it: `origin/main`, `main`, a tag, a commit. */
  readonly ref: string;
  /** The branch that a pull request would be merged into, where the job is one's; null elsewhere. */
  readonly pullRequestBase: string | null;
}

/** The commit to compare the working tree with. */
export interface Base {
  /** `base-equals-head`: the same commit, and no tracked file is changed. Both sides are then the same code. */
  readonly kind: "found" | "base-equals-head";
  readonly commit: string;
  readonly ref: string;
  /** The ref, where it is a tag or a commit, and `commit` is what it names; null: it moves, as a branch does. */
  readonly pinned: string | null;
  /** False where the base is the first parent of a merge commit. */
  readonly mergeBase: boolean;
  /** HEAD's commit. */
  readonly head: string;
  /** True when tracked files differ from HEAD: the head is the working tree as it is. */
  readonly dirty: boolean;
  /** The top folder of the head's working tree; absolute, without links. */
  readonly repository: string;
  /** A sentence or two for people: which commit, and why this one. */
  readonly why: string;
}

/**
 * The base of the head in `cwd`: the merge-base of `ref` and HEAD, so that newer commits of `ref` are not blamed on the
 * head; on a pull request's merge commit its first parent. Throws UserError where this clone cannot tell it.
 */
export async function resolveBase(ports: Omit<GitPorts, "cwd">, request: BaseRequest): Promise<Base> {
  const { cwd, ref } = request;
  await using repository = await openRepository({ ...ports, cwd });
  if (repository.kind === "none") throw notARepository(cwd, repository.why);
  const { git } = repository;
  const top = await git.line("rev-parse", "--show-toplevel");
  if (top === null) throw notARepository(cwd, "It is a bare repository, or inside of .git: there is no working tree.");
  const head = await commitOf(git, "HEAD");
  if (head === null) throw noCommit(top);
  const { commit, mergeBase, why } = await choose(git, request, head);
  // Untracked files do not count, as everywhere: our own output is one.
  const status = await git.run("status", "--porcelain", "--untracked-files=no", "--ignore-submodules=untracked");
  if (!succeeded(status))
    throw new UserError({
      id: "base-status-unknown",
      what: "git cannot say which files are changed.",
      where: top,
      why: status.stderr.trim(),
    });
  const dirty = status.stdout.trim() !== "";
  const same = commit === head && !dirty;
  const sentences = [
    `The base is ${commit.slice(0, 12)}, ${why}.`,
    ...(dirty ? ["The head is the working tree with its changes that are not committed."] : []),
    ...(same ? ["The head is the same commit: both sides are the same code, which says nothing about a change."] : []),
  ];
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

/** Whether what is checked out holds a commit. `repository` is its remote's `owner/name`; null where that is not known. */
export type CheckedOut =
  | { readonly kind: "holds" }
  | { readonly kind: "lacks"; readonly head: string; readonly top: string; readonly repository: string | null }
  | { readonly kind: "unknown"; readonly why: string };

/** Holds HEAD in `cwd` against a commit: HEAD is it, merges it, or is built on it. */
export async function checkoutHolds(ports: GitPorts, commit: string): Promise<CheckedOut> {
  await using repository = await openRepository(ports);
  if (repository.kind === "none") return { kind: "unknown", why: repository.why };
  const { git } = repository;
  const [head, top] = [await commitOf(git, "HEAD"), await git.line("rev-parse", "--show-toplevel")];
  if (head === null || top === null)
    return { kind: "unknown", why: "The repository has no commit or no working tree." };
  // A shallow clone of a merge commit does not hold its parents.
  const merge = await readMergeCommit(git);
  const holds = [head, merge?.first, merge?.second].includes(commit) || (await isAncestor(git, commit, head));
  return holds ? { kind: "holds" } : { kind: "lacks", head, top, repository: await readRepository(git) };
}

type Choice = Pick<Base, "commit" | "mergeBase" | "why">;

async function choose(git: Git, request: BaseRequest, head: string): Promise<Choice> {
  const { ref, pullRequestBase } = request;
  const shown = plainText(ref);
  const target = await resolveRef(git, ref);
  const merge = await readMergeCommit(git);
  const shallow = (await git.line("rev-parse", "--is-shallow-repository")) === "true";
  if (target === null) {
    // A pull request's checkout holds its merge commit alone, not the branch it is to be merged into.
    if (merge === null || !merge.pullRequest || !namesBranch(ref, pullRequestBase))
      throw refUnknown(ref, await git.line("remote"), shallow);
    return firstParent(git, merge, `the commit of ${shown} that this pull request was merged into (HEAD^1)`);
  }
  if (merge !== null && (await mergesInto(git, merge, target)))
    return firstParent(git, merge, `the first parent of HEAD, which is a merge into ${shown}`);
  const found = (await git.run("merge-base", target, head)).stdout.trim().split("\n")[0] ?? "";
  if (found !== "") return { commit: found, mergeBase: true, why: mergeBaseText(found, target, head, shown) };
  if (shallow && merge?.pullRequest === true && namesBranch(ref, pullRequestBase))
    return firstParent(git, merge, `the commit of ${shown} that this pull request was merged into (HEAD^1)`);
  throw noMergeBase(ref, shallow);
}

function mergeBaseText(found: string, target: string, head: string, shown: string): string {
  if (found === target) return found === head ? `${shown} and HEAD at once` : `${shown} itself, which HEAD is built on`;
  return `where HEAD left ${shown} (their merge-base)`;
}

async function firstParent(git: Git, merge: MergeCommit, why: string): Promise<Choice> {
  if ((await commitOf(git, merge.first)) === null) throw shallowMerge(merge.first);
  return { commit: merge.first, mergeBase: false, why };
}

/** The ref itself; a branch that only the remote has, as in every CI checkout, by its short name too. */
async function resolveRef(git: Git, ref: string): Promise<string | null> {
  return (await commitOf(git, ref)) ?? (await commitOf(git, `refs/remotes/origin/${ref}`));
}

/** A branch of the same name as a tag comes second for git, too (gitrevisions(7)). */
async function isPinned(git: Git, ref: string, commit: string): Promise<boolean> {
  if (/^[0-9a-f]{7,40}$/.test(ref) && commit.startsWith(ref)) return true;
  return (await commitOf(git, `refs/tags/${ref.replace(/^(?:refs\/)?tags\//, "")}`)) === commit;
}

async function commitOf(git: Git, ref: string): Promise<string | null> {
  // It would be an option; `--end-of-options` works from git 2.30 on only.
  if (ref.startsWith("-")) return null;
  return git.line("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
}

/**
 * True for a topic that was merged into the target (as CI does), false for a target that was merged into a topic. The
 * merge-base would be the same, but for a job that runs again after the target has got the topic.
 */
async function mergesInto(git: Git, { first, second, pullRequest }: MergeCommit, target: string): Promise<boolean> {
  if (first === target) return true;
  if (!(await isAncestor(git, first, target))) return false;
  return pullRequest || !(await isAncestor(git, second, target));
}

/** Whether `other` is `one`, or is built on it; false also where this clone lacks one of them. */
export async function isAncestor(git: Git, one: string, other: string): Promise<boolean> {
  return succeeded(await git.run("merge-base", "--is-ancestor", one, other));
}

/** HEAD, where it merges two commits. */
interface MergeCommit {
  /** What was merged into. It may be missing in a shallow clone. */
  readonly first: string;
  readonly second: string;
  /** True for the commit that GitHub makes of a pull request and its base branch (refs/pull/N/merge). */
  readonly pullRequest: boolean;
}

/** HEAD's parents, also those that a shallow clone has cut off. Null unless there are two. */
async function readMergeCommit(git: Git): Promise<MergeCommit | null> {
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

const where = "compare.base (--base)";
const fetchAll =
  "With actions/checkout set `fetch-depth: 0`; in a clone of your own run `git fetch --unshallow`, or `git fetch --deepen=100` until it is enough.";

function notARepository(cwd: string, why: string): UserError {
  return new UserError({
    id: "base-without-repository",
    what: "There is no git repository to take the base from.",
    where: cwd,
    why: plainText(why),
    help: "Run it inside a clone of the repository (in a workflow: after actions/checkout), or compare two runs with `llm-profile compare`.",
  });
}

function noCommit(repository: string): UserError {
  return new UserError({
    id: "base-without-commit",
    what: "The repository has no commit that could be compared with.",
    where: repository,
    help: "Commit first.",
  });
}

/** `HEAD~1`, `main^2`, `main@{1}` (gitrevisions(7)): no branch's name, so no fetch takes it. */
function isExpression(ref: string): boolean {
  return /[~^]|@\{/.test(ref);
}

/** Of the ref nothing is known here; `remotes` is what `git remote` prints. */
function refUnknown(ref: string, remotes: string | null, shallow: boolean): UserError {
  const branch = plainText(ref.replace(/^(refs\/remotes\/)?origin\//, ""));
  return new UserError({
    id: "base-unknown",
    what: `This clone has no commit named ${JSON.stringify(plainText(ref))}.`,
    where,
    why:
      remotes === null
        ? "It has no remote either, so the name is wrong."
        : `The name is wrong, or it was not fetched${shallow ? " (the clone is shallow)" : ""}.`,
    help: unknownRefHelp(ref, branch, remotes, shallow),
  });
}

function unknownRefHelp(ref: string, branch: string, remotes: string | null, shallow: boolean): string {
  if (remotes === null) return "`git branch --all` and `git tag` list the names that exist.";
  if (!isExpression(ref))
    return `Fetch it: \`git fetch origin ${branch}:refs/remotes/origin/${branch}\`. With actions/checkout set \`fetch-depth: 0\`, which fetches all branches and tags.`;
  return shallow
    ? fetchAll
    : "`git log` shows how far the history goes. A branch that was not fetched has to be fetched first.";
}

/** HEAD is a merge commit whose first parent the clone does not hold. */
function shallowMerge(parent: string): UserError {
  return new UserError({
    id: "base-shallow",
    what: "The base is not in this clone: it is shallow, and HEAD is a merge commit without its parents.",
    where,
    why: `The base would be HEAD^1, ${parent.slice(0, 12)}.`,
    help: "With actions/checkout set `fetch-depth: 2` (0 for everything); in a clone of your own run `git fetch --deepen=1`.",
  });
}

function noMergeBase(ref: string, shallow: boolean): UserError {
  const shown = plainText(ref);
  if (!shallow)
    return new UserError({
      id: "base-unrelated",
      what: `HEAD and ${shown} have no commit in common.`,
      where,
      why: "Their histories are not related.",
      help: "Name a ref of the same history.",
    });
  return new UserError({
    id: "base-shallow",
    what: `The commit where HEAD left ${shown} is not in this clone, which is shallow.`,
    where,
    why: "Without the history between them, git cannot find their merge-base.",
    help: fetchAll,
  });
}
