import { ToolError } from "../../model/errors.ts";
import { type Git, type GitPorts, openRepository, readRepository, hasSucceeded } from "../machine/git.ts";
import { isAncestor, readMergeCommit } from "../worktree/base.ts";

/** The commit that a folder has checked out. `absent`: the folder isn't in a repository, or git isn't installed. */
export type Checkout =
  | { readonly kind: "commit"; readonly commit: CheckedOutCommit }
  | { readonly kind: "absent" | "unknown"; readonly why: string };

export interface CheckedOutCommit {
  readonly head: string;
  /** The top folder. */
  readonly top: string;
  /** The remote's `owner/name`, or null if unknown. */
  readonly repository: string | null;
  /** True if HEAD is the wanted commit, merges it, or is built on it. */
  readonly hasWanted: boolean;
  /** True if a branch that was fetched from `origin` contains HEAD. Tags don't count, because git also fetches a fork's tags. */
  readonly isOnOrigin: boolean;
}

/**
 * Reads the checkout that contains `ports.cwd`. `wanted` is the commit to look for, or null. For a submodule at the commit that its
 * superproject pins, reads the superproject's checkout.
 */
export async function readCheckout(ports: GitPorts, wanted: string | null): Promise<Checkout> {
  try {
    await using repository = await openRepository(ports);
    if (repository.kind === "none") return { kind: repository.isAbsent ? "absent" : "unknown", why: repository.why };
    const { git } = repository;
    const head = await git.line("rev-parse", "--verify", "--quiet", "HEAD^{commit}");
    const top = await git.line("rev-parse", "--show-toplevel");
    if (head === null || top === null)
      return { kind: "unknown", why: "The repository has no commit or no working tree." };
    const superproject = await git.line("rev-parse", "--show-superproject-working-tree");
    if (superproject !== null && (await isPinned(git.in(superproject), top)))
      return await readCheckout({ ...ports, cwd: superproject }, wanted);
    // A shallow clone of a merge commit doesn't contain the commit's parents, so `isAncestor` can't find them.
    const merge = await readMergeCommit(git);
    const hasWanted =
      wanted !== null &&
      ([head, merge?.first, merge?.second].includes(wanted) || (await isAncestor(git, wanted, head)));
    const branch = await git.line("for-each-ref", "--count=1", `--contains=${head}`, "refs/remotes/origin");
    const commit = { head, top, repository: await readRepository(git), hasWanted, isOnOrigin: branch !== null };
    return { kind: "commit", commit };
  } catch (error) {
    if (error instanceof ToolError && error.id === "tool-missing") return { kind: "absent", why: error.what };
    throw error;
  }
}

async function isPinned(superproject: Git, submodule: string): Promise<boolean> {
  return hasSucceeded(await superproject.run("diff", "--quiet", "--ignore-submodules=dirty", "HEAD", "--", submodule));
}
