import { randomBytes } from "node:crypto";
import { access, constants, readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { CaptureError, ToolError, UserError } from "../../errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";
import { exists, isFolder, isWithin } from "../directory/file-system.ts";
import { type Git, type GitPorts, openRepository, succeeded } from "../machine/git.ts";
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
  if (folder === null) throw failed(commit, repository, "git does not say where its own folder is.");
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
    what: `The commit ${commit.slice(0, 12)} could not be checked out.`,
    where: repository,
    why,
    help: "Try `git worktree add --detach FOLDER COMMIT` there. The temporary folder (TMPDIR) needs room for a second checkout.",
  });
}

/** The first line of what git has in place of an LFS file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const pointerLine = "^version https://git-lfs.github.com/spec/v1$";

/**
 * Replaces the pointers of LFS files by the files that this clone has already; nothing is downloaded. Returns a note on
 * those that stay pointers, and nothing where LFS is not used.
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
  if (!succeeded(attributes)) return [];
  // Without git-lfs this fails: the pointers stay, and are counted.
  await git.runLong("lfs", "checkout");
  const { stdout } = await git.run("grep", "--files-with-matches", "-I", "-z", "-e", pointerLine);
  const pointers = stdout.split("\0").filter((path) => path !== "").length;
  if (pointers === 0) return [];
  const files = pointers === 1 ? "1 file of Git LFS is" : `${String(pointers)} files of Git LFS are`;
  return [
    `${files} a pointer in the base, not the content: \`git lfs fetch origin ${commit}\` brings it into this clone first.`,
  ];
}

/** The beginning of the name of each worktree of ours. */
const worktreePrefix = "llm-profile-base-";

/** Removes git's entries of worktrees of ours whose folder is gone: a run that was killed leaves one. Never fails. */
async function removeStaleEntries(gitFolder: string): Promise<void> {
  const folder = join(gitFolder, "worktrees");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(worktreePrefix))) {
    // The file holds the path of the worktree's `.git`.
    const text = await readFile(join(folder, name, "gitdir"), "utf8").catch(() => "");
    const tree = dirname(text.trim());
    if (basename(tree) !== name || (await exists(tree))) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * The folder of the base that corresponds to the head's working directory. Throws UserError where that one is outside of
 * the repository, CaptureError where the base has no such folder.
 */
export async function baseDirectory(
  headDirectory: string,
  repository: string,
  worktree: Pick<Worktree, "path" | "commit">,
): Promise<string> {
  const [directory, top] = await Promise.all([realpath(headDirectory), realpath(repository)]);
  const inside = relative(top, directory);
  if (!isWithin(directory, top)) {
    throw new UserError({
      id: "base-directory-outside",
      what: "The working directory is outside of the repository, so it has no counterpart in the base.",
      where: `workload.working-directory: ${directory}; the repository: ${top}`,
      help: "Start the program in a folder of the repository.",
    });
  }
  const own = join(worktree.path, inside);
  if (await isFolder(own)) return own;
  throw new CaptureError({
    id: "base-directory-missing",
    what: `The base ${worktree.commit.slice(0, 12)} has no folder ${inside} to start the program in.`,
    where: "workload.working-directory",
    why: "It is newer than the base, or git does not track it.",
    help: "Start the program in a folder that both commits have.",
  });
}

/**
 * The programs among the base's relative paths that are the head's: those outside of the repository, and those that git does
 * not hold and the base's setup did not make, such as `.venv/bin/python`. What git holds at the head, the base has of its own
 * or not at all. By path, absolute.
 */
export async function headPrograms(
  ports: GitPorts,
  paths: readonly string[],
  { repository, base }: { readonly repository: string; readonly base: string },
): Promise<ReadonlyMap<string, string>> {
  await using opened = await openRepository(ports);
  const [head, top] = await Promise.all([realpath(ports.cwd), realpath(repository)]);
  const found = new Map<string, string>();
  for (const path of paths) {
    // With the links in it: by them an interpreter knows its virtual environment.
    const program = join(head, path);
    if (!(await isProgram(program))) continue;
    if (isWithin(program, top) && ((await exists(join(base, path))) || (await isTracked(opened, path)))) continue;
    found.set(path, program);
  }
  return found;
}

async function isTracked(opened: Awaited<ReturnType<typeof openRepository>>, path: string): Promise<boolean> {
  if (opened.kind === "none") return false;
  return succeeded(await opened.git.run("--literal-pathspecs", "ls-files", "--error-unmatch", "--", path));
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK)
    .then(() => stat(path))
    .then(
      (found) => found.isFile(),
      () => false,
    );
}
