import { randomBytes } from "node:crypto";
import { access, constants, readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { CaptureError, ToolError, UserError } from "../../model/errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { Guard } from "../guard/guard.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";
import { exists, isFolder, isWithin } from "../directory/file-system.ts";
import { type Git, type GitPorts, openRepository, hasSucceeded } from "../machine/git.ts";
import { fillSubmodules } from "./submodules.ts";
import { counted } from "../../model/text/listing.ts";

export interface WorktreeRequest {
  /** The head's top folder. */
  readonly repository: string;
  readonly commit: string;
  /** A private folder outside the repository. */
  readonly temporary: string;
  /** Called if we can't remove something. That doesn't fail the run. */
  readonly warn: (message: string) => void;
}

export interface WorktreePorts extends Omit<GitPorts, "cwd" | "temporaryDirectory"> {
  /** Used to remove the checkout. It also works after `runTool` has stopped accepting calls. */
  readonly cleanUp: RunTool;
  readonly guard: Pick<Guard, "holds" | "removed">;
}

/** A second checkout of the repository, at another commit. Disposing it removes everything. */
export interface Worktree extends AsyncDisposable {
  /** The absolute path of its top folder. */
  readonly path: string;
  readonly commit: string;
  /** Differences from a full fresh clone: empty submodules, and LFS files that are still pointers. */
  readonly notes: readonly string[];
}

/**
 * Checks out `commit` into a new folder, with submodules and LFS files if this clone has them. Doesn't touch the user's tree, index,
 * branches, or configuration, and runs no hooks. Throws ToolError if it fails, and leaves nothing behind.
 */
export async function createWorktree(ports: WorktreePorts, request: WorktreeRequest): Promise<Worktree> {
  const { repository, commit, temporary, warn } = request;
  await using stack = new AsyncDisposableStack();
  // Otherwise git might download gigabytes of missing LFS files during the checkout.
  const environment = { ...ports.environment, GIT_LFS_SKIP_SMUDGE: "1" };
  const opened = stack.use(
    await openRepository({ runTool: ports.runTool, environment, cwd: repository, temporaryDirectory: temporary }),
  );
  if (opened.kind === "none") throw describeFailedCheckout(commit, repository, opened.why);
  const { git } = opened;
  const folder = await git.line("rev-parse", "--git-common-dir");
  if (folder === null)
    throw describeFailedCheckout(commit, repository, "git didn't report the repository's common directory.");
  const common = resolve(repository, folder);
  await removeStaleEntries(common);

  const name = `${worktreePrefix}${randomBytes(6).toString("hex")}`;
  const path = join(temporary, name);
  const entry = join(common, "worktrees", name);
  ports.guard.holds(entry);
  stack.defer(() => {
    ports.guard.removed(entry);
  });
  // Register the cleanup before the checkout, because even a failed checkout leaves a folder and an entry.
  stack.defer(() => removeWorktree(git.with(ports.cleanUp), { path, entry }, warn));
  const added = await git.runLong("worktree", "add", "--detach", "--quiet", path, commit);
  if (!hasSucceeded(added))
    throw describeFailedCheckout(commit, repository, added.timedOut ? "git took too long." : added.stderr.trim());
  const tree = git.in(path);
  const notes = [
    ...(await fillSubmodules(tree, { headTree: repository, tree: path, gitFolder: common, commit })),
    ...(await fillLfsFiles(tree, commit)),
  ];
  const owned = stack.move();
  return { path, commit, notes, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** Removes only our own worktree. `git worktree prune` would also drop the user's worktrees on unmounted disks. */
async function removeWorktree(
  git: Git,
  ours: { path: string; entry: string },
  warn: (message: string) => void,
): Promise<void> {
  // Git needs --force twice: once for uncommitted files, once for a locked worktree.
  await git.runLong("worktree", "remove", "--force", "--force", ours.path).catch(() => undefined);
  const problem = await removeDirectory(ours.path);
  if (problem !== null) warn(`Couldn't remove the base's checkout ${ours.path}: ${problem}`);
  await rm(ours.entry, { recursive: true, force: true }).catch((error: unknown) => {
    warn(`Couldn't remove git's entry for the base's checkout, ${ours.entry}: ${String(error)}`);
  });
}

function describeFailedCheckout(commit: string, repository: string, why: string): ToolError {
  return new ToolError({
    id: "base-checkout-failed",
    what: `Couldn't check out the commit ${commit.slice(0, 12)}.`,
    where: repository,
    why,
    help: "Try `git worktree add --detach FOLDER COMMIT` in the repository. The temporary folder (TMPDIR) needs space for a second checkout.",
  });
}

/** The first line of the pointer that git stores instead of an LFS file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const pointerLine = "^version https://git-lfs.github.com/spec/v1$";

/**
 * Replaces LFS pointers with files that this clone already has; downloads nothing. Returns a note if some files are still pointers.
 * Empty if the repository doesn't use LFS.
 */
async function fillLfsFiles(git: Git, commit: string): Promise<string[]> {
  const attributes = await git.run(
    "grep",
    "--quiet",
    "-I",
    "-e",
    "filter=lfs",
    "--",
    ".gitattributes",
    "*/.gitattributes",
  );
  if (!hasSucceeded(attributes)) return [];
  // Without git-lfs this fails. Either way, we count the remaining pointers below.
  await git.runLong("lfs", "checkout");
  const { stdout } = await git.run("grep", "--files-with-matches", "-I", "-z", "-e", pointerLine);
  const pointers = stdout.split("\0").filter((path) => path !== "").length;
  if (pointers === 0) return [];
  const files = counted(pointers, "Git LFS file is only a pointer", "Git LFS files are only pointers");
  return [`${files} in the base. To get the content, first run \`git lfs fetch origin ${commit}\` in this clone.`];
}

/** The prefix for the names of our worktrees. */
const worktreePrefix = "llm-profile-base-";

/** Removes git's entries for those of our worktrees whose folders are gone. Killed runs leave such entries behind. Never fails. */
async function removeStaleEntries(gitFolder: string): Promise<void> {
  const folder = join(gitFolder, "worktrees");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(worktreePrefix))) {
    // The file contains the path of the worktree's `.git`.
    const text = await readFile(join(folder, name, "gitdir"), "utf8").catch(() => "");
    const tree = dirname(text.trim());
    if (basename(tree) !== name || (await exists(tree))) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Finds the base's folder that matches the head's working directory. Throws UserError if the working directory is outside the repository,
 * and CaptureError if the base doesn't have that folder.
 */
export async function findBaseDirectory(
  headDirectory: string,
  repository: string,
  worktree: Pick<Worktree, "path" | "commit">,
): Promise<string> {
  const [directory, top] = await Promise.all([realpath(headDirectory), realpath(repository)]);
  const inside = relative(top, directory);
  if (!isWithin(directory, top)) {
    throw new UserError({
      id: "base-directory-outside",
      what: "The working directory is outside the repository, so the base has no matching folder.",
      where: `workload.working-directory: ${directory}; the repository: ${top}`,
      help: "Start the program in a folder inside the repository.",
    });
  }
  const own = join(worktree.path, inside);
  if (await isFolder(own)) return own;
  throw new CaptureError({
    id: "base-directory-missing",
    what: `The base ${worktree.commit.slice(0, 12)} has no folder ${inside} to start the program in.`,
    where: "workload.working-directory",
    why: "The folder is newer than the base, or git doesn't track it.",
    help: "Start the program in a folder that exists in both commits.",
  });
}

/**
 * Finds the programs that the base has to borrow from the head: programs outside the repository, and untracked programs that the
 * base's setup didn't create, such as `.venv/bin/python`. The base never borrows a program that git tracks at the head. Returns
 * absolute paths by relative path.
 */
export async function findHeadPrograms(
  ports: GitPorts,
  paths: readonly string[],
  { repository, base }: { readonly repository: string; readonly base: string },
): Promise<ReadonlyMap<string, string>> {
  await using opened = await openRepository(ports);
  const [head, top] = await Promise.all([realpath(ports.cwd), realpath(repository)]);
  const found = new Map<string, string>();
  for (const path of paths) {
    // Don't resolve links, because a Python interpreter finds its virtual environment through them.
    const program = join(head, path);
    if (!(await isProgram(program))) continue;
    if (isWithin(program, top) && ((await exists(join(base, path))) || (await isTracked(opened, path)))) continue;
    found.set(path, program);
  }
  return found;
}

async function isTracked(opened: Awaited<ReturnType<typeof openRepository>>, path: string): Promise<boolean> {
  if (opened.kind === "none") return false;
  return hasSucceeded(await opened.git.run("--literal-pathspecs", "ls-files", "--error-unmatch", "--", path));
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK)
    .then(() => stat(path))
    .then(
      (found) => found.isFile(),
      () => false,
    );
}
