import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ToolError } from "../../errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";
import { type Git, type GitPorts, openRepository, succeeded } from "../machine/git.ts";
import { fillLfsFiles } from "./lfs.ts";
import { removeStaleEntries, worktreePrefix } from "./stale-entries.ts";
import { fillSubmodules } from "./submodules.ts";

export interface WorktreeRequest {
  /** The top folder of the head's working tree. */
  readonly repository: string;
  readonly commit: string;
  /** A private folder of ours, outside the repository. */
  readonly temporary: string;
  /** Told what could not be removed; the end of a run does not fail for it. */
  readonly warn: (message: string) => void;
}

export interface WorktreePorts extends Omit<GitPorts, "cwd" | "temporaryDirectory"> {
  /** Removes the checkout, also where `runTool` starts nothing any more. */
  readonly cleanUp: RunTool;
}

/** A second checkout of the repository, at another commit. Disposed, nothing of it is left. */
export interface Worktree extends AsyncDisposable {
  /** Its top folder; absolute. */
  readonly path: string;
  readonly commit: string;
  /** What is not as in a fresh clone with everything: submodules left empty, LFS files that are pointers. */
  readonly notes: readonly string[];
}

/**
 * Checks `commit` out into a folder of its own, with its submodules and LFS files as far as this clone has them. The user's
 * tree, index, branches and configuration are not touched, and no hook runs. Throws ToolError, with nothing left behind.
 */
export async function createWorktree(ports: WorktreePorts, request: WorktreeRequest): Promise<Worktree> {
  const { repository, commit, temporary, warn } = request;
  await using stack = new AsyncDisposableStack();
  // Where a model's LFS files are not here, git would fetch gigabytes in the middle of the checkout.
  const environment = { ...ports.environment, GIT_LFS_SKIP_SMUDGE: "1" };
  const opened = stack.use(
    await openRepository({ runTool: ports.runTool, environment, cwd: repository, temporaryDirectory: temporary }),
  );
  if (opened.kind === "none") throw failed(commit, repository, opened.why);
  const { git } = opened;
  const folder = await git.line("rev-parse", "--git-common-dir");
  if (folder === null) throw failed(commit, repository, "git does not tell where its own folder is.");
  const common = resolve(repository, folder);
  await removeStaleEntries(common);

  const name = `${worktreePrefix}${randomBytes(6).toString("hex")}`;
  const path = join(temporary, name);
  // Before the call: a checkout that fails half-way leaves a folder and an entry too.
  stack.defer(() => remove(git.with(ports.cleanUp), { path, entry: join(common, "worktrees", name) }, warn));
  const added = await git.runLong("worktree", "add", "--detach", "--quiet", path, commit);
  if (!succeeded(added)) throw failed(commit, repository, added.timedOut ? "It took too long." : added.stderr.trim());
  const tree = git.in(path);
  const notes = [
    ...(await fillSubmodules(tree, { headTree: repository, tree: path, gitFolder: common, commit })),
    ...(await fillLfsFiles(tree, commit)),
  ];
  const owned = stack.move();
  return { path, commit, notes, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** `git worktree prune` would also drop the user's own worktrees whose disk is away: ours alone is removed. */
async function remove(git: Git, ours: { path: string; entry: string }, warn: (message: string) => void): Promise<void> {
  // Twice: once for files that are not committed, once for a lock.
  await git.runLong("worktree", "remove", "--force", "--force", ours.path).catch(() => undefined);
  const problem = await removeDirectory(ours.path);
  if (problem !== null) warn(`Could not remove the checkout of the base, ${ours.path}: ${problem}`);
  await rm(ours.entry, { recursive: true, force: true }).catch((error: unknown) => {
    warn(`Could not remove git's entry of the base's checkout, ${ours.entry}: ${String(error)}`);
  });
}

function failed(commit: string, repository: string, why: string): ToolError {
  return new ToolError({
    id: "base-checkout-failed",
    what: `The base ${commit.slice(0, 12)} could not be checked out.`,
    where: repository,
    why,
    hint: "Try `git worktree add --detach FOLDER COMMIT` there. The temporary folder (TMPDIR) needs room for a second checkout.",
  });
}
